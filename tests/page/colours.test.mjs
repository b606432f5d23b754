// Coloured puzzles: pasting, watching, marking with several inks, hints, check, letters, and saving pictures.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { PNG } from "pngjs";
import { openPage } from "./browser.mjs";
import { HEART, TULIP, board, box, button, mine, outcome, paste, press, ready, says, size, status, unknown } from "./parts.mjs";
import { RULE, inksOnCanvas, middleOf, picture, stroke } from "./pixels.mjs";

const INKS = { r: [255, 0, 0], y: [255, 255, 0], g: [0, 128, 0] };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const PICTURE = ["r.r.r", "rrrrr", ".ryr.", "..g..", "gggg."];

const tool = (page, name) => page.getByRole("radio", { name, exact: true });
const cells = (page) => inksOnCanvas(page, RULE, INKS);

/** Pastes the tulip. */
async function tulip(page) {
  await ready(page);
  await paste(page, TULIP);
  await size(page, 5, 5);
  await page.evaluate(() => document.getElementById("board").scrollIntoView({ block: "center" }));
}

test("a coloured puzzle is watched to its end, in its colours and by their names", async () => {
  for (const colorScheme of ["light", "dark"]) {
    await openPage({ colorScheme }, async (page) => {
      await tulip(page);
      assert.deepEqual(await cells(page), Array(5).fill("....."));
      await page.getByText("The board in words, row by row").click();
      const sentences = [];
      while (await button(page, "Step").isEnabled()) {
        await press(page, "Step");
        sentences.push(await status(page).textContent());
      }
      assert.ok(sentences.some((said) => / (is|are)( all)? red\b/.test(said)) && sentences.some((said) => said.includes("green")), sentences.join("\n"));
      await says(outcome(page), "Exactly one solution");
      await unknown(page, 0);
      assert.deepEqual(await cells(page), PICTURE);
      assert.equal(await board(page).getAttribute("aria-label"), "Board of 5 × 5 cells: 10 red, 1 yellow, 5 green, 9 empty, 0 unknown");
      await says(page.getByRole("listitem"), "clue 1 red, 1 yellow, 1 red: 1 empty, 2 red, 3 yellow, 4 red, 5 empty");
      await page.getByRole("combobox", { name: "Line" }).selectOption("row 3: 1 red, 1 yellow, 1 red");
      await page.getByRole("img", { name: "Layouts of row 3: they agree on nothing new" }).waitFor();
      await press(page, "To the start");
      await page.getByRole("img", { name: "Layouts of row 3: in all, " }).waitFor();
    });
  }
});

test("cells are marked with two inks, by mouse and by keys, and the last two tools are swapped", async () => {
  await openPage({}, async (page) => {
    await tulip(page);
    await mine(page);
    await says(status(page), "Your turn. Click to colour a cell");
    assert.equal(await tool(page, "Fill").isVisible(), false);
    assert.equal(await tool(page, "red").isChecked(), true);
    await stroke(page, [1, 1]);
    await tool(page, "green").check();
    await stroke(page, [5, 1], [5, 4]);
    assert.deepEqual(await cells(page), ["r....", ".....", ".....", ".....", "gggg."]);
    // A drag keeps its colour, and leaves other marks alone.
    await page.keyboard.press("1");
    assert.equal(await tool(page, "red").isChecked(), true);
    await stroke(page, [2, 3], [5, 3]);
    assert.deepEqual((await cells(page)).map((row) => row[2]).join(""), ".rrrg");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("s");
    assert.equal(await tool(page, "green").isChecked(), true);
    await stroke(page, [4, 3]);
    await page.keyboard.press("S");
    await stroke(page, [2, 1], [2, 5]);
    assert.deepEqual(await cells(page), ["r....", "rrrrr", ".....", "..g..", "gggg."]);
    // Whichever tool is chosen, the right button marks a cell empty.
    await stroke(page, [1, 2], undefined, { button: "right" });
    await says(status(page), "12 cells marked.");
    assert.match(await board(page).getAttribute("aria-label"), /: 6 red, 0 yellow, 5 green, 1 empty, 13 unknown$/);
    // The rest by keys.
    const keys = ["2", "ArrowDown", "ArrowDown", "ArrowRight", "Space", "1", "ArrowLeft", "Space", "ArrowRight", "ArrowRight", "Space"];
    await page.getByRole("group", { name: /^Board/ }).focus();
    for (const key of keys) await page.keyboard.press(key);
    assert.deepEqual((await cells(page))[2], ".ryr.");
    await page.getByText("Row 3, column 4: red").waitFor({ state: "attached" });
    await page.keyboard.press("3");
    await page.getByText("Tool: green").waitFor({ state: "attached" });
    await page.keyboard.press("1");
    await stroke(page, [1, 3]);
    await stroke(page, [1, 5]);
    await says(status(page), "Solved. Every clue is satisfied.");
    assert.deepEqual(await cells(page), PICTURE);
    // They are there after a reload.
    await page.reload();
    await says(status(page), "Solved. Every clue is satisfied.");
    assert.deepEqual(await cells(page), PICTURE);
  });
});

test("check names colours, and hints lead to the end", async () => {
  await openPage({}, async (page) => {
    await tulip(page);
    await mine(page);
    await tool(page, "green").check();
    await stroke(page, [2, 4]);
    await press(page, "Check");
    await says(status(page), "1 mark cannot be right: row 2, cell 4 must be red.");
    await press(page, "Hint");
    await says(status(page), "One of your marks cannot be right");
    await press(page, "Clear");
    await press(page, "Clear them all");
    for (let hints = 0; hints < 30; hints++) {
      await press(page, "Hint");
      await page.getByRole("status").filter({ hasText: /Press Hint again|Solved/ }).waitFor();
      if ((await status(page).textContent()).includes("Solved")) break;
      await press(page, "Hint");
      await press(page, "Hint");
      await says(status(page), "Press Hint again to mark");
      await press(page, "Hint");
      await page.getByRole("status").filter({ hasNotText: "Press Hint again" }).waitFor();
    }
    await press(page, "Back to the board");
    assert.deepEqual(await cells(page), PICTURE);
    await tool(page, "Erase").check();
    await stroke(page, [2, 1], [2, 5]);
    await press(page, "Watch from here");
    await press(page, "To the end");
    await unknown(page, 0);
  });
});

test("letters on colours are optional, and black-and-white puzzles have none", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    assert.equal(await button(page, "Letters on colours").isVisible(), false);
    await tulip(page);
    await press(page, "To the end");
    await unknown(page, 0);
    const plain = await picture(page);
    await press(page, "Letters on colours");
    assert.equal(await button(page, "Letters on colours").getAttribute("aria-pressed"), "true");
    assert.notEqual(await picture(page), plain);
    assert.deepEqual(await cells(page), PICTURE);
    await page.reload();
    await says(status(page), "Exactly one solution");
    assert.equal(await button(page, "Letters on colours").getAttribute("aria-pressed"), "true");
    const lettered = await picture(page);
    await press(page, "Letters on colours");
    assert.notEqual(await picture(page), lettered);
    await mine(page);
    await page.keyboard.press("3");
    await box(page).fill(HEART);
    await says(page.getByRole("complementary"), "clue lines");
    await says(status(page), "Your turn. Click to fill a cell");
    assert.equal(await button(page, "Letters on colours").isVisible(), false);
    assert.deepEqual(await page.getByRole("radiogroup", { name: "Tool" }).getByRole("radio").count(), 3);
    assert.equal(await tool(page, "Fill").isChecked(), true);
  });
});

test("tools are large enough for a thumb, and a long press marks a cell empty", async () => {
  await openPage(PHONE, async (page) => {
    await tulip(page);
    await mine(page);
    const tools = page.getByRole("radiogroup", { name: "Tool" }).locator("label:visible");
    assert.equal(await tools.count(), 5);
    for (const box of await tools.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()))) {
      assert.ok(box.width >= 44 && box.height >= 44 && box.left >= 0 && box.right <= 390, JSON.stringify(box));
    }
    await tool(page, "yellow").check();
    const [x, y] = await middleOf(page, RULE, 3, 3);
    await page.touchscreen.tap(x, y);
    await unknown(page, 24);
    assert.equal((await cells(page))[2], "..y..");
    const touch = (type, points) => page.evaluate(([type, points]) => {
      const canvas = document.getElementById("board");
      const [clientX, clientY] = points;
      canvas.dispatchEvent(new PointerEvent(type, { pointerId: 9, pointerType: "touch", isPrimary: true, button: 0, clientX, clientY, bubbles: true }));
    }, [type, points]);
    const place = await middleOf(page, RULE, 1, 2);
    await touch("pointerdown", place);
    await page.getByRole("img", { name: "1 empty, 23 unknown" }).waitFor();
    await touch("pointerup", place);
  });
});

test("a saved picture has the colours", async () => {
  await openPage({}, async (page) => {
    await tulip(page);
    await press(page, "To the end");
    await unknown(page, 0);
    const download = page.waitForEvent("download");
    await press(page, "Save the board");
    const { data } = PNG.sync.read(await readFile(await (await download).path()));
    const count = ([red, green, blue]) => {
      let pixels = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) pixels += 1;
      }
      return pixels;
    };
    const [red, yellow, green] = Object.values(INKS).map(count);
    assert.ok(red > green && green > yellow && yellow > 100, `${red} ${green} ${yellow}`);
  });
});
