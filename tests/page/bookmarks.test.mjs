// Trying something: marking a position, going back to it and keeping what was tried, by buttons and by keys.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, box, button, closed, later, mine, opened, press, ready, says, size, status, tone, unknown } from "./parts.mjs";
import { stroke } from "./pixels.mjs";

/** A puzzle of four colours. */
const BALLOON = readFileSync(new URL("../../crates/format/src/examples/balloon.txt", import.meta.url), "utf8");

async function open(page) {
  await ready(page);
  await opened(page, "Puzzle");
  await box(page).fill(HEART);
  await size(page, 5, 5);
  await closed(page);
  await mine(page);
}

/** How many pixels of the board have the colour of suppositions. */
const supposed = async (page) => page.evaluate((rgb) => {
  const canvas = document.getElementById("board");
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let place = 0; place < data.length; place += 4) count += rgb.every((part, index) => data[place + index] === part) ? 1 : 0;
  return count;
}, await tone(page, "supposed"));

test("what is tried looks different, and goes back or is kept, also after a reload", async () => {
  await openPage({ clock: true }, async (page) => {
    await open(page);
    assert.equal(await button(page, "Go back to the marked position").isVisible(), false);
    await stroke(page, [1, 2]);
    await press(page, "Mark this position");
    await says(status(page), "Position marked.");
    assert.equal(await supposed(page), 0);
    await stroke(page, [2, 1], [2, 5]);
    await unknown(page, 19);
    const tried = await supposed(page);
    assert.ok(tried > 1000, `${tried}`);
    await stroke(page, [1, 1], undefined, { button: "right" });
    assert.ok((await supposed(page)) > tried, "circles as well");
    await later(page, 600);
    await page.reload();
    await unknown(page, 18);
    assert.ok((await supposed(page)) > tried, "after a reload, too");
    await press(page, "Go back to the marked position");
    await unknown(page, 24);
    assert.equal(await supposed(page), 0);
    // The focus is where another try begins.
    assert.equal(await button(page, "Mark this position").evaluate((it) => it === document.activeElement), true);
    await press(page, "Undo");
    await unknown(page, 18);
    await press(page, "Keep it");
    await says(status(page), "Kept.");
    assert.equal(await supposed(page), 0);
    await unknown(page, 18);
  });
});

for (const [width, height] of [[390, 844], [375, 667], [360, 740], [320, 568], [768, 1024]]) {
  test(`the board and the tools stay where they are when a position is marked, ${width} × ${height}`, async () => {
    const phone = { viewport: { width, height }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
    await openPage(phone, async (page) => {
      await ready(page);
      await mine(page);
      const places = () => page.evaluate(() => {
        const parts = document.querySelectorAll("#board, #frame, #marks-tools, #tools, #undo, #hint");
        return [...parts].map((part) => [part.id, ...Object.values(part.getBoundingClientRect().toJSON())].join(" "));
      });
      // A change of size is told in the next frames.
      const settled = () => page.evaluate(async () => {
        for (let frames = 0; frames < 5; frames++) await new Promise((done) => requestAnimationFrame(done));
      });
      await settled();
      const [before, size] = [await places(), await page.evaluate(() => document.getElementById("board").width)];
      await press(page, "Mark this position");
      await says(status(page), "Position marked.");
      await button(page, "Go back to the marked position").waitFor();
      await settled();
      assert.deepEqual([await places(), await page.evaluate(() => document.getElementById("board").width)], [before, size]);
    });
  });
}

test("bookmarks have keys", async () => {
  await openPage({}, async (page) => {
    await open(page);
    await page.getByRole("group", { name: /^Board/ }).focus();
    await page.keyboard.press("b");
    await says(status(page), "Position marked.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await unknown(page, 24);
    await page.keyboard.press("b");
    await says(status(page), "Position 2 marked.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await unknown(page, 23);
    await page.keyboard.press("g");
    await unknown(page, 24);
    await page.keyboard.press("y");
    await says(status(page), "Kept.");
    await unknown(page, 24);
  });
});

test("the tools stand in one row at 1280 pixels, with bookmarks, colours, and both", async () => {
  const rows = (page) =>
    page.evaluate(() => {
      const bottoms = [...document.querySelectorAll("#marks-tools > *")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
      return bottoms.every(({ top }) => top < bottoms[0].bottom) ? 1 : 2;
    });
  for (const [text, ...sides] of [[HEART, 5, 5], [BALLOON, 15, 17]]) {
    await openPage({}, async (page) => {
      await ready(page);
      await opened(page, "Puzzle");
      await box(page).fill(text);
      await size(page, ...sides);
      await closed(page);
      await mine(page);
      assert.equal(await rows(page), 1);
      await stroke(page, [1, 2]);
      await press(page, "Mark this position");
      await button(page, "Keep it").waitFor();
      assert.equal(await rows(page), 1);
      // Their names are there for whoever does not see the pictures.
      for (const name of ["Circle", "Erase"]) assert.equal(await page.getByRole("radio", { name }).count(), 1);
    });
  }
});
