// The main path through the page, once in each of the main browsers: opened, stepped, played to the message, a puzzle
// pasted and solved by hand, saved, reloaded, and used without a network; and a picture that is shown to it. Errors in a console fail it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DIST } from "../browser.mjs";
import { RULE, seen } from "../pixels.mjs";
import { serve } from "../static.mjs";
import { until } from "../waiting.mjs";
import { BROWSERS, missing, withBrowser } from "../webdriver.mjs";

const WRITER = fileURLToPath(new URL("../../../xtask/service-worker.mjs", import.meta.url));
const PICTURE = fileURLToPath(new URL("../../data/pictures/nono3.png", import.meta.url));
const CONTROL = "\uE009";
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";

/** Runs `body` with a copy of the page that begins by listening for errors. */
async function withListener(body) {
  const folder = await mkdtemp(join(tmpdir(), "nonoscope-"));
  try {
    await cp(DIST, folder, { recursive: true });
    const page = await readFile(join(folder, "index.html"), "utf8");
    const parts = page.split("<title>");
    assert.equal(parts.length, 2);
    await writeFile(join(folder, "index.html"), parts.join('<script src="listener.js"></script><title>'));
    await writeFile(join(folder, "listener.js"), `(${listen})();`);
    // The service worker knows the files by their hashes.
    await promisify(execFile)(process.execPath, [WRITER], { env: { ...process.env, TRUNK_STAGING_DIR: folder } });
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In the page: writes down all errors and warnings, where a driver can read them. Makes some when asked to. */
function listen() {
  const heard = [];
  const hear = (...words) => {
    heard.push(words.join(" "));
    document.documentElement.dataset.heard = JSON.stringify(heard);
  };
  // Those of a script have a message; those of an element that could not be loaded have an address.
  addEventListener("error", ({ message, target }) => hear("error:", message ?? target.src ?? target.href), true);
  addEventListener("unhandledrejection", ({ reason }) => hear("rejected:", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => hear("policy:", violatedDirective, blockedURI));
  for (const level of ["error", "warn"]) {
    const own = console[level];
    console[level] = (...words) => {
      hear(`console.${level}:`, ...words);
      own.apply(console, words);
    };
  }
  addEventListener("mistakes", () => {
    console.error("said on purpose");
    setTimeout(() => { throw new Error("thrown on purpose"); });
    Promise.reject(new Error("rejected on purpose"));
    const box = document.body.appendChild(document.createElement("div"));
    let width = 10;
    box.style.width = "10px";
    new ResizeObserver(() => { if (width < 20) box.style.width = `${++width}px`; }).observe(box);
  });
}

/** What was heard since the page was loaded, and what the browser's own console has. */
async function complaints(session, site, said) {
  const heard = await session.run(() => JSON.parse(document.documentElement.dataset.heard ?? "[]"));
  // Firefox prints those of workers, too; Chromium also has those of the network.
  const printed = said().split("\n").filter((line) => line.includes("JavaScript error: ") && line.includes(site.address));
  const logged = await session.post("/se/log", { type: "browser" }).then(
    (entries) => entries.map(({ message }) => message),
    () => [],
  );
  return [...heard, ...printed, ...logged];
}

/** The person's actions, and what they see. */
function person(session) {
  const text = (id) => session.run((id) => document.getElementById(id).textContent.trim(), id);
  const element = (selector) => session.run((selector) => document.querySelector(selector), selector);
  const says = (words) =>
    until(async () => (await session.look(() => document.querySelector("[role=status]")?.textContent))?.match(words), `it says ${words}`);
  const board = () => session.look(() => document.querySelector("[role=img][aria-label^='Board of']")?.ariaLabel);
  const shows = (words) => until(async () => (await board())?.match(words), `the board is described as ${words}`);
  const press = async (name) => session.click(await session.find("button", name));
  const choose = async (list, name) => {
    const option = await session.run(
      (list, name) => [...list.options].find((option) => option.textContent.trim() === name),
      await session.find("combobox", list),
      name,
    );
    assert.ok(option, `“${list}” has no “${name}”`);
    await session.click(option);
  };
  const canvas = () => element("canvas[aria-label^='Board of']");
  const cells = async () => (await session.run(seen, await canvas(), RULE)).cells;
  /** Drags from a cell to another one; each is a pair of row and column, from 1. */
  const stroke = async (from, to = from) => {
    const found = await canvas();
    await session.run((canvas) => canvas.scrollIntoView({ block: "center" }), found);
    const { rows, columns, width } = await session.run(seen, found, RULE);
    const { x, y, wide } = await session.run((canvas) => {
      const { x, y, width } = canvas.getBoundingClientRect();
      return { x, y, wide: width };
    }, found);
    const middle = ([from, to]) => (((from + to) / 2) * wide) / width;
    const place = ([row, column]) => [x + middle(columns[column - 1]), y + middle(rows[row - 1])];
    await session.drag(place(from), place(to));
  };
  return { board, cells, choose, press, says, shows, stroke, text };
}

for (const [name, browser] of Object.entries(BROWSERS)) {
  test(`the main path in ${name}`, { timeout: 300_000 }, async (t) => {
    const lacking = missing(browser);
    if (lacking.length > 0) return t.skip(`${name} or its driver is not here: nothing is named by ${lacking.join(", ")}`);
    await withListener((folder) => withBrowser(browser, (session, own) => mainPath(session, own, folder)));
  });

  test(`a picture is chosen, pasted, corrected and taken in ${name}`, { timeout: 300_000 }, async (t) => {
    const lacking = missing(browser);
    if (lacking.length > 0) return t.skip(`${name} or its driver is not here: nothing is named by ${lacking.join(", ")}`);
    await withListener((folder) => withBrowser(browser, (session, own) => picturePath(session, own, folder)));
  });
}

async function picturePath(session, { said }, folder) {
  const site = await serve(folder);
  const { press, says, shows } = person(session);
  const dialogueSays = async (words) => {
    let text;
    const look = async () => (text = await session.look(() => document.querySelector("dialog[open]")?.textContent))?.match(words);
    await until(look, () => `the dialogue says ${words} (${text?.trim()})`);
  };
  const clue = async (line, text) => {
    const box = await session.find("textbox", `Clue of ${line}`);
    if (text === undefined) return session.run((box) => box.value, box);
    await session.clear(box);
    await session.type(box, text);
  };
  try {
    await session.open(site.address);
    await says("Press Step");
    await session.resize(1280, 860);

    // Chosen: the driver gives the field a path, as the browser's own dialogue does.
    await press("Read a photo …");
    await dialogueSays("Choose a screenshot, or a photo");
    const field = await session.run(() => {
      const field = document.querySelector("dialog[open] input[type=file]");
      // Drivers give nothing to what is out of sight.
      field.hidden = false;
      return field;
    });
    await session.type(field, PICTURE);
    await session.run((field) => { field.hidden = true; }, field);
    await dialogueSays("10 × 10 cells\\. ");
    await dialogueSays("One solution");
    assert.equal(await clue("row 3"), "4 2");

    await clue("row 3", "4 9");
    await dialogueSays("needs at least 14 cells");
    await clue("row 3", "4 2");
    await dialogueSays("One solution");
    await press("Use this puzzle");
    await shows("10 × 10 .* 100 unknown");

    // Pasted: lying on a side, as a photo may be.
    await session.run(async (file) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(file), (letter) => letter.codePointAt(0))]));
      const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.height, height: bitmap.width });
      const context = canvas.getContext("2d");
      context.setTransform(0, 1, -1, 0, bitmap.height, 0);
      context.drawImage(bitmap, 0, 0);
      const blob = await new Promise((take) => canvas.toBlob(take, "image/jpeg", 0.95));
      const data = new DataTransfer();
      data.items.add(new File([blob], "photo.jpg", { type: blob.type }));
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      // Firefox makes events only with texts.
      Object.defineProperty(event, "clipboardData", { value: data });
      document.body.dispatchEvent(event);
    }, (await readFile(PICTURE)).toString("base64"));
    await dialogueSays("10 × 10 cells\\. ");
    await dialogueSays("One solution");
    assert.equal(await clue("row 3"), "4 2");
    await press("Close");
    await until(() => session.look(() => document.querySelector("dialog[open]") === null), "the dialogue is closed");
    assert.deepEqual(await complaints(session, site, said), []);
  } finally {
    await site.close();
  }
}

async function mainPath(session, { downloads, said }, folder) {
  const site = await serve(folder);
  const { board, cells, choose, press, says, shows, stroke } = person(session);
  const found = [];
  const look = async () => found.push(...(await complaints(session, site, said)));
  try {
    // A text that somebody has copied elsewhere.
    await session.open("data:text/html,<textarea aria-label='Notes'></textarea>");
    const notes = await session.find("textbox", "Notes");
    await session.type(notes, HEART);
    await session.press(CONTROL, "a");
    await session.press(CONTROL, "c");

    await session.resize(900, 800);
    await session.open(site.address);
    await says("Press Step");
    await shows("25 × 25 .* 603 unknown");
    // On their way to a common size, board and window must not chase each other: that, too, is an error.
    for (const [width, height] of [[600, 800], [1000, 600], [900, 700], [820, 1000], [1280, 860]]) {
      await session.resize(width, height);
      await session.run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }

    // A dialogue is as high as what is in it, and not as the window.
    await press("Learn");
    const [dialogue, list] = await session.run(() =>
      ["dialog[open]", "dialog[open] ol"].map((one) => document.querySelector(one).getBoundingClientRect().height),
    );
    assert.ok(list > 500 && dialogue < list + 120, `${dialogue}, with a list of ${list}`);
    await session.run(() => document.querySelector("dialog[open]").close());

    await press("Step");
    await says("settles 11 cells");
    await shows("592 unknown");
    await press("Back");
    await shows("603 unknown");

    await choose("Speed", "fast");
    await press("Play");
    await says("Exactly one solution");
    await shows(" 0 unknown");
    const message = () => session.run(() => document.querySelector("section[aria-labelledby=message-heading]").textContent);
    await until(async () => (await message()).includes("www.gchq.gov.uk"), "the message is read");

    await session.run(() => document.activeElement.blur());
    await session.press(CONTROL, "v");
    await shows("5 × 5 .* 25 unknown");

    await session.click(await session.find("radio", "Play"));
    await stroke([1, 2]);
    await stroke([1, 4]);
    await stroke([2, 1], [2, 5]);
    await stroke([3, 1], [3, 5]);
    await stroke([4, 2], [4, 4]);
    await shows(" 10 unknown");
    await stroke([5, 3]);
    await says("Solved");
    assert.deepEqual(await cells(), [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);

    await choose("Puzzle format", ".non file");
    await press("Save the puzzle as a file");
    const saved = await until(async () => (await readdir(downloads)).find((file) => file.endsWith(".non")), "a file is saved");
    const text = () => readFile(join(downloads, saved), "utf8");
    await until(async () => /^rows\n1,1\n5\n5\n3\n1\n+columns\n2\n4\n4\n4\n2\n/m.test(await text()), "the file is whole");

    // What was done is found again. From some visit on, the page is kept and needs no network.
    const left = await until(board, "the board is described");
    await until(async () => {
      await look();
      await session.reload();
      await says(/./);
      await shows(left);
      return session.look(() => navigator.serviceWorker.controller !== null);
    }, "the page is kept", 60);
    await look();

    await site.close();
    await session.reload();
    await says(/./);
    await shows(left);
    await session.click(await session.find("radio", "Watch"));
    const box = await session.find("textbox", "Your puzzle");
    await session.clear(box);
    await session.type(box, "3x3:1/3/1/1/3/1");
    await shows("3 × 3");
    await press("Show the solution");
    await says("Exactly one solution");
    await look();
    assert.deepEqual(found, []);

    // The listener would have heard any error.
    await session.run(() => dispatchEvent(new Event("mistakes")));
    for (const wanted of [/said on purpose/, /thrown on purpose/, /rejected on purpose/, /ResizeObserver loop/]) {
      await until(async () => (await complaints(session, site, said)).some((complaint) => wanted.test(complaint)), `${wanted} is heard`, 10);
    }
  } finally {
    await site.close();
  }
}
