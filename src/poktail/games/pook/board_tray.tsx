/** A seat's side of the table: its cards, the face to show, and the keys of its turn. */
import { Icon, Key } from "../../web/kit";
import type { Words } from "../../web/words";
import { Head, Pig, PurseArt, Sack, WarriorArt } from "./art";
import {
  type Draft,
  type Seen,
  cellsOf,
  choiceOf,
  facesOf,
  heldOf,
  nameOf,
  plainOf,
  sameCard,
  stepsOf,
  undone,
} from "./board_model";
import { OwnBanner } from "./board_side";
import type { PookCard, PookFace } from "./wire";

/** What the tray shows, and the ways to change and to send a turn. */
export interface TrayProps {
  readonly sight: Seen;
  readonly words: Words;
  readonly draft: Draft;
  /** The game waits for this page. */
  readonly mine: boolean;
  readonly busy: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: (steps: readonly string[]) => void;
}

/** Where the card on its way will lie, once a cell is named. */
function placeOf({ sight, draft }: TrayProps): string | null {
  if (sight.view.phase === "give") return sight.view.aim;
  return draft.piggy || sight.view.phase === "power" ? null : draft.cell;
}

/** Whether everybody has seen this card go into the hand; of two alike the first is marked. */
function isKnown({ view, seat }: Seen, place: number): boolean {
  const card = view.hand[place];
  if (seat === null || card === undefined) return false;
  const seen = (view.kept[seat] ?? []).filter((kept) => kept.by === null && sameCard(kept.card, card)).length;
  return view.hand.slice(0, place).filter((other) => sameCard(other, card)).length < seen;
}

function HandCard({ card, place, props }: { card: PookCard; place: number; props: TrayProps }) {
  const { sight, words, draft, mine } = props;
  const held = heldOf(sight.view, draft);
  const chosen = held?.place === place;
  const cell = chosen ? placeOf(props) : null;
  const faces = facesOf(sight.legal, card);
  const known = isKnown(sight, place);
  const art = chosen && held.face === "purse" ? <PurseArt /> : <WarriorArt card={card} />;
  const under = cell === null ? words.say(`board-does-${card.faction}`) : words.say("board-on", { cell: nameOf(cell) });
  const inside = (
    <>
      <span class="pook-slot">
        {cell === null && (
          <span class="pook-card" data-move={`hand-${sight.version}-${place}`}>
            {art}
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
  const label = [words.tell(card), under, ...(known ? [words.say("board-known")] : [])].join(", ");
  if (!mine || !faces.length) {
    const state = chosen ? "pook-chosen" : mine ? "pook-resting" : "";
    return (
      <span class={`pook-hand-card ${state}`} role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  const pick = () => {
    const face = faces.includes(draft.face) && draft.hand !== null ? draft.face : (faces[0] ?? "warrior");
    props.onDraft(
      chosen && cell === null
        ? { ...draft, hand: null }
        : { ...draft, piggy: false, banner: null, hand: place, face, cell: null },
    );
  };
  return (
    <button
      type="button"
      class={`pook-hand-card ${chosen ? "pook-chosen" : ""}`}
      aria-pressed={chosen}
      aria-label={label}
      onClick={pick}
    >
      {inside}
    </button>
  );
}

/** Which side of the card shows. */
function FaceSwitch({ props }: { props: TrayProps }) {
  const { sight, words, draft, mine } = props;
  const held = heldOf(sight.view, draft);
  if (!mine || (sight.view.phase !== "before" && sight.view.phase !== "lay")) return null;
  const laying = sight.view.phase === "before";
  const may = (face: PookFace) => laying && held !== null && choiceOf(sight.legal, held.card, face) !== undefined;
  const key = (face: PookFace) => (
    <button
      type="button"
      aria-pressed={held?.face === face}
      aria-disabled={!may(face)}
      class={held && laying && !may(face) ? "pook-barred" : ""}
      onClick={() => may(face) && props.onDraft({ ...draft, face, cell: null })}
    >
      {face === "purse" ? <Sack size={20} /> : held ? <Head faction={held.card.faction} size={22} /> : null}
      {words.say(`board-face-${face}`)}
    </button>
  );
  return (
    <div class="switch pook-switch" role="group" aria-label={words.say("board-face")}>
      {key("warrior")}
      {key("purse")}
    </div>
  );
}

/** What the main key says and does now. */
function mainKey({ sight, words, draft }: TrayProps): { label: string; steps: readonly string[] | null } {
  const { view, legal } = sight;
  const steps = stepsOf(sight, draft);
  const cell = nameOf(draft.cell ?? "");
  if (draft.banner) return { label: words.say("board-take"), steps };
  if (draft.piggy) return { label: steps ? words.say("board-swap-with", { cell }) : words.say("board-swap"), steps };
  if (view.phase === "tie") return { label: steps ? words.say("pick", { cell }) : words.say("board-pick"), steps };
  if (view.phase === "power") {
    const laid = view.table.find((seen) => seen.cell === view.laid)?.card;
    return { label: words.say(`board-use-${laid?.faction ?? "orc"}`), steps };
  }
  if (view.phase === "give") return { label: words.say("board-use-mage"), steps };
  const end = plainOf(legal, "End");
  if (end !== undefined) return { label: words.say("board-end"), steps: [end] };
  return { label: steps ? words.say("lay", { cell }) : words.say("board-lay"), steps };
}

function Keys({ props }: { props: TrayProps }) {
  const { sight, words, draft, busy, onDraft, onSend } = props;
  const { legal, view } = sight;
  const decline = plainOf(legal, "Decline");
  const swaps = cellsOf(legal, "Swap").size > 0;
  const main = mainKey(props);
  const back = undone(draft);
  return (
    <div class={`pook-keys ${decline === undefined ? "" : "pook-keys-three"}`}>
      <Key
        icon="undo"
        label={words.say("board-undo")}
        disabled={back === null || busy}
        onClick={() => back && onDraft(back)}
      >
        <span class="pook-undo-word">{words.say("board-undo")}</span>
      </Key>
      {decline !== undefined ? (
        <Key kind="choice" disabled={busy} onClick={() => onSend([decline])}>
          {words.say("board-decline")}
        </Key>
      ) : (
        (view.phase === "before" || view.phase === "after") && (
          <Key
            disabled={!swaps || busy}
            pressed={draft.piggy}
            label={words.say("board-swap")}
            onClick={() => onDraft({ ...draft, piggy: !draft.piggy, cell: null, banner: null })}
          >
            <span class="pook-key-pig">
              <Pig /> {words.say("board-swap-short")}
            </span>
          </Key>
        )
      )}
      <Key kind="main" disabled={main.steps === null || busy} onClick={() => main.steps && onSend(main.steps)}>
        {main.label}
      </Key>
    </div>
  );
}

/** Everything in the tray. */
export function Tray(props: TrayProps) {
  const { sight, words, draft, mine } = props;
  const { view, seat } = sight;
  if (seat === null) return null;
  const held = heldOf(view, draft);
  const coming = held && placeOf(props) !== null && held.face === "warrior" && view.phase !== "give" ? held.card : null;
  return (
    <div class={`pook-tray ${mine ? "" : "pook-tray-rests"}`}>
      <div class="pook-tray-side">
        <div class="pook-tray-banner">
          <OwnBanner sight={sight} words={words} coming={coming} />
        </div>
        <FaceSwitch props={props} />
      </div>
      {view.hand.length > 0 && (
        <ul class="pook-hand" aria-label={words.say("board-hand", { name: words.seat(seat) })}>
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
