/** The reveal: what the card was, who was right, who takes it, and what follows from that. */
import { Icon, Key, Why } from "../../web/kit";
import type { IconName } from "../../web/kit";
import type { Words } from "../../web/words";
import { CardBack, CardFace, inkOf } from "./art_pieces";
import {
  type Card,
  type Claimed,
  type Judged,
  type Props,
  type View,
  type What,
  capital,
  count,
  isGood,
  judgedRound,
  printed,
  sinceJudged,
} from "./board_model";
import { wayName } from "./board_seats";

interface RevealProps {
  readonly props: Props;
  /** Told in this very frame: the card turns over now. */
  readonly now: boolean;
  /** Look at what comes next; without it there is nothing else to look at. */
  readonly onDone?: (() => void) | undefined;
}

/** The card turned up, and next to it why somebody takes it. */
export function Reveal({ props, now, onDone }: RevealProps) {
  const { view, words, events } = props;
  const { judged, claims, after } = sinceJudged(events);
  if (judged === null) return null;
  return (
    <div class={`roy-reveal ${now ? "roy-reveal-now" : ""}`} data-part="reveal">
      <span class="roy-card roy-turned" data-card={judged.card} data-move={wayName(judgedRound(view))}>
        <span class="roy-turned-face">
          <CardFace card={judged.card} name={printed(judged.card, words)} />
        </span>
        {now && (
          <span class="roy-turned-back">
            <CardBack />
          </span>
        )}
      </span>
      <div class="roy-verdict">
        <Stamp judged={judged} words={words} />
        {claims.length > 1 ? (
          <Passed claims={claims} judged={judged} words={words} />
        ) : (
          <Said judged={judged} words={words} />
        )}
        <p class="roy-taker">
          {words.say("board-takes", { name: { seat: judged.taker }, card: words.tell(judged.card, "card") })}{" "}
          <Why clause={judged.clause} />
        </p>
        <Following view={view} after={after} taken={judged.card} words={words} />
        {onDone && (
          <Key kind="quiet" icon="arrow-right" part="go-on" onClick={onDone}>
            {words.say("board-go-on")}
          </Key>
        )}
      </div>
    </div>
  );
}

/** What a verdict means to the reader in one word; for readers who are not involved, whether the judge was right. */
function Stamp({ judged, words }: { readonly judged: Judged; readonly words: Words }) {
  const good = isGood(judged, words.you);
  const judge = good ? "board-right" : "board-wrong";
  const giver = good ? "board-fooled" : "board-seen-through";
  return (
    <p class={`roy-stamp ${good ? "roy-stamp-right" : "roy-stamp-wrong"}`}>
      <Icon name={good ? "check" : "cross"} size={24} />
      <strong>{words.say(judged.giver === words.you ? giver : judge)}</strong>
    </p>
  );
}

interface PassedProps {
  readonly claims: readonly Claimed[];
  readonly judged: Judged;
  readonly words: Words;
}

/** The way of a card that was passed on: what each giver said of it, and how it was judged. */
function Passed({ claims, judged, words }: PassedProps) {
  const said = claims.map(({ seat, claim }) => ({ seat, said: capital(words.tell(claim, "claim")) }));
  const verdict = words.say(judged.verdict ? "board-true" : "board-false");
  return (
    <ol class="roy-passed" aria-label={words.say("board-way")}>
      {[...said, { seat: judged.seat, said: verdict }].map(({ seat, said: claim }) => (
        <li key={seat}>{words.say("board-way-brief", { name: { seat }, claim })}</li>
      ))}
    </ol>
  );
}

function Said({ judged, words }: { readonly judged: Judged; readonly words: Words }) {
  return (
    <p class="roy-said">
      {words.say("board-said", { name: { seat: judged.giver }, claim: capital(words.tell(judged.claim, "claim")) })}{" "}
      {words.say("board-answered", { name: { seat: judged.seat }, verdict: String(judged.verdict) })}
    </p>
  );
}

interface FollowingProps {
  readonly view: View;
  readonly after: readonly What[];
  readonly taken: Card;
  readonly words: Words;
}

/** What the taken card brought about: how many that makes, draws from the pile, payments, the end. */
function Following({ view, after, taken, words }: FollowingProps) {
  const lines = after.flatMap((what, at) => {
    const line = follow(view, what, at === 0 ? taken : null, words);
    return line ? [line] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul class="roy-following">
      {lines.map((line, at) => (
        <li key={at}>
          <span class="roy-minis">
            {line.cards.map((card, place) => (
              <CardFace key={place} card={card} />
            ))}
            {line.cards.length === 0 && <Icon name={line.icon} size={20} />}
          </span>
          <span>
            {line.text}{" "}
            {line.clause && lines.findIndex((one) => one.clause === line.clause) === at && <Why clause={line.clause} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FollowLine {
  readonly icon: IconName;
  readonly cards: readonly Card[];
  readonly text: string;
  readonly clause?: string;
}

/** Cards that were paid are told where they were named, so laying them needs no line of its own. */
function follow(view: View, what: What, taken: Card | null, words: Words): FollowLine | null {
  const text = () => words.tell(what);
  switch (what.is) {
    case "Laid":
      if (what.card === taken) return { icon: "arrow-down", cards: [], text: makes(view, what.seat, what.card, words) };
      return what.clause === "ROYAL-10"
        ? { icon: "crown", cards: [what.card], text: text(), clause: what.clause }
        : null;
    case "TookToHand":
      return what.card === taken ? null : { icon: "card", cards: [what.card], text: text(), clause: what.clause };
    case "PaymentNamed":
      return { icon: "card", cards: what.cards, text: text(), clause: what.clause };
    case "PaidNothing":
      return { icon: "card", cards: [], text: text(), clause: what.clause };
    case "Lost":
      return { icon: "flag", cards: [], text: text(), clause: what.clause };
    default:
      return null;
  }
}

/** How many of that species lie in front of the taker now. */
function makes(view: View, seat: number, card: Card, words: Words): string {
  const species = inkOf(card);
  return words.say("board-makes", {
    name: { seat },
    species: capital(words.tell(species, "claim")),
    count: count(view.laid[seat], species),
    limit: view.limit,
  });
}
