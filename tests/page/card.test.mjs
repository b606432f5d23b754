// The first thing that everybody does: step through the GCHQ card, read its message, and enter a puzzle of one's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { alert, board, box, button, press, ready, says, size, status, unknown } from "./parts.mjs";
import { RULE, cellsOnCanvas } from "./pixels.mjs";

const TEN_BY_TEN = "10x10:2/3.2/1.1.3/2.5/2.2.4/1.1.4/1.3/1.1.2/4/4.1/5.2/2.3.3/1.2/6/3/1/4/6/7/4.1";
const TEN_BY_TEN_SOLVED = [
  "XXXXXOOOXX",
  "XXOXXXOXXX",
  "OXOOOOOOXX",
  "OOOOXXXXXX",
  "OOXXXOOOOO",
  "OOOXOOOOOO",
  "OOXXXXOOOO",
  "OXXXXXXOOO",
  "OXXXXXXXOO",
  "OOOOXXXXOX",
];
const CARD_SOLVED = [
  "XXXXXXXOXXXOOOXOXOXXXXXXX",
  "XOOOOOXOXXOXXOOOOOXOOOOOX",
  "XOXXXOXOOOOOXXXOXOXOXXXOX",
  "XOXXXOXOXOOXXXXXXOXOXXXOX",
  "XOXXXOXOOXXXXXOXXOXOXXXOX",
  "XOOOOOXOOXXOOOOOOOXOOOOOX",
  "XXXXXXXOXOXOXOXOXOXXXXXXX",
  "OOOOOOOOXXXOOOXXXOOOOOOOO",
  "XOXXOXXXOOXOXOXXXOXOOXOXX",
  "XOXOOOOOOXXXOXXOOOOXOOOXO",
  "OXXXXOXOXXXXOXXOXOOOOXXOO",
  "OXOXOOOXOOOXOXOXXXXOXOXXX",
  "OOXXOOXOXOXOOOOOOXXOXXXXX",
  "OOOXXXOXXOXXOXXXXXXOXXXOX",
  "XOXXXXXXXXXOXOXOOXXOOOOXO",
  "OXXOXOOXXOOOXXOXXXOOOOOXO",
  "XXXOXOXOXOOXOOOOXXXXXOXOO",
  "OOOOOOOOXOOOXXOXXOOOXXXXX",
  "XXXXXXXOXOOXXOOOXOXOXOXXX",
  "XOOOOOXOXXOOXOOXXOOOXXOXO",
  "XOXXXOXOOOXXXXOOXXXXXOOXO",
  "XOXXXOXOXXXOXXXXXXXXXXOXX",
  "XOXXXOXOXOOXXXXXXOXXXXXXO",
  "XOOOOOXOOXXOOOOOOXOXOXXOO",
  "XXXXXXXOXXOOOXOXXOOOXXXXX",
];

test("the card from the first step to its message and back, then puzzles of one's own", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await unknown(page, 603);
    assert.equal((await cellsOnCanvas(page, RULE)).join("").replaceAll(".", "").length, 22);

    let steps = 0;
    while (await button(page, "Step").isEnabled()) {
      await press(page, "Step");
      steps += 1;
      assert.ok(steps <= 200, "stepping comes to an end");
    }
    assert.ok(steps > 100, `only ${steps} steps`);
    await unknown(page, 0);
    await says(status(page), "Exactly one solution");
    assert.equal(await page.getByRole("link", { name: "www.gchq.gov.uk/puzz" }).getAttribute("href"), "https://www.gchq.gov.uk/puzz");
    assert.deepEqual(await cellsOnCanvas(page, RULE), CARD_SOLVED);

    while (await button(page, "Back").isVisible()) {
      await press(page, "Back");
      steps -= 1;
    }
    assert.equal(steps, 0, "as many steps back as forward");
    await ready(page);
    await unknown(page, 603);
    assert.equal(await page.getByRole("link", { name: "www.gchq.gov.uk/puzz" }).count(), 0);

    await box(page).fill(TEN_BY_TEN);
    await press(page, "Show the solution");
    await size(page, 10, 10);
    await unknown(page, 0);
    await says(page.getByText("Read as"), "Tatham game ID: 10 × 10");
    await says(status(page), "Exactly one solution. Line by line, it takes 3 passes.");
    assert.deepEqual(await cellsOnCanvas(page, RULE), TEN_BY_TEN_SOLVED);

    await box(page).fill("two\nthree");
    await says(alert(page), "Line 1, column 1: Found “two”, expected a number.");
    await says(status(page), "The last readable puzzle is still on the board");
    await size(page, 10, 10);
    assert.deepEqual(await cellsOnCanvas(page, RULE), TEN_BY_TEN_SOLVED);
    await press(page, "To the start");
    await unknown(page, 100);
  });
});

test("a phone shows the same", async () => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
  await openPage(phone, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await unknown(page, 0);
    await page.getByRole("link", { name: "www.gchq.gov.uk/puzz" }).waitFor();
    assert.deepEqual(await cellsOnCanvas(page, RULE), CARD_SOLVED);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`);
  });
});

test("the canvas has a pixel for every pixel of the display", async () => {
  for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
    await openPage({ deviceScaleFactor }, async (page) => {
      await ready(page);
      const [pixels, shown, edge] = await board(page).evaluate((canvas) => {
        const { width, left } = canvas.getBoundingClientRect();
        return [canvas.width, width * devicePixelRatio, left * devicePixelRatio];
      });
      // Browsers lay out in 64ths of a CSS pixel.
      assert.ok(Math.abs(pixels - shown) < 0.1, `${pixels} pixels are shown on ${shown}`);
      assert.ok(Math.abs(edge - Math.round(edge)) < 0.1, `the canvas begins at ${edge}`);
    });
  }
});
