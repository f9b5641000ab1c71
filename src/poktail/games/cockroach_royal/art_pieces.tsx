/** Every picture of the game by its name: silhouettes, cards, backs. */
import type { FunctionComponent } from "preact";
import { BackFrame, CardFrame } from "./art_card";
import { Bat, Crown, Scorpion, Toad } from "./art_cover";
import { BackPattern, Blank, Cockroach, Fly, Joker, Rat, StinkBug } from "./art_species";

const PICTURES: Readonly<Record<string, FunctionComponent>> = {
  bat: Bat,
  fly: Fly,
  cockroach: Cockroach,
  toad: Toad,
  rat: Rat,
  scorpion: Scorpion,
  "stink-bug": StinkBug,
  royal: Crown,
  joker: Joker,
  blank: Blank,
};

/** The ink and the picture of a card: its species, or what it is instead of one. */
export function inkOf(card: string): string {
  return card.replace(/^royal-/, "");
}

/** Whether the card wears a crown. */
export function isRoyal(card: string): boolean {
  return card.startsWith("royal-");
}

interface Drawn {
  /** A card, or a claim: "royal" is the crown. */
  readonly name: string;
  readonly size?: number;
  /** In its own ink, for pale grounds; otherwise in the colour of the text. */
  readonly inked?: boolean;
}

/** A silhouette alone. */
export function Piece({ name, size = 32, inked = false }: Drawn) {
  const ink = inkOf(name);
  const Picture = PICTURES[ink] ?? Blank;
  return (
    <svg
      class={inked ? "roy-piece roy-positive" : "roy-piece"}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="currentColor"
      style={inked ? { color: `var(--roy-${ink === "royal" ? "joker" : ink})` } : undefined}
      aria-hidden="true"
    >
      <Picture />
    </svg>
  );
}

interface Faced {
  readonly card: string;
  /** Printed on the card; small cards have none. */
  readonly name?: string | undefined;
}

/** A card face up; it is as wide as its box. */
export function CardFace({ card, name }: Faced) {
  const Picture = PICTURES[inkOf(card)] ?? Blank;
  return (
    <svg class="roy-face" viewBox="0 0 84 118" aria-hidden="true">
      <CardFrame ink={inkOf(card)} royal={isRoyal(card)} name={name}>
        <Picture />
      </CardFrame>
    </svg>
  );
}

/** A card face down. */
export function CardBack() {
  return (
    <svg class="roy-face roy-positive" viewBox="0 0 84 118" aria-hidden="true">
      <BackFrame>
        <BackPattern />
      </BackFrame>
    </svg>
  );
}
