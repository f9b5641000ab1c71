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
const SILENCE = 25000;

/** A connection that stays. */
export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
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
    return true;
  }

  /** Drop the connection and make a new one: it carries the key that the browser holds now. */
  again(): void {
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
    if (this.#ended || document.visibilityState === "hidden" || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.listener.onCondition(this.#tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.listener.onCondition("open");
      this.listener.onOpen();
      this.#watch();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.listener.onFrame(JSON.parse(data) as Down);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#ended) return;
      this.#socket = null;
      clearInterval(this.#heartbeat);
      this.listener.onCondition("lost");
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
      this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** A line that is dead without saying so is cut. */
  #watch(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => {
      const silent = Date.now() - this.#heard;
      if (silent > SILENCE * 2) this.#socket?.close();
      else if (silent > SILENCE) this.send({ t: "ping", a: "ping" });
    }, 5000);
  }
}
