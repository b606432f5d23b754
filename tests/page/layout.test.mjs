// Where everything stands: the order of the side, drawers in small windows, and what is seen together without scrolling.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { button, closed, mine, opened, paste, position, press, ready, says, size, status, unknown } from "./parts.mjs";

const WIDE = { viewport: { width: 1280, height: 800 } };
const UPRIGHT = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const ACROSS = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const bounds = (locator) => locator.evaluate((one) => one.getBoundingClientRect().toJSON());
const drawer = (page) => page.getByRole("complementary", { name: "Outcome" });
const title = (page, name) => drawer(page).getByRole("heading", { name, exact: true });

/** Elements that are not wholly in the window. */
async function outside(page, locators) {
  const { width, height } = page.viewportSize();
  const found = [];
  for (const locator of locators) {
    const { left, top, right, bottom } = await bounds(locator);
    const isIn = left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5 && right > left && bottom > top;
    if (!isIn) found.push(`${locator}: ${left}, ${top}, ${right}, ${bottom}`);
  }
  return found;
}

test("the side begins with the sentence, then what is true, the puzzle box and the gallery, and all else after them", async () => {
  await openPage(WIDE, async (page) => {
    await ready(page);
    await position(page).fill("9");
    await says(status(page), "Row 9 settles 9 cells");
    const order = [
      status(page),
      page.getByRole("region", { name: "The arguments, one by one" }),
      page.locator("#verdict"),
      page.locator("#rating-line"),
      page.getByRole("textbox", { name: "Puzzle" }),
      page.locator("#gallery"),
      page.locator("#line"),
      page.locator("#method"),
      page.locator("#save-as"),
    ];
    const tops = [];
    for (const one of order) tops.push((await bounds(one)).top);
    assert.deepEqual(tops, tops.toSorted((one, other) => one - other));
    // The sentence is the largest text, and there is one scale.
    const sizes = await page.evaluate(() => {
      const found = new Map();
      for (const one of document.body.querySelectorAll("*")) {
        const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
        if (!hasText || !one.checkVisibility()) continue;
        const px = Math.round(parseFloat(getComputedStyle(one).fontSize) * 10) / 10;
        found.set(px, `${one.tagName} ${one.id || one.textContent.slice(0, 30)}`);
      }
      return [...found];
    });
    const scale = new Set([22, 17, 15, 13]);
    assert.deepEqual(sizes.filter(([px]) => !scale.has(px)), []);
    assert.equal(await status(page).evaluate((one) => getComputedStyle(one).fontSize), "22px");
  });
});

for (const [name, phone] of Object.entries({ upright: UPRIGHT, across: ACROSS })) {
  test(`on a phone held ${name}, sentence, board and controls fill the window, and nothing scrolls`, async () => {
    await openPage(phone, async (page) => {
      await ready(page);
      await position(page).fill("9");
      await says(status(page), "Row 9 settles 9 cells");
      const bar = page.getByRole("navigation", { name: "More of this page" });
      const buttons = ["Line", "Puzzle", "Save", "More"].map((name) => bar.getByRole("button", { name, exact: true }));
      const frame = page.getByRole("group", { name: /^Board/ });
      const transport = ["To the start", "Back", "Play", "Step", "To the end"].map((name) => button(page, name));
      const seen = [status(page), frame, page.locator("#board"), position(page), ...transport, ...buttons];
      assert.deepEqual(await outside(page, seen), []);
      const { width, height } = page.viewportSize();
      const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      assert.ok(over[0] <= 0 && over[1] <= 0, `${over}`);
      // The board takes what is left: at least half of the longer side.
      const place = await bounds(frame);
      assert.ok(place.height >= 0.5 * height || place.width >= 0.5 * width, JSON.stringify(place));
      // Own solving: the tools stay in reach, also when the board is magnified.
      await mine(page);
      for (let times = 0; times < 4; times++) await press(page, "Larger");
      const tools = page.getByRole("radiogroup", { name: "Tool" }).locator("label");
      await tools.first().waitFor();
      const within = [...(await tools.all()), ...["Undo", "Redo", "Hint", "Check"].map((name) => button(page, name)), page.locator("#board"), ...buttons];
      assert.deepEqual(await outside(page, within), []);
    });
  });

  test(`on a phone held ${name}, drawers open from below, take the focus, and give it back`, async () => {
    await openPage({ ...phone, reducedMotion: "reduce" }, async (page) => {
      await ready(page);
      const bar = page.getByRole("navigation", { name: "More of this page" });
      const focused = (locator) => locator.and(page.locator(":focus")).waitFor();
      const has = { Line: "#line", Puzzle: "#puzzle", Save: "#save-as", More: "#method" };
      for (const [name, inside] of Object.entries(has)) {
        const open = bar.getByRole("button", { name, exact: true });
        assert.equal(await page.locator(inside).isVisible(), false, `${inside} is in a drawer`);
        await open.tap();
        await focused(title(page, name));
        assert.equal(await open.getAttribute("aria-expanded"), "true");
        for (const [other, element] of Object.entries(has)) {
          assert.equal(await page.locator(element).isVisible(), other === name, `${element} in ${name}`);
        }
        assert.deepEqual(await outside(page, [drawer(page), title(page, name), open]), []);
        assert.equal(await page.locator("#stage").evaluate((one) => one.inert), true);
        const { scrollWidth, clientWidth } = await drawer(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
        assert.ok(scrollWidth <= clientWidth, `${name}: ${scrollWidth} > ${clientWidth}`);
        // It closes by its button, by Escape, and by a tap beside it.
        if (name === "Line") await drawer(page).getByRole("button", { name: "Close", exact: true }).tap();
        else if (name === "Puzzle") await page.keyboard.press("Escape");
        else await page.touchscreen.tap(8, 8);
        await drawer(page).waitFor({ state: "hidden" });
        assert.equal(await open.getAttribute("aria-expanded"), "false");
        assert.equal(await page.locator("#stage").evaluate((one) => one.inert), false);
        await focused(open);
      }
      // A puzzle that is chosen is seen at once.
      await opened(page, "Puzzle");
      await press(page, "Heart");
      await size(page, 5, 5);
      await drawer(page).waitFor({ state: "hidden" });
      // A larger window has no drawers.
      await opened(page, "More");
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForFunction(() => !document.getElementById("stage").inert);
      await page.locator("#puzzle").waitFor();
    });
  });
}

test("on a phone, a mistake in a pasted text opens the box, and the message of a pattern is seen with the board", async () => {
  await openPage(UPRIGHT, async (page) => {
    await ready(page);
    await paste(page, "7 3 1 1 7\n1 1 2 x 1 1\n");
    await says(page.getByRole("alert"), "Line 2");
    await page.locator("#puzzle").waitFor();
    await closed(page);
    await button(page, "To the end").tap();
    await unknown(page, 0);
    const link = page.getByRole("link", { name: "www.gchq.gov.uk/puzz" });
    await link.waitFor();
    assert.deepEqual(await outside(page, [link, page.locator("#board")]), []);
  });
});

test("at 150 % zoom the sentence and Step are seen together", async () => {
  for (const [width, height] of [[853, 533], [640, 400], [1024, 640]]) {
    await openPage({ viewport: { width, height } }, async (page) => {
      await ready(page);
      await press(page, "Step");
      await says(status(page), "Row 1 settles 11 cells");
      assert.deepEqual(await outside(page, [status(page), button(page, "Step"), page.locator("#board")]), [], `${width} × ${height}`);
    });
  }
});
