// Starts the scripts that run beside a page: its workers and the service worker. The page's policy admits only
// addresses that this file has made, in browsers that know Trusted Types.

const WORKERS = ["engine.js", "studio.js", "scanner.js"];
const KEEPER = "service-worker.js";

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
    const script = `import(${JSON.stringify(own(name))}).then(${start}).catch(${fail});`;
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

/** The dialogue to which pictures are shown, once its program runs. */
let lightbox;

/** Opens that dialogue, with a picture if there is one. The page's program calls this; the first time takes a while. */
export async function openLightbox(picture) {
  const dialogue = document.getElementById("lightbox");
  if (!dialogue.open) dialogue.showModal();
  try {
    await (lightbox ??= startLightbox());
    dialogue.dispatchEvent(new CustomEvent("picture", { detail: picture }));
  } catch (error) {
    // Opening it again tries again.
    lightbox = undefined;
    dialogue.close();
    dialogue.dispatchEvent(new Event("unloaded"));
    // A file that does not come is a `TypeError`.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function startLightbox() {
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: own("lightbox.css") });
  document.head.append(style);
  const { default: init } = await import("./lightbox.js");
  await init();
}
