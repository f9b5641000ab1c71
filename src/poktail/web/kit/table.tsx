/** The table itself: seats, what happened, the arena, the rim, the banner and the tray. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../art/icons";
import type { Person } from "../board";
import { HintContext, TakeBackContext, useWords } from "./context";
import { MoreKey, useDecisionInSight, useMore } from "./more";
import { type Chip, Face, Seats } from "./seats";

/** Whose move it is, in words. */
export interface Turn {
  readonly title: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** The game waits for the seat that this page plays as. */
  readonly mine: boolean;
  /** Whose face stands in the banner. */
  readonly person?: Person | undefined;
}

export interface TableProps {
  /** The game's own class: its sheet styles only what lies inside. */
  readonly class?: string;
  readonly chips: readonly Chip[];
  readonly happened?: ComponentChildren;
  readonly banner?: Turn | undefined;
  readonly tray?: ComponentChildren;
  readonly trayLabel?: string;
  /** What is shown, by a name of its own: when it changes, or another decision is asked for, all is seen from its top. */
  readonly scene?: string;
  readonly children?: ComponentChildren;
}

/** A sentence in the tray for people who cannot act now. */
export function TrayNote({
  class: own = "",
  children,
}: {
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  return <p class={`tray-note ${own}`}>{children}</p>;
}

/** The key that asks for a hint, where there are any. */
function HintKey() {
  const [words, ask] = [useWords(), useContext(HintContext)];
  return ask ? (
    <button type="button" class="hint-key" onClick={ask}>
      <Icon name="bulb" size={20} />
      <span>{words.say("web-hint")}</span>
    </button>
  ) : null;
}

/** The key that takes back the last move, as long as that is possible. */
function TakeBackKey() {
  const [words, take] = [useWords(), useContext(TakeBackContext)];
  return take ? (
    <button
      type="button"
      class="hint-key"
      data-part="take-back"
      title={words.say("web-take-move-back-text")}
      onClick={take}
    >
      <Icon name="undo" size={20} />
      <span>{words.say("web-take-move-back")}</span>
    </button>
  ) : null;
}

/** What every board is laid out on. */
export function Table({ class: own = "", chips, happened, banner, tray, trayLabel, scene = "", children }: TableProps) {
  const [top, side] = [useMore<HTMLDivElement>(scene), useMore<HTMLElement>(scene)];
  useDecisionInSight(side);
  return (
    <div class={`board ${own}`}>
      <div class="board-top" ref={top}>
        {chips.length > 0 && <Seats chips={chips} />}
        <p class="happened">{happened}</p>
        <div class="arena">{children}</div>
        <MoreKey area={top} />
      </div>
      <section class="tray" ref={side} tabIndex={-1} aria-label={trayLabel}>
        {banner && (
          <p class={`banner ${banner.mine ? "banner-mine" : ""}`} data-part="banner">
            {banner.person && <Face person={banner.person} size={34} />}
            <span>
              <strong>{banner.title}</strong>
              {banner.hint !== undefined && <span class="banner-hint"> {banner.hint}</span>}
            </span>
            <TakeBackKey />
            {banner.mine && <HintKey />}
          </p>
        )}
        <div class="tray-inside">{tray}</div>
        <MoreKey area={side} />
      </section>
    </div>
  );
}
