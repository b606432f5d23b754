// The page for making: drawing with the mouse, with keys and with fingers, the verdict, and what is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { violations } from "./accessibility.mjs";
import { DIST, openPage } from "./browser.mjs";
import { PHONE, WIDE, begun, board, cells, drag, filled, frame, openMaking, section, uncovered, verdict } from "./making.mjs";
import { button, drawn, press, ready, says, status } from "./parts.mjs";
import { until } from "./waiting.mjs";

test("the mouse draws, clues appear, and each stroke is judged", async () => {
  await openMaking(WIDE, async (page) => {
    await verdict(page, "Nothing drawn yet");
    await drag(page, [1, 1], [1, 4]);
    await filled(page, 4);
    await verdict(page, "One solution, no guessing needed");
    await page.getByText("Difficulty: gentle").waitFor();
    await drag(page, [3, 6]);
    await drag(page, [4, 7]);
    await verdict(page, "Several solutions: they differ in 4 cells");
    await press(page, "Undo");
    await verdict(page, "One solution, no guessing needed");
    await press(page, "Undo");
    await press(page, "Undo");
    await verdict(page, "Nothing drawn yet");
    await press(page, "Redo");
    await filled(page, 4);
  });
});

test("the keyboard alone draws", async () => {
  await openMaking(WIDE, async (page) => {
    await frame(page).focus();
    for (const key of ["ArrowDown", "ArrowRight", "Space", "Shift+ArrowRight", "Shift+ArrowDown"]) await page.keyboard.press(key);
    await filled(page, 3);
    await page.getByText("Row 2, column 3: filled").waitFor({ state: "attached" });
    await page.keyboard.press("b");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await filled(page, 9);
    await page.keyboard.press("Control+z");
    await filled(page, 3);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    assert.ok(await page.getByRole("radio", { name: "Block" }).isChecked());
  });
});

test("a finger draws on the phone, and two fingers do not", async () => {
  await openMaking(PHONE, async (page) => {
    const at = await cells(page);
    const { x, y } = at(2, 3);
    await page.touchscreen.tap(x, y);
    await filled(page, 1);
    const client = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [one, other, far] = [at(1, 1), at(6, 6), at(9, 9)];
    await touch("touchStart", { ...one, id: 1 });
    await touch("touchStart", { ...one, id: 1 }, { ...other, id: 2 });
    await touch("touchMove", { ...one, id: 1 }, { ...far, id: 2 });
    await touch("touchEnd");
    await filled(page, 1);
    assert.ok(await button(page, "Whole board").isEnabled(), "they zoom");
    await press(page, "Whole board");
    await touch("touchStart", { ...one, id: 1 });
    await touch("touchMove", { ...at(1, 3), id: 1 });
    await touch("touchEnd");
    await filled(page, 4);
  });
});

for (const [name, options] of [["wide", WIDE], ["phone", PHONE]]) {
  test(`size, moves, symmetry and colours: ${name}`, async () => {
    await openMaking(options, async (page) => {
      await section(page, "Draw");
      await page.getByRole("spinbutton", { name: "Width" }).fill("12");
      await page.keyboard.press("Enter");
      await page.getByRole("img", { name: "Board of 12 × 10 " }).waitFor();
      await page.getByRole("checkbox", { name: "Left–right symmetry" }).check();
      await uncovered(page);
      await drag(page, [0, 0], [0, 2]);
      await filled(page, 6);
      await section(page, "Draw");
      await press(page, "Turn ↻");
      await page.getByRole("img", { name: "Board of 10 × 12 cells: 6 filled" }).waitFor();
      await press(page, "Invert");
      await filled(page, 114);
      await press(page, "Clear");
      await filled(page, 0);
      await uncovered(page);
      for (let step = 0; step < 3; step++) await press(page, "Undo");
      await page.getByRole("img", { name: "Board of 12 × 10 cells: 6 filled" }).waitFor();
      await section(page, "Draw");
      await page.getByRole("checkbox", { name: "Left–right symmetry" }).uncheck();
      await press(page, "Add a colour");
      await uncovered(page);
      assert.ok(await page.getByRole("radio", { name: "red" }).isChecked());
      await drag(page, [5, 5], [5, 7]);
      await filled(page, 9);
      await verdict(page, /One solution|Several/);
    });
  });
}

test("a reload loses nothing, and drawings are listed, deleted and brought back", async () => {
  await openMaking(WIDE, async (page) => {
    await drag(page, [1, 1], [1, 4]);
    await filled(page, 4);
    await section(page, "Puzzles");
    await page.getByRole("textbox", { name: "Title" }).fill("Boat");
    await page.reload();
    await begun(page);
    await filled(page, 4);
    await page.getByRole("heading", { name: "Boat · 10 × 10" }).waitFor();
    await press(page, "New");
    await filled(page, 0);
    await drag(page, [5, 5]);
    await button(page, "Boat, 10 × 10").click();
    await filled(page, 4);
    await press(page, "Undo");
    await filled(page, 0);
    await press(page, "Delete Boat, 10 × 10");
    await press(page, "Restore");
    await button(page, "Boat, 10 × 10").waitFor();
    await button(page, "Untitled, 10 × 10").click();
    await filled(page, 1);
  });
});

test("the three modes lead to each other, on both pages", async () => {
  for (const options of [WIDE, PHONE]) {
    await openPage(options, async (page) => {
      await ready(page);
      await page.getByRole("link", { name: "Make puzzles" }).click();
      await begun(page);
      await page.getByRole("link", { name: "Play" }).click();
      await page.getByRole("radio", { name: "Play" }).waitFor();
      await until(() => page.getByRole("radio", { name: "Play" }).isChecked());
      assert.ok(!page.url().includes("#"), page.url());
      await page.getByRole("link", { name: "Make puzzles" }).click();
      await begun(page);
      await section(page, "Puzzles");
      await press(page, "Copy from Watch");
      await page.getByRole("img", { name: /^Board of 25 × 25 cells: \d+ filled, 22 given$/ }).waitFor();
      await verdict(page, "One solution");
      await page.getByRole("link", { name: "Watch" }).click();
      await until(() => page.getByRole("radio", { name: "Watch" }).isChecked());
    });
  }
});

test("the first visit loads none of it", async () => {
  await openPage(WIDE, async (page, site) => {
    await ready(page);
    await press(page, "Step");
    await says(status(page), "Row 1");
    assert.deepEqual(site.asked.filter((name) => /make|easel/.test(name)), []);
  });
});

test("axe finds nothing, in any section, light or dark, wide or on the phone", async () => {
  for (const options of [WIDE, PHONE]) {
    for (const colorScheme of ["light", "dark"]) {
      await openMaking({ ...options, colorScheme }, async (page) => {
        await drag(page, [1, 1], [1, 4]);
        await verdict(page, "One solution");
        const names = await page.getByRole("navigation", { name: "More panels" }).getByRole("button").allTextContents();
        assert.ok(names.length >= 2);
        for (const name of [null, ...names]) {
          if (name) await section(page, name);
          assert.deepEqual(await violations(page, { onlyColours: colorScheme === "dark" }), [], name ?? "at first");
          await uncovered(page);
        }
      });
    }
  }
});

test("nothing is wider than the window, in any section", async () => {
  const sizes = [[320, 640], [360, 740], [390, 844], [844, 390], [768, 1024], [820, 1180], [1024, 768], [1280, 800], [1920, 1080]];
  await openMaking(WIDE, async (page) => {
    await section(page, "Draw");
    for (let colour = 1; colour < 9; colour++) await press(page, "Add a colour");
    await drag(page, [1, 1], [1, 4]);
    const found = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const names = await page.getByRole("navigation", { name: "More panels" }).getByRole("button").allTextContents();
      for (const name of [null, ...names]) {
        if (name) await section(page, name);
        await drawn(page);
        const { scrollWidth, high } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          high: document.documentElement.scrollHeight - innerHeight,
        }));
        if (scrollWidth > width || high > 0) found.push([width, height, name, scrollWidth, high]);
        await uncovered(page);
      }
    }
    assert.deepEqual(found, []);
  });
});

test("opened as a file, the page says why it does not run", async () => {
  await openPage({ expected: /.*/ }, async (page) => {
    await page.goto(pathToFileURL(join(DIST, "make.html")).href);
    await says(status(page), "does not run from a file");
  });
});

test("a worker that dies takes nothing with it, and the page says so if its program does", async () => {
  await openMaking({ ...WIDE, expected: /studio|maker|Error|console/ }, async (page) => {
    await page.route("**/studio_bg.wasm", (route) => route.abort());
    await page.reload();
    await begun(page);
    // It makes room for itself above the board.
    await page.getByRole("alert").filter({ hasText: /could not be started|crashed/ }).waitFor();
    await drawn(page);
    await drag(page, [1, 1], [1, 4]);
    await filled(page, 4);
    await page.unroute("**/studio_bg.wasm");
    await page.reload();
    await begun(page);
    await filled(page, 4);
    await verdict(page, "One solution");
    assert.ok(await board(page).isVisible());
  });
});
