/** The pictures of the figures on the profile. */
import type { FigurePictures } from "../../web/board";
import { BackFrame, CardFrame } from "./art_card";
import { Toad } from "./art_cover";
import { BackPattern } from "./art_species";

/** A card that nobody but its giver has seen. */
function Bluff() {
  return (
    <svg class="roy-positive" viewBox="0 0 84 118" aria-hidden="true">
      <BackFrame>
        <BackPattern />
      </BackFrame>
    </svg>
  );
}

/** The card that was judged, face up. */
function Judged() {
  return (
    <svg viewBox="0 0 84 118" aria-hidden="true">
      <CardFrame ink="toad">
        <Toad />
      </CardFrame>
    </svg>
  );
}

const statistics: FigurePictures = {
  pictures: {
    "bluffs-believed": Bluff,
    "judged-right": Judged,
  },
};
export default statistics;
