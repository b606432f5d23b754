// Styles of boards whose clues have several inks: those of `inks` are known, those of `inks-apart` are only counted. `styles.mjs` says what a
// style is; a run of these puzzles has its ink in `inks`, as a number from 0, and `palette` says what that looks like.
import { buttons, heading, sheet, text } from "./around.mjs";

const SCALES = [1, 1.25, 1.5, 2];

const light = (colour) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};
const legible = (colour) => (light(colour) > 140 ? "#000" : "#fff");

/** The board as an HTML table: `number` gives the HTML and the style of a number's place. */
function board({ rows, columns, inks, palette, cells }, { cell, font, size = 0.55, weight = 400, paper = "#fff", thin, thick, among, number, step = 1, gap = 0, mark = "#888" }) {
  const longest = (clues) => Math.max(1, ...clues.map((clue) => clue.length));
  const [across, down] = [longest(rows), longest(columns)];
  const border = ([width, colour]) => `${width}px solid ${colour}`;
  const edge = (index, count) => border((index + 1) % 5 === 0 || index + 1 === count ? thick : thin);
  const body = [];
  for (let y = -down; y < rows.length; y++) {
    const line = [];
    for (let x = -across; x < columns.length; x++) {
      const [clue, own, at] = x < 0 && y >= 0 ? [rows[y], inks.rows[y], x + rows[y].length] : y < 0 && x >= 0 ? [columns[x], inks.columns[x], y + columns[x].length] : [[], [], -1];
      let [inside, style] = at >= 0 ? number(clue[at], palette[own[at]]) : ["", ""];
      if (x >= 0 && y >= 0) {
        style = `background:${paper};border-right:${edge(x, columns.length)};border-bottom:${edge(y, rows.length)};${x === 0 ? `border-left:${border(thick)};` : ""}${y === 0 ? `border-top:${border(thick)};` : ""}`;
        const state = cells?.[y][x] ?? ".";
        if (/[0-9]/u.test(state)) style += `background:${palette[Number(state)]}`;
        else if (state === "O") [inside, style] = ["×", `${style}color:${mark}`];
      } else if (among && (x >= 0 || y >= 0)) style = `border:${border(among)};${style}`;
      if (x < 0) style += `;width:${Math.round(cell * step)}px;min-width:0`;
      if (y < 0) style += `;height:${Math.round(cell * step)}px`;
      line.push(`<td style="${style}">${inside}</td>`);
    }
    body.push(`<tr>${line.join("")}</tr>`);
  }
  return `<style>table.inks{border-collapse:${gap ? "separate" : "collapse"};border-spacing:${gap}px;font:${weight} ${Math.round(cell * size)}px "${font}";text-align:center;line-height:1}
    .inks td{width:${cell}px;height:${cell}px;min-width:${cell}px;padding:0;box-sizing:border-box}.inks i{display:grid;place-content:center;font-style:normal}</style><table class="inks">${body.join("")}</table>`;
}

const BRIGHT = [["#d62728", "#1f61b4", "#2c8c2c", "#f0c81e"], ["#e4007f", "#00a0e9", "#000000", "#f08300"], ["#8b4513", "#228b22", "#ffa500", "#4169e1"]];
const SOFT = [["#f4a6a0", "#9cc9f0", "#b7e1a1", "#f7e08b"], ["#7a5c3e", "#c98f4e", "#5b8c5a", "#e0b7d0"]];
const ON_DARK = [["#ff6b6b", "#4dabf7", "#69db7c", "#ffd43b"], ["#f783ac", "#66d9e8", "#fff3bf", "#b197fc"]];

export const inks = [
  { name: "ink-tiles-of-nonoscope", fonts: [""], progress: 0, inks: 4, drawn: "tiles", most: 30 },
  {
    name: "ink-boxes", fonts: ["Liberation Sans", "DejaVu Sans", "Noto Sans"], progress: 0, inks: 4, palettes: BRIGHT, most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(board(puzzle, { cell, font, weight: chance.one([400, 700]), thin: [1, "#999"], thick: [2, "#333"], among: chance.one([[1, "#999"], [1, "#fff"]]), number: (run, ink) => [run, `background:${ink};color:${legible(ink)}`] }) + text(chance, 1), { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "ink-numbers", fonts: ["Liberation Sans", "Roboto", "Liberation Serif"], progress: 0, inks: 3, palettes: [["#d62728", "#1f61b4", "#000000"], ["#007a3d", "#c2185b", "#1a1a1a"]], most: 30,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(board(puzzle, { cell, font, size: 0.62, weight: chance.one([400, 600]), thin: [1, "#aaa"], thick: [2, "#444"], step: chance.one([0.8, 1]), number: (run, ink) => [run, `color:${ink}`] }), { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "ink-pills", fonts: ["Open Sans", "Lato", "Cabin"], progress: 0.3, inks: 4, palettes: [...BRIGHT, ...SOFT], most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${heading(chance, "Colours")}${board(puzzle, { cell, font, weight: 600, thin: [1, "#bbb"], thick: [2, "#555"], number: (run, ink) => [`<i style="margin:2px;height:${cell - 4}px;border-radius:${Math.round(cell / 5)}px;background:${ink};color:${legible(ink)}">${run}</i>`, ""] })}${buttons(["Undo", "Hint"])}`, { font, paper: "#fbfaf7" }),
      scale: chance.one(SCALES),
    }),
  },
];

export const inksApart = [
  {
    name: "ink-night", fonts: ["Inter", "Carlito"], progress: 0.3, inks: 3, palettes: ON_DARK, most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`${board(puzzle, { cell, font, size: 0.6, weight: 600, paper: "#1b1e27", thin: [1, "#3a3f50"], thick: [2, "#6b728a"], number: (run, ink) => [run, `color:${ink}`], mark: "#6b728a" })}${buttons(["Undo"])}`, { font, paper: "#12141b", ink: "#dde" }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "ink-page", fonts: ["Noto Serif", "Arimo"], progress: 0.4, inks: 4, palettes: [...SOFT, ...BRIGHT], most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(`<h2>Puzzle in colours</h2>${board(puzzle, { cell, font, thin: [1, "#ccc"], thick: [1, "#666"], step: chance.one([0.85, 1]), number: (run, ink) => [run, `background:${ink};color:${legible(ink)}`] })}${text(chance, 2)}`, { font }),
      scale: chance.one(SCALES),
    }),
  },
  {
    name: "ink-discs", fonts: ["Karla", "Roboto Condensed"], progress: 0, inks: 3, palettes: BRIGHT, most: 25,
    show: (puzzle, chance, font, cell) => ({
      html: sheet(board(puzzle, { cell, font, size: 0.48, weight: 600, thin: [1, "#999"], thick: [2, "#222"], number: (run, ink) => [`<i style="margin:1px;height:${cell - 2}px;border-radius:50%;background:${ink};color:${legible(ink)}">${run}</i>`, ""] }), { font }),
      scale: chance.one([1.25, 1.5, 2]),
    }),
  },
];
