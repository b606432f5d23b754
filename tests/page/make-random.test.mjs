// The page for making, *Random puzzle*: a puzzle as wished, and the same one again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, WIDE, openMaking, saved, section, uncovered, verdict } from "./making.mjs";
import { press } from "./parts.mjs";
import { until } from "./waiting.mjs";

const part = (page) => page.getByRole("region", { name: "Random puzzle" });

/** The puzzle as a text. Two puzzles can have the same label, and the board of one can leave more room for clues than it needs. */
async function text(page) {
  await section(page, "Export");
  const { bytes } = await saved(page, "Save the puzzle as a file");
  await uncovered(page);
  return bytes.toString();
}

for (const [name, options] of [["wide", WIDE], ["phone", PHONE]]) {
  test(`a random puzzle is as wished, and its seed gives it again: ${name}`, async () => {
    await openMaking({ ...options, acceptDownloads: true }, async (page) => {
      await section(page, "Random");
      await part(page).getByRole("spinbutton", { name: "Width" }).fill("14");
      await part(page).getByRole("spinbutton", { name: "Height" }).fill("11");
      await page.getByLabel("Difficulty").selectOption("tricky");
      await part(page).getByLabel("Colours").selectOption("3 colours");
      await press(page, "New puzzle");
      await page.getByText(/from the seed \d+\./).waitFor();
      const seed = await page.getByRole("textbox", { name: "Seed" }).inputValue();
      await page.getByRole("img", { name: "Board of 14 × 11 cells" }).waitFor();
      await uncovered(page);
      await verdict(page, "One solution");
      await page.getByText("Difficulty: tricky").waitFor();
      const first = await text(page);
      await section(page, "Random");
      await press(page, "New puzzle");
      await until(async () => (await page.getByRole("textbox", { name: "Seed" }).inputValue()) !== seed);
      await uncovered(page);
      await until(async () => (await text(page)) !== first);
      await section(page, "Random");
      await page.getByRole("textbox", { name: "Seed" }).fill(seed);
      await page.keyboard.press("Enter");
      await uncovered(page);
      await until(async () => (await text(page)) === first);
      for (let step = 0; step < 3; step++) await press(page, "Undo");
      await page.getByRole("img", { name: "Board of 10 × 10 cells: 0 filled" }).waitFor();
    });
  });
}
