/** The service worker: caches the shell, so that the page opens offline and can say so. It caches no API answers. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<readonly { focus(): Promise<unknown> }[]>;
  };
}
interface Clicked extends Waiting {
  readonly notification: { close(): void };
}

/** The files to cache and the name of this build; build.mjs fills them in. */
declare const SHELL: readonly string[];
declare const VERSION: string;

const worker = self as EventTarget as Worker;
const CACHE = `shell-${VERSION}`;
const PAGE = "/";
/** Paths that only the server answers, even when they are opened as a page. */
const SERVERS = /^\/(api|ws|metrics|healthz|readyz)(\/|$)/;
/** The answers of a proxy whose server is down. */
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

/** The page from the server, else the cached one. */
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

/** A built file never changes under its name: the cached one, else the server's, which is then cached. */
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

/** A notification was touched: bring the page to the front. */
async function clicked(event: Clicked): Promise<void> {
  event.notification.close();
  const [page] = await worker.clients.matchAll({ type: "window" });
  await page?.focus();
}

worker.addEventListener("notificationclick", (event) => (event as Waiting).waitUntil(clicked(event as Clicked)));
worker.addEventListener("install", (event) => (event as Waiting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Waiting).waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const given = answer((event as Fetching).request);
  if (given !== undefined) (event as Fetching).respondWith(given);
});
