// Measures what a person notices about the page: node measure.mjs [MINUTES OF PLAY] (build the page first).
import { stat } from "node:fs/promises";
import { openPage } from "./browser.mjs";
import { pressExample } from "./parts.mjs";
// Its figures come first.
import "./opening.mjs";

const minutes = Number(process.argv[2] ?? 1);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Discs of several sizes as a picture in letters: a puzzle of 100 × 100 cells that lines settle. */
const DISCS = [[22, 25, 16], [70, 20, 12], [48, 55, 22], [18, 78, 12], [80, 72, 17]];
const inside = (x, y) => DISCS.some(([a, b, r]) => (x - a) ** 2 + (y - b) ** 2 <= r * r && ((x - a) ** 2 + (y - b) ** 2) % 50 > 12);
const HUNDRED = Array.from({ length: 100 }, (_, y) =>
  Array.from({ length: 100 }, (_, x) => (inside(x, y) ? "#" : ".")).join(""),
).join("\n");

const ready = (page) => page.getByRole("status").filter({ hasText: "Press Step" }).waitFor();

/** How long the page works on a click, drawing included, in milliseconds; the result shows with the next frame. */
const steps = (page, count) =>
  page.evaluate(async (count) => {
    const times = [];
    for (let step = 0; step < count; step++) {
      await new Promise((done) => requestAnimationFrame(done));
      const before = performance.now();
      document.getElementById("step").click();
      times.push(performance.now() - before);
    }
    return times;
  }, count);

await openPage({}, async (page) => {
  await ready(page);
  const starts = [];
  for (let visit = 0; visit < 9; visit++) {
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.reload();
    starts.push(
      await page.evaluate(
        () =>
          new Promise((done) => {
            const look = () =>
              document.getElementById("sentence").textContent.includes("Press Step")
                ? done(performance.now())
                : setTimeout(look, 1);
            look();
          }),
      ),
    );
  }
  console.log(`ready after ${median(starts).toFixed(0)} ms (median of ${starts.length} visits, files on this machine)`);
  const small = await steps(page, 60);
  console.log(`a step of 25 x 25: median ${median(small).toFixed(1)} ms, longest ${Math.max(...small).toFixed(1)} ms`);

  await page.getByRole("textbox", { name: "Puzzle" }).fill(HUNDRED);
  await page.getByRole("img", { name: "Board of 100 × 100" }).waitFor();
  await ready(page);
  const large = await steps(page, 60);
  console.log(`a step of 100 x 100: median ${median(large).toFixed(1)} ms, longest ${Math.max(...large).toFixed(1)} ms`);

  await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  await page.getByRole("button", { name: "To the start" }).click();
  const frames = await page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        let last = performance.now();
        const frame = (now) => {
          times.push(now - last);
          last = now;
          if (document.getElementById("play").dataset.playing === "true") requestAnimationFrame(frame);
          else done(times.slice(1));
        };
        document.getElementById("play").click();
        requestAnimationFrame(frame);
      }),
  );
  const late = frames.filter((time) => time > 33.4).length;
  console.log(
    `playing 100 x 100 at full speed: ${frames.length} frames, median ${median(frames).toFixed(1)} ms, ` +
      `longest ${Math.max(...frames).toFixed(1)} ms, ${late} over 33 ms`,
  );

  // The time from pressing the button to the file.
  const save = async (kind) => {
    await page.getByRole("combobox", { name: "Board format" }).selectOption(kind);
    const [download, millis] = await Promise.all([
      page.waitForEvent("download"),
      page.evaluate(
        () =>
          new Promise((done) => {
            const begun = performance.now();
            const note = document.getElementById("picture-note");
            const look = () => (note.textContent.startsWith("Saved") ? done(performance.now() - begun) : setTimeout(look, 1));
            document.getElementById("save-picture").click();
            look();
          }),
      ),
    ]);
    const { size } = await stat(await download.path());
    return `${millis.toFixed(0)} ms, ${(size / 1000).toFixed(0)} KB`;
  };
  await page.getByRole("combobox", { name: "Board format" }).selectOption("PNG picture");
  await page.getByRole("button", { name: "Save the board" }).click();
  await page.getByText(/^Saved/).waitFor();
  console.log(`100 x 100 as an animation by passes: ${await save("GIF of the passes")}`);
  await pressExample(page, "GCHQ card, 2015");
  await page.getByRole("img", { name: "Board of 25 × 25" }).waitFor();
  console.log(`the card as an animation by steps: ${await save("GIF of the steps")}`);

  const client = await page.context().newCDPSession(page);
  const memory = async () => {
    await client.send("HeapProfiler.collectGarbage");
    const { usedSize } = await client.send("Runtime.getHeapUsage");
    return usedSize / 1e6;
  };
  const before = await memory();
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    if ((await page.getByRole("button", { name: /^(Play|Pause)$/ }).getAttribute("data-playing")) !== "true") {
      await page.getByRole("button", { name: "Play", exact: true }).click();
    }
    await page.waitForTimeout(2000);
  }
  console.log(`JavaScript's memory after ${minutes} min of play: ${before.toFixed(1)} MB before, ${(await memory()).toFixed(1)} MB after`);
});
