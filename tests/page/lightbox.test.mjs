// A picture is shown to the page, and the puzzle on it is copied, corrected and taken.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { button, closed, press, ready, size, unknown } from "./parts.mjs";
import { HOUSE, PHONE, WIDE, arrive, board, choose, clue, dialogue, opening, said } from "./showing.mjs";
import { until } from "./waiting.mjs";

for (const [name, options] of [["wide", WIDE], ["phone", PHONE], ["wide and dark", { ...WIDE, colorScheme: "dark" }], ["phone and dark", { ...PHONE, colorScheme: "dark" }]]) {
  test(`a picture is chosen, what it says is corrected and taken, and all of it is for everyone: ${name}`, async () => {
    await openPage({ bypassCSP: true, ...options }, async (page) => {
      const isFine = async (state) => {
        assert.deepEqual(await violations(page, { onlyColours: options.colorScheme === "dark" }), [], state);
        const over = await dialogue(page).evaluate((own) => own.scrollWidth - own.clientWidth);
        assert.ok(over <= 0, `${state}: ${over} pixels too wide`);
      };
      const bytes = await board(page, HOUSE);
      await opening(page);
      await isFine("waiting");
      await choose(page, bytes);
      await said(page, "10 × 10 cells.");
      await said(page, "One solution.");
      assert.equal(await clue(page, "row 7").inputValue(), "1 2 1");
      assert.equal(await clue(page, "column 5").inputValue(), "5 4");
      await isFine("copied");
      await clue(page, "row 7").fill("1 3 1");
      await said(page, "These totals must be the same");
      assert.ok(await button(page, "Use this puzzle").isDisabled());
      await clue(page, "row 7").fill("1 8 1");
      await said(page, "row 7 needs at least 12 cells");
      assert.equal(await clue(page, "row 7").getAttribute("aria-invalid"), "true");
      await isFine("wrong");
      await clue(page, "row 7").fill("1 2 1");
      await said(page, "One solution.");
      await press(page, "Use this puzzle");
      await dialogue(page).waitFor({ state: "hidden" });
      await closed(page);
      await size(page, 10, 10);
      await unknown(page, 100);
    });
  });
}

test("after a long wait a person may help, and reading stops when nobody waits for it", async () => {
  await openPage(WIDE, async (page) => {
    // The first two workers never get a picture that they can look at.
    let workers = 0;
    await page.route("**/scanner.js", async (route) => {
      workers += 1;
      const own = await (await route.fetch()).text();
      const hanging = workers < 3 ? "globalThis.createImageBitmap = () => new Promise(() => {});" : "";
      await route.fulfill({ contentType: "text/javascript", body: `${hanging}\n${own}` });
    });
    const bytes = await board(page, HOUSE);
    await opening(page);
    await choose(page, bytes);
    await said(page, "This picture takes longer than most.");
    const corner = button(page, "Upper left corner; the arrow keys move it");
    await corner.press("ArrowRight");
    await button(page, "Read inside these corners").waitFor();
    await press(page, "Close");
    await until(() => workers === 2);
    await press(page, "Read a photo …");
    await said(page, "Choose a screenshot, or a photo");
    assert.ok(await corner.isHidden());
    await choose(page, bytes);
    await said(page, "Reading …");
    await choose(page, bytes);
    await said(page, "10 × 10 cells.");
    assert.equal(workers, 3);
  });
});

test("pictures are pasted and dropped anywhere, one after another", async () => {
  await openPage(WIDE, async (page) => {
    const bytes = await board(page, HOUSE);
    await ready(page);
    await arrive(page, "paste", bytes, "image/png");
    await said(page, "One solution.");
    // While the dialogue is open, another picture takes the place of the first.
    const other = await board(page, { rows: HOUSE.columns, columns: HOUSE.rows }, { among: "boxes" });
    await arrive(page, "drop", other, "image/png");
    await until(async () => (await clue(page, "row 3").inputValue()) === "3 1");
    await said(page, "One solution.");
    await page.keyboard.press("Escape");
    await dialogue(page).waitFor({ state: "hidden" });
  });
});

test("lines are added and removed, and keep their crops", async () => {
  await openPage(WIDE, async (page) => {
    await ready(page);
    await arrive(page, "drop", await board(page, HOUSE), "image/png");
    await said(page, "One solution.");
    await press(page, "Add a row after row 5");
    await said(page, "10 × 11 cells. Please count them.");
    assert.ok(await clue(page, "row 6").evaluate((input) => input === document.activeElement), "it can be typed at once");
    assert.equal(await clue(page, "row 8").inputValue(), "1 2 1");
    await press(page, "Remove row 6");
    await press(page, "Remove row 10");
    await said(page, "column 5 needs at least 10 cells");
    await press(page, "Add a row after row 9");
    await page.keyboard.type("8");
    await said(page, "One solution.");
    assert.equal(await dialogue(page).locator("li canvas").count(), 19, "only the new line has no crop");
  });
});

test("cells that are filled on the picture become marks, or belong to the puzzle", async () => {
  const cells = ["....XX....", ...Array(9).fill("..........")];
  await openPage(WIDE, async (page) => {
    const bytes = await board(page, { ...HOUSE, cells });
    for (const [name, left] of [["use as given cells", 98], ["leave out", 100], ["use as my marks", 98]]) {
      await ready(page).catch(() => {});
      await arrive(page, "drop", bytes, "image/png");
      await said(page, "One solution.");
      await dialogue(page).getByRole("combobox", { name: "Marked cells" }).selectOption(name);
      await said(page, "One solution.");
      await press(page, "Use this puzzle");
      await size(page, 10, 10);
      await unknown(page, left);
    }
    assert.ok(await page.getByRole("radio", { name: "Play" }).isChecked(), "a person with marks is solving");
  });
});

test("corners of a board that was found can be moved, too", async () => {
  await openPage(WIDE, async (page) => {
    await ready(page);
    await arrive(page, "drop", await board(page, HOUSE), "image/png");
    await said(page, "One solution.");
    await button(page, "Lower right corner; the arrow keys move it").focus();
    for (const key of ["ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
    await press(page, "Read inside these corners");
    await said(page, "One solution.");
    assert.equal(await clue(page, "row 7").inputValue(), "1 2 1");
  });
});

test("small pictures are still read pixel by pixel, and large ones if one says so", async () => {
  await openPage(WIDE, async (page) => {
    const blocks = (count, side) => page.evaluate(async ([count, side]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: count * side, height: count * side });
      const context = canvas.getContext("2d");
      context.fillStyle = "#fff";
      context.fillRect(0, 0, count * side, count * side);
      context.fillStyle = "#000";
      for (let at = 1; at < count - 1; at++) context.fillRect(at * side, at * side, side, side);
      const blob = await new Promise((take) => canvas.toBlob(take, "image/png"));
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, [count, side]);
    await ready(page);
    await arrive(page, "drop", await blocks(7, 8), "image/png");
    await size(page, 7, 7);
    await arrive(page, "drop", await blocks(9, 40), "image/png");
    await said(page, "No board was found");
    await press(page, "Use each pixel as a cell");
    await size(page, 9, 9);
    await dialogue(page).waitFor({ state: "hidden" });
  });
});

test("if the program does not come, the page says so, and tries again when asked", async () => {
  await openPage({ expected: /lightbox|ERR_FAILED/ }, async (page) => {
    await ready(page);
    await page.route("**/lightbox.js", (route) => route.abort());
    await press(page, "Read a photo …");
    await page.getByRole("alert").filter({ hasText: "The program that reads pictures did not load" }).waitFor();
    await dialogue(page).waitFor({ state: "hidden" });
    await page.unroute("**/lightbox.js");
  });
});
