// The element on a user's page: a strict policy, a style that breaks everything else, two boards at once, and what it loads.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { openPage } from "../../../tests/page/browser.mjs";
import { serve } from "../../../tests/page/static.mjs";
import { until } from "../../../tests/page/waiting.mjs";
import { BROWSERS, missing, withBrowser } from "../../../tests/page/webdriver.mjs";
import { installed, run, TOOLS } from "./installed.mjs";

const folder = installed("board");
const DOCS = fileURLToPath(new URL("../../../docs", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types nonoscope-board";
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
const PICTURE = [[0, 1, 0, 1, 0], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 1, 1, 0], [0, 0, 1, 0, 0]];
// What breaks everything that it reaches.
const BREAKING = `
  * { all: unset !important; font: 60px/3 serif !important; color: red !important; letter-spacing: 1em !important; text-transform: uppercase !important; direction: rtl !important; }
  button, canvas, p { display: none !important; }
`;

/** A folder with a page that has the package beside it, and collects in \`heard\` the events that it listens to. */
function site(name, body, style = "") {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  cpSync(join(folder, "node_modules/nonoscope"), join(own, "nonoscope"), { recursive: true });
  writeFileSync(join(own, "_headers"), `/*\n  Content-Security-Policy: ${POLICY}\n`);
  writeFileSync(join(own, "style.css"), style);
  writeFileSync(
    join(own, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="style.css"><script src="hear.js"></script><script type="module" src="nonoscope/board.js"></script><body>${body}</body></html>`,
  );
  writeFileSync(
    join(own, "hear.js"),
    `globalThis.heard = [];
for (const name of ["ready", "step", "mark", "solved", "error"]) {
  addEventListener("nonoscope-" + name, ({ target, detail }) => heard.push([name, target.id, detail]));
}\n`,
  );
  return own;
}

const open = (name, body, style, run, options = {}) => openPage({ folder: site(name, body, style), headers: true, ...options }, run);
/** Waits until an event has been heard, and resolves to its details. */
const heard = (page, name, id, count = 1) =>
  page.waitForFunction(([name, id, count]) => heard.filter((one) => one[0] === name && one[1] === id)[count - 1]?.[2], [name, id, count]).then((found) => found.jsonValue());

test("it watches and plays on a page with a strict policy, and loads at most 256 KB", async () => {
  for (const [method, sentence] of [["human", "Row 2: the 5 takes all 5 cells, so they are all filled."], ["auto", "Row 2: the clue has a single layout."]]) {
    await open(`watch-${method}`, `<nonoscope-board id="a" controls method="${method}" puzzle="${HEART}"></nonoscope-board>`, "", async (page, site) => {
      const ready = await heard(page, "ready", "a");
      assert.deepEqual([ready.verdict, ready.width, ready.height], ["unique", 5, 5]);
      await page.getByRole("img", { name: "Board of 5 × 5 cells: 0 filled, 0 empty, 25 unknown" }).waitFor();
      await page.getByRole("button", { name: "Step" }).click();
      await page.getByRole("status").filter({ hasText: /^\S.*Row|^Row/ }).waitFor();
      if (method === "human") await page.getByRole("status").filter({ hasText: sentence }).waitFor();
      const { position } = await heard(page, "step", "a");
      assert.ok(position > 0);
      await page.getByRole("button", { name: "Back" }).click();
      assert.equal((await heard(page, "step", "a", 2)).position, 0);
      await page.getByRole("button", { name: "Play" }).click();
      await page.getByRole("button", { name: "Pause" }).waitFor();
      assert.deepEqual(await heard(page, "solved", "a"), { cells: PICTURE, won: false });
      await page.getByRole("img", { name: /16 filled, 9 empty, 0 unknown/ }).waitFor();
      const loaded = [...new Set(site.asked)].filter((file) => file.startsWith("nonoscope/"));
      assert.deepEqual(loaded.sort(), ["nonoscope/board.js", "nonoscope/load.js", `nonoscope/programs/board${method === "human" ? "-human" : ""}.wasm`]);
      const bytes = loaded.reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file)), { level: 9 }).length, 0);
      assert.ok(bytes <= 256_000, `${bytes} bytes`);
    });
  }
});

test("people solve it with the mouse and with keys, and take marks back", async () => {
  await open("solve", `<nonoscope-board id="a" controls solve-yourself>\n  2\n  1\n\n  2\n  1\n</nonoscope-board>`, "", async (page) => {
    await heard(page, "ready", "a");
    await page.getByRole("status").filter({ hasText: "Your turn. Click to fill a cell. Right-click to mark it empty." }).waitFor();
    const frame = page.getByRole("group", { name: "Board: while you play, arrow keys move, Space fills, X marks empty, Delete erases" });
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    assert.deepEqual((await heard(page, "mark", "a")).cells, [[1, -1], [-1, -1]]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("x");
    assert.deepEqual((await heard(page, "mark", "a", 2)).cells, [[1, -1], [-1, 0]]);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual((await heard(page, "mark", "a", 3)).cells, [[1, -1], [-1, -1]]);
    await page.keyboard.press("Control+Shift+Z");
    assert.deepEqual((await heard(page, "mark", "a", 4)).cells, [[1, -1], [-1, 0]]);
    // The other two cells with the mouse: they are on one side of the first one and below it.
    const canvas = page.getByRole("img", { name: /^Board of/ });
    const box = await canvas.boundingBox();
    let tries = 4;
    for (let y = 0.2; y < 0.95; y += 0.05) {
      for (let x = 0.2; x < 0.95; x += 0.05) {
        const [at] = [await page.evaluate(() => document.querySelector("nonoscope-board").cells.flat().join())];
        if (at === "1,1,1,0") break;
        await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
        const now = await page.evaluate(() => document.querySelector("nonoscope-board").cells.flat().join());
        // A click on a cell that should not have changed is taken back.
        if (now !== at && !["1,1,-1,0", "1,-1,1,0", "1,1,1,0"].includes(now)) {
          await page.evaluate(() => document.querySelector("nonoscope-board").undo());
        } else if (now !== at) tries -= 1;
      }
    }
    assert.equal(tries, 2);
    assert.deepEqual(await heard(page, "solved", "a"), { cells: [[1, 1], [1, 0]], won: true });
    await page.getByRole("status").filter({ hasText: "Solved. Every clue is satisfied." }).waitFor();
  });
});

/** All that is shown or told to a screen reader: texts, names and titles. */
const told = (page, id) =>
  page.evaluate((id) => {
    const { shadowRoot } = document.getElementById(id);
    const seen = [...shadowRoot.querySelectorAll("*")].filter((one) => !one.closest("[hidden]"));
    return seen.flatMap((one) => [one.ariaLabel, one.title, one.childElementCount ? "" : one.textContent]).filter(Boolean);
  }, id);

const LANGUAGES = {
  de: { step: "Schritt", hint: "Tipp", sentence: /^Zeile 2: Die 5 braucht alle 5 Kästchen/, look: /Zeile 2/, turn: /^Du bist dran/, mistake: /^Textzeile 2, Zeichen 1: / },
  ja: { step: "進む", hint: "ヒント", sentence: /だけで5マスがすべて埋まります/, look: /2/, turn: /^解いてみましょう/, mistake: /2行/ },
};

for (const [tag, words] of Object.entries(LANGUAGES)) {
  test(`it speaks the language of its place on the page: ${tag}`, async () => {
    const body = `<div lang="${tag}"><nonoscope-board id="a" controls method="human" puzzle="${HEART}"></nonoscope-board>
<nonoscope-board id="b" controls solve-yourself method="human" puzzle="${HEART}"></nonoscope-board>
<nonoscope-board id="c" controls>2 1
x</nonoscope-board><nonoscope-board id="d" controls></nonoscope-board>
<nonoscope-board id="e" lang="en-GB" controls method="human" puzzle="${HEART}"></nonoscope-board></div>`;
    await open(`in-${tag}`, body, "", async (page, site) => {
      for (const id of ["a", "b", "e"]) await heard(page, "ready", id);
      await heard(page, "error", "c");
      await page.locator("#a").getByRole("button", { name: words.step, exact: true }).click();
      await page.locator("#e").getByRole("button", { name: "Step", exact: true }).click();
      assert.match((await heard(page, "step", "a")).sentence, words.sentence);
      assert.match((await heard(page, "step", "e")).sentence, /^Row 2/);
      assert.match(await page.evaluate(() => document.getElementById("b").sentence), words.turn);
      await page.locator("#b").getByRole("button", { name: words.hint, exact: true }).click();
      await page.locator("#b").getByRole("status").filter({ hasText: words.look }).waitFor();
      assert.match((await heard(page, "error", "c")).message, words.mistake);
      const inside = (id) => page.evaluate((id) => [document.getElementById(id).shadowRoot.querySelector(".root")].map(({ lang, dir }) => [lang, dir])[0], id);
      for (const id of ["a", "b"]) assert.deepEqual(await inside(id), [tag, "ltr"]);
      assert.deepEqual(await inside("e"), ["en", "ltr"]);
      const english = await told(page, "e");
      for (const id of ["a", "b", "c", "d"]) {
        for (const said of await told(page, id)) {
          assert.doesNotMatch(said, /\b(row|column|cells|Board|Back|Play|Step|Undo|Redo|Hint|Check|Clear|Tool|Fill|Circle|Erase|puzzle)\b/i, `${id}: ${said}`);
        }
      }
      assert.ok(english.some((said) => /^Board of 5 × 5 cells/.test(said)), english.join("\n"));
      const asked = new Set(site.asked.filter((name) => name.endsWith(".txt")));
      assert.deepEqual([...asked], [`nonoscope/languages/${tag}.txt`]);
    });
  });
}

test("another language comes without another solve, and marks and steps stay", async () => {
  const body = `<nonoscope-board id="a" controls solve-yourself puzzle="${HEART}"></nonoscope-board><nonoscope-board id="b" controls puzzle="2x2:1/1/1/1"></nonoscope-board>`;
  await open("translated", body, "", async (page, site) => {
    for (const id of ["a", "b"]) await heard(page, "ready", id);
    await page.locator("#a").getByRole("group", { name: /^Board/ }).focus();
    await page.keyboard.press("Space");
    await heard(page, "mark", "a");
    assert.deepEqual(site.asked.filter((name) => name.endsWith(".txt")), []);
    await page.evaluate(() => (document.documentElement.lang = "de"));
    await page.locator("#a").getByRole("button", { name: "Rückgängig", exact: true }).waitFor();
    await page.locator("#b").getByRole("alert").filter({ hasText: "2 Lösungen" }).waitFor();
    await page.evaluate(() => (document.getElementById("a").lang = "fr-CA"));
    await page.locator("#a").getByRole("button", { name: "Annuler", exact: true }).waitFor();
    // A language that is not there is English.
    await page.evaluate(() => document.getElementById("a").setAttribute("lang", "tlh"));
    await page.locator("#a").getByRole("button", { name: "Undo", exact: true }).waitFor();
    assert.equal(await page.evaluate(() => document.getElementById("a").cells[0][0]), 1);
    assert.equal(await page.evaluate(() => heard.filter(([name]) => name === "ready").length), 2);
  });
});

test("words that do not come leave it in English", async () => {
  const own = site("wordless", `<nonoscope-board id="a" lang="ru" controls puzzle="${HEART}"></nonoscope-board>`);
  rmSync(join(own, "nonoscope/languages"), { recursive: true });
  await openPage({ folder: own, headers: true, expected: /languages\/ru\.txt|404/ }, async (page) => {
    await heard(page, "ready", "a");
    await page.getByRole("button", { name: "Step", exact: true }).waitFor();
    assert.equal(await page.evaluate(() => document.getElementById("a").shadowRoot.querySelector(".root").lang), "en");
  });
});

test("hints lead to the end, and winning shows", async () => {
  for (const method of ["auto", "human"]) {
    await open(`hint-${method}`, `<nonoscope-board id="a" controls solve-yourself method="${method}" puzzle="${HEART}"></nonoscope-board>`, "", async (page, site) => {
      await heard(page, "ready", "a");
      const hint = page.getByRole("button", { name: "Hint" });
      for (const said of ["Look at row 2. Press Hint again for the technique.", "Press Hint again for the argument", "Row 2: the 5 takes all 5 cells, so they are all filled. Press Hint again to mark the cells.", "The hint marked 5 cells."]) {
        await hint.click();
        await page.getByRole("status").filter({ hasText: said }).waitFor();
      }
      assert.deepEqual((await heard(page, "mark", "a")).cells[1], [1, 1, 1, 1, 1]);
      // A wrong mark comes first.
      await page.getByRole("group", { name: /^Board/ }).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("h");
      await page.getByRole("status").filter({ hasText: "One of your marks cannot be right. Press Hint again for the line." }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      // A script asks for the rest.
      const root = () => page.evaluate(() => document.querySelector("nonoscope-board").shadowRoot.querySelector(".root").className);
      assert.equal(await root(), "root");
      await page.evaluate(async () => {
        const board = document.getElementById("a");
        while (!heard.some(([name]) => name === "solved")) {
          const said = board.sentence;
          board.hint();
          for (let wait = 0; wait < 500 && board.sentence === said; wait += 1) await new Promise((done) => setTimeout(done, 10));
        }
      });
      assert.deepEqual(await heard(page, "solved", "a"), { cells: PICTURE, won: true });
      await page.getByRole("status").filter({ hasText: "Solved. Every clue is satisfied." }).waitFor();
      assert.equal(await root(), "root won");
      assert.equal(await hint.isDisabled(), true);
      await page.getByRole("button", { name: "Undo" }).click();
      assert.equal(await root(), "root");
      const programs = new Set(site.asked.filter((file) => file.endsWith(".wasm")).map((file) => file.split("/").at(-1)));
      assert.deepEqual([...programs].sort(), method === "auto" ? ["board-human.wasm", "board.wasm"] : ["board-human.wasm"]);
    });
  }
});

test("without controls, nothing speaks of buttons", async () => {
  const boards = ["auto", "human"].map((method) => `<nonoscope-board id="${method}" method="${method}" puzzle="${HEART}"></nonoscope-board>`);
  await open("without", `${boards.join("")}<nonoscope-board id="own" solve-yourself puzzle="${HEART}"></nonoscope-board>`, "", async (page) => {
    for (const id of ["auto", "human", "own"]) await heard(page, "ready", id);
    /** All that is shown or told to a screen reader. */
    const words = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("nonoscope-board")].map(({ shadowRoot }) =>
          [...shadowRoot.querySelectorAll("*")]
            .filter((one) => !one.closest("[hidden]"))
            .flatMap((one) => [one.ariaLabel, one.title, one.getAttribute("aria-description"), one.childElementCount ? "" : one.textContent])
            .join("\n"),
        ),
      );
    for (let turn = 0; turn < 3; turn += 1) {
      for (const said of await words()) assert.doesNotMatch(said, /\bStep\b(?! \d)|\bPlay\b|\bHint\b|Press /);
      await page.evaluate(() => ["auto", "human"].forEach((id) => document.getElementById(id).step()));
      await page.evaluate(() => document.getElementById("own").hint());
    }
    assert.match((await words())[0], /5 × 5 cells|Row|Column/);
    await page.evaluate(() => document.getElementById("auto").toggleAttribute("controls"));
    await page.evaluate(() => document.getElementById("auto").position = 0);
    await page.locator("#auto").getByRole("status").filter({ hasText: "5 × 5 cells. Press Step to look at the first line, or ▶ to watch." }).waitFor();
  });
});

test("a script gives plain data with given cells and colours, and nothing else", async () => {
  await open("plain", ["a", "b"].map((id) => `<nonoscope-board id="${id}" controls solve-yourself></nonoscope-board>`).join(""), "", async (page) => {
    await page.evaluate(() => {
      const [a, b] = ["a", "b"].map((id) => document.getElementById(id));
      a.puzzle = { rows: [[1], [1]], columns: [[1], [1]], givens: [[1, -1], [-1, -1]], title: "Twins" };
      b.puzzle = { rows: [[1, 1]], columns: [[1], [1]], rowInks: [[1, 2]], columnInks: [[1], [2]], colours: ["#ffffff", "#d62728", { rgb: "#1f61b4", name: "sea" }] };
    });
    const { verdict, title } = await heard(page, "ready", "a");
    assert.deepEqual([verdict, title], ["unique", "Twins"]);
    assert.deepEqual(await page.evaluate(() => document.getElementById("a").cells), [[1, -1], [-1, -1]]);
    await heard(page, "ready", "b");
    assert.deepEqual(await page.locator("#b").getByRole("radio").evaluateAll((all) => all.map((one) => one.ariaLabel)), ["red", "sea", "Circle", "Erase"]);
    // An attribute takes the place of data.
    await page.evaluate((puzzle) => document.getElementById("a").setAttribute("puzzle", puzzle), HEART);
    assert.equal((await heard(page, "ready", "a", 2)).width, 5);
    const wrong = await page.evaluate(() =>
      [null, 5, {}, { rows: 5, columns: [] }].map((value) => {
        try {
          document.getElementById("a").puzzle = value;
        } catch (error) {
          return [error instanceof TypeError, error.message];
        }
      }),
    );
    for (const [isType, message] of wrong) assert.deepEqual([isType, /^Expected .*\.$/.test(message)], [true, true]);
  });
});

test("nothing of the page's style leaks in", async () => {
  const look = (page) =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector("nonoscope-board");
      const names = ["display", "color", "backgroundColor", "fontSize", "fontFamily", "fontWeight", "letterSpacing", "lineHeight", "textTransform", "direction", "visibility", "paddingLeft", "borderTopWidth", "width", "height"];
      return [...shadowRoot.querySelectorAll("*")].map((one) => {
        const style = getComputedStyle(one);
        return [one.tagName, ...names.map((name) => style[name])].join(" ");
      });
    });
  const body = `<nonoscope-board id="a" controls method="human" puzzle="${HEART}"></nonoscope-board>`;
  const looks = [];
  for (const [name, style] of [["plain", "html, body { margin: 0; display: block; padding: 0; }"], ["foreign", BREAKING]]) {
    await open(name, body, style, async (page) => {
      await heard(page, "ready", "a");
      await page.evaluate(() => document.querySelector("nonoscope-board").step());
      // Until the board has the room that it has on this page.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))));
      looks.push([await look(page), (await page.locator("nonoscope-board canvas").screenshot()).toString("base64")]);
    });
  }
  assert.ok(looks[0][0].length > 20);
  assert.deepEqual(looks[1][0], looks[0][0]);
  assert.equal(looks[1][1], looks[0][1], "the board is painted otherwise");
});

test("a page sets its own colours and type, and its light or dark", async () => {
  const style = "#a { --nonoscope-paper: rgb(1, 2, 3); --nonoscope-ink: rgb(250, 0, 0); --nonoscope-font: monospace; } #b { color-scheme: dark; }";
  const body = ["a", "b", "c"].map((id) => `<nonoscope-board id="${id}" controls puzzle="${HEART}"></nonoscope-board>`).join("");
  await open("colours", body, style, async (page) => {
    for (const id of ["a", "b", "c"]) await heard(page, "ready", id);
    const look = (id) =>
      page.evaluate((id) => {
        const root = document.getElementById(id).shadowRoot;
        const canvas = root.querySelector("canvas");
        const corner = [...canvas.getContext("2d").getImageData(0, 0, 1, 1).data].slice(0, 3);
        const { backgroundColor, color, fontFamily } = getComputedStyle(root.querySelector(".root"));
        return [corner.join(), backgroundColor, color, fontFamily.slice(0, 9)];
      }, id);
    assert.deepEqual(await look("a"), ["1,2,3", "rgb(1, 2, 3)", "rgb(250, 0, 0)", "monospace"]);
    assert.deepEqual((await look("b")).slice(0, 3), ["32,38,42", "rgb(32, 38, 42)", "rgb(236, 232, 220)"]);
    assert.deepEqual((await look("c")).slice(0, 3), ["255,253,247", "rgb(255, 253, 247)", "rgb(29, 27, 24)"]);
    // Later changes show, too.
    await page.evaluate(() => document.getElementById("c").style.setProperty("--nonoscope-paper", "rgb(9, 8, 7)"));
    await until(async () => (await look("c"))[0] === "9,8,7", "the board has the new colour");
    // Reading a canvas is slow, says the browser.
  }, { expected: /willReadFrequently/ });
});

test("two boards go their own ways; one is taken away, put back, and gets another puzzle", async () => {
  const body = `<div id="first"><nonoscope-board id="a" controls method="human" puzzle="${HEART}"></nonoscope-board></div><nonoscope-board id="b" controls puzzle="3x3:1/3/1/1/3/1"></nonoscope-board>`;
  await open("two", body, "", async (page) => {
    await heard(page, "ready", "a");
    await heard(page, "ready", "b");
    const positions = () => page.evaluate(() => ["a", "b"].map((id) => document.getElementById(id).position));
    await page.evaluate(() => document.getElementById("a").step());
    assert.deepEqual(await positions(), [1, 0]);
    await page.evaluate(() => {
      const [a] = [document.getElementById("a")];
      globalThis.kept = a;
      a.play();
      a.remove();
    });
    assert.equal(await page.evaluate(() => kept.playing), false, "what nobody sees does not play");
    await page.evaluate(() => document.body.append(kept));
    assert.deepEqual((await positions())[0] > 0, true, "it is where it was");
    await page.evaluate(() => { kept.puzzle = { rows: [[2], [1]], columns: [[2], [1]] }; });
    const ready = await heard(page, "ready", "a", 2);
    assert.deepEqual([ready.width, ready.height, (await positions())[0]], [2, 2, 0]);
    await page.evaluate(() => { kept.method = "auto"; kept.toggleAttribute("solve-yourself", true); });
    await heard(page, "ready", "a", 3);
    assert.deepEqual(await positions(), [0, 0]);
    assert.equal(await page.evaluate(() => heard.filter(([name, id]) => name === "ready" && id === "b").length), 1, "the other one does not notice");
  });
});

test("what cannot be shown is said in a sentence", async () => {
  const puzzles = { a: "2 1\nx", b: "2x2:1/1/1/1", c: "3x3:1/3/1/1.1/1/1.1", d: "", e: HEART };
  const body = Object.entries(puzzles).map(([id, puzzle]) => `<nonoscope-board id="${id}" controls${id === "e" ? ' method="magic"' : ""}>${puzzle}</nonoscope-board>`).join("");
  await open("errors", body, "", async (page) => {
    const says = { a: ["unreadable", "Line 2, column 1: Found “x”, expected a number."], b: ["several", "Exactly 2 solutions. They differ in 4 cells."], e: ["unreadable", "There is no method “magic” here; expected auto or human."] };
    for (const [id, [reason, message]] of Object.entries(says)) {
      assert.deepEqual(await heard(page, "error", id), { reason, message });
      await page.locator(`#${id}`).getByRole("alert").filter({ hasText: message }).waitFor();
    }
    assert.match((await heard(page, "error", "c")).message, /^No solution/);
    await page.locator("#d").getByRole("status").filter({ hasText: "There is no puzzle here yet." }).waitFor();
    await page.evaluate((puzzle) => document.getElementById("d").append(puzzle), HEART);
    await heard(page, "ready", "d");
  });
});

test("texts in other formats, links, and puzzles with several inks are read, too", async () => {
  const [link] = [run(folder, process.execPath, "--input-type=module", "-e", `import { write } from "nonoscope"; process.stdout.write(await write("${HEART}", "link"));`)];
  const colours = "colour r #d62728 red\ncolour b #1f77b4 blue\nrows\n1r 1b\n2b\n\ncolumns\n1r 1b\n2b\n";
  await open("formats", ["a", "b", "c"].map((id) => `<nonoscope-board id="${id}" controls solve-yourself></nonoscope-board>`).join(""), "", async (page) => {
    await page.evaluate(
      ([link, colours]) => {
        const [a, b, c] = ["a", "b", "c"].map((id) => document.getElementById(id));
        a.puzzle = `https://example.org/nonoscope/${link.trim()}`;
        b.puzzle = JSON.stringify({ rows: [[2], [1]], columns: [[2], [1]] });
        c.puzzle = colours;
      },
      [link, colours],
    );
    assert.equal((await heard(page, "ready", "a")).width, 5);
    assert.equal((await heard(page, "ready", "b")).width, 2);
    assert.equal((await heard(page, "ready", "c")).verdict, "unique");
    const tools = page.locator("#c").getByRole("radio");
    assert.deepEqual(await tools.evaluateAll((all) => all.map((one) => one.ariaLabel)), ["red", "blue", "Circle", "Erase"]);
    await page.locator("#c").getByRole("radio", { name: "blue" }).check();
    assert.equal(await page.locator("#c").getByRole("radio", { name: "blue" }).isChecked(), true);
  });
});

test("a puzzle that takes seconds is not felt on the page", async () => {
  const hard = readFileSync(new URL("../../../tests/data/survey/faase.non", import.meta.url), "utf8");
  await open("hard", '<nonoscope-board id="a" controls>1\n\n1</nonoscope-board>', "", async (page) => {
    await heard(page, "ready", "a");
    // Whether it is solved, half a second after it could have begun: a page that solves it itself would not be asked before the end.
    const solved = await page.evaluate(async (hard) => {
      const { read } = await import("./nonoscope/index.js");
      await read("2 1\nx").catch(() => {});
      document.getElementById("a").puzzle = hard;
      await new Promise((done) => setTimeout(done, 500));
      return heard.filter(([name]) => name === "ready").length;
    }, hard);
    assert.equal(solved, 1);
    await page.getByRole("status").filter({ hasText: "Solving …" }).waitFor();
    await page.evaluate(() => document.getElementById("a").remove());
  });
});

test("a page takes it from another origin that allows this, and its worker comes from there, too", async () => {
  const away = site("away", "");
  writeFileSync(join(away, "_headers"), "/*\n  Access-Control-Allow-Origin: *\n");
  const host = await serve(away, { headers: true });
  try {
    const own = join(folder, "near");
    mkdirSync(own, { recursive: true });
    cpSync(join(away, "hear.js"), join(own, "hear.js"));
    const script = `${host.address}nonoscope/board.js`;
    writeFileSync(
      join(own, "index.html"),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><script src="hear.js"></script><script type="module" src="${script}"></script><nonoscope-board id="a" controls puzzle="${HEART}"></nonoscope-board>`,
    );
    const expected = new RegExp(`request elsewhere: ${host.address}nonoscope/`);
    await openPage({ folder: own, expected }, async (page, near) => {
      assert.equal((await heard(page, "ready", "a")).verdict, "unique");
      assert.deepEqual(near.asked.sort(), ["hear.js", "index.html"]);
    });
    assert.ok(host.asked.includes("nonoscope/programs/board.wasm"));
  } finally {
    await host.close();
  }
});

test("the page that shows it in use", async () => {
  const own = site("embed", "");
  for (const name of ["embed.html", "embed.css", "embed.js"]) cpSync(join(DOCS, name), join(own, name === "embed.html" ? "index.html" : name));
  writeFileSync(join(own, "_headers"), "/*\n  X-Content-Type-Options: nosniff\n");
  await openPage({ folder: own, headers: true }, async (page) => {
    await page.waitForFunction(() => [...document.querySelectorAll("nonoscope-board")].every((one) => one.verdict === "unique"));
    assert.equal(await page.locator("nonoscope-board").count(), 5);
    await page.locator("#watch").getByRole("button", { name: "Step" }).click();
    await page.locator("#watch").getByRole("status").filter({ hasText: "Row 2" }).waitFor();
    await page.locator("#solve").getByRole("group", { name: /^Board/ }).focus();
    await page.keyboard.press("Space");
    await page.locator("#heard").filter({ hasText: "Go on." }).waitFor();
  });
});

test("the README's lines are a page", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, block] = /```html\n(.*?)```/s.exec(readme);
  await open("readme", block.replace(/<script.*<\/script>/, ""), "", async (page) => {
    await page.waitForFunction(() => [...document.querySelectorAll("nonoscope-board")].map((one) => one.verdict).join() === "unique,unique");
  });
});

test("its types say what there is", () => {
  writeFileSync(
    join(folder, "board.ts"),
    `import "nonoscope/board";
import type { NonoscopeBoard } from "nonoscope/board";
const board: NonoscopeBoard = document.createElement("nonoscope-board");
board.puzzle = { rows: [[1]], columns: [[1]] };
board.addEventListener("nonoscope-step", ({ detail }) => console.log(detail.position + detail.steps, detail.sentence));
export const cells: readonly (readonly number[])[] = board.cells;
`,
  );
  run(folder, process.execPath, join(TOOLS, "typescript/bin/tsc"), "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom", "board.ts");
});

test("a server can import it, where there are no elements", () => {
  assert.equal(run(folder, process.execPath, "--input-type=module", "-e", 'import { NonoscopeBoard } from "nonoscope/board"; console.log(typeof NonoscopeBoard);'), "function\n");
});

for (const [name, browser] of Object.entries(BROWSERS)) {
  test(`it works in ${name}`, { timeout: 300_000 }, async (t) => {
    const lacking = missing(browser);
    if (lacking.length > 0) return t.skip(`${name} or its driver is not here: nothing is named by ${lacking.join(", ")}`);
    const own = site(`in-${name}`, `<nonoscope-board id="a" controls method="human" puzzle="${HEART}"></nonoscope-board><nonoscope-board id="b" controls solve-yourself puzzle="${HEART}"></nonoscope-board>`, BREAKING);
    const host = await serve(own, { headers: true });
    try {
      await withBrowser(browser, async (session) => {
        await session.open(host.address);
        const events = (kind, id) => session.look((kind, id) => heard.filter((one) => one[0] === kind && one[1] === id).length, kind, id);
        for (const id of ["a", "b"]) await until(async () => (await events("ready", id)) === 1, `${id} is ready`);
        const sentence = await session.run(() => {
          const board = document.getElementById("a");
          board.step();
          return board.sentence;
        });
        assert.match(sentence, /Row 2: the 5 takes all 5 cells, so they are all filled\.$/);
        const found = await session.run(() => {
          const board = document.getElementById("a");
          const root = board.shadowRoot;
          // The last step stands out in its own colour.
          board.position = board.steps - 1;
          const canvas = root.querySelector("canvas");
          const { width, height } = canvas;
          const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
          let dark = 0;
          for (let at = 0; at < data.length; at += 4) dark += data[at] < 60 && data[at + 1] < 60 ? 1 : 0;
          const said = root.querySelector(".sentence");
          return [dark / (width * height) > 0.05, getComputedStyle(said).fontSize, canvas.getBoundingClientRect().width > 100];
        });
        assert.deepEqual(found, [true, "16px", true]);
        // As a person does it: with the keys, on the board.
        await session.run(() => document.getElementById("b").shadowRoot.querySelector("[role=group]").focus());
        await session.press("\uE00D");
        await until(async () => (await events("mark", "b")) === 1, "the first cell is marked");
        const cells = await session.run(() => document.getElementById("b").cells[0]);
        assert.deepEqual(cells, [1, -1, -1, -1, -1]);
      });
    } finally {
      await host.close();
    }
  });
}
