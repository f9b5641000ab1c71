/** Shows a person's own verdict until it is read, even if bots have already made their next moves. */
import { useEffect, useState } from "preact/hooks";
import { Key } from "../../web/kit";
import type { Words } from "../../web/words";
import type { Turn } from "./board_compose";
import { type Judged, type Props, type View, claimedUntil, judgedUntil, viewOf } from "./board_model";

/** A verdict that stays on the table for less than this has not been read. */
const READ_MS = 600;

/** A verdict that is still to be read. */
export interface Unread {
  readonly judged: Judged;
  /** The events up to it and what followed from it, and what the table looked like after that. */
  readonly events: Props["events"];
  readonly view: View;
  readonly read: () => void;
}

/** The last verdict by this seat or on a card it gave, even if others passed that on, where it was covered too soon. */
export function useUnread(props: Props, turn: Turn, revealing: boolean): Unread | null {
  const { events, seat, view, live, over, onShown } = props;
  const at = events.findLastIndex(([, what], place) => {
    if (what.is !== "Judged") return false;
    return what.seat === seat || claimedUntil(events, place).some((claimed) => claimed.seat === seat);
  });
  const version = events[at]?.[0] ?? -1;
  const [read, setRead] = useState(version); // nothing is told again after a reload
  const next = events.findIndex(([, what], place) => place > at && what.is === "Judged");
  const shown = revealing && next < 0;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setRead(version), READ_MS);
    return () => clearTimeout(timer);
  }, [shown, version]);
  useEffect(() => {
    if (turn.begun) setRead(version); // a person who goes on has seen it
  }, [turn.begun]);
  const judged = events[at]?.[1];
  const covered = next >= 0 || (!revealing && view.trail !== null && view.trail.givers[0] !== seat);
  // Only where others go on by themselves: a lesson and a look at the past wait for the reader anyway.
  const waits = live && !over && onShown !== undefined && version !== read && covered;
  if (!waits || seat === null || judged?.is !== "Judged") return null;
  const until = next < 0 ? events : events.slice(0, next);
  const ended = judgedUntil(until);
  const then = viewOf(props, ended === null ? version : ended + 1);
  return { judged, events: until, view: then, read: () => setRead(version) };
}

/** The tray while a verdict is read. */
export function ReadOn({ unread, words }: { readonly unread: Unread; readonly words: Words }) {
  return (
    <div class="roy-tray roy-tray-read">
      <Key kind="main" icon="arrow-right" part="go-on" onClick={unread.read}>
        {words.say("board-go-on")}
      </Key>
    </div>
  );
}
