/** The picture for the start page and the lobby: three cards fanned out, a Royal before two plain ones. */
import type { Cover } from "../../web/board";
import { CardFrame } from "./art_card";
import { Bat, Scorpion, Toad } from "./art_cover";

function Picture() {
  return (
    <svg viewBox="0 0 290 228" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
      <g transform="translate(12 58) rotate(-12 46 65) scale(1.1)">
        <CardFrame ink="bat">
          <Bat />
        </CardFrame>
      </g>
      <g transform="translate(184 48) rotate(11 46 65) scale(1.1)">
        <CardFrame ink="scorpion">
          <Scorpion />
        </CardFrame>
      </g>
      <g transform="translate(92 30) rotate(-2 54 76) scale(1.26)">
        <CardFrame ink="toad" royal>
          <Toad />
        </CardFrame>
      </g>
    </svg>
  );
}

const cover: Cover = { Picture };

export default cover;
