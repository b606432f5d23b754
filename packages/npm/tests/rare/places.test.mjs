// Where the package runs beside Node.js: Deno, bundlers, and a page with a strict policy, on its own thread and in a worker.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
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

test("Deno runs the first five lines of the README", { skip: spawnSync(DENO, ["--version"]).status !== 0 && "there is no Deno for this machine" }, () => {
  writeFileSync(join(folder, "first.js"), blocks()[0]);
  const said = run(folder, DENO, "run", "--allow-read", "--no-remote", "first.js");
  assert.match(said, /unique \[/);
  assert.match(said, /Row 2: the 5 takes all 5 cells/);
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
    '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><nonoscope-board controls puzzle="3x3:1/3/1/1/3/1"></nonoscope-board><script type="module" src="page.js"></script>',
  );
  await openPage({ folder: own }, async (page) => {
    await page.locator("#said").filter({ hasText: SAID }).waitFor();
    await page.waitForFunction(() => document.querySelector("nonoscope-board").verdict === "unique");
  });
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
