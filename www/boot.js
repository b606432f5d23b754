// Starts the program of a page, which the page names if it is not `app`, with the words of the page's language. It is a separate file, because the
// page's policy allows no inline scripts.
const { dataset, lang } = document.documentElement;
const { program: NAME = "app" } = dataset;
const PROGRAM = new URL(`./${NAME}_bg.wasm`, import.meta.url);
const WORDS = new URL(`./words/${lang}.txt`, import.meta.url);

if (typeof WebAssembly === "object") {
  try {
    await start();
  } catch (error) {
    // A file that does not come is a `TypeError`, of `fetch` and of `import`.
    if (error instanceof TypeError) dispatchEvent(new Event("unloaded"));
    else sayTooOld();
    throw error;
  }
} else {
  sayTooOld();
}

async function start() {
  // All at once. What the page loads anyway is on its way already.
  const loading = Promise.all([PROGRAM, WORDS].map(load));
  const [{ default: init }, { watchForTrouble }, { registerKeeper }] = await Promise.all(
    [`./${NAME}.js`, "./trouble.js", "./trusted.js"].map((name) => import(name)),
  );
  const [program, words] = await loading;
  // All programs of the page read them there.
  globalThis.words = new Uint8Array(await words.arrayBuffer());
  watchForTrouble();
  await init({ module_or_path: program });
  await isUnderWay();
  try {
    await registerKeeper();
  } catch {
    // The page works without it.
  }
}

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} ${answer.status}`);
  return answer;
}

/** The next visit will need no network. But this visit goes first: it is under way once the page says something. */
async function isUnderWay() {
  const sentence = document.getElementById("sentence");
  if (!sentence.querySelector(".loading")) return;
  await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(sentence, { childList: true, characterData: true, subtree: true });
  });
}

function sayTooOld() {
  const sentence = document.getElementById("sentence");
  sentence.textContent = sentence.dataset.old;
}
