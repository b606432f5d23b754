// The verdict on every puzzle: one solution, several, none, or a search that can be watched and stopped.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { noise } from "./hard.mjs";
import { alert, board, box, button, outcome, paste, press, pressExample, ready, says, size, solving, status, unknown } from "./parts.mjs";
import { picture } from "./pixels.mjs";
import { until } from "./waiting.mjs";

const talk = (page) => page.getByRole("region", { name: "What happened" });
const choose = (page, name, option) => page.getByRole("combobox", { name }).selectOption(option);

test("suppositions settle what lines do not, and say why", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await pressExample(page, "Lambda");
    await size(page, 10, 12);
    await says(outcome(page), /Exactly one solution\. It takes more than single lines: \d+ suppositions \(27 tried\)\./);
    await press(page, "Step");
    await says(status(page), "If row 1, cell 5 were filled,");
    await says(status(page), "could not be completed. So it is empty.");
    await unknown(page, 119);
    await press(page, "To the end");
    await unknown(page, 0);
  });
});

test("each method tells its own story of the same puzzle", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await pressExample(page, "Lambda");
    await size(page, 10, 12);
    await choose(page, "Method", "Passes");
    await says(outcome(page), "Single lines settle nothing here: 120 cells remain unknown.");
    await choose(page, "Method", "SAT");
    await says(outcome(page), "Exactly one solution. Work for the proof:");
    await press(page, "Step");
    await says(status(page), "found exactly one solution");
    await unknown(page, 0);
    await choose(page, "Method", "Simulation");
    await says(outcome(page), "It takes more than single lines");
    await says(status(page), "Press Step");
    await choose(page, "Method", "Most constrained first");
    await says(outcome(page), "settle nothing here");
  });
});

test("several solutions are paged through, and all read the same", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    // The card without its given cells.
    const card = await readFile(new URL("../../crates/format/src/examples/gchq-2015.txt", import.meta.url), "utf8");
    await box(page).fill(card.slice(0, card.indexOf("givens")));
    await says(outcome(page), "Exactly 4 solutions. They differ in 12 cells.");
    await says(talk(page), "Exactly 4 solutions");
    const seen = new Set();
    for (let solution = 1; solution <= 4; solution++) {
      await press(page, "Next solution");
      await says(status(page), `Solution ${solution} of 4. They differ in the 12 marked cells.`);
      await unknown(page, 0);
      await page.getByRole("link", { name: "www.gchq.gov.uk/puzz" }).waitFor();
      await says(outcome(page), "All solutions that were found have this message.");
      seen.add(await picture(page));
    }
    assert.equal(seen.size, 4, "the solutions look alike");
    await press(page, "Previous solution");
    await says(outcome(page), "Solution 3 of 4");
    await press(page, "Step");
    await says(talk(page), "Exactly 4 solutions");
    await says(status(page), "Row 1 settles 11 cells");
  });
});

test("somebody who solves is not shown one of several solutions", async () => {
  await openPage({}, async (page) => {
    await solving(page, "2x2:1/1/1/1", 2, 2);
    await says(talk(page), "This puzzle has more than one solution.");
    for (const name of ["Previous solution", "Next solution"]) assert.equal(await button(page, name).isVisible(), false);
    await page.getByRole("radio", { name: "Watch", exact: true }).check();
    await press(page, "Next solution");
    await says(talk(page), "Solution 1 of 2");
  });
});

test("where a method leaves cells open, a search goes on", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    assert.equal(await button(page, "Solve by search").isVisible(), false);
    await pressExample(page, "Lambda");
    await size(page, 10, 12);
    await choose(page, "Method", "Passes");
    await says(outcome(page), "settle nothing here");
    await press(page, "Solve by search");
    await unknown(page, 0);
    assert.equal(await page.getByRole("combobox", { name: "Method" }).inputValue(), "auto");
    assert.equal(await button(page, "Solve by search").isVisible(), false);
  });
});

test("a message is read in its character set, with what there is to know about it", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const kept = (name) => readFile(new URL(`../data/qr/${name}.txt`, import.meta.url), "utf8");
    const mirrored = (text) => text.split("\n").map((row) => [...row].reverse().join("")).join("\n");
    const message = page.getByRole("region", { name: "Message" });
    for (const [pattern, text, remark] of [
      [mirrored(await kept("kanji")), "点と茗荷", "The pattern is mirrored."],
      [await kept("part-2-of-3"), "patterns share", "This is part 2 of 3 of a longer message."],
      [await kept("undeclared-shift-jis"), "みかんとリンゴ", "The message was read as Shift JIS. The pattern does not name its character set."],
    ]) {
      await box(page).fill(pattern);
      await press(page, "Show the solution");
      await says(message, text);
      await says(message, remark);
    }
  });
});

test("contradicting lines are shown, and totals that differ are reported before any solving", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill("1\n3\n1\n3\n\n2\n2\n4");
    await says(outcome(page), "No solution. Rows 2 and 4 and column 1 contradict each other. Without any one of these 3 lines, the others can be satisfied.");
    await press(page, "To the end");
    await says(status(page), "Column 1: none of its 3 layouts fits what is known. So the puzzle has no solution.");
    await box(page).fill("1\n1\n\n1\n1\n\ngivens\nX.\nX.");
    await says(outcome(page), "No solution. Column 1 cannot be completed with the given cells.");
    await box(page).fill("2\n1\n\n1\n1");
    await says(alert(page), "The 2 rows ask for 3 filled cells in all, the 2 columns for 2. These totals must be the same. Probably one number is wrong or missing. Check each clue again.");
  });
});

test("a long search can be watched, stopped at once, and stepped through as far as it got", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await choose(page, "Method", "Simulation");
    await box(page).fill(noise(50, 1));
    await says(outcome(page), "cells supposed");
    await size(page, 50, 50);
    await says(outcome(page), "Single lines are not enough. Searching …");
    const work = () => page.getByText("cells supposed").textContent();
    const before = await work();
    await page.waitForFunction((before) => !document.body.textContent.includes(before), before);
    // The page goes on while the search does.
    await press(page, "Step");
    await says(status(page), /^(Row|Column) \d+[: ]/);
    const took = await page.evaluate(async () => {
      const button = [...document.querySelectorAll("button")].find((button) => button.textContent === "Stop");
      const begun = performance.now();
      button.click();
      while (!document.body.textContent.includes("Work so far:")) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    });
    console.log(`stopped in ${took.toFixed(1)} ms`);
    await says(outcome(page), /Stopped before there was an answer\. Work so far: .* suppositions\./);
    assert.equal(await page.getByRole("button", { name: "Stop", exact: true }).count(), 0);
    await page.getByText(/^Pass 1 of \d+ · step /).waitFor();
    // And then the next puzzle.
    await choose(page, "Method", "auto");
    await says(outcome(page), "solution");
    await pressExample(page, "GCHQ card, 2015");
    await says(outcome(page), "Exactly one solution. Line by line, it takes 4 passes.");
  });
});

test("a new puzzle does not wait for a search", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await choose(page, "Method", "Simulation");
    await box(page).fill(noise(50, 1));
    await says(outcome(page), "cells supposed");
    await box(page).fill("3x3:1/3/1/1/3/1");
    await size(page, 3, 3);
    await says(outcome(page), "Exactly one solution.");
    assert.equal(await page.getByText("cells supposed").isVisible(), false);
  });
});

test("what is likely can be seen as shades, after a question where they are the picture", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await pressExample(page, "Lambda");
    await size(page, 10, 12);
    const plain = await picture(page);
    await page.getByRole("checkbox", { name: "Shade cells that are likely to be filled" }).check();
    // They would give the picture away, so the page asks first.
    await button(page, "Shade anyway").waitFor();
    assert.equal(await picture(page), plain);
    await press(page, "Shade anyway");
    await until(async () => (await picture(page)) !== plain);
    await unknown(page, 120);
    await page.getByRole("checkbox", { name: "Shade cells that are likely to be filled" }).uncheck();
    assert.equal(await picture(page), plain);
  });
});

test("the puzzle as a formula: its sizes, and a file", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.getByText("The puzzle as a formula").click();
    await says(outcome(page), "The SAT solver was not needed.");
    const plain = (await page.getByRole("complementary", { name: "Outcome" }).textContent()).replaceAll("\u202f", "");
    assert.ok(plain.includes("8550 variables, 307703 clauses, 637142 literals"), plain);
    for (const [encoding, name] of [["order", "nonogram-25x25-order.cnf"], ["positions", "nonogram-25x25-positions.cnf"]]) {
      const download = page.waitForEvent("download");
      await press(page, `Save the formula (encoding ${encoding})`);
      const file = await download;
      assert.equal(file.suggestedFilename(), name);
      const text = await readFile(await file.path(), "utf8");
      assert.match(text, encoding === "order" ? /^p cnf 2318 7458$/m : /^p cnf 8550 307703$/m);
    }
  });
});

test("a verdict's proof is saved as two files, if there is one", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.getByText("The puzzle as a formula").click();
    for (const [label, name, form] of [
      ["Save the formula", "nonogram-25x25-proof.cnf", /^p cnf 2318 7459$/m],
      ["Save the proof", "nonogram-25x25-proof.drat", /(^|\n)0\n$/],
    ]) {
      const download = page.waitForEvent("download");
      await press(page, label);
      const file = await download;
      assert.equal(file.suggestedFilename(), name);
      assert.match(await readFile(await file.path(), "utf8"), form);
    }
    await box(page).fill("2x2:1/1/1/1");
    await says(outcome(page), /several solutions|2 solutions/);
    assert.equal(await page.getByRole("button", { name: "Save the proof" }).isVisible(), false);
  });
});

test("an abandoned search leaves no trace of itself", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await choose(page, "Method", "Simulation");
    await box(page).fill(noise(50, 1));
    await says(outcome(page), "Searching …");
    // The text typed next is not a puzzle.
    await box(page).fill("garbage");
    await says(alert(page), "Found");
    await says(outcome(page), "Stopped before");
    // And then another one, before the worker is ready again.
    await box(page).fill(noise(50, 1));
    await choose(page, "Method", "auto");
    await pressExample(page, "GCHQ card, 2015");
    await says(outcome(page), "Exactly one solution. Line by line, it takes 4 passes.");
    await unknown(page, 603);
  });
});

test("the solution is shown at the press of a button, also of a puzzle that is open already", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill("3x3:1/3/1/1/3/1");
    await size(page, 3, 3);
    await press(page, "Show the solution");
    await unknown(page, 0);
    await choose(page, "Method", "SAT");
    await unknown(page, 9);
    await press(page, "Show the solution");
    await unknown(page, 0);
  });
});

test("a formula that is too large is not offered", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await choose(page, "Method", "Passes");
    await box(page).fill(noise(100, 1));
    await size(page, 100, 100);
    await page.getByText("The puzzle as a formula").click();
    await says(outcome(page), "too large:");
    assert.ok(await page.getByRole("button", { name: "Save the formula (encoding positions)" }).isDisabled());
    assert.ok(await page.getByRole("button", { name: "Save the formula (encoding order)" }).isEnabled());
  });
});

test("a puzzle as large as can be is shown while it is being searched", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await choose(page, "Method", "Simulation");
    await box(page).fill(`1024x1024:${Array(2048).fill("1").join("/")}`);
    await size(page, 1024, 1024);
    await says(outcome(page), "Searching …");
    await press(page, "Stop");
    await says(outcome(page), "Stopped before");
  });
});

test("how hard a puzzle is for a person, and on request the techniques and the course of the solve", async () => {
  await openPage({ asIs: true }, async (page) => {
    const line = page.getByText(/^Difficulty: /);
    await ready(page);
    await says(line, "Difficulty: moderate · 35 of 100");
    const course = page.getByRole("img", { name: "The difficulty from start to end." });
    assert.equal(await course.isVisible(), false, "it is there on request");
    await page.getByRole("heading", { name: "Solver" }).click();
    await says(outcome(page), "short arguments are enough. The hardest technique is “run is whole”.");
    await says(page.getByRole("list", { name: "Techniques, hardest first" }), /^88 × run is whole40 × out of reach/);
    await course.waitFor();
    const { bars, width, height } = await course.evaluate((picture) => {
      const boxes = [...picture.querySelectorAll("path")].map((path) => path.getBBox());
      const { width, height } = picture.getBoundingClientRect();
      return { bars: boxes.filter((box) => box.width > 0).length, width, height };
    });
    assert.ok(bars > 0 && width > 200 && height > 30, `${bars} colours, ${width} × ${height}`);
    // Another puzzle replaces it.
    await pressExample(page, "Lambda");
    await says(line, "Difficulty: hard · 60 of 100");
    await says(page.getByRole("list", { name: "Techniques, hardest first" }), "13 × contradiction");
    await page.getByRole("img", { name: "parts, a cell is supposed." }).waitFor();
    // Several solutions have none.
    await paste(page, "2x2:1/1/1/1");
    await says(outcome(page), "Exactly 2 solutions.");
    assert.equal(await line.isVisible(), false);
    await pressExample(page, "9-Dom");
    await says(outcome(page), "It is too hard for a person to follow.");
    await says(line, "Difficulty: fiendish · 100 of 100");
    await says(outcome(page), "No technique applies.");
    assert.equal(await course.isVisible(), false, "there is nothing to show");
  });
});
