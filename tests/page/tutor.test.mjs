// The worker that argues like a person: it is started when a puzzle other than the first needs it, once, and the page does without it as long as
// it is not there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, alert, box, learn, mine, position, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";
import { giveBack, started, takeAway, watchRoles } from "./roles.mjs";
import { until } from "./waiting.mjs";

const BREAKS = { expected: /tutor|Failed to load/ };

const method = (page) => page.getByRole("combobox", { name: "Method" });

/** Chooses the method, and waits until it has solved the puzzle, which takes another number of steps. */
async function likeAPerson(page) {
  const before = await position(page).getAttribute("max");
  await method(page).selectOption("Like a person");
  await page.waitForFunction((before) => document.getElementById("scrubber").max !== before, before);
}

const gone = (page) => takeAway(page, "tutor");
const back = (page) => giveBack(page, "tutor");

test("the first puzzle is explained without it; a hint starts it, once", async () => {
  await openPage({ reducedMotion: "reduce", asIs: true }, async (page) => {
    await watchRoles(page);
    await page.reload();
    await ready(page);
    await position(page).fill("9");
    await says(status(page), /^[a-z].* (Row|Column) /);
    await press(page, "Step");
    await says(status(page), /^[a-z].* (Row|Column) /);
    assert.equal(await started(page, "tutor"), 0);
    await mine(page);
    await press(page, "Hint");
    await says(status(page), "Press Hint again for the technique.");
    assert.equal(await started(page, "tutor"), 1);
  });
});

test("another puzzle starts it before anyone asks", async () => {
  await openPage({}, async (page) => {
    await watchRoles(page);
    await page.reload();
    await ready(page);
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await until(async () => (await started(page, "tutor")) === 1, "the tutor is started");
  });
});

test("without it the page still steps, and says what is missing", async () => {
  await openPage({ ...BREAKS, reducedMotion: "reduce" }, async (page) => {
    await gone(page);
    await page.reload();
    await ready(page);
    await box(page).fill(HEART);
    await size(page, 5, 5);
    await press(page, "Step");
    await says(status(page), "Row 2 has only one layout.");
    await press(page, "To the end");
    await unknown(page, 0);
    await mine(page);
    await press(page, "Hint");
    await says(status(page), "The program that gives hints did not load, or it crashed. Press Hint to try again.");
    await learn(page);
    const course = page.getByRole("dialog", { name: "Learn" });
    await says(course.locator("[aria-live]"), "The exercise could not be made. Press “Another one” to try again.");
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Watch" }).check();
    await method(page).selectOption("Like a person");
    await says(alert(page), "The method is now “Lines, then search”.");
    assert.equal(await method(page).inputValue(), "auto");
    await unknown(page, 0);
    // As soon as it can be loaded, all is as usual.
    await back(page);
    await mine(page);
    await press(page, "Hint");
    await says(status(page), "Look at row 2.");
    await page.getByRole("radio", { name: "Watch" }).check();
    await press(page, "To the start");
    await likeAPerson(page);
    await press(page, "Step");
    await says(status(page), /^exact fit.* Row 2/);
  });
});

test("one that was chosen in the last visit and is gone now leaves the puzzle", async () => {
  await openPage(BREAKS, async (page) => {
    await ready(page);
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await likeAPerson(page);
    await gone(page);
    await page.reload();
    await says(alert(page), "The method is now “Lines, then search”.");
    await size(page, 5, 5);
    await press(page, "To the end");
    await unknown(page, 0);
  });
});
