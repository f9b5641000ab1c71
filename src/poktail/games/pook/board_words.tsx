/** The match in words: the bar, the story, the position for screen readers, and the result. */
import type { ComponentChildren, VNode } from "preact";
import type { Aim, Line } from "../../web/board";
import type { IconName } from "../../web/kit";
import type { Words } from "../../web/words";
import { BannerArt, Head, SecretBanner } from "./art";
import { type PookObservation, nameOf, piecesOf, rowOf, sideOf, visible } from "./board_model";
import type { PookBanner, PookCard, PookWhat } from "./wire";

/** "Card 10 of 24". */
export function stage(observation: PookObservation, words: Words): string {
  const { view, over } = observation;
  const total = view.size;
  if (over || view.phase === "over") return words.say("board-stage-over", { total });
  if (view.phase === "tie") return words.say("board-stage-tie");
  const coming = view.phase === "before" || view.phase === "lay" ? 1 : 0;
  return words.say("board-stage", { card: Math.max(1, Math.min(view.table.length + coming, total)), total });
}

/** What this seat plays for, with its own Banner; a reader without a Banner is told what Banners count. */
export function aim({ view, seat }: PookObservation, words: Words): Aim {
  const banner = seat === null ? null : (view.banners[seat] ?? null);
  if (banner === null) return { text: words.say("board-aim-all"), picture: <SecretBanner width={24} /> };
  // At the end, cards that break a tie lie face up and do not count for everybody.
  const now = (seat === null ? undefined : view.scores[seat]) ?? visible(piecesOf(view), banner);
  return { text: words.say("board-aim", { now }), picture: <BannerArt banner={banner} width={24} /> };
}

const ICONS: Readonly<Record<PookWhat["is"], IconName>> = {
  Began: "flag",
  BannerDealt: "flag",
  BannerDealtFaceDown: "flag",
  Dealt: "card",
  DealtFaceDown: "card",
  Chosen: "card",
  ChosenFaceDown: "card",
  WarriorLaid: "arrow-down",
  PurseLaid: "arrow-down",
  PurseLaidFaceDown: "arrow-down",
  Declined: "minus",
  TurnedDown: "rematch",
  TurnedUp: "eye",
  Aimed: "arrow-right",
  WarriorsExchanged: "swap",
  PursesExchanged: "swap",
  PursesExchangedFaceDown: "swap",
  PiggySwapped: "swap",
  BannerTaken: "flag",
  Ended: "check",
  Drew: "card",
  DrewFaceDown: "card",
  BannersShown: "flag",
  Tied: "hourglass",
  PicksTurned: "eye",
  Won: "crown",
};

/** What the next event says anyway. */
const SILENT: ReadonlySet<PookWhat["is"]> = new Set(["Chosen", "ChosenFaceDown", "Ended", "Dealt", "DealtFaceDown"]);

function Named({ card, words }: { card: PookCard; words: Words }) {
  return (
    <span class="pook-named">
      <span class="pook-medal">
        <Head faction={card.faction} size={16} />
      </span>
      {words.tell(card)}
    </span>
  );
}

/** A value in words with its cards drawn and its cells written as on the board. */
export function drawn(what: unknown, words: Words): ComponentChildren {
  return words.draw(what, (kind, value): VNode | undefined => {
    if (kind === "card") return <Named card={value as PookCard} words={words} />;
    if (kind === "" && typeof value === "string" && /^[a-i][1-9]$/.test(value)) return <b>{nameOf(value)}</b>;
    return undefined;
  });
}

/** A line of the story. */
export function line(what: PookWhat, words: Words): Line {
  return {
    icon: ICONS[what.is],
    text: drawn(what, words),
    silent: SILENT.has(what.is),
    ...("clause" in what && { clause: what.clause }),
    ...chapterOf(what, words),
  };
}

/** Every card opens a chapter, and so does the end. */
function chapterOf(what: PookWhat, words: Words): { chapter?: string } {
  if (what.is === "BannersShown") return { chapter: words.say("board-stage-end") };
  if (what.is !== "Chosen" && what.is !== "ChosenFaceDown") return {};
  return { chapter: words.say("board-chapter", { name: { seat: what.seat } }) };
}

/** The last thing worth telling above the square. */
export function happenedOf(
  observation: PookObservation,
  words: Words,
): { readonly text: ComponentChildren; readonly clause: string | undefined } | null {
  const quiet = (what: PookWhat) => SILENT.has(what.is) || /^(Drew|BannerDealt)/.test(what.is);
  const last = observation.events.findLast(([, what]) => !quiet(what))?.[1];
  if (last === undefined) return null;
  return { text: drawn(last, words), clause: "clause" in last ? last.clause : undefined };
}

/** The position in sentences. */
export function describe(observation: PookObservation, words: Words): string {
  const { view, seat, waiting } = observation;
  const name = { seat: view.active ?? waiting[0] ?? seat ?? 0 };
  const parts = [words.say(`view-phase-${view.phase}`, { name }), ...rows(observation, words)];
  view.cards.forEach((count, other) => {
    const banner = view.banners[other];
    const held = [words.say("view-cards", { count })];
    if (banner) held.push(words.tell(banner, "banner"));
    if (view.scores.length) held.push(words.say("view-points", { points: view.scores[other] ?? 0 }));
    const kept = view.kept[other] ?? [];
    if (kept.length) held.push(words.say("view-kept", { cards: words.tell(kept.map((known) => known.card)) }));
    parts.push(`${words.seat(other)}: ${held.join(", ")}.`);
  });
  if (view.pile) parts.push(`${words.say("view-pile", { count: view.pile })}.`);
  if (view.offer.length) parts.push(`${words.say("view-offer", { banners: words.tell(view.offer, "banner") })}.`);
  if (view.barred) parts.push(words.say("view-barred", { cell: nameOf(view.barred) }));
  if (view.hand.length) parts.push(`${words.say("view-hand")} ${words.tell(view.hand)}.`);
  return parts.join(" ");
}

function rows({ view }: PookObservation, words: Words): readonly string[] {
  const pieces = piecesOf(view);
  const cells = [...pieces.keys()].sort();
  return [...new Set(cells.map(rowOf))]
    .sort((one, two) => one - two)
    .map((row) => {
      const described = cells
        .filter((cell) => rowOf(cell) === row)
        .map((cell) => {
          const piece = pieces.get(cell);
          if (piece?.is !== "card") return words.say("board-cell-piggy", { cell: nameOf(cell) });
          const { up, card } = piece.seen;
          const id = card === null ? "board-cell-purse" : up ? "board-cell-warrior" : "board-cell-known";
          return words.say(id, { cell: nameOf(cell), card: card === null ? "" : words.tell(card) });
        });
      return `${words.say("board-described-row", { row: row + 1, cells: described.join("; ") })}`;
    });
}

/** Who won, by which Banner, and the clause that says so. */
export function result(observation: PookObservation, words: Words): { title: string; why: string; clause?: string } {
  const { view, events } = observation;
  const won = events.findLast(([, what]) => what.is === "Won")?.[1];
  const best = Math.max(...view.scores);
  const seats = won?.is === "Won" ? won.seats : view.scores.flatMap((points, seat) => (points === best ? [seat] : []));
  const banner = view.banners[seats[0] ?? 0];
  const title = words.say("board-result", {
    names: { seats },
    count: seats.length,
    points: best,
  });
  const tie = view.picks.length > 0 || seats.length > sideOf(view, seats[0] ?? 0).length;
  const why = tie
    ? words.say("board-result-tie", { rounds: view.picks.length })
    : words.say("board-result-why", { banner: banner ? words.tell(banner, "banner") : "" });
  return { title, why, clause: tie ? "POOK-21" : "POOK-20" };
}

/** Banner and points next to a name in the ranking. */
export function score(observation: PookObservation, seat: number, words: Words): ComponentChildren {
  const banner: PookBanner | null = observation.view.banners[seat] ?? null;
  return (
    <span class="pook-score">
      {banner && (
        <span role="img" aria-label={words.tell(banner, "banner")}>
          <BannerArt banner={banner} width={30} />
        </span>
      )}
      {words.say("view-points", { points: observation.view.scores[seat] ?? 0 })}
    </span>
  );
}
