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

const FILL = "width:100%;border-collapse:collapse";
const head = (words) => `<tr>${words.map((word) => `<th style="border:1px solid #555;padding:4px 8px">${word}</th>`).join("")}</tr>`;
const list = (rows, style = "") => `<table style="border-collapse:collapse;${style}">${rows.map((row) => `<tr>${row.map((content) => `<td style="border:1px solid #999;padding:3px 8px;text-align:right">${content}</td>`).join("")}</tr>`).join("")}</table>`;
const time = (minutes) => `${Math.floor(minutes / 60) % 24}:${`${minutes % 60}`.padStart(2, "0")}`;
const rects = (width, height, all) => `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">${all.map(([x, y, w, h, fill]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`).join("")}</svg>`;
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** Others, made when all else was done. */
const LATER = {
  kakuro: (numbers) => grid(10, 10, (x, y) => (x === 0 || y === 0 || numbers.is(0.2)
    ? cell(x + y > 0 ? `<small style="color:#fff">${numbers.is(0.6) ? numbers.whole(3, 45) : ""}\\${numbers.is(0.6) ? numbers.whole(3, 45) : ""}</small>` : "", "background:#333;font-size:11px") : cell("")), BORDER),
  "numbered-crossword": (numbers) => {
    let last = 0;
    return `${grid(13, 13, (x, y) => (x % 2 === 1 && y % 2 === 1 ? cell("", "background:#000") : cell((x % 2 === 0 && y === 0) || (y % 2 === 0 && x === 0) || numbers.is(0.15) ? `<small style="font-size:9px">${++last}</small>` : "", "vertical-align:top;text-align:left")), BORDER)}${text(numbers, 4)}`;
  },
  bingo: (numbers) => `<table style="${FILL}">${head([..."BINGO"])}</table>${grid(5, 5, (x, y) => cell(x === 2 && y === 2 ? "★" : numbers.whole(15 * x + 1, 15 * x + 15), "font-size:24px"), BORDER.replaceAll("34", "60"))}`,
  year: () => `<div style="display:grid;grid-template-columns:repeat(4,max-content);gap:16px">${MONTHS.map((month, at) => `<div><b>${month}</b>${list(Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => { const date = 7 * week + day - ((at * 3) % 7) + 1; return date > 0 && date < 31 ? date : "&nbsp;"; })), "font-size:12px")}</div>`).join("")}</div>`,
  timetable: (numbers) => `<table style="border-collapse:collapse">${head(["", "Mon", "Tue", "Wed", "Thu", "Fri"])}${Array.from({ length: 8 }, (_, hour) => head([hour + 1, ...Array.from({ length: 5 }, () => numbers.one(["Maths", "Art", "History", "", "Music", "Sport"]))])).join("")}</table>`,
  multiplication: () => grid(13, 13, (x, y) => cell(x * y === 0 ? (x + y || "×") : x * y, x * y === 0 ? "background:#dde;font-weight:700" : ""), BORDER),
  spreadsheet: (numbers) => grid(24, 9, (x, y) => cell(y === 0 ? " ABCDEFGH"[x] : x === 0 ? y : numbers.is(0.7) ? numbers.whole(0, 99) : "", x * y === 0 ? "background:#e6e6e6;font-size:12px" : "font-size:12px;text-align:right"), "width:70px;height:20px;border:1px solid #bbb;padding:0 3px"),
  "chess-diagram": (numbers) => grid(9, 9, (x, y) => (y === 8 || x === 0 ? cell(x === 0 ? (y < 8 ? 8 - y : "") : "abcdefgh"[x - 1], "border:0") : cell(numbers.is(0.4) ? numbers.one([..."♜♞♝♛♚♟♖♙"]) : "", `background:${(x + y) % 2 ? "#fff" : "#bbb"};font-size:28px`)), "width:40px;height:40px;border:1px solid #000;text-align:center;padding:0"),
  "graph-paper": () => rects(700, 700, Array.from({ length: 71 }, (_, at) => [[at * 10, 0, at % 5 ? 0.5 : 1.5, 700, "#7aa5c9"], [0, at * 10, 700, at % 5 ? 0.5 : 1.5, "#7aa5c9"]]).flat()),
  "bathroom-tiles": (numbers) => rects(640, 640, Array.from({ length: 144 }, (_, at) => [(at % 12) * 53 + 3, Math.floor(at / 12) * 53 + 3, 49, 49, numbers.one(["#cfe3e8", "#c8dde3", "#d5e8ec", "#7fb0bd"])])),
  keyboard: () => ["1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map((row, at) => `<div style="margin-left:${[0, 0, 20, 50][at]}px">${[...row].map((key) => `<span style="display:inline-block;width:44px;height:44px;margin:3px;border:1px solid #444;border-radius:6px;text-align:center;line-height:44px">${key}</span>`).join("")}</div>`).join(""),
  "qr-code": (numbers) => {
    const finder = (x, y) => [[x, y, 7, 7, "#000"], [x + 1, y + 1, 5, 5, "#fff"], [x + 2, y + 2, 3, 3, "#000"]];
    const all = Array.from({ length: 29 * 29 }, (_, at) => [at % 29, Math.floor(at / 29), 1, 1, numbers.is(0.5) ? "#000" : "#fff"]);
    const corner = (x, y) => [[x, y, 8, 8, "#fff"]];
    return rects(348, 348, [...all, ...corner(0, 0), ...corner(21, 0), ...corner(0, 21), ...finder(0, 0), ...finder(22, 0), ...finder(0, 22)].map(([x, y, w, h, fill]) => [x * 12, y * 12, w * 12, h * 12, fill]));
  },
  barcode: (numbers) => {
    let x = 0;
    const bars = Array.from({ length: 30 }, () => { x += numbers.whole(1, 4) * 3; const wide = numbers.whole(1, 4) * 3; x += wide; return [x - wide, 0, wide, 180, "#000"]; });
    return `${rects(x, 180, bars)}<div style="letter-spacing:14px;font-size:22px">4 006381 333931</div>`;
  },
  trains: (numbers) => list([["Train", 17, 19, 103, 21, 23, 105, 25], ...["Airton", "Brook", "Castle", "Dene", "Elm", "Ford", "Green", "Hill", "Isle", "Jarrow"].map((name, stop) => [name, ...Array.from({ length: 7 }, (_, at) => (numbers.is(0.1) ? "|" : time(360 + 60 * at + 7 * stop)))])]),
  elements: () => grid(7, 18, (x, y) => (y === 0 && x > 0 && x < 17 || (y === 1 || y === 2) && x > 1 && x < 12 ? cell("", "border:0") : cell(`<small>${y * 18 + x + 1}</small><br><b>${"HLNCSKB"[(x + y) % 7]}</b>`, `font-size:11px;background:hsl(${20 * x} 60% 85%)`)), BORDER.replaceAll("34", "42")),
  battleship: (numbers) => grid(11, 11, (x, y) => (x === 10 || y === 10 ? cell(x + y < 20 ? numbers.whole(0, 5) : "", "border:0") : cell(numbers.is(0.12) ? "●" : numbers.is(0.1) ? "~" : "")), BORDER),
  hitori: (numbers) => grid(8, 8, () => cell(numbers.whole(1, 8), `font-size:20px;${numbers.is(0.15) ? "background:#444;color:#444" : ""}`), BORDER),
  minesweeper: (numbers) => grid(16, 16, () => (numbers.is(0.4) ? cell(numbers.one([1, 1, 1, 2, 2, 3]), "background:#ccc;font-weight:700") : cell(numbers.is(0.1) ? "⚑" : "", "background:#eee;border:3px outset #fff")), BORDER.replaceAll("34", "24")),
  page: (numbers) => `<h2>Chapter 12</h2>${text(numbers, 12)}<h2>Chapter 13</h2>${text(numbers, 12)}<p style="text-align:center">117</p>`,
  city: (numbers) => rects(760, 640, [[0, 0, 760, 640, "#f2efe9"], ...Array.from({ length: 12 * 10 }, (_, at) => [(at % 12) * 62 + 10, Math.floor(at / 12) * 62 + 10, 50, 50, numbers.one(["#ddd6c8", "#ddd6c8", "#cfe6c3", "#d9d0c9"])])]).replace("</svg>", `${Array.from({ length: 10 }, (_, at) => `<text x="${14 + at * 70}" y="${9 + 62 * numbers.whole(1, 9)}" font-size="9">${numbers.whole(1, 40)}th St</text>`).join("")}</svg>`),
};

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("Say where the pictures go: node nothing.mjs FOLDER");
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
for (const [name, kinds, scales] of [["nothing", KINDS, [1, 2]], ["nothing2", LATER, [2]]]) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [kind, show] of Object.entries(kinds)) {
    for (const scale of scales) {
      const numbers = chance(`${kind} ${scale}`);
      const page = await browser.newPage({ deviceScaleFactor: scale });
      await page.setContent(sheet(show(numbers), { paper: numbers.one(["#fff", "#f4f1ea", "#e8eef2"]) }));
      writeFileSync(join(folder, name, `${kind}-${scale}.png`), await page.locator("body").screenshot());
      await page.close();
    }
  }
}
await browser.close();
