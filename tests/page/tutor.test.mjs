// The program that argues like a person: it is loaded when somebody comes to the controls or steps, once, and the page does
// without it as long as it is not there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, alert, box, mine, position, press, ready, says, size, status, unknown } from "./parts.mjs";

const BREAKS = { expected: /tutor|Failed to load/ };

const method = (page) => page.getByRole("combobox", { name: "Method" });

/** Chooses the method, and waits until it has solved the puzzle, which takes another number of steps. */
async function likeAPerson(page) {
  const before = await position(page).getAttribute("max");
  await method(page).selectOption("Like a person");
  await page.waitForFunction((before) => document.getElementById("scrubber").max !== before, before);
}

/** From now on, the program cannot be loaded. */
const gone = (page) => page.route("**/tutor.js", (route) => route.fulfill({ status: 404, body: "" }));
const back = (page) => page.unroute("**/tutor.js");

test("it is loaded once, after the first puzzle, and until then a step says what it did", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    const loaded = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    const tutors = () => loaded.filter((path) => path.endsWith("/tutor_bg.wasm")).length;
    let lets;
    const gate = new Promise((resolve) => (lets = resolve));
    await page.route("**/tutor_bg.wasm", async (route) => {
      assert.ok(await page.getByRole("img", { name: /^Board of/ }).isVisible(), "the puzzle comes first");
      await gate;
      await route.continue();
    });
    await page.reload();
    await ready(page);
    await position(page).fill("9");
    await says(status(page), "Row 9: of 55 layouts, 12 fit");
    await press(page, "Step");
    await says(status(page), "Row 14: all 84 layouts fit");
    lets();
    await says(status(page), /^(Row 14 settles|[a-z])/);
    await press(page, "Back");
    await says(status(page), "Row 9 settles 9 cells");
    await likeAPerson(page);
    await mine(page);
    await press(page, "Hint");
    await says(status(page), "Press Hint again for the technique.");
    assert.equal(tutors(), 1);
  });
});

test("it is there for the first step of somebody whose pointer comes to the controls", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const arrives = page.waitForResponse("**/tutor_bg.wasm");
    await page.getByRole("button", { name: "Play", exact: true }).hover();
    await arrives;
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
    await says(status(page), "The program that gives hints could not be loaded, or crashed. Press Hint to try again.");
    await press(page, "Learn");
    const course = page.getByRole("dialog", { name: "Learn" });
    await says(course.locator("[aria-live]"), "The exercise could not be made. Press Another to try again.");
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Watch" }).check();
    await method(page).selectOption("Like a person");
    await says(alert(page), "The method is now Automatic.");
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
    await says(status(page), /^exact fit Row 2/);
  });
});

test("one that was chosen in the last visit and is gone now leaves the puzzle", async () => {
  await openPage(BREAKS, async (page) => {
    await ready(page);
    await likeAPerson(page);
    await gone(page);
    await page.reload();
    await says(alert(page), "The method is now Automatic.");
    await size(page, 25, 25);
    await press(page, "To the end");
    await unknown(page, 0);
  });
});
