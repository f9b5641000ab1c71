/** The seat's own side of the table: the keys of its turn, its hand and its piles. */
import type { ComponentChildren } from "preact";
import { Face, Hidden, Icon, Key, Toolbar, TrayNote, Why } from "../../web/kit";
import { CardFace, Piece } from "./art_pieces";
import {
  type Card,
  type Claim,
  type Props,
  called,
  capital,
  claims,
  count,
  notYet,
  person,
  stacks,
} from "./board_model";
import { Piles, pickName } from "./board_seats";
import type { Turn } from "./board_compose";
import { UndoKey } from "./board_keys";

interface TrayProps {
  readonly props: Props;
  readonly turn: Turn;
  readonly landing: number | null;
  /** The matrix shows everybody's piles already, one's own too. */
  readonly matrix: boolean;
}

/** The tray for the phase the match is in. */
export function Tray({ props, turn, landing, matrix }: TrayProps) {
  const { view, words, seat } = props;
  if (seat === null || view.hand === null) return <TrayNote class="roy-note">{words.say("board-watching")}</TrayNote>;
  const piles = !matrix && <OwnPiles props={props} seat={seat} landing={landing} />;
  if (!turn.mine) {
    return (
      <div class="roy-tray roy-tray-idle">
        <div class="roy-side">
          <Hand props={props} />
          <Notes props={props} />
        </div>
        {piles}
      </div>
    );
  }
  if (view.phase === "judge") return <Judge props={props} piles={piles} />;
  if (view.phase === "pay" || view.phase === "pay-more") return <Payment props={props} turn={turn} piles={piles} />;
  return <Compose props={props} turn={turn} piles={piles} />;
}

interface WithPiles {
  readonly props: Props;
  readonly piles: ComponentChildren;
}

/** True and false weigh the same; passing on is the third way, where there is somebody left. */
function Judge({ props, piles }: WithPiles) {
  const { words, view, legal, busy, send } = props;
  const can = (answer: string) => legal.some(([notation]) => notation === answer);
  const left = words.either(words.each(notYet(view)));
  return (
    <div class="roy-tray roy-tray-judge">
      <div class="roy-keys">
        <Warning props={props} />
        <div class="roy-two">
          <Key
            kind="choice"
            icon="check"
            does="judge-true"
            part="judge-true"
            disabled={busy}
            onClick={() => send("judge-true")}
          >
            {words.say("board-true")}
          </Key>
          <Key
            kind="choice"
            icon="cross"
            does="judge-false"
            part="judge-false"
            disabled={busy}
            onClick={() => send("judge-false")}
          >
            {words.say("board-false")}
          </Key>
        </div>
        {can("pass") ? (
          <Key
            icon="eye"
            does="pass"
            disabled={busy}
            part="pass"
            onClick={() => send("pass")}
            hint={words.say("board-pass-hint", { names: left })}
          >
            {words.say("answer-pass")}
          </Key>
        ) : (
          <TrayNote class="roy-note">
            {words.say("board-must-judge")} <Why clause="ROYAL-7" />
          </TrayNote>
        )}
      </div>
      <div class="roy-side">
        {piles}
        <Hand props={props} small />
      </div>
    </div>
  );
}

/** One more of what is claimed would lose. */
function Warning({ props: { view, words, seat } }: { readonly props: Props }) {
  const claim = view.trail?.claims.at(-1);
  if (seat === null || claim === undefined || claim === "royal") return null;
  if (!view.danger[seat]?.includes(claim)) return null;
  const there = count(view.laid[seat], claim);
  const said = { claim: capital(words.tell(claim, "claim")), count: there, limit: view.limit, name: { seat } };
  return (
    <p class="roy-warning">
      <Icon name="warning" size={22} />
      <span>{words.say("board-warning", said)}</span>
    </p>
  );
}

/** Choose a card, somebody and a claim, in any order; nothing is sent before the key. */
function Compose({ props, turn, piles }: WithPiles & { readonly turn: Turn }) {
  const { view, words, busy } = props;
  const picking = view.phase === "pick";
  return (
    <div class="roy-tray roy-tray-compose">
      {picking && (
        <Group title={words.say("board-choose-card")}>
          <Hand props={props} turn={turn} chosen={turn.draft.card === null ? [] : [turn.draft.card]} />
        </Group>
      )}
      <div class="roy-keys">
        {turn.targets.length > 1 && (
          <Group title={words.say("board-choose-seat")}>
            <Targets props={props} turn={turn} />
          </Group>
        )}
        <Group title={words.say("board-choose-claim")}>
          <Claims props={props} turn={turn} />
        </Group>
      </div>
      <div class="roy-side roy-side-send">
        {piles}
        <div class="roy-send">
          <Key
            kind="main"
            icon="arrow-right"
            disabled={!turn.ready || busy}
            why={words.say("board-slide-first")}
            part="slide"
            onClick={turn.slide}
          >
            {words.say("board-slide")}
          </Key>
          <UndoKey turn={turn} words={words} busy={busy} />
        </div>
      </div>
      {!picking && <Hand props={props} small />}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <Toolbar class="roy-group" label={title}>
      <h2>{title}</h2>
      {children}
    </Toolbar>
  );
}

function Targets({ props: { people, words }, turn }: { readonly props: Props; readonly turn: Turn }) {
  return (
    <div class="roy-targets">
      {turn.targets.map((seat) => {
        const who = person(people, seat);
        const picked = turn.draft.to === seat;
        return (
          <button
            key={seat}
            type="button"
            class="roy-choice"
            aria-pressed={picked}
            data-part={`to-${seat}`}
            data-does={`to-${seat}`}
            onClick={() => turn.change({ to: picked ? null : seat })}
          >
            {who && <Face person={who} size={30} />}
            <span>{words.seat(seat)}</span>
          </button>
        );
      })}
    </div>
  );
}

function Claims({ props: { view, words }, turn }: { readonly props: Props; readonly turn: Turn }) {
  const pick = (claim: Claim) => turn.change({ claim: turn.draft.claim === claim ? null : claim });
  return (
    <div class="roy-claims">
      {claims(view).map((claim) => (
        <button
          key={claim}
          type="button"
          class="roy-choice roy-claim"
          aria-pressed={turn.draft.claim === claim}
          data-part={`claim-${claim}`}
          data-does={`claim-${claim}`}
          onClick={() => pick(claim)}
        >
          <Piece name={claim} size={28} />
          <span>{capital(words.tell(claim, "claim"))}</span>
        </button>
      ))}
    </div>
  );
}

/** One card that fits, or two; the table says whether one is enough. */
function Payment({ props, turn, piles }: WithPiles & { readonly turn: Turn }) {
  const { view, words, busy, legal, send } = props;
  const second = view.phase === "pay-more";
  const enough = second && legal.some(([notation]) => notation === "enough");
  const chosen = second && view.picked !== null ? [view.picked, ...turn.draft.pay] : turn.draft.pay;
  const due = turn.draft.pay.length > 0;
  return (
    <div class="roy-tray roy-tray-pay">
      <Group title={words.say(second ? "board-pay-second" : "board-pay-cards")}>
        <Hand props={props} turn={turn} chosen={chosen} pay={second ? 1 : 2} />
      </Group>
      <div class="roy-keys">
        <TrayNote class="roy-note">
          {words.say("view-bill", { claim: capital(words.tell(view.bill?.claim ?? "", "claim")) })}{" "}
          <Why clause="ROYAL-12" />
        </TrayNote>
      </div>
      <div class="roy-side roy-side-send">
        {piles}
        <div class="roy-send">
          <Key
            kind="main"
            icon="check"
            disabled={!due || busy}
            why={words.say("board-pay-first")}
            part="pay"
            onClick={turn.pay}
          >
            {words.say("board-pay", { count: turn.draft.pay.length })}
          </Key>
          {enough && (
            <Key kind="choice" disabled={busy} onClick={() => send("enough")}>
              {words.say("answer-enough")}
            </Key>
          )}
          <UndoKey turn={turn} words={words} busy={busy} />
        </div>
      </div>
    </div>
  );
}

interface HandProps {
  readonly props: Props;
  readonly small?: boolean;
  /** With a turn the cards are keys. */
  readonly turn?: Turn;
  readonly chosen?: readonly Card[];
  /** How many cards may be chosen to pay with; 0: one card is chosen to give away. */
  readonly pay?: number;
}

/** The hand as stacks, a number on each. */
function Hand({ props, small = false, turn, chosen = [], pay = 0 }: HandProps) {
  const { view, words, seat } = props;
  const hand = view.hand ?? [];
  return (
    <div class={`roy-hand ${small ? "roy-hand-small" : ""}`} data-part="hand">
      {!turn && (
        <h2>{small ? words.say("board-hand-short") : words.say("board-hand", { name: { seat: seat ?? 0 } })}</h2>
      )}
      <ul>
        {stacks(view, hand).map(({ card, count: many }) => (
          <li key={card}>
            <Stack props={props} card={card} many={many} turn={turn} chosen={chosen} pay={pay} />
          </li>
        ))}
        {hand.length === 0 && <li class="roy-none">{words.say("view-no-cards")}</li>}
      </ul>
    </div>
  );
}

interface StackProps extends Omit<HandProps, "small" | "turn"> {
  readonly card: Card;
  readonly many: number;
  readonly turn: Turn | undefined;
}

function Stack({ props, card, many, turn, chosen = [], pay = 0 }: StackProps) {
  const { words, legal } = props;
  const taken = chosen.filter((other) => other === card).length;
  const label = words.say("board-stack", { card: called(card, words), count: many });
  const inside = (
    <>
      <CardFace card={card} />
      <b class="roy-many" aria-hidden="true">
        {taken > 0 && pay > 0 ? `${taken}/${many}` : many}
      </b>
    </>
  );
  const allowed = legal.some(([, move]) => typeof move === "object" && "card" in move && move.card === card);
  if (!turn) {
    return (
      <span class="roy-in-hand" title={label}>
        {inside}
        <Hidden>{label}</Hidden>
      </span>
    );
  }
  return (
    <button
      type="button"
      class="roy-in-hand roy-hand-key"
      aria-pressed={taken > 0}
      aria-disabled={!allowed}
      title={label}
      data-part={`${pay === 0 ? "card" : "pay"}-${card}`}
      data-does={`card-${card} pay-${card}`}
      data-why={allowed ? undefined : `card-${card}`}
      data-move={pay === 0 && taken === 0 ? pickName(card) : undefined}
      onClick={() => allowed && choose(turn, card, many, taken, pay)}
    >
      {inside}
      <Hidden>{label}</Hidden>
    </button>
  );
}

/** To give away: this card or none. To pay: one more of it, as long as there is room, else one fewer. */
function choose(turn: Turn, card: Card, many: number, taken: number, pay: number): void {
  if (pay === 0) return turn.change({ card: taken > 0 ? null : card });
  const { pay: paid } = turn.draft;
  if (paid.length < pay && taken < many) return turn.change({ pay: [...paid, card] });
  const at = paid.lastIndexOf(card);
  turn.change({ pay: at < 0 ? [...paid.slice(0, pay - 1), card] : paid.filter((_, place) => place !== at) });
}

function OwnPiles({
  props,
  seat,
  landing,
}: {
  readonly props: Props;
  readonly seat: number;
  readonly landing: number | null;
}) {
  const { view, words } = props;
  const fresh = landing === seat ? view.last?.card.replace(/^royal-/, "") : undefined;
  return (
    <div class="roy-own" data-seat={seat} data-part="piles">
      <h2>
        <span>{words.say("board-own", { name: { seat } })}</span>
        <small>{words.say("board-limit", { limit: view.limit })}</small>
      </h2>
      <Piles view={view} seat={seat} words={words} fresh={fresh} />
    </div>
  );
}

/** What everybody should remember just now: an empty hand, an unpaid special card. */
function Notes({ props: { view, words, seat, over } }: { readonly props: Props }) {
  if (over || seat === null) return null;
  const empty = view.hand_sizes[seat] === 0 && view.round > 0;
  return (
    <>
      {empty && (
        <TrayNote class="roy-note">
          {words.say("board-empty", { name: { seat } })} <Why clause="ROYAL-16" />
        </TrayNote>
      )}
      {view.stalled && (
        <TrayNote class="roy-note">
          {words.say("view-stalled")} <Why clause="ROYAL-13" />
        </TrayNote>
      )}
    </>
  );
}
