// The built page in a real browser. Anything the page complains about, in its console, by an uncaught error or by a
// report of its policy, fails the test; and so does a request to any other host.
import assert from "node:assert/strict";
import { after } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { fileURLToPath } from "node:url";
import { serve } from "./static.mjs";
import { SECONDS } from "./waiting.mjs";

export const DIST = process.env.NONOSCOPE_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
export const BROWSER = process.env.NONOSCOPE_HEADLESS_SHELL ?? process.env.NONOSCOPE_BROWSER ?? "/usr/bin/chromium";
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How many milliseconds a page has to say what it shows after a test has failed. */
const PATIENCE = 5_000;

// One browser for all tests in a file: each gets its own context, which shares nothing with the others. Scripts that
// run by themselves, for measuring for example, start and end their own.
// Headless browsers hide scroll bars unless told not to; people see them, and they take room.
const launch = () => chromium.launch({ executablePath: BROWSER, args: FLAGS, ignoreDefaultArgs: ["--hide-scrollbars"] });
const isTested = process.env.NODE_TEST_CONTEXT !== undefined;
let launched;
if (isTested) after(async () => (await launched)?.close());

/** In the page: chooses the method, unless one is chosen, and unfolds what is beside the board. */
function settle() {
  try {
    localStorage["nonoscope.game"] ??= "method auto";
  } catch {
    // Some tests forbid it.
  }
  addEventListener("DOMContentLoaded", () => {
    for (const folded of document.querySelectorAll("#side > details")) folded.open = true;
  });
}

/**
 * Opens the page with the options of a Playwright context, runs `body` with it and its server, and then checks the
 * complaints. A test that breaks something on purpose names the complaints that it expects. A service worker is only
 * allowed with the option `serviceWorkers: "allow"`: a test cannot watch or break requests that it answers. With
 * `clock`, the page has a clock that a test can advance with `later`, so that no test waits for the page's timers. With
 * `headers`, the server sends those that the build wrote down; without, none, as some hosts do. With `gzip`, it compresses.
 * With `start`, a file of the folder, it opens that one and not the first. A person has been here before who sees lines and
 * searches, and has unfolded what is folded; with `asIs`, nobody has.
 */
export async function openPage({ expected = /(?!)/, folder = DIST, headers = false, gzip = false, clock = false, start = "", asIs = false, ...options }, body) {
  const site = await serve(folder, { headers, gzip });
  const usual = { viewport: { width: 1280, height: 800 }, serviceWorkers: "block" };
  const browser = await (isTested ? (launched ??= launch()) : launch());
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(SECONDS * 1000);
  try {
    if (clock) await context.clock.install();
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => {
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`page: ${error}`));
    page.on("requestfailed", (request) => {
      // Files that were still loading when a test left the page do not matter.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`request failed: ${request.url()}`);
    });
    const loading = new Set();
    for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => loading.delete(request));
    page.on("request", (request) => {
      loading.add(request);
      const { href, protocol, origin } = new URL(request.url());
      // A `blob:` has been made by the page itself; its origin says so.
      const isOwn = protocol === "blob:" ? site.address.startsWith(`${origin}/`) : href.startsWith(site.address);
      if (!isOwn && protocol !== "data:") complaints.push(`request elsewhere: ${href}`);
    });
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
      // Chromium keeps these out of its console; others don't.
      addEventListener("error", ({ message }) => {
        if (message.startsWith("ResizeObserver")) console.error(message);
      });
    });
    if (!asIs) await context.addInitScript(settle);
    try {
      await page.goto(site.address + start);
      await body(page, site);
    } catch (error) {
      // What a test waits for in vain is seldom the cause.
      const unfinished = [...loading].map((request) => `still loading: ${request.url()}`);
      const workers = page.workers().map((worker) => `worker: ${worker.url()}`);
      const said = await Promise.race([page.getByRole("status").or(page.getByRole("alert")).allInnerTexts(), wait(PATIENCE)]).catch(() => {});
      error.stack += ["", "Meanwhile, in the page:", ...complaints, ...unfinished, ...workers, `it says: ${said?.join(" | ") ?? "nothing in time"}`].join("\n");
      throw error;
    }
    assert.deepEqual(complaints.filter((complaint) => !expected.test(complaint)), []);
  } finally {
    await (isTested ? context : browser).close();
    await site.close();
  }
}
