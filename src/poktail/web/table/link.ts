/** The socket to a table: connects, comes back by itself, and sends what was not answered again. */
import type { Down, Up } from "../wire";

export type Condition = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  readonly onFrame: (frame: Down) => void;
  readonly onCondition: (condition: Condition) => void;
  /** The connection is new: ask for what was missed. */
  readonly onOpen: () => void;
}

const LONGEST_WAIT = 8000;
/** So long nothing is heard before the server is asked whether it is there. */
const SILENCE = 25000;
/** So long an answer may take; a slow line has others to bear. */
const PATIENCE = 12000;
/** So long a connection may take to come about; each further try may take longer, for slow lines. */
const KNOCKING = 8000;
/** After the device was asleep or without a net. */
const DOUBT = 4000;

/** A frame, or null for what is none. */
function read(data: unknown): Down | null {
  try {
    const found: unknown = JSON.parse(String(data));
    return typeof found === "object" && found !== null && "t" in found ? (found as Down) : null;
  } catch {
    return null;
  }
}

/** A connection that stays. */
export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
  /** When something was said that nothing has followed yet; 0 for never. */
  #said = 0;
  #heard = 0;
  #ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Whether it could be said; what could not is said again by its sender after onOpen. */
  send(message: Up): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#said ||= Date.now();
    return true;
  }

  /** Drop the connection and make a new one: it carries the key that the browser holds now. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#connect();
    old?.close(1000);
  }

  /** Leave for good. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close(1000);
    this.listener.onCondition("closed");
  }

  readonly #now = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    const old = this.#socket;
    if (old?.readyState === WebSocket.CONNECTING) return;
    if (old?.readyState !== WebSocket.OPEN) return this.#connect();
    const before = this.#heard; // it may have died while nobody looked
    this.send({ t: "ping", a: "ping" });
    setTimeout(() => this.#socket === old && this.#heard === before && this.#drop(), DOUBT);
  };

  /** Give a dead line up without waiting for its farewell. */
  #drop(): void {
    const old = this.#socket;
    this.#lost();
    old?.close();
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#heartbeat);
    this.listener.onCondition("lost");
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.listener.onCondition(this.#tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    const hangs = () => this.#socket === socket && socket.readyState === WebSocket.CONNECTING;
    setTimeout(() => hangs() && this.#drop(), KNOCKING * (this.#tries + 1));
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#said = 0;
      this.listener.onCondition("open");
      this.listener.onOpen();
      this.#watch();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#said = 0;
      const frame = read(data);
      if (!frame) return this.#drop(); // garbled on the way: ask for all of it again
      this.#tries = 0;
      this.listener.onFrame(frame);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#ended) this.#lost();
    };
  }

  /** A line that is dead without saying so is cut. */
  #watch(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => {
      const now = Date.now();
      if (this.#said && now - this.#said > PATIENCE) this.#drop();
      else if (now - this.#heard > SILENCE) this.send({ t: "ping", a: "ping" });
    }, 5000);
  }
}
