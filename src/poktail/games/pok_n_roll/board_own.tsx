/** One's own cup and dice, and what they make. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Hidden, Icon } from "../../web/kit";
import type { Words } from "../../web/words";
import { Bar, Cup } from "./art";
import { TableDie } from "./board_dice";
import { type PokNRollObservation, type Marks, fate, isShow, freshEvents, rowName } from "./board_model";
import type { PokNRollFormed } from "./wire";

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
