// Where the package runs beside Node.js: Deno, bundlers, and a page with a strict policy, on its own thread and in its worker.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import * as vite from "vite";
import webpack from "webpack";
import { openPage } from "../../../../tests/page/browser.mjs";
import { blocks, installed, run } from "../installed.mjs";

// The package `deno` would want programs for all machines in the lock file; this is the one for Linux.
const OWN_DENO = fileURLToPath(new URL("../node_modules/@deno/linux-x64-glibc/deno", import.meta.url));
const DENO = existsSync(OWN_DENO) ? OWN_DENO : "deno";
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";
// Something of each program.
const ASKS = `
  const puzzle = await read("5x5:2/4/4/4/2/1.1/5/5/3/1");
  const { verdict } = await solve(puzzle);
  const { tier } = await rate(puzzle);
  const svg = await draw(puzzle, "svg");
  const said = [verdict, tier, svg.slice(0, 4)].join(" ");
`;
const SAID = "unique gentle <svg";
const IMPORT = "import { draw, rate, read, solve } from";

const folder = installed("places");

/** In a page: the element has its puzzle, and speaks its language. */
const SPEAKS = () => {
  const { verdict, shadowRoot } = document.querySelector("nonoscope-board");
  return verdict === "unique" && shadowRoot.querySelector(".root").lang === "ja";
};

test("Deno runs the first five lines of the README", { skip: spawnSync(DENO, ["--version"]).status !== 0 && "there is no Deno for this machine" }, () => {
  writeFileSync(join(folder, "first.js"), blocks()[0]);
  const said = run(folder, DENO, "run", "--allow-read", "--no-remote", "first.js");
  assert.match(said, /unique \[/);
  assert.match(said, /Row 2: the 5 takes all 5 cells/);
});

// The same in the package's worker, and that a signal ends its work.
const WORKER_IMPORT = `import { draw, rate, read, solve } from "nonoscope/worker";
const endless = (signal) => solve({ rows: Array(40).fill([1]), columns: Array(40).fill([1]) }, { solutions: 100_000, signal });
`;
const WORKER_ASKS = `
  const ended = await endless(AbortSignal.timeout(100)).catch((error) => error.name);
${ASKS}`;
const WORKER_SAYS = "document.getElementById(\"said\").textContent = `${ended} ${said}`;\n";
const WORKER_SAID = `TimeoutError ${SAID}`;

/** A page in a folder that runs a script, and says in the end what is expected. */
async function says(own, expected, options = {}) {
  writeFileSync(join(own, "index.html"), '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><script type="module" src="page.js"></script>');
  await openPage({ folder: own, ...options }, async (page) => {
    await page.locator("#said").filter({ hasText: expected }).waitFor();
  });
}

/** A folder for what a bundler makes of a script that uses the worker. */
function bundled(name) {
  const own = join(folder, `worker-${name}`);
  mkdirSync(own, { recursive: true });
  const entry = join(folder, `worker-${name}.js`);
  writeFileSync(entry, `${WORKER_IMPORT}${WORKER_ASKS}${WORKER_SAYS}`);
  return { own, entry };
}

test("Deno runs the worker", { skip: spawnSync(DENO, ["--version"]).status !== 0 && "there is no Deno for this machine" }, () => {
  writeFileSync(join(folder, "worker.js"), `${WORKER_IMPORT}${WORKER_ASKS}console.log(ended, said);\n`);
  assert.equal(run(folder, DENO, "run", "--allow-read", "--no-remote", "worker.js"), `${WORKER_SAID}\n`);
});

test("webpack finds the worker by itself", async () => {
  const { own, entry } = bundled("webpack");
  const output = { path: own, filename: "page.js", module: true, chunkFormat: "module" };
  const stats = await promisify(webpack)({ mode: "production", context: folder, entry, output, experiments: { outputModule: true } });
  assert.ok(!stats.hasErrors(), stats.toString());
  await says(own, WORKER_SAID);
});

test("Vite finds the programs, the worker and the element, for a build and while you develop", async () => {
  const root = join(folder, "vite");
  mkdirSync(root, { recursive: true });
  writeFileSync(
    join(root, "index.html"),
    '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><p id="own"></p><nonoscope-board lang="ja" controls puzzle="3x3:1/3/1/1/3/1"></nonoscope-board><script type="module" src="/page.js"></script>',
  );
  writeFileSync(
    join(root, "page.js"),
    `${WORKER_IMPORT}import * as nonoscope from "nonoscope";
import "nonoscope/board";
document.getElementById("own").textContent = (await nonoscope.solve("3x3:1/3/1/1/3/1", { language: "de" })).sentence;
${WORKER_ASKS}${WORKER_SAYS}`,
  );
  const works = async (page) => {
    await page.locator("#own").filter({ hasText: "Genau eine Lösung." }).waitFor();
    await page.locator("#said").filter({ hasText: WORKER_SAID }).waitFor();
    await page.waitForFunction(SPEAKS);
  };
  const own = join(folder, "vite-built");
  const config = { root, configFile: false, logLevel: "error" };
  await vite.build({ ...config, base: "./", build: { outDir: own, target: "es2022" } });
  await openPage({ folder: own }, works);
  const server = await vite.createServer({ ...config, server: { port: 0 } });
  try {
    await server.listen();
    const [address] = server.resolvedUrls.local;
    // The server of Vite is not that of the tests, so a page of theirs leads there.
    const away = join(folder, "vite-away");
    mkdirSync(away, { recursive: true });
    writeFileSync(join(away, "index.html"), '<!doctype html><title>A page</title><link rel="icon" href="data:,">');
    await openPage({ folder: away, expected: new RegExp(`request elsewhere: ${address}`) }, async (page) => {
      await page.goto(address);
      await works(page);
    });
  } finally {
    await server.close();
  }
});

test("esbuild and Rollup build the worker beside the page", async () => {
  const { own, entry } = bundled("esbuild");
  run(folder, "esbuild", `page=${entry}`, "thread=nonoscope/thread", "--bundle", "--format=esm", "--minify", `--outdir=${own}`);
  cpSync(join(folder, "node_modules/nonoscope/programs"), join(own, "programs"), { recursive: true });
  await says(own, WORKER_SAID);

  const other = bundled("rollup");
  const made = await rollup({ input: { page: other.entry, thread: "nonoscope/thread" }, plugins: [nodeResolve({ browser: true, rootDir: folder })] });
  await made.write({ dir: other.own, format: "es" });
  cpSync(join(folder, "node_modules/nonoscope/programs"), join(other.own, "programs"), { recursive: true });
  await says(other.own, WORKER_SAID);
});

test("a bundle runs, in Node.js and told how programs are loaded", () => {
  const own = join(folder, "bundled");
  mkdirSync(own, { recursive: true });
  const load = 'import { readFile } from "node:fs/promises";\nloadBy((program) => readFile(new URL(`./${program}.wasm`, import.meta.url)));\n';
  writeFileSync(join(folder, "bundle.js"), `import { draw, loadBy, rate, read, solve } from "nonoscope";\n${load}${ASKS}console.log(said);\n`);
  run(folder, "esbuild", "bundle.js", "--bundle", "--format=esm", "--platform=node", "--minify", `--outfile=${join(own, "bundle.mjs")}`);
  for (const program of ["solver", "rest", "studio"]) {
    copyFileSync(join(folder, `node_modules/nonoscope/programs/${program}.wasm`), join(own, `${program}.wasm`));
  }
  assert.equal(run(own, process.execPath, "bundle.mjs"), `${SAID}\n`);
});

test("webpack finds every program by itself, and the element's worker", async () => {
  const own = join(folder, "webpack");
  mkdirSync(own, { recursive: true });
  const entry = join(folder, "webpack.js");
  const say = 'document.getElementById("said").textContent = said;\n';
  writeFileSync(entry, `import { draw, rate, read, solve } from "nonoscope";\nimport "nonoscope/board";\n${ASKS}${say}`);
  const output = { path: own, filename: "page.js", module: true, chunkFormat: "module" };
  const stats = await promisify(webpack)({ mode: "production", context: folder, entry, output, experiments: { outputModule: true } });
  assert.ok(!stats.hasErrors(), stats.toString());
  writeFileSync(
    join(own, "index.html"),
    '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><nonoscope-board lang="ja" controls puzzle="3x3:1/3/1/1/3/1"></nonoscope-board><script type="module" src="page.js"></script>',
  );
  await openPage({ folder: own }, async (page) => {
    await page.locator("#said").filter({ hasText: SAID }).waitFor();
    await page.waitForFunction(SPEAKS);
  });
});

test("a page with Trusted Types starts the worker by its own policy", async () => {
  const own = join(folder, "trusted");
  cpSync(join(folder, "node_modules/nonoscope"), join(own, "nonoscope"), { recursive: true });
  writeFileSync(join(own, "_headers"), `/*\n  Content-Security-Policy: ${POLICY.replace("trusted-types 'none'", "trusted-types own")}\n`);
  const start = `import { startBy } from "./nonoscope/worker.js";
const policy = trustedTypes.createPolicy("own", { createScriptURL: (address) => address });
startBy(() => new Worker(policy.createScriptURL("./nonoscope/thread.js"), { type: "module" }));
`;
  writeFileSync(join(own, "page.js"), `${WORKER_IMPORT.replace("nonoscope/worker", "./nonoscope/worker.js")}${start}${WORKER_ASKS}${WORKER_SAYS}`);
  await says(own, WORKER_SAID, { headers: true });
});

test("a page without a build runs it under a strict policy, and loads no more than it needs", async () => {
  const own = join(folder, "page");
  cpSync(join(folder, "node_modules/nonoscope"), join(own, "nonoscope"), { recursive: true });
  writeFileSync(join(own, "_headers"), `/*\n  Content-Security-Policy: ${POLICY}\n`);
  const module = `${IMPORT} "./nonoscope/index.js";\n`;
  writeFileSync(join(own, "index.html"), '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><p id="first"></p><script type="module" src="page.js"></script>');
  writeFileSync(join(own, "page.js"), `${module}
const { sentence } = await solve("3x3:1/3/1/1/3/1");
document.getElementById("first").textContent = sentence;
await new Promise((go) => addEventListener("click", go, { once: true }));
${ASKS}document.getElementById("said").textContent = said;
`);
  await openPage({ folder: own, headers: true }, async (page, site) => {
    const first = page.locator("#first").filter({ hasText: "Exactly one solution." });
    await first.waitFor();
    const programs = site.asked.filter((name) => name.endsWith(".wasm")).map((name) => name.split("/").at(-1));
    assert.deepEqual(programs, ["solver.wasm"]);
    await first.click();
    await page.locator("#said").filter({ hasText: SAID }).waitFor();
  });
});

test("a worker runs it under a strict policy", async () => {
  const own = join(folder, "worker");
  cpSync(join(folder, "node_modules/nonoscope"), join(own, "nonoscope"), { recursive: true });
  // A policy with trusted types would ask the page for one that makes the worker's address.
  writeFileSync(join(own, "_headers"), `/*\n  Content-Security-Policy: ${POLICY.split("; require")[0]}\n`);
  writeFileSync(join(own, "index.html"), '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><script type="module" src="page.js"></script>');
  writeFileSync(join(own, "page.js"), 'new Worker("worker.js", { type: "module" }).onmessage = ({ data }) => { document.getElementById("said").textContent = data; };\n');
  writeFileSync(join(own, "worker.js"), `${IMPORT} "./nonoscope/index.js";\n${ASKS}postMessage(said);\n`);
  await openPage({ folder: own, headers: true }, async (page) => {
    await page.locator("#said").filter({ hasText: SAID }).waitFor();
  });
});
