// The whole page, with one mishap after another in the same visit: after each of them it still solves the GCHQ card.
import assert from "node:assert/strict";
import { test } from "node:test";
import { solversRun, solversWork } from "./breaking.mjs";
import { openPage } from "./browser.mjs";
import { noise } from "./hard.mjs";
import { alert, box, button, outcome, paste, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";

const MEBIBYTE = 1 << 20;

/** Opens the card among the examples, goes from its first step to its last, and reads its message. */
async function solveTheCard(page) {
  await pressExample(page, "GCHQ card, 2015");
  await size(page, 25, 25);
  if (await button(page, "To the start").isVisible()) await press(page, "To the start");
  await unknown(page, 603);
  await press(page, "Step");
  await says(status(page), "Row 1");
  await press(page, "To the end");
  await unknown(page, 0);
  await says(outcome(page), "Exactly one solution.");
  await page.getByRole("link", { name: "www.gchq.gov.uk/puzz" }).waitFor();
}

/** This many characters from all planes, different ones for each seed, without surrogates. */
function rubbish(length, seed) {
  let state = seed;
  let text = "";
  while (text.length < length) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const code = (state >>> 8) % (state & 128 ? 0x80 : 0x3000);
    text += String.fromCodePoint(code);
  }
  return text.slice(0, length);
}

test("whatever happens, the GCHQ card is still solved", async () => {
  await openPage({ expected: /killed/ }, async (page, site) => {
    await ready(page);
    // New solvers can be ended from outside, and made to fail while they work.
    await page.addInitScript(() => {
      globalThis.solvers = [];
      globalThis.Worker = class extends Worker {
        constructor(...words) {
          super(...words);
          globalThis.solvers.push(this);
        }
      };
    });
    // A long text is a hard puzzle; its solver fails when it reads the clock for the fifth time.
    await solversRun(page, `const now = Date.now; let looks = Infinity;
      addEventListener("message", ({ data }) => { looks = data.length > 2000 ? 5 : Infinity; });
      Date.now = () => { if (--looks === 0) throw new Error("killed"); return now(); };`);
    await page.reload();
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    // Workers started after this one are normal.
    await solversWork(page);
    await solveTheCard(page);

    // A solver that fails while it solves. With this method there is enough to do.
    await page.getByRole("combobox", { name: "Method" }).selectOption("Simulation");
    await box(page).fill(noise(50, 1));
    await says(alert(page), "The solver crashed and has restarted.");
    await solveTheCard(page);

    // One that falls silent.
    await box(page).fill(noise(50, 1));
    await button(page, "Stop").waitFor();
    await page.evaluate(() => globalThis.solvers.forEach((solver) => solver.terminate()));
    await press(page, "Stop");
    await solveTheCard(page);

    // Full storage.
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let length = 1 << 23; length >= 1; length >>= 1) {
          for (let number = 0; number < 3; number++) {
            try {
              storage.setItem(`filled ${length} ${number}`, "x".repeat(length));
            } catch {
              // Half as much may still fit.
            }
          }
        }
      }
    });
    await solveTheCard(page);
    await page.reload();
    await size(page, 25, 25);
    await solveTheCard(page);
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));

    // Links with rubbish.
    for (const link of ["#", "#%", "#1", "#\u{1f9e9}", `#${rubbish(3000, 1)}`, `#1${"A".repeat(9000)}`]) {
      await page.goto("about:blank");
      await page.goto(site.address + link);
      await size(page, 25, 25);
      await solveTheCard(page);
    }

    // Noise, up to the longest text allowed and beyond.
    for (const length of [MEBIBYTE / 4, MEBIBYTE, MEBIBYTE + 1]) {
      await paste(page, rubbish(length, length));
      await alert(page).filter({ hasText: /\S/ }).first().waitFor();
      await solveTheCard(page);
    }

    // The largest puzzles: one that takes forever, and one that is solved at once.
    await paste(page, `1024x1024:${Array.from({ length: 2048 }, (_, line) => 1 + (line % 512)).join("/")}`);
    await button(page, "Stop").waitFor();
    await solveTheCard(page);
    await paste(page, `1024x1024:${Array(2048).fill(1024).join("/")}`);
    await size(page, 1024, 1024);
    await solveTheCard(page);
    assert.match(await box(page).inputValue(), /^title: GCHQ Christmas card 2015/);
  });
});
