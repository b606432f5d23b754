// From a message: the card comes onto the sheet, and what is shown is read by a reader that shares no code with the project.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { PHONE, WIDE, begun, board, frame, openMaking, section, uncovered, verdict } from "./making.mjs";
import { press } from "./parts.mjs";

const MESSAGE = "Meet me under the old oak at noon. 🌳";

const field = (page) => page.getByRole("textbox", { name: "Message or address" });
const code = (page) => page.getByRole("img", { name: /^QR code that reads/ });

/** Types a message and has its card made. */
async function make(page, text) {
  await section(page, "Message");
  await field(page).fill(text);
  await press(page, "Make the card");
  await page.getByRole("img", { name: `QR code that reads: ${text}` }).waitFor();
}

/** What is read from the screen. */
async function scanned(page) {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

for (const [name, options] of [["wide", WIDE], ["phone", PHONE]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`a message becomes a card that can be scanned off the screen: ${name}, ${colorScheme}`, async () => {
      await openMaking({ ...options, colorScheme }, async (page) => {
        await make(page, MESSAGE);
        await code(page).scrollIntoViewIfNeeded();
        assert.equal(await scanned(page), MESSAGE);
        await page.getByText(/^\d+ × \d+ cells; none is given\. Two QR readers/).waitFor();
        await uncovered(page);
        await verdict(page, "One solution, no guessing needed");
        const first = await board(page).getAttribute("aria-label");
        await section(page, "Message");
        await press(page, "Make another");
        await page.waitForFunction((first) => document.getElementById("board").getAttribute("aria-label") !== first, first);
        assert.equal(await scanned(page), MESSAGE);
        await uncovered(page);
        await press(page, "Undo");
        await page.waitForFunction((first) => document.getElementById("board").getAttribute("aria-label") === first, first);
      });
    });
  }
}

test("messages of all lengths are made and read off the screen", async () => {
  await openMaking(WIDE, async (page) => {
    const texts = ["7", "https://example.org/a/long/path?with=1&more=2#here", "0123456789".repeat(10), "Zażółć gęślą jaźń", "謎".repeat(40), "z".repeat(120)];
    for (const text of texts) {
      await make(page, text);
      assert.equal(await scanned(page), text);
      await verdict(page, "One solution, no guessing needed");
    }
  });
});

test("the keyboard alone makes a card, and wishes are kept", async () => {
  await openMaking(WIDE, async (page) => {
    await page.getByRole("button", { name: "Message", exact: true }).focus();
    await page.keyboard.press("Enter");
    await field(page).focus();
    await page.keyboard.type("Eight");
    await page.getByRole("combobox", { name: "Size" }).selectOption("49 × 49");
    await field(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("49 × 49 cells; 2 cells are given, the fewest possible.").waitFor();
    await page.getByRole("combobox", { name: "Size" }).selectOption("25 × 25");
    await page.getByRole("radio", { name: "No given cells, and as hard as possible" }).check();
    await press(page, "Make the card");
    await page.getByText("25 × 25 cells; none is given.").waitFor();
    await page.reload();
    await begun(page);
    assert.equal(await field(page).inputValue(), "Eight");
    await page.getByRole("img", { name: /^Board of 25 × 25/ }).waitFor();
  });
});

test("what cannot be made is said", async () => {
  await openMaking(WIDE, async (page) => {
    await section(page, "Message");
    await press(page, "Make the card");
    await page.getByText("Type a message first.").waitFor();
    await field(page).fill("x".repeat(3000));
    await press(page, "Make the card");
    await page.getByText("The message is too long for any QR code. Shorten it.").waitFor();
    assert.ok(await frame(page).isVisible());
  });
});
