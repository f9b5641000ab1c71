/** The chips: who is in, who is out and with what, whose turn it is. */
import type { JSX } from "preact";
import { type Chip, Hidden, Icon, chipsOf, clockwise } from "../../web/kit";
import type { Words } from "../../web/words";
import { Cup } from "./art";
import { Small } from "./board_dice";
import { type PokNRollObservation, type What, fate, isShow, freshEvents, standing } from "./board_model";

/** Whether this event is the doing of that seat. */
function did(what: What, seat: number): boolean {
  return (
    (what.is === "Continued" || what.is === "Abandoned" || what.is === "Crossed" || what.is === "ThirdRoundWon") &&
    what.seat === seat
  );
}

function state(observation: PokNRollObservation, seat: number): Chip["state"] {
  if (observation.view.pending[0] === seat) return "waits";
  if (freshEvents(observation).some((what) => did(what, seat))) return "acted";
  return observation.view.out[seat] ? "out" : "idle";
}

/** The points on a chip; in words for screen readers. */
function Points({ points, place, words }: { points: number; place: "in" | "out"; words: Words }): JSX.Element {
  return (
    <span class={`pnr-points pnr-points-${place}`}>
      <span aria-hidden="true">{points}</span>
      <Hidden>{words.say("board-points", { points })}</Hidden>
    </span>
  );
}

/** The points, and how the seat stands; in a crowd on a phone the words yield to the picture until the cups are up. */
function Status({
  observation,
  seat,
  words,
}: {
  observation: PokNRollObservation;
  seat: number;
  words: Words;
}): JSX.Element {
  const { view } = observation;
  const shows = isShow(view) && !view.out[seat];
  return (
    <>
      <Points points={view.points[seat] ?? 0} place="in" words={words} />{" "}
      <span class={shows ? "pnr-standing pnr-standing-show" : "pnr-standing"}>
        {view.starter === seat && <Icon name="dice" size={15} />}
        {view.starter === seat && <Hidden>{words.say("board-starter")},</Hidden>}
        {shows && fate(view, seat) === "won" && <Icon name="crown" size={15} />}{" "}
        <span class={view.out[seat] ? "pnr-long" : ""}>{standing(view, seat, words)}</span>
        {view.out[seat] ? (
          <span class="pnr-brief" aria-hidden="true">
            {words.say("board-folded-brief")}
          </span>
        ) : null}
      </span>
    </>
  );
}

/** At the right end of a chip: the cup, or what was under it; in a crowd on a phone the points too. */
function Extra({
  observation,
  seat,
  words,
}: {
  observation: PokNRollObservation;
  seat: number;
  words: Words;
}): JSX.Element {
  const { view } = observation;
  const faces = view.shown[seat];
  const opened = freshEvents(observation).some(
    (what) => (what.is === "Abandoned" || what.is === "CupLifted") && what.seat === seat,
  );
  return (
    <>
      {faces ? (
        <Small key={`open ${view.hand}`} faces={faces} opens={opened} />
      ) : (
        <Cup class={seat < view.rolled ? "pnr-chip-cup" : "pnr-chip-cup pnr-empty"} />
      )}
      <Points points={view.points[seat] ?? 0} place="out" words={words} />
      <Hidden>{words.say("board-show-sheet")}</Hidden>
    </>
  );
}

/** The chips of everybody else; picking one shows that sheet. */
export function chips(
  observation: PokNRollObservation,
  words: Words,
  picked: number | null,
  pick: (seat: number | null) => void,
): Chip[] {
  return chipsOf(clockwise(observation), ({ seat }) => ({
    status: <Status observation={observation} seat={seat} words={words} />,
    extra: <Extra observation={observation} seat={seat} words={words} />,
    state: state(observation, seat),
    picked: picked === seat,
    onPick: () => pick(picked === seat ? null : seat),
  }));
}
