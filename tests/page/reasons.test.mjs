// Why: the argument of each step in a sentence and on the board, arguments one by one, hints in four degrees, and "why
// this one?".
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, TULIP, board, box, button, closed, mine, opened, position, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";
import { RULE, middleOf } from "./pixels.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The tone of bars in the light theme. */
const BAR = [138, 90, 0];

/** Chooses a method, and waits until it has solved the puzzle, which takes another number of steps. */
async function method(page, name) {
  const before = await position(page).getAttribute("max");
  await page.getByRole("combobox", { name: "Method" }).selectOption(name);
  await page.waitForFunction((before) => document.getElementById("scrubber").max !== before, before);
}

const list = (page) => page.getByRole("region", { name: "The arguments one by one" });
const marked = (page) => page.locator("#marked");

async function open(page, text, width, height) {
  await ready(page);
  await box(page).fill(text);
  await size(page, width, height);
}

/** How many pixels of the canvas have a colour. */
const pixels = (page, colour) =>
  board(page).evaluate((canvas, colour) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (colour.every((part, index) => Math.abs(part - data[at + index]) < 3)) count += 1;
    }
    return count;
  }, colour);

test("a step says its argument, with its technique, and the board shows it", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await open(page, HEART, 5, 5);
    await method(page, "Like a person");
    await ready(page);
    assert.equal(await pixels(page, BAR), 0);
    await press(page, "Step");
    await says(status(page), /^exact fit.* Row 2: /);
    assert.doesNotMatch(await status(page).textContent(), /layout/);
    await says(marked(page), "Marked: row 2. Run 1 (length 5) lies on cells 1 to 5.");
    assert.ok((await pixels(page, BAR)) > 50, "the places of the run are drawn");
    // The layouts are still there, as the second witness.
    await says(page.getByText(/^Before this step/), "no free gap, only one layout.");
    const described = await board(page).getAttribute("aria-describedby");
    assert.deepEqual(described.split(" "), ["sentence", "marked"]);
    await press(page, "To the start");
    await ready(page);
    assert.equal(await pixels(page, BAR), 0);
  });
});

test("a step of several arguments is unfolded, and each can be shown alone, by pointer and by keys", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    assert.equal(await list(page).count(), 0);
    await position(page).fill("9");
    await says(status(page), /^Row 9 settles 9 cells in \d+ arguments: /);
    const items = list(page).getByRole("button");
    const count = Number(/in (\d+) arguments/.exec(await status(page).textContent())[1]);
    assert.equal(await items.count(), count);
    const all = await marked(page).textContent();
    await items.nth(1).hover();
    await marked(page).filter({ hasNotText: all }).waitFor({ state: "attached" });
    const alone = await marked(page).textContent();
    await page.mouse.move(5, 5);
    await marked(page).filter({ hasText: all }).waitFor({ state: "attached" });
    await items.nth(1).focus();
    await marked(page).filter({ hasText: alone }).waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    assert.equal(await items.nth(1).getAttribute("aria-pressed"), "true");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await marked(page).filter({ hasText: alone }).waitFor({ state: "attached" });
    // The next step has its own arguments.
    await press(page, "Step");
    await says(status(page), "Row 1");
    await marked(page).filter({ hasNotText: alone }).waitFor({ state: "attached" });
  });
});

test("a supposition is a chain, from what is supposed to the line that fails", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await pressExample(page, "Lambda");
    await page.getByRole("heading", { name: "Puzzle 6" }).waitFor();
    await method(page, "Like a person");
    await ready(page);
    await position(page).fill("2");
    await says(status(page), /^(edge logic|contradiction).* If row \d+, cell \d+ were (filled|empty), .* So it is (filled|empty)\./);
    const items = list(page).getByRole("listitem");
    await says(items.first(), /^Suppose row \d+, cell \d+ is (filled|empty)\.$/);
    await says(items.last(), /^But then (row|column) \d+ /);
  });
});

test("hints come in four degrees, and a mark takes them back", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await open(page, HEART, 5, 5);
    await mine(page);
    await press(page, "Hint");
    await says(status(page), "Look at row 2. Press Hint again for the technique.");
    await says(marked(page), "Marked: row 2.");
    assert.equal(await pixels(page, BAR), 0);
    await press(page, "Hint");
    await says(status(page), "Try “exact fit” in row 2. The runs and the gaps between them take the whole line");
    await press(page, "Hint");
    await says(status(page), "Press Hint again to mark the cells.");
    assert.ok((await pixels(page, BAR)) > 50);
    await unknown(page, 25);
    await press(page, "Hint");
    await unknown(page, 20);
    await says(status(page), "The hint marked 5 cells.");
    assert.equal(await pixels(page, BAR), 0);
    // The key does the same.
    await page.getByRole("group", { name: /^Board/ }).focus();
    await page.keyboard.press("h");
    await says(status(page), /^Look at (row|column) \d/);
    await page.keyboard.press("h");
    await says(status(page), /^Try “/);
    await press(page, "Undo");
    await unknown(page, 25);
    await page.keyboard.press("h");
    await says(status(page), "Look at row 2.");
  });
});

test("a click on a cell says why it is so, and clicking on clues does what it did", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await open(page, HEART, 5, 5);
    await press(page, "To the end");
    await unknown(page, 0);
    const said = await status(page).textContent();
    await page.mouse.click(...(await middleOf(page, RULE, 2, 3)));
    await says(status(page), "Row 2, column 3 has been filled since step 2.");
    await page.mouse.click(...(await middleOf(page, RULE, 2, 3)));
    await status(page).filter({ hasText: said }).waitFor();
    // By keys: W, then arrows.
    await page.getByRole("group", { name: /^Board/ }).focus();
    await page.keyboard.press("w");
    await says(status(page), /^.*Row 2, column 3 has been filled since step 2\./);
    await page.keyboard.press("ArrowUp");
    await says(status(page), "Row 1, column 3 has been empty since step");
    await unknown(page, 0);
    await page.keyboard.press("Escape");
    await status(page).filter({ hasText: said }).waitFor();
    // Then the arrows move in the trace again.
    const end = await position(page).inputValue();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((end) => document.getElementById("scrubber").value !== end, end);
    await press(page, "To the start");
    await page.mouse.click(...(await middleOf(page, RULE, 1, 1)));
    await says(status(page), "Row 1, column 1 is not known yet.");
  });
});

test("the method like a person is first in the list, and all controls work with it", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    const names = await page.getByRole("combobox", { name: "Method" }).locator("option").allTextContents();
    assert.equal(names[0], "Like a person");
    await method(page, "Like a person");
    await says(page.getByRole("complementary"), "Exactly one solution");
    await press(page, "To the end");
    await unknown(page, 0);
    await press(page, "Back");
    await page.keyboard.press("Shift+ArrowLeft");
    await unknown(page, 603);
    await page.keyboard.press("Shift+ArrowRight");
    await unknown(page, 0);
    assert.equal(await button(page, "Next pass").isVisible(), false, "arguments come in no passes");
    await position(page).fill("20");
    await page.getByText(/step 20 of/i).waitFor();
    await says(page.getByText(/^Before this step/), /layouts? fit|only one layout/);
    const said = await status(page).textContent();
    // A link leads to the same step of the same method.
    await press(page, "Copy link to this position");
    await page.getByText(/The link (has|is)/).waitFor();
    await page.reload();
    await status(page).filter({ hasText: said }).waitFor();
    assert.equal(await page.getByRole("combobox", { name: "Method" }).inputValue(), "human");
  });
});

test("on a phone, the arguments open from below, and a tap asks why", async () => {
  await openPage({ ...PHONE, reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await position(page).fill("9");
    await says(status(page), "Row 9 settles 9 cells");
    await opened(page, "Layouts");
    const [boardAt, listAt] = [await board(page).boundingBox(), await list(page).boundingBox()];
    assert.ok(listAt.y > boardAt.y + 0.3 * boardAt.height, "much of the board stays in view");
    await list(page).getByRole("button").first().tap();
    assert.equal(await list(page).getByRole("button").first().getAttribute("aria-pressed"), "true");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    await closed(page);
    await page.touchscreen.tap(...(await middleOf(page, RULE, 9, 4)));
    await says(status(page), "Row 9, column 4 has been filled since step 9.");
  });
});

test("coloured arguments name their colours and are marked on the board", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await open(page, TULIP, 5, 5);
    await method(page, "Like a person");
    await ready(page);
    await press(page, "Step");
    await says(status(page), /red|green|yellow/);
    assert.ok((await pixels(page, BAR)) > 20);
  });
});

test("a supposition is stepped through with the arrow keys, up to the line that fails, and left again", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await pressExample(page, "Lambda");
    await page.getByRole("heading", { name: "Puzzle 6" }).waitFor();
    await method(page, "Like a person");
    await says(page.getByRole("complementary"), "Exactly one solution");
    await press(page, "Step");
    await says(status(page), "could not be completed. So it is");
    const items = list(page).getByRole("button");
    const last = (await items.count()) - 1;
    assert.ok(last >= 2, `${last}`);
    const marked = () => page.locator("#marked").textContent();
    const whole = await marked();
    await items.first().focus();
    assert.equal(await marked(), "", "nothing follows yet");
    const seen = new Set();
    for (let item = 1; item <= last; item++) {
      await page.keyboard.press("ArrowDown");
      seen.add(await marked());
    }
    assert.ok(seen.size >= last, [...seen].join(" | "));
    assert.equal(await page.evaluate(() => document.activeElement.textContent), await items.last().textContent());
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await items.first().and(page.locator("[aria-pressed=true]")).waitFor();
    await page.keyboard.press("Escape");
    await items.first().and(page.locator("[aria-pressed=false]")).waitFor();
    assert.equal(await marked(), whole);
    // The arrow keys sideways still step.
    await page.keyboard.press("ArrowRight");
    await page.getByText(/step 2 of/i).waitFor();
  });
});
