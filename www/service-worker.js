// Keeps the page's files, so that it opens without a network. Each version has its own cache and answers only from it,
// so a page of one version never gets the program of another.

// The build fills these in: every file with the hash of its contents, and a hash of all of them.
const FILES = new Map([]);
const VERSION = "";

const PAGE = "index.html";
const MAKING = "make.html";
const PAGES = [PAGE, MAKING];
/** What most visitors never need is kept once it has been used, or when a page has been open for a while: the page for making, what reads pictures, the
 * puzzles of the shelf, and other languages than English. */
const SELDOM = [/^(make|easel)/, /^(lightbox|scanner)/, /^shelf/, /^words\/(?!en\.)/];
const isSeldom = (path) => SELDOM.some((kind) => kind.test(path));
const FIRST = [...FILES.keys()].filter((path) => !isSeldom(path));
// Other pages on the same host may have caches too, and may be copies of Nonoscope at other paths.
const OURS = `nonoscope ${registration.scope} `;
const OWN = OURS + VERSION;
// How long a newer version may take to answer, in milliseconds.
const PATIENCE = 500;

/** In this version's cache, the name of the newer version's, once that is about to take over. */
const NEXT = "next";

/** The cache in use, as a promise: that of this version, until a newer one is about to take over. */
let answering = keptAnswering().catch(() => OWN);

addEventListener("install", (event) => event.waitUntil(fill()));

addEventListener("activate", (event) => event.waitUntil(deleteOthers()));

addEventListener("message", (event) => {
  if (event.data === "which cache") event.ports[0].postMessage(OWN);
  if (event.data === "take over") event.waitUntil(skipWaiting());
  // Without a network, another visit tries again.
  if (event.data === "keep the rest") event.waitUntil(keepRest().catch(() => {}));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const place = origin + pathname;
  if (request.method !== "GET" || !place.startsWith(registration.scope)) return;
  const path = place.slice(registration.scope.length) || PAGE;
  if (PAGES.includes(path) && request.mode === "navigate") event.respondWith(openPage(path, event));
  // A newer version may have files that this one does not know.
  else event.respondWith(answer(path, event));
});

async function openPage(path, event) {
  if (event.request.isReloadNavigation) await handOver();
  if ((await answering) === OWN && !(await isWhole())) {
    // Somebody has removed files. The rest must not be mixed with what the server has now.
    await caches.delete(OWN);
    event.waitUntil(fill().catch(() => {}));
    return fetch(event.request);
  }
  try {
    return await answer(path, event);
  } catch {
    // Without a network this fails, too. With one, the server has another version, which must not be mixed with this one.
    const response = await fetch(event.request);
    answering = Promise.resolve("");
    await caches.delete(OWN);
    return response;
  }
}

async function answer(path, event) {
  const cacheName = await answering;
  const kept = await caches.match(path, { cacheName, ignoreVary: true });
  if (kept || cacheName !== OWN || !FILES.has(path) || !isSeldom(path)) return kept ?? fetch(event.request);
  const response = await load(path, FILES.get(path));
  const copy = response.clone();
  event.waitUntil(caches.open(OWN).then((cache) => cache.put(path, copy)));
  return response;
}

/** Stores all files or none, and only with exactly the contents that belong to this version. */
async function fill() {
  if (await isWhole()) return;
  const used = await usedSeldom();
  const paths = [...FILES.keys()].filter((path) => !isSeldom(path) || used.some((kind) => kind.test(path)));
  const files = await Promise.all(paths.map(async (path) => [path, await load(path, FILES.get(path))]));
  const cache = await caches.open(OWN);
  await Promise.all(files.map(([path, response]) => cache.put(path, response)));
}

/** Keeps what most visitors never need, so that all of it works without a network: one file after another, as nobody waits for it. */
async function keepRest() {
  if ((await answering) !== OWN) return;
  const cache = await caches.open(OWN);
  for (const [path, integrity] of FILES) {
    if (isSeldom(path) && !(await cache.match(path))) await cache.put(path, await load(path, integrity));
  }
}

async function load(path, integrity) {
  const ask = (cache) => fetch(path, { cache, integrity, priority: "low" });
  // Files that the page has just loaded need not be loaded again, unless the server is wrong about what has changed.
  const response = await ask("no-cache").catch(() => ask("reload"));
  // Some hosts redirect from index.html to its folder, but a page must not be opened with a redirected answer.
  return response.redirected ? new Response(response.body, response) : response;
}

async function isWhole() {
  const cache = await caches.open(OWN);
  const kept = new Set((await cache.keys()).map(({ url }) => url.slice(registration.scope.length)));
  return FIRST.every((path) => kept.has(path));
}

/** What most visitors never need and this one has used, in any version. */
async function usedSeldom() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => url.slice(registration.scope.length));
  return SELDOM.filter((kind) => paths.some((path) => kind.test(path)));
}

async function deleteOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== OWN).map((name) => caches.delete(name)));
}

/**
 * Without this, a newer version would wait until no page is open, which never happens on a reload. So a reload of
 * the only page is answered from the newer version's cache, starting with the page itself, and that version takes
 * over.
 */
async function handOver() {
  const { installing, waiting } = registration;
  if (installing || !waiting || !(await isAlone())) return;
  const newer = await cacheOf(waiting);
  if (!newer || !(await isAlone())) return;
  const cache = await caches.open(OWN);
  await cache.put(NEXT, new Response(newer));
  answering = Promise.resolve(newer);
  waiting.postMessage("take over");
}

/**
 * A browser may end this worker while the newer version has not taken over yet, and start it again for the rest of the
 * page. It must then go on with the newer version's files.
 */
async function keptAnswering() {
  const next = await caches.match(NEXT, { cacheName: OWN });
  const newer = await next?.text();
  return newer && (await caches.has(newer)) ? newer : OWN;
}

/** Whether the page that is being reloaded is the only one. */
async function isAlone() {
  const pages = await clients.matchAll({ includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(registration.scope)).length === 1;
}

/** The name of another version's cache; nothing if it does not answer in time. */
function cacheOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE);
    worker.postMessage("which cache", [port2]);
  });
}
