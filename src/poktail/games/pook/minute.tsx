/** The pictures in the rulebook: the four powers, what a Warrior needs, and how allies score. */
import type { ComponentChildren } from "preact";
import type { Minute } from "../../web/board";
import { BannerArt, PiggyArt, PurseArt, ShieldBadge, WarriorArt } from "./art";
import type { PookFaction } from "./wire";

const warrior = (faction: PookFaction, level: number) => <WarriorArt card={{ is: "Card", faction, level }} />;

/** A card at a place, so big. */
function Lying({ x, y, size = 52, children }: { x: number; y: number; size?: number; children: ComponentChildren }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 96 96">
      {children}
    </svg>
  );
}

/** An arrow to the right, or to both sides. */
function Arrow({ x, y, both = false }: { x: number; y: number; both?: boolean }) {
  const back = both ? "M-6-7-13 0-6 7" : "";
  return <path class="pook-minute-arrow" transform={`translate(${x} ${y})`} d={`M-13 0H13M6-7 13 0 6 7${back}`} />;
}

/** One Warrior and what its power does to a card. */
function Power({
  y,
  of,
  from,
  to,
}: {
  y: number;
  of: ComponentChildren;
  from: ComponentChildren;
  to: ComponentChildren;
}) {
  return (
    <g>
      <Lying x={46} y={y}>
        {of}
      </Lying>
      <Lying x={102} y={y}>
        {from}
      </Lying>
      <Lying x={222} y={y}>
        {to}
      </Lying>
    </g>
  );
}

function Powers() {
  return (
    <svg viewBox="0 0 320 246" aria-hidden="true">
      <Lying x={46} y={4}>
        {warrior("knight", 1)}
      </Lying>
      <Lying x={102} y={4}>
        {warrior("viking", 3)}
      </Lying>
      <svg x={138} y={0} width={24} height={24} viewBox="0 0 32 32">
        <ShieldBadge />
      </svg>
      <Power y={66} of={warrior("orc", 2)} from={warrior("mage", 3)} to={<PurseArt />} />
      <Arrow x={188} y={92} />
      <Power y={128} of={warrior("viking", 1)} from={<PurseArt />} to={warrior("knight", 2)} />
      <Arrow x={188} y={154} />
      <Power y={190} of={warrior("mage", 2)} from={warrior("orc", 1)} to={warrior("mage", 1)} />
      <Arrow x={188} y={216} both />
    </svg>
  );
}

function Purses() {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true">
      <Lying x={132} y={4}>
        <PiggyArt />
      </Lying>
      <Lying x={76} y={60}>
        <PurseArt />
      </Lying>
      <Lying x={132} y={60}>
        {warrior("mage", 3)}
      </Lying>
      <Lying x={188} y={60}>
        <PurseArt />
      </Lying>
      <Lying x={132} y={116}>
        {warrior("orc", 1)}
      </Lying>
    </svg>
  );
}

function Score() {
  return (
    <svg viewBox="0 0 320 90" aria-hidden="true">
      <svg x={2} y={2}>
        <BannerArt banner="mage-viking" width={68} />
      </svg>
      {(["mage-3", "viking-2", "mage-1", "orc-2"] as const).map((card, n) => {
        const [faction, level] = card.split("-") as [PookFaction, string];
        return (
          <g key={card} opacity={faction === "orc" ? 0.45 : 1}>
            <Lying x={84 + n * 60} y={18}>
              {warrior(faction, Number(level))}
            </Lying>
          </g>
        );
      })}
    </svg>
  );
}

const minute: Minute = { pictures: { powers: Powers, purses: Purses, score: Score } };
export default minute;
