/** The common dice as they are thrown, the rounds, Jörg, and one's own dice with what they make. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Hidden, Icon, Panel } from "../../web/kit";
import type { Words } from "../../web/words";
import { Bar, Cup, Die, Spots } from "./art";
import { type PokNRollObservation, type Marks, fate, isShow, freshEvents, rowName } from "./board_model";
import type { PokNRollFormed } from "./wire";

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
function TableDie({ face, at, thrown, group, dark = false }: OnTable): JSX.Element {
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

/** The dice of a combination as numbers, each group behind its bar. */
function Groups({ formed }: { formed: PokNRollFormed }): JSX.Element {
  return (
    <span class="pnr-groups">
      {formed.groups.map((group, number) => (
        <span key={number}>
          <Bar group={number} /> {group.join(" ")}
        </span>
      ))}
    </span>
  );
}

/** What one's dice make, or what became of the hand. */
function Made({
  observation,
  words,
  formed,
}: {
  observation: PokNRollObservation;
  words: Words;
  formed: PokNRollFormed | undefined;
}): JSX.Element {
  const { view } = observation;
  const seat = view.seat ?? 0;
  const out = view.out[seat] ?? 0;
  const row = view.crossed[seat];
  if (out) {
    const said = row
      ? words.say("view-folded", { round: out, row: rowName(words, row) })
      : words.say("view-folded-bare", { round: out });
    return <p class="pnr-made-folded">{said}</p>;
  }
  if (!formed)
    return <b class="pnr-made-name">{view.white.length ? words.say("board-nothing") : words.say("view-cup")}</b>;
  return (
    <>
      <b class="pnr-made-name">{rowName(words, formed.row)}</b>
      <Groups formed={formed} />
      {isShow(view) && <span class="pnr-made-fate">{words.say(`board-fate-${fate(view, seat)}`)}</span>}
    </>
  );
}

/** What appears once the dice have landed. */
function Reveal({ waits, children }: { waits: boolean; children: ComponentChildren }): JSX.Element {
  const [late] = useState(waits);
  return (
    <div class={late ? "pnr-made pnr-made-waits" : "pnr-made"} data-part="made">
      {children}
    </div>
  );
}

interface OwnProps {
  readonly observation: PokNRollObservation;
  readonly words: Words;
  readonly marks: Marks;
  readonly formed: PokNRollFormed | undefined;
}

/** One's own cup: lifted for its owner alone, until everybody may see. */
export function OwnDice({ observation, words, marks, formed }: OwnProps): JSX.Element | null {
  const { view } = observation;
  if (view.seat === null) return null;
  const cup = view.cup;
  const rolled = freshEvents(observation).some((what) => what.is === "CupRolled" && what.seat === view.seat);
  const open = view.shown[view.seat] != null;
  return (
    <section class="pnr-own" data-part="cup" aria-label={words.say("view-cup")}>
      <OwnCup key={`cup ${view.hand}`} lifts={rolled} up={cup !== null} />
      <span class="pnr-own-dice" aria-hidden="true">
        {cup?.map((face, at) => (
          <TableDie
            key={`${view.hand} ${at}`}
            face={face}
            at={at + 1}
            thrown={rolled ? at : null}
            group={marks.own[at] ?? null}
            dark
          />
        ))}
      </span>
      <Reveal
        key={`made ${view.hand} ${view.white.length}`}
        waits={freshEvents(observation).some((what) => what.is === "WhiteThrown")}
      >
        {cup && <Hidden>{words.say("board-own", { faces: words.all(cup.map(String)) })}</Hidden>}
        <Made observation={observation} words={words} formed={formed} />
        {cup && (
          <span class="pnr-secret">
            <Icon name={open ? "eye" : "eye-off"} size={18} />
            {open ? words.say("board-open") : words.say("board-only", { seat: { seat: view.seat } })}
          </span>
        )}
      </Reveal>
    </section>
  );
}

function OwnCup({ lifts, up }: { lifts: boolean; up: boolean }): JSX.Element {
  const [moves] = useState(lifts);
  return <Cup class={`pnr-own-cup${up ? " pnr-up" : ""}${moves ? " pnr-lifting" : ""}`} />;
}
