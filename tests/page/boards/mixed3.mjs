// Looks by chance as those of `mixed.mjs`, with what apps and sites add: a highlighted row and column, a phone's bars, lists of results, a zoomed page.
import { buttons, heading, sheet, text } from "./around.mjs";
import { draw } from "./draw.mjs";
import { FONTS, colours } from "./mixed.mjs";

/** A list of results, as a table of numbers. */
function results(chance, ink) {
  const row = (place) => `<tr><td>${place}</td><td>${chance.one(["Ana", "Ben", "Chi", "Dev"])}</td><td>${chance.whole(1, 59)}:${chance.whole(10, 59)}</td></tr>`;
  return `<table style="border-collapse:collapse;border:1px solid ${ink};margin:12px 0" rules="all" cellpadding="5">${[1, 2, 3, 4, 5].map(row).join("")}</table>`;
}

/** The bars of a phone above and below a game. */
function phone(chance, of, shown) {
  const bar = `<div style="display:flex;justify-content:space-between;font-size:12px;padding:4px 0 14px"><b>${chance.whole(1, 12)}:${chance.whole(10, 59)}</b><span>5G ▮▮▯ ${chance.whole(20, 99)}%</span></div>`;
  const round = (word) => `<span style="border:1px solid ${of.ink};border-radius:50%;width:44px;height:44px;line-height:44px;text-align:center">${word}</span>`;
  return `${bar}${heading(chance, "Level 214")}${shown}<div class="row below" style="max-width:340px">${["✎", "✕", "↶", "💡", "3"].map(round).join("")}</div>`;
}

function board(puzzle, chance, font, cell, of) {
  const size = chance.between(0.45, 0.66);
  const thin = [chance.one([0.5, 1, 1, 1.5]), of.thin];
  const thick = chance.is(0.15) ? null : [thin[0] + chance.one([0.5, 1, 2]), of.thick];
  const look = {
    cell, font, size, weight: chance.one([400, 400, 500, 700]), ink: chance.is(0.15) ? [of.ink, of.second] : of.ink, board: of.board, thin, thick, frame: [2, of.thick],
    every: chance.one([5, 5, 5, 10]), headings: chance.one([null, [of.headings[0], of.headings[0]], of.headings]), filled: of.filled, inset: chance.one([0, 1, 2]),
    empty: [chance.one(["cross", "dot", "shade"]), of.empty], done: chance.one([null, of.done, of.done]), zero: chance.one(["0", ""]), room: chance.between(0.1, 0.5),
    stepX: Math.max(0.6, 1.25 * size + chance.between(0.02, 0.25)), stepY: Math.max(0.6, 1.1 * size + chance.between(0.05, 0.4)), crisp: chance.is(0.4),
    among: chance.one(["none", "none", "lines"]), corner: chance.one([null, null, "size", "miniature"]),
  };
  if (chance.is(0.5)) look.cursor = [chance.number(), chance.number(), chance.one(["#3b82f6", "#facc15", of.thick])];
  if (chance.is(0.12)) look.align = "start";
  if (chance.is(0.15)) Object.assign(look, { writing: "text", between: chance.one([", ", ",", " · "]), stepX: 1.7 * size });
  else if (chance.is(0.2)) Object.assign(look, { shape: ["pill", "none", of.plate], headings: null });
  else if (chance.is(0.15)) Object.assign(look, { among: "boxes", box: [chance.between(0.8, 1.1), chance.between(0.75, 1)], size: Math.min(size, 0.58) });
  return draw(puzzle, look).svg;
}

function show(puzzle, chance, font, side) {
  const of = colours(chance);
  const shown = board(puzzle, chance, font, side + chance.one([-2, 0, 2, 5]), of);
  const content = chance.one([
    () => phone(chance, of, shown),
    () => `<div class="columns">${shown}<div class="side">${results(chance, of.thin)}${text(chance, 1)}</div></div>`,
    () => `${heading(chance, "Nonogram 25×25")}${shown}${results(chance, of.thick)}`,
    () => `<div style="display:inline-block;padding:12px;border-radius:14px;box-shadow:0 3px 14px #0008;background:${of.headings[0]}">${shown}</div>${buttons(["Check", "Undo"])}`,
    () => `<div style="padding:10px;background:linear-gradient(160deg,${of.paper},${of.headings[1]})">${shown}</div>${text(chance, 1)}`,
    () => shown,
  ])();
  return { html: sheet(content, { paper: of.paper, ink: of.ink, font, margin: chance.whole(0, 24) }), scale: chance.one([0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.6]) };
}

export const mixed3 = [..."0123456789"].map((letter, index) => ({ name: `mixed-${letter}`, fonts: FONTS, progress: [0, 0.2, 0.3, 0, 0.6][index % 5], most: 30, show }));
