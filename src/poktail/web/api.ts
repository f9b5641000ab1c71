/** Requests to the server: JSON in, JSON out, refusals as coded errors. */
import { signal } from "@preact/signals";
import type { GameOut, Opened, Problem, Profile, Session, SetupInput } from "./wire";

/** A refusal, or "unreachable" when no answer came. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly data: Problem["data"],
    readonly status: number,
  ) {
    super(code);
  }
}

function noAnswer(): Refusal {
  return new Refusal("unreachable", { server: location.host }, 0);
}

/** What went wrong; a proxy that stands before the server says it in its own way. */
async function problem(response: Response): Promise<Refusal> {
  const { status } = response;
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof said?.code === "string") return new Refusal(said.code, said.data ?? {}, status);
  return status >= 500 ? noAnswer() : new Refusal("unknown", { code: String(status) }, status);
}

/** What was answered; a page instead of data comes from somebody else, for instance the door of a hotel's network. */
async function content<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal("not_poktail", { server: location.host }, 0) : noAnswer();
  }
}

async function answer(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw noAnswer();
  }
  if (!response.ok) throw await problem(response);
  return response;
}

/** What the server answers to a question. */
export async function get<T>(path: string): Promise<T> {
  return content<T>(await answer(path, { headers: { accept: "application/json" } }));
}

/** Ask for something to be done. */
export async function send<T>(method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const response = await answer(path, init);
  return response.status === 204 ? (undefined as T) : content<T>(response);
}

/** Who this device speaks for; null: nobody yet; undefined: not asked yet. */
export const me = signal<Profile | null | undefined>(undefined);

/** Ask who this device speaks for. */
export async function loadProfile(): Promise<Profile | null> {
  try {
    me.value = (await get<Session>("/api/session")).profile;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    me.value = null; // a key that is no longer good
  }
  return me.value;
}

/** Take this name: a new profile for a device that has none. A browser that keeps no cookie stays nobody. */
export async function saveName(name: string): Promise<Profile> {
  const fresh = !me.value;
  const who = await send<Profile>("POST", "/api/me", { name });
  if (fresh && (await loadProfile())?.id !== who.id) throw new Refusal("no_cookies", {}, 0);
  me.value = who;
  return who;
}

let known: Promise<readonly GameOut[]> | null = null;

/** Every game there is. */
export function games(): Promise<readonly GameOut[]> {
  known ??= get<readonly GameOut[]>("/api/games");
  known.catch(() => {
    known = null;
  });
  return known;
}

/** Open a table. */
export function openTable(setup: SetupInput): Promise<Opened> {
  return send<Opened>("POST", "/api/tables", setup);
}
