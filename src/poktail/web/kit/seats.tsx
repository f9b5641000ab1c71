/** Who sits where: faces and chips. */
import type { ComponentChildren } from "preact";
import { Avatar } from "../art/avatars";
import { Emote } from "../art/emotes";
import { Icon } from "../art/icons";
import type { Observation, Person } from "../board";
import { useWords } from "./context";
import { Hidden } from "./keys";
import { awayLong, useNow } from "./now";

/** Somebody's picture: round for people, square for bots. */
export function Face({ person, size = 46 }: { readonly person: Person; readonly size?: number }) {
  return (
    <span
      class={`face ${person.bot ? "face-bot" : ""} ${person.away ? "face-away" : ""}`}
      style={{ width: `${size}px`, height: `${size}px` }}
    >
      <Avatar name={person.face} size={Math.round(size * 0.74)} />
    </span>
  );
}

/** Beside the name of a seat that a bot plays for: its level, or the word "bot". */
export function BotTag({ person: { bot, level, standIn } }: { readonly person: Person }) {
  const words = useWords();
  if (!bot && !standIn) return null;
  if (level === null) return <span class="bot-tag">{words.say("web-bot")}</span>;
  return (
    <span class="bot-tag" title={words.say("web-level-choice", { level })}>
      <Hidden>{words.say("web-bot")} </Hidden>
      <span class="level-word">{words.say("web-level", { level })}</span>
      <span class={`level-bars level-${level}`} aria-hidden="true" />
    </span>
  );
}

/** A seat's chip above the arena. */
export interface Chip {
  readonly person: Person;
  readonly status: ComponentChildren;
  /** At the right end: a fist, a number of cards. */
  readonly extra?: ComponentChildren;
  /** A second line: piles. */
  readonly below?: ComponentChildren;
  readonly state: "waits" | "acted" | "idle" | "out";
  readonly onPick?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  /** What picking does, for screen readers. */
  readonly label?: string | undefined;
}

type Around = Pick<Observation, "people" | "seat">;

/** Everybody but the seat that looks, in the order of the seats; for a spectator everybody. */
export function otherPeople({ people, seat }: Around): readonly Person[] {
  return people.filter((person) => person.seat !== seat);
}

/** The same, clockwise from the seat that looks. */
export function clockwise({ people, seat }: Around): readonly Person[] {
  const own = people.findIndex((person) => person.seat === seat);
  return own < 0 ? people : [...people.slice(own + 1), ...people.slice(0, own)];
}

/** A chip for each of these people; `chip` says what stands on it. */
export function chipsOf(people: readonly Person[], chip: (person: Person) => Omit<Chip, "person">): Chip[] {
  return people.map((person) => ({ person, ...chip(person) }));
}

/** That somebody is away, and when a bot takes over. */
function Away({ person: { standIn, awaySince, standInAt } }: { readonly person: Person }) {
  const words = useWords();
  const now = useNow(awaySince !== null && !standIn);
  const seconds =
    awayLong(awaySince, now) && standInAt !== null ? Math.max(0, Math.ceil((standInAt - now) / 1000)) : null;
  return (
    <>
      <Icon name="wifi-off" size={15} />{" "}
      {standIn || seconds === null
        ? words.say(standIn ? "web-seat-stand-in" : "web-seat-away")
        : words.say("web-seat-away-until", { seconds })}
    </>
  );
}

function ChipContent({ chip }: { readonly chip: Chip }) {
  const words = useWords();
  const { person } = chip;
  return (
    <>
      <span class="chip-line">
        <Face person={person} />
        <span class="chip-words">
          <span class="chip-who">
            <span class="chip-name">{words.seat(person.seat)}</span>
            <BotTag person={person} />
          </span>
          <span class="chip-status">
            {person.away && !person.bot ? <Away person={person} /> : chip.status}
            {person.emote !== null && (
              <span class="chip-emote" role="status">
                <Emote name={person.emote} size={22} />
                <span>{words.say(`emote-${person.emote.replaceAll("_", "-")}`)}</span>
              </span>
            )}
          </span>
        </span>
        {chip.extra !== undefined && <span class="chip-extra">{chip.extra}</span>}
      </span>
      {chip.below !== undefined && <span class="chip-below">{chip.below}</span>}
    </>
  );
}

/** All chips in the order of the seats. */
export function Seats({ chips }: { readonly chips: readonly Chip[] }) {
  const words = useWords();
  return (
    <ul
      class={`seats seats-${chips.length} ${chips.length > 4 ? "seats-many" : ""}`}
      aria-label={words.say("web-seats")}
    >
      {chips.map((chip) => (
        <li
          key={chip.person.seat}
          class={`chip chip-${chip.state} ${chip.picked ? "chip-picked" : ""}`}
          data-seat={chip.person.seat}
          data-part={`seat-${chip.person.seat}`}
        >
          {chip.onPick ? (
            <button
              type="button"
              class="chip-key"
              aria-pressed={chip.picked}
              aria-label={chip.label}
              onClick={chip.onPick}
            >
              <ChipContent chip={chip} />
            </button>
          ) : (
            <ChipContent chip={chip} />
          )}
        </li>
      ))}
    </ul>
  );
}
