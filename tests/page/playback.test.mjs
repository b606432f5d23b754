// Playing, passes, the scrubber, keys, and what they say.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { button, later, position, press, ready, says, status, unknown } from "./parts.mjs";

test("a pass forward plays line by line, a pass back is shown at once", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    // The last three lines of the third pass say nothing new, and are skipped.
    for (const [pass, left, step] of [[1, 317, 50], [2, 58, 100], [3, 10, 147], [4, 0, 200]]) {
      await press(page, "Next pass");
      await unknown(page, left);
      await says(page.getByText(`Pass ${pass} of 4`), `step ${step} of 200`);
    }
    assert.equal(await button(page, "Next pass").isDisabled(), true);
    for (const left of [10, 58, 317, 603]) {
      await press(page, "Previous pass");
      await unknown(page, left);
    }
    assert.equal(await button(page, "Previous pass").isDisabled(), true);
  });
});

test("a pass shows every line on its way", async () => {
  await openPage({ clock: true }, async (page) => {
    await ready(page);
    await page.evaluate(() => {
      window.heard = [];
      const region = document.querySelector("[role=status]");
      new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true });
    });
    // The clock stands still between frames, so that no machine is too slow.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await press(page, "Next pass");
    const shown = page.getByRole("img", { name: ", 317 unknown" });
    for (let frame = 0; frame < 500 && (await shown.count()) === 0; frame++) await later(page, 16);
    await unknown(page, 317);
    const heard = await page.evaluate(() => window.heard);
    const lines = heard.map((sentence) => sentence.split(/:| has| can be| settles/)[0]);
    assert.ok(lines.includes("Row 25") && lines.includes("Column 25"), lines.join());
    // Most lines are there, in order.
    assert.ok(lines.length >= 15, lines.join());
    const order = (line) => Number(line.split(" ")[1]) + (line.startsWith("Column") ? 25 : 0);
    assert.deepEqual(lines, [...lines].sort((a, b) => order(a) - order(b)));
  });
});

test("with reduced motion a pass is shown at once", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await press(page, "Next pass");
    assert.match(await status(page).textContent(), /^Column 25/);
    await says(status(page), /^Column 25 settles 4 cells/);
  });
});

test("play, pause, and play again from the end", async () => {
  await openPage({ clock: true }, async (page) => {
    await ready(page);
    await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
    await press(page, "Play");
    await button(page, "Pause").waitFor();
    await press(page, "Pause");
    await button(page, "Play").waitFor();
    // The sentence may still become an argument; the step stays.
    const paused = await position(page).inputValue();
    await later(page, 300);
    assert.equal(await position(page).inputValue(), paused);
    await press(page, "Play");
    await unknown(page, 0);
    await button(page, "Play").waitFor();
    await press(page, "Play");
    await button(page, "Pause").waitFor();
    await press(page, "To the end");
    await button(page, "Play").waitFor();
    await unknown(page, 0);
  });
});

test("the scrubber goes anywhere, both ways", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    for (const [step, left] of [["50", 317], ["200", 0], ["25", 501], ["0", 603]]) {
      await position(page).fill(step);
      await unknown(page, left);
    }
    await position(page).focus();
    await page.keyboard.press("End");
    await unknown(page, 0);
    assert.equal(await position(page).getAttribute("aria-valuetext"), "step 200 of 200, pass 4");
  });
});

test("lines that add nothing new are skipped only if wanted", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await press(page, "Step");
    await says(status(page), "Row 1 settles 11 cells: overlap, 3 times.");
    await press(page, "Step");
    await says(status(page), "Row 4 settles 4 cells");
    await press(page, "Back");
    await says(status(page), "Row 1 settles 11 cells");
    await page.getByRole("checkbox", { name: "Skip lines that add nothing new" }).uncheck();
    await press(page, "Step");
    await says(status(page), "Row 2: all 18 564 layouts fit what is known. They agree on no further cell.");
  });
});

async function spacePlaysAndPauses(page) {
  await page.keyboard.press("Space");
  await button(page, "Pause").waitFor();
  await page.keyboard.press("Space");
  await button(page, "Play").waitFor();
}

test("keys do what the buttons do, and typing is left alone", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.keyboard.press("ArrowRight");
    await says(status(page), "Row 1 settles 11 cells");
    await page.keyboard.press("ArrowRight");
    await says(status(page), "Row 4 settles 4 cells");
    await page.keyboard.press("ArrowLeft");
    await says(status(page), "Row 1 settles 11 cells");
    await page.keyboard.press("End");
    await unknown(page, 0);
    await page.keyboard.press("Shift+ArrowLeft");
    await unknown(page, 10);
    await page.keyboard.press("Home");
    await ready(page);
    await page.keyboard.press("Shift+ArrowRight");
    await unknown(page, 317);
    await spacePlaysAndPauses(page);
    await page.getByRole("checkbox", { name: /^Skip/ }).focus();
    await page.keyboard.press("Home");
    await ready(page);
    await position(page).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await unknown(page, 317);
    await spacePlaysAndPauses(page);
    const before = await position(page).inputValue();
    await page.getByRole("textbox", { name: "Puzzle" }).press("ArrowRight");
    assert.equal(await position(page).inputValue(), before);
  });
});

test("the focus is not lost when a button has nothing more to do", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await says(status(page), "Row 1 settles 11 cells");
  });
});
