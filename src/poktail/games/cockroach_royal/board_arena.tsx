/** The middle of the table: the penalty pile, the card under way with its claim, and the way it has come. */
import type { Person } from "../../web/board";
import { Face, Icon } from "../../web/kit";
import type { Words } from "../../web/words";
import { CardBack, CardFace, Piece } from "./art_pieces";
import { type Claim, type Props, type View, capital, notYet, person, printed } from "./board_model";
import { holds, pickName, wayName } from "./board_seats";
import type { Draft, Turn } from "./board_compose";

/** The penalty pile with its open card. */
export function Penalty({ view, words }: { readonly view: View; readonly words: Words }) {
  return (
    <div class="roy-penalty" data-part="penalty">
      <div class="roy-stack" data-high={Math.min(view.pile, 4)} aria-hidden="true">
        {view.top !== null ? <CardFace card={view.top} name={printed(view.top, words)} /> : <span class="roy-gap" />}
      </div>
      <p>
        <b>{words.say("board-pile-title")}</b> <span>{pileInWords(view, words)}</span>
      </p>
    </div>
  );
}

/** How many cards the pile has, and which is open. */
export function pileInWords(view: View, words: Words): string {
  const top = view.top === null ? "none" : words.tell(view.top, "card");
  return words.say("board-pile-count", { count: view.pile, top });
}

/** What somebody says of the card. */
export function Bubble({ seat, claim, words, draft = false }: Said) {
  const said = claim === null ? "" : words.say("board-claim", { claim: capital(words.tell(claim, "claim")) });
  return (
    <div class={`roy-bubble ${draft ? "roy-bubble-draft" : ""} ${length(said)}`} data-part="claim" data-claim={claim}>
      {claim === null ? <span class="roy-bubble-dots">…</span> : <Piece name={claim} size={84} inked />}
      <p>
        <span>{words.say("board-says", { name: { seat } })}</span>
        {claim !== null && <strong>{said}</strong>}
      </p>
    </div>
  );
}

/** Long words are set smaller, so that none is broken. */
function length(said: string): string {
  return said.length > 14 ? "roy-bubble-long roy-bubble-longest" : said.length > 10 ? "roy-bubble-long" : "";
}

interface Said {
  readonly seat: number;
  readonly claim: Claim | null;
  readonly words: Words;
  readonly draft?: boolean;
}

/** The card under way and what is said of it; in one's own turn, what one is about to say. */
export function UnderWay({ props, turn }: { readonly props: Props; readonly turn: Turn }) {
  const { view, words } = props;
  const composing = turn.mine && ["pick", "offer", "claim"].includes(view.phase);
  if (composing) return <Composed props={props} draft={turn.draft} />;
  const { trail } = view;
  if (trail === null || trail.to === null) return <Empty props={props} />;
  const giver = trail.givers.at(-1) ?? 0;
  const claim = trail.claims.length === trail.givers.length ? (trail.claims.at(-1) ?? null) : null;
  return (
    <div class={`roy-under ${giver === props.seat ? "roy-under-own" : ""}`} style={towards(props, giver)}>
      <div class="roy-sliding">
        <span class="roy-ghost roy-ghost-far" />
        <span class="roy-ghost" />
        <span class="roy-card roy-card-tilt" data-move={wayName(view.round)}>
          <CardBack />
        </span>
      </div>
      <Bubble key={`${view.round} ${trail.claims.length}`} seat={giver} claim={claim} words={words} />
      {view.card !== null && (
        <p class="roy-secret">
          <span class="roy-peek">
            <CardFace card={view.card} />
          </span>
          {words.say("board-knows", { name: { seat: props.seat }, card: words.tell(view.card, "card") })}
        </p>
      )}
    </div>
  );
}

/** Where the giver sits, from the left edge (0) to the right (1), for the bubble's tail and the card's track. */
function towards({ people, seat }: Props, giver: number): Record<string, string> {
  const chips = people.filter((one) => one.seat !== seat);
  const at = chips.findIndex((one) => one.seat === giver);
  return { "--roy-at": at < 0 ? "0.4" : ((at + 0.5) / chips.length).toFixed(2) };
}

/** Nothing lies in the middle: somebody is choosing. */
function Empty({ props: { view, words } }: { readonly props: Props }) {
  const actor = view.actor;
  return (
    <div class="roy-under roy-under-empty">
      <span class="roy-card roy-card-gap" aria-hidden="true" />
      <p class="roy-waits">
        {actor !== null && view.round > 0
          ? words.say(holds(view, actor) ? "board-holds" : "board-chooses", { name: { seat: actor } })
          : words.say("board-deals")}
      </p>
    </div>
  );
}

/** What is about to be slid over: open to the seat that composes it, and to nobody else. */
function Composed({ props, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { view, words, people, seat } = props;
  const to = draft.to === null ? undefined : person(people, draft.to);
  return (
    <div class="roy-under roy-composed">
      <div class="roy-sliding">
        <span class={`roy-card ${draft.card === null ? "roy-card-gap" : ""}`} data-move={wayName(view.round)}>
          <span
            class="roy-picked"
            data-card={draft.card}
            data-move={view.trail === null ? pickName(draft.card) : undefined}
          >
            {draft.card !== null && <CardFace card={draft.card} name={printed(draft.card, words)} />}
          </span>
        </span>
        <span class="roy-target">
          <Icon name="arrow-right" size={24} />
          {to ? <Face person={to} size={44} /> : <span class="roy-nobody">?</span>}
        </span>
      </div>
      <Bubble seat={seat ?? 0} claim={draft.claim} words={words} draft />
    </div>
  );
}

interface Step {
  readonly seat: number;
  readonly text: string;
  /** The same where there is little room: "Ann: “Rat”", "Ben?". */
  readonly brief: string;
  readonly kind: "had" | "gives" | "has" | "free";
}

/** Who has had the card and said what, who has it, who can still get it. */
export function steps(view: View, words: Words): Step[] {
  const { trail } = view;
  if (trail === null) return [];
  const gave = trail.givers.map((seat, at): Step => {
    const claim = trail.claims[at];
    const name = { seat };
    const last = at === trail.givers.length - 1;
    if (claim === undefined)
      return {
        seat,
        text: words.say(at === 0 ? "board-way-starts" : "board-way-looks", { name }),
        brief: words.seat(seat),
        kind: "gives",
      };
    const said = { name, claim: capital(words.tell(claim, "claim")) };
    return {
      seat,
      text: words.say(at === 0 ? "board-way-began" : "board-way-said", said),
      brief: words.say("board-way-brief", said),
      kind: last ? "gives" : "had",
    };
  });
  const has = [trail.to].flatMap((seat): Step[] => {
    if (seat === null) return [];
    return [{ seat, text: words.say("board-way-has", { name: { seat } }), brief: words.seat(seat), kind: "has" }];
  });
  const free = notYet(view).map((seat): Step => {
    const brief = words.say("board-way-maybe", { name: { seat } });
    return { seat, text: words.say("board-way-free", { name: { seat } }), brief, kind: "free" };
  });
  return [...gave, ...has, ...free];
}

/** The way of this card: a column next to it, a line below it on a phone. */
export function Way({ props: { view, words, people } }: { readonly props: Props }) {
  const all = steps(view, words);
  if (all.length === 0) return null;
  return (
    <section class="roy-way">
      <h2>{words.say("board-way")}</h2>
      <ol>
        {all.map((step) => (
          <WayStep key={step.seat} step={step} who={person(people, step.seat)} words={words} />
        ))}
      </ol>
    </section>
  );
}

interface WayStepProps {
  readonly step: Step;
  readonly who: Person | undefined;
  readonly words: Words;
}

function WayStep({ step, who, words }: WayStepProps) {
  return (
    <li class={`roy-step roy-step-${step.kind}`}>
      {who && <Face person={who} size={32} />}
      <span class="roy-step-words">
        <b>{words.seat(step.seat)}</b> <span>{step.text}</span>
      </span>
      <span class="roy-step-brief" aria-hidden="true">
        {step.brief}
      </span>
    </li>
  );
}
