/** The seats of Pook above the square. */
import type { ComponentChildren } from "preact";
import { type Chip, Hidden, chipsOf, otherPeople } from "../../web/kit";
import { BannerArt } from "./art";
import { SeenCard } from "./board_cell";
import { type Props, sideOf } from "./board_model";

/** What everybody got before the first turn. */
const BEFORE = new Set(["Began", "Dealt", "DealtFaceDown"]);

/** A chip for every other seat; spectators see all seats. */
export function chips(props: Props): Chip[] {
  const { waiting, events, over } = props;
  const last = events.findLast(([, what]) => "seat" in what && !BEFORE.has(what.is))?.[1];
  return chipsOf(otherPeople(props), ({ seat }) => {
    const waits = waiting.includes(seat) && !over;
    const played = !waits && !over && last !== undefined && "seat" in last && last.seat === seat;
    return {
      status: statusOf(props, seat, waits, played),
      state: waits ? "waits" : played ? "acted" : "idle",
      extra: <Held props={props} seat={seat} />,
    };
  });
}

/** What is worth knowing of a seat, in a few words. */
function statusOf(props: Props, seat: number, waits: boolean, played: boolean): ComponentChildren {
  const { view, words, options } = props;
  const kept = view.kept[seat] ?? [];
  if (kept.length > 0) {
    return (
      <span class="pook-kept">
        {words.say("board-holds")}
        {kept.map((known, place) => (
          <SeenCard key={place} card={known.card} title={words.tell(known.card)} />
        ))}
      </span>
    );
  }
  if (waits) return words.say("board-status-plays");
  const partner = sideOf(view, seat).find((other) => other !== seat);
  if (partner !== undefined) return words.say("board-status-team", { name: { seat: partner } });
  if (played) return words.say("board-status-played");
  if (view.banners[seat]) return words.tell(view.banners[seat], "banner");
  return words.say(options.open_banners ? "board-status-none" : "board-status-secret");
}

/** How many cards a seat holds, and its Banner as far as it shows. */
function Held({ props, seat }: { props: Props; seat: number }) {
  const { words, view, fresh } = props;
  const banner = view.banners[seat] ?? null;
  const count = view.cards[seat] ?? 0;
  const turned = fresh.some(([, what]) => what.is === "BannersShown");
  return (
    <>
      {banner && (
        <span
          role="img"
          class={turned ? "pook-flip" : undefined}
          aria-label={words.tell(banner, "banner")}
          title={words.tell(banner, "banner")}
        >
          <BannerArt banner={banner} width={26} />
        </span>
      )}
      {view.scores.length > 0 ? (
        <>
          <b class="pook-chip-points" aria-hidden="true">
            {view.scores[seat]}
          </b>
          <Hidden>{words.say("view-points", { points: view.scores[seat] ?? 0 })}</Hidden>
        </>
      ) : (
        <span class="pook-held" role="img" aria-label={words.say("view-cards", { count })}>
          <i /> {count}
        </span>
      )}
    </>
  );
}
