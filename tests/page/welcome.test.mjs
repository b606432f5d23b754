// The welcome: a greeting that goes by itself, a small puzzle that a newcomer solves, and the card to be watched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { button, learn, press, ready, says, status } from "./parts.mjs";
import { until } from "./waiting.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const greeting = (page) => page.getByRole("region", { name: "Welcome" });
const small = (page) => page.getByRole("dialog", { name: "What is a nonogram?" });
const cell = (page, row, column) => small(page).getByRole("button", { name: `row ${row}, column ${column}: ` });
const said = (page, text) => says(small(page).locator("[aria-live]"), text);
const isPlaying = (page) => page.getByRole("button", { name: "Pause" });

/** The cells of each task, by row and column. */
const TASKS = [
  [[2, 1], [2, 2], [2, 3], [2, 4], [2, 5]],
  [[3, 1], [3, 3], [3, 5]],
  [[1, 1], [4, 1], [5, 1]],
];

test("a person who knows nonograms can step at once, and is not greeted again", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await greeting(page).waitFor();
    const height = () => page.getByRole("group", { name: /^Board:/ }).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await press(page, "Step");
    await greeting(page).waitFor({ state: "hidden" });
    assert.equal(await height(), before, "nothing moves when it goes");
    await page.reload();
    await says(status(page), "Row 1");
    await greeting(page).waitFor({ state: "hidden" });
  });
});

for (const [name, size] of Object.entries({ wide: {}, phone: PHONE })) {
  test(`a small puzzle says what a nonogram is: ${name}`, async () => {
    await openPage({ ...size, asIs: true }, async (page) => {
      await ready(page);
      await page.getByRole("button", { name: "Try a small puzzle" }).click();
      await small(page).getByText("A picture that is hidden in numbers.").waitFor();
      await said(page, "The lit row says 5");
      await cell(page, 5, 5).click();
      await said(page, "That cell comes later.");
      for (const task of TASKS) {
        if (task === TASKS[1]) {
          await cell(page, 3, 2).click();
          await said(page, "Not this one: it is a gap.");
        }
        for (const [row, column] of task) await cell(page, row, column).click();
      }
      await said(page, "The picture is an umbrella");
      await small(page).getByText("certainly empty").waitFor();
      const { scrollWidth, clientWidth } = await small(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      assert.ok(scrollWidth <= clientWidth, `${scrollWidth} > ${clientWidth}`);
      await small(page).getByRole("button", { name: "Watch the card" }).click();
      await small(page).waitFor({ state: "hidden" });
      await isPlaying(page).waitFor();
      await says(status(page), /exact fit.*(Row 7|Column 3|Row 22):/);
    });
  });
}

test("a drag marks the cells that it comes to, and the right button marks a cell empty", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await press(page, "Try a small puzzle");
    await said(page, "The lit row says 5");
    const middle = async (row, column) => {
      const { x, y, width, height } = await cell(page, row, column).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middle(2, 1)));
    await page.mouse.down();
    for (const column of [2, 3, 4]) await page.mouse.move(...(await middle(2, column)), { steps: 4 });
    await said(page, "Right. One more.");
    // Back and forth changes nothing.
    await page.mouse.move(...(await middle(2, 1)), { steps: 8 });
    await page.mouse.up();
    await said(page, "Right. One more.");
    await cell(page, 2, 5).click();
    await said(page, "This row says 1 1 1.");
    await cell(page, 3, 1).click({ button: "right" });
    await said(page, "This one is filled.");
    await cell(page, 3, 1).click();
    await said(page, "Right. 2 more.");
  });
});

test("keys alone are enough, and the link opens it again", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await button(page, "Try a small puzzle").focus();
    await page.keyboard.press("Enter");
    await said(page, "The lit row says 5");
    // The cursor is where the first task begins.
    await page.keyboard.press("Space");
    for (let column = 2; column <= 5; column++) {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
    }
    await said(page, "This row says 1 1 1.");
    await page.keyboard.press("Space");
    await said(page, "Right. 2 more.");
    await page.keyboard.press("Escape");
    await small(page).waitFor({ state: "hidden" });
    await greeting(page).waitFor({ state: "hidden" });
    await learn(page);
    await press(page, "What is a nonogram?");
    await said(page, "The lit row says 5");
    await small(page).getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("ArrowRight");
    await says(status(page), "Row 1");
  });
});

test("where the system chooses the colours, filled cells differ from the others", async () => {
  await openPage({ forcedColors: "active" }, async (page) => {
    await ready(page);
    await press(page, "Try a small puzzle");
    await said(page, "The lit row says 5");
    await page.keyboard.press("Space");
    const shown = () => small(page).locator('.cell').evaluateAll((cells) =>
      cells.map((cell) => [cell.dataset.cell, getComputedStyle(cell).backgroundColor]));
    await until(async () => (await shown()).some(([cell]) => cell === "filled"));
    for (const [cell, colour] of await shown()) {
      assert.equal(colour === "rgb(255, 255, 255)", cell !== "filled", `${cell} ${colour}`);
    }
  });
});

test("what the marks on the board mean can be asked for from the lessons", async () => {
  await openPage(PHONE, async (page) => {
    await ready(page);
    await learn(page);
    await press(page, "What the marks mean");
    await small(page).getByText("certainly empty").waitFor();
    const { top } = await small(page).getByRole("heading", { name: "What you will see on the board" }).evaluate((one) => one.getBoundingClientRect());
    assert.ok(top < PHONE.viewport.height, `${top}`);
  });
});
