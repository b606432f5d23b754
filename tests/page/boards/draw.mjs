// Draws a board as SVG, as the look asks for it.

const escape = (text) => text.replace(/[&<>]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** What a look may leave out. */
const PLAIN = {
  /** Side of a cell, and how far apart the numbers of a clue are: along a row's clue, and down a column's. */
  cell: 24, stepX: 0.8, stepY: 0.9,
  /** Room beyond the longest clue, in cells. */
  room: 0.3,
  font: "Liberation Sans", size: 0.55, weight: 400, ink: "#000", board: "#fff",
  /** Lines as [width, colour], or [width, colour, dashes]; thick ones come after every `every` cells. `null` leaves them out. */
  thin: [1, "#888"], thick: [2, "#000"], every: 5, frame: [2, "#000"],
  /** Lines among the clues: `none`, between `lines`, or `boxes` for each number. */
  among: "none",
  /** With boxes: how wide those beside rows are, and how high those above columns, in cells. */
  box: [1, 1],
  /** Colour behind the clues: `null`, or two that take turns. */
  headings: null,
  /** A shape for each line's clue (`pill`), or for each number (`circle`, `square`), as [shape, stroke, fill]. */
  shape: null,
  /** `slots` puts each number into a place of its own; `text` writes a row's clue as one text. */
  writing: "slots",
  /** Where a clue stands that is shorter than others: at the board (`end`) or away from it (`start`). */
  align: "end",
  /** What stands in for a clue without runs. */
  zero: "0",
  /** Colours of filled cells, and of marks for empty ones with their kind: `cross`, `dot`, `shade`. */
  filled: "#222", empty: ["cross", "#888"], inset: 1,
  /** Cells as separate tiles with this gap, rounded by this radius, instead of lines. */
  tiles: null,
  /** Colour of the clues of finished lines; `null` for no difference. */
  done: null,
  /** Where somebody points: a row and a column in parts of 1, and the colour that lies over both; `null` for nowhere. */
  cursor: null,
  /** What is in the corner: `null`, `logo`, `size` or `miniature`. */
  corner: null,
  /** Sharp edges, as with lines that are drawn pixel by pixel. */
  crisp: true,
};

/** The board of `{ rows, columns, cells }` as `{ svg, width, height }`, in pixels. */
export function draw({ rows, columns, cells }, look) {
  const all = { ...PLAIN, ...look };
  const { cell, font, size, weight } = all;
  const longest = (clues) => Math.max(1, ...clues.map((clue) => clue.length));
  const [stepX, stepY] = (all.among === "boxes" ? all.box : [all.stepX, all.stepY]).map((step) => Math.round(step * cell));
  const room = all.among === "boxes" ? 0 : Math.round(all.room * cell);
  const left = longest(rows) * stepX + 2 * room;
  const top = longest(columns) * stepY + 2 * room;
  const edge = 4;
  const tiles = all.tiles;
  // With tiles, every fifth gap is wider.
  const at = (index) => index * cell + (tiles ? Math.floor(index / all.every) * tiles.gap * 1.5 : 0);
  const [wide, high] = [at(columns.length), at(rows.length)];
  const out = [];
  const rect = (x, y, w, h, fill, more = "") => out.push(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`);
  const line = (x, y, toX, toY, [width, colour, parts]) => out.push(
    `<line x1="${x}" y1="${y}" x2="${toX}" y2="${toY}" stroke="${colour}" stroke-width="${width}"${parts ? ` stroke-dasharray="${parts}"` : ""}/>`);
  const fontSize = Math.round(size * cell * 10) / 10;
  const words = (x, y, text, ink, anchor = "middle") => out.push(
    `<text x="${x}" y="${y + fontSize * 0.35}" text-anchor="${anchor}" fill="${ink}" font-family="${font}" font-size="${fontSize}" font-weight="${weight}" xml:space="preserve">${escape(text)}</text>`);

  // Behind the clues, and the board.
  if (all.headings) {
    rows.forEach((_, row) => rect(-left, at(row), left, cell, all.headings[row % 2]));
    columns.forEach((_, column) => rect(at(column), -top, cell, top, all.headings[column % 2]));
  }
  if (all.corner) corner(all, out, { rows, columns, cells, left, top });
  rect(0, 0, wide, high, all.board);
  if (all.shape?.[0] === "pill") {
    const [, stroke, fill] = all.shape;
    const round = `rx="${cell * 0.2}" stroke="${stroke}"`;
    rows.forEach((_, row) => rect(-left, at(row) + 1.5, left - 3, cell - 3, fill, round));
    columns.forEach((_, column) => rect(at(column) + 1.5, -top, cell - 3, top - 3, fill, round));
  }

  // Cells.
  const state = (row, column) => cells?.[row][column] ?? ".";
  rows.forEach((_, row) => columns.forEach((_, column) => {
    const [x, y, kind] = [at(column), at(row), state(row, column)];
    if (tiles) {
      const fill = kind === "X" ? all.filled : tiles.fill;
      rect(x + tiles.gap / 2, y + tiles.gap / 2, cell - tiles.gap, cell - tiles.gap, fill, `rx="${tiles.radius}"`);
    } else if (kind === "X") {
      rect(x + all.inset, y + all.inset, cell - 2 * all.inset, cell - 2 * all.inset, all.filled);
    }
    if (kind !== "O") return;
    const [mark, colour] = all.empty;
    const reach = cell * 0.24;
    const [middleX, middleY] = [x + cell / 2, y + cell / 2];
    if (mark === "cross") {
      line(middleX - reach, middleY - reach, middleX + reach, middleY + reach, [Math.max(1.5, cell / 14), colour]);
      line(middleX - reach, middleY + reach, middleX + reach, middleY - reach, [Math.max(1.5, cell / 14), colour]);
    } else if (mark === "dot") {
      out.push(`<circle cx="${middleX}" cy="${middleY}" r="${cell * 0.11}" fill="${colour}"/>`);
    } else {
      rect(x + all.inset, y + all.inset, cell - 2 * all.inset, cell - 2 * all.inset, colour);
    }
  }));

  // Lines. They reach among the clues where the look says so.
  if (!tiles) {
    const [fromX, fromY] = all.among === "none" ? [0, 0] : [-left, -top];
    const isThick = (index, count) => all.thick && index % all.every === 0 && index !== 0 && index !== count;
    const both = (wanted, style) => {
      for (let column = 1; column < columns.length; column++) if (wanted(column, columns.length)) line(at(column), fromY, at(column), high, style);
      for (let row = 1; row < rows.length; row++) if (wanted(row, rows.length)) line(fromX, at(row), wide, at(row), style);
    };
    if (all.among === "boxes" && all.thin) {
      for (let x = stepX; x < left; x += stepX) line(-x, 0, -x, high, all.thin);
      for (let y = stepY; y < top; y += stepY) line(0, -y, wide, -y, all.thin);
    }
    if (all.thin) both((index, count) => !isThick(index, count), all.thin);
    if (all.thick) both(isThick, all.thick);
    if (all.frame) {
      const frame = (x, y, w, h) => rect(x, y, w, h, "none", `stroke="${all.frame[1]}" stroke-width="${all.frame[0]}"`);
      frame(0, 0, wide, high);
      if (all.among !== "none") {
        frame(-left, 0, left, high);
        frame(0, -top, wide, top);
      }
    }
  }

  if (all.cursor) {
    const [down, across, colour] = all.cursor;
    const [row, column] = [Math.floor(down * rows.length), Math.floor(across * columns.length)];
    rect(-left, at(row), left + wide, cell, colour, `fill-opacity="0.35"`);
    rect(at(column), -top, cell, top + high, colour, `fill-opacity="0.35"`);
    rect(at(column), at(row), cell, cell, "none", `stroke="${colour}" stroke-width="3"`);
  }

  // Clues.
  const inkOf = (clue, line) => (all.done && isDone(clue, line) ? all.done : typeof all.ink === "string" ? all.ink : undefined);
  const number = (x, y, run, ink) => {
    const [shape, stroke, fill] = all.shape ?? [];
    const reach = Math.min(cell, stepX, stepY) * 0.46;
    if (shape === "circle") out.push(`<circle cx="${x}" cy="${y}" r="${reach}" fill="${fill}" stroke="${stroke}"/>`);
    if (shape === "square") rect(x - reach, y - reach, 2 * reach, 2 * reach, fill, `stroke="${stroke}"`);
    words(x, y, `${run}`, ink);
  };
  const shown = (clue) => (clue.length > 0 ? clue : all.zero === "" ? [] : [all.zero]);
  rows.forEach((clue, row) => {
    const ink = inkOf(clue, columns.map((_, column) => state(row, column)).join("")) ?? all.ink[0];
    const y = at(row) + cell / 2;
    const runs = shown(clue);
    if (all.writing === "text") return words(-room - cell * 0.15, y, runs.join(all.between ?? "\u00a0"), ink, "end");
    const before = all.align === "start" ? longest(rows) : runs.length;
    runs.forEach((run, index) => number(-room - (before - index - 0.5) * stepX, y, run, ink));
  });
  columns.forEach((clue, column) => {
    const ink = inkOf(clue, rows.map((_, row) => state(row, column)).join("")) ?? all.ink[1];
    const runs = shown(clue);
    const before = all.align === "start" ? longest(columns) : runs.length;
    runs.forEach((run, index) => number(at(column) + cell / 2, -room - (before - index - 0.5) * stepY, run, ink));
  });

  const [width, height] = [left + wide + 2 * edge, top + high + 2 * edge];
  const shapes = all.crisp ? `shape-rendering="crispEdges"` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-left - edge} ${-top - edge} ${width} ${height}" ${shapes} style="display:block">${out.join("")}</svg>`;
  return { svg, width, height };
}

const isDone = (clue, cells) => clue.join(" ") === (cells.match(/X+/gu) ?? []).map((run) => run.length).join(" ");

function corner({ corner: what, ink, font, cell }, out, { rows, columns, cells, left, top }) {
  const side = Math.min(left, top) * 0.8;
  const [x, y] = [-left + (left - side) / 2, -top + (top - side) / 2];
  const first = typeof ink === "string" ? ink : ink[0];
  if (what === "logo") {
    out.push(`<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side / 2}" fill="#e4572e"/>
      <path d="M${x + side * 0.25} ${y + side * 0.7}L${x + side * 0.5} ${y + side * 0.2}L${x + side * 0.75} ${y + side * 0.7}Z" fill="#fff"/>`);
  } else if (what === "size") {
    out.push(`<text x="${-left / 2}" y="${-top / 2}" text-anchor="middle" font-family="${font}" font-size="${Math.min(side / 3, cell * 0.8)}" fill="${first}">${columns.length}×${rows.length}</text>`);
  } else {
    const pixel = side / Math.max(rows.length, columns.length);
    out.push(`<rect x="${x}" y="${y}" width="${pixel * columns.length}" height="${pixel * rows.length}" fill="#fff" stroke="#999"/>`);
    rows.forEach((_, row) => columns.forEach((_, column) => {
      if (cells?.[row][column] === "X") out.push(`<rect x="${x + column * pixel}" y="${y + row * pixel}" width="${pixel}" height="${pixel}" fill="#333"/>`);
    }));
  }
}
