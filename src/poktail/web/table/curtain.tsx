/** The curtain over a shared screen while it changes hands: names only, nothing of any seat is on the page. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Avatar } from "../art/avatars";
import type { Person } from "../board";
import { Key } from "../kit/keys";
import { Face } from "../kit/seats";
import { useMotion } from "../kit/motion";
import type { Words } from "../words";

const HOLD_MS = 600;

export interface CurtainProps {
  readonly words: Words;
  readonly people: readonly Person[];
  readonly seat: number;
  readonly mine: readonly number[];
  readonly lift: (seat: number) => void;
  readonly stay: () => void;
}

/** A button to hold down; with the keyboard, or with motion off, a press is enough. */
function HoldKey({ label, onHeld }: { readonly label: string; readonly onHeld: () => void }) {
  const [down, setDown] = useState(false);
  const timer = useRef(0);
  const still = useMotion() === 0;
  const stop = () => {
    clearTimeout(timer.current);
    setDown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      class={`hold ${down ? "hold-down" : ""}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        if (still) return onHeld();
        setDown(true);
        timer.current = window.setTimeout(onHeld, HOLD_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && onHeld()}
    >
      <svg class="hold-ring" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="17" />
        <circle cx="22" cy="22" r="17" pathLength="100" class="hold-done" />
      </svg>
      {label}
    </button>
  );
}

/** Hand the device to somebody. */
export function Curtain({ words, people, seat, mine, lift, stay }: CurtainProps) {
  const [to, setTo] = useState(seat);
  const [others, showOthers] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setTo(seat), [seat]);
  useEffect(() => heading.current?.focus(), [to]);
  const person = people[to];
  if (!person) return null;
  return (
    <main class="curtain curtain-cloth" tabIndex={-1}>
      <span class="curtain-rail" aria-hidden="true" />
      <span class="curtain-face">
        <Avatar name={person.face} size={84} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {words.say("web-curtain", { name: person.name })}
      </h1>
      <p>{words.say("web-curtain-text")}</p>
      <HoldKey key={to} label={words.say("web-curtain-lift")} onHeld={() => lift(to)} />
      {others ? (
        <ul class="curtain-others">
          {mine.map((one) => (
            <li key={one}>
              <Key pressed={one === to} onClick={() => setTo(one)}>
                {words.seat(one)}
              </Key>
            </li>
          ))}
          <li>
            <Key icon="eye" onClick={stay}>
              {words.say("web-curtain-public")}
            </Key>
          </li>
        </ul>
      ) : (
        <button type="button" class="curtain-else" onClick={() => showOthers(true)}>
          {words.say("web-curtain-else")}
        </button>
      )}
    </main>
  );
}

export interface HandOnProps {
  readonly words: Words;
  readonly person: Person | undefined;
  readonly lift: (seat: number) => void;
  /** Somebody else has the device. */
  readonly other: () => void;
}

/** Below the public side of a shared screen: whose turn it is, and the key that shows that person's side. */
export function HandOn({ words, person, lift, other }: HandOnProps) {
  if (!person) return null;
  return (
    <div class="pass hand-on">
      <Face person={person} size={44} />
      <strong>{words.say("web-curtain", { name: person.name })}</strong>
      <HoldKey key={person.seat} label={words.say("web-curtain-lift")} onHeld={() => lift(person.seat)} />
      <button type="button" class="curtain-else" onClick={other}>
        {words.say("web-curtain-else")}
      </button>
    </div>
  );
}
