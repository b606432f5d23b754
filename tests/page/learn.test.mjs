// The course: a person does exercises with the mouse and with keys, is told why a mark is wrong, and finds again what was
// done.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { button, learn as openCourse, later, press, ready } from "./parts.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const course = (page) => page.getByRole("dialog", { name: "Learn" });
const exercise = (page) => course(page).getByRole("group", { name: /^(Line|Board)/ });
const cells = (page) => exercise(page).getByRole("button");
const said = (page, text) => course(page).locator("[aria-live]").filter({ hasText: text }).waitFor();
const pen = (page, name) => course(page).getByRole("radio", { name, exact: true }).check();
const lesson = (page, name) => course(page).getByRole("button", { name: new RegExp(`^${name}, `) });

/** Opens the course. */
async function learn(page) {
  await ready(page);
  await openCourse(page);
  await said(page, "Your turn");
}

/** What is known of the cells, such as `X`, `O` and `.`. */
async function marks(page) {
  const names = await cells(page).evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
  return names.map((name) => ({ filled: "X", empty: "O", unknown: "." })[name.split(": ")[1]]).join("");
}

/** The only layout of a clue that needs the whole line. */
async function layout(page) {
  const [, clue] = /clue ([\d ]+):/.exec(await exercise(page).getAttribute("aria-label"));
  return clue.trim().split(" ").map((run) => "X".repeat(Number(run))).join("O");
}

/** Marks the cells of a layout by pressing them. */
async function byMouse(page, wanted) {
  for (const [mark, tool] of [["X", "Fill"], ["O", "Circle"]]) {
    await pen(page, tool);
    for (const [index, cell] of [...wanted].entries()) {
      if (cell === mark) await cells(page).nth(index).click();
    }
  }
}

test("the first lesson is done with the mouse, and a wrong mark gets an argument", async () => {
  await openPage({}, async (page) => {
    await learn(page);
    await course(page).getByText("A nonogram hides a picture").waitFor();
    const wanted = await layout(page);
    const gap = wanted.indexOf("O");
    await cells(page).nth(gap).click();
    await said(page, `No: cell ${gap + 1} cannot be filled.`);
    assert.ok(!(await marks(page)).includes("X"), "it is not marked");
    await byMouse(page, wanted);
    await said(page, "That is it!");
    assert.equal(await marks(page), wanted);
    await lesson(page, "Exact fit").and(page.locator("[aria-label$='1 of 3 done']")).waitFor();
    for (let done = 2; done <= 3; done++) {
      await press(page, "Another one");
      await said(page, "Your turn");
      await byMouse(page, await layout(page));
      await said(page, "That is it!");
    }
    await course(page).getByText("done", { exact: false }).first().waitFor();
    await press(page, "Next lesson");
    await course(page).getByRole("heading", { name: "Blank line" }).waitFor();
  });
});

test("the course needs only keys, and what was done is found again", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await button(page, "Learn").focus();
    await page.keyboard.press("Enter");
    await said(page, "Your turn");
    const wanted = await layout(page);
    await cells(page).first().focus();
    for (const cell of wanted) {
      await page.keyboard.press(cell === "X" ? "Space" : "x");
      await page.keyboard.press("ArrowRight");
    }
    await said(page, "That is it!");
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-number")), `${wanted.length - 1}`);
    await page.keyboard.press("Escape");
    await course(page).waitFor({ state: "hidden" });
    // Keys mean again what they mean on the page.
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("ArrowRight");
    await page.getByRole("status").filter({ hasText: "Row" }).waitFor();
    await page.reload();
    await page.getByRole("status").filter({ hasText: "Row" }).waitFor();
    await openCourse(page);
    await said(page, "Your turn");
    await lesson(page, "Exact fit").and(page.locator("[aria-label$='1 of 3 done']")).waitFor();
    assert.notEqual(await layout(page), wanted, "another exercise");
  });
});

test("what is not certain has a layout in which it is otherwise, and the page can show the answer", async () => {
  await openPage({ clock: true, ...PHONE }, async (page) => {
    await learn(page);
    await lesson(page, "Overlap").click();
    await course(page).getByRole("heading", { name: "Overlap" }).waitFor();
    await said(page, "Your turn");
    const length = await cells(page).count();
    await cells(page).first().tap();
    await said(page, "Not certain: the ");
    await course(page).getByText("Could be").waitFor();
    assert.equal(await marks(page), ".".repeat(length));
    await press(page, "Show me");
    await course(page).getByText("Earliest").waitFor();
    assert.equal(await marks(page), ".".repeat(length), "the reasons come first");
    await later(page, 5000);
    await exercise(page).getByRole("button", { name: "filled" }).first().waitFor();
    await lesson(page, "Overlap").and(page.locator("[aria-label$='0 of 3 done']")).waitFor();
    // The line fits the screen.
    for (let number = 0; number < 6; number++) {
      await press(page, "Another one");
      await said(page, "Your turn");
      const { scrollWidth, clientWidth } = await course(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      assert.ok(scrollWidth <= clientWidth, `${scrollWidth} > ${clientWidth}`);
    }
  });
});

test("a supposition is made on a small board, and a coloured line has its inks", async () => {
  await openPage({}, async (page) => {
    await learn(page);
    await lesson(page, "Contradiction").click();
    await said(page, "Your turn: what is the framed cell?");
    const framed = exercise(page).locator("[data-question]");
    await framed.click();
    const wasRight = await framed.getAttribute("aria-label").then((name) => name.endsWith("filled"));
    if (!wasRight) {
      await said(page, "Suppose row");
      await pen(page, "Circle");
      await framed.click();
    }
    await said(page, "That is it! Suppose row");
    await lesson(page, "Colour neighbours").click();
    await said(page, "Your turn");
    await pen(page, "red");
    await pen(page, "blue");
  });
});

test("the longest argument is not covered by the buttons", async () => {
  await openPage({}, async (page) => {
    await learn(page);
    await lesson(page, "Two-way").click();
    await course(page).getByRole("heading", { name: "Two-way" }).waitFor();
    await said(page, "Your turn");
    await press(page, "Show me");
    const argument = course(page).locator("[aria-live]");
    await argument.filter({ hasText: "Suppose" }).waitFor();
    const edges = await argument.evaluate((one) => [one.scrollHeight - one.clientHeight, one.getBoundingClientRect().bottom]);
    const buttons = await button(page, "Another one").boundingBox();
    assert.ok(edges[0] <= 1 && edges[1] <= buttons.y, `${edges} ${buttons.y}`);
  });
});

test("lessons can be chosen in the lowest window", async () => {
  await openPage({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, async (page) => {
    await ready(page);
    await openCourse(page);
    await page.getByRole("button", { name: /^Overlap/ }).click();
    await page.getByRole("heading", { name: "Overlap", exact: true }).waitFor();
  });
});
