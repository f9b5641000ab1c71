/** A table as this page knows it: what the server said, which seat is held up, what was asked and not yet answered. */
import { batch, computed, signal } from "@preact/signals";
import { get, me, Refusal, loadProfile } from "../api";
import type { EventEntry } from "../board";
import { hex, remember } from "../fair";
import { reloadIfOutdated } from "../outdated";
import { sound } from "../sound";
import type { ClockState, Down, OverData, Problem, TableState, Up, ViewData, WaitingData } from "../wire";
import { type Condition, Link } from "./link";

/** The position as the seat played sees it. */
export interface Position {
  readonly match: string;
  readonly seat: number | null;
  readonly version: number;
  readonly view: unknown;
  readonly legal: ViewData["legal"];
  readonly waiting: readonly number[];
  readonly chosen: string | null;
  readonly events: readonly EventEntry<unknown>[];
  readonly fresh: readonly EventEntry<unknown>[];
}

export interface Line {
  readonly seat: number;
  readonly text: string;
}

/** The move that follows, of those that are legal after the one before; undefined: none. */
export type Next = (legal: ViewData["legal"]) => string | undefined;

type Without<T> = T extends { a?: unknown } ? Omit<T, "a"> : never;
/** A message that has no name yet. */
export type Message = Without<Exclude<Up, { t: "move" }>>;

const EMOTE_TIME = 4000;

/** One table, one page. */
export class Store {
  readonly condition = signal<Condition>("connecting");
  readonly refused = signal<Problem | null>(null);
  readonly trouble = signal<Problem | null>(null);
  readonly table = signal<TableState | null>(null);
  readonly position = signal<Position | null>(null);
  readonly over = signal<OverData | null>(null);
  readonly clock = signal<(ClockState & { readonly skew: number }) | null>(null);
  readonly emotes = signal<Readonly<Record<number, string>>>({});
  readonly lines = signal<readonly Line[]>([]);
  readonly busy = signal(false);
  readonly emoteNames = signal<readonly string[]>([]);
  /** The seat shown now; null: the public side. Undefined: nothing, a curtain is down. */
  readonly playingAs = signal<number | null | undefined>(undefined);

  readonly mine = computed<readonly number[]>(() => {
    const own = me.value?.id;
    const seats = this.table.value?.seats ?? [];
    return own === undefined ? [] : seats.flatMap((there, seat) => (there?.profile === own ? [seat] : []));
  });
  readonly host = computed(() => me.value !== null && me.value?.id === this.table.value?.host);
  /** Several people play at this screen. */
  readonly passed = computed(() => this.mine.value.length > 1);

  readonly #link: Link;
  readonly #answers = new Map<string, (problem: Problem | null) => void>();
  readonly #unsent = new Map<string, Up>();
  /** Names must differ from those of an earlier page: a move is remembered under its name. */
  readonly #name = hex(crypto.getRandomValues(new Uint8Array(6)));
  #count = 0;
  /** The newest position; the one shown lags behind it while a turn of several moves is under way. */
  #newest: Position | null = null;
  #whole = false;
  /** Who sat here got up by themselves, and needs not be told. */
  stoodUp = false;
  /** The last thing that was asked, and what will come of it: pressed twice, it is asked once. */
  #last: { readonly said: string; readonly done: Promise<Problem | null> } | null = null;
  #server = "";

  constructor(readonly id: string) {
    this.#link = new Link(`/ws/table/${id}`, {
      onFrame: (frame) => batch(() => this.#frame(frame)),
      onCondition: (condition) => {
        this.condition.value = condition;
        if (condition === "lost") void this.#whyLost();
      },
      onOpen: () => this.#comeBack(),
    });
  }

  /** Ask the table for something; null when it was done, else why not. */
  ask(message: Message): Promise<Problem | null> {
    if (message.t === "leave" || message.t === "stand") this.stoodUp = true;
    const said = JSON.stringify(message);
    if (message.t !== "play_as" && this.#last?.said === said) return this.#last.done;
    const done = this.#ask({ ...message, a: this.#next() } as Up);
    const last = { said, done };
    this.#last = last;
    void done.then(() => {
      if (this.#last === last) this.#last = null;
    });
    return done;
  }

  /** Sit down, and throw randomness of this device's own into the dice. */
  sit(seat: number, name: string | null): Promise<Problem | null> {
    return this.ask({ t: "sit", d: { seat, name, entropy: this.#randomness() } });
  }

  /** Throw in randomness for the next match. */
  contribute(seat: number): Promise<Problem | null> {
    return this.ask({ t: "entropy", d: { seat, hex: this.#randomness() } });
  }

  /** Choose a move for the seat played, and those that `next` names after it: what they do is shown as one. */
  async move(notation: string, next?: Next): Promise<Problem | null> {
    const seat = this.#newest?.seat;
    if (seat === undefined || this.busy.value) return null;
    this.busy.value = true;
    this.#whole = next !== undefined;
    let problem: Problem | null = null;
    for (let one: string | undefined = notation; one !== undefined && this.#newest;) {
      problem = await this.#ask({ t: "move", v: this.#newest.version, d: one, a: this.#next() });
      one = problem === null && this.#newest?.seat === seat ? next?.(this.#newest.legal) : undefined;
    }
    batch(() => {
      this.busy.value = false;
      this.#whole = false;
      this.position.value = this.#newest;
      if (problem) this.trouble.value = problem;
    });
    return problem;
  }

  /** Show the table from this seat (null: as everybody sees it). What was shown before is forgotten first. */
  playAs(seat: number | null): void {
    if (this.#newest?.seat !== seat) this.#forget();
    this.playingAs.value = seat;
    void this.ask({ t: "play_as", d: { seat } }).then((problem) => {
      if (problem && problem.code !== "no_match") this.trouble.value = problem;
    });
  }

  /** Let the curtain fall: nothing of any seat stays on this page, and the public side is asked for. */
  playAsNobody(): void {
    this.#forget();
    this.playingAs.value = null;
    void this.ask({ t: "play_as", d: { seat: null } });
  }

  /** Connect anew: this device speaks for somebody else now. */
  reconnect(): void {
    this.playingAs.value = undefined;
    this.#link.reconnect();
  }

  close(): void {
    this.#link.close();
    this.#forget();
  }

  #show(position: Position | null): void {
    this.#newest = position;
    if (!this.#whole) this.position.value = position;
  }

  /** What happened in the part of a turn that is not shown yet. */
  #unshown(): Position["fresh"] {
    return this.#newest === this.position.value ? [] : (this.#newest?.fresh ?? []);
  }

  /** Nothing of any seat stays, shown or not. */
  #forget(): void {
    this.#whole = false;
    this.#show(null);
  }

  /** Fresh randomness in hexadecimal; kept beside the seal it answers, so that the end can be compared with both. */
  #randomness(): string {
    const table = this.table.value;
    const fresh = hex(crypto.getRandomValues(new Uint8Array(32)));
    if (table) remember(table.match, table.commitment, fresh);
    return fresh;
  }

  #next(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  #ask(message: Up): Promise<Problem | null> {
    const name = message.a ?? "";
    return new Promise((resolve) => {
      this.#answers.set(name, resolve);
      this.#unsent.set(name, message);
      this.#link.send(message);
    });
  }

  /** After a break: see the same seat from the last version on, and repeat what was not answered. */
  #comeBack(): void {
    const seat = this.playingAs.value;
    for (const [name, message] of this.#unsent) if (message.t === "play_as") this.#settle(name, null);
    const open = [...this.#unsent.values()];
    if (seat !== undefined) {
      const shown = this.#newest;
      const from = shown && shown.seat === seat ? { match: shown.match, v: shown.version } : {};
      void this.ask({ t: "play_as", d: { seat, ...from } });
    }
    for (const message of open) this.#link.send(message);
  }

  /** A connection that is refused says nothing in a browser; a plain request gets the reason. */
  async #whyLost(): Promise<void> {
    try {
      await get(`/api/tables/${this.id}`);
    } catch (error) {
      if (error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.refused.value = { code: error.code, data: error.data };
        this.#link.close();
      }
    }
  }

  #settle(name: string | undefined, problem: Problem | null): void {
    if (name === undefined) return;
    this.#unsent.delete(name);
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    answer?.(problem);
  }

  #frame(frame: Down): void {
    try {
      this.#heard(frame);
    } finally {
      this.#settle(frame.a, frame.t === "error" ? frame.d : null); // also what this page does not understand
    }
  }

  #heard(frame: Down): void {
    switch (frame.t) {
      case "welcome":
        this.emoteNames.value = frame.d.emotes;
        if (this.#server && this.#server !== frame.d.server) void reloadIfOutdated();
        this.#server = frame.d.server;
        void this.#known(frame.d.profile);
        break;
      case "table":
        this.#seated(frame.d);
        break;
      case "view":
      case "events":
        this.#seen(frame.d, frame.v, frame.t === "events" || frame.a === undefined);
        break;
      case "waiting":
        this.#waits(frame.d);
        break;
      case "over":
        this.over.value = frame.d;
        break;
      case "emote":
        this.#felt(frame.d.seat, frame.d.emote);
        break;
      case "chat":
        this.lines.value = [...this.lines.value, frame.d].slice(-50);
        break;
      case "error":
        if (frame.a === undefined) this.trouble.value = frame.d;
        break;
    }
  }

  /** In another tab this device may have become somebody else, or nobody. */
  async #known(profile: string | null): Promise<void> {
    if ((me.value?.id ?? null) === profile) return;
    await loadProfile().catch(() => undefined);
    if (this.table.value) this.#seated(this.table.value);
  }

  #seated(table: TableState): void {
    const before = this.table.value;
    this.table.value = table;
    if (table.phase !== "playing") remember(table.match, table.commitment);
    const mine = this.mine.value;
    const begins = before !== null && before.phase !== "playing" && table.phase === "playing";
    if (begins || table.phase === "open") {
      this.#forget();
      this.over.value = null;
    }
    if (begins) this.playingAs.value = undefined; // the server shows what there is to show
    const lost = typeof this.playingAs.value === "number" && !mine.includes(this.playingAs.value);
    if (lost) this.playAsNobody();
    if (before !== null || this.playingAs.value !== undefined) return;
    if (mine.length === 1) this.playAs(mine[0] ?? null);
    else if (mine.length > 1 || table.setup.watch === "anyone") this.playAs(null);
  }

  /** A position of the seat played; of any other seat it came too late and is not even looked at. */
  #seen(data: ViewData, version: number, moving: boolean): void {
    const { playingAs } = this;
    if (playingAs.value === undefined) playingAs.value = data.seat;
    if (data.seat !== playingAs.value) return;
    const before = this.#newest;
    const follows = before?.match === data.match && before.seat === data.seat && before.version === data.since;
    const kept = follows ? before.events.filter(([at]) => at > data.page) : [];
    const news = moving ? data.events.filter(([, what]) => what !== null) : [];
    const fresh = follows ? [...this.#unshown(), ...news] : news;
    const awaited = data.seat !== null && data.waiting.includes(data.seat) && !before?.waiting.includes(data.seat);
    this.#show({
      match: data.match,
      seat: data.seat,
      version,
      view: data.view,
      legal: data.legal,
      waiting: data.waiting,
      chosen: data.chosen,
      events: [...kept, ...data.events.filter(([at, what]) => at > data.page && what !== null)],
      fresh,
    });
    this.#ticks(data.clock);
    if (awaited) sound("turn");
  }

  #waits(data: WaitingData): void {
    const before = this.#newest;
    this.#ticks(data.clock);
    if (before === null || before.match !== data.match) return;
    const chosen = data.chosen ?? before.chosen;
    this.#show({
      ...before,
      waiting: data.waiting,
      chosen,
      legal: chosen === null ? before.legal : [],
      fresh: this.#unshown(),
    });
  }

  #ticks(clock: ClockState | null): void {
    this.clock.value = clock === null ? null : { ...clock, skew: clock.now - Date.now() };
  }

  #felt(seat: number, emote: string): void {
    this.emotes.value = { ...this.emotes.value, [seat]: emote };
    setTimeout(() => {
      const { [seat]: gone, ...rest } = this.emotes.value;
      if (gone === emote) this.emotes.value = rest;
    }, EMOTE_TIME);
  }
}
