/** One cell of the square: what is drawn in it, and how it is told. */
import { Hidden, type IconName } from "../../web/kit";
import type { Words } from "../../web/words";
import { Head, PiggyArt, PurseArt, Sack, ShieldBadge, WarriorArt } from "./art";
import type { Piece } from "./board_model";
import type { Moved } from "./board_motion";
import { nameOf } from "./board_model";
import type { PookCard } from "./wire";

/** How a cell looks now. */
export interface CellLook {
  readonly piece: Piece | null;
  /** The Purses of its row and column, in a cell where a card may come. */
  readonly purses: number | null;
  /** A tap means something here. */
  readonly target: boolean;
  /** Part of what was composed and is not sent. */
  readonly lifted: boolean;
  /** The card that was laid last. */
  readonly last: boolean;
  readonly shield: boolean;
  readonly arrow: "left" | "right" | "up" | "down" | null;
  readonly flag: { readonly icon: IconName; readonly text: string } | null;
  /** The moves that a tap here would be, where it is not possible. */
  readonly why: string | null;
  /** The name under which a card glides here from the hand. */
  readonly move: string | null;
}

/** The whole cell in words. */
export function labelOf(words: Words, cell: string, look: CellLook): string {
  const parts = [whatLies(words, nameOf(cell), look)];
  if (look.shield) parts.push(words.say("board-mark-protected"));
  if (look.last) parts.push(words.say("board-mark-last"));
  if (look.lifted) parts.push(words.say("board-mark-unsent"));
  else if (look.target) parts.push(words.say("board-mark-legal"));
  return parts.join(", ");
}

function whatLies(words: Words, cell: string, { piece, purses }: CellLook): string {
  if (piece === null) return words.say("board-cell-free", { cell, purses: purses ?? 0 });
  if (piece.is === "piggy") return words.say("board-cell-piggy", { cell });
  const { up, card } = piece.seen;
  if (card === null) return words.say("board-cell-purse", { cell });
  return words.say(up ? "board-cell-warrior" : "board-cell-known", { cell, card: words.tell(card) });
}

/** What the inside of a cell shows. */
export function Content({ look, moved, words }: { look: CellLook; moved: Moved | null; words: Words }) {
  const { piece } = look;
  if (piece === null) {
    return (
      <span class="pook-count">
        {look.purses} <Sack size={18} />
      </span>
    );
  }
  return (
    <span
      class={`pook-card ${moved ? `pook-${moved.how}` : ""}`}
      style={moved ? { "--dx": moved.dx, "--dy": moved.dy } : undefined}
      data-move={look.move ?? undefined}
    >
      <PieceArt piece={piece} words={words} />
      {look.shield && <ShieldBadge />}
    </span>
  );
}

/** A card in play; on a Purse, small, what this seat has seen of it. */
export function PieceArt({ piece, words }: { piece: Piece; words: Words }) {
  if (piece.is === "piggy") return <PiggyArt />;
  const { up, card } = piece.seen;
  if (up && card) return <WarriorArt card={card} />;
  return (
    <>
      <PurseArt />
      {card && <SeenCard card={card} title={words.say("board-seen", { card: words.tell(card) })} />}
    </>
  );
}

/** A card so small that it is only a head and a number. */
export function SeenCard({ card, title }: { card: PookCard; title: string }) {
  return (
    <span class={`pook-seen pook-${card.faction}`} title={title}>
      <Head faction={card.faction} size={15} />
      <b aria-hidden="true">{card.level}</b>
      <Hidden>{title}</Hidden>
    </span>
  );
}
