// Room for longer words: in a language that is half as long again as English, nothing is cut off, and nothing lies on anything else.
// Nobody speaks it, and the page does not list it; it is a folder of messages, as a new language is.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { DIST, openPage } from "./browser.mjs";
import { cramped } from "./room.mjs";
import { HOUSE, board } from "./showing.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TAG = "en-XA";
const folder = mkdtempSync(join(tmpdir(), "nonoscope-room-"));
after(() => rmSync(folder, { recursive: true }));
cpSync(DIST, folder, { recursive: true });
const made = ["run", "--quiet", "--locked", "--package", "nonoscope-words", "--features", "pseudo", "--bin", "pseudo", "--", folder];
execFileSync("cargo", made, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });

const WINDOWS = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const SEVERAL = "2x2:1/1/1/1";

/** Presses something by its id, wherever it is. */
const press = (page, id) => page.evaluate((id) => document.getElementById(id).click(), id);
const shown = (page, selector) => page.locator(selector).first().waitFor({ state: "visible" });
const runs = (page) => page.waitForFunction(() => document.querySelector(".waits") === null);
const hasRoom = async (page, state, within) => assert.deepEqual(await cramped(page, within), [], state);

/** Opens the page in the language that nobody speaks. */
const open = (options, start, body) =>
  openPage({ folder, start: `${start}?lang=${TAG}`, ...options }, async (page) => {
    await runs(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), TAG);
    await body(page);
  });

/** Opens each drawer of a page in a small window, or looks at what stands beside the board. */
async function drawers(page, isWide, names, state) {
  for (const name of names) {
    if (!isWide) {
      if ((await page.getAttribute(`#open-${name}`, "aria-expanded")) === "false") await press(page, `open-${name}`);
      await shown(page, "#close-drawer");
    }
    await hasRoom(page, `${state}: ${name}`, isWide ? "body" : "#side");
    if (!isWide) await press(page, "close-drawer");
    else return;
  }
}

test("the page that visitors get does not list it", async () => {
  assert.doesNotMatch(await readFile(join(DIST, "index.html"), "utf8"), new RegExp(TAG));
});

test("words without room are noticed", async () => {
  await open(WINDOWS.wide, "", async (page) => {
    await page.waitForFunction(() => document.getElementById("verdict").textContent !== "");
    await page.evaluate(() => {
      const { style } = document.getElementById("step");
      [style.minWidth, style.maxWidth, style.overflow] = ["0", "12px", "hidden"];
      document.getElementById("verdict").style.marginBottom = "-4rem";
    });
    const found = (await cramped(page)).join("\n");
    assert.match(found, /“Sté+p” is cut off by button#step/);
    assert.match(found, /p#verdict: .* lies on button#open-puzzles/);
  });
});

for (const [name, options] of Object.entries(WINDOWS)) {
  const isWide = name === "wide";

  test(`watching and playing have room: ${name}`, async () => {
    await open(options, "", async (page) => {
      await page.locator("#step:enabled").waitFor();
      await page.waitForFunction(() => /\d/.test(document.getElementById("figures").textContent));
      await hasRoom(page, "at the start");
      for (let step = 0; step < 9; step += 1) await press(page, "step");
      await hasRoom(page, "after some steps");
      await drawers(page, isWide, ["puzzle", "line", "more"], "watching");
      await press(page, "marks-mode");
      await hasRoom(page, "playing");
      for (let turn = 0; turn < 4; turn += 1) {
        await page.locator("#hint:enabled").waitFor();
        await press(page, "hint");
      }
      await press(page, "mark-position");
      await press(page, "check");
      await shown(page, "#go-back");
      await hasRoom(page, "after hints");
      await drawers(page, isWide, ["puzzle", "line", "more"], "playing");
    });
  });

  test(`several solutions and mistakes have room: ${name}`, async () => {
    await open(options, "", async (page) => {
      await page.locator("#step:enabled").waitFor();
      await page.evaluate((text) => {
        const box = document.getElementById("puzzle");
        box.value = text;
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }, SEVERAL);
      await press(page, "solve");
      await page.waitForFunction(() => /2.×.2/.test(document.getElementById("title").textContent));
      await page.waitForFunction(() => document.getElementById("verdict").textContent !== "");
      await hasRoom(page, "several solutions");
      await page.evaluate(() => {
        const box = document.getElementById("puzzle");
        box.value = "3x3:1/3/1/1/3/9";
        box.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await page.locator("#fault p").first().waitFor({ state: "attached" });
      await drawers(page, isWide, ["puzzle"], "mistake");
    });
  });

  test(`a first visit has room: ${name}`, async () => {
    await open({ ...options, asIs: true }, "", async (page) => {
      await page.locator("#step:enabled").waitFor();
      await hasRoom(page, "welcome");
    });
  });

  test(`settings, keys and lessons have room: ${name}`, async () => {
    await open(options, "", async (page) => {
      await press(page, "open-game");
      await shown(page, "#game[open]");
      await hasRoom(page, "settings");
      await page.keyboard.press("Escape");
      await press(page, "open-course");
      await shown(page, "#course[open] #lessons button");
      await hasRoom(page, "lessons");
      for (const [id, opened] of [["open-keys", "#keys[open]"], ["open-small-more", "#small[open]"]]) {
        await press(page, id);
        await shown(page, opened);
        await hasRoom(page, id);
        await page.keyboard.press("Escape");
      }
    });
  });

  test(`the shelf, the calendar and the record have room: ${name}`, async () => {
    await open(options, "", async (page) => {
      await press(page, "open-puzzles");
      await shown(page, "#puzzles[open] #shelf-list > *");
      await page.evaluate(() => (document.getElementById("printing").open = true));
      await hasRoom(page, "shelf");
      await press(page, "puzzles-record");
      await shown(page, "#record[open]");
      await hasRoom(page, "record");
      await page.keyboard.press("Escape");
      await press(page, "open-calendar");
      await shown(page, "#calendar[open] #calendar-weeks td");
      await hasRoom(page, "calendar");
    });
  });

  test(`a photo has room: ${name}`, async () => {
    await open(options, "", async (page) => {
      await page.locator("#step:enabled").waitFor();
      const buffer = await board(page, HOUSE);
      const loading = await page.textContent("#lightbox-said");
      await press(page, "open-lightbox");
      await shown(page, "#lightbox[open]");
      // The dialogue says what to do once its program runs.
      await page.waitForFunction((loading) => document.getElementById("lightbox-said").textContent !== loading, loading);
      await hasRoom(page, "waiting");
      await page.locator("#photo-file").setInputFiles({ name: "house.png", mimeType: "image/png", buffer });
      await shown(page, "#lightbox-foot");
      await page.waitForFunction(() => document.querySelectorAll("#lightbox-work input").length >= 20);
      await hasRoom(page, "copied");
    });
  });

  test(`making has room: ${name}`, async () => {
    await open(options, "make.html", async (page) => {
      await hasRoom(page, "at the start");
      for (const section of ["draw", "message", "picture", "random", "repair", "mine", "take"]) {
        if ((await page.getAttribute(`#open-${section}`, "aria-expanded")) === "false") await press(page, `open-${section}`);
        await shown(page, `[data-section=${section}]`);
        await hasRoom(page, section, isWide ? "body" : "#side");
        if (!isWide) await press(page, "close-drawer");
      }
    });
  });
}
