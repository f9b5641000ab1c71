/** Who sits there and what lies in front of them: chips with piles, or one matrix where there is less room. */
import type { Person } from "../../web/board";
import { type Chip, Face, Hidden, Icon, chipsOf, otherPeople } from "../../web/kit";
import type { Words } from "../../web/words";
import { CardBack, CardFace, Piece } from "./art_pieces";
import { type Card, type Pile, type Props, type View, capital, piles, printed } from "./board_model";
import type { Turn } from "./board_compose";

/** What the parts of one picture agree on: where cards lie and come to lie just now. */
export interface Scene {
  /** The last card is still shown in the middle, so the next one waits beside its giver. */
  readonly revealing: boolean;
  /** In front of whom the last card comes to lie in this very moment. */
  readonly landing: number | null;
}

/** The card under way lies beside this seat: not slid on yet, or the middle is not free yet. */
export function holds(view: View, seat: number, revealing = false): boolean {
  const { trail } = view;
  return trail !== null && (trail.to === null || revealing) && trail.givers.at(-1) === seat;
}

/** The name under which a card glides from place to place. */
export function wayName(round: number): string {
  return `way-${round}`;
}

/** The same while it is only thought of: from the hand to the middle and back. */
export function pickName(card: Card | null): string | undefined {
  return card === null ? undefined : `pick-${card}`;
}

/** What a seat has to do with the card under way. */
export function status(view: View, seat: number, words: Words): string {
  const { trail } = view;
  if (view.lost !== null) return words.say(view.lost.seat === seat ? "board-status-loses" : "board-status-wins");
  if (trail === null) return words.say(view.actor === seat ? activity(view) : "board-status-none");
  const at = trail.givers.indexOf(seat);
  const claim = trail.claims[at];
  if (trail.to === seat) return words.say("board-status-has");
  if (at < 0) return words.say("board-status-free");
  if (claim === undefined) return words.say(at === 0 ? "board-status-starts" : "board-status-looked");
  return words.say(at === 0 ? "board-status-began" : "board-status-said", {
    claim: capital(words.tell(claim, "claim")),
  });
}

function activity(view: View): string {
  return view.phase.startsWith("pay") ? "board-status-pays" : "board-status-starts";
}

/** How a chip looks: the game waits there, that one just acted, or neither. */
export function stateOf({ view, over }: Props, seat: number): Chip["state"] {
  if (view.lost?.seat === seat) return "out";
  if (view.actor === seat && !over && view.round > 0) return "waits";
  return view.phase === "judge" && view.trail?.givers.at(-1) === seat ? "acted" : "idle";
}

/** The piles in front of a seat, in a row. */
export function Piles({
  view,
  seat,
  words,
  fresh,
}: {
  view: View;
  seat: number;
  words: Words;
  fresh?: string | undefined;
}) {
  const all = piles(view, seat);
  return (
    <span class="roy-piles">
      <Hidden>{pilesInWords(view, seat, words)}</Hidden>
      {all.map((pile) => (
        <PileCell key={pile.species} pile={pile} limit={view.limit} landing={fresh === pile.species ? view : null} />
      ))}
    </span>
  );
}

function cellClass(name: string, pile: Pile): string {
  const danger = pile.danger ? ` ${name}-danger` : pile.lost ? ` ${name}-danger ${name}-lost` : "";
  return `${name}${pile.count === 0 ? ` ${name}-none` : ""}${danger}`;
}

function PileCell({ pile, limit, landing }: { pile: Pile; limit: number; landing: View | null }) {
  return (
    <span class={cellClass("roy-pile", pile)} aria-hidden="true">
      {landing && <Landing view={landing} />}
      {pile.crowned && <CrownMark />}
      <Piece name={pile.species} size={34} inked={pile.count > 0} />
      {limit <= 5 ? <Pips pile={pile} limit={limit} /> : <b class="roy-share">{`${pile.count}/${limit}`}</b>}
      {(pile.danger || pile.lost) && <Danger lost={pile.lost} />}
    </span>
  );
}

function Pips({ pile, limit }: { pile: Pile; limit: number }) {
  return (
    <span class="roy-pips">
      {Array.from({ length: limit }, (_, at) => (
        <i key={at} class={at < pile.count ? "roy-pip roy-pip-full" : "roy-pip"} />
      ))}
    </span>
  );
}

function CrownMark() {
  return (
    <span class="roy-crown">
      <Piece name="royal" size={14} />
    </span>
  );
}

function Danger({ lost }: { lost: boolean }) {
  return (
    <span class="roy-badge">
      <Icon name={lost ? "cross" : "warning"} size={13} />
    </span>
  );
}

/** The last card, on its way from the middle to where it lies from now on. */
function Landing({ view }: { readonly view: View }) {
  return (
    <span class="roy-landing" aria-hidden="true" data-move={wayName(landed(view))}>
      {view.last && <CardFace card={view.last.card} />}
    </span>
  );
}

/** The round whose card came to lie last. */
export function landed(view: View): number {
  return view.trail === null && view.bill !== null ? view.round : view.round - 1;
}

/** The piles in words, for screen readers; empty ones are left out. */
export function pilesInWords(view: View, seat: number, words: Words): string {
  const there = piles(view, seat).filter((pile) => pile.count > 0);
  const parts = there.map((pile) =>
    words.say(pile.danger ? "board-pile-danger" : pile.crowned ? "board-pile-crowned" : "board-pile", {
      species: words.tell(pile.species, "claim"),
      count: pile.count,
      limit: view.limit,
    }),
  );
  return parts.length > 0 ? words.say("board-laid", { piles: words.all(parts) }) : words.say("board-laid-none");
}

/** What stands at the right end of a chip: the card under way, what everybody knows of the hand, its size. */
export function HandSize({ view, seat, words, scene }: { view: View; seat: number; words: Words; scene: Scene }) {
  const size = view.hand_sizes[seat] ?? 0;
  return (
    <span class="roy-extra">
      {view.specials
        .filter((special) => special.seat === seat)
        .map((special) => (
          <span key={special.card} class={`roy-known ${special.certain ? "" : "roy-known-maybe"}`}>
            <CardFace card={special.card} />
            <Hidden>
              {words.say("view-special", {
                card: printed(special.card, words),
                name: { seat },
                certain: String(special.certain),
              })}
            </Hidden>
          </span>
        ))}
      {holds(view, seat, scene.revealing) && (
        <span class="roy-held" data-move={wayName(view.round)}>
          <CardBack />
        </span>
      )}
      <span class={`roy-size ${size === 0 ? "roy-size-none" : ""}`}>
        <span class="roy-size-card" aria-hidden="true" />
        <span aria-hidden="true">{size}</span>
        <Hidden>{words.say("board-hand-size", { count: size })}</Hidden>
      </span>
    </span>
  );
}

/** The chips of these seats; in one's own turn those who may get the card can be picked. */
export function chips(props: Props, turn: Turn, scene: Scene): Chip[] {
  const { view, words } = props;
  return chipsOf(otherPeople(props), ({ seat }) => {
    const chip = {
      status: status(view, seat, words),
      extra: <HandSize view={view} seat={seat} words={words} scene={scene} />,
      below: <Piles view={view} seat={seat} words={words} fresh={landingOn(view, seat, scene.landing)} />,
      state: stateOf(props, seat),
    };
    if (turn.targets.length < 2 || !turn.targets.includes(seat)) return chip;
    const picked = turn.draft.to === seat;
    return {
      ...chip,
      status: (
        <>
          {chip.status}
          <Hidden>. {words.say("offer", { to: { seat } })}</Hidden>
        </>
      ),
      onPick: () => turn.change({ to: picked ? null : seat }),
      picked,
    };
  });
}

/** The species whose pile the last card glides to, if it is this seat's. */
function landingOn(view: View, seat: number, landing: number | null): string | undefined {
  return landing === seat ? view.last?.card.replace(/^royal-/, "") : undefined;
}

/** A row for each seat, a column for each species. */
export function Matrix({ props, turn, scene }: { props: Props; turn: Turn; scene: Scene }) {
  const { view, words, people } = props;
  return (
    <div class="roy-matrix">
      <table>
        <caption class="hidden">{words.say("board-matrix")}</caption>
        <thead>
          <tr>
            <th scope="col">{words.say("board-limit", { limit: view.limit })}</th>
            {piles(view, 0).map(({ species }) => (
              <th key={species} scope="col">
                <Piece name={species} size={27} />
                <Hidden>{words.tell(species, "claim")}</Hidden>
              </th>
            ))}
            <th scope="col">
              <span class="roy-size-card" aria-hidden="true" />
              <Hidden>{words.say("view-hand-sizes")}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <MatrixRow key={person.seat} props={props} turn={turn} person={person} scene={scene} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly props: Props;
  readonly turn: Turn;
  readonly person: Person;
  readonly scene: Scene;
}

function MatrixRow({ props, turn, person, scene }: RowProps) {
  const { view, words } = props;
  const fresh = landingOn(view, person.seat, scene.landing);
  return (
    <tr
      data-seat={person.seat}
      data-part={`seat-${person.seat}${person.seat === props.seat ? " piles" : ""}`}
      class={`roy-row roy-row-${stateOf(props, person.seat)}`}
    >
      <th scope="row">
        <RowName props={props} turn={turn} person={person} scene={scene} />
      </th>
      {piles(view, person.seat).map((pile) => (
        <td key={pile.species}>
          <span class={cellClass("roy-cell", pile)}>
            {fresh === pile.species && <Landing view={view} />}
            {pile.crowned && <CrownMark />}
            {pile.count > 0 && <b>{pile.count}</b>}
            {(pile.danger || pile.lost) && <Danger lost={pile.lost} />}
          </span>
        </td>
      ))}
      <td class="roy-cards">
        {view.hand_sizes[person.seat] ?? 0}
        {view.specials
          .filter((special) => special.seat === person.seat)
          .map((special) => (
            <span key={special.card} class="roy-known-small" title={printed(special.card, words)}>
              <Piece name={special.card} size={15} />
              <Hidden>{printed(special.card, words)}</Hidden>
            </span>
          ))}
      </td>
    </tr>
  );
}

function RowName({ props, turn, person, scene }: RowProps) {
  const { view, words } = props;
  return (
    <span class={`roy-who ${turn.mine && turn.draft.to === person.seat ? "roy-who-picked" : ""}`}>
      <Face person={person} size={26} />
      <span class="roy-row-name">{words.seat(person.seat)}</span>
      {holds(view, person.seat, scene.revealing) && !turn.mine && (
        <span class="roy-held" data-move={wayName(view.round)}>
          <CardBack />
        </span>
      )}
    </span>
  );
}
