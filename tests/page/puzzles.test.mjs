// A person's own puzzles: every format that is read, messages about bad input, and the verdict on each puzzle.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { alert, box, button, later, paste, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";
import { giveBack, started, takeAway, watchRoles } from "./roles.mjs";

test("formats are recognised while typing, and the puzzle is ready to step", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const texts = [
      ["Tatham game ID: 3 × 3", "3x3:1/3/1/1/3/1"],
      ["Haskell Runs pair: 3 × 3", "([[1],[3],[1]],[[1],[3],[1]])"],
      ["clue lines: 3 × 2", "1 1\n1\n\n1\n1\n1"],
      ["clue lines: 2 × 3", "columns: 2 / 1\nrows: 1 / 1 / 1\n"],
      ["Tatham game ID: 2 × 2", "https://example.org/pattern.html#2x2:2/1/1/2"],
    ];
    for (const [read, text] of texts) {
      await box(page).fill(text);
      await says(page.getByText("Read as"), read);
      await says(status(page), "Press Step");
      assert.equal(await alert(page).textContent(), "");
    }
    await size(page, 2, 2);
  });
});

test("solving by key, and the place of an error selected", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill("3x3:1/3/1/1/3/1");
    await box(page).press("Control+Enter");
    await size(page, 3, 3);
    await unknown(page, 0);
    await box(page).fill("3x3:1/3/1/1/q/1");
    await press(page, "Show the solution");
    await says(alert(page), "Line 1, column 13: Found “q”");
    const [selected, invalid] = await box(page).evaluate((area) => [
      area.value.slice(area.selectionStart, area.selectionEnd),
      area.getAttribute("aria-invalid"),
    ]);
    assert.deepEqual([selected, invalid], ["q", "true"]);
    await size(page, 3, 3);
    await box(page).fill("");
    await says(page.getByRole("heading", { name: "Your puzzle" }), "3");
    await page.waitForFunction(() => [...document.querySelectorAll("[role=alert]")].every((one) => one.hidden || one.textContent === ""));
  });
});

test("markup in a puzzle stays text", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill('title: <img src=x onerror="document.title=1">\nrows\n1\ncolumns\n1');
    await press(page, "Show the title");
    await page.getByRole("heading", { name: '<img src=x onerror="document.title=1">' }).waitFor();
    assert.equal(await page.title(), "Nonoscope");
    assert.equal(await page.locator("main img").count(), 0);
  });
});

test("the message can be copied", async () => {
  await openPage({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await press(page, "Copy");
    await page.getByRole("button", { name: "Copied" }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "www.gchq.gov.uk/puzz");
  });
});

test("a puzzle as large as can be does not hold up the page", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const line = "1024";
    await box(page).fill(`1024x1024:${Array(2048).fill(line).join("/")}`);
    await press(page, "Show the solution");
    await size(page, 1024, 1024);
    await unknown(page, 0);
    await press(page, "Back");
    await box(page).fill("1x1:1/1");
    await size(page, 1, 1);
  });
});

test("what could not be read is what the page speaks of, and not the old puzzle", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await says(status(page), "Exactly one solution");
    await paste(page, "rows\n1 1\n5 x\n\ncolumns\n2\n");
    await says(status(page), "The text could not be read. Line 3, column 3");
    await says(status(page), "The last readable puzzle is still on the board: GCHQ Christmas card 2015");
    assert.equal(await status(page).filter({ hasText: "Exactly one solution" }).count(), 0);
    await press(page, "To the start");
    await ready(page);
  });
});

test("nothing on the page has a name that gives the picture away, until the picture is seen", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await pressExample(page, "Owl");
    await page.getByRole("heading", { name: /^Puzzle 8 · 15\s×\s15$/ }).waitFor();
    const tells = () => page.evaluate(() => `${document.documentElement.outerHTML} ${puzzle.value} ${location}`.includes("Owl"));
    assert.equal(await tells(), false);
    await press(page, "Show the title");
    await page.getByRole("heading", { name: /^Owl · 15/ }).waitFor();
    assert.equal(await button(page, "Show the title").isVisible(), false);
    await pressExample(page, "Cat");
    await page.getByRole("heading", { name: /^Puzzle 14 · 20/ }).waitFor();
    await press(page, "To the end");
    await page.getByRole("heading", { name: /^Cat · 20/ }).waitFor();
    assert.equal(await page.locator("#gallery button").filter({ hasText: "Cat" }).getAttribute("aria-pressed"), "true");
  });
});

test("a long title stays in its place", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill(`title: ${"W".repeat(300)}\nrows\n1\ncolumns\n1`);
    await size(page, 1, 1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`);
  });
});

test("solving nothing changes nothing, and what was deleted does not come back", async () => {
  await openPage({ clock: true }, async (page) => {
    await ready(page);
    await press(page, "Show the solution");
    await says(alert(page), "There is no puzzle here yet.");
    await unknown(page, 603);
    await page.evaluate(() => {
      globalThis.asked = 0;
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (...message) {
        globalThis.asked += 1;
        return post.apply(this, message);
      };
    });
    await box(page).fill("1x1:1/1");
    await box(page).fill("");
    await later(page, 600);
    assert.equal(await page.evaluate(() => globalThis.asked), 0);
    await size(page, 25, 25);
  });
});

test("a solver that cannot be loaded is reported once", async () => {
  await openPage({ clock: true, expected: /solver|Failed to load/ }, async (page) => {
    await ready(page);
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await takeAway(page, "solver");
    await page.reload();
    await says(status(page), "The solver could not be started. Please reload the page.");
    await later(page, 500);
    assert.equal(await started(page, "solver"), 1);
    // What was kept is kept.
    await giveBack(page, "solver");
    await page.reload();
    await size(page, 5, 5);
  });
});

test("a first visit starts nothing that reads texts; the first text does, once", async () => {
  await openPage({}, async (page) => {
    await watchRoles(page);
    await page.reload();
    await ready(page);
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await page.getByRole("combobox", { name: "Method" }).selectOption("Passes");
    await says(status(page), /Press Step/);
    assert.equal(await started(page, "reader"), 0);
    for (const side of [1, 2]) {
      await box(page).fill(`${side}x${side}:${Array(2 * side).fill(side).join("/")}`);
      await size(page, side, side);
    }
    assert.equal(await started(page, "reader"), 1);
  });
});

test("what reads texts is replaced if it dies", async () => {
  await openPage({ expected: /reader|Failed to load/ }, async (page) => {
    await ready(page);
    await takeAway(page, "reader");
    await box(page).fill("1x1:1/1");
    await says(page.getByRole("alert"), "The program that reads texts crashed. Please try again.");
    await size(page, 25, 25);
    await giveBack(page, "reader");
    await press(page, "Show the solution");
    await size(page, 1, 1);
  });
});
