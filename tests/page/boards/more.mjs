// Styles that came later: those of `more` are known, those of `fresh` are only counted. `styles.mjs` says what a style is.
import { buttons, heading, sheet, text } from "./around.mjs";
import { draw } from "./draw.mjs";
import { table } from "./table.mjs";

const SCALES = [1, 1.25, 1.5, 2];

export const more = [
  {
    name: "narrow-boxes", fonts: ["DejaVu Serif", "Noto Serif", "Nimbus Roman"], progress: 0, most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(draw(puzzle, { cell: cell + 6, font, size: 0.42, among: "boxes", box: [chance.one([0.6, 0.7, 0.8]), chance.one([0.65, 0.75, 1])], headings: chance.one([null, ["#e5e5e5", "#e5e5e5"]]), thin: [1, "#666"], thick: [2, "#222"], frame: [2, "#222"], zero: chance.one(["0", ""]) }).svg, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "thick-frame", fonts: ["Nimbus Sans", "Roboto Condensed", "Noto Sans"], progress: 0.2, most: 30,
    show(puzzle, chance, font, cell) {
      const { svg } = draw(puzzle, { cell, font, size: 0.58, stepX: 0.8, frame: [chance.whole(5, 9), "#111"], thin: [1, "#999"], thick: chance.one([null, [3, "#444"]]), filled: "#444", zero: chance.one(["0", ""]) });
      return { html: sheet(`<div style="display:inline-block;border:${chance.whole(3, 8)}px solid #111;padding:${chance.whole(0, 8)}px">${svg}</div>${text(chance, 1)}`, { font }), scale: chance.one(SCALES) };
    },
  },
  {
    name: "dotted", fonts: ["Liberation Serif", "FreeSerif", "Lato"], progress: 0, most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<h2>${chance.whole(1, 300)}</h2>${draw(puzzle, { cell, font, size: 0.6, stepX: 0.9, thin: [1, "#777", chance.one(["1 2", "2 2", "3 3"])], thick: [chance.one([1, 2]), "#333"], frame: [2, "#333"], zero: "" }).svg}`, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "faint-dark", fonts: ["Roboto", "Inter", "Cousine"], progress: 0.3, most: 30,
    show(puzzle, chance, font, cell) {
      const [paper, ink, thin, thick] = chance.one([["#0e0e10", "#e6e6ea", "#26262b", "#45454d"], ["#102a43", "#d9e2ec", "#1c3d5c", "#3f6c94"], ["#22301f", "#e8f0d8", "#33452f", "#6d8862"]]);
      const { svg } = draw(puzzle, { cell, font, size: 0.55, stepX: 0.75, board: paper, ink, thin: [1, thin], thick: [chance.one([1, 2]), thick], frame: [2, thick], filled: chance.one([ink, "#e0a030"]), empty: [chance.one(["cross", "dot"]), thick], crisp: false });
      return { html: sheet(`${heading(chance, "Puzzle 88")}${svg}${buttons(["Undo", "Clear"])}`, { font, paper, ink }), scale: chance.one(SCALES) };
    },
  },
  {
    name: "grey-clues", fonts: ["Open Sans", "Carlito", "Fira Code"], progress: 0.5, most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(draw(puzzle, { cell, font, size: 0.55, stepX: 0.85, headings: chance.one([["#c4c4c4", "#c4c4c4"], ["#d6d6d6", "#c0c0c0"]]), thin: [1, "#888"], thick: [2, "#333"], frame: [2, "#333"], filled: chance.one(["#000", "#555"]), inset: chance.one([0, 1, 3]), empty: [chance.one(["cross", "dot", "shade"]), "#aaa"], done: chance.one([null, "#888"]) }).svg + text(chance, 1), { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "tiny", fonts: ["DejaVu Sans", "Liberation Sans", "Noto Sans"], progress: 0.1, most: 30,
    show: (puzzle, chance, font) => ({
      html: sheet(`<div class="columns">${draw(puzzle, { cell: chance.whole(13, 15), font, size: 0.72, stepX: 1.05, stepY: 0.95, among: chance.one(["none", "lines"]), thin: [1, "#aaa"], thick: [1, "#000"], frame: [1, "#000"], zero: chance.one(["0", ""]) }).svg}<div class="side">${text(chance, 3)}</div></div>`, { font }),
      scale: 1,
    }),
  },
  {
    name: "large", fonts: ["URW Bookman", "Quicksand", "Cabin"], progress: 0.4, most: 25,
    show: (puzzle, chance, font) => ({
      html: sheet(`${heading(chance, "Large print")}${draw(puzzle, { cell: chance.whole(38, 46), font, size: chance.one([0.4, 0.6]), stepX: 0.7, stepY: 0.75, thin: [2, "#333"], thick: [5, "#000"], frame: [5, "#000"], inset: chance.one([0, 4]), empty: ["cross", "#666"] }).svg}`, { font }),
      scale: chance.one([1, 1.5]),
    }),
  },
  {
    name: "ringed", fonts: ["Karla", "Clear Sans", "DejaVu Sans"], progress: 0.2, most: 30,
    show(puzzle, chance, font, cell) {
      const [stroke, fill, ink] = chance.one([["none", "#33415c", "#fff"], ["#b45309", "#fef3c7", "#7c2d12"], ["#888", "none", "#222"]]);
      return { html: sheet(draw(puzzle, { cell: cell + 2, font, size: 0.46, stepX: 0.92, stepY: 0.92, shape: [chance.one(["circle", "circle", "square"]), stroke, fill], ink, thin: [1, "#777"], thick: [2, "#222"], crisp: false }).svg, { font }), scale: chance.one(SCALES) };
    },
  },
  {
    name: "narrow-table", fonts: ["Noto Sans Mono", "Arimo", "Tinos"], progress: 0.3, most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(table(puzzle, { cell: cell + 4, font, size: 0.5, ink: "#222", paper: "#fff", heading: chance.one(["#eee", "#d5dbe5"]), board: "#fff", thin: [1, "#999"], thick: [2, "#333"], boxes: chance.is(0.7), box: [chance.one([0.65, 0.8]), chance.one([0.7, 0.85])], zero: chance.one(["", "0"]) }) + text(chance, 2), { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "ruled-blue", fonts: ["Caladea", "Cantarell", "Roboto Slab"], progress: 0, most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<h1>Blue squares</h1>${draw(puzzle, { cell, font, size: 0.56, writing: chance.one(["text", "slots"]), between: " ", stepX: 0.85, every: chance.one([4, 5, 10]), thin: [1, "#9ecbff"], thick: [1.5, "#2a6fb8"], frame: chance.one([null, [1.5, "#2a6fb8"]]), among: chance.one(["none", "lines"]), crisp: false }).svg}`, { font, paper: chance.one(["#fff", "#fcfaf2"]) }),
      scale: chance.one(SCALES),
    }),
  },
];

export const fresh = [
  {
    name: "ledger", fonts: ["Open Sans Condensed", "Linux Biolinum O"], progress: 0.3, most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${heading(chance, "Ledger")}${table(puzzle, { cell: cell + 2, font, size: 0.55, ink: "#1a2b3c", paper: "#f7f4ea", heading: "#e3dcc5", board: "#fffdf5", thin: [1, "#c9bfa0"], thick: [2, "#7d6f45"], boxes: chance.is(0.5), box: [0.72, 0.8], zero: "" })}`, { font, paper: "#f7f4ea" }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "night", fonts: ["Jura", "PT Mono"], progress: 0.4, most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${draw(puzzle, { cell, font, size: 0.6, weight: 600, stepX: 0.8, board: "#1b1b2f", ink: "#f0e6ff", headings: ["#24243e", "#2c2c4a"], thin: [1, "#3d3d5c", chance.one([undefined, "2 2"])], thick: [2, "#7a7ab8"], frame: [4, "#7a7ab8"], filled: "#f0b429", empty: ["dot", "#7a7ab8"] }).svg}${buttons(["Undo", "Hint"])}`, { font, paper: "#141425", ink: "#f0e6ff" }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "stamps", fonts: ["Latin Modern Sans", "Nimbus Sans Narrow"], progress: 0, most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<div style="display:inline-block;border:6px double #222;padding:6px">${draw(puzzle, { cell: cell + 3, font, size: 0.5, among: "boxes", box: [0.75, 0.85], thin: [0.8, "#555"], thick: [1.6, "#111"], frame: [4, "#111"], zero: "", crisp: false }).svg}</div>`, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "pocket", fonts: ["Noto Serif Display", "FreeMono"], progress: 0.2, most: 25,
    show: (puzzle, chance, font) => ({
      html: sheet(`<div class="columns"><div class="side">${text(chance, 3)}</div>${draw(puzzle, { cell: chance.whole(14, 17), font, size: 0.7, weight: 600, stepX: 1, stepY: 0.95, headings: ["#eee", "#e2e2e2"], thin: [1, "#bbb"], thick: [2, "#777"], frame: [2, "#555"], filled: "#222" }).svg}</div>`, { font }),
      scale: chance.one([1, 1.25]),
    }),
  },
];
