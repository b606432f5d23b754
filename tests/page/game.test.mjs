// Playing as players know it: the settings of one's own solving, at a desk and on a phone, and what pointers do on the
// board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { HEART, board, box, button, closed, mine, opened, press, ready, size, unknown, until } from "./parts.mjs";
import { RULE, cellsOnCanvas, middleOf, stroke } from "./pixels.mjs";

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const cells = (page) => cellsOnCanvas(page, RULE);
const picture = (page) => board(page).evaluate((canvas) => canvas.toDataURL());
const settings = (page) => page.getByRole("dialog", { name: "Settings" });
const figure = (page) => page.locator("#drag-length");

/** Opens the settings. */
async function open(page) {
  if (await page.getByRole("radio", { name: "Watch" }).isChecked()) await opened(page, "More");
  await press(page, "Settings");
  await settings(page).waitFor();
}

/** Opens the settings, changes them, and closes them. */
async function change(page, changes) {
  await open(page);
  await changes(settings(page));
  await settings(page).getByRole("button", { name: "Close" }).click();
  await settings(page).waitFor({ state: "hidden" });
  await closed(page);
}

const tick = (name, on = true) => (dialog) => dialog.getByRole("checkbox", { name }).setChecked(on);
const pick = (name) => (dialog) => dialog.getByRole("radio", { name, exact: true }).check();

async function solving(page, text = HEART, width = 5, height = 5) {
  await ready(page);
  await opened(page, "Puzzle");
  await box(page).fill(text);
  await size(page, width, height);
  await closed(page);
  await mine(page);
}

/** Touches, by places. */
async function fingers(page) {
  const client = await page.context().newCDPSession(page);
  return (type, ...points) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/** Drags from a cell to another one, looks at something, and ends the drag. */
async function dragging(page, from, to, look) {
  await page.mouse.move(...(await middleOf(page, RULE, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, RULE, ...to)), { steps: 4 });
  await look();
  await page.mouse.up();
}

for (const [name, options] of Object.entries(SIZES)) {
  const at = (body) => openPage(options, body);

  test(`empty cells are circles or crosses, and that is remembered (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await stroke(page, [1, 1], undefined, { button: "right" });
      await page.mouse.move(0, 0);
      const circles = await picture(page);
      await change(page, pick("Crosses"));
      await page.mouse.move(0, 0);
      await until(async () => (await picture(page)) !== circles);
      assert.deepEqual((await cells(page))[0], "O....", "it is still an empty cell");
      await page.getByRole("radio", { name: "Cross" }).check();
      await stroke(page, [5, 1]);
      assert.deepEqual((await cells(page))[4], "O....");
      await page.reload();
      await unknown(page, 23);
      await page.getByRole("radio", { name: "Cross" }).waitFor();
      await open(page);
      assert.equal(await settings(page).getByRole("radio", { name: "Crosses" }).isChecked(), true);
      await page.keyboard.press("Escape");
      // The same while watching.
      await page.getByRole("radio", { name: "Watch" }).check();
      await press(page, "To the end");
      await unknown(page, 0);
      const crosses = await picture(page);
      await change(page, pick("Circles"));
      await until(async () => (await picture(page)) !== crosses);
    });
  });

  test(`clearing asks first, unless that is not wished, and can be undone (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await stroke(page, [2, 1], [2, 5]);
      await press(page, "Clear");
      const question = page.getByRole("dialog", { name: "Clear all your marks?" });
      await question.getByRole("button", { name: "Keep them" }).click();
      await question.waitFor({ state: "hidden" });
      await unknown(page, 20);
      await press(page, "Clear");
      await page.keyboard.press("Escape");
      await unknown(page, 20);
      await press(page, "Clear");
      await press(page, "Clear them all");
      await unknown(page, 25);
      await press(page, "Undo");
      await unknown(page, 20);
      await change(page, tick("Ask before clearing", false));
      await press(page, "Clear");
      await unknown(page, 25);
    });
  });

  test(`a locked zoom stays as it is (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      await opened(page, "Puzzle");
      await press(page, "GCHQ card, 2015");
      await size(page, 25, 25);
      await closed(page);
      await change(page, tick("Lock the zoom"));
      const whole = () => button(page, "Whole board").isDisabled();
      const shown = await board(page).boundingBox();
      const [x, y] = [shown.x + shown.width * 0.6, shown.y + shown.height * 0.6];
      await page.mouse.move(x, y);
      if (name === "phone") {
        const touch = await fingers(page);
        await touch("touchStart", [x - 20, y]);
        await touch("touchStart", [x - 20, y], [x + 20, y]);
        for (let apart = 20; apart <= 90; apart += 10) await touch("touchMove", [x - apart, y], [x + apart, y]);
        await touch("touchEnd");
      } else {
        await page.mouse.wheel(0, -300);
        await page.keyboard.down("Control");
        await page.mouse.wheel(0, -300);
        await page.keyboard.up("Control");
      }
      await page.keyboard.press("+");
      await unknown(page, 603);
      assert.equal(await whole(), true);
      // The buttons are pressed on purpose.
      await press(page, "Larger");
      await until(async () => !(await whole()));
      await page.keyboard.press("0");
      await unknown(page, 603);
      assert.equal(await whole(), false);
    });
  });

  test(`the length of a drag is shown beside it, and never under it (${name})`, async () => {
    await at(async (page) => {
      await solving(page);
      if (name === "phone") {
        const touch = await fingers(page);
        const [from, to] = [await middleOf(page, RULE, 2, 1), await middleOf(page, RULE, 2, 4)];
        await touch("touchStart", from);
        await touch("touchMove", to);
        await figure(page).filter({ hasText: /^4$/ }).waitFor();
        const place = await figure(page).boundingBox();
        assert.ok(place.y + place.height <= to[1] - 40, "it is above the finger");
        await touch("touchEnd");
      } else {
        await dragging(page, [2, 1], [2, 4], () => figure(page).filter({ hasText: /^4$/ }).waitFor());
      }
      await figure(page).waitFor({ state: "hidden" });
      await dragging(page, [1, 5], [3, 5], () => figure(page).filter({ hasText: /^3$/ }).waitFor());
      await dragging(page, [4, 2], [4, 1], () => figure(page).filter({ hasText: /^2$/ }).waitFor());
      await dragging(page, [5, 5], [5, 4], () => figure(page).filter({ hasText: /^2$/ }).waitFor());
      await dragging(page, [4, 4], [4, 3], () => figure(page).filter({ hasText: "2 · run of 4" }).waitFor());
      await change(page, tick("Show the length", false));
      await dragging(page, [1, 1], [1, 3], () => figure(page).waitFor({ state: "hidden" }));
    });
  });
}
