// Draws a board as an HTML table, as web pages do.

/** The board of `{ rows, columns, cells }` as HTML. */
export function table({ rows, columns, cells }, look) {
  const { cell, font, size, ink, weight = 400, paper, heading, board, thin, thick, every = 5, boxes, box = [1, 1], filled = "#222", empty = "×", emptyInk = "#777", zero = "0" } = look;
  const longest = (clues) => Math.max(1, ...clues.map((clue) => clue.length));
  const [across, down] = [longest(rows), longest(columns)];
  const padded = (clue, length) => {
    const runs = clue.length > 0 ? clue : zero === "" ? [] : [zero];
    return [...Array(length - runs.length).fill(""), ...runs];
  };
  const border = ([width, colour]) => `${width}px solid ${colour}`;
  const edge = (index, count) => (index === count - 1 || (index + 1) % every === 0 ? thick : thin);
  const inner = (index, count) => (index === count - 1 ? thick : boxes ? thin : [0, "transparent"]);
  const body = [];
  for (let y = -down; y < rows.length; y++) {
    const line = [];
    for (let x = -across; x < columns.length; x++) {
      const right = border(x < 0 ? inner(x + across, across) : edge(x, columns.length));
      const bottom = border(y < 0 ? inner(y + down, down) : edge(y, rows.length));
      let [text, fill, colour] = ["", x < 0 || y < 0 ? heading : board, ink];
      if (x < 0 && y < 0) fill = paper;
      else if (x < 0) text = padded(rows[y], across)[x + across];
      else if (y < 0) text = padded(columns[x], down)[y + down];
      else if (cells?.[y][x] === "X") fill = filled;
      else if (cells?.[y][x] === "O") [text, colour] = [empty, emptyInk];
      const isCorner = x < 0 && y < 0;
      const size = [x < 0 && box[0] !== 1 && `width:${Math.round(cell * box[0])}px;min-width:0`, y < 0 && box[1] !== 1 && `height:${Math.round(cell * box[1])}px`].filter(Boolean).map((part) => `;${part}`).join("");
      line.push(`<td style="background:${fill};color:${colour};${isCorner && !boxes ? "" : `border-right:${right};border-bottom:${bottom}`}${size}">${text}</td>`);
    }
    body.push(`<tr>${line.join("")}</tr>`);
  }
  return `<style>table.board{border-collapse:collapse;border:${border(thick)};font:${weight} ${Math.round(cell * size)}px "${font}";text-align:center;line-height:1}
    .board td{width:${cell}px;height:${cell}px;min-width:${cell}px;padding:0;box-sizing:border-box}</style><table class="board">${body.join("")}</table>`;
}
