// Makes photos of the pictures: node worsen.mjs FOLDER [WORD]. Those of each folder of styles go into a folder of their own.
// What is done to them is made by seed, and README.md has the degrees as a table.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { PNG } from "pngjs";
import { BROWSER, FLAGS } from "../browser.mjs";
import { chance } from "./chance.mjs";
import { names, pictures } from "./pictures.mjs";

/**
 * The most that each degree does; between half and all of it is done. `cell` is a cell's side on the photo, about, in pixels;
 * `turn` is in degrees; `tilt`, `curl` and `crop` are shares of the sheet's side; `shade` is how much of the light is missing in the
 * darkest corner; `blur` is in pixels and `noise` in levels of 255, as standard deviations; `quality` is that of JPEG.
 */
const DEGREES = [
  { cell: 34, turn: 1, tilt: 0, curl: 0, shade: 0.1, blur: 0.5, noise: 3, quality: 0.85 },
  { cell: 32, turn: 3, tilt: 0.03, curl: 0.005, shade: 0.25, blur: 0.7, noise: 5, quality: 0.75 },
  { cell: 29, turn: 5, tilt: 0.06, curl: 0.01, shade: 0.4, blur: 0.9, noise: 8, quality: 0.65 },
  { cell: 26, turn: 8, tilt: 0.1, curl: 0.02, shade: 0.55, blur: 1.2, noise: 12, quality: 0.5 },
];
/** How many photos there are of the styles of each folder, and where they go. */
const FOLDERS = { styles: [100, "worsened"], apart: [100, "apart-worsened"], more: [80, "more-worsened"], fresh: [40, "fresh-worsened"], mixed: [60, "mixed-worsened"], inks: [24, "inks-worsened"] };
/** The longest side of a photo, in pixels: 12 megapixels. */
const LONGEST = 4000;

/** The three numbers for each corner that a projection takes: solves for the 8 numbers that lead from the unit square there. */
function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / whole, (dx1 * sy - sx * dy1) / whole];
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The inverse of such a projection, up to a factor. */
function inverse([a, b, c, d, e, f, g, h, i]) {
  return [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d];
}

/** How large a cell is on the picture, about, in pixels. */
function cellOn({ width, height }, { rows, columns }) {
  const longest = (clues) => Math.max(1, ...clues.map((clue) => clue.length));
  return 0.9 * Math.min(width / (columns.length + 0.7 * longest(rows)), height / (rows.length + 0.8 * longest(columns)));
}

/** A photo of the picture as pixels, red, green, blue and opaque. */
function photo(picture, truth, degree, numbers) {
  const part = (most) => most * numbers.between(0.5, 1) * (numbers.is(0.5) ? 1 : -1);
  const scale = Math.min(degree.cell * numbers.between(0.9, 1.1) / cellOn(picture, truth), 0.85 * LONGEST / Math.max(picture.width, picture.height));
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const margin = 0.03 + numbers.between(0.5, 1) * (0.03 + degree.tilt * 0.7);
  const angle = (part(degree.turn) * Math.PI) / 180;
  const spread = Math.abs(Math.sin(angle));
  const [width, height] = [Math.round(wide * (1 + 2 * margin) + high * spread), Math.round(high * (1 + 2 * margin) + wide * spread)];
  const corners = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]].map(([u, v]) => {
    const [x, y] = [u * wide * (1 - Math.abs(part(degree.tilt)) * 2 * numbers.number()), v * high * (1 - Math.abs(part(degree.tilt)) * 2 * numbers.number())];
    return [width / 2 + x * Math.cos(angle) - y * Math.sin(angle), height / 2 + x * Math.sin(angle) + y * Math.cos(angle)];
  });
  const back = inverse(projection(corners));
  const [bendX, bendY, phase] = [part(degree.curl), part(degree.curl), numbers.between(-0.4, 0.4)];
  const [lightAngle, shade, shadowAt, shadow] = [numbers.between(0, 6.28), part(degree.shade), numbers.between(0.2, 0.8), numbers.is(0.5) ? degree.shade * 0.4 : 0];
  const tint = [numbers.between(0.92, 1), numbers.between(0.92, 1), numbers.between(0.85, 1)];
  const table = [numbers.between(40, 150), numbers.between(40, 130), numbers.between(30, 120)];
  const pixels = new Float32Array(width * height * 3);
  // Four samples a pixel, each between four pixels of the picture, which is about twice as large.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      for (const [dx, dy] of [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
        const [px, py] = [x + dx, y + dy];
        const w = back[6] * px + back[7] * py + back[8];
        let u = (back[0] * px + back[1] * py + back[2]) / w;
        let v = (back[3] * px + back[4] * py + back[5]) / w;
        [u, v] = [u + bendX * Math.sin(Math.PI * (v + phase)), v + bendY * Math.sin(Math.PI * (u + phase))];
        const [sx, sy] = [u * picture.width - 0.5, v * picture.height - 0.5];
        const isOn = u >= 0 && u < 1 && v >= 0 && v < 1;
        for (let channel = 0; channel < 3; channel++) pixels[at + channel] += (isOn ? between(picture, sx, sy, channel) : table[channel]) / 4;
      }
      const along = 0.5 + 0.5 * ((x / width - 0.5) * Math.cos(lightAngle) + (y / height - 0.5) * Math.sin(lightAngle)) * 1.4;
      const light = (1 - Math.abs(shade) * along) * (1 - shadow / (1 + Math.exp((along - shadowAt) * 25)));
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] *= light * tint[channel];
    }
  }
  const blurred = blur(pixels, width, height, Math.abs(part(degree.blur)));
  const noise = Math.abs(part(degree.noise));
  const bytes = Buffer.alloc(width * height * 4, 255);
  for (let index = 0; index < width * height; index++) {
    // The noise of a camera is much the same in all colours.
    const shared = normal(numbers) * noise;
    for (let channel = 0; channel < 3; channel++) {
      const level = blurred[3 * index + channel] + shared + normal(numbers) * noise * 0.3;
      bytes[4 * index + channel] = Math.max(0, Math.min(255, Math.round(level)));
    }
  }
  return { width, height, bytes };
}

function between({ width, height, data }, x, y, channel) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const level = (column, row) => data[4 * (Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))) + channel];
  const upper = level(left, top) + (level(left + 1, top) - level(left, top)) * (x - left);
  const lower = level(left, top + 1) + (level(left + 1, top + 1) - level(left, top + 1)) * (x - left);
  return upper + (lower - upper) * (y - top);
}

const normal = (numbers) => Math.sqrt(-2 * Math.log(1 - numbers.number())) * Math.cos(2 * Math.PI * numbers.number());

function blur(pixels, width, height, deviation) {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)));
  const sum = weights.reduce((one, other) => one + other);
  const pass = (from, stepX, stepY) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) for (let channel = 0; channel < 3; channel++) {
      let level = 0;
      for (let offset = -reach; offset <= reach; offset++) {
        const [column, row] = [Math.max(0, Math.min(width - 1, x + offset * stepX)), Math.max(0, Math.min(height - 1, y + offset * stepY))];
        level += weights[offset + reach] * from[3 * (row * width + column) + channel];
      }
      to[3 * (y * width + x) + channel] = level / sum;
    }
    return to;
  };
  return pass(pass(pixels, 1, 0), 0, 1);
}

/** The pixels as JPEG, which Chromium writes. */
async function jpeg(page, { width, height, bytes }, quality) {
  const png = new PNG({ width, height });
  png.data = bytes;
  const url = `data:image/png;base64,${PNG.sync.write(png, { deflateLevel: 1 }).toString("base64")}`;
  const written = await page.evaluate(async ([url, quality]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/jpeg", quality);
  }, [url, quality]);
  return Buffer.from(written.slice(written.indexOf(",") + 1), "base64");
}

const [, , target, word] = process.argv;
if (target === undefined) throw new Error("Say where the photos go: node worsen.mjs FOLDER [WORD]");
const wanted = new Map();
for (const [folder, [count]] of Object.entries(FOLDERS)) {
  const mixed = names(folder).map((name) => [chance(`photo ${name}`).number(), name]).sort(([one], [other]) => one - other);
  mixed.slice(0, count).forEach(([, name], index) => wanted.set(name, index % DEGREES.length));
}
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
const page = await browser.newPage();
let count = 0;
for await (const { folder, name, bytes, truth } of pictures({ word, times: 2, isWanted: (name) => wanted.has(name) })) {
  const degree = wanted.get(name);
  const numbers = chance(`photo of ${name}`);
  const taken = photo(PNG.sync.read(bytes), truth, DEGREES[degree], numbers);
  const place = join(target, FOLDERS[folder][1]);
  mkdirSync(place, { recursive: true });
  const file = join(place, `${name}-degree-${degree + 1}`);
  writeFileSync(`${file}.jpg`, await jpeg(page, taken, DEGREES[degree].quality));
  writeFileSync(`${file}.json`, `${JSON.stringify({ ...truth, degree: degree + 1 })}\n`);
  count++;
}
await browser.close();
console.log(`${count} photos are in ${target}.`);
