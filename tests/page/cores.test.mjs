// A search that takes long is divided among further workers, and what it finds depends on none of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { openPage } from "./browser.mjs";
import { dominoes } from "./hard.mjs";
import { box, button, outcome, press, pressExample, ready, says, size } from "./parts.mjs";
import { until } from "./waiting.mjs";

const HARD = dominoes(14);
const progress = (page) => page.getByText(/dead ends · [\d.]+ s/);

/** Opens the page as on a machine with so many cores, whose further workers load `searcher` in place of their own script. */
async function withCores(cores, { expected, searcher = async (route) => route.continue() }, body) {
  await openPage({ expected }, async (page) => {
    let loaded = 0;
    await page.route("**/searcher.js", (route) => {
      loaded += 1;
      return searcher(route);
    });
    await page.route("**/worker.js", async (route) => {
      const own = await (await route.fetch()).text();
      const says = `Object.defineProperty(navigator, "hardwareConcurrency", { value: ${cores} });`;
      await route.fulfill({ contentType: "text/javascript", body: `${says}\n${own}` });
    });
    await page.reload();
    await ready(page);
    await body(page, () => loaded);
  });
}

/** The verdict on a puzzle, with the work that it took. */
async function solved(page, text) {
  await box(page).fill(text);
  await size(page, 29, 29);
  await says(outcome(page), "Exactly one solution.");
  const words = await outcome(page).filter({ hasText: "Exactly one solution." }).first().innerText();
  // How hard it is for a person is said when it is known.
  return /Exactly one solution\..*/.exec(words)[0];
}

test("four cores find the same, however long it takes until they are there", async () => {
  const seen = [];
  for (const late of [0, 1500]) {
    const searcher = async (route) => {
      await wait(late);
      await route.continue();
    };
    await withCores(4, { searcher }, async (page, loaded) => {
      const cores = says(progress(page), "4 cores");
      seen.push(await solved(page, HARD));
      await cores;
      assert.equal(loaded(), 3);
      await until(() => page.workers().length <= 3, "the further workers have ended");
    });
  }
  assert.match(seen[0], /dead ends/);
  assert.equal(seen[0], seen[1]);
});

test("on fewer cores nobody helps", async () => {
  await withCores(3, {}, async (page, loaded) => {
    await solved(page, HARD);
    assert.equal(loaded(), 0);
  });
});

test("Stop ends all who search, and the page works on", async () => {
  await withCores(4, {}, async (page) => {
    await box(page).fill(dominoes(18));
    await says(progress(page), "4 cores");
    const searching = page.workers().length;
    await press(page, "Stop");
    await progress(page).first().waitFor({ state: "hidden" });
    await until(() => page.workers().length <= searching - 3, "the further workers have ended");
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    // Whoever asks for something else meanwhile ends a search, too.
    await box(page).fill(dominoes(18));
    await says(progress(page), "4 cores");
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await until(() => page.workers().length <= searching - 3, "the further workers have ended");
    assert.equal(await button(page, "Stop").isVisible(), false);
  });
});

const LOST = {
  "that cannot be loaded": (route) => route.abort(),
  "that is no program": (route) => route.fulfill({ contentType: "text/javascript", body: "export default 1;" }),
  "that breaks down": async (route) => {
    const own = await (await route.fetch()).text();
    const fails = 'let orders = 0; addEventListener("message", () => { if (++orders === 8) throw new Error("killed"); });';
    await route.fulfill({ contentType: "text/javascript", body: `${fails}\n${own}` });
  },
};

for (const [how, searcher] of Object.entries(LOST)) {
  test(`a search goes on without a worker ${how}`, async () => {
    await withCores(4, { searcher, expected: /searcher|killed|init is not a function|Failed to/ }, async (page, loaded) => {
      await solved(page, HARD);
      assert.ok(loaded() > 0);
      const alerts = await page.getByRole("alert").allInnerTexts();
      assert.equal(alerts.join(""), "");
    });
  });
}
