// Measures how a visit begins, on a slow processor and on a slow network, and how the largest puzzle does: node opening.mjs (build the
// page first).
import { openPage } from "./browser.mjs";

/** How much slower the processor is made. */
const SLOWER = 4;
/** A slow network: 400 kbit/s, and the time to the first byte in milliseconds. */
const SLOW = { offline: false, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 100 };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Has every visit be the first, and notes its long tasks and when it can be stepped. */
const watch = (page) =>
  page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    globalThis.tasks = [];
    const note = (list) => list.getEntries().forEach(({ duration }) => globalThis.tasks.push(duration));
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
    const look = () => {
      if (document.getElementById("sentence")?.textContent.includes("Press Step")) globalThis.readyAt = performance.now();
      else setTimeout(look, 1);
    };
    look();
  });

/** One visit: when something is painted and when it is ready, in milliseconds, and its longest task. */
async function visit(page) {
  await page.reload();
  await page.waitForFunction(() => globalThis.readyAt);
  // What comes after the first board belongs to it too.
  await page.waitForTimeout(1500);
  return page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ready: globalThis.readyAt,
    longest: Math.max(0, ...globalThis.tasks),
  }));
}

const slowly = async (page) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};

await openPage({}, async (page) => {
  await watch(page);
  await slowly(page);
  const visits = [];
  for (let count = 0; count < 7; count++) visits.push(await visit(page));
  const [painted, ready, longest] = ["painted", "ready", "longest"].map((what) => median(visits.map((visit) => visit[what])));
  console.log(
    `processor ${SLOWER} times slower: painted after ${painted.toFixed(0)} ms, ready after ${ready.toFixed(0)} ms, ` +
      `longest task ${longest.toFixed(0)} ms (medians of ${visits.length} first visits)`,
  );
  const steps = await page.evaluate(async () => {
    const times = [];
    for (let step = 0; step < 60; step++) {
      await new Promise((done) => requestAnimationFrame(done));
      const before = performance.now();
      document.getElementById("step").click();
      times.push(performance.now() - before);
    }
    return times;
  });
  console.log(`the same, a step of 25 x 25: median ${median(steps).toFixed(1)} ms, longest ${Math.max(...steps).toFixed(1)} ms`);
});

await openPage({ gzip: true }, async (page) => {
  await watch(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await client.send("Network.emulateNetworkConditions", SLOW);
  const { painted, ready } = await visit(page);
  console.log(`at 400 kbit/s: painted after ${(painted / 1000).toFixed(1)} s, ready after ${(ready / 1000).toFixed(1)} s`);
});

await openPage({}, async (page) => {
  await watch(page);
  await visit(page);
  const paste = (side) =>
    page.evaluate(async (side) => {
      const discs = [[220, 250, 160], [700, 200, 120], [480, 550, 220], [180, 780, 120], [800, 720, 170]];
      const inside = (x, y) => discs.some(([a, b, r]) => (x - a) ** 2 + (y - b) ** 2 <= r * r);
      const row = (y) => Array.from({ length: side }, (_, x) => (inside(x, y) ? "#" : ".")).join("");
      const text = Array.from({ length: side }, (_, y) => row(y)).join("\n");
      globalThis.tasks.length = 0;
      const begun = performance.now();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      const label = () => document.getElementById("board").getAttribute("aria-label");
      while (!label().startsWith(`Board of ${side} `)) await new Promise((done) => setTimeout(done, 5));
      const board = performance.now() - begun;
      await new Promise((done) => setTimeout(done, 1500));
      return { board, longest: Math.max(0, ...globalThis.tasks) };
    }, side);
  // The workers are there already.
  await paste(1000);
  const { board, longest } = await paste(1024);
  console.log(`1024 x 1024, from the text to the board: ${board.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`);
});
