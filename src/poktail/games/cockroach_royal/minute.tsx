/** The pictures in the rulebook: the way of a card with its claim, a lie that was seen through, and how one loses. */
import type { ComponentChildren } from "preact";
import type { Minute } from "../../web/board";
import { BackFrame, CardFrame } from "./art_card";
import { Toad } from "./art_cover";
import { BackPattern, Rat } from "./art_species";

/** A card at a place, so wide. */
function Lying({ x, y, wide = 50, children }: { x: number; y: number; wide?: number; children: ComponentChildren }) {
  return (
    <svg x={x} y={y} width={wide} height={(wide * 118) / 84} viewBox="0 0 84 118">
      {children}
    </svg>
  );
}

function Back({ x, y, wide }: { x: number; y: number; wide?: number }) {
  return (
    <Lying x={x} y={y} {...(wide === undefined ? {} : { wide })}>
      <BackFrame>
        <BackPattern />
      </BackFrame>
    </Lying>
  );
}

/** A head and shoulders. */
function Somebody({ x, y }: { x: number; y: number }) {
  return (
    <g class="roy-minute-person" transform={`translate(${x} ${y})`}>
      <circle cy={-12} r={11} />
      <path d="M-20 20A20 19 0 0 1 20 20Z" />
    </g>
  );
}

/** A bubble with what is said in it. */
function Said({ x, y, children }: { x: number; y: number; children: ComponentChildren }) {
  return (
    <g class="roy-positive" transform={`translate(${x} ${y})`}>
      <path
        class="roy-minute-said"
        d="M-22-20H22A8 8 0 0 1 30-12V14A8 8 0 0 1 22 22H-4L-16 32V22H-22A8 8 0 0 1-30 14V-12A8 8 0 0 1-22-20Z"
      />
      {children}
    </g>
  );
}

function SaidToad({ x, y }: { x: number; y: number }) {
  return (
    <Said x={x} y={y}>
      <svg class="roy-minute-toad" x={-18} y={-17} width={36} height={36} viewBox="0 0 96 96">
        <Toad />
      </svg>
    </Said>
  );
}

function Arrow({ x, y, long }: { x: number; y: number; long: number }) {
  return (
    <path
      class="roy-minute-arrow"
      transform={`translate(${x} ${y})`}
      d={`M0 0H${long}M${long - 9}-8 ${long} 0 ${long - 9} 8`}
    />
  );
}

function Way() {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true">
      <SaidToad x={62} y={26} />
      <SaidToad x={190} y={26} />
      {[34, 160, 286].map((x) => (
        <Somebody key={x} x={x} y={92} />
      ))}
      <Arrow x={66} y={92} long={62} />
      <Arrow x={192} y={92} long={62} />
      <Back x={76} y={124} wide={36} />
      <Back x={204} y={124} wide={36} />
    </svg>
  );
}

function Caught() {
  return (
    <svg viewBox="0 0 320 112" aria-hidden="true">
      <SaidToad x={74} y={28} />
      <Somebody x={40} y={88} />
      <path class="roy-minute-arrow" d="M130 66H82M91 58 82 66 91 74" />
      <Lying x={136} y={14} wide={60}>
        <CardFrame ink="rat">
          <Rat />
        </CardFrame>
      </Lying>
      <Said x={258} y={28}>
        <path class="roy-minute-no" d="M-11-11 11 12M11-11-11 12" />
      </Said>
      <Somebody x={226} y={88} />
    </svg>
  );
}

function Lost() {
  return (
    <svg viewBox="0 0 320 104" aria-hidden="true">
      {[0, 1, 2, 3].map((n) => (
        <Lying key={n} x={18 + n * 74} y={6} wide={62}>
          <CardFrame ink="rat" royal={n === 3}>
            <Rat />
          </CardFrame>
        </Lying>
      ))}
    </svg>
  );
}

const minute: Minute = { pictures: { way: Way, caught: Caught, lost: Lost } };
export default minute;
