// Saving what the board shows: files of every kind, the clipboard, and the printed sheet. QR patterns are read here by
// a reader that shares no code with the project.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { openPage } from "./browser.mjs";
import { box, button, press, ready, size, unknown } from "./parts.mjs";

const MESSAGE = "www.gchq.gov.uk/puzz";
const combobox = (page, name) => page.getByRole("combobox", { name, exact: true });

/** Saves the board as a kind of picture. */
async function save(page, kind) {
  await combobox(page, "Board format").selectOption(kind);
  const download = page.waitForEvent("download");
  await press(page, "Save the board");
  const saved = await download;
  await page.getByText(/^Saved .+, \d+ KB\.$/).waitFor();
  return { name: saved.suggestedFilename(), path: await saved.path(), bytes: await readFile(await saved.path()) };
}

/** The message that a reader of QR codes finds in a PNG file. */
function scanned(bytes) {
  const { data, width, height } = PNG.sync.read(bytes);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** The widths and heights of a GIF file's frames, and the duration of each, in hundredths of a second. */
function frames(bytes) {
  const found = [];
  let at = 13 + (bytes[10] & 0x80 ? 3 << ((bytes[10] & 7) + 1) : 0);
  let delay = 0;
  const skip = () => {
    while (bytes[at] !== 0) at += bytes[at] + 1;
    at += 1;
  };
  for (;;) {
    const kind = bytes[at];
    if (kind === 0x3b) return found;
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9) delay = bytes.readUInt16LE(at + 4);
      at += 2;
    } else {
      assert.equal(kind, 0x2c);
      found.push({ width: bytes.readUInt16LE(at + 5), height: bytes.readUInt16LE(at + 7), delay });
      at += 11;
    }
    skip();
  }
}

test("the finished card is saved as a picture that can be scanned", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await unknown(page, 0);
    for (const cells of ["8 pixels", "16 pixels", "32 pixels"]) {
      await combobox(page, "Board format").selectOption("PNG picture");
      await combobox(page, "Cell size").selectOption(cells);
      const { name, bytes } = await save(page, "PNG picture");
      assert.equal(name, "gchq-christmas-card-2015.png");
      assert.equal(scanned(bytes), MESSAGE, cells);
    }
  });
});

test("the page to scan is read in a browser by a reader of QR codes", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await unknown(page, 0);
    const { bytes } = await save(page, "HTML page to scan");
    assert.ok(!/<script|javascript:|onload/i.test(bytes.toString()));
    const other = await page.context().newPage();
    await other.setContent(bytes.toString());
    await other.getByRole("heading", { name: "GCHQ Christmas card 2015" }).waitFor();
    assert.equal(await other.getByRole("link").getAttribute("href"), "https://www.gchq.gov.uk/puzz");
    assert.equal(scanned(await other.screenshot()), MESSAGE);
  });
});

test("animations by steps and by passes have a frame for each, at the speed that was chosen", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await combobox(page, "Board format").selectOption("GIF of the steps");
    await combobox(page, "Frames per second").selectOption("25");
    const steps = await save(page, "GIF of the steps");
    assert.equal(steps.name, "gchq-christmas-card-2015.gif");
    assert.ok(steps.bytes.length <= 300_000, `${steps.bytes.length} bytes`);
    const shown = frames(steps.bytes);
    // The start, each step that changes something, and the end at rest.
    assert.equal(shown.length, 115);
    assert.deepEqual([shown[0].delay, shown.at(-1).delay], [4, 300]);
    await combobox(page, "Frames per second").selectOption("1");
    const passes = frames((await save(page, "GIF of the passes")).bytes);
    assert.equal(passes.length, 6);
    assert.deepEqual(passes.map(({ delay }) => delay), [100, 100, 100, 100, 100, 300]);
    assert.deepEqual([passes[0].width, passes[0].height], [shown[0].width, shown[0].height]);
  });
});

test("drawings, sheets and texts are saved, and nothing in a title is markup", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const title = `<img src=x onerror=alert(1)> & "more"`;
    await box(page).fill(`title: ${title}\n1\n3\n1\n\n1\n3\n1`);
    await press(page, "Show the solution");
    await size(page, 3, 3);
    await unknown(page, 0);
    const svg = (await save(page, "SVG drawing")).bytes.toString();
    const html = (await save(page, "HTML page to scan")).bytes.toString();
    const other = await page.context().newPage();
    for (const [text, kind] of [[svg, "image/svg+xml"], [html, "text/html"]]) {
      const found = await other.evaluate(([text, kind]) => {
        const parsed = new DOMParser().parseFromString(text, kind);
        return [parsed.querySelector("title").textContent, parsed.querySelectorAll("img, script, parsererror").length];
      }, [text, kind]);
      assert.deepEqual(found, [title, 0], kind);
    }
    for (const [kind, text] of [["X O .", "OXO\nXXX\nOXO\n"], ["# . ?", ".#.\n###\n.#.\n"], ["X and space", " X \nXXX\n X \n"]]) {
      assert.equal((await save(page, `Text: ${kind}`)).bytes.toString(), text);
    }
    for (const paper of ["A4", "Letter"]) {
      const { name, bytes } = await save(page, `PDF sheet, ${paper}`);
      assert.match(name, /\.pdf$/);
      assert.equal(bytes.subarray(0, 5).toString(), "%PDF-");
    }
  });
});

test("the board is copied as a picture and as text", async () => {
  await openPage({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await ready(page);
    await press(page, "To the end");
    await unknown(page, 0);
    await press(page, "Copy picture");
    await page.getByText("Copied.", { exact: true }).waitFor();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item.getType("image/png");
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    assert.equal(scanned(Buffer.from(copied)), MESSAGE);
    await press(page, "Copy text");
    await page.getByText("Copied: 25 lines of text.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(text.startsWith("XXXXXXXOXXXOOOXOXOXXXXXXX\n"));
    assert.equal(text.split("\n").length, 26);
  });
});

test("what is printed is one page, black on white, whatever the screen shows", async () => {
  for (const colorScheme of ["light", "dark"]) {
    await openPage({ colorScheme }, async (page) => {
      await ready(page);
      for (const [text, lies] of [[null, false], [`${"1\n".repeat(2)}\n${"1\n".repeat(2)}${"0\n".repeat(40)}`, true]]) {
        if (text) {
          await box(page).fill(text);
          await press(page, "Show the solution");
          await size(page, 42, 2);
        }
        for (const format of ["A4", "Letter"]) {
          const pdf = (await page.pdf({ format, preferCSSPageSize: lies })).toString("latin1");
          assert.equal(pdf.match(/\/Type \/Page\b/g).length, 1, `${format}, ${text ? "wide" : "card"}`);
        }
      }
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.getByRole("img", { name: "Nonogram of 42 × 2 cells" }).count(), 1);
      assert.equal(await button(page, "Step").isVisible(), false);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.emulateMedia({ media: "screen" });
      assert.equal(await button(page, "Step").isVisible(), true);
    });
  }
});

test("a long animation tells how far it is, can be stopped, and keeps nobody from solving", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    // Stairs: many steps, and large frames.
    const side = 150;
    const rows = Array.from({ length: side }, (_, row) => row + 1);
    await box(page).fill(`${rows.join("\n")}\n\n${rows.toReversed().join("\n")}`);
    await press(page, "Show the solution");
    await size(page, side, side);
    await page.getByRole("checkbox", { name: "Skip lines that add nothing new" }).setChecked(false);
    await combobox(page, "Board format").selectOption("GIF of the steps");
    await combobox(page, "Cell size").selectOption("32 pixels");
    await press(page, "Save the board");
    await page.getByText(/^Drawing: \d+ of \d+ frames$/).waitFor();
    await box(page).fill("1\n3\n1\n\n1\n3\n1");
    await press(page, "Show the solution");
    await size(page, 3, 3);
    await unknown(page, 0);
    await press(page, "Stop drawing");
    await page.getByText("Stopped.", { exact: true }).waitFor();
    // Another one can be drawn afterwards.
    await combobox(page, "Cell size").selectOption("16 pixels");
    await save(page, "GIF of the steps");
  });
});

test("a picture that would be too large gets a sentence", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const side = 300;
    await box(page).fill(`${"0\n".repeat(side)}\n${"0\n".repeat(side)}`);
    await press(page, "Show the solution");
    await size(page, side, side);
    await combobox(page, "Board format").selectOption("PNG picture");
    await combobox(page, "Cell size").selectOption("64 pixels");
    await press(page, "Save the board");
    await page.getByText(/^The picture would have [\d\u202f]+ × [\d\u202f]+ pixels\. .+ Use smaller cells\.$/).waitFor();
  });
});

test("an artist that dies is replaced", async () => {
  await openPage({ expected: /studio|Failed to load/ }, async (page) => {
    await ready(page);
    await page.route("**/studio.js", (route) => route.fulfill({ status: 404, body: "" }));
    await press(page, "Save the board");
    await page.getByText("The picture could not be drawn. Try smaller cells.").waitFor();
    await page.unroute("**/studio.js");
    await save(page, "PNG picture");
  });
});
