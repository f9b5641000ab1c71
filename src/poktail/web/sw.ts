/** The service worker: keeps the shell, so that the page opens without a server and can say so. It keeps no answer of one. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  readonly clients: { claim(): Promise<void> };
}

/** What to keep, and the name of this build: put in by build.mjs. */
declare const SHELL: readonly string[];
declare const VERSION: string;

const worker = self as EventTarget as Worker;
const CACHE = `shell-${VERSION}`;
const PAGE = "/";
/** What only a server can answer, even when somebody opens it as a page. */
const SERVERS = /^\/(api|ws|metrics|healthz|readyz)(\/|$)/;
/** What a proxy says when there is no server behind it. */
const GONE = [502, 503, 504];

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, path === PAGE ? { cache: "no-cache" } : {})));
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The server's page where there is a server, else the one that was kept. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(PAGE);
  try {
    const answer = await fetch(request);
    return GONE.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const answer = await kept();
    if (answer === undefined) throw error;
    return answer;
  }
}

/** A built file never changes under its name: the kept one, or the server's, kept from now on. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null); // the disk may be full, or storage forbidden since
  const kept = await cache?.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache?.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

function answer(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || SERVERS.test(pathname)) return undefined;
  if (request.mode === "navigate") return page(request);
  return pathname.startsWith("/assets/") || (pathname !== PAGE && SHELL.includes(pathname))
    ? asset(request)
    : undefined;
}

worker.addEventListener("install", (event) => (event as Waiting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Waiting).waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const given = answer((event as Fetching).request);
  if (given !== undefined) (event as Fetching).respondWith(given);
});
