// The record: a solve gets into it, and from there into a file, another browser, a picture that moves, and back onto the board.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { button, opened, press, ready, says, solving } from "./parts.mjs";
import { THIRTEEN } from "./records.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const dialogue = (page) => page.getByRole("dialog", { name: "Your record" });
const within = (page, name) => dialogue(page).getByRole("button", { name });

/** A corner of 2 × 2. */
const CORNER = "rows\n2\n1\n\ncolumns\n2\n1\n";

/** Solves the corner by keys. */
async function solveCorner(page) {
  await solving(page, CORNER, 2, 2);
  // Nobody else solves it before it is rated.
  await page.getByText("Difficulty: gentle").first().waitFor({ state: "attached" });
  await page.locator("#frame").focus();
  for (const key of ["Home", "Space", "ArrowRight", "Space", "ArrowLeft", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await button(page, "Next puzzle").waitFor();
}

async function openRecord(page) {
  await opened(page, "Puzzle");
  await press(page, "Choose a puzzle …");
  await page.getByRole("dialog", { name: "Choose a puzzle" }).getByRole("button", { name: "Your record" }).click();
  await dialogue(page).waitFor();
  await page.getByRole("dialog", { name: "Choose a puzzle" }).waitFor({ state: "hidden" });
}

/** Gives the page a file with a record. */
async function importRecord(page, text) {
  const chooser = page.waitForEvent("filechooser");
  await within(page, "Import …").click();
  await (await chooser).setFiles({ name: "nonoscope-record.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
}

const listed = (page) => dialogue(page).locator("#record-latest li");

test("who is new reads what will be here", async () => {
  await openPage({ reducedMotion: "reduce", asIs: true }, async (page) => {
    await ready(page);
    await openRecord(page);
    await dialogue(page).getByText("Solve a puzzle, and it appears here").waitFor();
    assert.ok(await dialogue(page).getByRole("table").isHidden());
    assert.deepEqual(await violations(page), []);
    await importRecord(page, "rubbish");
    await dialogue(page).getByText("This is not a Nonoscope record").waitFor();
    await within(page, "Close").click();
    await dialogue(page).waitFor({ state: "hidden" });
    // The calendar leads here, too.
    await press(page, "Puzzle of the day");
    await page.getByRole("dialog", { name: "Puzzle of the day" }).getByRole("button", { name: "Your record" }).click();
    await dialogue(page).waitFor();
  });
});

for (const [name, size] of Object.entries({ wide: {}, phone: PHONE })) {
  test(`a solve gets into the record, and goes to another browser as a file: ${name}`, async () => {
    let file;
    const permissions = ["clipboard-read", "clipboard-write"];
    await openPage({ reducedMotion: "reduce", acceptDownloads: true, permissions, ...size }, async (page) => {
      await solveCorner(page);
      await press(page, "Back to the board");
      await openRecord(page);
      await says(listed(page), /Today · 2\s×\s2/);
      assert.equal(await listed(page).count(), 1);
      await dialogue(page).getByRole("rowheader", { name: "all sizes" }).waitFor();
      assert.deepEqual(await violations(page), []);
      // It is still there after a reload.
      await page.reload();
      await openRecord(page);
      await says(listed(page), /Today · 2\s×\s2/);
      assert.equal(await listed(page).count(), 1);
      await within(page, /^Share result of/).click();
      await dialogue(page).getByText("Copied", { exact: true }).waitFor();
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Nonoscope · 2 × 2, gentle\n.*no hints$/);

      await within(page, /^Replay/).click();
      await dialogue(page).getByRole("img", { name: "The marks after 0 of 3 strokes" }).waitFor();
      await dialogue(page).getByRole("button", { name: "Play", exact: true }).click();
      const board = dialogue(page).getByRole("img", { name: "The marks after 3 of 3 strokes" });
      await board.waitFor();
      assert.equal((await page.locator("#replay-cells path").getAttribute("d")).split("M").length - 1, 3);
      await dialogue(page).getByRole("slider", { name: "Stroke" }).press("Home");
      await dialogue(page).getByRole("img", { name: "The marks after 0 of 3 strokes" }).waitFor();
      assert.deepEqual(await violations(page), []);
      const gif = page.waitForEvent("download");
      await within(page, "Save as GIF").click();
      const bytes = await readFile(await (await gif).path());
      assert.equal(bytes.subarray(0, 6).toString(), "GIF89a");
      await within(page, "Back to the record").click();

      const download = page.waitForEvent("download");
      await within(page, "Export").click();
      assert.equal((await download).suggestedFilename(), "nonoscope-record.txt");
      file = await readFile(await (await download).path(), "utf8");
      assert.match(file, /^nonoscope record 1 1 #[0-9a-f]{8}\nsolve /);
    });
    await openPage({ reducedMotion: "reduce", ...size }, async (page) => {
      await ready(page);
      await openRecord(page);
      await importRecord(page, file);
      await dialogue(page).getByText("1 solved puzzle is new.").waitFor();
      assert.equal(await listed(page).count(), 1);
      await importRecord(page, file);
      await dialogue(page).getByText("There is nothing new in it.").waitFor();
      await importRecord(page, file.replace("2x2", "3x3"));
      await dialogue(page).getByText("1 line is damaged or missing. It was left out (line 2).").waitFor();
      assert.match(await page.evaluate(() => localStorage["nonoscope.solved"]), /\npuzzle [0-9a-f]{16}\n/);
    });
  });
}

test("what went badly comes back, hints lead to lessons, and times are drawn", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await openRecord(page);
    await importRecord(page, THIRTEEN);
    await dialogue(page).getByText("13 solved puzzles are new.").waitFor();
    await dialogue(page).getByText("The last 13 times: from 1 min to 2 min 39 s, the latest 1 min 39 s.").waitFor();
    assert.equal((await page.locator("#record-line").getAttribute("points")).split(" ").length, 13);
    await dialogue(page).getByLabel("Difficulty").selectOption("moderate");
    await dialogue(page).getByText("The last 6 times").waitFor();
    assert.deepEqual(await violations(page), []);
    await within(page, /^No\. 8 · 5\s×\s5, moderate: many hints$/).click();
    await dialogue(page).waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: /^No\. 8 · / }).waitFor();
    assert.ok(await page.getByRole("radio", { name: "Play" }).isChecked());
    await openRecord(page);
    await within(page, "Lesson: Overlap").click();
    await dialogue(page).waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Overlap", exact: true }).waitFor();
  });
});

test("the link is a QR code, for a phone across the table", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page, site) => {
    await solving(page, CORNER, 2, 2);
    await opened(page, "More");
    await press(page, "Show as QR code");
    const code = page.getByRole("dialog", { name: "QR code" });
    await code.getByRole("img", { name: "QR code of the link" }).waitFor();
    await says(code.locator("#code-link"), site.address);
    const link = await code.locator("#code-link").textContent();
    assert.ok(link.startsWith(`${site.address}#n`), link);
    assert.deepEqual(await violations(page), []);
    // What it says is tested where it is drawn; here, that it is drawn: three corners with a ring around a square.
    const rows = await page.evaluate(() => {
      const side = document.getElementById("code-drawing").viewBox.baseVal.width;
      const rows = Array.from({ length: side - 8 }, () => Array(side - 8).fill(0));
      for (const run of document.getElementById("code-path").getAttribute("d").matchAll(/M(\d+) (\d+)h(\d+)/g)) {
        const [x, y, length] = run.slice(1).map(Number);
        for (let place = x; place < x + length; place += 1) rows[y - 4][place - 4] = 1;
      }
      return rows.map((row) => row.join(""));
    });
    const corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    const last = rows.length - 7;
    for (const [row, column] of [[0, 0], [0, last], [last, 0]]) {
      assert.deepEqual(rows.slice(row, row + 7).map((cells) => cells.slice(column, column + 7)), corner);
    }
    await code.getByRole("button", { name: "Close" }).click();
    await code.waitFor({ state: "hidden" });
  });
});
