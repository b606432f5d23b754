// The styles of board. Half of them are set apart: nothing is tuned to them, their fonts included; `more.mjs` has those that came later.
//
// A style's `show` takes a puzzle with its `cells`, numbers by chance, a font and a side of a cell in pixels, and answers with
// `{ html }`, to be shown at `scale` pixels to one of the page's, in a window of the size `window` or as large as it is.
import { buttons, heading, sheet, text } from "./around.mjs";
import { draw } from "./draw.mjs";
import { inks, inksApart } from "./inks.mjs";
import { mixed, mixed2 } from "./mixed.mjs";
import { mixed3 } from "./mixed3.mjs";
import { fresh, more } from "./more.mjs";
import { table } from "./table.mjs";

const SCALES = [1, 1, 1.25, 1.5, 2];
/** How the board of a phone fits its window. */
const PHONE = { width: 390, scale: 3 };

/** A side of a cell that fits a phone's window. */
function onPhone({ rows, columns }, step) {
  const longest = Math.max(1, ...rows.map((clue) => clue.length));
  return (PHONE.width - 24) / (columns.length + longest * step + 0.6);
}

const tuned = [
  {
    name: "table-grey", fonts: ["DejaVu Sans", "Liberation Sans", "Arimo"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(table(puzzle, { cell, font, size: 0.5, ink: "#000", paper: "#c8c8c8", heading: "#d0d0d0", board: "#ccc", thin: [1, "#888"], thick: [chance.whole(2, 3), "#000"], boxes: true, zero: chance.one(["", "0"]) }), { margin: chance.whole(0, 20) }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "margin", fonts: ["Liberation Serif", "Tinos", "PT Serif", "Caladea"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(draw(puzzle, { cell, font, size: 0.62, stepX: 0.95, stepY: 0.88, board: chance.one(["#fff", "#808080", "#eee"]), thin: [1, "#555"], thick: [3, "#444"], frame: [2, "#444"], zero: "" }).svg, { margin: chance.whole(2, 30) }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "dark-phone", fonts: ["Roboto", "Noto Sans", "Open Sans"], progress: 0.3, most: 20,
    show(puzzle, chance, font) {
      const cell = Math.floor(onPhone(puzzle, 0.62));
      const { svg } = draw(puzzle, { cell, font, size: 0.6, stepX: 0.62, stepY: 0.72, board: "#1d2330", ink: "#dfe6f5", thin: [0.7, "#3c4660"], thick: [1.5, "#7f8db0"], frame: [1.5, "#7f8db0"], headings: chance.one([["#1a1f2b", "#222a3a"], null]), filled: "#8ab4ff", empty: ["cross", "#66718f"], zero: chance.one(["0", ""]), done: chance.one([null, "#5a6480"]), crisp: false });
      return { html: sheet(`${heading(chance, "Daily puzzle")}${svg}${buttons(["Undo", "Hint", "Check"])}`, { paper: "#12151c", ink: "#dfe6f5", font, margin: 10, width: `${PHONE.width}px` }), scale: PHONE.scale, window: { width: PHONE.width, height: 844 } };
    },
  },
  {
    name: "striped", fonts: ["Lato", "Open Sans", "Carlito"], progress: 0,
    show(puzzle, chance, font, cell) {
      const [a, b, ink] = chance.one([["#dbeafe", "#bfdbfe", "#1e3a8a"], ["#dcfce7", "#bbf7d0", "#14532d"], ["#fef3c7", "#fde68a", "#78350f"]]);
      const { svg } = draw(puzzle, { cell, font, size: 0.58, weight: 700, stepX: 0.75, headings: [a, b], ink, thin: [1, "#cbd5e1"], thick: [2, "#475569"], frame: [2, "#475569"], corner: chance.one([null, "size"]) });
      return { html: sheet(`<h1>Picture cross</h1>${svg}${text(chance, 2)}`, { font }), scale: chance.one(SCALES) };
    },
  },
  {
    name: "circled", fonts: ["DejaVu Sans", "Cabin", "Karla"], progress: 0.2,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(draw(puzzle, { cell, font, size: 0.45, stepX: 1, stepY: 1, shape: ["circle", chance.one(["#333", "#2563eb", "#999"]), chance.one(["none", "#f1f5f9", "#fff7d6"])], thin: [1, "#999"], crisp: false, empty: ["dot", "#777"] }).svg, {}),
      scale: chance.one([1.25, 1.5, 2]),
    }),
  },
  {
    name: "light-lines", fonts: ["Liberation Sans", "Inter", "Clear Sans"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<div class="columns">${draw(puzzle, { cell, font, size: 0.52, weight: chance.one([300, 400]), ink: "#444", writing: "text", between: "\u00a0\u00a0", stepX: 0.85, thin: [1, "#ddd"], thick: chance.one([null, [1, "#bbb"]]), frame: chance.one([[1, "#bbb"], [1, "#ddd"]]) }).svg}<div class="side">${text(chance, 4)}</div></div>`, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "in-progress", fonts: ["Cantarell", "Noto Sans", "Liberation Sans"], progress: 0.6,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${heading(chance, "Nonogram")}${draw(puzzle, { cell, font, size: 0.55, stepX: 0.8, filled: chance.one(["#000", "#334155", "#166534"]), inset: chance.one([0, 1, 2]), empty: [chance.one(["cross", "dot", "shade"]), "#c4c8cf"], done: chance.one([null, "#aaa"]), thin: [1, "#777"], among: chance.one(["none", "lines"]) }).svg}`, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "logo", fonts: ["Roboto Slab", "Quicksand", "Play"], progress: 0.1,
    show(puzzle, chance, font, cell) {
      const { svg } = draw(puzzle, { cell, font, size: 0.55, weight: 500, stepX: 0.85, corner: "logo", among: "lines", headings: ["#fafafa", "#f0f0f0"], thin: [1, "#aaa"], thick: [2, "#333"] });
      return { html: sheet(`<div class="columns"><div class="side"><h2>Griddles</h2>${text(chance, 3)}${buttons(["New game"])}</div><div>${heading(chance, "No. 7")}${svg}${buttons(["◀ Back", "Save", "Next ▶"])}</div></div>`, { font, paper: "#f6f3ee" }), scale: chance.one(SCALES) };
    },
  },
  {
    name: "book", fonts: ["EB Garamond", "Latin Modern Roman", "Old Standard TT", "C059"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<h2>${chance.whole(1, 120)}. ★★☆</h2>${draw(puzzle, { cell, font, size: 0.62, among: "boxes", thin: [0.8, "#333"], thick: [2, "#000"], frame: [2.5, "#000"], zero: "", crisp: false }).svg}<p>${chance.whole(3, 200)}</p>`, { font, margin: 30 }),
      scale: chance.one([1.5, 2, 3]),
    }),
  },
  { name: "sheet-of-nonoscope", fonts: [""], progress: 0, drawn: "sheet" },
  { name: "nonoscope-at-work", fonts: [""], progress: 0.5, drawn: "picture" },
];

const apart = [
  {
    name: "pills", fonts: ["Manrope", "FreeSans", "Sora"], progress: 0.3,
    show(puzzle, chance, font, cell) {
      const [paper, fill, ink, board] = chance.one([["#1e2a5a", "#33418a", "#fff", "#f4f6ff"], ["#f2ead8", "#e0cda2", "#4a3612", "#fffdf6"], ["#243b3a", "#3d6562", "#eafffb", "#dff3f0"]]);
      const { svg } = draw(puzzle, { cell, font, size: 0.52, weight: 600, stepX: 0.72, stepY: 0.8, shape: ["pill", "none", fill], ink, board, thin: [1, "#b9c0d8"], thick: [2, "#5b6694"], frame: [2, "#5b6694"], filled: "#33418a", empty: ["cross", "#8d96bb"], crisp: false });
      return { html: sheet(`${heading(chance, "Stage 12")}${svg}${buttons(["✕", "■", "Hint"])}`, { font, paper, ink }), scale: chance.one([1.25, 1.5, 2]) };
    },
  },
  {
    name: "squares", fonts: ["B612", "Averia Sans GWF", "PT Sans"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(draw(puzzle, { cell, font, size: 0.5, stepX: 1, stepY: 1, shape: ["square", "#666", chance.one(["#fff", "#eef"])], thin: [1, "#777"], thick: [2.5, "#111"], frame: [2.5, "#111"] }).svg + text(chance, 1), { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "miniature", fonts: ["Oxygen-Sans", "Comfortaa", "PT Sans Caption"], progress: 0.5,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${draw(puzzle, { cell, font, size: 0.56, weight: 500, corner: "miniature", among: "lines", headings: ["#e7eef0", "#d5e2e6"], ink: "#12343b", thin: [1, "#9ab"], thick: [2, "#345"], filled: "#345", empty: ["cross", "#b86b6b"] }).svg}${buttons(["Undo", "Redo", "Reset"])}`, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "sepia-book", fonts: ["Vollkorn", "Linux Libertine O", "Yanone Kaffeesatz"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<div class="columns"><div><h2>Puzzle ${chance.whole(2, 90)}</h2>${draw(puzzle, { cell, font, size: 0.66, ink: "#2b1d0e", board: "#fbf3e0", stepX: 0.85, among: "lines", thin: [0.8, "#6b5a44"], thick: [2.2, "#2b1d0e"], frame: [3, "#2b1d0e"], zero: chance.one(["", "–", "0"]), crisp: false }).svg}</div><div class="side">${text(chance, 5)}</div></div>`, { font, paper: "#f3e7cc", ink: "#2b1d0e" }),
      scale: chance.one([1.5, 2, 2.5]),
    }),
  },
  {
    name: "dark-table", fonts: ["Hack", "JetBrains Mono", "Courier Prime"], progress: 0.25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${heading(chance, "nonogram.local")}${table(puzzle, { cell, font, size: 0.5, ink: "#c9d1d9", paper: "#0d1117", heading: "#161b22", board: "#0d1117", thin: [1, "#30363d"], thick: [2, "#6e7681"], boxes: chance.is(0.5), filled: "#58a6ff", empty: chance.one(["×", "·"]), emptyInk: "#6e7681" })}`, { paper: "#0d1117", ink: "#c9d1d9", font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "tiles", fonts: ["Dosis", "Andika", "Comic Neue"], progress: 0.35, most: 25,
    show(puzzle, chance, font, cell) {
      const [paper, fill, ink, filled] = chance.one([["#ece5dd", "#ffffff", "#5c4632", "#5c4632"], ["#2b2d42", "#4a4e69", "#f2e9e4", "#f6bd60"], ["#d8e2dc", "#fff", "#33415c", "#ff6b6b"]]);
      const { svg } = draw(puzzle, { cell, font, size: 0.6, weight: 600, stepX: 0.75, board: "none", ink, filled, tiles: { gap: Math.max(2, cell / 10), radius: cell / 8, fill }, empty: ["cross", ink], crisp: false });
      return { html: sheet(`${heading(chance, "Level 9")}${svg}${buttons(["♥ ♥ ♥", "Hint (2)"])}`, { font, paper, ink }), scale: chance.one([1.5, 2, 3]) };
    },
  },
  {
    name: "newspaper", fonts: ["Bebas Neue", "STIX", "GFS Didot"], progress: 0,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<h1>Pixel of the day</h1><p>${chance.one(["Difficulty 3 of 5", "By E. Marsh"])}</p>${draw(puzzle, { cell, font, size: 0.66, headings: ["#ddd", "#ddd"], among: "boxes", thin: [0.7, "#555"], thick: [1.8, "#000"], frame: [1.8, "#000"], zero: "", crisp: false }).svg}`, { font, paper: "#fafafa" }),
      scale: chance.one([1.5, 2, 3]),
    }),
  },
  {
    name: "light-phone", fonts: ["OpenDyslexic", "Sora", "FreeSans", "P052"], progress: 0.4, most: 20,
    show(puzzle, chance, font) {
      const cell = Math.floor(onPhone(puzzle, 0.66));
      const { svg } = draw(puzzle, { cell, font, size: 0.55, stepX: 0.66, stepY: 0.75, board: "#fff", ink: ["#b3261e", "#1b5e9b"], thin: [0.5, "#c7c7cc"], thick: [1, "#8e8e93"], frame: [1, "#8e8e93"], done: "#bbb", filled: "#1c1c1e", inset: 0.5, empty: [chance.one(["cross", "dot"]), "#c7c7cc"], crisp: false });
      return { html: sheet(`${heading(chance, "Easy 23")}${svg}${buttons(["Fill", "Cross", "Undo"])}<p>Swipe to mark several cells.</p>`, { font, paper: "#f2f2f7", margin: 10, width: `${PHONE.width}px` }), scale: PHONE.scale, window: { width: PHONE.width, height: 844 } };
    },
  },
  { name: "pattern-of-tatham", fonts: [""], progress: 0, drawn: "tatham", most: 30 },
  { name: "latex", fonts: [""], progress: 0, drawn: "latex", most: 30 },
];

/** All styles, in folders: known ones, those that are set apart, later ones of both kinds, those that are composed by chance, and those with several inks. */
export const STYLES = Object.entries({ styles: tuned, apart, more, fresh, mixed, mixed2, inks, "inks-apart": inksApart, mixed3 }).flatMap(([folder, styles]) => styles.map((style) => ({ ...style, folder })));
