// Starts the scripts that run beside a page: its workers and the service worker. The page's policy admits only
// addresses that this file has made, in browsers that know Trusted Types.

const WORKERS = ["engine.js", "studio.js", "scanner.js"];
/** Those that put something into words: what is drawn for a file has titles and notes. */
const SPEAKING = ["studio.js"];
const KEEPER = "service-worker.js";

/** The languages that they need, each with the name under which it is kept: that of the page, and English to fall back on. */
const languages = (lang) => (lang === "en" ? [["words", lang]] : [["words", lang], ["english", "en"]]);

const own = (name) => new URL(name, import.meta.url).href;

/** For each program, the address of a script that only starts it. All its workers have the same one. */
const starters = new Map();

/**
 * A worker that is started from its file gets its policy from the headers of the file, and many hosts send none. A worker
 * that is started from a `blob:` address inherits the policy of the page, even if the host sends none.
 */
function starter(name) {
  if (!starters.has(name)) {
    // A dynamic import, because Firefox loads static ones past the service worker, so the page would not work offline.
    const start = "({ default: init }) => init()";
    const fail = "(error) => setTimeout(() => { throw error; })";
    const load = ([kept, tag]) => `globalThis.${kept} = new Uint8Array(await (await fetch(${JSON.stringify(own(`words/${tag}.txt`))})).arrayBuffer());`;
    // A worker that starts others has no document, and starts none that speak.
    const speak = SPEAKING.includes(name) ? languages(document.documentElement.lang).map(load).join("") : "";
    const script = `${speak}import(${JSON.stringify(own(name))}).then(${start}).catch(${fail});`;
    starters.set(name, URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  }
  return starters.get(name);
}

function address(name) {
  if (WORKERS.includes(name)) return starter(name);
  if (name === KEEPER) return own(name);
  throw new TypeError(`${name} is not one of the page's scripts.`);
}

const policy = { createScriptURL: address };
const trusted = globalThis.trustedTypes?.createPolicy("nonoscope", policy) ?? policy;

/** Starts a worker of the page, whose program does what its role asks for. The page's program calls this. */
export const startWorker = (program, role) => new Worker(trusted.createScriptURL(program), { type: "module", name: role });

/** After this many milliseconds, what few visitors need is kept too. Until then, nothing competes with the page. */
const LATER = 30_000;

/** Has the browser keep the page, if it can: at first what everybody needs, and later the rest, unless the person saves data. */
export async function registerKeeper() {
  await navigator.serviceWorker?.register(trusted.createScriptURL(KEEPER), { updateViaCache: "none" });
  if (navigator.serviceWorker === undefined || navigator.connection?.saveData) return;
  setTimeout(async () => (await navigator.serviceWorker.ready).active.postMessage("keep the rest"), LATER);
}

/** The programs that are loaded when they are first needed, each with its style sheet: the element at which they hear. */
const SELDOM = { lightbox: "lightbox", shelf: "puzzles" };

/** Those of them that run, or are on their way. */
const running = new Map();

/**
 * Asks such a program for something, by an event with this name. Its dialogue opens at once, while the program is loaded: for the
 * shelf, that is the one with the name of the event. The page's program calls this.
 */
export async function ask(program, event, detail) {
  const meeting = document.getElementById(SELDOM[program]);
  const dialogue = program === meeting.id ? meeting : document.querySelector(`dialog#${event}`);
  if (dialogue && !dialogue.open) {
    // From one dialogue of the shelf a person goes on to another one.
    for (const before of document.querySelectorAll("#puzzles[open], #calendar[open]")) before.close();
    dialogue.showModal();
  }
  try {
    if (!running.has(program)) running.set(program, start(program));
    await running.get(program);
    meeting.dispatchEvent(new CustomEvent(event, { detail }));
  } catch (error) {
    // Asking again tries again.
    running.delete(program);
    dialogue?.close();
    meeting.dispatchEvent(new Event("unloaded"));
    // A file that does not come is a `TypeError`.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function start(program) {
  const [{ default: init }] = await Promise.all([import(`./${program}.js`), loadStyle(`${program}.css`)]);
  await init();
}

function loadStyle(name) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: own(name) });
  document.head.append(sheet);
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", () => {
      sheet.remove();
      reject(new TypeError(name));
    });
  });
}
