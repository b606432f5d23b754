// Photos as cameras write them are shown to the page: large ones, and such that lie on a side, with and without a note of it.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { draw } from "./boards/draw.mjs";
import { openPage } from "./browser.mjs";
import { button } from "./parts.mjs";
import { HOUSE, WIDE, choose, clue, dialogue, opening, said } from "./showing.mjs";

/** The most memory that the worker may take to read a photo, in bytes. */
const MOST_MEMORY = 300e6;

const folder = await mkdtemp(join(tmpdir(), "nonoscope-"));
after(() => rm(folder, { recursive: true }));

/**
 * A photo of the house: a sheet in uneven light, larger than its board, which is in its upper part. `stored` is how the picture lies in the
 * file: where its first pixel, the next one to the right, and the next one below are seen.
 */
async function photo(page, { width, height, type = "image/jpeg", stored = [[0, 0], [1, 0], [0, 1]] }) {
  const other = await page.context().newPage();
  const file = await other.evaluate(async ([svg, width, height, type, [[x, y], [rightX, rightY], [downX, downY]]]) => {
    const board = new Image();
    board.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await board.decode();
    const lies = rightX === 0;
    const canvas = Object.assign(document.createElement("canvas"), { width: lies ? height : width, height: lies ? width : height });
    const context = canvas.getContext("2d");
    // From places as they are seen to places in the file.
    context.setTransform(rightX, downX, rightY, downY, lies ? y * height : x * width, lies ? x * width : y * height);
    const light = context.createLinearGradient(0, 0, width, height);
    light.addColorStop(0, "#fff");
    light.addColorStop(1, "#c8c4bc");
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
    const side = 0.7 * Math.min(width, height);
    context.drawImage(board, 0.08 * width, 0.06 * height, side, (side * board.height) / board.width);
    return canvas.toDataURL(type, 0.9).split(",")[1];
  }, [draw(HOUSE, { cell: 32 }).svg, width, height, type, stored]);
  await other.close();
  return Buffer.from(file, "base64");
}

/** A JPEG file with a note of how the camera was held: 1 to 8. */
function held(jpeg, orientation) {
  const note = Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0", "latin1");
  note[note.indexOf("?")] = orientation;
  const length = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), length, note, jpeg.subarray(2)]);
}

/** Where a corner of the board is on the picture as it is shown, in parts of its sides, and whether that is upright. */
const corner = (page, name) =>
  button(page, `${name} corner; the arrow keys move it`).evaluate((handle) => {
    const frame = handle.parentElement.getBoundingClientRect();
    const { x, y, width, height } = handle.getBoundingClientRect();
    return { x: (x + width / 2 - frame.x) / frame.width, y: (y + height / 2 - frame.y) / frame.height, isUpright: frame.height > frame.width };
  });

/** Chooses a file, or the path of one, and waits until it is read. */
async function isRead(page, file) {
  await choose(page, file);
  await said(page, "10 × 10 cells. Compare the clues with the picture.");
  await said(page, "One solution.");
  assert.equal(await clue(page, "row 7").inputValue(), "1 2 1");
  assert.equal(await clue(page, "column 5").inputValue(), "5 4");
}

for (const type of ["image/png", "image/jpeg"]) {
  test(`a photo of 12 million pixels takes little memory, and the page goes on meanwhile: ${type}`, async () => {
    await openPage(WIDE, async (page) => {
      await page.route("**/scanner.js", async (route) => {
        const own = await (await route.fetch()).text();
        const tells = `for (const name of ["instantiate", "instantiateStreaming"]) {
          const own = WebAssembly[name];
          WebAssembly[name] = async (...words) => {
            const made = await own(...words);
            globalThis.memory = (made.instance ?? made).exports.memory;
            return made;
          };
        }`;
        await route.fulfill({ contentType: "text/javascript", body: `${tells}\n${own}` });
      });
      await page.reload();
      await opening(page);
      // By its path: a test that hands over bytes keeps the page busy itself.
      const bytes = await photo(page, { width: 4000, height: 3000, type });
      const file = join(folder, "photo");
      await writeFile(file, bytes);
      await page.evaluate(() => {
        window.longest = 0;
        new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (window.longest = Math.max(window.longest, duration)))).observe({ type: "longtask" });
      });
      await isRead(page, file);
      const memories = await Promise.all(page.workers().map((worker) => worker.evaluate(() => globalThis.memory?.buffer.byteLength)));
      const [memory, ...others] = memories.filter((memory) => memory !== undefined);
      const longest = await page.evaluate(() => window.longest);
      console.log(`${type}: ${bytes.length} bytes; the worker has ${memory} bytes; the page was busy for ${Math.round(longest)} ms at a time`);
      assert.ok(others.length === 0 && memory > 1e6 && memory < MOST_MEMORY, `${memories}`);
    });
  });
}

test("photos are shown and read as the camera was held", async () => {
  await openPage(WIDE, async (page) => {
    await opening(page);
    const size = { width: 600, height: 800 };
    // By the table of Exif: where the first row and the first column of the file are seen.
    const all = [
      [[0, 0], [1, 0], [0, 1]], [[1, 0], [-1, 0], [0, 1]], [[1, 1], [-1, 0], [0, -1]], [[0, 1], [1, 0], [0, -1]],
      [[0, 0], [0, 1], [1, 0]], [[1, 0], [0, 1], [-1, 0]], [[1, 1], [0, -1], [-1, 0]], [[0, 1], [0, -1], [1, 0]],
    ];
    for (const [index, stored] of all.entries()) {
      await isRead(page, held(await photo(page, { ...size, stored }), index + 1));
      const { x, y, isUpright } = await corner(page, "Upper left");
      assert.ok(isUpright && x < 0.45 && y < 0.35, `${index + 1}: ${x}, ${y}`);
    }
  });
});

test("photos that lie are read, and the corners are where they are seen", async () => {
  await openPage(WIDE, async (page) => {
    await opening(page);
    const size = { width: 600, height: 800 };
    for (const [stored, right, down] of [[[[1, 0], [0, 1], [-1, 0]], false, true], [[[1, 1], [-1, 0], [0, -1]], true, true], [[[0, 1], [0, -1], [1, 0]], true, false]]) {
      await isRead(page, await photo(page, { ...size, stored }));
      const { x, y } = await corner(page, "Upper left");
      assert.deepEqual([x > 0.5, y > 0.5], [right, down], `${x}, ${y}`);
      const turned = await dialogue(page).locator("li canvas").count();
      assert.equal(turned, 20, "every clue has its crop");
    }
  });
});
