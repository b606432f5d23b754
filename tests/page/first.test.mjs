// The first moments of a visit: what is seen before the program runs, what is kept, what is loaded, and what is said if
// something is missing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { DIST, openPage } from "./browser.mjs";
import { HEART, board, box, button, press, pressExample, ready, says, size, status, tone, unknown } from "./parts.mjs";
import { until } from "./waiting.mjs";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const card = (page) => page.locator("#card");
const title = (page) => page.getByRole("heading", { name: /GCHQ Christmas card 2015 · 25/ });

/** Reloads the page, whose program does not come before `lets` is called. */
async function hold(page) {
  let lets;
  const gate = new Promise((resolve) => (lets = resolve));
  await page.route("**/app_bg.wasm", async (route) => {
    await gate;
    await route.continue();
  });
  await page.reload();
  await until(() => page.evaluate(() => document.readyState !== "loading"));
  return lets;
}

/** A new visit by somebody who has never been here. */
const forget = (page) =>
  page.addInitScript(() => {
    if (!globalThis.keeps) [localStorage, sessionStorage].forEach((storage) => storage.clear());
  });

test("without scripts there are the card, its title and a sentence", async () => {
  await openPage({ javaScriptEnabled: false, expected: /request failed/ }, async (page) => {
    assert.ok(await title(page).isVisible());
    const { width, height } = await card(page).boundingBox();
    assert.ok(width > 300 && height > 300, `${width} × ${height}`);
    await says(page.locator("#card .rows"), "7 3 1 1 7");
    assert.ok(await page.locator("noscript p").isVisible());
  });
});

for (const [name, options] of Object.entries({
  "wide window": { viewport: WIDE },
  "wide window in the dark, with two pixels for one": { viewport: WIDE, deviceScaleFactor: 2, colorScheme: "dark" },
  phone: { viewport: PHONE, deviceScaleFactor: 3, hasTouch: true },
  "phone across": { viewport: { width: 844, height: 390 }, deviceScaleFactor: 3, hasTouch: true },
})) {
  test(`the board takes the place of the card: ${name}`, async () => {
    await openPage(options, async (page) => {
      await forget(page);
      const lets = await hold(page);
      const before = await card(page).boundingBox();
      const head = await title(page).boundingBox();
      // The cells, which are a drawing of their own in the card.
      const cells = await page.locator("#card > svg").boundingBox();
      lets();
      await ready(page);
      assert.equal(await card(page).count(), 0);
      const after = await board(page).boundingBox();
      for (const side of ["x", "y", "width", "height"]) {
        assert.ok(Math.abs(before[side] - after[side]) < 0.5, `${side}: ${before[side]}, then ${after[side]}`);
      }
      assert.deepEqual(await title(page).boundingBox(), head);
      // The dark corner pixel of the outer rule is where the card has its corner.
      const density = options.deviceScaleFactor ?? 1;
      const corner = await page.evaluate(
        ([x, y]) => [...document.getElementById("board").getContext("2d").getImageData(x, y, 1, 1).data],
        [cells.x - before.x, cells.y - before.y].map((place) => Math.round(place * density)),
      );
      assert.deepEqual(corner, [...(await tone(page, "thick-rule")), 255]);
    });
  });
}

test("what does not work yet is disabled, and says so to somebody who waits", async () => {
  await openPage({}, async (page) => {
    await forget(page);
    const lets = await hold(page);
    const controls = ["Step", "Play", "To the end", "Learn", "Copy link to this position"].map((name) => button(page, name));
    for (const control of controls) assert.ok(await control.isDisabled());
    await says(status(page), "Loading …");
    assert.ok(await box(page).isEnabled());
    lets();
    await ready(page);
    for (const control of controls) assert.ok(await control.isEnabled());
    assert.equal(await button(page, "Back").isVisible(), false, "there is nowhere to go back to");
  });
});

test("a puzzle typed before the program runs is read when it runs", async () => {
  await openPage({}, async (page) => {
    await forget(page);
    const lets = await hold(page);
    await box(page).fill(HEART);
    lets();
    await size(page, 5, 5);
    await unknown(page, 25);
    assert.equal(await box(page).inputValue(), HEART);
    await page.getByText("Read as clue lines: 5 × 5.").waitFor();
  });
});

test("so is one that was pasted and solved", async () => {
  for (const solve of [(page) => press(page, "Show the solution"), (page) => box(page).press("Control+Enter")]) {
    await openPage({}, async (page) => {
      await forget(page);
      const lets = await hold(page);
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, HEART);
      assert.equal(await box(page).inputValue(), HEART);
      await solve(page);
      lets();
      await size(page, 5, 5);
      await unknown(page, 0);
    });
  }
});

test("a text typed early that is not a puzzle keeps its mistakes, beside the card", async () => {
  await openPage({}, async (page) => {
    await forget(page);
    const lets = await hold(page);
    await box(page).fill("rows\n1 x\n");
    lets();
    await size(page, 25, 25);
    assert.equal(await box(page).inputValue(), "rows\n1 x\n");
    assert.equal(await box(page).getAttribute("aria-invalid"), "true");
    assert.equal(await page.getByText("Read as").count(), 0);
  });
});

test("the card is not seen where another puzzle will be", async () => {
  await openPage({}, async (page, site) => {
    await ready(page);
    await box(page).fill(HEART);
    await size(page, 5, 5);
    const lets = await hold(page);
    assert.ok(!(await card(page).isVisible()) && !(await title(page).isVisible()));
    lets();
    await size(page, 5, 5);
    assert.ok(await page.getByRole("heading", { name: /5 × 5/ }).isVisible());
    await press(page, "Copy link to this position");
    const link = page.url();
    assert.match(link, /#/);
    await page.unroute("**/app_bg.wasm");
    await page.goto(site.address);
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.goto("about:blank");
    await page.goto(link);
    await size(page, 5, 5);
  });
});

test("a first visit loads the page and its program, and the others when they are needed", async () => {
  await openPage({}, async (page) => {
    await forget(page);
    const loaded = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    const programs = () => loaded.filter((path) => path.endsWith(".wasm")).map((path) => path.split("/").pop());
    await page.reload();
    await ready(page);
    await page.getByText(/^Exactly one solution/).waitFor();
    assert.deepEqual(programs(), ["app_bg.wasm"]);
    // The card brings its trace, its rating and its explanations.
    await press(page, "Step");
    await says(status(page), /Row \d/);
    await press(page, "To the end");
    await unknown(page, 0);
    assert.deepEqual(programs(), ["app_bg.wasm"]);
    // The examples are in the dialogue with the shelf.
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    assert.deepEqual(programs().sort(), ["app_bg.wasm", "engine_bg.wasm", "shelf_bg.wasm"]);
  });
});

for (const file of ["app_bg.wasm", "app.js", "boot.js", "trouble.js", "trusted.js"]) {
  test(`if ${file} does not come, the page says so and tries again`, async () => {
    await openPage({ expected: /app|boot|trouble|trusted|Failed to (load|fetch)/ }, async (page) => {
      await page.route(`**/${file}`, (route) => route.abort());
      await page.reload();
      await says(status(page), "Nonoscope could not be loaded: one of its files did not load. Are you online?");
      await page.unroute(`**/${file}`);
      await press(page, "Try again");
      await ready(page);
    });
  });
}

test("so does one that the server does not have", async () => {
  await openPage({ expected: /app|Failed to load/ }, async (page) => {
    await page.route("**/app_bg.wasm", (route) => route.fulfill({ status: 404, body: "not found" }));
    await page.reload();
    await says(status(page), "could not be loaded");
  });
});

test("a browser without WebAssembly is told what it lacks", async () => {
  await openPage({}, async (page) => {
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.reload();
    await says(status(page), "It needs a recent browser with WebAssembly.");
  });
});

test("opened as a file, the page says why it does not run", async () => {
  await openPage({ expected: /./ }, async (page) => {
    await page.goto(pathToFileURL(join(DIST, "index.html")).href);
    await says(status(page), "Nonoscope does not run from a file");
    assert.equal(await page.getByText("Are you online?").count(), 0);
    assert.ok(!(await card(page).isVisible()));
  });
});
