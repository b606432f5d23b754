// The package as a registry has it: npm would publish it, and the first lines of the README run after installing it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { blocks, installed, PACKED } from "./installed.mjs";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const inside = join(installed("registry"), "node_modules/nonoscope");
const manifest = JSON.parse(readFileSync(join(inside, "package.json"), "utf8"));
const readme = readFileSync(join(inside, "README.md"), "utf8");
/** The address of the repository, as the workspace has it. */
const [, address] = /^repository = "(.*)"$/m.exec(readFileSync(join(ROOT, "Cargo.toml"), "utf8"));

/** Runs something with a registry, which has the package or nothing. */
async function withRegistry(hasIt, run) {
  const packed = readFileSync(PACKED);
  const server = createServer((request, response) => {
    const tarball = `http://${request.headers.host}/nonoscope.tgz`;
    const integrity = `sha512-${createHash("sha512").update(packed).digest("base64")}`;
    if (hasIt && request.url === "/nonoscope") {
      const { version } = manifest;
      const versions = { [version]: { ...manifest, dist: { tarball, integrity } } };
      response.end(JSON.stringify({ name: "nonoscope", "dist-tags": { latest: version }, versions }));
    } else if (hasIt && request.url === "/nonoscope.tgz") response.end(packed);
    else response.writeHead(404).end("{}");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  try {
    const own = mkdtempSync(join(tmpdir(), "nonoscope-"));
    const registry = `http://127.0.0.1:${server.address().port}/`;
    const env = { ...process.env, npm_config_registry: registry, npm_config_cache: join(own, "cache"), npm_config_userconfig: join(own, "npmrc"), npm_config_update_notifier: "false" };
    return await run(own, env);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** What a command line says on both of its ends. */
async function said(command, cwd, env) {
  const { stdout, stderr } = await promisify(execFile)(command, { cwd, env, shell: true, encoding: "utf8" });
  return { stdout, stderr };
}

test("the first lines of the README run as they stand, in an empty folder", async () => {
  assert.match(readme, /^# [^\n]+\n\n```sh\nnpm install nonoscope\n```\n\n```js\n/);
  const [install] = blocks("sh");
  const [example] = blocks("js");
  const [, name] = /^```\n\nSave this as `([\w.]+)` and run `node \1`\./m.exec(readme);
  const output = await withRegistry(true, async (own, env) => {
    const empty = join(own, "empty");
    mkdirSync(empty);
    await said(install.trim(), empty, env);
    assert.ok(existsSync(join(empty, "node_modules/nonoscope/package.json")));
    writeFileSync(join(empty, name), example);
    return said(`node ${name}`, empty, env);
  });
  assert.match(output.stdout, /^unique \[\n {2}\[ 0, 1, 0, 1, 0 \],\n/);
  assert.match(output.stdout, /\nRow 2: the 5 takes all 5 cells, so they are all filled\.\n/);
  assert.equal(output.stderr, "");
});

test("npm would publish it, and has nothing to correct", async () => {
  const { stdout, stderr } = await withRegistry(false, (own, env) => said(`npm publish --dry-run "${PACKED}"`, own, env));
  assert.match(stdout, new RegExp(`^\\+ nonoscope@${manifest.version}$`, "m"));
  const warnings = stderr.split("\n").filter((line) => /^npm (warn|error)/i.test(line));
  // Nobody has to be logged in for this.
  assert.deepEqual(warnings.filter((line) => !/logged in/.test(line)), []);
});

test("its manifest says where it comes from, as the workspace does, and nothing that only its makers need", () => {
  assert.deepEqual(manifest.repository, { type: "git", url: `git+${address}.git` });
  assert.deepEqual([manifest.homepage, manifest.bugs], [`${address}#readme`, { url: `${address}/issues` }]);
  assert.deepEqual([manifest.devDependencies, manifest.scripts, manifest.private], [undefined, undefined, undefined]);
  const source = JSON.parse(readFileSync(join(ROOT, "packages/npm/package.json"), "utf8"));
  assert.equal(source.repository, undefined, "the address stands in one place");
});

test("the README links to what there is, from anywhere", () => {
  const links = [...readme.matchAll(/\]\((.*?)\)/g)].map(([, link]) => link);
  assert.ok(links.length > 1);
  for (const link of links) {
    assert.ok(link.startsWith(`${address}/blob/main/`), link);
    assert.ok(existsSync(join(ROOT, link.split("/blob/main/")[1].split("#")[0])), link);
  }
});
