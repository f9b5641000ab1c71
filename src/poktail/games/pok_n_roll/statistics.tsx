/** The pictures of the figures on the profile. */
import type { FigurePictures } from "../../web/board";
import { CupShape, DieShape } from "./art";

/** A common die. */
function Points() {
  return (
    <svg viewBox="0 0 96 109" aria-hidden="true">
      <DieShape face={6} />
    </svg>
  );
}

/** A cup that stays closed. */
function Fold() {
  return (
    <svg viewBox="0 0 96 112" aria-hidden="true">
      <CupShape />
    </svg>
  );
}

/** One of your own dice next to the shared ones. */
function Third() {
  return (
    <svg viewBox="0 0 96 109" aria-hidden="true">
      <DieShape face={3} dark />
    </svg>
  );
}

const statistics: FigurePictures = {
  pictures: {
    points: Points,
    "folds-paid": Fold,
    "thirds-won": Third,
  },
};
export default statistics;
