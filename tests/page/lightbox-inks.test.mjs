// A picture of a puzzle in several colours is shown to the page, and what it says is corrected and taken.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { violations } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { press, size, unknown } from "./parts.mjs";
import { PHONE, WIDE, choose, clue, dialogue, opening, said } from "./showing.mjs";

const PICTURE = fileURLToPath(new URL("../data/pictures/ink-boxes-03.png", import.meta.url));

for (const [name, options] of [["wide", WIDE], ["phone and dark", { ...PHONE, colorScheme: "dark" }]]) {
  test(`numbers have the letters of their colours: ${name}`, async () => {
    await openPage({ bypassCSP: true, ...options }, async (page) => {
      await opening(page);
      await choose(page, PICTURE);
      await said(page, "5 × 5 cells.");
      await said(page, "One solution.");
      const inks = await dialogue(page).getByRole("list", { name: "Colours and their letters" }).getByRole("listitem").allTextContents();
      const letters = Object.fromEntries(inks.map((ink) => ink.split(" ").reverse()));
      assert.deepEqual(Object.keys(letters).sort(), ["blue", "brown", "green", "orange"]);
      const { blue, brown, green, orange } = letters;
      assert.equal(new Set(Object.values(letters)).size, 4);
      assert.equal(await clue(page, "row 2").inputValue(), `1${brown} 3${green}`);
      assert.equal(await clue(page, "row 5").inputValue(), `3${orange} 2${blue}`);
      assert.equal(await clue(page, "row 4").inputValue(), "");

      assert.deepEqual(await violations(page), []);

      await clue(page, "row 2").fill(`1${brown} 3`);
      await said(page, "The clue of row 2 needs the letter of its colour after each number");
      await clue(page, "row 2").fill(`1${brown} 3${blue}`);
      await said(page, /(green|blue) cells, the columns for/);
      await clue(page, "row 2").fill(`1${brown}, 3${green}`);
      await said(page, "One solution.");
      await press(page, "Use this puzzle");
      await dialogue(page).waitFor({ state: "hidden" });
      await size(page, 5, 5);
      await unknown(page, 25);
      // On a phone the list of lines is not shown yet.
      const lines = page.getByRole("combobox", { name: "Line", includeHidden: true });
      await lines.getByRole("option", { name: "row 2: 1 brown, 3 green", includeHidden: true }).waitFor({ state: "attached" });
    });
  });
}
