// Measures the page for making: how long after a stroke the verdict is there, and how long frames are while one draws: node verdict.mjs
// (build the page first).
import { WIDE, begun, cells, openMaking } from "./making.mjs";

const STROKES = 60;

const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const told = (values) => `median ${quantile(values, 0.5).toFixed(1)}, 95 % within ${quantile(values, 0.95).toFixed(1)}, longest ${Math.max(...values).toFixed(1)} ms`;

/** Numbers that look random, the same each time. */
function* numbers(state) {
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Pictures of a side, as text: a drawn one, and noise. */
const PICTURES = {
  discs: (side) => {
    const discs = [[0.25, 0.3, 0.16], [0.7, 0.2, 0.13], [0.5, 0.6, 0.25], [0.18, 0.8, 0.12], [0.8, 0.75, 0.17]];
    const inside = (x, y) => discs.some(([a, b, r]) => (x / side - a) ** 2 + (y / side - b) ** 2 <= r * r);
    return (x, y) => inside(x, y);
  },
  noise: (side) => {
    const next = numbers(side);
    const filled = Array.from({ length: side * side }, () => next.next().value < 0.5);
    return (x, y) => filled[y * side + x];
  },
};

/** Keeps a picture as the drawing of the page, in the page's own form. */
async function put(page, side, isFilled) {
  const row = (y) => {
    const letters = Array.from({ length: side }, (_, x) => (isFilled(x, y) ? "A" : "."));
    return letters.map((letter) => `1${letter}`).join("");
  };
  const rows = Array.from({ length: side }, (_, y) => row(y)).join("\n");
  const body = `when 1\ncells\ncolour . ffffff white\ncolour x 000000 black\nsize ${side} ${side}\n${rows}\n`;
  await page.evaluate((body) => {
    const sum = (text) => {
      let sum = 0x811c9dc5;
      for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
      return sum.toString(16).padStart(8, "0");
    };
    localStorage.setItem("nonoscope.make.work.1", `1 ${sum(body)}\n${body}`);
    localStorage.setItem("nonoscope.make", `1 ${sum("work 1\n")}\nwork 1\n`);
  }, body);
  await page.reload();
  await begun(page);
  await page.getByRole("img", { name: `Board of ${side} × ${side} ` }).waitFor();
}

for (const [kind, picture] of Object.entries(PICTURES)) {
  for (const side of [25, 60]) {
    await openMaking(WIDE, async (page) => {
      await put(page, side, picture(side));
      await page.waitForFunction(() => document.getElementById("talk").dataset.current === "true");
      const at = await cells(page);
      // From the end of the stroke until the verdict is about it.
      await page.evaluate(() => {
        globalThis.waits = [];
        globalThis.finals = [];
        let ended = null;
        let open = null;
        const talk = document.getElementById("talk");
        document.addEventListener("pointerup", () => (ended = open = performance.now()), true);
        new MutationObserver(() => {
          if (ended !== null && talk.dataset.current === "true") {
            globalThis.waits.push([performance.now() - ended, document.getElementById("sentence").textContent]);
            ended = null;
          }
          if (open !== null && talk.dataset.current === "true" && talk.dataset.verdict !== "open") {
            globalThis.finals.push(performance.now() - open);
            open = null;
          }
        }).observe(talk, { attributes: true, attributeFilter: ["data-current", "data-verdict"] });
      });
      const next = numbers(7);
      const place = () => Math.floor(next.next().value * side);
      for (let stroke = 0; stroke < STROKES; stroke++) {
        const [row, column] = [place(), place()];
        const [from, to] = [at(row, column), at(row, Math.min(side - 1, column + 3))];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 2 });
        await page.mouse.up();
        await page.waitForTimeout(250);
      }
      const waits = await page.evaluate(() => globalThis.waits);
      const finals = await page.evaluate(() => globalThis.finals);
      const said = new Map();
      for (const [, text] of waits) {
        const key = text.replace(/\d+/, "N");
        said.set(key, (said.get(key) ?? 0) + 1);
      }
      console.log(`${kind}, ${side} × ${side}, verdict after a stroke: ${told(waits.map(([wait]) => wait))} (${waits.length} of ${STROKES})`);
      if (finals.length > 0) console.log(`  no longer searching: ${told(finals)} (${finals.length} of ${STROKES})`);
      console.log(`  ${[...said].map(([text, times]) => `${times} × ${text}`).join(", ")}`);
      // Drawing all over the board without a pause.
      await page.evaluate(() => {
        globalThis.frames = [];
        let before = performance.now();
        const frame = (now) => {
          globalThis.frames.push(now - before);
          before = now;
          globalThis.runs = requestAnimationFrame(frame);
        };
        globalThis.runs = requestAnimationFrame(frame);
      });
      const start = at(0, 0);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (let row = 0; row < side; row += Math.ceil(side / 12)) {
        const { x, y } = at(row, row % 2 === 0 ? side - 1 : 0);
        await page.mouse.move(x, y, { steps: 25 });
      }
      await page.mouse.up();
      const frames = await page.evaluate(() => {
        cancelAnimationFrame(globalThis.runs);
        return globalThis.frames.slice(2);
      });
      const slow = frames.filter((frame) => frame > 34).length;
      console.log(`${kind}, ${side} × ${side}, frames while drawing: ${told(frames)}; ${slow} of ${frames.length} over 33 ms`);
    });
  }
}
