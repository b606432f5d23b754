// The shelf: browsing, one that is chosen, the next one, the puzzle of a day, and a network that is gone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { violations } from "./accessibility.mjs";
import { openPage } from "./browser.mjs";
import { button, later, opened, press, ready, says } from "./parts.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const dialogue = (page) => page.getByRole("dialog", { name: "Choose a puzzle" });
const listed = (page) => dialogue(page).getByRole("group", { name: "Puzzles" }).getByRole("button");

async function open(page) {
  await ready(page);
  await opened(page, "Puzzle");
  await press(page, "Choose a puzzle …");
  await listed(page).first().waitFor();
}

for (const [name, size] of Object.entries({ wide: {}, phone: PHONE })) {
  test(`a puzzle is found by its size and difficulty, and is there to be solved: ${name}`, async () => {
    await openPage({ reducedMotion: "reduce", asIs: true, ...size }, async (page) => {
      await open(page);
      assert.deepEqual(await violations(page), []);
      await dialogue(page).getByLabel("Size").selectOption("up to 10");
      await dialogue(page).getByLabel("Difficulty").selectOption("gentle");
      await says(dialogue(page), /\b\d\d puzzles/);
      const words = await listed(page).allTextContents();
      assert.ok(words.every((text) => /^No\. \d+ · ([4-9]|10)\s×\s([4-9]|10), gentle/.test(text)), words.join("; "));
      await listed(page).first().click();
      await dialogue(page).waitFor({ state: "hidden" });
      assert.ok(await page.getByRole("radio", { name: "Play" }).isChecked());
      // The title says what the picture is: it comes with the picture.
      await page.getByRole("heading", { name: /^No\. \d+ · / }).waitFor();
      const box = await page.locator("#puzzle").inputValue();
      assert.ok(box.includes("rows") && !box.includes("title"), box);
      await page.getByRole("radio", { name: "Watch" }).check();
      await page.getByRole("slider", { name: "Position" }).press("End");
      await page.getByRole("heading", { name: /^(?!No\.).* · \d/ }).waitFor();
    });
  });
}

test("chance and the next one bring puzzles to solve, and nothing is given away", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    for (const name of ["Surprise me", "Next for you"]) {
      await open(page);
      await press(page, name);
      await dialogue(page).waitFor({ state: "hidden" });
      await page.getByRole("heading", { name: /^No\. \d+ · / }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: /^No\. \d+ · / }).waitFor();
      await page.getByRole("radio", { name: "Watch" }).check();
    }
  });
});

test("puzzles of the list become a book to print", async () => {
  await openPage({ reducedMotion: "reduce" }, async (page) => {
    await open(page);
    await dialogue(page).getByLabel("Size").selectOption("up to 10");
    await dialogue(page).getByText("Print them as a book").click();
    await dialogue(page).getByLabel("How many").selectOption("10");
    await dialogue(page).getByLabel("Puzzles per page").selectOption("four");
    const download = page.waitForEvent("download");
    await press(page, "Save the book");
    const saved = await download;
    assert.equal(saved.suggestedFilename(), "nonograms.pdf");
    const bytes = await readFile(await saved.path(), "latin1");
    // A title page, three pages of puzzles, and at least one of solutions and one of credits.
    assert.ok(bytes.startsWith("%PDF") && [...bytes.matchAll(/\/Type\s*\/Page\b/g)].length >= 6, bytes.slice(0, 8));
    await dialogue(page).getByText("Saved as nonograms.pdf.").waitFor();
    assert.deepEqual(await violations(page), []);
  });
});

test("the puzzle of a day comes from the shelf", async () => {
  await openPage({ clock: true, reducedMotion: "reduce" }, async (page) => {
    await page.clock.setFixedTime(new Date("2026-12-02T08:00:00"));
    await ready(page);
    await press(page, "Puzzle of the day");
    const calendar = page.getByRole("dialog", { name: "Puzzle of the day" });
    await calendar.getByText("Wednesday, 2 December: gentle.").waitFor();
    await calendar.getByRole("button", { name: "Tuesday, 1 December, gentle, not solved" }).click();
    await page.getByRole("heading", { name: /^Puzzle of Tuesday, 1 December · / }).waitFor();
    // The board has the focus.
    await page.keyboard.press("Space");
    await later(page, 600);
    await page.reload();
    await page.getByRole("heading", { name: /^Puzzle of Tuesday, 1 December · / }).waitFor();
  });
});

test("without a network the page says so, and the shelf comes as soon as it can", async () => {
  await openPage({ expected: /shelf\/|Failed to load resource/ }, async (page) => {
    await page.route("**/shelf/**", (route) => route.abort());
    await ready(page);
    await press(page, "Choose a puzzle …");
    await dialogue(page).getByText("The puzzles could not be loaded. Are you online?").waitFor();
    await page.unroute("**/shelf/**");
    await dialogue(page).getByRole("button", { name: "Close" }).click();
    await press(page, "Choose a puzzle …");
    await listed(page).first().waitFor();
    assert.ok(await button(page, "Show 24 more").isVisible());
  });
});
