/** Requests to the server: JSON in, JSON out, refusals as coded errors. */
import { signal } from "@preact/signals";
import type { GameOut, Opened, Problem, Profile, Session, SetupInput } from "./wire";

/** The server's refusal; code "unreachable" when there was no answer. */
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

/** The refusal in a response; a proxy in front of the server answers without a code. */
async function problem(response: Response): Promise<Refusal> {
  const { status } = response;
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof said?.code === "string") return new Refusal(said.code, said.data ?? {}, status);
  return status >= 500 ? noAnswer() : new Refusal("unknown", { code: String(status) }, status);
}

/** The JSON of a response. A page instead of JSON comes from another server, for instance a hotel's login page. */
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

/** Read from the server. */
export async function get<T>(path: string): Promise<T> {
  return content<T>(await answer(path, { headers: { accept: "application/json" } }));
}

/** Read lines of JSON from the server, each as it comes. */
export async function lines<T>(path: string, signal: AbortSignal, each: (line: T) => void): Promise<void> {
  const { body } = await answer(path, { headers: { accept: "application/jsonl" }, signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let begun = "";
  for (;;) {
    const part = await reader?.read().catch(() => {
      throw noAnswer();
    });
    if (part === undefined || part.done) return;
    const whole = (begun + part.value).split("\n");
    begun = whole.pop() ?? "";
    for (const line of whole) each(JSON.parse(line) as T);
  }
}

/** Change something on the server. */
export async function send<T>(method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const response = await answer(path, init);
  return response.status === 204 ? (undefined as T) : content<T>(response);
}

/** The profile of this device; null: it has none; undefined: not asked yet. */
export const me = signal<Profile | null | undefined>(undefined);

/** Load the profile of this device. */
export async function loadProfile(): Promise<Profile | null> {
  try {
    me.value = (await get<Session>("/api/session")).profile;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    me.value = null; // a key that is no longer good
  }
  return me.value;
}

/** Save the name; a device without a profile gets one. Fails in a browser that keeps no cookies. */
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
