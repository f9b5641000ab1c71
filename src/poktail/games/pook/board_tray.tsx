/** A seat's side of the table: its cards, the face to show, and the keys of its turn. */
import { Icon, Key } from "../../web/kit";
import type { Words } from "../../web/words";
import { Head, Pig, PurseArt, Sack, WarriorArt } from "./art";
import { SeenCard } from "./board_cell";
import { type Draft, undone, written } from "./board_draft";
import { type Piece, type PookObservation, nameOf, sameCard } from "./board_model";
import { type Plan, facesOf } from "./board_plan";
import { OwnBanner } from "./board_side";
import { askedOf, handable, handed, turned } from "./board_taps";
import type { PookCard, PookFace, PookMove } from "./wire";

/** What the tray shows, and the ways to change and to send a turn. */
export interface TrayProps {
  readonly observation: PookObservation;
  readonly words: Words;
  readonly draft: Draft;
  readonly plan: Plan;
  /** The square with what is composed. */
  readonly then: ReadonlyMap<string, Piece>;
  /** The game waits for this page. */
  readonly mine: boolean;
  readonly busy: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: (moves: readonly PookMove[]) => void;
}

/** How a card of the hand is on its way, and where it will lie. */
function goingOf({ held, cell, gift, aim }: Plan, place: number) {
  if (gift?.place === place) return { face: gift.face, cell: aim };
  return held?.place === place ? { face: held.face, cell } : null;
}

/** Whether everybody has seen this card go into the hand; of two alike the first is marked. */
function isKnown({ view, seat }: PookObservation, place: number): boolean {
  const card = view.hand[place];
  if (seat === null || card === undefined) return false;
  const seen = (view.kept[seat] ?? []).filter((kept) => kept.by === null && sameCard(kept.card, card)).length;
  return view.hand.slice(0, place).filter((other) => sameCard(other, card)).length < seen;
}

/** The side that will show; a Purse says which card it is, as on the square. */
function HandArt({ card, purse, words }: { card: PookCard; purse: boolean; words: Words }) {
  if (!purse) return <WarriorArt card={card} />;
  return (
    <>
      <PurseArt />
      <SeenCard card={card} title={words.tell(card)} />
    </>
  );
}

function HandCard({ card, place, props }: { card: PookCard; place: number; props: TrayProps }) {
  const { observation, words, draft, plan, mine, busy } = props;
  const going = goingOf(plan, place);
  const cell = going?.cell ?? null;
  const known = isKnown(observation, place);
  const under = cell === null ? words.say(`board-does-${card.faction}`) : words.say("board-on", { cell: nameOf(cell) });
  const inside = (
    <>
      <span class="pook-slot">
        {cell === null && (
          <span class="pook-card" data-move={`hand-${place}-${observation.version}`}>
            <HandArt card={card} purse={going?.face === "purse"} words={words} />
            {known && (
              <span class="pook-eye">
                <Icon name="eye" size={15} />
              </span>
            )}
          </span>
        )}
      </span>
      <span class="pook-under" aria-hidden="true">
        {" " /* what is read aloud holds what is seen, word by word */}
        {under}
      </span>
    </>
  );
  const part = `${card.faction}${card.level}`;
  const label = [words.tell(card), under, ...(known ? [words.say("board-known")] : [])].join(", ");
  if (!mine || !handable(observation, plan, place)) {
    const state = going ? "pook-chosen" : mine ? "pook-resting" : "";
    return (
      <span
        class={`pook-hand-card ${state}`}
        data-part={part}
        role="img"
        aria-label={label}
        data-why={mine && !going ? askedOf(observation, draft, place, "warrior") : undefined}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`pook-hand-card ${going ? "pook-chosen" : ""}`}
      aria-pressed={going !== null}
      data-part={part}
      aria-label={label}
      data-does={`${written(card, "warrior")} ${written(card, "purse")}`}
      onClick={() => busy || props.onDraft(handed(observation, draft, plan, place))}
    >
      {inside}
    </button>
  );
}

/** Which side of the card shows. */
function FaceSwitch({ props }: { props: TrayProps }) {
  const { observation, words, draft, plan, mine, busy } = props;
  const { held } = plan;
  if (!mine || (observation.view.phase !== "before" && observation.view.phase !== "lay")) return null;
  const laying = observation.view.phase === "before";
  const may = (face: PookFace) => laying && held !== null && facesOf(plan, held.card).includes(face);
  const key = (face: PookFace) => (
    <button
      type="button"
      aria-pressed={held?.face === face}
      data-part={face}
      aria-disabled={!may(face)}
      data-say={held ? undefined : words.say("card-first")}
      data-why={held && laying && !may(face) ? askedOf(observation, draft, held.place, face) : undefined}
      class={held && laying && !may(face) ? "pook-barred" : ""}
      onClick={() => may(face) && held?.face !== face && !busy && props.onDraft(turned(draft, plan, face))}
    >
      {face === "purse" ? <Sack size={20} /> : held ? <Head faction={held.card.faction} size={22} /> : null}
      {words.say(`board-face-${face}`)}
    </button>
  );
  return (
    <div
      class={`switch pook-switch ${held ? "" : "pook-switch-idle"}`}
      role="group"
      aria-label={words.say("board-face")}
    >
      {key("warrior")}
      {key("purse")}
    </div>
  );
}

/** What the main key says: a turn ends with it, unless it stops where something is to be seen first. */
function mainLabel({ observation, words, plan }: TrayProps): string {
  const { phase } = observation.view;
  if (phase === "tie") {
    return plan.pick === null ? words.say("board-pick") : words.say("pick", { cell: nameOf(plan.pick) });
  }
  const stops = phase === "give" || (phase === "power" && plan.aim !== null) || (plan.reveals && plan.moves !== null);
  return words.say(stops ? `board-use-${plan.faction ?? "mage"}` : "board-end");
}

function Keys({ props }: { props: TrayProps }) {
  const { observation, words, draft, plan, busy, onDraft, onSend } = props;
  const { phase } = observation.view;
  const back = undone(draft);
  const { moves } = plan;
  return (
    <div class={`pook-keys ${phase === "power" ? "pook-keys-three" : ""}`}>
      <Key
        icon="undo"
        label={words.say("board-undo")}
        disabled={back === null || busy}
        why={words.say("board-undo-nothing")}
        onClick={() => back && onDraft(back)}
      >
        <span class="pook-undo-word">{words.say("board-undo")}</span>
      </Key>
      {phase === "power" && (
        <Key kind="choice" disabled={busy} part="decline" onClick={() => onSend([{ is: "Decline" }])}>
          {words.say("board-decline")}
        </Key>
      )}
      {(phase === "before" || phase === "lay" || phase === "after") && (
        <Key
          disabled={plan.swaps.length === 0 || busy}
          why={words.say((plan.before ?? plan.after ?? observation.view.swapped) ? "piggy-moved" : "board-swap-none")}
          pressed={draft.piggy}
          label={words.say("board-swap")}
          part="swap"
          onClick={() => onDraft({ ...draft, piggy: !draft.piggy })}
        >
          <span class="pook-key-pig">
            <Pig /> {words.say("board-swap-short")}
          </span>
        </Key>
      )}
      <Key
        kind="main"
        disabled={moves === null || draft.piggy || busy}
        part="end"
        why={words.say(draft.piggy ? "board-send-piggy" : plan.aim === null ? "board-send-first" : "board-send-gift")}
        onClick={() => moves && onSend(moves)}
      >
        {mainLabel(props)}
      </Key>
    </div>
  );
}

/** Everything in the tray. */
export function Tray(props: TrayProps) {
  const { observation, words, plan, then, mine } = props;
  const { view, seat } = observation;
  if (seat === null) return null;
  const asks = mine && !props.draft.piggy && (plan.gifts.length ? plan.gift === null : plan.held === null);
  return (
    <div class={`pook-tray ${mine ? "" : "pook-tray-rests"}`}>
      <div class="pook-tray-side">
        <div class="pook-tray-banner">
          <OwnBanner observation={observation} words={words} drafted={plan.banner} then={then} />
        </div>
        <FaceSwitch props={props} />
      </div>
      {view.hand.length > 0 && (
        <ul
          class={`pook-hand ${asks ? "pook-hand-asks" : ""}`}
          data-part="hand"
          aria-label={words.say("board-hand", { name: { seat } })}
        >
          {view.hand.map((card, place) => (
            <li key={place}>
              <HandCard card={card} place={place} props={props} />
            </li>
          ))}
        </ul>
      )}
      {mine && <Keys props={props} />}
    </div>
  );
}
