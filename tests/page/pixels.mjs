// What the canvas shows, read from its pixels without asking the program.
import { board } from "./parts.mjs";

/** The colour of the thick rules in the light theme, and of a coloured board in any. */
export const RULE = [125, 116, 99];

/**
 * The rows of the board as strings of X, O and `.`, for a board whose sides are multiples of five: the thick rules
 * after every five cells are found by their colour, and the cells are evenly spaced between them.
 */
export async function cellsOnCanvas(page, rule) {
  return (await look(page, rule)).cells;
}

/**
 * The rows of a coloured board as strings: the key of the colour that a cell is filled with, or `.` if it is none of
 * these. The boards are as above.
 */
export async function inksOnCanvas(page, rule, inks) {
  const same = (one, other) => one.every((part, index) => Math.abs(part - other[index]) < 3);
  const key = (pixel) => Object.keys(inks).find((key) => same(inks[key], pixel)) ?? ".";
  return (await look(page, rule)).quarters.map((row) => row.map(key).join(""));
}

/** The centre of a cell on the screen, counted from 1, for the same boards. */
export async function middleOf(page, rule, row, column) {
  const { rows, columns, width } = await look(page, rule);
  const box = await board(page).boundingBox();
  const scale = box.width / width;
  const middle = ([from, to]) => ((from + to) / 2) * scale;
  return [box.x + middle(columns[column - 1]), box.y + middle(rows[row - 1])];
}

/** Clicks a cell, or drags from it to another one; cells are row and column, from 1. */
export async function stroke(page, from, to, options = {}) {
  await page.mouse.move(...(await middleOf(page, RULE, ...from)));
  await page.mouse.down(options);
  if (to) await page.mouse.move(...(await middleOf(page, RULE, ...to)), { steps: 4 });
  await page.mouse.up(options);
}

/** What tells one picture of the board from another, once it has been still for three frames. */
export const picture = (page) =>
  board(page).evaluate(async (canvas) => {
    // A copy, because reading from the page's own canvas would change how the browser draws its letters.
    const shown = async () => {
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const digest = await crypto.subtle.digest("SHA-256", copy.getImageData(0, 0, width, height).data);
      return `${width} × ${height} ${new Uint8Array(digest).join()}`;
    };
    let last = await shown();
    for (let [still, frame] = [0, 0]; still < 3 && frame < 600; frame++) {
      await new Promise(requestAnimationFrame);
      const now = await shown();
      still = now === last ? still + 1 : 0;
      last = now;
    }
    return last;
  });

const look = (page, rule) => board(page).evaluate(seen, rule);

/** The same in the page itself, for other tools that can run a function there. */
export function seen(canvas, rule) {
  const { width, height } = canvas;
  // A copy, because reading from the page's own canvas would change how the browser stores it.
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  const at = (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)];
  // Every pixel is looked at twice, so nothing is made for one.
  const near = (x, y, part, colour) => Math.abs(data[4 * (y * width + x) + part] - colour[part]) < 3;
  const has = (x, y, colour) => near(x, y, 0, colour) && near(x, y, 1, colour) && near(x, y, 2, colour);
  // A rule is a line of pixels in the rules' colour that is longer than half of the canvas.
  const rules = (length, across, isRule) => {
    const starts = [];
    let inside = false;
    for (let place = 0; place < length; place++) {
      let count = 0;
      for (let other = 0; other < across; other++) count += isRule(place, other) ? 1 : 0;
      const here = count > across / 2;
      if (here && !inside) starts.push({ start: place, end: place });
      if (here) starts.at(-1).end = place;
      inside = here;
    }
    return starts;
  };
  const groups = (found) => {
    const cells = [];
    for (let index = 0; index + 1 < found.length; index++) {
      const [from, to] = [found[index].end + 1, found[index + 1].start];
      for (let cell = 0; cell < 5; cell++) {
        cells.push([Math.ceil(from + ((to - from) * cell) / 5), Math.floor(from + ((to - from) * (cell + 1)) / 5)]);
      }
    }
    return cells;
  };
  const columns = groups(rules(width, height, (x, y) => has(x, y, rule)));
  const rows = groups(rules(height, width, (y, x) => has(x, y, rule)));
  const cells = rows.map(([top, bottom]) =>
    columns
      .map(([left, right]) => {
        const [middleX, middleY] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)];
        const ground = at(left + 2, top + 2);
        const centre = at(middleX, middleY);
        const dark = (colour) => colour[0] + colour[1] + colour[2] < 360;
        if (dark(ground) && dark(centre)) return "X";
        for (let x = left + 2; x < right - 2; x++) {
          if (!has(x, middleY, ground)) return "O";
        }
        return ".";
      })
      .join(""),
  );
  // Beside the middle, where there may be a letter or a circle.
  const quarter = ([from, to]) => Math.floor(from + (to - from) * 0.27);
  const quarters = rows.map((row) => columns.map((column) => at(quarter(column), quarter(row))));
  return { cells, quarters, rows, columns, width };
}
