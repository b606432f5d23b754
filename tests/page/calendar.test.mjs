// The puzzle of the day: the calendar, by mouse and by keys, and what it remembers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { button, drawn, press, ready, size } from "./parts.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const calendar = (page) => page.getByRole("dialog", { name: "Puzzle of the day" });
const day = (page, name) => calendar(page).getByRole("button", { name });
const table = (page, name) => calendar(page).getByRole("table", { name });

/** A page on the evening of Monday, 12 January 2026, wherever the person is. */
async function onMonday(options, body) {
  await openPage({ clock: true, reducedMotion: "reduce", ...options }, async (page, site) => {
    await page.clock.setFixedTime(new Date("2026-01-12T23:30:00"));
    await ready(page);
    await press(page, "Puzzle of the day");
    // It opens at once, and is filled when the page is next drawn.
    await table(page, "January 2026").waitFor();
    await body(page, site);
  });
}

/** Solves the heart by keys. */
async function solveHeart(page) {
  await page.keyboard.press("Home");
  for (let up = 0; up < 5; up++) await page.keyboard.press("ArrowUp");
  for (const row of [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X"]) {
    await page.keyboard.press("Home");
    for (const [place, cell] of [...row].entries()) {
      if (place > 0) await page.keyboard.press("ArrowRight");
      if (cell === "X") await page.keyboard.press("Space");
    }
    if (row.length === 5) await page.keyboard.press("ArrowDown");
  }
  await page.getByRole("img", { name: /^The finished picture of/ }).waitFor();
}

test("today's puzzle is one press away, and its day is ticked once it is solved", async () => {
  await onMonday({}, async (page) => {
    await calendar(page).getByText("Monday, 12 January: gentle.").waitFor();
    assert.equal(await day(page, "Monday, 12 January, gentle, not solved").getAttribute("aria-current"), "date");
    assert.equal(await day(page, "Tuesday, 13 January").isDisabled(), true, "it is still to come");
    await press(page, "Solve it");
    await calendar(page).waitFor({ state: "hidden" });
    await size(page, 5, 5);
    assert.equal(await page.getByRole("radio", { name: "Play" }).isChecked(), true);
    // The board has the focus.
    await solveHeart(page);
    await page.getByText(/^Monday, 12 January · /).waitFor();
    await page.reload();
    await size(page, 5, 5);
    await press(page, "Puzzle of the day");
    await day(page, "Monday, 12 January, gentle, solved").waitFor();
    await calendar(page).getByText("You have solved it.").waitFor();
    assert.equal(await day(page, "Sunday, 11 January, tricky, not solved").count(), 1);
  });
});

test("the months can be turned by keys, to the one that has begun", async () => {
  await onMonday({}, async (page) => {
    await table(page, "January 2026").waitFor();
    assert.equal(await button(page, "Next month").isDisabled(), true);
    await button(page, "Previous month").focus();
    await page.keyboard.press("Enter");
    await table(page, "December 2025").waitFor();
    assert.equal(await table(page, "December 2025").getByRole("button").count(), 31);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await table(page, "January 2026").waitFor();
    // The focus is not lost where there is no further month.
    assert.equal(await button(page, "Previous month").evaluate((it) => it === document.activeElement), true);
    await page.keyboard.press("Escape");
    await calendar(page).waitFor({ state: "hidden" });
    // Keys work on the page again, as soon as it has been shown without the calendar.
    await drawn(page);
    await page.keyboard.press("m");
    await page.getByRole("radio", { name: "Play", checked: true }).waitFor();
  });
});

test("the day is that of the person, not that of Greenwich", async () => {
  for (const [timezoneId, name] of [["Pacific/Kiritimati", "Tuesday, 13 January"], ["Pacific/Pago_Pago", "Monday, 12 January"]]) {
    await openPage({ timezoneId, clock: true }, async (page) => {
      await page.clock.setFixedTime(new Date("2026-01-12T12:00:00Z"));
      await ready(page);
      await press(page, "Puzzle of the day");
      await calendar(page).getByText(`${name}:`).waitFor();
    });
  }
});

for (const colorScheme of ["light", "dark"]) {
  for (const [name, options] of Object.entries({ DESKTOP, PHONE })) {
    test(`the calendar fits the window and is accessible, ${colorScheme}, ${name.toLowerCase()}`, async () => {
      await onMonday({ ...options, colorScheme }, async (page) => {
        const box = await calendar(page).boundingBox();
        const { width, height } = page.viewportSize();
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
        assert.equal(await calendar(page).evaluate((it) => it.scrollHeight <= it.clientHeight + 1), true, "nothing is cut off");
        assert.deepEqual(await violations(page, { onlyColours: colorScheme === "dark" }), []);
      });
    });
  }
}
