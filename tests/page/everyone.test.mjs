// The page is for everyone: with a screen reader, with only a keyboard, with a finger, in any window, in light and
// dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations, withChecker } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { TULIP, alert, board, box, button, closed, drawn, learn, opened, position, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";
import { THIRTEEN } from "./records.mjs";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const LONG_TITLE = `A title that goes on for longer than anyone would wish, and then ${"on".repeat(60)}`;

const mode = (page, name) => page.getByRole("radio", { name, exact: true });
const announced = (page, text) => page.locator("[aria-live]:not([role])").filter({ hasText: text }).waitFor({ state: "attached" });

async function midway(page) {
  await position(page).fill("59");
  await opened(page, "Layouts");
  await page.getByRole("group", { name: "Layouts" }).waitFor();
}

async function mistake(page) {
  await opened(page, "Puzzle");
  await box(page).fill("7 3 1 1 7\n1 1 2 x 1 1\n");
  await press(page, "Show the solution");
  await says(alert(page), "Line 2");
}

async function ownSolving(page) {
  await mode(page, "Play").check();
  await press(page, "Hint");
  await says(status(page), "Look at row");
  await press(page, "Hint");
  await says(status(page), "Try");
  await press(page, "Hint");
  await says(status(page), "Press Hint again to mark");
}

/** The cells that the small puzzle of the welcome asks for, by row and column. */
const SMALL = [[2, 1], [2, 2], [2, 3], [2, 4], [2, 5], [3, 1], [3, 3], [3, 5], [1, 1], [4, 1], [5, 1]];

/** It opens from the lessons. */
async function openSmall(page) {
  await learn(page);
  await press(page, "What is a nonogram?");
}

const leaveSmall = (page) =>
  page.getByRole("dialog", { name: "What is a nonogram?" }).getByRole("button", { name: "Close" }).click();

/** Visited one after another; those that cover the page are closed again. */
const STATES = [
  ["the first screen", async () => {}],
  ["at the small puzzle of the welcome, after a wrong mark", async (page) => {
    await openSmall(page);
    await page.getByRole("button", { name: "row 2, column 1: unknown" }).click();
    await page.getByRole("button", { name: "row 5, column 5: unknown" }).click();
    await page.getByText("That cell comes later").waitFor();
  }, leaveSmall],
  ["at the end of the small puzzle", async (page) => {
    await openSmall(page);
    for (const [row, column] of SMALL) await page.getByRole("button", { name: `row ${row}, column ${column}: ` }).click();
    await page.getByText("The picture is an umbrella").waitFor();
  }, leaveSmall],
  ["in mid-trace", midway],
  ["larger, with everything unfolded", async (page) => {
    await press(page, "Larger");
    await opened(page, "More");
    await page.getByText("The puzzle as a formula").click();
    await page.getByText("The board in words, row by row").click();
    await page.getByRole("listitem").first().waitFor();
  }],
  ["with the keys", (page) => page.keyboard.press("?"), (page) => press(page, "Close")],
  ["in a lesson, after a wrong mark", async (page) => {
    await learn(page);
    await page.getByText("Your turn").waitFor();
    await page.getByRole("button", { name: /^Overlap, / }).click();
    await page.getByRole("heading", { name: "Overlap" }).waitFor();
    await page.getByText("Your turn").waitFor();
    await page.getByRole("button", { name: "cell 1: unknown" }).click();
    await page.getByText("Not certain").waitFor();
  }, (page) => press(page, "Close")],
  ["in a lesson about colours, with the reasons", async (page) => {
    await learn(page);
    await page.getByRole("button", { name: /^Colour neighbours, / }).click();
    await page.getByRole("heading", { name: "Colour neighbours" }).waitFor();
    await page.getByText("Your turn").waitFor();
    await press(page, "Show me");
    await page.getByRole("button", { name: /: empty$/ }).first().waitFor();
  }, (page) => press(page, "Close")],
  ["on a board of a lesson", async (page) => {
    await learn(page);
    await page.getByRole("button", { name: /^Contradiction, / }).click();
    await page.getByText("what is the framed cell").waitFor();
  }, (page) => press(page, "Close")],
  ["with a message", async (page) => {
    await press(page, "To the end");
    await page.getByRole("region", { name: "Message" }).waitFor();
  }],
  ["with several solutions", async (page) => {
    await opened(page, "Puzzle");
    await pressExample(page, "QR, three ways");
    await page.getByRole("heading", { name: "three solutions" }).waitFor();
    await press(page, "Next solution");
  }],
  ["with a choice of puzzles", async (page) => {
    await opened(page, "Puzzle");
    await box(page).fill("$1\n1\n1\n$2\n2\n0\n1\n1\n$3\n1\n1");
    await page.getByRole("combobox", { name: "Which puzzle" }).waitFor();
  }],
  ["with a mistake in the box", mistake],
  ["in own solving, after a hint", ownSolving],
  ["with a mark of one's own", async (page) => {
    await press(page, "Hint");
    await button(page, "Undo").and(page.locator(":enabled")).waitFor();
  }],
  ["solving a coloured puzzle", async (page) => {
    await opened(page, "Puzzle");
    await box(page).fill(TULIP);
    await page.getByRole("heading", { name: /5\s×\s5/, includeHidden: true }).waitFor();
    await closed(page);
    await mode(page, "green").check();
    await press(page, "Letters on colours");
    await press(page, "Hint");
    await says(status(page), "Look at");
    await press(page, "Hint");
    await press(page, "Hint");
    await says(status(page), "Press Hint again to mark");
  }],
  ["with a record", async (page) => {
    await page.evaluate((text) => { localStorage["nonoscope.record"] = text; }, THIRTEEN);
    await press(page, "Puzzle of the day");
    await press(page, "Your record");
    await page.getByText("The last 13 times").waitFor();
  }],
  ["with a replay", async (page) => {
    await press(page, "Replay Heart");
    await page.getByRole("slider", { name: "Stroke" }).press("End");
    await page.getByRole("img", { name: "The marks after 6 of 6 strokes" }).waitFor();
  }, (page) => page.getByRole("dialog", { name: "Your record" }).getByRole("button", { name: "Close" }).click()],
  ["with a QR code", async (page) => {
    await opened(page, "More");
    await press(page, "Show as QR code");
    await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  }, (page) => page.getByRole("dialog", { name: "QR code" }).getByRole("button", { name: "Close" }).click()],
  ["with a notice", async (page) => {
    await page.evaluate(() => { location.hash = "#n1RtToBAU"; });
    await page.getByText("This link is damaged").waitFor();
  }],
  ["broken down", async (page) => {
    await page.evaluate(() => setTimeout(() => { throw new Error(`on purpose, at ${location.origin}`); }));
    await page.getByRole("dialog", { name: "Nonoscope has stopped working" }).waitFor();
    // The focus stays where it is set.
    await page.evaluate(() => (document.getElementById("trouble-more").open = true));
  }, (page) => page.evaluate(() => document.getElementById("trouble").close())],
];
const ON_PURPOSE = /on purpose/;

async function inEveryState(page, look) {
  await ready(page);
  for (const [state, reach, leave] of STATES) {
    await closed(page);
    await reach(page);
    await drawn(page);
    await look(state);
    await leave?.(page);
  }
}

/** What a checker has against the colours. */
const colours = (page) => violations(page, { onlyColours: true });

/** What moves, although the reader asked for no motion. */
const moving = (page) => page.evaluate(() => {
  const seconds = (list) => Math.max(...list.split(",").map((one) => parseFloat(one) / (one.trim().endsWith("ms") ? 1000 : 1)));
  return [...document.querySelectorAll("*")].flatMap((one) => [null, "::before", "::after"].flatMap((pseudo) => {
    const style = getComputedStyle(one, pseudo);
    const still = seconds(style.transitionDuration) <= 0.01 && seconds(style.animationDuration) <= 0.01;
    return still && style.scrollBehavior !== "smooth" ? [] : [`${one.tagName} ${one.id}`];
  }));
});

/** What has to be scrolled sideways where scroll bars are in sight. */
const sideways = (page) => page.evaluate(() => {
  // As at the sides of a window that a person has: bars that take room.
  const box = document.createElement("div");
  box.style.overflow = "scroll";
  document.body.append(box);
  const bar = box.offsetWidth - box.clientWidth;
  box.remove();
  if (bar === 0) return ["this browser hides its scroll bars"];
  return [...document.querySelectorAll("*")].flatMap((one) => {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.checkVisibility();
    // Of a text only its author knows how wide it is.
    if (!scrolls || one.matches("textarea, pre") || one.scrollWidth <= one.clientWidth) return [];
    return [`#${one.id}: ${one.scrollWidth} > ${one.clientWidth}`];
  });
});

/** What is to be touched and too small for a finger. */
const small = (page) => page.evaluate(() => {
  const targets = [...document.querySelectorAll("button, select, input, summary")].filter((one) => one.checkVisibility());
  return targets.flatMap((one) => {
    // The label of a check box can be clicked too.
    const target = one.type === "checkbox" ? one.closest("label") : one;
    const { width, height } = target.getBoundingClientRect();
    const least = one.closest("#transport, #marks-tools") ? 40 : 24;
    return width >= 24 && height >= least ? [] : [`${one.id || one.textContent.trim()}: ${width} × ${height}`];
  });
});

/** Looks at the page in each state in all of these ways, since getting there takes longer than looking. */
async function nothingIs(wrong, options) {
  await openPage({ expected: ON_PURPOSE, reducedMotion: "reduce", ...options }, async (page) => {
    const found = [];
    await inEveryState(page, async (state) => {
      for (const look of wrong) found.push(...(await look(page)).map((what) => `${state}: ${look.name}: ${what}`));
    });
    assert.deepEqual(found, []);
  });
}

test("a checker of accessibility finds nothing, nothing moves that should not, and nothing is scrolled sideways, desktop", () =>
  nothingIs([violations, moving, sideways], DESKTOP));

test("a checker of accessibility finds nothing, and all is large enough for a finger, phone", () =>
  nothingIs([violations, small], PHONE));

test("a checker of accessibility has nothing against the colours, dark, desktop", () => nothingIs([colours], { ...DESKTOP, colorScheme: "dark" }));

test("a checker of accessibility has nothing against the colours, dark, phone", () => nothingIs([colours], { ...PHONE, colorScheme: "dark" }));

/** Elements that extend beyond the sides of the window. */
const tooWide = (page) => page.evaluate((width) => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > width + 0.5);
  return [`${scrollWidth} > ${width}`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 80))];
}, page.viewportSize().width);

/** The names of the controls in these elements that are not in the window. */
const outOfView = (elements) =>
  elements.flatMap((one) => [...one.querySelectorAll("button, input, select")]).flatMap((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside || !control.checkVisibility() ? [] : [control.id];
  });

test("nothing is wider than the window, and a wide window need not be scrolled", async () => {
  const sizes = [
    [320, 256], [320, 640], [360, 740], [390, 844], [844, 390], [768, 1024], [820, 1180],
    [1024, 768], [1280, 800], [1920, 1080],
  ];
  await openPage({ expected: ON_PURPOSE, reducedMotion: "reduce" }, async (page) => {
    const found = [];
    const look = async (state) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const wide = await tooWide(page);
        if (wide.length > 0) found.push([state, width, height, ...wide]);
        if (width < 1024) continue;
        const high = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        if (high > 0) found.push([state, width, height, `too high by ${high}`]);
        for (const name of await page.getByRole("region", { name: "Playback" }).evaluateAll(outOfView)) {
          found.push([state, width, height, `${name} out of view`]);
        }
      }
    };
    await inEveryState(page, look);
    await press(page, "Close this message");
    await mode(page, "Watch").check();
    await box(page).fill(`title: ${LONG_TITLE}\nrows: 1 / 1\ncolumns: 1 / 1`);
    await size(page, 2, 2);
    await press(page, "Show the title");
    await page.getByRole("heading", { name: LONG_TITLE }).waitFor();
    await look("a long title");
    await mode(page, "Play").check();
    await look("a long title in own solving");
    await box(page).fill(`rows: 1 / ${"1 ".repeat(200)}${"q".repeat(200)}\ncolumns: 1 / 1`);
    await press(page, "Load this puzzle");
    await says(alert(page), "Line 1");
    await look("a long mistake");
    assert.deepEqual(found, []);
  });
});

test("with letters twice as large, nothing is wider than the window", async () => {
  await openPage({ expected: ON_PURPOSE, reducedMotion: "reduce", ...PHONE }, async (page) => {
    await ready(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.reload();
    await ready(page);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
    const found = [];
    await inEveryState(page, async (state) => {
      const wide = await tooWide(page);
      if (wide.length > 0) found.push([state, ...wide]);
    });
    assert.deepEqual(found, []);
  });
});

/** In the page: what the element that has the focus is, and where. */
const focused = () => {
  const one = document.activeElement;
  if (!one || one === document.body) return "none";
  if (one.dataset.reached) return "again";
  one.dataset.reached = "true";
  // Chromium does not scroll to a box in which something is selected.
  if (one.selectionStart !== one.selectionEnd) one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return { what: one.id || one.outerHTML.slice(0, 60), x, y, width, height };
};

/** Records in `shown` whether the focus of this element can be seen. It has it, and keeps it. */
async function lookAtFocus(page, state, at, shown) {
  const seen = page.viewportSize();
  const clip = { x: Math.max(0, at.x - 6), y: Math.max(0, at.y - 6) };
  clip.width = Math.min(seen.width, at.x + at.width + 6) - clip.x;
  clip.height = Math.min(seen.height, at.y + at.height + 6) - clip.y;
  assert.ok(clip.width > 12 && clip.height > 12, `${state}: ${at.what} has the focus out of sight`);
  // Already checked in another state.
  if (shown.has(at.what)) return;
  const withFocus = await page.screenshot({ clip });
  const handle = await page.evaluateHandle(() => document.activeElement);
  await handle.evaluate((one) => one.blur());
  const plain = await page.screenshot({ clip });
  await handle.evaluate((one) => one.focus({ focusVisible: true, preventScroll: true }));
  shown.set(at.what, !withFocus.equals(plain));
}

/** Goes wherever Tab leads, and looks whether the focus can be seen there. */
async function tabThrough(page, state, shown) {
  await page.evaluate(() => {
    document.activeElement?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  let left = false;
  for (let count = 0; count < 120; count++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(focused);
    // In a dialog, Tab begins where the focus was, and leads out of the page once.
    if (at === "none" && !left) {
      left = true;
      continue;
    }
    if (at === "none" || at === "again") break;
    await lookAtFocus(page, state, at, shown);
  }
}

/** The controls in use, with their names, as the checker finds them. */
const controls = (page) => page.locator(CONTROLS).evaluateAll((all) => {
  window.axe.setup(document);
  const top = document.querySelector("dialog[open]") ?? document;
  const used = all.filter((one) => top.contains(one) && !one.disabled && one.checkVisibility());
  const found = used.map((one) => ({
    place: all.indexOf(one),
    what: one.id || one.outerHTML.slice(0, 60),
    name: window.axe.commons.text.accessibleText(one).trim(),
    // Tab leads to the radio button that is on, and to one cell of an exercise; the arrows lead to the others.
    expected: one.tabIndex >= 0 && (one.type !== "radio" || one.checked),
    reached: one.dataset.reached === "true",
  }));
  window.axe.teardown();
  return found;
});

/** Looks at the controls in each state; `look` records in a map whether the focus of each can be seen. */
async function focusIsSeen(options, look) {
  await openPage({ expected: ON_PURPOSE, reducedMotion: "reduce", ...options }, async (page) => {
    await withChecker(page);
    const shown = new Map();
    await inEveryState(page, async (state) => {
      await page.evaluate(() => document.querySelectorAll("[data-reached]").forEach((one) => delete one.dataset.reached));
      await look(page, state, shown);
    });
    assert.ok(shown.size > 40, [...shown.keys()].join());
    assert.deepEqual([...shown].filter(([, shows]) => !shows), []);
  });
}

test("every control has a name, is reached with Tab, and shows the focus", { timeout: 300_000 }, () =>
  focusIsSeen({}, async (page, state, shown) => {
    await tabThrough(page, state, shown);
    for (const { what, name, expected, reached } of await controls(page)) {
      assert.notEqual(name, "", `${state}: ${what} has no name`);
      assert.ok(reached || !expected, `${state}: Tab does not lead to ${what}`);
    }
  }));

test("every control shows the focus in the dark", { timeout: 300_000 }, () =>
  focusIsSeen({ colorScheme: "dark" }, async (page, state, shown) => {
    // Where Tab leads does not depend on colours, so each gets the focus without it.
    for (const { what, place, expected } of await controls(page)) {
      if (!expected || shown.has(what)) continue;
      await page.locator(CONTROLS).nth(place).evaluate((one) => {
        // One that was clicked has the focus, and does not show it.
        one.blur();
        one.focus({ focusVisible: true });
      });
      await lookAtFocus(page, state, await page.evaluate(focused), shown);
    }
  }));

/** Presses Tab, or another key, until this element has the focus. */
async function tabTo(page, locator, key = "Tab") {
  for (let count = 0; count < 80; count++) {
    if (await locator.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`Tab does not lead to ${locator}`);
}

test("the keyboard alone is enough to watch and to solve", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const { keyboard } = page;
    const counts = (filled, empty) =>
      page.getByRole("img", { name: `Board of 25 × 25 cells: ${filled} filled, ${empty} empty, ${625 - filled - empty} unknown`, exact: true }).waitFor();

    await tabTo(page, button(page, "Step"));
    await keyboard.press("Enter");
    await says(status(page), "Row 1 settles 11 cells");
    await counts(33, 0);
    await keyboard.press("Space");
    await says(status(page), "Row 4 settles 4 cells");
    await keyboard.press("ArrowLeft");
    await says(status(page), "Row 1 settles 11 cells");

    await keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await button(page, "Step").and(page.locator(":focus")).waitFor();

    await tabTo(page, mode(page, "Watch"), "Shift+Tab");
    await keyboard.press("ArrowRight");
    await mode(page, "Play").and(page.locator(":checked")).waitFor();
    await counts(22, 0);

    await tabTo(page, page.getByRole("group", { name: /^Board/ }));
    await keyboard.press("ArrowRight");
    await announced(page, "Row 1, column 1: unknown");
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowDown");
    await announced(page, "Row 2, column 2: unknown");
    await keyboard.press("Space");
    await announced(page, "Row 2, column 2: filled");
    await counts(23, 0);
    await keyboard.press("x");
    await announced(page, "Row 2, column 2: empty");
    await counts(22, 1);
    await keyboard.press("Delete");
    await announced(page, "Row 2, column 2: unknown");
    await counts(22, 0);
    await keyboard.press("Control+z");
    await counts(22, 1);
    await keyboard.press("Control+z");
    await counts(23, 0);
    await says(status(page), "1 cell marked.");
    await keyboard.press("Control+Shift+z");
    await counts(22, 1);
    await keyboard.press("Control+z");
    await keyboard.press("Control+z");
    await counts(22, 0);
    await keyboard.press("Shift+Tab");
    await keyboard.press("m");
    await counts(33, 0);
  });
});

test("the board can be read, row by row", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await tabTo(page, page.getByText("The board in words, row by row"));
    await page.keyboard.press("Enter");
    const row = (number) => page.getByRole("list", { name: "Rows" }).getByRole("listitem").nth(number - 1);
    const given = "clue 1 3 1 1 6 1 3 1: 1 to 3 unknown, 4 and 5 filled, 6 to 12 unknown, 13 and 14 filled, 15 to 21 unknown, 22 filled, 23 to 25 unknown";
    await says(row(4), given);
    await says(row(1), "clue 7 3 1 1 7: 1 to 25 unknown");
    await press(page, "Step");
    await says(row(1), "clue 7 3 1 1 7: 1 and 2 unknown, 3 to 7 filled, 8 to 10 unknown, 11 filled, 12 to 18 unknown, 19 to 23 filled, 24 and 25 unknown");
    await press(page, "Step");
    await says(status(page), "Row 4 settles 4 cells");
    await row(4).filter({ hasNotText: given }).waitFor();
    await press(page, "To the end");
    assert.doesNotMatch(await row(4).textContent(), /unknown/);
    await unknown(page, 0);
    assert.equal(await page.getByRole("list", { name: "Rows" }).getByRole("listitem").count(), 25);
    await board(page).waitFor();
  });
});
