// Draws the pictures one after another, in Chromium and with other programs.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER, FLAGS } from "../browser.mjs";
import { chance } from "./chance.mjs";
import { examples, random, say } from "./puzzles.mjs";
import { STYLES } from "./styles.mjs";

/** Width and height of the pictures of each style. */
const SIZES = [[10, 10], [15, 15], [5, 5], [20, 20], [10, 15], [25, 25], [20, 15], [30, 30], [15, 15], [50, 50], [12, 20]];

/** A side of a cell for a board of this size, in pixels. */
function sideOf(size, numbers) {
  const [least, most] = size <= 12 ? [22, 40] : size <= 20 ? [20, 30] : size <= 30 ? [18, 26] : [18, 20];
  return numbers.whole(least, most);
}

/** What of the solution somebody has marked: about this share of the cells, and always the given ones. */
const marked = ({ solution, given }, share, numbers) =>
  solution.map((row, y) => [...row].map((cell, x) => (given[y][x] !== "." || numbers.is(share) ? cell : ".")).join(""));

/** Draws HTML in Chromium. */
async function shoot(browser, { html, scale, window }) {
  const context = await browser.newContext({ deviceScaleFactor: scale, viewport: window ?? { width: 400, height: 300 } });
  const page = await context.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const bytes = window ? await page.screenshot() : await page.locator("body").screenshot();
  await context.close();
  return bytes;
}

/** Draws with other programs. `work` is a folder for their files, and `times` how much larger than usual it is drawn. */
const DRAWN = {
  async sheet({ text }, { numbers, work, browser, times }) {
    if (numbers.is(0.4)) {
      const svg = say(["picture", "-", "--to", "svg", "--sheet", "letter"], text).toString();
      return shoot(browser, { html: `<body style="margin:0;width:max-content;background:#fff">${svg}`, scale: numbers.one([1, 1.5, 2]) * times });
    }
    writeFileSync(join(work, "sheet.pdf"), say(["picture", "-", "--to", "pdf"], text));
    return pixels(work, "sheet", numbers.whole(110, 200) * times);
  },
  async picture({ text, rows, columns }, { numbers, cell, picture, times }) {
    const at = numbers.whole(0, Math.floor((rows.length + columns.length) * 1.5));
    const board = say(["picture", "-", "--to", "txt", "--at", `${at}`], text).toString();
    picture.cells = board.split("\n").map((line) => line.match(/[XO.]+$/u)?.[0] ?? "").filter((line) => line.length === columns.length).slice(-rows.length);
    return say(["picture", "-", "--to", "png", "--cell", `${cell * times}`, "--at", `${at}`], text);
  },
  tiles: ({ text }, { cell, times }) => say(["picture", "-", "--to", "png", "--cell", `${cell * times}`, "--at", "0"], text),
  async tatham({ text }, { cell, work, times }) {
    const game = say(["convert", "--to", "tatham", "-"], text).toString().trim();
    const path = join(work, "game.png");
    execFileSync("xvfb-run", ["-a", "/usr/games/sgt-pattern", "--screenshot", path, game], { env: { ...process.env, PATTERN_TILESIZE: `${cell * times}` } });
    return readFileSync(path);
  },
  async latex({ text, rows, columns }, { numbers, work, times }) {
    const board = say(["convert", "--to", "latex", "-"], text).toString();
    // A cell is a centimetre. The clues stand in the margin, and the board is moved to the right by as much again.
    const [left, top] = [rows, columns].map((clues) => 2 + Math.max(...clues.map((clue) => clue.length)));
    const page = `paperwidth=${2 * left + columns.length + 4}cm,paperheight=${2 * top + rows.length + 4}cm,margin=1cm,left=${left}cm`;
    const words = `\\documentclass{article}\\usepackage[${page}]{geometry}\\usepackage{logicpuzzle}\\pagestyle{empty}\\begin{document}\\noindent ${board}\\end{document}`;
    writeFileSync(join(work, "board.tex"), words);
    execFileSync("pdflatex", ["-interaction=batchmode", "board.tex"], { cwd: work, stdio: "ignore" });
    return pixels(work, "board", numbers.whole(60, 130) * times);
  },
};

/** The first page of a PDF. */
function pixels(work, name, resolution) {
  execFileSync("pdftoppm", ["-r", `${resolution}`, "-f", "1", "-l", "1", "-singlefile", "-png", join(work, `${name}.pdf`), join(work, name)]);
  return readFileSync(join(work, `${name}.png`));
}

/** Fonts that are not installed would silently be others. */
function checkFonts() {
  const installed = new Set(execFileSync("fc-list", [":", "family"]).toString().split(/[\n,]/u).map((name) => name.replace(/\\/gu, "").trim()));
  const missing = STYLES.flatMap(({ fonts }) => fonts).filter((font) => font !== "" && !installed.has(font));
  if (missing.length > 0) throw new Error(`These fonts are not installed: ${[...new Set(missing)].join(", ")}. README.md names their packages.`);
}

/**
 * The pictures of all styles whose names contain the word, as `{ folder, name, bytes, truth }`, drawn `times` as large as usual, or those
 * among them whose names `isWanted`. All styles get their first picture first, so that there is soon something of each.
 */
export async function* pictures({ word = "", times = 1, isWanted = () => true }) {
  checkFonts();
  const known = examples();
  const work = mkdtempSync(join(tmpdir(), "boards-"));
  const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
  try {
    for (const [index, [width, height]] of SIZES.entries()) {
      for (const [place, style] of STYLES.entries()) {
        const name = nameOf(style, index);
        if (!fits(style, index) || !name.includes(word) || !isWanted(name)) continue;
        const numbers = chance(name);
        const puzzle = index === 1 && !style.inks ? known[place % known.length] : random(width, height, name, style.inks);
        const cell = sideOf(Math.max(puzzle.rows.length, puzzle.columns.length), numbers);
        const picture = { rows: puzzle.rows, columns: puzzle.columns, cells: marked(puzzle, style.progress * numbers.between(0.5, 1.5), numbers) };
        if (style.inks) Object.assign(picture, { inks: puzzle.inks, palette: numbers.one(style.palettes ?? [[]]) });
        let bytes;
        if (style.drawn) {
          bytes = await DRAWN[style.drawn](puzzle, { numbers, cell, work, browser, picture, times });
        } else {
          const shown = style.show(picture, numbers, numbers.one(style.fonts), cell);
          bytes = await shoot(browser, { ...shown, scale: shown.scale * times });
        }
        if (picture.cells.every((row) => /^\.*$/u.test(row))) delete picture.cells;
        yield { folder: style.folder, name, bytes, truth: picture };
      }
    }
  } finally {
    await browser.close();
    rmSync(work, { recursive: true });
  }
}

const nameOf = (style, index) => `${style.name}-${`${index + 1}`.padStart(2, "0")}`;
/** A phone's window has no room for large boards, for example. */
const fits = ({ most = Infinity }, index) => Math.max(...SIZES[index]) <= most;

/** The names of all pictures of a folder. */
export const names = (folder) =>
  STYLES.filter((style) => style.folder === folder).flatMap((style) => [...SIZES.keys()].filter((index) => fits(style, index)).map((index) => nameOf(style, index)));
