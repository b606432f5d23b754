// Uses the page at random for a while, and fails if anything goes wrong or memory grows: node soak.mjs [MINUTES] [SEED]
// (build the page first).
import { readFile } from "node:fs/promises";
import { openPage } from "./browser.mjs";
import { noise } from "./hard.mjs";
import { box, button, paste, press, pressExample, size, unknown } from "./parts.mjs";

const minutes = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
/** How often memory is measured, in milliseconds. */
const EVERY = 60_000;
/** How much the figures may grow between the first and the last third of the time. The memory of the process includes
 * what the browser keeps for itself, and all programs of the page. */
const GROWTH = { bytes: 1.1, process: 1.25, nodes: 1.1, listeners: 1.1 };

/** The same numbers for the same seed. */
let state = seed >>> 0;
function below(end) {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
}
const one = (choices) => choices[below(choices.length)];

const KEYS = [
  ..."ArrowLeft ArrowRight ArrowUp ArrowDown Home End Space Tab Enter Escape Delete".split(" "),
  ..."m h k x + - 0 ? Shift+ArrowLeft Shift+ArrowRight Control+z Control+Shift+z Control+Enter".split(" "),
];
const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

/** A random puzzle of up to 40 × 40 cells, made from a picture, so that it can be solved; or a text that is not a
 * puzzle. */
function text() {
  if (below(4) === 0) return Array.from({ length: below(300) }, () => one([..."0123456789 ,;\n[](){}\"<>x./:#é"])).join("");
  const width = 1 + below(40);
  const height = 1 + below(40);
  const filled = 2 + below(7);
  const row = () => Array.from({ length: width }, () => (below(10) < filled ? "#" : ".")).join("");
  return Array.from({ length: height }, row).join("\n");
}

/** Random actions, each with its weight. */
const ACTIONS = {
  click: async (page) => {
    // Nothing that opens one of the browser's own dialogs, which nobody would answer, or that leads away from the page.
    const buttons = page.locator("button:visible:enabled:not(#print):not(#open-file), input[type=radio]:visible, summary:visible, #gallery button");
    const count = await buttons.count();
    if (count > 0) await buttons.nth(below(count)).click({ timeout: 2000 }).catch(() => {});
  },
  choose: async (page) => {
    const lists = page.locator("select:visible");
    const list = lists.nth(below(await lists.count()));
    const options = await list.locator("option").count();
    if (options > 0) await list.selectOption({ index: below(options) }, { timeout: 2000 }).catch(() => {});
  },
  tick: async (page) => {
    const ticks = page.locator("input[type=checkbox]:visible");
    const count = await ticks.count();
    if (count > 0) await ticks.nth(below(count)).click({ timeout: 2000 }).catch(() => {});
  },
  keys: async (page) => {
    for (let presses = 1 + below(12); presses > 0; presses--) await page.keyboard.press(one(KEYS));
  },
  draw: async (page) => {
    const { width, height } = page.viewportSize();
    await page.mouse.move(below(width), below(height));
    await page.mouse.down({ button: one(["left", "left", "right"]) });
    for (let moves = below(6); moves > 0; moves--) await page.mouse.move(below(width), below(height), { steps: 3 });
    await page.mouse.up({ button: "left" });
    await page.mouse.up({ button: "right" });
  },
  wheel: (page) => page.mouse.wheel(below(400) - 200, below(800) - 400),
  paste: (page) => paste(page, text()),
  type: (page) => box(page).fill(text(), { timeout: 2000 }).catch(() => {}),
  hard: (page) => paste(page, noise(20 + below(40), below(1000))),
  resize: async (page) => {
    const [width, height] = one(SIZES);
    await page.setViewportSize({ width, height });
  },
  dark: (page) => page.emulateMedia({ colorScheme: one(["light", "dark"]), reducedMotion: one(["reduce", "no-preference"]) }),
  wait: (page) => page.waitForTimeout(below(1500)),
};
const OFTEN = { click: 12, choose: 4, tick: 2, keys: 8, draw: 8, wheel: 2, paste: 4, type: 2, hard: 1, resize: 2, dark: 1, wait: 4 };

function action() {
  const total = Object.values(OFTEN).reduce((sum, often) => sum + often, 0);
  let at = (below(1_000_000) / 1_000_000) * total;
  return Object.keys(ACTIONS).find((name) => (at -= OFTEN[name]) < 0);
}

/** How much memory the browser processes that show pages use, in bytes; NaN if the system does not tell. */
async function processMemory(page) {
  const cdp = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  await cdp.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  const kilobytes = pages.map(async ({ id }) => {
    const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  });
  return (await Promise.all(kilobytes)).reduce((sum, one) => sum + one, 0) * 1024;
}

/** What the page holds once everything that can be forgotten is. */
async function measure(page, cdp) {
  // The same state each time: an example at its start, with no open questions.
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await pressExample(page, "GCHQ card, 2015");
  await size(page, 25, 25);
  await page.getByRole("radio", { name: "Watch" }).check();
  if (await button(page, "To the end").isEnabled()) await press(page, "To the end");
  await unknown(page, 0);
  // Browsers keep everything typed into a box, to undo it, for as long as the box exists.
  await box(page).evaluate((box) => box.replaceWith(box));
  await page.waitForTimeout(500);
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await cdp.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
  const bytes = usedSize + (embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0);
  return { bytes, process: await processMemory(page), nodes, listeners: jsEventListeners };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const done = {};
const measured = [];
await openPage({}, async (page) => {
  page.on("dialog", (dialog) => dialog.dismiss());
  // Nothing may lead away from the page.
  await page.route("**/*", (route) => (route.request().isNavigationRequest() && !route.request().url().includes("127.0.0.1") ? route.abort() : route.continue()));
  const cdp = await page.context().newCDPSession(page);
  const start = Date.now();
  let next = start;
  while (Date.now() - start < minutes * 60_000) {
    if (Date.now() >= next) {
      next += EVERY;
      measured.push(await measure(page, cdp));
      const { bytes, process, nodes, listeners } = measured.at(-1);
      const passed = Math.round((Date.now() - start) / 60_000);
      const megabytes = (number) => `${(number / 1e6).toFixed(1)} MB`;
      console.log(
        `${passed} min: ${megabytes(bytes)}, ${megabytes(process)} in all, ${nodes} nodes, ${listeners} listeners`,
      );
    }
    const name = action();
    await ACTIONS[name](page);
    done[name] = (done[name] ?? 0) + 1;
  }
  measured.push(await measure(page, cdp));
});

console.log(`Done: ${Object.entries(done).map(([name, times]) => `${name} ${times}`).join(", ")}.`);
const third = Math.max(1, Math.floor(measured.length / 3));
for (const [what, growth] of Object.entries(GROWTH)) {
  const parts = [measured.slice(0, third), measured.slice(-third)];
  const [early, late] = parts.map((part) => median(part.map((one) => one[what])));
  console.log(`${what}: ${early} at first, ${late} at last`);
  if (late > early * growth) {
    console.log(`That is more than ${Math.round((growth - 1) * 100)} % more.`);
    process.exitCode = 1;
  }
}
