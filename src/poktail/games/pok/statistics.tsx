/** The pictures of the figures on the profile. */
import type { FigurePictures } from "../../web/board";
import { CounterParts } from "./art";
import { DieArt } from "./art_dice";

/** A counter on the table. */
function Handed() {
  return (
    <svg viewBox="0 0 96 100" aria-hidden="true">
      <CounterParts symbol="disc" />
    </svg>
  );
}

/** A counter next to a die with another symbol. */
function OffDice() {
  return (
    <svg viewBox="0 0 144 144" aria-hidden="true">
      <DieArt face={{ is: "Face", count: 1, symbol: "disc" }} x={50} y={50} size={84} turn={-8} />
      <g transform="translate(64 62) scale(0.8)">
        <CounterParts symbol="triangle" />
      </g>
    </svg>
  );
}

const statistics: FigurePictures = {
  pictures: {
    "counters-handed": Handed,
    "off-dice": OffDice,
  },
};
export default statistics;
