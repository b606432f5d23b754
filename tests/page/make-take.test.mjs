// The page for making: what was drawn goes to the other page, into files, onto paper and to another tab, and outlives a breakdown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LIE, PANIC } from "./breaking.mjs";
import { PHONE, WIDE, begun, drag, filled, openMaking, saved, section, uncovered, verdict } from "./making.mjs";
import { board, button, press, ready, says, status } from "./parts.mjs";
import { until } from "./waiting.mjs";

/** A cross of 5 × 5 with a title. */
async function cross(page) {
  await section(page, "Draw");
  await page.getByRole("combobox", { name: "Size", exact: true }).selectOption("5");
  await uncovered(page);
  await drag(page, [2, 0], [2, 4]);
  await drag(page, [0, 2], [1, 2]);
  await drag(page, [3, 2], [4, 2]);
  await filled(page, 9);
  await section(page, "Puzzles");
  await page.getByRole("textbox", { name: "Title" }).fill("Cross");
  await page.getByRole("textbox", { name: "Author" }).fill("A. B.");
  await uncovered(page);
}

for (const [size, options] of [["wide", WIDE], ["phone", PHONE]]) {
  test(`the drawing is solved and watched on the other page: ${size}`, async () => {
    await openMaking(options, async (page) => {
      await cross(page);
      await section(page, "Export");
      await press(page, "Play it");
      await press(page, "Show the title");
      await page.getByRole("heading", { name: "Cross · 5 × 5" }).waitFor();
      await until(() => page.getByRole("radio", { name: "Play" }).isChecked());
      await page.getByRole("img", { name: /25 unknown/ }).waitFor();
      await page.goBack();
      await begun(page);
      await filled(page, 9);
      await section(page, "Export");
      await press(page, "Watch it solved");
      await ready(page);
      await press(page, "To the end");
      await page.getByRole("img", { name: /9 filled, 16 empty/ }).waitFor();
    });
  });

  test(`it is saved as a file, as a picture and on a sheet with others, and printed: ${size}`, async () => {
    await openMaking({ ...options, acceptDownloads: true }, async (page) => {
      await cross(page);
      await section(page, "Export");
      await page.getByRole("combobox", { name: "Puzzle format" }).selectOption("non");
      const text = await saved(page, "Save the puzzle as a file");
      assert.equal(text.name, "cross.non");
      assert.match(text.bytes.toString(), /title "Cross"[^]*by "A\. B\."[^]*goal "0010000100111110010000100"/);
      const picture = await saved(page, "Save the picture");
      assert.equal(picture.name, "cross.png");
      assert.equal(picture.bytes.subarray(1, 4).toString(), "PNG");
      await page.getByRole("combobox", { name: "Picture format" }).selectOption("hashes");
      await page.getByRole("combobox", { name: "Contents" }).selectOption("solution");
      assert.equal((await saved(page, "Save the picture")).bytes.toString(), "..#..\n..#..\n#####\n..#..\n..#..\n");
      await press(page, "Save the sheet as a PDF");
      await page.getByText("Choose the puzzles for the sheet first.").waitFor();
      await page.getByRole("checkbox", { name: "Cross, 5 × 5" }).check();
      const sheet = await saved(page, "Save the sheet as a PDF");
      assert.equal(sheet.name, "nonograms.pdf");
      assert.equal(sheet.bytes.subarray(0, 5).toString(), "%PDF-");
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.emulateMedia({ media: "print" });
      await page.getByText("Cross", { exact: true }).last().waitFor();
      assert.equal(await page.getByRole("img", { name: "Cross" }).count(), 1);
      await page.emulateMedia({ media: "screen" });
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      assert.equal(await page.getByRole("img", { name: "Cross" }).count(), 0);
    });
  });
}

test("a second tab hears of each stroke, and writes nothing over", async () => {
  await openMaking(WIDE, async (page, site) => {
    await drag(page, [1, 1], [1, 4]);
    await filled(page, 4);
    const other = await page.context().newPage();
    await other.goto(`${site.address}make.html`);
    await filled(other, 4);
    await drag(other, [5, 5], [5, 6]);
    await filled(page, 6);
    await verdict(page, /solution/);
    await press(page, "Undo");
    await filled(other, 4);
    await other.close();
  });
});

test("a link is drawn on, and does not take the place of what was drawn", async () => {
  await openMaking(WIDE, async (page, site) => {
    await drag(page, [1, 1], [1, 4]);
    await filled(page, 4);
    await page.goto("about:blank");
    await page.goto(`${site.address}make.html#n1RtToBAUk`);
    await begun(page);
    await until(async () => !page.url().includes("#"));
    await section(page, "Puzzles");
    await button(page, "Untitled, 10 × 10").click();
    await filled(page, 4);
  });
});

test("when the program breaks down, it says so, and the drawing is there again", async () => {
  await openMaking({ ...WIDE, expected: PANIC }, async (page) => {
    await page.addInitScript(LIE);
    await page.reload();
    await begun(page);
    await drag(page, [1, 1], [1, 4]);
    await verdict(page, "One solution");
    // The last that is found out about it, so that nothing breaks down before the next stroke.
    await page.getByText("Difficulty: gentle").waitFor();
    await page.evaluate(() => (globalThis.lies = true));
    await drag(page, [3, 3]);
    const trouble = page.getByRole("dialog", { name: "Nonoscope has stopped working" });
    await says(trouble, "Your drawing is saved.");
    await trouble.getByRole("button", { name: "Continue" }).click();
    await begun(page);
    await filled(page, 5);
    await verdict(page, /solution/);
    assert.ok(await board(page).isVisible());
    assert.ok(await status(page).first().isVisible());
  });
});
