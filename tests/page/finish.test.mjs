// Winning: the finished picture in place of the board, with the time and the help that it took, and where to go on. The
// picture is read off the screen by a reader of QR codes that shares no code with the project.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { violations } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { HEART, TULIP, button, later, mine, press, ready, says, size, solving, status, unknown } from "./parts.mjs";
import { RULE, middleOf, stroke } from "./pixels.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ACROSS = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const picture = (page) => page.getByRole("img", { name: /^The finished picture of/ });
const frame = (page) => page.getByRole("group", { name: /^Board/ });

/** A heart that is won. */
async function won(page) {
  await solving(page, HEART, 5, 5);
  await fillByKeys(page, [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);
  await picture(page).waitFor();
}

/** Fills the whole board with keys, up to its last filled cell. Rows are strings, in which `.` and `O` are empty. */
async function fillByKeys(page, rows, keyOf = () => undefined) {
  await frame(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Home");
  for (let up = 0; up < rows.length; up++) await page.keyboard.press("ArrowUp");
  let chosen;
  let left = rows.join("").replaceAll(/[.O]/g, "").length;
  for (const [index, row] of rows.entries()) {
    const cells = index % 2 === 0 ? [...row] : [...row].reverse();
    for (const [place, cell] of cells.entries()) {
      if (place > 0) await page.keyboard.press(index % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      if (cell === "." || cell === "O") continue;
      const key = keyOf(cell);
      if (key !== undefined && key !== chosen) await page.keyboard.press((chosen = key));
      await page.keyboard.press("Space");
      left -= 1;
      if (left === 0) return;
    }
    if (index + 1 < rows.length) await page.keyboard.press("ArrowDown");
  }
}

/** The colours in the middles of the cells of the finished picture, row by row, and of the margin around it. */
async function seen(page, width, height, margin) {
  const shot = PNG.sync.read(await picture(page).screenshot());
  const cell = shot.width / (width + 2 * margin);
  const at = (x, y) => [...shot.data.slice(4 * (Math.floor(y) * shot.width + Math.floor(x))).subarray(0, 3)];
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => at((margin + column + 0.5) * cell, (margin + row + 0.5) * cell)),
  );
  const edge = [];
  for (let place = 0.5; place < width + 2 * margin; place++) {
    edge.push(at(place * cell, 0.5 * cell), at(place * cell, shot.height - 0.5 * cell));
  }
  return { rows, edge };
}

/** How light a colour is, from 0 to 1. */
const light = (rgb) => {
  const [red, green, blue] = rgb.map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test("the last cell turns the board into its picture, with the time and the help it took", async () => {
  await openPage({ clock: true, reducedMotion: "reduce" }, async (page) => {
    await solving(page, HEART, 5, 5);
    // From here on, time goes by only where the test says so.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await later(page, 30_000);
    await stroke(page, [1, 2]);
    await later(page, 65_000);
    await press(page, "Check");
    await stroke(page, [1, 4]);
    await stroke(page, [2, 1], [2, 5]);
    await stroke(page, [3, 1], [3, 5]);
    await stroke(page, [4, 2], [4, 4]);
    await stroke(page, [5, 3]);
    await picture(page).waitFor();
    await page.getByText("1 min 5 s, no hints, 1 check").first().waitFor();
    assert.equal(await picture(page).getAttribute("aria-label"), "The finished picture of Heart, 5 × 5 cells");
    await says(page.locator("[aria-live=polite]"), "You have solved Heart: 1 min 5 s");
    const { rows } = await seen(page, 5, 5, 1);
    const drawn = rows.map((row) => row.map((rgb) => (light(rgb) < 0.2 ? "X" : ".")).join(""));
    assert.deepEqual(drawn, [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);
    // Time does not go by any more.
    await later(page, 60_000);
    assert.equal(await page.getByText("1 min 5 s, no hints, 1 check").first().isVisible(), true);
  });
});

test("the picture stays until Escape, undo or a press beside the buttons closes it", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await won(page);
    await frame(page).focus();
    for (const key of ["ArrowRight", "ArrowDown", "Space", "x", "Delete", "h", "b"]) await page.keyboard.press(key);
    for (const name of ["Hint", "Mark this position"]) await press(page, name);
    assert.equal(await picture(page).isVisible(), true);
    await page.getByText("no hints").first().waitFor();
    await page.keyboard.press("Escape");
    await picture(page).waitFor({ state: "hidden" });
    await says(status(page), "Solved. Every clue is satisfied.");
    await page.keyboard.press("Control+z");
    await says(status(page), "15 cells marked.");
    await page.keyboard.press("Control+Shift+z");
    await picture(page).waitFor();
    await page.keyboard.press("Control+z");
    await picture(page).waitFor({ state: "hidden" });
    await says(status(page), "15 cells marked.");
    await page.keyboard.press("Control+y");
    await picture(page).click();
    await picture(page).waitFor({ state: "hidden" });
    // It can be seen again, and left with a button.
    await press(page, "Show the picture");
    await picture(page).waitFor();
    await press(page, "Back to the board");
    await picture(page).waitFor({ state: "hidden" });
    assert.equal(await frame(page).evaluate((frame) => frame === document.activeElement), true);
  });
});

test("the tap that wins presses nothing", async () => {
  await openPage({ ...PHONE, reducedMotion: "reduce" }, async (page) => {
    await solving(page, HEART, 5, 5);
    for (const [row, columns] of [[1, [2, 4]], [2, [1, 2, 3, 4, 5]], [3, [1, 2, 3, 4, 5]], [4, [2, 3, 4]]]) {
      for (const column of columns) await page.touchscreen.tap(...(await middleOf(page, RULE, row, column)));
    }
    await says(status(page), "15 cells marked.");
    await page.touchscreen.tap(...(await middleOf(page, RULE, 5, 3)));
    await picture(page).waitFor();
    await says(status(page), "Solved. Every clue is satisfied.");
    await size(page, 5, 5);
    await press(page, "Back to the board");
    await picture(page).waitFor({ state: "hidden" });
    await unknown(page, 0);
  });
});

test("a QR code is scanned off the screen, in the dark too", async () => {
  const solved = [];
  for (const [options, colorScheme] of [[DESKTOP, "light"], [DESKTOP, "dark"], [PHONE, "dark"], [ACROSS, "dark"]]) {
    await openPage({ ...options, colorScheme, reducedMotion: "reduce" }, async (page) => {
      await ready(page);
      if (options === DESKTOP && colorScheme === "dark") {
        // Solved by hand, to the last cell.
        await mine(page);
        await fillByKeys(page, solved);
      } else {
        await press(page, "To the end");
        await unknown(page, 0);
        await press(page, "Show the picture");
      }
      await picture(page).waitFor();
      await page.getByText("It says: www.gchq.gov.uk/puzz").waitFor();
      const shot = PNG.sync.read(await page.screenshot());
      const message = jsQR(new Uint8ClampedArray(shot.data), shot.width, shot.height)?.data;
      assert.equal(message, "www.gchq.gov.uk/puzz", `${JSON.stringify(options.viewport)}, ${colorScheme}`);
      // Dark on light with a margin of four, in every theme.
      const { rows, edge } = await seen(page, 25, 25, 4);
      const [dark, paper] = [Math.max(...rows.flat().map(light).filter((one) => one < 0.3)), Math.min(...edge.map(light))];
      assert.ok((paper + 0.05) / (dark + 0.05) > 12, `${paper} on ${dark}`);
      const drawn = rows.map((row) => row.map((rgb) => (light(rgb) < 0.3 ? "X" : "O")).join(""));
      if (solved.length === 0) solved.push(...drawn);
      assert.deepEqual(drawn, solved);
    });
  }
});

test("a coloured puzzle ends in its colours, in the dark too", async () => {
  await openPage({ colorScheme: "dark", reducedMotion: "reduce" }, async (page) => {
    await solving(page, TULIP, 5, 5);
    const tulip = ["r.r.r", "rrrrr", ".ryr.", "..g..", "gggg."];
    await fillByKeys(page, tulip, (ink) => ({ r: "1", y: "2", g: "3" })[ink]);
    await picture(page).waitFor();
    const key = { "255,0,0": "r", "255,255,0": "y", "0,128,0": "g" };
    const { rows, edge } = await seen(page, 5, 5, 1);
    assert.deepEqual(rows.map((row) => row.map((rgb) => key[rgb] ?? ".").join("")), tulip);
    assert.ok(Math.min(...edge.map(light)) > 0.9, "on light paper");
  });
});

test("the puzzle is shared without its solution, and who follows the link solves it", async () => {
  await openPage({ permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" }, async (page) => {
    await won(page);
    await press(page, "Share this puzzle");
    await page.getByText("Link copied. It opens the puzzle without your marks.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(await page.evaluate(() => location.hash), "", "the own address stays as it is");
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    await page.goto(link);
    await size(page, 5, 5);
    await unknown(page, 25);
    assert.equal(await page.getByRole("radio", { name: "Play" }).isChecked(), true);
  });
});

test("without a clipboard the link is there to be copied by hand", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get() {} }));
    await page.reload();
    await won(page);
    await press(page, "Share this puzzle");
    await page.getByText("Copy this link:").waitFor();
    assert.match(await page.getByRole("textbox", { name: "Link to the puzzle" }).inputValue(), /#n1/);
  });
});

test("the next puzzle is one that is not solved yet, by keys alone", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await won(page);
    await frame(page).focus();
    await page.keyboard.press("Tab");
    assert.equal(await button(page, "Next puzzle").evaluate((it) => it === document.activeElement), true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Puzzle 4" }).waitFor();
    await picture(page).waitFor({ state: "hidden" });
    assert.equal(await page.getByRole("radio", { name: "Play" }).isChecked(), true);
  });
});

test("grid and circles fade unless motion is reduced, and the end is the same", async () => {
  const ends = [];
  for (const reducedMotion of ["no-preference", "reduce"]) {
    await openPage({ reducedMotion }, async (page) => {
      await won(page);
      const moves = await page.evaluate(() => document.getElementById("finish").getAnimations({ subtree: true }).length);
      assert.equal(moves > 0, reducedMotion === "no-preference", `${moves} animations`);
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      ends.push(PNG.sync.read(await picture(page).screenshot()).data);
    });
  }
  assert.ok(ends[0].equals(ends[1]));
});

for (const colorScheme of ["light", "dark"]) {
  for (const [name, options] of Object.entries({ DESKTOP, PHONE, ACROSS })) {
    test(`the finish is whole and accessible, ${colorScheme}, ${name.toLowerCase()}`, async () => {
      await openPage({ ...options, colorScheme, reducedMotion: "reduce" }, async (page) => {
        await won(page);
        const outside = await page.evaluate(() => {
          const here = document.getElementById("finish").getBoundingClientRect();
          const parts = [...document.querySelectorAll("#finish-picture, #finish-words > *, #finish button")];
          const isOut = (one) => one.left < here.left - 1 || one.right > here.right + 1 || one.top < here.top - 1 || one.bottom > here.bottom + 1;
          return parts.filter((part) => part.checkVisibility() && isOut(part.getBoundingClientRect())).map((part) => part.id);
        });
        assert.deepEqual(outside, []);
        assert.deepEqual(await violations(page, { onlyColours: colorScheme === "dark" }), []);
      });
    });
  }
}
