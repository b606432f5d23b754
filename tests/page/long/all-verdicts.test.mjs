// The page's verdicts are those on which other solvers agreed: for the puzzles of the survey in the project and, if the
// environment variable NONOSCOPE_PUZZLES names a folder with a verdicts.tsv, for those listed there: the survey, and every
// tenth of the others. The native tests hold all of them.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { openPage } from "../browser.mjs";
import { button, paste, press, ready } from "../parts.mjs";

const further = process.env.NONOSCOPE_PUZZLES;
const survey = fileURLToPath(new URL("../../data/survey", import.meta.url));
const SEVERAL = ["faase.non", "knotty.non"];

/** Pairs of a text and a verdict, `unique` or `multiple`. Files from webpbn are in Latin-1. */
async function puzzles() {
  if (!further) {
    const names = (await readdir(survey)).filter((name) => name.endsWith(".non"));
    const text = (name) => readFile(join(survey, name), "latin1");
    return Promise.all(names.map(async (name) => [await text(name), SEVERAL.includes(name) ? "multiple" : "unique"]));
  }
  const listed = (await readFile(join(further, "verdicts.tsv"), "utf8")).trim().split("\n").slice(1);
  const rows = listed.filter((row, index) => row.startsWith("survey/") || index % 50 === 0);
  const files = new Map();
  const all = [];
  for (const row of rows) {
    const [name, , , verdict] = row.split("\t");
    const [file, number] = name.split("#");
    if (!files.has(file)) files.set(file, await readFile(join(further, file), "latin1"));
    const text = files.get(file);
    all.push([number ? `$${text.split("$")[Number(number)]}` : text, verdict]);
  }
  return all;
}

/** The puzzle with a title that no other has, so that its verdict cannot be mistaken for another one's. */
function titled(text, title) {
  if (text.startsWith("$")) return text.replace(/^\$\d+/, `$${title}`);
  return `title "${title}"\n${text.replace(/^title .*\n/m, "")}`;
}

test("the page's verdicts are those that others found", { timeout: 900_000 }, async () => {
  const all = await puzzles();
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    const verdict = page.getByRole("complementary", { name: "Outcome" });
    for (const [index, [text, expected]] of all.entries()) {
      const title = String(7_000_000 + index);
      // Not typed: that takes a browser longer than the page takes to solve it.
      await paste(page, titled(text, title));
      // Of a puzzle whose picture has been seen, it is shown.
      const heading = page.getByRole("heading", { name: title });
      const show = button(page, "Show the title");
      await heading.or(show).first().waitFor();
      if (await show.isVisible()) await show.click();
      await heading.waitFor();
      await press(page, "Show the solution");
      // Sentences that can be seen only: a hidden one may still speak of an earlier puzzle.
      const reached = verdict.getByRole("paragraph").filter({ hasText: /^(Exactly|At least|More than) .*solution/ }).first();
      await reached.waitFor({ timeout: 120_000 });
      const found = (await reached.textContent()).startsWith("Exactly one solution") ? "unique" : "multiple";
      assert.equal(found, expected, `puzzle ${index + 1}`);
    }
  });
  console.log(`${all.length} verdicts held${further ? `, of puzzles from ${further}` : ""}`);
});
