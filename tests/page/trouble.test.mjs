// If anything breaks, the page says what happened and how to go on, and keeps the puzzle and the marks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LIE, PANIC, solversHang, solversRun, solversWork } from "./breaking.mjs";
import { openPage } from "./browser.mjs";
import { HEART, alert, box, button, later, mine, press, pressExample, ready, says, size, status, unknown } from "./parts.mjs";

const OTHER = "rows\n5\n5\n\ncolumns\n2\n2\n2\n2\n2\n";
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());
const broken = (page) => page.getByRole("dialog", { name: "Nonoscope has stopped working" });

/** Opens the heart and fills the first two cells of its second row with the keyboard: marks that are right, as a hint asks for. */
async function begin(page) {
  await ready(page);
  await box(page).fill(HEART);
  await size(page, 5, 5);
  await mine(page);
  await page.getByRole("group", { name: "Board:" }).focus();
  // The first key only shows the cursor.
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await unknown(page, 23);
}

/** Makes the page's own program panic, at the next answer of its worker. */
async function panic(page) {
  await page.evaluate(LIE);
  // In one go: an answer that is still to come would break the page before the button is reached.
  await page.evaluate(() => {
    globalThis.lies = true;
    document.getElementById("hint").click();
  });
  await broken(page).waitFor();
}

test("a panic of the page is reported, its details are copied, and going on loses nothing", async () => {
  const options = { expected: PANIC, permissions: ["clipboard-read", "clipboard-write"] };
  await openPage(options, async (page) => {
    await begin(page);
    await panic(page);
    await says(broken(page), "Your puzzle and your marks are saved.");
    await page.keyboard.press("Escape");
    assert.ok(await broken(page).isVisible(), "Escape leads to a page that does nothing");
    await press(page, "Copy details");
    await says(broken(page), "Copied.");
    const details = await copied(page);
    for (const part of ["panicked at", "capacity overflow", "Chrome", HEART]) assert.ok(details.includes(part), details);
    await press(page, "Continue");
    await size(page, 5, 5);
    await unknown(page, 23);
    await press(page, "Undo");
    await unknown(page, 24);
  });
});

test("after a panic one can also start with the first puzzle, and the marks stay with theirs", async () => {
  await openPage({ expected: PANIC }, async (page) => {
    await begin(page);
    await panic(page);
    await press(page, "Start with the first puzzle");
    await size(page, 25, 25);
    await box(page).fill(HEART);
    await size(page, 5, 5);
    await mine(page);
    await unknown(page, 23);
  });
});

test("an exception from the browser itself is reported like a panic", async () => {
  await openPage({ expected: /page: Error: no canvas/ }, async (page) => {
    await begin(page);
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.fillRect = () => {
        throw new Error("no canvas");
      };
    });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await broken(page).waitFor();
    await broken(page).getByText("Details", { exact: true }).click();
    await says(broken(page), "no canvas");
    await press(page, "Continue");
    await unknown(page, 23);
  });
});

test("if nothing can be kept, a panic says so, and the details hold the puzzle", async () => {
  await openPage({ expected: PANIC }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, "localStorage", { get() {} }));
    await page.addInitScript(() => Object.defineProperty(globalThis, "sessionStorage", { get() {} }));
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get() {} }));
    await page.reload();
    await begin(page);
    await says(alert(page), "This browser saves nothing for this page");
    await panic(page);
    await says(broken(page), "The details include the text in the Puzzle box: copy them first.");
    await press(page, "Copy details");
    await says(broken(page), "This browser could not copy them. They are shown below.");
    await says(broken(page), "1 1");
  });
});

test("a solver that panics is replaced; the puzzle, the marks and the board stay, and its button tries again", async () => {
  const options = { expected: PANIC, permissions: ["clipboard-read", "clipboard-write"] };
  await openPage(options, async (page) => {
    // At the request after the card and the first text, the worker panics.
    await solversRun(page, `${LIE}; let asked = 0; addEventListener("message", () => { globalThis.lies = ++asked === 3; });`);
    await page.reload();
    await ready(page);
    await box(page).fill(OTHER);
    await size(page, 5, 2);
    await box(page).fill(HEART);
    await says(alert(page), "The solver crashed and has restarted. Its work is lost. Press “Show the solution” to try again.");
    await size(page, 5, 2);
    await press(page, "Copy details");
    await button(page, "Copied").waitFor();
    const details = await copied(page);
    for (const part of ["panicked at", "capacity overflow", "Nonoscope 0.", "Chrome", HEART]) {
      assert.ok(details.includes(part), details);
    }
    await press(page, "Close this message");
    await press(page, "Show the solution");
    await size(page, 5, 5);
    await unknown(page, 0);
  });
});

test("a solver that never ends is stopped and replaced", async () => {
  await openPage({}, async (page) => {
    await pressExample(page, "Heart");
    await size(page, 5, 5);
    await solversHang(page);
    await page.reload();
    await button(page, "Stop").waitFor();
    await solversWork(page);
    await press(page, "Stop");
    await says(status(page), "Stopped. Choose an example, or paste a puzzle.");
    await pressExample(page, "Heart");
    await size(page, 5, 5);
  });
});

test("rubbish from an older version is a sentence", async () => {
  await openPage({}, async (page) => {
    await begin(page);
    await page.evaluate(() => {
      addEventListener("pagehide", () => {
        for (const name of Object.keys(localStorage)) localStorage.setItem(name, "0 rubbish");
        sessionStorage.setItem("nonoscope", "0 rubbish");
      });
    });
    await page.reload();
    await says(alert(page), "Nonoscope cannot read what it saved on your last visit, so it starts afresh.");
    await size(page, 25, 25);
    await box(page).fill(HEART);
    await says(alert(page), "Your saved marks for this puzzle cannot be read, so the puzzle starts without them.");
    await size(page, 5, 5);
  });
});

test("when storage is full, the oldest marks make room", async () => {
  await openPage({}, async (page) => {
    await begin(page);
    await page.evaluate(() => {
      const own = Object.keys(localStorage).find((name) => name.startsWith("nonoscope.marks."));
      // As if another puzzle's marks had been made earlier.
      const [version, , ...rest] = localStorage.getItem(own).split(" ");
      localStorage.setItem("nonoscope.marks.0", [version, "5", ...rest].join(" "));
      for (let length = 1 << 22; length >= 1; length >>= 1) {
        try {
          localStorage.setItem("filled", (localStorage.getItem("filled") ?? "") + "x".repeat(length));
        } catch {
          // Half as much may still fit.
        }
      }
    });
    for (const key of ["ArrowDown", "Space", "ArrowDown", "Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await unknown(page, 20);
    assert.equal(await page.evaluate(() => localStorage.getItem("nonoscope.marks.0")), null);
    await page.reload();
    await unknown(page, 20);
    assert.equal(await page.getByText("This browser saves nothing").count(), 0);
  });
});

test("the marks of 200 puzzles are kept, and the oldest go first", async () => {
  await openPage({}, async (page) => {
    await begin(page);
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("nonoscope.marks.")));
    // As if other puzzles' marks, the first of them rubbish, had been made one after another.
    for (const [others, expected] of [[198, 200], [199, 200], [230, 200]]) {
      await page.evaluate((others) => {
        const text = Object.entries(localStorage).find(([name]) => name.startsWith("nonoscope.marks."))[1];
        const [version, , ...rest] = text.split(" ");
        localStorage.clear();
        for (let when = 0; when < others; when++) {
          const made = when === 0 ? "rubbish" : [version, String(when), ...rest].join(" ");
          localStorage.setItem(`nonoscope.marks.${when}`, made);
        }
      }, others);
      await box(page).fill(OTHER);
      await size(page, 5, 2);
      await page.getByRole("group", { name: "Board:" }).focus();
      await page.keyboard.press("Space");
      await box(page).fill(HEART);
      await size(page, 5, 5);
      await page.getByRole("group", { name: "Board:" }).focus();
      await page.keyboard.press("Space");
      const names = await kept();
      assert.equal(names.length, expected, `${others}`);
      assert.equal(names.includes("nonoscope.marks.0"), others === 198);
      assert.ok(names.includes(`nonoscope.marks.${others - 1}`));
    }
  });
});

test("the marks of every puzzle survive a reload", async () => {
  await openPage({}, async (page) => {
    await begin(page);
    await box(page).fill(OTHER);
    await size(page, 5, 2);
    await unknown(page, 10);
    await page.reload();
    await size(page, 5, 2);
    await box(page).fill(HEART);
    await size(page, 5, 5);
    await unknown(page, 23);
  });
});

test("two tabs with two puzzles keep each its own, and one puzzle in two tabs has one set of marks", async () => {
  await openPage({ clock: true }, async (page, site) => {
    await begin(page);
    // Long enough for the position to be kept.
    await later(page, 600);
    const second = await page.context().newPage();
    await second.goto(site.address);
    // A new tab begins where the last one is.
    await unknown(second, 23);
    await second.getByRole("group", { name: "Board:" }).focus();
    // The first key only shows the cursor.
    await second.keyboard.press("End");
    await second.keyboard.press("End");
    await second.keyboard.press("Space");
    await unknown(second, 22);
    await unknown(page, 22);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await unknown(page, 21);
    await unknown(second, 21);
    await press(second, "Undo");
    await unknown(page, 22);
    await box(second).fill(OTHER);
    await size(second, 5, 2);
    await second.getByRole("group", { name: "Board:" }).focus();
    await second.keyboard.press("Space");
    await unknown(second, 9);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await unknown(page, 21);
    await later(page, 600);
    await page.reload();
    await second.reload();
    await size(page, 5, 5);
    await unknown(page, 21);
    await size(second, 5, 2);
    await unknown(second, 9);
  });
});

test("marks that another tab made unheard come back with Undo", async () => {
  await openPage({}, async (page) => {
    await begin(page);
    await page.evaluate(() => {
      globalThis.name = Object.keys(localStorage).find((name) => name.startsWith("nonoscope.marks."));
      globalThis.before = localStorage.getItem(globalThis.name);
    });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await unknown(page, 22);
    // The tab that writes it gets no event.
    await page.evaluate(() => localStorage.setItem(globalThis.name, globalThis.before));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await unknown(page, 21);
    await press(page, "Undo");
    await unknown(page, 23);
    await says(status(page), "2 cells marked.");
  });
});
