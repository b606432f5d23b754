// Puzzles from outside: files dropped, chosen and pasted, formats recognised and overruled, several puzzles in a text,
// good links and bad ones, the gallery, and files to save.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openPage } from "./browser.mjs";
import { alert, box, button, position, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";
import { until } from "./waiting.mjs";

const file = (name) => readFile(new URL(`../data/formats/${name}`, import.meta.url));
const combobox = (page, name) => page.getByRole("combobox", { name });
const readAs = (page, text) => says(page.getByText(/^Read as/), text);
const heading = (page, name) => page.getByRole("heading", { name }).waitFor();

/** Drops files, each with a name and its bytes, on the element in the middle of the page. */
async function drop(page, ...files) {
  // A character for each byte: millions of numbers would take a minute to arrive.
  const given = files.map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]);
  await page.evaluate((given) => {
    const data = new DataTransfer();
    for (const [name, text] of given) data.items.add(new File([Uint8Array.from(text, (one) => one.charCodeAt(0))], name));
    const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    for (const kind of ["dragover", "drop"]) {
      target.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }
  }, given);
}

test("a file can be dropped anywhere", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await drop(page, ["edge.xml", await file("00023-edge.xml")]);
    await readAs(page, "Read as webpbn XML: 10 × 11.");
    await press(page, "Show the title");
    await heading(page, "Nonrepresentational Test Pattern");
    await drop(page, ["gchq.g", await file("gchq2015.g")], ["edge.mk", await file("00023-edge.mk")]);
    await readAs(page, "Read as Olšák’s .g file: 25 × 25.");
    await says(alert(page), "You chose 2 files. Only the first was opened: gchq.g.");
    await press(page, "Close this message");
    await drop(page, ["big.txt", new Uint8Array(10 * 1024 * 1024 + 3)]);
    await says(alert(page), "big.txt: This text is too long: the limit is 5 MiB.");
    // Bytes in UTF-16, as some editors write them.
    await drop(page, ["wide.txt", Buffer.from("\ufeff1\n3\n1\n\n1\n3\n1\n", "utf16le")]);
    await readAs(page, "Read as clue lines: 3 × 3.");
    assert.equal(await alert(page).textContent(), "");
  });
});

test("something dragged over the page is welcomed, until it leaves", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const drag = (kind) =>
      page.evaluate((kind) => {
        const data = new DataTransfer();
        data.items.add(new File(["1"], "a.txt"));
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
        return document.body.hasAttribute("data-dropping");
      }, kind);
    assert.equal(await drag("dragover"), true);
    assert.equal(await drag("dragleave"), false);
  });
});

test("a file can be chosen, even the same one twice", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    for (const [text, width] of [["1\n\n1", 1], ["1 1\n\n1\n0\n1", 3]]) {
      const chooser = page.waitForEvent("filechooser");
      await press(page, "Open a file …");
      await (await chooser).setFiles({ name: "puzzle.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
      await size(page, width, 1);
    }
  });
});

test("a puzzle can be pasted with the keyboard alone, wherever the focus is", async () => {
  await openPage({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await ready(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), '{"rows": [[1], [3], [1]], "cols": [1, 3, 1]}');
    await button(page, "Step").focus();
    await page.keyboard.press("Control+V");
    await readAs(page, "Read as JSON or lists in lists: 3 × 3.");
    assert.match(await box(page).inputValue(), /"rows"/);
    await page.evaluate((text) => navigator.clipboard.writeText(text), "5x1:1/1/1/1/1/5");
    await box(page).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Control+V");
    await readAs(page, "Read as Tatham game ID: 5 × 1.");
  });
});

test("the format can be overruled, and doubt is reported", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill("[[[1, 1]], [[1], [], [1]]]");
    await readAs(page, "Read as JSON or lists in lists: 3 × 1. As Haskell Runs pair, this text would be a different puzzle");
    await size(page, 3, 1);
    await page.getByLabel("Format", { exact: true }).selectOption("Haskell Runs pair");
    await readAs(page, "Read as Haskell Runs pair: 1 × 3.");
    await size(page, 1, 3);
    await page.getByLabel("Format", { exact: true }).selectOption("webpbn XML");
    await says(alert(page), "The XML is not valid");
    await size(page, 1, 3);
    await page.getByLabel("Format", { exact: true }).selectOption("recognised from the text");
    await size(page, 3, 1);
    // A choice made for one text does not apply to the next.
    await page.getByLabel("Format", { exact: true }).selectOption("Haskell Runs pair");
    await pressExample(page, "Heart");
    await readAs(page, "Read as clue lines: 5 × 5.");
  });
});

test("one of several puzzles can be chosen, and a broken one does not matter", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const field = combobox(page, "Which puzzle");
    assert.equal(await field.isVisible(), false);
    await box(page).fill("$7\n1\n3\n1\n1\n3\n1\n$8\n1\nx\n$9\n1\n1\n");
    await heading(page, "Puzzle 1 of 3");
    const listed = () => field.locator("option").allTextContents();
    assert.deepEqual(await listed(), ["1 of 3 · 3 × 3", "2 of 3 · cannot be read", "3 of 3 · 1 × 1"]);
    await press(page, "Show the title");
    await heading(page, "$7");
    assert.deepEqual(await listed(), ["1 of 3 · $7 · 3 × 3", "2 of 3 · cannot be read", "3 of 3 · $9 · 1 × 1"]);
    await field.selectOption("3 of 3 · $9 · 1 × 1");
    await heading(page, "$9");
    await size(page, 1, 1);
    await field.selectOption("2 of 3 · cannot be read");
    await says(alert(page), "Line 10, column 1: Found “x”, expected a number.");
    await size(page, 1, 1);
    // The same puzzle is solved by another method.
    await field.selectOption("1 of 3 · $7 · 3 × 3");
    await size(page, 3, 3);
    await combobox(page, "Method").selectOption("Passes");
    await heading(page, "$7");
    await pressExample(page, "Cat");
    await size(page, 20, 20);
    assert.equal(await field.isVisible(), false);
  });
});

test("every mistake is listed with its line, and leads to its place", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await box(page).fill("rows\n1 1\n3 x\n2+\n\ncolumns\n1 1\n1");
    await says(alert(page), "Line 3, column 3: Found “x”, expected a number.");
    await says(alert(page), "Line 4, column 2: Found “+”, expected a number.");
    assert.deepEqual(await alert(page).locator("mark").allTextContents(), ["x", "+"]);
    await page.getByRole("button", { name: "Go to line 4, column 2: 2+", exact: true }).click();
    const selected = await box(page).evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
    assert.equal(selected, "+");
    await page.keyboard.press("Delete");
    await page.waitForFunction(() => document.querySelectorAll("#fault mark").length === 1);
  });
});

test("a link leads to the same puzzle, step and method, and never to a server", async () => {
  await openPage({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await ready(page);
    const steps = () => position(page).getAttribute("max");
    const byDefault = await steps();
    await combobox(page, "Method").selectOption("Most constrained first");
    await says(page.getByRole("complementary"), "Always takes the line with the fewest layouts.");
    // Once the number of steps has changed, the steps on the board are those of the new method.
    await until(async () => (await steps()) !== byDefault);
    await ready(page);
    await position(page).fill("9");
    await says(page.getByText(/^Pass/), "step 9 of");
    // It is put into words by the tutor, a moment later.
    await says(status(page), "in 8 arguments");
    const sentence = await status(page).textContent();
    await press(page, "Copy link to this position");
    await says(page.getByText(/^Copied/), "You also find it in the address bar");
    const address = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(address, page.url());
    assert.ok(new URL(address).hash.length <= 400, address);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("about:blank");
    await page.goto(address);
    await says(page.getByText(/^Pass/), "step 9 of");
    await says(status(page), sentence);
    await heading(page, "GCHQ Christmas card 2015");
    assert.equal(await combobox(page, "Method").inputValue(), "constrained");
    await unknown(page, Number((await page.getByText(/cells unknown$/).first().textContent()).match(/(\d+) cells unknown/)[1]));
    assert.ok(asked.length > 3 && asked.every((url) => !url.includes("n1")), asked.join("\n"));
    // Another puzzle removes the link from the address.
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    assert.equal(new URL(page.url()).hash, "");
  });
});

test("a link of the first version leads where it led, and a broken one gives a sentence", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const go = (hash) => page.evaluate((hash) => { location.hash = hash; }, hash);
    await go("#n1RtToBAU");
    await says(alert(page).first(), "This link is damaged");
    await size(page, 25, 25);
    await go("#n1RtToBAUk");
    await size(page, 2, 2);
    assert.equal(await box(page).inputValue(), "rows\n1\n2\n\ncolumns\n2\n1\n");
    await page.waitForFunction(() => document.getElementById("notice").hidden);
    await go("#n3AAAA");
    await says(alert(page).first(), "This link was made by a newer version");
    await go("#<script>alert(1)</script>");
    await says(alert(page).first(), "This is not a link to a puzzle");
    await press(page, "Close this message");
    await pressExample(page, "GCHQ card, 2015");
    await press(page, "To the end");
    await unknown(page, 0);
  });
});

test("a broken link leads to the card and a sentence", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(`${address}#n1RtToBAU`);
    await says(alert(page).first(), "This link is damaged");
    await size(page, 25, 25);
    await press(page, "Step");
    await says(status(page), "Row 1");
    // A link can also be pasted as a puzzle.
    await box(page).fill("https://example.org/#n1RtToBAUk");
    await readAs(page, "Read as Nonoscope link: 2 × 2.");
  });
});

test("the gallery opens what it shows", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const gallery = page.locator("#gallery");
    // Without the word for how hard it is.
    const names = await gallery.locator("button").evaluateAll((buttons) =>
      buttons.map((button) => [...button.childNodes].filter((node) => node.nodeName !== "SMALL").map((node) => node.textContent).join("")),
    );
    assert.ok(names.length >= 12, names.join());
    assert.equal(await page.locator("#gallery button").filter({ hasText: "GCHQ card, 2015" }).getAttribute("aria-pressed"), "true");
    for (const name of names) {
      await press(page, "Choose a puzzle …");
      await press(page, name);
      await page.waitForFunction((name) => {
        const pressed = [...document.querySelectorAll("#gallery [aria-pressed=true]")];
        return pressed.length === 1 && pressed[0].querySelector("span").textContent === name;
      }, name);
      await says(status(page), "Press Step");
    }
    // Each picture has ink on it.
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll("#gallery canvas")].filter((canvas) => {
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(data).size < 3;
      }).length,
    );
    assert.equal(blank, 0);
  });
});

test("a puzzle is saved in every format that is written", async () => {
  // A page may only save about ten files at once.
  for (const part of [0, 1, 2, 3]) {
    await openPage({}, async (page) => {
      await ready(page);
      const formats = await combobox(page, "Puzzle format").locator("option").allTextContents();
      assert.ok(formats.length >= 28 && formats.length <= 36, formats.join());
      for (const format of formats.slice(9 * part, 9 * part + 9)) {
        await combobox(page, "Puzzle format").selectOption(format);
        const download = page.waitForEvent("download");
        await press(page, "Save the puzzle as a file");
        const saved = await download;
        assert.match(saved.suggestedFilename(), /^gchq-christmas-card-2015\.\w+$/);
        const text = await readFile(await saved.path(), "utf8");
        assert.ok(text.length > 100, format);
        if (format === "picture in letters") assert.ok(text.startsWith("#######.###...#.#.#######\n"));
        if (format === ".nin file") {
          await page.getByText("Saved. This format (.nin file) leaves out: the title and the given cells.").waitFor();
        }
      }
    });
  }
});

test("a puzzle that a format cannot hold gets a sentence, and no file", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await pressExample(page, "Lighthouse");
    await size(page, 15, 20);
    await combobox(page, "Puzzle format").selectOption("tournament file");
    await press(page, "Save the puzzle as a file");
    await page.getByText("This format (tournament file) is only for square puzzles, but this puzzle is 15 wide and 20 high.").waitFor();
  });
});

test("from a spreadsheet, which offers a picture too, the text is taken", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "1\t1\n1\t\n\n1\n1\n1");
      data.items.add(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "cells.png", { type: "image/png" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await readAs(page, "Read as clue lines: 3 × 2.");
  });
});
