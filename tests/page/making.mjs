// The page on which puzzles are made, as a person finds it: by role and accessible name only.
import { readFile } from "node:fs/promises";
import { openPage } from "./browser.mjs";
import { press, status, tone } from "./parts.mjs";

export const WIDE = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens the page for making, and runs `body` with it and its server. See `openPage`. */
export const openMaking = (options, body) =>
  openPage({ ...options, start: "make.html" }, async (page, site) => {
    await begun(page);
    await body(page, site);
  });

/** Waits until the page has begun. */
export const begun = (page) => status(page).first().filter({ hasNotText: "Loading" }).waitFor();

export const board = (page) => page.getByRole("img", { name: /^Board of/ });
export const frame = (page) => page.getByRole("group", { name: /^Board:/ });

/** Waits until the board has this many filled cells. */
export const filled = (page, count) => page.getByRole("img", { name: new RegExp(`cells: ${count} filled`) }).waitFor();

/** Waits until the verdict begins so. */
export const verdict = (page, text) => status(page).first().filter({ hasText: text }).waitFor();

/** Where the centre of a cell is, as a person sees it: found out by drawing there, which is then undone. */
export async function cells(page) {
  const { x, y, width, height } = await board(page).boundingBox();
  const name = await board(page).getAttribute("aria-label");
  const [, columns, rows] = /Board of (\d+) × (\d+)/.exec(name).map(Number);
  // The first row and column begin where the rules do: the board is at the right and at the bottom, before the numbers of lines.
  const edges = await page.evaluate((rule) => {
    const canvas = document.getElementById("board");
    // A copy, because browsers remark on boards that are read often.
    const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
    const context = copy.getContext("2d", { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    // The outer rule is the longest line in its colour, that of the theme, or on a coloured board that of light paper.
    const tones = [rule, [0x7d, 0x74, 0x63]];
    // Every pixel is looked at twice, so nothing is made for one.
    const isTone = (x, y) => {
      const at = 4 * (y * width + x);
      return tones.some((tone) => data[at] === tone[0] && data[at + 1] === tone[1] && data[at + 2] === tone[2]);
    };
    const long = (count, cross, isRule) => {
      const lengths = Array.from({ length: count }, (_, line) => {
        let length = 0;
        for (let place = 0; place < cross; place++) if (isRule(line, place)) length += 1;
        return length;
      });
      const most = Math.max(...lengths);
      const lines = lengths.flatMap((length, line) => (length >= most - 4 ? [line] : []));
      return [lines[0], lines.at(-1) + 1];
    };
    return {
      across: long(width, height, isTone).map((place) => place / width),
      down: long(height, width, (y, x) => isTone(x, y)).map((place) => place / height),
    };
  }, await tone(page, "thick-rule"));
  const place = (start, size, [first, last], index, count) =>
    start + size * (first + ((last - first) * (index + 0.5)) / count);
  return (row, column) => ({
    x: place(x, width, edges.across, column, columns),
    y: place(y, height, edges.down, row, rows),
  });
}

/** Draws with the mouse from cell to cell, given as row and column from 0. */
export async function drag(page, ...places) {
  const at = await cells(page);
  const [first, ...rest] = places.map(([row, column]) => at(row, column));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

/** Shows a section beside the board, or opens it from below. */
export async function section(page, name) {
  const one = page.getByRole("navigation", { name: "More panels" }).getByRole("button", { name, exact: true });
  if ((await one.getAttribute("aria-expanded")) === "false") await one.click();
}

/** Closes the section that is open, where it covers the board. */
export async function uncovered(page) {
  const close = page.getByRole("button", { name: "Close this panel", exact: true });
  if (await close.isVisible()) await close.click();
}

/** The file that the button of this name saves. */
export async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
