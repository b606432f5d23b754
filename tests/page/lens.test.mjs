// Looking closely: a larger board with its clues in view, highlighted lines, and the layouts of a line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { board, box, button, drawn, press, ready, says, size, status, unknown } from "./parts.mjs";
import { picture } from "./pixels.mjs";
import { until } from "./waiting.mjs";

const line = (page) => page.getByRole("combobox", { name: "Line" });
const layouts = (page) => page.getByRole("img", { name: /^Layouts of/ });
/** The colour of a pixel of the board, given as shares of its width and height. */
const colour = (page, x, y) =>
  board(page).evaluate(
    (canvas, [x, y]) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      copy.drawImage(canvas, 0, 0);
      return [...copy.getImageData(Math.floor(canvas.width * x), Math.floor(canvas.height * y), 1, 1).data].join();
    },
    [x, y],
  );

test("the board can be made larger, moved, and made whole again", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const whole = await picture(page);
    assert.equal(await button(page, "Smaller").isVisible(), false, "it cannot be smaller");
    await press(page, "Larger");
    const larger = await picture(page);
    assert.notEqual(larger, whole);
    const frame = await page.locator("#frame").boundingBox();
    const shown = await board(page).boundingBox();
    assert.ok(shown.width <= frame.width + 1 && shown.height <= frame.height + 1, "the board stays in its frame");
    // Dragging the board; the clues stay at the edge.
    await page.mouse.move(shown.x + shown.width * 0.7, shown.y + shown.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(shown.x + shown.width * 0.4, shown.y + shown.height * 0.4, { steps: 5 });
    await page.mouse.up();
    assert.notEqual(await picture(page), larger);
    await press(page, "Whole board");
    await page.mouse.move(0, 0);
    await until(async () => (await picture(page)) === whole);
    // Wheel and keys do the same.
    await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2);
    await page.mouse.wheel(0, -300);
    await page.waitForFunction(() => !document.getElementById("whole").disabled);
    await page.keyboard.press("0");
    await page.waitForFunction(() => document.getElementById("whole").disabled);
    await page.keyboard.press("+");
    await page.waitForFunction(() => !document.getElementById("whole").disabled);
    await page.keyboard.press("-");
    await page.waitForFunction(() => document.getElementById("whole").disabled);
  });
});

test("a board of 1,024 × 1,024 cells can be looked at and moved", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill(`1024x1024:${Array(2048).fill("1024").join("/")}`);
    await size(page, 1024, 1024);
    const before = await picture(page);
    for (let notch = 0; notch < 6; notch++) await press(page, "Larger");
    await press(page, "To the end");
    await unknown(page, 0);
    assert.notEqual(await picture(page), before);
  });
});

test("board and window settle on a size, whatever size the window has", async () => {
  // A size on which they do not settle within a frame is an error in the console of most browsers.
  await openPage({ viewport: { width: 900, height: 700 } }, async (page) => {
    await ready(page);
    for (const [width, height] of [[320, 640], [1280, 800], [899, 700], [901, 700], [820, 1180], [844, 390], [900, 700]]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const { frame, canvas } = await board(page).evaluate((canvas) => {
        return { canvas: canvas.getBoundingClientRect().width, frame: canvas.parentElement.clientWidth };
      });
      assert.ok(canvas > 100 && canvas <= frame, `${width} × ${height}: a board of ${canvas} in a frame of ${frame}`);
    }
  });
});

test("the clues of the lines under the pointer are pointed out", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const shown = await board(page).boundingBox();
    const before = await picture(page);
    await page.mouse.move(shown.x + shown.width * 0.6, shown.y + shown.height * 0.6);
    const after = await picture(page);
    assert.notEqual(after, before);
    await page.mouse.move(0, 0);
    await until(async () => (await picture(page)) === before);
    assert.ok((await colour(page, 0.5, 0.5)).length > 0);
  });
});

test("the layouts of each step's line are shown, and those of any line on demand", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.getByRole("slider", { name: "Position" }).fill("9");
    await says(page.getByText(/^Before this step/), "2 free gaps, 12 of 55 layouts fit.");
    assert.equal(await line(page).inputValue(), "r8");
    const label = await layouts(page).getAttribute("aria-label");
    assert.match(label, /Layouts of row 9: all fill cells 4, 13, 17 and 24 and leave cells 10, 12, 14, 18 and 20 empty/);
    const twelve = await layouts(page).evaluate((canvas) => canvas.height);
    await line(page).selectOption({ label: "row 5: 1 3 1 5 2 1 3 1" });
    await says(page.getByText(/free gap/), /layouts? fit/);
    assert.equal(await page.getByRole("checkbox", { name: "Follow the steps" }).isChecked(), false);
    await press(page, "Step");
    assert.equal(await line(page).inputValue(), "r4");
    assert.notEqual(await layouts(page).evaluate((canvas) => canvas.height), twelve);
    // A click on a clue chooses its line.
    const shown = await board(page).boundingBox();
    await page.mouse.click(shown.x + shown.width * 0.5, shown.y + 20);
    assert.match(await line(page).inputValue(), /^c\d+$/);
    await page.getByRole("checkbox", { name: "Follow the steps" }).check();
    await press(page, "Step");
    assert.match(await line(page).inputValue(), /^r\d+$/);
  });
});

test("no strip loses its last cells behind a scroll bar", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const found = [];
    let [few, many] = [0, 0];
    for (let step = 0; step < 40; step++) {
      await press(page, "Step");
      const { clipped, scrolls } = await layouts(page).evaluate((canvas) => {
        const frame = canvas.parentElement;
        const right = frame.getBoundingClientRect().left + frame.clientLeft + frame.clientWidth;
        return { clipped: canvas.getBoundingClientRect().right - right, scrolls: frame.scrollHeight > frame.clientHeight };
      });
      if (clipped > 0) found.push(`${await line(page).inputValue()}: ${clipped} pixels`);
      if (scrolls) many += 1;
      else few += 1;
    }
    assert.deepEqual(found, []);
    assert.ok(few > 5 && many > 5, `${few} lines with few layouts, ${many} with many`);
  });
});

test("of very many layouts the first are shown, with the true number", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const rows = ["5 5 5", ...Array(59).fill("0")].join("\n");
    const columns = Array.from({ length: 60 }, (_, index) => (index < 15 ? "1" : "0")).join("\n");
    await box(page).fill(`rows\n${rows}\n\ncolumns\n${columns}`);
    await size(page, 60, 60);
    await line(page).selectOption({ label: "row 1: 5 5 5" });
    await says(page.getByText(/free gaps/), /all 15.180 layouts fit; the first 300 of 15.180 are shown\./);
  });
});

test("the board in words changes with each step", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.getByText("The board in words, row by row").click();
    const rows = page.getByRole("list", { name: "Rows" }).getByRole("listitem");
    await rows.nth(24).waitFor();
    assert.equal(await rows.count(), 25);
    assert.match(await rows.nth(3).textContent(), /^clue 1 3 1 1 6 1 3 1: 1 to 3 unknown, 4 and 5 filled/);
    await press(page, "To the end");
    await says(status(page), "Exactly one solution");
    assert.match(await rows.nth(7).textContent(), /^clue 3 3: 1 to 8 empty, 9 to 11 filled, 12 to 14 empty/);
    assert.ok((await rows.allTextContents()).every((row) => !row.includes("unknown")));
  });
});
