/** The pictures of the figures on the profile. */
import type { FigurePictures } from "../../web/board";
import { BannerArt, PiggyArt, WarriorArt } from "./art";

const statistics: FigurePictures = {
  pictures: {
    points: () => <BannerArt banner="knight-mage" width={74} />,
    "allies-found": () => <WarriorArt card={{ is: "Card", faction: "viking", level: 2 }} />,
    "piggy-moved": () => <PiggyArt />,
  },
};
export default statistics;
