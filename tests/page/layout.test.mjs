// Where everything stands: the order of the side, drawers in small windows, and what is seen together without scrolling.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { noise } from "./hard.mjs";
import { box, button, closed, drawn, later, mine, opened, paste, position, press, pressExample, ready, says, size, status, tone, unknown } from "./parts.mjs";

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

test("the side begins with the sentence, then what is true, the ways to another puzzle, and all else after them", async () => {
  await openPage(WIDE, async (page) => {
    await ready(page);
    await position(page).fill("9");
    await says(status(page), "Row 9 settles 9 cells");
    const order = [
      status(page),
      page.getByRole("region", { name: "The arguments one by one" }),
      page.locator("#verdict"),
      page.locator("#rating-line"),
      button(page, "Choose a puzzle …"),
      page.getByRole("textbox", { name: "Puzzle" }),
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
      const bar = page.getByRole("navigation", { name: "More panels" });
      const buttons = ["Puzzle", /^(Layouts|Why\?)$/, "More"].map((name) => bar.getByRole("button", { name, exact: true }));
      const frame = page.getByRole("group", { name: /^Board/ });
      const transport = ["Back", "Play", "Step"].map((name) => button(page, name));
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
      const bar = page.getByRole("navigation", { name: "More panels" });
      const focused = (locator) => locator.and(page.locator(":focus")).waitFor();
      const has = { Layouts: "#line", Puzzle: "#puzzle", More: "#method" };
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
        if (name === "Layouts") await drawer(page).getByRole("button", { name: "Close this panel", exact: true }).tap();
        else if (name === "Puzzle") await page.keyboard.press("Escape");
        else await page.touchscreen.tap(8, 8);
        await drawer(page).waitFor({ state: "hidden" });
        assert.equal(await open.getAttribute("aria-expanded"), "false");
        assert.equal(await page.locator("#stage").evaluate((one) => one.inert), false);
        await focused(open);
      }
      // A puzzle that is chosen is seen at once.
      await opened(page, "Puzzle");
      await pressExample(page, "Heart");
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

test("two thirds of the board stay in view while a phone shows the layouts of a line", async () => {
  for (const viewport of [UPRIGHT.viewport, { width: 360, height: 740 }, { width: 320, height: 640 }]) {
    await openPage({ ...UPRIGHT, viewport, reducedMotion: "reduce" }, async (page) => {
      await ready(page);
      // A step of a single argument, so that nothing is above the line.
      await position(page).fill("14");
      await says(status(page), "Row 14");
      await opened(page, "Layouts");
      await page.locator("#strips").waitFor();
      const [own, over] = [await bounds(page.locator("#board")), await bounds(drawer(page))];
      assert.ok(over.top - own.top >= (own.height * 2) / 3, `${viewport.width}: ${JSON.stringify([own, over])}`);
      // A strip at least is seen at once.
      const strips = await bounds(page.locator("#strips-frame"));
      assert.ok(strips.top + 20 <= over.bottom, `${viewport.width}: ${JSON.stringify([strips, over])}`);
    });
  }
});

test("in the smallest window the board of one's own solving is large enough, and nothing lies upon anything", async () => {
  await openPage({ ...UPRIGHT, viewport: { width: 320, height: 640 }, reducedMotion: "reduce" }, async (page) => {
    await ready(page);
    await mine(page);
    const frame = page.getByRole("group", { name: /^Board/ });
    await page.waitForFunction(() => document.getElementById("board").getBoundingClientRect().height >= 240);
    const tools = page.locator("#marks-tools :is(label, button):visible");
    const all = [status(page), frame, ...(await tools.all()), ...(await page.locator("#bar button").all())];
    assert.ok(all.length > 14, `${all.length}`);
    assert.deepEqual(await outside(page, all.slice(1)), []);
    const found = [];
    for (const one of all.slice(1)) found.push(await bounds(one));
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        assert.ok(across < 1 || down < 1, JSON.stringify([one, other]));
      }
    }
  });
});

test("on a phone, a mistake in a pasted text opens the box, and the message of a pattern is seen with the board", async () => {
  await openPage(UPRIGHT, async (page) => {
    await ready(page);
    await paste(page, "7 3 1 1 7\n1 1 2 x 1 1\n");
    await says(page.getByRole("alert"), "Line 2");
    await page.locator("#puzzle").waitFor();
    await closed(page);
    await press(page, "To the end");
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

test("on a phone the reasons of a step are behind a button that asks for them", async () => {
  await openPage(UPRIGHT, async (page) => {
    await ready(page);
    const bar = page.getByRole("navigation", { name: "More panels" });
    assert.equal(await bar.getByRole("button", { name: "Why?" }).count(), 0, "nothing has happened yet");
    await position(page).fill("9");
    await bar.getByRole("button", { name: "Why?" }).tap();
    await page.getByRole("region", { name: "The arguments one by one" }).waitFor();
    await closed(page);
    await position(page).fill("0");
    await bar.getByRole("button", { name: "Layouts" }).waitFor();
  });
});

test("at 200 % zoom the board is as high as the window, and all buttons are seen", async () => {
  await openPage({ viewport: { width: 960, height: 540 }, deviceScaleFactor: 2 }, async (page) => {
    await ready(page);
    const { height } = await bounds(page.locator("#board"));
    assert.ok(height > 450, `a board of ${height}`);
    const buttons = ["Puzzle of the day", "Play", "Step", "Larger", "Layouts", "Puzzle", "More"];
    assert.deepEqual(await outside(page, [status(page), ...buttons.map((name) => button(page, name))]), []);
  });
});

test("at 400 % zoom, what a step says is seen together with the button", async () => {
  await openPage({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, async (page) => {
    await ready(page);
    await press(page, "Step");
    await says(status(page), "Row 1 settles 11 cells");
    await button(page, "Step").evaluate((one) => one.scrollIntoView({ block: "end" }));
    assert.deepEqual(await outside(page, [status(page), button(page, "Step")]), []);
  });
});

test("where the system chooses the colours, the board has the strongest contrast", async () => {
  for (const [colorScheme, paper] of [["light", "255,255,255"], ["dark", "0,0,0"]]) {
    await openPage({ ...WIDE, forcedColors: "active", colorScheme }, async (page) => {
      await ready(page);
      const corner = await page.locator("#board").evaluate((canvas) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
        copy.drawImage(canvas, 0, 0);
        return [...copy.getImageData(1, 1, 1, 1).data.slice(0, 3)].join();
      });
      assert.equal(corner, paper, colorScheme);
    });
  }
});

const magnifier = (page) => page.getByRole("group", { name: "Clues", exact: true });

/** Moves the pointer over the board, to a part of its width and height. */
async function hover(page, across, down) {
  const { left, top, width, height } = await bounds(page.locator("#board"));
  await page.mouse.move(left + across * width, top + down * height);
}

test("clues are on the board in readable type, or in the magnifier", async () => {
  // The card at 200 % zoom has them on the board; a native test says how large they are.
  await openPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, async (page) => {
    await ready(page);
    assert.equal(await magnifier(page).isVisible(), false);
  });
  // At 400 % there is no room.
  await openPage({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, async (page) => {
    await ready(page);
    await says(magnifier(page), "The clues do not fit at this size");
    await press(page, "Step");
    await says(magnifier(page), "Row 1 7 3 1 1 7");
  });
  await openPage(WIDE, async (page) => {
    await ready(page);
    assert.equal(await magnifier(page).isVisible(), false);
    for (const side of [60, 100]) {
      await box(page).fill(noise(side, 1));
      await size(page, side, side);
      await hover(page, 0.5, 0.5);
      await says(magnifier(page), /^\s*Row \d+ [\d\s]+Column \d+ [\d\s]+$/);
      const type = await magnifier(page).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      assert.ok(type >= 13, `${type}`);
      // It stands where room is left, beside the board, which stays as high as its place.
      const [strip, board, frame] = await Promise.all([magnifier(page), page.locator("#board"), page.locator("#frame")].map(bounds));
      assert.ok(strip.right <= board.left && board.height > 0.9 * frame.height, JSON.stringify([strip, board, frame]));
      assert.deepEqual(await outside(page, [magnifier(page), page.locator("#board")]), []);
    }
    // It follows the cursor of the keyboard, too.
    await page.mouse.move(1270, 790);
    await mine(page);
    await page.locator("#frame").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await says(magnifier(page), /Row 2 [\d\s]+Column 1 /);
  });
});

test("of a board of 1,024 × 1,024 cells the edge is seen, and words say how to see more", async () => {
  await openPage(WIDE, async (page) => {
    await ready(page);
    const lines = Array(1024).fill("1").join("/");
    await paste(page, `1024x1024:${lines}/${lines}`);
    await size(page, 1024, 1024);
    await page.mouse.move(1270, 790);
    await says(magnifier(page), "The board has 1024 × 1024 cells, too many to show at once. Zoom in (+)");
    assert.equal(await page.locator("#board").evaluate((one) => getComputedStyle(one).outlineStyle), "solid");
    await hover(page, 0.5, 0.5);
    await says(magnifier(page), /Row \d+ 1\s*Column \d+ 1/);
  });
});

test("a board of many cells is drawn in several turns, and then it is whole", async () => {
  await openPage(WIDE, async (page) => {
    await page.addInitScript(() => {
      globalThis.filled = 0;
      const { fillRect } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillRect = function (...area) {
        globalThis.filled++;
        fillRect.apply(this, area);
      };
    });
    await page.reload();
    await ready(page);
    const side = 400;
    await paste(page, Array(side).fill("#".repeat(side)).join("\n"));
    await size(page, side, side);
    const filled = await page.evaluate(() => {
      globalThis.filled = 0;
      document.getElementById("to-end").click();
      return globalThis.filled;
    });
    // Each cell is filled once, and each clue has a background.
    assert.ok(filled > 1000 && filled < 40_000, `${filled} rectangles in one turn`);
    await page.waitForFunction((cells) => globalThis.filled >= cells, side * side);
  });
});

test("a small puzzle fills its sheet, in the middle", async () => {
  for (const phone of [WIDE, UPRIGHT, ACROSS]) {
    await openPage(phone, async (page) => {
      await ready(page);
      await opened(page, "Puzzle");
      await pressExample(page, "Heart");
      await size(page, 5, 5);
      const [board, frame] = [await bounds(page.locator("#board")), await bounds(page.locator("#frame"))];
      const rest = { across: frame.width - board.width, down: frame.height - board.height };
      assert.ok(Math.min(rest.across / frame.width, rest.down / frame.height) < 0.12, JSON.stringify([board, frame]));
      assert.ok(Math.abs(board.left - frame.left - rest.across / 2) <= 2 && Math.abs(board.top - frame.top - rest.down / 2) <= 2);
    });
  }
});

test("a title that is too long ends with an ellipsis, and is not cut through its letters", async () => {
  for (const phone of [WIDE, UPRIGHT, ACROSS]) {
    await openPage(phone, async (page) => {
      await ready(page);
      const long = `A title that goes on for longer than anyone would wish ${"and on ".repeat(20)}`.trim();
      await paste(page, `title: ${long}\nrows: 1 / 1\ncolumns: 1 / 1`);
      await size(page, 2, 2);
      await closed(page);
      await press(page, "Show the title");
      const { cut, over, title } = await page.locator("#title").evaluate((one) => {
        const { lineHeight, textOverflow: over, webkitLineClamp: lines } = getComputedStyle(one);
        // What is left of a line that is not shown.
        const cut = lines === "none" ? one.scrollHeight - one.clientHeight : Math.abs(one.clientHeight - lines * parseFloat(lineHeight));
        return { cut, over, title: one.title };
      });
      assert.ok(cut <= 1, `${cut} pixels are cut off`);
      assert.equal(over, "ellipsis");
      assert.match(title, /^A title that goes on/);
    });
  }
});

test("nothing moves from step to step", async () => {
  for (const phone of [WIDE, UPRIGHT, ACROSS]) {
    await openPage({ ...phone, reducedMotion: "reduce" }, async (page) => {
      await ready(page);
      const places = () => Promise.all(["#board", "#step", "#scrubber", "#title"].map((one) => bounds(page.locator(one))));
      const before = await places();
      for (let step = 0; step < 12; step++) {
        await press(page, "Step");
        await drawn(page);
        assert.deepEqual(await places(), before, `after step ${step + 1}`);
      }
    });
  }
});

test("the strips of a line keep their last columns where scroll bars take room", async () => {
  for (const width of [1280, 390]) {
    await openPage({ viewport: { width, height: 800 } }, async (page) => {
      await ready(page);
      await opened(page, "Layouts");
      await page.getByRole("combobox", { name: "Line" }).selectOption("r8");
      const frame = page.getByRole("group", { name: "Layouts", exact: true });
      await frame.waitFor();
      const { within, strips } = await frame.evaluate((one) => ({
        within: one.clientWidth,
        strips: one.querySelector("canvas").getBoundingClientRect().width,
      }));
      assert.ok(strips <= within && strips > 0.8 * within, `${strips} in ${within}`);
    });
  }
});

/** What examples are called before and after their pictures have been seen. */
const NAMES = { Heart: /^(Heart|Puzzle 1)5/, Teacup: /^(Teacup|Puzzle 3)10/ };

/** Whether the thumbnail of an example has a filled cell. */
const hasInk = (page, name) =>
  page.locator("#gallery button").filter({ hasText: NAMES[name] }).locator("canvas").evaluate((canvas) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255 && data[at] < 0x30) return true;
    return false;
  });

test("the gallery begins with the small and easy ones, and hides what is not solved", async () => {
  await openPage({ ...WIDE, clock: true }, async (page) => {
    await ready(page);
    await press(page, "Choose a puzzle …");
    const listed = await page.locator("#gallery button").evaluateAll((all) => all.map((one) => one.textContent));
    assert.match(listed[0], /^Puzzle 15\s×\s5 gentle$/);
    const small = await page.locator("#gallery small").evaluateAll((all) => all.map((one) => one.textContent));
    const sizes = small.map((text) => text.match(/^(\d+)\s×\s(\d+)/).slice(1).map(Number)).map(([width, height]) => width * height);
    assert.deepEqual(sizes, sizes.toSorted((one, other) => one - other));
    assert.equal(await hasInk(page, "Heart"), false);
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    assert.equal(await hasInk(page, "Heart"), false, "not before it is solved");
    await press(page, "To the end");
    await page.waitForFunction(() => document.querySelector("#figures").textContent.includes("all cells known"));
    assert.equal(await hasInk(page, "Heart"), true);
    assert.equal(await page.locator("#gallery button").filter({ hasText: "Heart" }).count(), 1, "its name is no longer a secret");
    assert.equal(await hasInk(page, "Teacup"), false);
    // The browser keeps what has been seen.
    await pressExample(page, "Teacup");
    await size(page, 10, 10);
    await later(page, 600);
    await page.reload();
    await size(page, 10, 10);
    assert.equal(await hasInk(page, "Heart"), true);
    assert.equal(await hasInk(page, "Teacup"), false);
  });
});

test("each colour has one meaning", async () => {
  for (const colorScheme of ["light", "dark"]) {
    await openPage({ ...WIDE, colorScheme }, async (page) => {
      await ready(page);
      const tones = {};
      for (const name of ["fresh", "told", "lit", "supposed", "progress", "won"]) {
        const [red, green, blue] = (await tone(page, name)).map((part) => part / 255);
        const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
        const span = most - least;
        const turn = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
        const light = (most + least) / 2;
        tones[name] = { hue: (turn * 60 + 360) % 360, chroma: span / (1 - Math.abs(2 * light - 1)) };
      }
      const is = (name, from, to) => assert.ok(tones[name].hue >= from && tones[name].hue <= to, `${name}: ${tones[name].hue}`);
      is("fresh", 5, 32);
      is("told", 33, 50);
      is("lit", 33, 60);
      is("supposed", 255, 290);
      is("progress", 195, 220);
      is("won", 110, 150);
      assert.ok(tones.progress.chroma < 0.35, "grey-blue");
      // Progress alone is grey-blue.
      assert.equal(await page.locator("#scrubber").count(), 1);
    });
  }
});
