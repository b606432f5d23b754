// Looks that are composed by chance, all of them known: no two of these pictures look alike. `styles.mjs` says what a style is.
import { buttons, heading, sheet, text } from "./around.mjs";
import { draw } from "./draw.mjs";
import { table } from "./table.mjs";

export const FONTS = [
  "Arimo", "C059", "Cabin", "Caladea", "Cantarell", "Carlito", "Clear Sans", "Cousine", "DejaVu Sans", "DejaVu Sans Condensed", "DejaVu Sans Mono",
  "DejaVu Serif", "EB Garamond", "Fira Code", "FreeSerif", "Inter", "Karla", "Lato", "Latin Modern Roman", "Liberation Mono", "Liberation Sans",
  "Liberation Sans Narrow", "Liberation Serif", "Nimbus Mono PS", "Nimbus Roman", "Nimbus Sans", "Noto Sans", "Noto Sans Display", "Noto Sans Mono",
  "Noto Serif", "Old Standard TT", "Open Sans", "PT Serif", "Play", "Quicksand", "Roboto", "Roboto Condensed", "Roboto Slab", "Tinos", "URW Bookman", "URW Gothic",
];

/** A colour by its hue in degrees and its saturation and lightness in parts of 1, in hexadecimal digits. */
function colour(hue, saturation, lightness) {
  const channel = (of) => {
    const turn = (of + hue / 30) % 12;
    const level = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(level * 255).toString(16).padStart(2, "0");
  };
  return `#${[0, 8, 4].map(channel).join("")}`;
}

/** Colours that go together and can be told apart: of a light, a grey or a dark board. */
export function colours(chance) {
  const hue = chance.whole(0, 359);
  const tint = chance.one([0, 0, 0, 0.15, 0.3, 0.5]);
  const own = (lightness, more = 0) => colour(hue, Math.min(1, tint + more), Math.max(0, Math.min(1, lightness)));
  const other = (lightness) => colour(hue + 180, 0.6, lightness);
  const kind = chance.one(["light", "light", "light", "light", "grey", "dark", "dark"]);
  if (kind === "dark") {
    const paper = chance.between(0.05, 0.22);
    const thin = paper + chance.between(0.1, 0.35);
    return {
      paper: own(paper), board: own(paper + chance.one([0, 0, 0.04, 0.08])), ink: own(chance.between(0.78, 1)), second: other(0.75), done: own(0.45),
      thin: own(thin), thick: own(thin + chance.between(0.1, 0.35)), headings: [own(paper + 0.05), own(paper + 0.11)], filled: own(chance.between(0.6, 0.9), 0.3),
      empty: own(0.5), plate: own(paper + chance.between(0.12, 0.3)),
    };
  }
  const paper = chance.one([1, 1, 0.97, 0.93]);
  const board = kind === "grey" ? chance.between(0.6, 0.85) : chance.one([1, paper, 0.96]);
  const thin = board - chance.between(0.14, 0.5);
  return {
    paper: own(paper), board: own(board), ink: own(chance.between(0, 0.3)), second: other(0.35), done: own(0.65), thin: own(thin), thick: own(thin - chance.between(0.15, 0.5)),
    headings: [own(paper - 0.06), own(paper - chance.between(0.08, 0.2))], filled: own(chance.between(0, 0.4), 0.3), empty: own(board - 0.3), plate: own(paper - chance.between(0.05, 0.2)),
  };
}

/** The board on a grid of lines or tiles, or in a table. */
function board(puzzle, chance, font, cell, of) {
  // Numbers of two digits must not run into each other.
  const size = chance.between(0.44, 0.66);
  const weight = chance.one([300, 400, 400, 400, 500, 600, 700]);
  const zero = chance.one(["0", "0", "", "", "-"]);
  const every = chance.one([5, 5, 5, 5, 10, 4, 3]);
  const headings = chance.one([null, null, [of.headings[0], of.headings[0]], of.headings]);
  const progress = { filled: of.filled, inset: chance.one([0, 1, 1, 2, 3]), done: chance.one([null, null, of.done]) };
  const thin = [chance.one([0.7, 1, 1, 1, 1.5, 2]), of.thin];
  const thick = [thin[0] + chance.one([0, 0.5, 1, 1, 2, 3]), of.thick];
  if (chance.is(0.2)) {
    const whole = (width) => Math.max(1, Math.round(width));
    const box = [chance.between(0.65, 1.15), chance.between(0.65, 1.05)];
    return table(puzzle, {
      cell, font, size: Math.min(size, 0.72 * box[0], 0.8 * box[1]), weight, ink: of.ink, paper: of.paper, heading: (headings ?? [of.paper])[0], board: of.board, every, zero,
      thin: [whole(thin[0]), of.thin], thick: [whole(thick[0]), of.thick], boxes: chance.is(0.5), box, filled: of.filled, empty: chance.one(["×", "·", "✕"]), emptyInk: of.empty,
    });
  }
  const look = {
    cell, font, weight, zero, every, headings, ...progress, ink: chance.is(0.2) ? [of.ink, of.second] : of.ink, board: of.board, thin, thick, crisp: chance.is(0.5),
    frame: [thick[0] + chance.one([0, 0, 1, 4]), of.thick], empty: [chance.one(["cross", "dot", "shade"]), of.empty], corner: chance.one([null, null, null, null, "logo", "size", "miniature"]),
  };
  if (chance.is(0.15)) look.thick = null;
  if (chance.is(0.12)) look.frame = null;
  if (chance.is(0.12)) look.thin = [...thin, chance.one(["1 1", "2 2", "3 2", "1 3"])];
  const kind = chance.one(["plain", "plain", "plain", "text", "text", "lines", "lines", "boxes", "boxes", "plates", "pills", "tiles"]);
  const room = chance.between(0.15, 0.6);
  const steps = (of) => ({ stepX: Math.max(0.6, 1.25 * of + chance.between(0.02, 0.25)), stepY: Math.max(0.6, 1.1 * of + chance.between(0.05, 0.4)) });
  if (kind === "boxes") {
    const box = [chance.between(0.65, 1.15), chance.between(0.65, 1.05)];
    Object.assign(look, { among: "boxes", box, size: Math.min(size, 0.75 * box[0], 0.85 * box[1]) });
  } else if (kind === "plates") {
    const step = chance.between(0.88, 1.1);
    const stroke = chance.one(["none", of.thin, of.ink]);
    look.shape = [chance.one(["circle", "square"]), stroke, stroke === "none" ? of.plate : chance.one(["none", of.plate])];
    Object.assign(look, { size: Math.min(size, 0.54 * Math.min(1, step)), stepX: step, stepY: step, room });
  } else {
    if (kind === "pills") Object.assign(look, { shape: ["pill", chance.one(["none", of.thin]), of.plate], headings: null });
    if (kind === "tiles") Object.assign(look, { tiles: { gap: Math.max(2, cell * chance.between(0.06, 0.16)), radius: cell * chance.one([0, 0.05, 0.12, 0.2]), fill: of.plate }, board: "none" });
    if (kind === "lines") look.among = "lines";
    if (kind === "text") Object.assign(look, { writing: "text", between: chance.one(["\u00a0\u00a0", "\u00a0", " ", " "]) });
    Object.assign(look, { size, room, ...steps(size) });
    if (kind === "text") look.stepX = Math.max(look.stepX, 1.6 * size);
  }
  return draw(puzzle, look).svg;
}

/** A picture: a board with more or less around it. */
function show(puzzle, chance, font, side) {
  const of = colours(chance);
  const cell = side + chance.one([-3, 0, 0, 3, 6]);
  const shown = board(puzzle, chance, font, cell, of);
  const content = chance.one([
    () => shown,
    () => `${heading(chance, chance.one(["Level 31", "No. 120", "Nonogram"]))}${shown}${buttons(["Undo", "Hint"])}`,
    () => `<h1>Picture ${chance.whole(1, 99)}</h1>${shown}${text(chance, 2)}`,
    () => `<div class="columns">${shown}<div class="side">${text(chance, 3)}</div></div>`,
    () => `<div class="columns"><div class="side">${text(chance, 3)}${buttons(["Menu"])}</div>${shown}</div>`,
    () => `<div style="display:inline-block;padding:${chance.whole(3, 14)}px;border:${chance.whole(1, 3)}px solid ${of.thick}">${shown}</div>`,
  ])();
  return { html: sheet(content, { paper: of.paper, ink: of.ink, font, margin: chance.whole(0, 24) }), scale: chance.one([1, 1, 1.25, 1.5, 2]) };
}

/** A style for each letter, which only differ in how much of the puzzles is solved. */
const styles = (letters) =>
  [...letters].map((letter, index) => ({ name: `mixed-${letter}`, fonts: FONTS, progress: [0, 0, 0.3, 0, 0.6][index % 5], most: 30, show }));

export const mixed = styles("abcdefghij");
/** Later ones, which show whether what has been mended for the first holds for others. */
export const mixed2 = styles("klmnopqrstuvwxyz");
