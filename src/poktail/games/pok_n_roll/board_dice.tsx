/** The common dice as they are thrown, the rounds, and Jörg. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Hidden, Panel } from "../../web/kit";
import type { Words } from "../../web/words";
import { Bar, Cup, Die, Spots } from "./art";
import { type PokNRollObservation, type Marks, freshEvents, rowName } from "./board_model";

/** How the dice lie; a fixed scatter, so that a table looks the same on every screen. */
const TILTS = [-4, 3, -2, 6, -5, 4] as const;
const FACES = 6;
const SIDES = ["front", "back", "left", "right", "top", "bottom"] as const;

/** The three rounds of the hand and what each brings. */
export function Steps({ observation, words }: { observation: PokNRollObservation; words: Words }): JSX.Element {
  const { view } = observation;
  return (
    <ol class="pnr-steps" data-part="rounds">
      {[...new Set(view.white_rounds)].map((round) => (
        <li key={round} class="pnr-step" aria-current={round === view.round ? "step" : undefined}>
          <b>{words.say("board-round", { round })}</b>
          <span>
            {words.say(`board-round-${round}`, { count: view.white_rounds.filter((one) => one === round).length })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The six faces of a die in the air; it lands with this one up. */
function Cube({ face }: { face: number }): JSX.Element {
  const rest = [1, 2, 3].filter((side) => side !== face && side !== FACES + 1 - face);
  const faces = [face, FACES + 1 - face, ...rest.flatMap((side) => [side, FACES + 1 - side])];
  return (
    <span class="pnr-cube" aria-hidden="true">
      {SIDES.map((side, at) => (
        <svg key={side} class={`pnr-cube-${side}`} viewBox="0 0 96 96" focusable="false">
          <Spots face={faces[at] ?? face} />
        </svg>
      ))}
    </span>
  );
}

interface OnTable {
  readonly face: number;
  readonly at: number;
  /** The how-manieth of the dice thrown just now; null: it lies already. */
  readonly thrown: number | null;
  readonly group: number | null;
  readonly dark?: boolean;
}

/** A die on the table and, if it belongs to the combination, the bar of its group. */
export function TableDie({ face, at, thrown, group, dark = false }: OnTable): JSX.Element {
  // A die that fell while we looked stays the same element: the next frame must not cut its fall short.
  const [order] = useState(thrown);
  const falls = order !== null;
  const tilt = TILTS[at % TILTS.length] ?? 0;
  return (
    <span class="pnr-spot" style={{ "--tilt": `${tilt}deg`, "--order": order ?? 0 }}>
      <span class={falls ? "pnr-lies pnr-falls" : "pnr-lies"}>
        <Die face={face} dark={dark} />
        {falls && !dark && <span class="pnr-ground" />}
        {falls && !dark && <Cube face={face} />}
      </span>
      {group === null ? <span class="pnr-bar" /> : <Bar group={group} />}
    </span>
  );
}

/** The dice in the open, and places for those to come. */
export function CommonDice({
  observation,
  words,
  marks,
}: {
  observation: PokNRollObservation;
  words: Words;
  marks: Marks;
}): JSX.Element {
  const { view } = observation;
  const all = Math.max(view.white_rounds.length, view.white.length);
  const fallen = freshEvents(observation).reduce((count, what) => {
    return what.is === "HandBegan" ? 0 : what.is === "WhiteThrown" ? count + what.faces.length : count;
  }, 0);
  const lying = view.white.length - fallen;
  const faces = view.white.map(String);
  return (
    <Panel title={words.say("view-white")}>
      <Hidden>{faces.length ? words.all(faces) : words.say("view-nothing")}</Hidden>
      <div class="pnr-common" data-part="white" aria-hidden="true" style={{ "--dice": `${all}` }}>
        {view.white.map((face, at) => (
          <TableDie
            key={`${view.hand} ${at}`}
            face={face}
            at={at}
            thrown={at < lying ? null : at - lying}
            group={marks.white[at] ?? null}
          />
        ))}
        {Array.from({ length: all - view.white.length }, (_, at) => (
          <span key={`to come ${at}`} class="pnr-spot">
            <span class="pnr-coming">
              {words.say("board-round", { round: view.white_rounds[view.white.length + at] ?? 0 })}
            </span>
            <span class="pnr-bar" />
          </span>
        ))}
      </div>
    </Panel>
  );
}

/** Jörg's cup: closed until round 3 lifts it. */
export function Joerg({ observation, words }: { observation: PokNRollObservation; words: Words }): JSX.Element | null {
  const { view } = observation;
  if (!view.joerg_plays) return null;
  const best = view.joerg_best;
  const lifted = freshEvents(observation).some((what) => what.is === "JoergLifted");
  return (
    <div class="pnr-joerg">
      {view.joerg ? <Small faces={view.joerg} opens={lifted} /> : <Cup class="pnr-joerg-cup" />}
      <p>
        <b>{words.say("view-joerg")}</b>
        <span class={best ? "pnr-joerg-best" : undefined}>
          {best ? rowName(words, best) : words.say("board-joerg")}
        </span>
      </p>
    </div>
  );
}

/** Somebody's own dice, small, with their faces for who does not see them. */
export function Small({ faces, opens = false }: { faces: readonly number[]; opens?: boolean }): JSX.Element {
  const [turns] = useState(opens);
  return (
    <span class={turns ? "pnr-small pnr-opens" : "pnr-small"} role="img" aria-label={faces.join(" ")}>
      {faces.map((face, at) => (
        <Die key={at} face={face} dark />
      ))}
      {turns && <Cup class="pnr-chip-cup pnr-cup-off" />}
    </span>
  );
}
