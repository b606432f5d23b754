// Makes pictures without a nonogram, some of which look like one: node nothing.mjs FOLDER.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER, FLAGS } from "../browser.mjs";
import { buttons, heading, sheet, text } from "./around.mjs";
import { chance } from "./chance.mjs";

const grid = (rows, columns, inside, style) =>
  `<style>table{border-collapse:collapse}td{${style}}</style><table>${Array.from({ length: rows }, (_, y) =>
    `<tr>${Array.from({ length: columns }, (_, x) => inside(x, y)).join("")}</tr>`).join("")}</table>`;
const cell = (content, style = "") => `<td style="${style}">${content}</td>`;
const BORDER = "width:34px;height:34px;border:1px solid #555;text-align:center;padding:0";

const KINDS = {
  words: (numbers) => `<h1>On patience</h1>${text(numbers, 30)}`,
  sudoku: (numbers) => grid(9, 9, (x, y) => cell(numbers.is(0.35) ? numbers.whole(1, 9) : "", `${x % 3 === 0 ? "border-left:3px solid #000;" : ""}${y % 3 === 0 ? "border-top:3px solid #000" : ""}`), BORDER),
  crossword: (numbers) => grid(15, 15, () => (numbers.is(0.2) ? cell("", "background:#000") : cell(numbers.is(0.2) ? `<small>${numbers.whole(1, 60)}</small>` : "")), BORDER),
  chess: () => grid(8, 8, (x, y) => cell(y < 2 || y > 5 ? "♟" : "", `background:${(x + y) % 2 ? "#b58863" : "#f0d9b5"};font-size:30px`), BORDER),
  accounts: (numbers) => grid(20, 7, (x, y) => cell(x === 0 ? `Item ${y + 1}` : numbers.whole(0, 9999), "width:90px;text-align:right"), BORDER),
  calendar: (numbers) => grid(6, 7, (x, y) => cell(7 * y + x < 31 ? 7 * y + x + 1 : "", "width:90px;height:70px;vertical-align:top"), BORDER),
  bars: (numbers) => `<div style="display:flex;align-items:flex-end;height:400px;gap:8px">${Array.from({ length: 20 }, () => `<div style="width:24px;background:#36c;height:${numbers.whole(5, 100)}%"></div>`).join("")}</div>`,
  window: (numbers) => `${heading(numbers, "Settings")}${text(numbers, 6)}${buttons(["Cancel", "Save"])}`,
  sky: (numbers) => `<div style="width:700px;height:500px;background:radial-gradient(circle at ${numbers.whole(10, 90)}% 30%,#fff7c2,#7fb2e5 30%,#31587f 70%,#20351f 71%)"></div>`,
  grid: () => grid(15, 15, () => cell(""), BORDER),
};

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("Say where the pictures go: node nothing.mjs FOLDER");
mkdirSync(join(folder, "nothing"), { recursive: true });
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
for (const [kind, show] of Object.entries(KINDS)) {
  for (const scale of [1, 2]) {
    const numbers = chance(`${kind} ${scale}`);
    const page = await browser.newPage({ deviceScaleFactor: scale });
    await page.setContent(sheet(show(numbers), { paper: numbers.one(["#fff", "#f4f1ea", "#e8eef2"]) }));
    writeFileSync(join(folder, "nothing", `${kind}-${scale}.png`), await page.locator("body").screenshot());
    await page.close();
  }
}
await browser.close();
