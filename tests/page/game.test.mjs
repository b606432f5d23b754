// Playing as players know it: the settings of one's own solving, at a desk and on a phone, and what pointers do on the
// board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, board, box, button, closed, mine, opened, paste, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";
import { RULE, cellsOnCanvas, middleOf, picture, stroke } from "./pixels.mjs";
import { until } from "./waiting.mjs";

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const cells = (page) => cellsOnCanvas(page, RULE);
const settings = (page) => page.getByRole("dialog", { name: "Settings" });
const figure = (page) => page.locator("#drag-length");

/** Opens the settings. */
async function open(page) {
  if (await page.getByRole("radio", { name: "Watch" }).isChecked()) await opened(page, "More");
  await press(page, "Settings");
  await settings(page).waitFor();
}

/** Opens the settings, changes them, and closes them. */
async function change(page, changes) {
  await open(page);
  await changes(settings(page));
  await settings(page).getByRole("button", { name: "Close" }).click();
  await settings(page).waitFor({ state: "hidden" });
  await closed(page);
}

const tick = (name, on = true) => (dialog) => dialog.getByRole("checkbox", { name }).setChecked(on);
const pick = (name) => (dialog) => dialog.getByRole("radio", { name, exact: true }).check();

async function solving(page, text = HEART, width = 5, height = 5) {
  await ready(page);
  await opened(page, "Puzzle");
  await box(page).fill(text);
  await size(page, width, height);
  await closed(page);
  await mine(page);
}

/** Waits until a drawer has closed by itself: the board is seen. */
const shut = (page) => page.getByRole("button", { expanded: true }).waitFor({ state: "hidden" });
const spoken = (page, text) => page.getByText(text, { exact: true }).waitFor({ state: "attached" });

/** Where the number next to the board is in a row, counted from 1, or the first one on the other side of the board. */
async function numberOf(page, row, isFar = false) {
  const [[first, y], [second], [last]] = [
    await middleOf(page, RULE, row, 1),
    await middleOf(page, RULE, row, 2),
    await middleOf(page, RULE, row, 5),
  ];
  const cell = second - first;
  const type = Math.min(0.6 * cell, 44);
  return isFar ? [last + cell / 2 + 0.7 * type, y] : [first - cell / 2 - 0.7 * type, y];
}

/** Touches, by places. */
async function fingers(page) {
  const client = await page.context().newCDPSession(page);
  return (type, ...points) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/** Drags from a cell to another one, looks at something, and ends the drag. */
async function dragging(page, from, to, look) {
  await page.mouse.move(...(await middleOf(page, RULE, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, RULE, ...to)), { steps: 4 });
  await look();
  await page.mouse.up();
}

for (const [name, options] of Object.entries(SIZES)) {
  const at = (body) => openPage(options, body);

  test(`empty cells are circles or crosses, and that is remembered (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await stroke(page, [1, 1], undefined, { button: "right" });
      await page.mouse.move(0, 0);
      const circles = await picture(page);
      await change(page, pick("Crosses"));
      await page.mouse.move(0, 0);
      await until(async () => (await picture(page)) !== circles);
      assert.deepEqual((await cells(page))[0], "O....", "it is still an empty cell");
      await page.getByRole("radio", { name: "Cross" }).check();
      await stroke(page, [5, 1]);
      assert.deepEqual((await cells(page))[4], "O....");
      await page.reload();
      await unknown(page, 23);
      await page.getByRole("radio", { name: "Cross" }).waitFor();
      await open(page);
      assert.equal(await settings(page).getByRole("radio", { name: "Crosses" }).isChecked(), true);
      await page.keyboard.press("Escape");
      // The same while watching.
      await page.getByRole("radio", { name: "Watch" }).check();
      await press(page, "To the end");
      await unknown(page, 0);
      const crosses = await picture(page);
      await change(page, pick("Circles"));
      await until(async () => (await picture(page)) !== crosses);
    });
  });

  test(`clearing asks first, unless that is not wished, and can be undone (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await stroke(page, [2, 1], [2, 5]);
      await press(page, "Clear");
      const question = page.getByRole("dialog", { name: "Clear all your marks?" });
      await question.getByRole("button", { name: "Keep them" }).click();
      await question.waitFor({ state: "hidden" });
      await unknown(page, 20);
      await press(page, "Clear");
      await page.keyboard.press("Escape");
      await unknown(page, 20);
      await press(page, "Clear");
      await press(page, "Clear them all");
      await unknown(page, 25);
      await press(page, "Undo");
      await unknown(page, 20);
      await change(page, tick("Ask before clearing", false));
      await press(page, "Clear");
      await unknown(page, 25);
    });
  });

  test(`a locked zoom stays as it is (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await opened(page, "Puzzle");
      await pressExample(page, "GCHQ card, 2015");
      await size(page, 25, 25);
      await closed(page);
      await change(page, tick("Lock the zoom"));
      const whole = async () => !(await button(page, "Whole board").isVisible());
      const shown = await board(page).boundingBox();
      const [x, y] = [shown.x + shown.width * 0.6, shown.y + shown.height * 0.6];
      await page.mouse.move(x, y);
      if (name === "phone") {
        const touch = await fingers(page);
        await touch("touchStart", [x - 20, y]);
        await touch("touchStart", [x - 20, y], [x + 20, y]);
        for (let apart = 20; apart <= 90; apart += 10) await touch("touchMove", [x - apart, y], [x + apart, y]);
        await touch("touchEnd");
      } else {
        await page.mouse.wheel(0, -300);
        await page.keyboard.down("Control");
        await page.mouse.wheel(0, -300);
        await page.keyboard.up("Control");
      }
      await page.keyboard.press("+");
      await unknown(page, 603);
      assert.equal(await whole(), true);
      // The buttons are pressed on purpose.
      await press(page, "Larger");
      await until(async () => !(await whole()));
      await page.keyboard.press("0");
      await unknown(page, 603);
      assert.equal(await whole(), false);
    });
  });

  test(`the length of a drag is shown beside it, and never under it (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      if (name === "phone") {
        const touch = await fingers(page);
        const [from, to] = [await middleOf(page, RULE, 2, 1), await middleOf(page, RULE, 2, 4)];
        await touch("touchStart", from);
        await touch("touchMove", to);
        await figure(page).filter({ hasText: /^4$/ }).waitFor();
        const place = await figure(page).boundingBox();
        assert.ok(place.y + place.height <= to[1] - 40, "it is above the finger");
        await touch("touchEnd");
      } else {
        await dragging(page, [2, 1], [2, 4], () => figure(page).filter({ hasText: /^4$/ }).waitFor());
      }
      await figure(page).waitFor({ state: "hidden" });
      await dragging(page, [1, 5], [3, 5], () => figure(page).filter({ hasText: /^3$/ }).waitFor());
      await dragging(page, [4, 2], [4, 1], () => figure(page).filter({ hasText: /^2$/ }).waitFor());
      await dragging(page, [5, 5], [5, 4], () => figure(page).filter({ hasText: /^2$/ }).waitFor());
      await dragging(page, [4, 4], [4, 3], () => figure(page).filter({ hasText: "2 · run of 4" }).waitFor());
      await change(page, tick("Show the length", false));
      await dragging(page, [1, 1], [1, 3], () => figure(page).waitFor({ state: "hidden" }));
    });
  });

  test(`clues are crossed off when certain, by hand or never (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      const away = () => page.mouse.move(0, 0);
      const before = await picture(page);
      await stroke(page, [2, 1], [2, 5]);
      await away();
      const certain = await picture(page);
      await change(page, pick("Never"));
      await away();
      await until(async () => (await picture(page)) !== certain);
      await press(page, "Undo");
      await until(async () => (await picture(page)) === before);
      await change(page, pick("By hand"));
      const [x, y] = await numberOf(page, 1);
      await (name === "phone" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await spoken(page, "Clue of row 1, number 2 of 2: 1, dimmed");
      await unknown(page, 25);
      await press(page, "Undo");
      await away();
      await until(async () => (await picture(page)) === before);
      // The same with keys, and it is there again after a reload.
      const toTheClue = async (...keys) => {
        await page.getByRole("group", { name: /^Board/ }).focus();
        for (const key of keys) await page.keyboard.press(key);
        await spoken(page, "Clue of row 1, number 2 of 2: 1");
        await page.keyboard.press("ArrowLeft");
      };
      await toTheClue("Home", "ArrowUp", "ArrowLeft");
      await page.keyboard.press("Enter");
      await spoken(page, "Clue of row 1, number 1 of 2: 1, dimmed");
      await page.reload();
      await button(page, "Undo").and(page.locator(":enabled")).waitFor();
      // Its letters may look a little different now, so pictures from before are of no use.
      await toTheClue("Home", "ArrowLeft");
      await spoken(page, "Clue of row 1, number 1 of 2: 1, dimmed");
      const crossedOff = await picture(page);
      await press(page, "Undo");
      await until(async () => (await picture(page)) !== crossedOff);
    });
  });

  test(`finished lines are completed, and one undo takes back all of it (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await change(page, tick("Finish lines automatically"));
      await stroke(page, [5, 3]);
      await unknown(page, 20);
      assert.deepEqual((await cells(page))[4], "OOXOO");
      await press(page, "Undo");
      await unknown(page, 25);
      await change(page, tick("Finish lines automatically", false));
      await stroke(page, [5, 3]);
      await unknown(page, 24);
    });
  });

  test(`a clue turns red when its marks cannot be right, if that is wished (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await stroke(page, [1, 1], [1, 2]);
      await page.mouse.move(0, 0);
      const black = await picture(page);
      await change(page, tick("Warn about mistakes"));
      await page.mouse.move(0, 0);
      await until(async () => (await picture(page)) !== black);
      await page.getByRole("group", { name: /^Board/ }).focus();
      await page.keyboard.press("ArrowRight");
      await page.getByText("The marks in row 1 cannot be right").waitFor({ state: "attached" });
    });
  });

  test(`the settings say where they do nothing (${name})`, async () => {
    await at(async (page) => {
      await solving(page, `rows\n1 1\n\ncolumns\n1\n${"0\n".repeat(198)}1\n`, 200, 1);
      await change(page, async (dialog) => {
        await tick("Repeat clues on the right and below")(dialog);
        await dialog.getByText("This board has no room for them").waitFor();
        assert.equal(await dialog.getByText("Not in lines of more than 128 cells.").count(), 2);
      });
    });
  });

  test(`clues are on the right and below, too, if that is wished (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      const share = async () => {
        const [[left], [right]] = [await middleOf(page, RULE, 1, 1), await middleOf(page, RULE, 1, 5)];
        const { width } = await board(page).boundingBox();
        return (right - left) / width;
      };
      const once = await share();
      await change(page, tick("Repeat clues on the right and below"));
      await until(async () => (await share()) < once);
      // A number there is crossed off like any other.
      await change(page, pick("By hand"));
      const [x, y] = await numberOf(page, 1, true);
      await (name === "phone" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await spoken(page, "Clue of row 1, number 1 of 2: 1, dimmed");
    });
  });

  test(`a drag on the clues moves a magnified board and marks nothing (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await opened(page, "Puzzle");
      await pressExample(page, "GCHQ card, 2015");
      await size(page, 25, 25);
      await closed(page);
      for (let times = 0; times < 3; times++) await press(page, "Larger");
      const shown = await board(page).boundingBox();
      const [x, y] = [shown.x + 12, shown.y + shown.height * 0.7];
      await page.mouse.move(0, 0);
      const before = await picture(page);
      if (name === "phone") {
        const touch = await fingers(page);
        await touch("touchStart", [x, y]);
        for (let up = 10; up <= 100; up += 10) await touch("touchMove", [x, y - up]);
        await touch("touchEnd");
      } else {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y - 100, { steps: 8 });
        await page.mouse.up();
      }
      await page.mouse.move(0, 0);
      await until(async () => (await picture(page)) !== before);
      await unknown(page, 603);
      assert.equal(await button(page, "Undo").isDisabled(), true);
    });
  });

  test(`a puzzle comes onto the board in the mode one is in (${name})`, async () => {
    await at(async (page) => {
      await ready(page);
      await paste(page, HEART);
      await size(page, 5, 5);
      await unknown(page, 25);
      await opened(page, "Puzzle");
      await press(page, "Show the solution");
      await unknown(page, 0);
      await shut(page);
      await mine(page);
      await unknown(page, 25);
      await stroke(page, [2, 1], [2, 5]);
      for (const again of [() => paste(page, HEART), () => press(page, "Load this puzzle")]) {
        await opened(page, "Puzzle");
        await again();
        await shut(page);
        await unknown(page, 20);
      }
      const other = "rows\n2\n1\n\ncolumns\n2\n1\n";
      await opened(page, "Puzzle");
      await box(page).fill(other);
      await press(page, "Load this puzzle");
      await size(page, 2, 2);
      await unknown(page, 4);
      await shut(page);
      await paste(page, HEART);
      await unknown(page, 20);
      await says(status(page), "Your marks from last time are back. Press Clear to remove them.");
    });
  });
}
