/** The pictures in the rulebook: a straight of own and common dice, and a third round. */
import type { JSX } from "preact";
import type { Minute } from "../../web/board";
import { CupShape, DieShape } from "./art";

/** Dice in a row; the dark ones are somebody's own, those that count have a bar below. */
function Row({ faces, own, used, x, y }: { faces: number[]; own: number[]; used: number[]; x: number; y: number }) {
  return (
    <g>
      {faces.map((face, n) => (
        <g key={n} transform={`translate(${x + n * 42} ${y}) scale(${36 / 96})`}>
          <DieShape face={face} dark={own.includes(n)} />
          {used.includes(n) && <rect class="pnr-minute-bar" x="8" y="118" width="80" height="12" rx="6" />}
        </g>
      ))}
    </g>
  );
}

function Straight(): JSX.Element {
  const all = [0, 1, 2, 3, 4];
  return (
    <svg viewBox="0 0 320 178" aria-hidden="true">
      <g transform="translate(28 8) scale(.62)">
        <CupShape />
      </g>
      <Row faces={[3, 4]} own={[0, 1]} used={[]} x={16} y={76} />
      <Row faces={[2, 5, 6]} own={[]} used={[]} x={166} y={50} />
      <Row faces={[2, 3, 4, 5, 6]} own={[1, 2]} used={all} x={58} y={124} />
    </svg>
  );
}

function RoundThree(): JSX.Element {
  return (
    <svg viewBox="0 0 320 130" aria-hidden="true">
      <rect class="pnr-minute-best" x={6} y={4} width={308} height={62} rx={14} />
      <Row faces={[1, 5, 1, 1, 3, 4, 6]} own={[0, 1]} used={[0, 2, 3]} x={14} y={10} />
      <Row faces={[6, 5, 1, 1, 3, 4, 6]} own={[0, 1]} used={[0, 2, 3, 6]} x={14} y={76} />
    </svg>
  );
}

const minute: Minute = { pictures: { straight: Straight, "round-three": RoundThree } };
export default minute;
