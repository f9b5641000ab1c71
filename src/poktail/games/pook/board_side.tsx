/** Beside the square: the seat's Banner, the open Banners, and how far the square may grow. */
import { Panel } from "../../web/kit";
import type { Words } from "../../web/words";
import { BannerArt, SecretBanner } from "./art";
import { type Piece, type PookObservation, frameOf, piecesOf, sideOf, visible } from "./board_model";
import type { PookBanner, PookView } from "./wire";

interface OwnProps {
  readonly observation: PookObservation;
  readonly words: Words;
  /** The Banner composed to be taken. */
  readonly drafted: PookBanner | null;
  /** The square with what is composed. */
  readonly then: ReadonlyMap<string, Piece>;
}

/** A Banner with the names of its two factions, what lies open for them, and what will. */
export function OwnBanner({ observation, words, drafted, then: pieces }: OwnProps) {
  const { seat, view, options } = observation;
  const open = options.open_banners || view.scores.length > 0;
  const banner = seat === null ? null : (view.banners[seat] ?? drafted);
  if (seat === null) return null;
  if (banner === null) return <p class="pook-own">{words.say("board-no-banner", { name: { seat } })}</p>;
  const name = { seats: sideOf(view, seat) };
  const [now, then] = [visible(piecesOf(view), banner), visible(pieces, banner)];
  return (
    <div class="pook-own" data-part="own-banner">
      <BannerArt banner={banner} width={64} />
      <p>
        <strong>{words.say(open ? "board-banner-open" : "board-banner-secret", { name })}</strong>
        <span class="pook-own-allies">{words.tell(banner, "banner")}</span>
        <span>
          {view.scores.length > 0
            ? words.say("view-points", { points: view.scores[seat] ?? 0 })
            : then === now
              ? words.say("board-visible", { now })
              : words.say("board-visible-then", { now, then })}
        </span>
      </p>
    </div>
  );
}

interface OfferProps {
  readonly view: PookView;
  readonly words: Words;
  /** Those that may be taken now. */
  readonly takes: readonly PookBanner[];
  readonly drafted: PookBanner | null;
  readonly onTake: (banner: PookBanner) => void;
}

/** The Banners that lie open and have no owner. */
export function Offer({ view, words, takes, drafted, onTake }: OfferProps) {
  if (!view.offer.length) return null;
  return (
    <Panel class="pook-offer" title={words.say("board-offer")}>
      <ul>
        {view.offer.map((banner) => (
          <li key={banner}>
            {takes.includes(banner) ? (
              <button
                type="button"
                class={`pook-take ${drafted === banner ? "pook-taken" : ""}`}
                aria-pressed={drafted === banner}
                aria-label={words.say("take", { banner: words.tell(banner, "banner") })}
                onClick={() => onTake(banner)}
              >
                <BannerArt banner={banner} width={40} />
              </button>
            ) : (
              <span class="pook-take" role="img" aria-label={words.tell(banner, "banner")}>
                <BannerArt banner={banner} width={40} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {view.bonus.length === 0 && <p>{words.say("board-first-banner")}</p>}
    </Panel>
  );
}

/** How far the square may still grow, and what is left to draw. */
export function Growth({ observation, words }: { observation: PookObservation; words: Words }) {
  const { view, options } = observation;
  const frame = frameOf(piecesOf(view).keys());
  const columns = frame.right - frame.left + 1;
  const rows = frame.bottom - frame.top + 1;
  const [wide, high] = [options.columns ?? 5, options.rows ?? 5];
  const grows = view.free.length > 0 && (columns < wide || rows < high);
  const boxed = view.offer.length ? 0 : view.unused;
  if (!grows && !view.pile && !boxed) return null;
  return (
    <Panel class="pook-growth">
      {grows && (
        <>
          <strong>{words.say("board-grow")}</strong>
          <p>{words.say("board-grow-how", { columns, wide, rows, high })}</p>
        </>
      )}
      {view.pile > 0 && <p>{words.say("view-pile", { count: view.pile })}</p>}
      {boxed > 0 && (
        <p class="pook-unused">
          <SecretBanner width={18} /> {words.say("view-unused", { count: boxed })}
        </p>
      )}
    </Panel>
  );
}
