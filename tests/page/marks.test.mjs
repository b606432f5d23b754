// Solving a puzzle oneself: marks by mouse, touch and keys, undo, check, hint, watching from there, and keeping the
// marks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, board, box, button, closed, later, mine, opened, press, pressExample, ready, says, size, solving, status, unknown } from "./parts.mjs";
import { RULE, cellsOnCanvas, middleOf, stroke } from "./pixels.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const watch = (page) => page.getByRole("radio", { name: "Watch" }).check();
const cells = (page) => cellsOnCanvas(page, RULE);

test("a puzzle is won by its filled cells, without a single circle", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await stroke(page, [1, 2]);
    await stroke(page, [1, 4]);
    await stroke(page, [2, 1], [2, 5]);
    await stroke(page, [3, 1], [3, 5]);
    await stroke(page, [4, 2], [4, 4]);
    await says(status(page), "15 cells marked.");
    await stroke(page, [5, 3]);
    await says(status(page), "Solved. Every clue is satisfied.");
    // There is nothing left to hint at, and nothing was marked that the person has not marked.
    await press(page, "Back to the board");
    await press(page, "Hint");
    await says(status(page), "Solved. Every clue is satisfied.");
    await press(page, "Check");
    await says(status(page), "Solved. Every clue is satisfied.");
    assert.deepEqual(await cells(page), [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);
    await press(page, "Undo");
    await says(status(page), "15 cells marked.");
  });
});

test("clicks fill, right clicks circle, and a second one erases", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await says(status(page), "Your turn.");
    await stroke(page, [1, 2]);
    await unknown(page, 24);
    await stroke(page, [1, 1], undefined, { button: "right" });
    await unknown(page, 23);
    assert.deepEqual((await cells(page))[0], "OX...");
    await stroke(page, [1, 2]);
    await unknown(page, 24);
    await page.getByRole("radio", { name: "Circle" }).check();
    await stroke(page, [5, 1]);
    await page.getByRole("radio", { name: "Erase" }).check();
    await stroke(page, [1, 1]);
    await unknown(page, 24);
    assert.deepEqual(await cells(page), [".....", ".....", ".....", ".....", "O...."]);
  });
});

test("a drag stays in its line, and leaves other marks alone", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await stroke(page, [2, 3], undefined, { button: "right" });
    await stroke(page, [2, 1], [3, 5]);
    assert.deepEqual((await cells(page)).slice(1, 3), ["XXOXX", "....."]);
    await stroke(page, [1, 2], [5, 2]);
    assert.deepEqual((await cells(page)).map((row) => row[1]).join(""), "XXXXX");
    await press(page, "Undo");
    assert.deepEqual((await cells(page)).map((row) => row[1]).join(""), ".X...");
    await press(page, "Redo");
    await unknown(page, 16);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await unknown(page, 25);
    assert.equal(await button(page, "Undo").isDisabled(), true);
    await page.keyboard.press("Control+Shift+Z");
    await unknown(page, 24);
  });
});

test("check names the marks that cannot be right, only when asked", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await stroke(page, [1, 1], [1, 2]);
    await says(status(page), "2 cells marked.");
    await press(page, "Check");
    await says(status(page), "1 mark cannot be right: row 1, cell 1 must be empty.");
    await stroke(page, [1, 1]);
    await press(page, "Check");
    await says(status(page), "Your mark is right.");
    await press(page, "Clear");
    await press(page, "Clear them all");
    await unknown(page, 25);
  });
});

test("hints say the easiest next inference, and lead to the end", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    for (let hints = 0; hints < 30; hints++) {
      await press(page, "Hint");
      await page.getByRole("status").filter({ hasText: /Press Hint again|Solved/ }).waitFor();
      if ((await status(page).textContent()).includes("Solved")) break;
      const before = await board(page).getAttribute("aria-label");
      await press(page, "Hint");
      await press(page, "Hint");
      await says(status(page), "Press Hint again to mark");
      await press(page, "Hint");
      await page.waitForFunction((before) => document.getElementById("board").getAttribute("aria-label") !== before, before);
    }
    // Hints end where the puzzle is won, whether or not the empty cells are circled by then.
    const filled = (await cells(page)).map((row) => row.replaceAll("O", "."));
    assert.deepEqual(filled, [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);
    await press(page, "Back to the board");
    await stroke(page, [5, 1]);
    await press(page, "Hint");
    await says(status(page), "One of your marks cannot be right. Press Hint again for the line.");
    await press(page, "Back to the last correct position");
    await says(status(page), "Back at the last position where every mark could be right.");
  });
});

test("solving can be watched from the marks on, and the marks stay", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await stroke(page, [2, 1], [2, 5]);
    await press(page, "Watch from here");
    await says(status(page), "Press Step");
    await unknown(page, 20);
    await press(page, "To the end");
    await unknown(page, 0);
    await mine(page);
    await unknown(page, 20);
    await stroke(page, [1, 1]);
    await press(page, "Watch from here");
    await says(page.getByRole("complementary"), "These marks lead to no solution: at least one of them is wrong");
    await mine(page);
    await press(page, "Check");
    await says(status(page), "1 mark cannot be right: row 1, cell 1 must be empty.");
    // Another method keeps the marks too.
    await page.getByRole("combobox", { name: "Method" }).selectOption("Passes");
    await says(page.getByRole("complementary"), "Exactly one solution");
    await unknown(page, 19);
  });
});

test("the keyboard does all of it", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await page.getByRole("group", { name: /^Board/ }).focus();
    const spoken = (text) => page.getByText(text, { exact: true }).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await spoken("Row 1, column 1: unknown. Row: 1 1. Column: 2");
    await page.keyboard.press("ArrowRight");
    await spoken("Row 1, column 2: unknown. Row: 1 1. Column: 4");
    await page.keyboard.press("Space");
    await spoken("Row 1, column 2: filled");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await spoken("Row 2, column 2: empty");
    await page.keyboard.press("Delete");
    await spoken("Row 2, column 2: unknown");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await unknown(page, 21);
    assert.deepEqual((await cells(page)).map((row) => row[1]).join(""), "XXXX.");
    await page.keyboard.press("k");
    await says(status(page), "right so far");
    await page.keyboard.press("h");
    await says(status(page), "Press Hint again");
    // A Russian keyboard has another letter in the place of M.
    const russian = { key: "ь", code: "KeyM", bubbles: true, cancelable: true };
    await page.evaluate((key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", key)), russian);
    await says(status(page), "Press Step");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });
});

test("fingers mark, a long press circles, and a pinch never paints", async () => {
  await openPage({ ...PHONE, clock: true }, async (page) => {
    await solving(page, HEART, 5, 5);
    const [x, y] = await middleOf(page, RULE, 3, 3);
    await page.touchscreen.tap(x, y);
    await unknown(page, 24);
    const client = await page.context().newCDPSession(page);
    const touch = (type, ...points) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const [left, top] = await middleOf(page, RULE, 1, 1);
    await touch("touchStart", [left, top]);
    await unknown(page, 23);
    await later(page, 700);
    await touch("touchEnd");
    assert.deepEqual((await cells(page))[0], "O....");
    // Two fingers moving apart: the board becomes larger, and nothing is marked.
    await opened(page, "Puzzle");
    await pressExample(page, "GCHQ card, 2015");
    await size(page, 25, 25);
    await closed(page);
    const shown = await board(page).boundingBox();
    const [midX, midY] = [shown.x + shown.width * 0.6, shown.y + shown.height * 0.6];
    await touch("touchStart", [midX - 20, midY]);
    await touch("touchStart", [midX - 20, midY], [midX + 20, midY]);
    for (let apart = 20; apart <= 90; apart += 10) await touch("touchMove", [midX - apart, midY], [midX + apart, midY]);
    await touch("touchEnd");
    await unknown(page, 603);
    await page.waitForFunction(() => !document.getElementById("whole").disabled);
  });
});

test("puzzle, marks, position and settings survive a reload", async () => {
  await openPage({ clock: true }, async (page) => {
    await solving(page, HEART, 5, 5);
    await stroke(page, [2, 1], [2, 5]);
    await later(page, 600);
    await page.reload();
    await unknown(page, 20);
    assert.equal(await page.getByRole("radio", { name: "Play" }).isChecked(), true);
    assert.equal(await box(page).inputValue(), HEART);
    await press(page, "Undo");
    await unknown(page, 25);
    await watch(page);
    await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
    await page.getByRole("combobox", { name: "Method" }).selectOption("Most constrained first");
    await ready(page);
    await press(page, "Step");
    await press(page, "Step");
    const said = await status(page).textContent();
    await later(page, 600);
    await page.reload();
    await says(status(page), said);
    assert.equal(await page.getByRole("combobox", { name: "Speed" }).inputValue(), "fast");
    assert.equal(await page.getByRole("combobox", { name: "Method" }).inputValue(), "constrained");
    // Stored marks may be rubbish.
    for (const rubbish of ["", "1 ", "nonsense", "1 00000000 ff"]) {
      await page.evaluate((rubbish) => {
        const spoil = () => [localStorage, sessionStorage].forEach((storage) => storage.setItem("nonoscope", rubbish));
        spoil();
        addEventListener("pagehide", spoil, { once: true });
      }, rubbish);
      await page.reload();
      await size(page, 25, 25);
    }
  });
});

test("if nothing can be kept, the page says so", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.reload();
    await ready(page);
    await press(page, "Step");
    await page.getByText("This browser saves nothing for this page").waitFor();
    await press(page, "To the end");
    await unknown(page, 0);
  });
});

test("marks come back with their puzzle, and never on another one", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const two = JSON.stringify([
      { title: "First", rows: [[1, 1], [5], [5], [3], [1]], columns: [[2], [4], [4], [4], [2]] },
      { title: "Second", rows: [[5], [5], [5], [5], [5]], columns: [[5], [5], [5], [5], [5]] },
    ]);
    await box(page).fill(two);
    await page.getByRole("heading", { name: /^Puzzle 1/ }).waitFor();
    await mine(page);
    await stroke(page, [2, 1], [2, 5]);
    await unknown(page, 20);
    const which = page.getByRole("combobox", { name: "Which puzzle" });
    await which.selectOption("1");
    await page.getByRole("heading", { name: "Puzzle 2 of 2" }).waitFor();
    await unknown(page, 25);
    await which.selectOption("0");
    await unknown(page, 20);
    await press(page, "Undo");
    await unknown(page, 25);
    // A link with marks leaves nothing behind if something else is opened first.
    await press(page, "Redo");
    await press(page, "Copy link to this position");
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    // A link holds the title, and the page hides it as long as the picture has not been seen.
    await press(page, "Show the title");
    await page.getByRole("heading", { name: "First" }).waitFor();
    await unknown(page, 20);
    assert.equal(await page.getByRole("radio", { name: "Play" }).isChecked(), true);
    await box(page).fill("rows\n5\n5\n5\n5\n5\n\ncolumns\n5\n5\n5\n5\n5\n");
    await page.getByRole("heading", { name: "Your puzzle" }).waitFor();
    await unknown(page, 25);
  });
});

test("marks made after a link was copied survive a reload", async () => {
  await openPage({ clock: true }, async (page) => {
    await solving(page, HEART, 5, 5);
    await stroke(page, [2, 1]);
    await press(page, "Copy link to this position");
    await stroke(page, [2, 2], [2, 5]);
    await later(page, 600);
    await page.reload();
    await unknown(page, 20);
  });
});

test("if what was kept is of no use, the page opens its first puzzle", async () => {
  await openPage({ clock: true }, async (page) => {
    await ready(page);
    await press(page, "Step");
    await page.getByLabel("Format", { exact: true }).selectOption("webpbn XML");
    await press(page, "Step");
    await later(page, 600);
    await page.reload();
    await size(page, 25, 25);
    assert.equal(await page.getByLabel("Format", { exact: true }).inputValue(), "");
  });
});

test("without a clipboard, copying says so and nothing else stops", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get() {} }));
    await page.reload();
    await ready(page);
    await press(page, "Copy link to this position");
    await page.getByText("The link is in the address bar. Copy it from there.").waitFor();
    await press(page, "Step");
    await says(status(page), "Row 1");
  });
});

test("a held key asks for one hint, and a puzzle without a solution gets none", async () => {
  await openPage({}, async (page) => {
    await solving(page, HEART, 5, 5);
    await page.getByRole("group", { name: /^Board/ }).focus();
    for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down("h");
    await page.keyboard.up("h");
    await says(status(page), "Press Hint again");
    await unknown(page, 25);
    await pressExample(page, "No solution");
    await size(page, 10, 7);
    await press(page, "Hint");
    await says(status(page), "This puzzle has no solution");
  });
});
