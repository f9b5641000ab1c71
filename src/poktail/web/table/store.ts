/** A table as this page knows it: what the server said, the seat played here, and the requests not yet answered. */
import { batch, computed, signal } from "@preact/signals";
import { me, loadProfile } from "../api";
import { hex, remember } from "../fair";
import { reloadIfOutdated } from "../outdated";
import { isMuted } from "../settings";
import { sound } from "../sound";
import type {
  ClockState,
  ServerMessage,
  OverData,
  Problem,
  TableState,
  ClientMessage,
  ViewData,
  WaitingData,
} from "../wire";
import { showBriefly } from "./emotes";
import { type Condition, Link } from "./link";
import { nextAtThisScreen } from "./people";
import { whyRefused } from "./refused";
import { looksAtShowdown } from "./showdown_hold";
import { Signer } from "./signer";
import { type ChatLine, type Message, type Next, type Position, passedAfter } from "./store_types";

export type { ChatLine, Message, Next, Position };

/** The state of one table on this page. */
export class Store {
  readonly condition = signal<Condition>("connecting");
  readonly refused = signal<Problem | null>(null);
  readonly trouble = signal<Problem | null>(null);
  readonly table = signal<TableState | null>(null);
  /** When the table was received, by this device's clock. */
  readonly tableAt = signal(0);
  readonly position = signal<Position | null>(null);
  readonly over = signal<OverData | null>(null);
  readonly clock = signal<(ClockState & { readonly skew: number }) | null>(null);
  readonly emotes = signal<Readonly<Record<number, string>>>({});
  readonly lines = signal<readonly ChatLine[]>([]);
  readonly busy = signal(false);
  readonly emoteNames = signal<readonly string[]>([]);
  /** The seat this page plays as; null: it shows the public side. Undefined: nothing is shown yet. */
  readonly playingAs = signal<number | null | undefined>(undefined);
  /** On a shared screen: the seat that a curtain waits for; null: no curtain. */
  readonly curtain = signal<number | null>(null);
  /** On a shared screen: the seat that was played here last. */
  readonly lastHere = signal(-1);
  readonly mine = computed<readonly number[]>(() => {
    const own = me.value?.id;
    const seats = this.table.value?.seats ?? [];
    return own === undefined ? [] : seats.flatMap((there, seat) => (there?.profile === own ? [seat] : []));
  });
  readonly host = computed(() => me.value !== null && me.value?.id === this.table.value?.host);
  /** Several people play at this screen. */
  readonly shared = computed(() => this.mine.value.length > 1);
  /** The seat of the one person who reads this screen; undefined for spectators and where several share it. */
  readonly reader = computed(() => (this.shared.value ? undefined : this.mine.value[0]));

  readonly #link: Link;
  readonly #signer = new Signer();
  readonly #answers = new Map<string, (problem: Problem | null) => void>();
  readonly #unanswered = new Map<string, ClientMessage>();
  /** The content of an answer, until the code that asked takes it. */
  readonly #told = new Map<string, unknown>();
  /** Begins the names of messages; random, because the server remembers names from an earlier page. */
  readonly #prefix = hex(crypto.getRandomValues(new Uint8Array(6)));
  #count = 0;
  /** The newest position; the one shown lags behind it while a turn of several moves is under way. */
  #newest: Position | null = null;
  /** A turn of several moves is under way: its result is shown when all of them are answered. */
  #inTurn = false;
  /** The public side that comes next shows events after this version as new; null: none of them. */
  #newSince: number | null = null;
  /** The showdown that the person here has seen: its version. */
  readonly goneOn = signal<number | null>(null);
  /** The person here left the seat themselves and does not need to be told. */
  leftSeat = false;
  /** The last request and its answer: a key that is pressed twice asks once. */
  #last: { readonly text: string; readonly done: Promise<Problem | null> } | null = null;
  #server = "";

  constructor(readonly id: string) {
    this.#link = new Link(`/ws/table/${id}`, {
      onFrame: (frame) => batch(() => this.#frame(frame)),
      onCondition: (condition) => {
        this.condition.value = condition;
        if (condition === "lost") void whyRefused(this.id).then((problem) => problem && this.#refuse(problem));
      },
      onOpen: () => this.#resume(),
    });
  }

  /** Connect to the table. */
  open(): void {
    this.#link.open();
  }

  /** Ask the table for something; null when it was done, else why not. */
  ask(message: Message): Promise<Problem | null> {
    if (message.t === "leave" || message.t === "stand") this.leftSeat = true;
    if (message.t === "take_back") this.#signer.takenBack();
    const text = JSON.stringify(message);
    if (message.t !== "play_as" && this.#last?.text === text) return this.#last.done;
    const done = this.#ask({ ...message, a: this.#next() } as ClientMessage);
    const last = { text, done };
    this.#last = last;
    void done.then(() => {
      if (this.#last === last) this.#last = null;
    });
    return done;
  }

  /** Take a seat, contribute random bytes to the chance of the match, and name the key that will sign. */
  async sit(seat: number, name: string | null): Promise<Problem | null> {
    const { hex: entropy, ...key } = await this.#signer.contribution(this.table.value);
    return this.ask({ t: "sit", d: { seat, name, entropy, ...key } });
  }

  /** The same for the next match. */
  async contribute(seat: number): Promise<Problem | null> {
    return this.ask({ t: "entropy", d: { seat, ...(await this.#signer.contribution(this.table.value)) } });
  }

  /** Choose a move, then those that `next` names; their result is shown at once when all are answered. */
  async move(notation: string, next?: Next): Promise<Problem | null> {
    const seat = this.#newest?.seat;
    if (seat === undefined || this.busy.value) return null;
    this.busy.value = true;
    this.goneOn.value = this.table.value?.pause_v ?? null;
    this.#inTurn = next !== undefined;
    let problem: Problem | null = null;
    for (let one: string | undefined = notation; one !== undefined && this.#newest;) {
      const { version: v } = this.#newest;
      const signature = await this.#signer.sign(this.table.value, this.#newest, one);
      problem = await this.#ask({ t: "move", v, d: one, ...signature, a: this.#next() });
      one = problem === null && this.#newest?.seat === seat ? next?.(this.#newest.legal) : undefined;
    }
    batch(() => {
      this.busy.value = false;
      this.#inTurn = false;
      this.position.value = this.#newest;
      if (problem) this.trouble.value = problem;
    });
    return problem;
  }

  /** Ask for an answer with data in it, such as a hint; or why there is none. */
  async query<T>(message: Message): Promise<T | Problem | null> {
    const a = this.#next();
    const problem = await this.#ask({ ...message, a } as ClientMessage);
    const told = this.#told.get(a) as T | undefined;
    this.#told.delete(a);
    return problem ?? told ?? null;
  }

  /** Play as this seat (null: show the public side). What another seat saw is forgotten first. */
  playAs(seat: number | null): void {
    if (this.#newest?.seat !== seat) this.#forget();
    this.playingAs.value = seat;
    void this.ask({ t: "play_as", d: { seat } }).then((problem) => {
      if (problem && problem.code !== "no_match") this.trouble.value = problem;
    });
  }

  /** Forget what any seat saw, and ask for the public side. */
  playAsNobody(): void {
    this.#forget();
    this.playingAs.value = null;
    void this.ask({ t: "play_as", d: { seat: null } });
  }

  /** Connect again, because this device has another profile now. */
  reconnect(): void {
    this.playingAs.value = undefined;
    this.#link.reconnect();
  }

  close(): void {
    this.#link.close();
    this.#forget();
  }

  #show(position: Position | null): void {
    if (position !== null && this.#isDone(position)) return this.#cover(position);
    this.#newest = position;
    this.#showNewest();
  }

  #showNewest(): void {
    if (!this.#inTurn && !looksAtShowdown(this, this.#newest)) this.position.value = this.#newest;
  }

  /** The person here has seen the showdown. */
  goOn(): Promise<Problem | null> {
    this.goneOn.value = this.table.value?.pause_v ?? null;
    this.#showNewest();
    return this.ask({ t: "go_on" });
  }

  /** Whether the person at a shared screen has moved, so that nothing of theirs may stay on it. */
  #isDone({ seat, match, version, waiting, chosen }: Position): boolean {
    if (!this.shared.value || seat === null) return false;
    if (chosen !== null) return true;
    const before = this.#newest;
    if (before?.seat !== seat || before.match !== match || before.version >= version) return false;
    const others = this.mine.value.some((one) => one !== seat && waiting.includes(one));
    return before.waiting.includes(seat) && (others || !waiting.includes(seat));
  }

  /** Forget the seat that has moved: a secret choice covers the screen, after any other move the public side is shown. */
  #cover({ seat, version, waiting, chosen }: Position): void {
    const since = this.#newest?.version ?? version;
    this.lastHere.value = seat ?? -1;
    if (chosen !== null) this.curtain.value = nextAtThisScreen(this.mine.value, waiting, this.lastHere.value);
    this.playAsNobody();
    this.#newSince = since;
  }

  /** The fresh events of a turn that is not shown yet. */
  #unshown(): Position["fresh"] {
    return this.#newest === this.position.value ? [] : (this.#newest?.fresh ?? []);
  }

  #forget(): void {
    this.#inTurn = false;
    this.#show(null);
  }

  #next(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #ask(message: ClientMessage): Promise<Problem | null> {
    const name = message.a ?? "";
    return new Promise((resolve) => {
      this.#answers.set(name, resolve);
      this.#unanswered.set(name, message);
      this.#link.send(message);
    });
  }

  /** After a reconnect: ask for the same seat from the last version on, and send unanswered messages again. */
  #resume(): void {
    const seat = this.playingAs.value;
    for (const [name, message] of this.#unanswered) if (message.t === "play_as") this.#resolve(name, null);
    const open = [...this.#unanswered.values()];
    if (seat !== undefined) {
      const shown = this.#newest;
      const from = shown && shown.seat === seat ? { match: shown.match, v: shown.version } : {};
      void this.ask({ t: "play_as", d: { seat, ...from } });
    }
    for (const message of open) this.#link.send(message);
  }

  #refuse(problem: Problem): void {
    this.refused.value = problem;
    this.#link.close();
  }

  #resolve(name: string | undefined, problem: Problem | null): void {
    if (name === undefined) return;
    this.#unanswered.delete(name);
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    answer?.(problem);
  }

  #frame(frame: ServerMessage): void {
    try {
      this.#handle(frame);
    } finally {
      this.#resolve(frame.a, frame.t === "error" ? frame.d : null); // also for a frame that this page does not understand
    }
  }

  #handle(frame: ServerMessage): void {
    switch (frame.t) {
      case "welcome":
        this.emoteNames.value = frame.d.emotes;
        if (this.#server && this.#server !== frame.d.server) void reloadIfOutdated();
        this.#server = frame.d.server;
        this.#signer.server = frame.d.key;
        void this.#checkProfile(frame.d.profile);
        break;
      case "table":
        this.#setTable(frame.d);
        break;
      case "view":
      case "events":
        this.#setPosition(frame.d, frame.v, frame.t === "events" || frame.a === undefined);
        break;
      case "waiting":
        this.#setWaiting(frame.d);
        break;
      case "over":
        this.over.value = frame.d;
        break;
      case "emote":
        if (!isMuted(this.#profileAt(frame.d.seat))) showBriefly(this.emotes, frame.d.seat, frame.d.emote);
        break;
      case "chat":
        this.lines.value = [...this.lines.value, { ...frame.d, profile: this.#profileAt(frame.d.seat) }].slice(-50);
        break;
      case "why":
      case "hint":
        if (frame.a !== undefined) this.#told.set(frame.a, frame.d);
        break;
      case "error":
        if (frame.a === undefined) this.trouble.value = frame.d;
        break;
    }
  }

  /** Load the profile again if it changed in another tab. */
  async #checkProfile(profile: string | null): Promise<void> {
    if ((me.value?.id ?? null) === profile) return;
    await loadProfile().catch(() => undefined);
    if (this.table.value) this.#setTable(this.table.value);
  }

  #setTable(table: TableState): void {
    const before = this.table.value;
    this.table.value = table;
    this.tableAt.value = Date.now();
    if (table.phase !== "playing") remember(table.match, table.commitment);
    const mine = this.mine.value;
    const begins = before !== null && before.phase !== "playing" && table.phase === "playing";
    if (begins || table.phase === "open") {
      this.#forget();
      this.over.value = null;
      this.curtain.value = null;
      this.lastHere.value = -1;
    }
    if (begins) this.playingAs.value = undefined; // the server decides what to show first
    if (table.pause_v === null) this.goneOn.value = null;
    this.#showNewest();
    const lost = typeof this.playingAs.value === "number" && !mine.includes(this.playingAs.value);
    if (lost) this.playAsNobody();
    if (before !== null || this.playingAs.value !== undefined) return;
    if (mine.length === 1) this.playAs(mine[0] ?? null);
    else if (mine.length > 1 || table.setup.watch === "anyone") this.playAs(null);
  }

  /** Take a position of the seat played here; one of another seat came too late and is ignored. */
  #setPosition(data: ViewData, version: number, moving: boolean): void {
    const { playingAs } = this;
    if (playingAs.value === undefined) playingAs.value = data.seat;
    if (data.seat !== playingAs.value) return;
    const before = this.#newest;
    const follows = before?.match === data.match && before.seat === data.seat && before.version === data.since;
    const kept = follows ? before.events.filter(([at]) => at > data.page) : [];
    const begins = before?.match !== data.match; // a view that does neither comes after a move was taken back
    const newSince = moving && (follows || begins) ? -1 : ((data.seat === null ? this.#newSince : null) ?? version);
    this.#newSince = null;
    const happened = data.events.filter(([at, what]) => what !== null && at > newSince);
    const fresh = follows ? [...this.#unshown(), ...happened] : happened;
    const awaited = data.seat !== null && data.waiting.includes(data.seat) && !before?.waiting.includes(data.seat);
    this.#show({
      match: data.match,
      seat: data.seat,
      version,
      view: data.view,
      legal: data.legal,
      waiting: data.waiting,
      chosen: data.chosen,
      takeBack: data.take_back,
      decision: data.decision,
      events: [...kept, ...data.events.filter(([at, what]) => at > data.page && what !== null)],
      ...{ fresh, passed: passedAfter(before, follows) },
    });
    this.#setClock(data.clock);
    if (awaited && !this.shared.value) sound("turn");
  }

  #setWaiting(data: WaitingData): void {
    const before = this.#newest;
    this.#setClock(data.clock);
    if (before === null || before.match !== data.match) return;
    const chosen = data.chosen ?? before.chosen;
    this.#show({
      ...before,
      waiting: data.waiting,
      chosen,
      takeBack: data.take_back ?? before.takeBack,
      legal: chosen === null ? before.legal : [],
      fresh: this.#unshown(),
    });
  }

  #setClock(clock: ClockState | null): void {
    this.clock.value = clock === null ? null : { ...clock, skew: clock.now - Date.now() };
  }

  #profileAt(seat: number): string | null {
    return this.table.value?.seats[seat]?.profile ?? null;
  }
}
