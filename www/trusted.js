// Starts the scripts that run beside a page: its workers and the service worker. The page's policy admits only
// addresses that this file has made, in browsers that know Trusted Types.

const WORKERS = ["worker.js", "tutor.js", "reader.js", "artist.js", "maker.js"];
const KEEPER = "service-worker.js";

const own = (name) => new URL(name, import.meta.url).href;

/** For each worker, the address of a script that only starts it. A worker that replaces another has the same one. */
const starters = new Map();

/**
 * A worker that is started from its file gets its policy from the headers of the file, and many hosts send none. A worker
 * that is started from a `blob:` address inherits the policy of the page, whatever the host sends.
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

/** Starts a worker of the page. The page's program calls this. */
export const startWorker = (name) => new Worker(trusted.createScriptURL(name), { type: "module" });

/** Has the browser keep the page, if it can. */
export const registerKeeper = () =>
  navigator.serviceWorker?.register(trusted.createScriptURL(KEEPER), { updateViaCache: "none" });
