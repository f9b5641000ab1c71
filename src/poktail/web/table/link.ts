/** The socket to a table: connects, and reconnects by itself when the connection is lost. */
import type { ServerMessage, ClientMessage } from "../wire";

export type Condition = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  readonly onFrame: (frame: ServerMessage) => void;
  readonly onCondition: (condition: Condition) => void;
  /** The connection is new: ask for what was missed. */
  readonly onOpen: () => void;
}

/** The longest pause between two tries to connect. */
const MAX_RETRY_MS = 8000;
/** After this silence the server is pinged. */
const PING_AFTER_MS = 25_000;
/** An answer that takes longer means that the connection is dead. */
const ANSWER_TIMEOUT_MS = 12_000;
/** How long connecting may take; each further try gets as much again, for slow lines. */
const CONNECT_TIMEOUT_MS = 8000;
/** How long a ping may take after the device was asleep or offline. */
const WAKE_TIMEOUT_MS = 4000;
const HEARTBEAT_MS = 5000;

/** The frame in a message; null where there is none. */
function read(data: unknown): ServerMessage | null {
  try {
    const found: unknown = JSON.parse(String(data));
    return typeof found === "object" && found !== null && "t" in found ? (found as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** A connection that is made again whenever it is lost. */
export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
  /** When the oldest message without an answer was sent; 0: there is none. */
  #sentAt = 0;
  /** When the last frame came. */
  #heardAt = 0;
  #ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#ended = false;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a message; false when there is no connection (its sender sends it again after `onOpen`). */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#sentAt ||= Date.now();
    return true;
  }

  /** Replace the connection by a new one, which carries the cookies of now. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#connect();
    old?.close(1000);
  }

  /** Disconnect and stay disconnected. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close(1000);
    this.listener.onCondition("closed");
  }

  readonly #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    const old = this.#socket;
    if (old?.readyState === WebSocket.CONNECTING) return;
    if (old?.readyState !== WebSocket.OPEN) return this.#connect();
    const before = this.#heardAt; // it may have died meanwhile
    this.send({ t: "ping", a: "ping" });
    setTimeout(() => this.#socket === old && this.#heardAt === before && this.#drop(), WAKE_TIMEOUT_MS);
  };

  /** Give up a dead connection without waiting for it to close. */
  #drop(): void {
    const old = this.#socket;
    this.#lost();
    old?.close();
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#heartbeat);
    this.listener.onCondition("lost");
    const wait = Math.min(MAX_RETRY_MS, 250 * 2 ** this.#tries++);
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
    setTimeout(() => hangs() && this.#drop(), CONNECT_TIMEOUT_MS * (this.#tries + 1));
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#sentAt = 0;
      this.listener.onCondition("open");
      this.listener.onOpen();
      this.#watch();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket !== socket) return;
      this.#heardAt = Date.now();
      this.#sentAt = 0;
      const frame = read(data);
      if (!frame) return this.#drop(); // garbled: reconnect and ask for everything
      this.#tries = 0;
      this.listener.onFrame(frame);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#ended) this.#lost();
    };
  }

  /** Drop the connection when answers stay away. */
  #watch(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => {
      const now = Date.now();
      if (this.#sentAt && now - this.#sentAt > ANSWER_TIMEOUT_MS) this.#drop();
      else if (now - this.#heardAt > PING_AFTER_MS) this.send({ t: "ping", a: "ping" });
    }, HEARTBEAT_MS);
  }
}
