// A search that takes long is divided among further workers, and what it finds depends on none of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engineRuns } from "./breaking.mjs";
import { openPage } from "./browser.mjs";
import { dominoes } from "./hard.mjs";
import { box, button, outcome, press, pressExample, ready, says, size } from "./parts.mjs";
import { until } from "./waiting.mjs";

const HARD = dominoes(14);
const progress = (page) => page.getByText(/dead ends · [\d.]+ s/);

/** Opens the page as on a machine with this many cores, whose further workers run the script `searcher` before their own. */
async function withCores(cores, { expected, searcher = "" }, body) {
  await openPage({ expected }, async (page) => {
    let started = 0;
    await page.route("**/a-searcher", (route) => {
      started += 1;
      return route.fulfill({ body: "" });
    });
    await engineRuns(page, `Object.defineProperty(navigator, "hardwareConcurrency", { value: ${cores} });
      if (self.name === "searcher") { await fetch(new URL("./a-searcher", import.meta.url)); ${searcher} }`);
    await page.reload();
    await ready(page);
    await body(page, () => started);
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
    const searcher = `await new Promise((resolve) => setTimeout(resolve, ${late}));`;
    await withCores(4, { searcher }, async (page, started) => {
      const cores = says(progress(page), "4 cores");
      seen.push(await solved(page, HARD));
      await cores;
      assert.equal(started(), 3);
      await until(() => page.workers().length <= 3, "the further workers have ended");
    });
  }
  assert.match(seen[0], /dead ends/);
  assert.equal(seen[0], seen[1]);
});

test("on fewer cores nobody helps", async () => {
  await withCores(3, {}, async (page, started) => {
    await solved(page, HARD);
    assert.equal(started(), 0);
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
    // Asking for something else ends a search, too.
    await box(page).fill(dominoes(18));
    await says(progress(page), "4 cores");
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await until(() => page.workers().length <= searching - 3, "the further workers have ended");
    assert.equal(await button(page, "Stop").isVisible(), false);
  });
});

const LOST = {
  "that does not start": 'throw new Error("killed");',
  "that breaks down":
    'let orders = 0; addEventListener("message", () => { if (++orders === 8) throw new Error("killed"); });',
};

for (const [how, searcher] of Object.entries(LOST)) {
  test(`a search goes on without a worker ${how}`, async () => {
    await withCores(4, { searcher, expected: /searcher|killed|Failed to/ }, async (page, started) => {
      await solved(page, HARD);
      assert.ok(started() > 0);
      const alerts = await page.getByRole("alert").allInnerTexts();
      assert.equal(alerts.join(""), "");
    });
  });
}
