// Everything from outside is only text, and the page sends no requests to anyone.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { PNG } from "pngjs";
import qrcode from "qrcode-generator";
import { DIST, openPage } from "./browser.mjs";
import { dominoes, noise } from "./hard.mjs";
import { alert, box, later, outcome, press, ready, says, size, unknown } from "./parts.mjs";
import { elsewhere, withPlanted } from "./planted.mjs";
import { choose, said } from "./showing.mjs";
import { until } from "./waiting.mjs";

/** What the workers of each program do. */
const ROLES = {
  "engine.js": ["solver", "tutor", "reader", "searcher"],
  "studio.js": ["artist", "maker"],
  "scanner.js": ["scanner"],
};

const built = (file) => readFile(join(DIST, file), "utf8");

/** A picture of the QR code with this message, as the solution of a puzzle. */
function picture(text) {
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const side = code.getModuleCount();
  const sides = Array.from({ length: side }, (_, index) => index);
  return [sides.map((row) => sides.map((column) => (code.isDark(row, column) ? "#" : ".")).join("")).join("\n"), side];
}

test("the policy of the page is strict, and leaves no way around it", async () => {
  const page = await built("index.html");
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  const rules = new Map(policy.split(";").map((rule) => [rule.trim().split(" ")[0], rule.trim().split(" ").slice(1)]));
  assert.deepEqual(rules.get("default-src"), ["'none'"]);
  const special = {
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "worker-src": ["'self'", "blob:"],
    "img-src": ["'self'", "data:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["nonoscope"],
  };
  for (const [rule, allowed] of rules) {
    const known = special[rule] ?? ["'self'", "'none'"];
    for (const source of allowed) assert.ok(known.includes(source), `${rule} ${source}`);
  }
  for (const rule of ["base-uri", "form-action", "require-trusted-types-for"]) assert.ok(rules.has(rule), rule);
  // It comes directly after the character set, so that it applies to everything that is loaded.
  assert.ok(page.indexOf("Content-Security-Policy") < page.search(/<(script|link|style)/), "something comes before it");
  assert.ok(!/<script(?![^>]*\ssrc=)/.test(page), "a script within the page");
  assert.ok(!/<[^>]*\s(on\w+|style|srcdoc)=/.test(page), "a handler or a style within a tag");
  assert.ok(!/(src|href)="(https?:)?\/\//.test(page), "something from elsewhere");
});

test("no program of the page turns text into markup or programs", async () => {
  const scripts = (await readdir(DIST)).filter((file) => file.endsWith(".js"));
  assert.ok(scripts.length >= 7, `${scripts}`);
  for (const file of scripts) {
    const script = await built(file);
    for (const way of [
      /\b(inner|outer)HTML\b/,
      /insertAdjacentHTML|createContextualFragment|DOMParser|setHTML|parseFromString/,
      /document\.write/,
      /\beval\(|\bnew Function\b|(?<![\w.$`])Function\(/,
      /set(Timeout|Interval)\(\s*["'`]/,
    ]) {
      assert.ok(!way.test(script), `${file} has ${way.exec(script)}`);
    }
  }
});

// Each script tries every way that the browser offers.
for (const headers of [false, true]) {
  test(`no script of the page reaches another host, ${headers ? "with" : "without"} headers`, async () => {
    const other = await elsewhere();
    const scripts = (await readdir(DIST)).filter((file) => file.endsWith(".js"));
    // Only a header can give the service worker a policy.
    const planted = scripts.filter((file) => headers || file !== "service-worker.js");
    // A program of workers tries it in each of its roles.
    const all = planted.flatMap((script) => ROLES[script]?.map((role) => `${script}.${role}`) ?? [script]);
    try {
      await withPlanted(planted, other.address, async (folder) => {
        const options = { folder, headers, serviceWorkers: "allow", expected: /(?:)/ };
        await openPage(options, async (page, site) => {
          const tried = (script) => site.asked.filter((path) => path === `tried/${script}`).length;
          const triesMore = (script, before) =>
            until(async () => tried(script) > before, `${script} tries it`);
          await ready(page);
          // This starts the programs that draw and that read texts, and those that help with a long search.
          await press(page, "Save the board");
          await box(page).fill(dominoes(14));
          await triesMore("engine.js.searcher", 0);
          // What the puzzles are chosen in.
          await press(page, "Choose a puzzle …");
          await triesMore("shelf.js", 0);
          await page.keyboard.press("Escape");
          const isForMaking = (script) => /^easel|maker$/.test(script);
          // What reads pictures, and its worker, which is started by a picture.
          await press(page, "Read a photo …");
          await triesMore("lightbox.js", 0);
          // Before its program is there, nobody hears of a chosen file.
          await said(page, "Choose a screenshot, or a photo");
          await choose(page, PNG.sync.write(new PNG({ width: 9, height: 9 })));
          for (const script of all.filter((script) => !isForMaking(script))) await triesMore(script, 0);
          assert.deepEqual(other.got, []);

          // The page for making, and its worker.
          await page.goto(`${site.address}make.html`);
          for (const script of all.filter(isForMaking)) await triesMore(script, 0);
          assert.deepEqual(other.got, []);
          await page.goto(site.address);
          await ready(page);

          // A solver that replaces another. With this method there is enough to do until the other is stopped.
          const before = tried("engine.js.solver");
          await page.getByRole("combobox", { name: "Method" }).selectOption("Simulation");
          await box(page).fill(noise(50, 1));
          await press(page, "Stop");
          await triesMore("engine.js.solver", before);
          assert.deepEqual(other.got, []);

          // A second visit, which the service worker answers.
          const first = { boot: tried("boot.js"), worker: tried("engine.js.solver") };
          await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));
          await page.reload();
          await triesMore("boot.js", first.boot);
          await triesMore("engine.js.solver", first.worker);
          assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null), "nobody keeps the page");
          assert.deepEqual(other.got, []);

          // And one without a network.
          await site.close();
          await page.reload();
          await box(page).fill("3x3:1/3/1/1/3/1");
          await press(page, "Show the solution");
          await size(page, 3, 3);
          await unknown(page, 0);
          assert.deepEqual(other.got, []);
        });
      });
    } finally {
      await other.close();
    }
  });
}

test("only the page's own scripts can be started, and no text becomes markup or a script", async () => {
  const expected = /policy|TrustedScriptURL|TrustedHTML/i;
  await openPage({ expected, serviceWorkers: "allow" }, async (page, site) => {
    await ready(page);
    const refused = await page.evaluate(async (address) => {
      const { startWorker } = await import(`${address}trusted.js`);
      const ways = {
        worker: () => new Worker("engine.js", { type: "module" }),
        blob: () => new Worker(URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" }))),
        keeper: () => navigator.serviceWorker.register("engine.js"),
        starter: () => startWorker("boot.js"),
        keeperAsWorker: () => startWorker("service-worker.js?"),
        markup: () => (document.createElement("div").innerHTML = "<b>bold</b>"),
        source: () => (document.createElement("script").src = "boot.js"),
        policy: () => trustedTypes.createPolicy("other", { createHTML: (text) => text }),
        again: () => trustedTypes.createPolicy("nonoscope", { createHTML: (text) => text }),
      };
      const refused = {};
      for (const [name, way] of Object.entries(ways)) {
        try {
          await way();
        } catch (error) {
          refused[name] = error.name;
        }
      }
      return [Object.keys(ways), refused];
    }, site.address);
    assert.deepEqual(Object.keys(refused[1]), refused[0], JSON.stringify(refused[1]));
  });
});

test("a message is text, and a link only if it is a web address, which nobody follows unasked", async () => {
  await openPage({ clock: true }, async (page) => {
    await ready(page);
    const address = page.url();
    for (const [text, link] of [
      ["javascript:alert(1)", null],
      ["<img src=x onerror=alert(1)>", null],
      ["data:text/html,<script>alert(1)</script>", null],
      ["file:///etc/passwd", null],
      ["https://example.invalid/a?b=<c>", "https://example.invalid/a?b=<c>"],
      ["www.example.invalid", "https://www.example.invalid"],
    ]) {
      const [puzzle, side] = picture(text);
      await box(page).fill(puzzle);
      await size(page, side, side);
      // The last one may have been as large. When it goes, the button moves, and a click that has begun is lost.
      await unknown(page, side * side);
      await press(page, "Show the solution");
      const message = page.getByRole("region", { name: "Message" });
      await says(message, text);
      assert.equal(await message.locator("p.message *:visible").count(), 1, text);
      assert.equal(await message.getByRole("link").count(), link === null ? 0 : 1, text);
      if (link !== null) {
        const shown = message.getByRole("link");
        assert.equal(await shown.getAttribute("href"), link);
        assert.equal(await shown.getAttribute("rel"), "noreferrer noopener");
        assert.equal(await shown.getAttribute("target"), "_blank");
      }
      // Longer than anything that happens by itself takes.
      await later(page, 300);
      assert.equal(page.url(), address);
      assert.equal(page.context().pages().length, 1);
    }
  });
});

test("a title, a note and a mistake are text", async () => {
  await openPage({}, async (page) => {
    await ready(page);
    const markup = "<img src=x onerror=alert(1)><b>bold</b>";
    page.on("dialog", () => assert.fail("a script of the title ran"));
    await box(page).fill(JSON.stringify([{ title: markup, rows: [[1]], columns: [[1]] }, { title: `2${markup}`, rows: [[1]], columns: [[1]] }]));
    await press(page, "Show the title");
    await page.getByRole("heading", { name: markup }).waitFor();
    await unknown(page, 1);
    assert.equal(await page.locator("h2 img, h2 b, option img, option b").count(), 0);
    await box(page).fill(`rows\n${markup}\n\ncolumns\n1\n`);
    await says(alert(page), "<img");
    assert.equal(await alert(page).locator("img, b").count(), 0);
    assert.equal(await outcome(page).locator("img").count(), 0);
  });
});
