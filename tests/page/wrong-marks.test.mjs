// Wrong marks: nothing follows from them, the page says bit by bit what is wrong, and one button leads back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, box, button, closed, mine, opened, press, pressExample, ready, says, size, solving, status, unknown } from "./parts.mjs";
import { RULE, cellsOnCanvas, stroke } from "./pixels.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const cells = (page) => cellsOnCanvas(page, RULE);
const back = (page) => button(page, "Back to the last correct position");

async function owl(page) {
  await ready(page);
  await opened(page, "Puzzle");
  await pressExample(page, "Owl");
  await closed(page);
  await size(page, 15, 15);
  await mine(page);
}

test("hints say that a mark cannot be right, then the line, then the cell, and a button leads back", async () => {
  await openPage({}, async (page) => {
    await owl(page);
    await stroke(page, [4, 7], [4, 8]);
    await unknown(page, 223);
    await stroke(page, [4, 6]);
    await stroke(page, [15, 1]);
    await unknown(page, 221);
    assert.equal(await back(page).isVisible(), false);
    await press(page, "Hint");
    await says(status(page), "One of your marks cannot be right. Press Hint again for the line.");
    assert.equal(await back(page).isVisible(), true);
    await press(page, "Hint");
    await says(status(page), "Look at row 4: a mark there cannot be right. Press Hint again for the cell.");
    await says(page.locator("#marked"), "Marked: row 4.");
    await press(page, "Hint");
    await says(status(page), "Row 4, cell 6 cannot be filled. Erase the mark, or go back.");
    await press(page, "Hint");
    await unknown(page, 221);
    await press(page, "Back to the last correct position");
    await says(status(page), "Back at the last position where every mark could be right.");
    await unknown(page, 223);
    assert.equal(await back(page).isVisible(), false);
    // The keys of the board work at once.
    await page.keyboard.press("h");
    await says(status(page), "Press Hint again for the technique.");
    await page.keyboard.press("Control+z");
    await unknown(page, 221);
  });
});

test("on a phone, the way back is in reach, and so is the setting", async () => {
  await openPage(PHONE, async (page) => {
    await owl(page);
    await stroke(page, [4, 6], [4, 8]);
    await press(page, "Hint");
    await says(status(page), "One of your marks cannot be right.");
    const place = await back(page).boundingBox();
    assert.ok(place.y > 0 && place.y + place.height < 844 && place.height >= 24, JSON.stringify(place));
    await press(page, "Settings");
    await page.getByRole("checkbox", { name: "Hints point out wrong marks" }).uncheck();
    await page.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Close" }).click();
    assert.equal(await back(page).isVisible(), false);
    for (let presses = 0; presses < 3; presses++) {
      await press(page, "Hint");
      await says(status(page), "There is no hint for this position.");
      assert.equal(await back(page).isVisible(), false);
    }
    await unknown(page, 222);
  });
});

test("lines finish themselves from right marks only", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await press(page, "Settings");
    await page.getByRole("checkbox", { name: "Finish lines automatically" }).check();
    await page.getByRole("dialog", { name: "Settings" }).getByRole("button", { name: "Close" }).click();
    await stroke(page, [5, 2]);
    await unknown(page, 24);
    assert.equal((await cells(page))[4], ".X...");
    await press(page, "Undo");
    await stroke(page, [5, 3]);
    await unknown(page, 20);
    assert.equal((await cells(page))[4], "OOXOO");
  });
});

test("where there are several solutions, the solver finds out whether the marks exclude them all", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.getByRole("combobox", { name: "Method" }).selectOption("Passes");
    await box(page).fill("1\n1\n1\n1\n1\n\n1\n1\n1\n1\n1\n");
    await size(page, 5, 5);
    await mine(page);
    await stroke(page, [1, 1]);
    await press(page, "Hint");
    await says(status(page), "Press Hint again for the technique.");
    await stroke(page, [2, 1]);
    await press(page, "Hint");
    await says(status(page), "Your marks cannot all be right. Press Hint again for the line.");
    await press(page, "Back to the last correct position");
    await unknown(page, 24);
  });
});
