// After the first visit the page needs no network, a newer version takes over completely or not at all, and the page
// can be installed.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, extname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { DIST, openPage } from "./browser.mjs";
import { drag, verdict } from "./making.mjs";
import { box, press, pressExample, says, size, status, unknown } from "./parts.mjs";
import { until } from "./waiting.mjs";

const WRITER = fileURLToPath(new URL("../../xtask/service-worker.mjs", import.meta.url));
const ALLOW = { serviceWorkers: "allow" };
const ALL = (await readdir(DIST, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
  .filter((name) => !["service-worker.js", "_headers"].includes(name))
  .sort();
/** What only the page for making needs, which is kept once that is opened. */
const MAKING = ALL.filter((name) => /^(make|easel)/.test(name));
/** What reads pictures, which is kept once one was shown. */
const READING = ALL.filter((name) => /^(lightbox|scanner)/.test(name));
/** The shelf: its program and its puzzles, each pack of which is kept once it was used. */
const SHELF = ALL.filter((name) => name.startsWith("shelf"));
/** Other languages than English, each of which is kept once somebody reads it. */
const OTHERS = ALL.filter((name) => /^words\/(?!en\.)/.test(name));
const FILES = ALL.filter((name) => ![MAKING, READING, SHELF, OTHERS].flat().includes(name));

// Changes that make a different file with the same effect, by file extension. A WebAssembly file gets a custom section.
const CHANGES = {
  ".css": ":root { --newer: 1; }",
  ".html": "<!-- newer -->",
  ".md": "\n",
  ".rs": "\n",
  ".txt": "\n",
  ".js": "globalThis.newer = 1 + (globalThis.newer ?? 0);",
  ".png": "newer",
  ".svg": "<!-- newer -->",
  ".wasm": "\0\u0006\u0005newer",
  ".webmanifest": " ",
};

/** Runs `body` with the folder of a newer version, in which every file differs. */
async function withNewer(body) {
  const folder = await mkdtemp(join(tmpdir(), "nonoscope-"));
  try {
    for (const name of ALL) {
      const change = Buffer.from(CHANGES[extname(name)]);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), Buffer.concat([await readFile(join(DIST, name)), change]));
    }
    await promisify(execFile)(process.execPath, [WRITER], { env: { ...process.env, TRUNK_STAGING_DIR: folder } });
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Waits until there is a puzzle: the first one, or the one where the last visit left it. */
const ready = (page) => says(status(page), /Press Step|Exactly one solution/);

/** Waits until the page of a first visit is stored, and opens it again. */
async function visitTwice(page) {
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));
  await page.reload();
  await ready(page);
  assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null), "nobody keeps the page");
}

async function solves(page) {
  await box(page).fill("3x3:1/3/1/1/3/1");
  await press(page, "Show the solution");
  await size(page, 3, 3);
  await unknown(page, 0);
  await says(status(page), "Exactly one solution");
}

/** The version of everything on the page that runs or could still be loaded: "old", "newer", or what is which. */
async function version(page, newer) {
  // The first puzzle needs no worker.
  if (page.workers().length === 0) {
    await pressExample(page, "Heart");
    await size(page, 5, 5);
  }
  const found = await page.evaluate(() => ({
    "the document": [...document.childNodes].some(({ data }) => data === " newer ") ? "newer" : "old",
    "its style": getComputedStyle(document.documentElement).getPropertyValue("--newer") ? "newer" : "old",
  }));
  // The page runs five scripts, and another one if the examples were opened with the shelf; a worker one or two beside the few words that start it, because the solver also has what starts others.
  const [worker] = page.workers();
  const loaded = await worker.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  assert.ok(loaded >= 1 && loaded <= 2, `${loaded} scripts`);
  const hasShelf = await page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/shelf.js")),
  );
  const own = hasShelf ? 6 : 5;
  for (const [name, runs, scripts] of [["its scripts", page, own], ["the worker", worker, loaded]]) {
    const count = await runs.evaluate(() => globalThis.newer ?? 0);
    found[name] = count === 0 ? "old" : count === scripts ? "newer" : "a mix";
  }
  for (const name of FILES) {
    const hash = await page.evaluate(async (name) => {
      const content = await (await fetch(name)).arrayBuffer();
      return [...new Uint8Array(await crypto.subtle.digest("SHA-256", content))];
    }, name);
    const isIn = async (folder) => {
      const content = await readFile(join(folder, name));
      return createHash("sha256").update(content).digest().equals(Buffer.from(hash));
    };
    found[name] = (await isIn(DIST)) ? "old" : (await isIn(newer)) ? "newer" : "neither";
  }
  const versions = new Set(Object.values(found));
  return versions.size === 1 ? [...versions][0] : JSON.stringify(found);
}

/** Has the browser look for a newer version, and resolves to whether one is ready to take over. */
const findsNewer = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const settles = async () => {
      const worker = registration.installing;
      const isInstalled = (done) => worker.addEventListener("statechange", done, { once: true });
      if (worker?.state === "installing") await new Promise(isInstalled);
    };
    // The page itself looks when it opens.
    await settles();
    await registration.update();
    await settles();
    return registration.waiting !== null;
  });

test("after one visit the page opens and solves without a network", async () => {
  await openPage(ALLOW, async (page, site) => {
    await visitTwice(page);
    await site.close();
    for (let visit = 1; visit <= 2; visit++) {
      await page.reload();
      await ready(page);
      await solves(page);
    }
    // As when opened from a bookmark, or by a link with a puzzle.
    await page.goto("about:blank");
    await page.goto(`${site.address}index.html`);
    await solves(page);
  });
});

/** The names of all files that are kept. */
const kept = (page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    const own = new URL(".", location).href;
    return keys.flat().map(({ url }) => url.slice(own.length)).sort();
  });

/** Waits until the page for making has begun. */
const begun = (page) => says(status(page), /Nothing drawn yet|One solution/);

test("the page for making is kept once it is opened, and then needs no network either", async () => {
  await openPage(ALLOW, async (page, site) => {
    await visitTwice(page);
    assert.deepEqual(await kept(page), FILES);
    assert.deepEqual(site.asked.filter((name) => MAKING.includes(name)), []);
    await page.getByRole("link", { name: "Make puzzles" }).click();
    await begun(page);
    // A verdict needs all of it. Requests still under way when the page is left count as failed.
    await drag(page, [1, 1], [1, 4]);
    await verdict(page, "One solution");
    await until(async () => (await kept(page)).length === FILES.length + MAKING.length);
    await site.close();
    await page.reload();
    await verdict(page, "One solution");
    await drag(page, [2, 1], [2, 4]);
    await verdict(page, "One solution");
    await page.reload();
    await verdict(page, "One solution");
    await page.getByRole("link", { name: "Watch" }).click();
    await ready(page);
  });
});

test("when the page has been open for a while, all of it works without a network", async () => {
  await openPage({ ...ALLOW, clock: true }, async (page, site) => {
    await visitTwice(page);
    await page.clock.runFor(30_000);
    await until(async () => (await kept(page)).length === ALL.length);
    await site.close();
    await page.getByRole("link", { name: "Make puzzles" }).click();
    await begun(page);
    await page.goBack();
    await ready(page);
    await press(page, "Choose a puzzle …");
    await page.getByText("2035 puzzles").waitFor();
  });
});

test("the page for making loads one version, even if the server has another", async () => {
  await withNewer(async (newer) => {
    await openPage(ALLOW, async (page, site) => {
      await visitTwice(page);
      // The server has a newer version, of which this visit knows nothing.
      site.folder = newer;
      await page.getByRole("link", { name: "Make puzzles" }).click();
      await begun(page);
      await drag(page, [1, 1], [1, 4]);
      await verdict(page, "One solution");
      const found = await page.evaluate(() => [
        [...document.childNodes].some(({ data }) => data === " newer "),
        getComputedStyle(document.documentElement).getPropertyValue("--newer") !== "",
      ]);
      assert.ok(found[0] === found[1], "a mix");
    });
  });
});

test("a newer version is shown by a reload, whole, and only when no other page needs the old one", async () => {
  await withNewer(async (newer) => {
    await openPage(ALLOW, async (page, site) => {
      await visitTwice(page);
      assert.equal(await version(page, newer), "old");
      const other = await page.context().newPage();
      await other.goto(site.address);
      await ready(other);

      site.folder = newer;
      await page.reload();
      await ready(page);
      assert.equal(await version(page, newer), "old");
      assert.ok(await findsNewer(page));
      await page.reload();
      await ready(page);
      assert.equal(await version(page, newer), "old");
      assert.equal(await version(other, newer), "old");

      await other.close();
      // A busy browser counts the other page for a moment after it is gone: then it takes another reload.
      for (let reload = 0; reload < 10 && (await version(page, newer)) === "old"; reload++) {
        // One that hangs is pressed again, as a person would.
        await page.reload({ timeout: 30_000 }).catch(() => page.reload());
        await ready(page);
      }
      assert.equal(await version(page, newer), "newer");
      await solves(page);
      await site.close();
      await page.reload();
      await ready(page);
      assert.equal(await version(page, newer), "newer");
      assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1, "the old files are still kept");
    });
  });
});

test("a worker that is ended before the newer version takes over goes on with that one's files", async () => {
  const scope = "https://example.org/";
  const [older, newer] = [`nonoscope ${scope} `, `nonoscope ${scope} newer`];
  const kept = new Map([older, newer].map((name) => [name, new Map([["index.html", name], ["style.css", name]])]));
  const caches = {
    has: async (name) => kept.has(name),
    match: async (path, { cacheName }) => {
      const content = kept.get(cacheName)?.get(path);
      return content && new Response(content);
    },
    open: async (name) => ({
      keys: async () => [],
      put: async (path, response) => kept.get(name).set(path, await response.text()),
    }),
  };
  const waiting = {
    postMessage: (asked, [port] = []) => {
      port?.postMessage(newer);
      port?.close();
    },
  };
  const program = await readFile(new URL("../../www/service-worker.js", import.meta.url), "utf8");
  /** Starts the older version's worker as a browser does, and returns what asks it for a file. */
  const start = () => {
    const listeners = {};
    runInNewContext(program, {
      addEventListener: (name, listener) => (listeners[name] = listener),
      caches,
      clients: { matchAll: async () => [{ url: scope }] },
      MessageChannel,
      registration: { scope, waiting },
      Response,
      setTimeout,
      URL,
    });
    return async (path, request = {}) => {
      let answer;
      const respondWith = (response) => (answer = response);
      listeners.fetch({ request: { method: "GET", url: `${scope}${path}`, ...request }, respondWith });
      return (await answer).text();
    };
  };
  const first = start();
  assert.equal(await first("style.css"), older);
  assert.equal(await first("", { mode: "navigate", isReloadNavigation: true }), newer);
  assert.equal(await first("style.css"), newer);
  const again = start();
  assert.equal(await again("style.css"), newer);
  // The newer version was given up: its files are gone.
  kept.delete(newer);
  assert.equal(await start()("style.css"), older);
});

test("a newer version takes its turn when all pages are closed", async () => {
  await withNewer(async (newer) => {
    await openPage(ALLOW, async (page, site) => {
      await visitTwice(page);
      site.folder = newer;
      assert.ok(await findsNewer(page));
      assert.equal(await version(page, newer), "old");
      // A busy browser lets the newer one in only a moment after the last page is gone: then it takes another visit.
      for (let visit = 0; visit < 10 && (await version(page, newer)) === "old"; visit++) {
        await page.goto("about:blank");
        await page.goto(site.address);
        await ready(page);
      }
      assert.equal(await version(page, newer), "newer");
    });
  });
});

test("half of a newer version is never used", async () => {
  await withNewer(async (newer) => {
    const half = await mkdtemp(join(tmpdir(), "nonoscope-"));
    try {
      await cp(newer, half, { recursive: true });
      await cp(join(DIST, "engine_bg.wasm"), join(half, "engine_bg.wasm"));
      await openPage(ALLOW, async (page, site) => {
        await visitTwice(page);
        site.folder = half;
        assert.equal(await findsNewer(page), false);
        await page.reload();
        await ready(page);
        assert.equal(await version(page, newer), "old");
        site.folder = newer;
        assert.ok(await findsNewer(page));
        await page.reload();
        await ready(page);
        assert.equal(await version(page, newer), "newer");
      });
    } finally {
      await rm(half, { recursive: true });
    }
  });
});

test("files that were taken away do not keep the page from opening", async () => {
  await withNewer(async (newer) => {
    await openPage(ALLOW, async (page, site) => {
      await visitTwice(page);
      await page.evaluate(async () => {
        const [name] = await caches.keys();
        await (await caches.open(name)).delete("engine_bg.wasm");
      });
      await page.reload();
      await ready(page);
      await page.waitForFunction(async (count) => {
        const [name] = await caches.keys();
        return name && (await (await caches.open(name)).keys()).length === count;
      }, FILES.length);
      await site.close();
      await page.reload();
      await ready(page);
      assert.equal(await version(page, newer), "old");
    });
  });
});

test("the page works even if nothing can be kept", async () => {
  await withNewer(async (newer) => {
    await rm(join(newer, "service-worker.js"));
    // The browser itself says this in its console; the page cannot prevent it.
    const expected = /\(404\) was received when fetching the script/;
    await openPage({ ...ALLOW, folder: newer, expected }, async (page) => {
      await ready(page);
      await solves(page);
    });
  });
});

test("the page can be installed", async () => {
  const manifest = JSON.parse(await readFile(join(DIST, "manifest.webmanifest"), "utf8"));
  const { name, start_url, scope, display } = manifest;
  assert.deepEqual([name, start_url, scope, display], ["Nonoscope", ".", ".", "standalone"]);
  const sizes = new Set();
  for (const { src, sizes: said, type, purpose } of manifest.icons) {
    const icon = await readFile(join(DIST, src));
    if (type === "image/png") {
      assert.equal(icon.toString("latin1", 1, 4), "PNG");
      assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, said, src);
    } else {
      assert.deepEqual([type, said], ["image/svg+xml", "any"]);
      assert.match(icon.toString(), /<svg /);
    }
    sizes.add(`${said} ${purpose ?? "any"}`);
  }
  assert.deepEqual(sizes, new Set(["any any", "192x192 any", "512x512 any", "512x512 maskable"]));

  await openPage(ALLOW, async (page, site) => {
    await visitTwice(page);
    const browser = await page.context().newCDPSession(page);
    const { url, errors } = await browser.send("Page.getAppManifest");
    assert.deepEqual([url, errors], [`${site.address}manifest.webmanifest`, []]);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // Playwright's windows are private ones, in which nothing can be installed; everything else must be right.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  });
});
