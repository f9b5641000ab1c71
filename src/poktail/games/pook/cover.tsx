/** Pook on the start page and in the lobby: six cards of the square. */
import type { ComponentChildren } from "preact";
import type { Cover } from "../../web/board";
import { PiggyArt, PurseArt, WarriorArt } from "./art";
import type { PookFaction } from "./wire";

function Lying({ x, y, tilt, children }: { x: number; y: number; tilt: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect class="pook-cover-shade" x="-40" y="-34" width="82" height="82" rx="11" />
      <rect class="pook-cover-edge" x="-41" y="-36" width="82" height="82" rx="11" />
      <svg x="-41" y="-41" width="82" height="82" viewBox="0 0 96 96">
        {children}
      </svg>
    </g>
  );
}

const warrior = (faction: PookFaction, level: number) => <WarriorArt card={{ is: "Card", faction, level }} />;

function Picture() {
  return (
    <svg class="pook-cover" viewBox="0 0 290 228" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <Lying x={55} y={70} tilt={-5}>
        {warrior("knight", 2)}
      </Lying>
      <Lying x={144} y={64} tilt={-3}>
        <PurseArt />
      </Lying>
      <Lying x={232} y={58} tilt={-6}>
        {warrior("mage", 3)}
      </Lying>
      <Lying x={59} y={161} tilt={-3}>
        {warrior("orc", 1)}
      </Lying>
      <Lying x={149} y={154} tilt={-5}>
        <PiggyArt />
      </Lying>
      <Lying x={238} y={148} tilt={-4}>
        {warrior("viking", 3)}
      </Lying>
    </svg>
  );
}

const cover: Cover = { Picture };
export default cover;
