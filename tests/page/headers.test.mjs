// The headers of the page are the same wherever they are written, and do what only headers can do.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { DIST, openPage } from "./browser.mjs";
import { ready } from "./parts.mjs";
import { elsewhere } from "./planted.mjs";
import { until } from "./waiting.mjs";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const POLICY = "content-security-policy";

/** All headers in a text, sorted: the name in lower case, and the value. */
function found(text, form) {
  const all = [...text.matchAll(form)].map(([, name, value]) => [name.toLowerCase(), value]);
  assert.ok(all.length >= 5, text);
  return all.sort();
}

const written = async () => found(await readFile(join(DIST, "_headers"), "utf8"), /^ {2}([\w-]+): (.+)$/gm);

/** Runs `body` with the address of Trunk's server, as the project has set it up, which serves a page with nothing in it. */
async function withTrunk(body) {
  const folder = await mkdtemp(join(tmpdir(), "nonoscope-"));
  const config = await readFile(join(PROJECT, "Trunk.toml"), "utf8");
  await writeFile(join(folder, "Trunk.toml"), config.split("[[hooks]]")[0]);
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Nothing</title>");
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const path = `${join(PROJECT, "target/tools/bin")}${delimiter}${process.env.PATH}`;
  const words = ["serve", "--disable-address-lookup", "true", "--port", `${port}`];
  const trunk = spawn("trunk", words, { cwd: folder, env: { ...process.env, PATH: path, NO_COLOR: "true" } });
  let said = "";
  trunk.stderr.on("data", (data) => (said += data));
  trunk.stdout.resume();
  let hasEnded = false;
  const end = new Promise((resolve) => {
    for (const event of ["exit", "error"]) {
      trunk.on(event, (why) => {
        hasEnded = true;
        said += why;
        resolve();
      });
    }
  });
  try {
    const address = `http://127.0.0.1:${port}/`;
    const isUp = () => fetch(address).then(({ ok }) => ok, () => false);
    await until(() => hasEnded || isUp(), "Trunk serves", 120);
    assert.ok(!hasEnded, said);
    await body(address);
  } finally {
    if (!hasEnded) trunk.kill();
    await end;
    await rm(folder, { recursive: true });
  }
}

test("`cargo xtask serve`, `_headers` and the lines for other hosts have the same headers", async () => {
  const headers = await written();
  await withTrunk(async (address) => {
    const sent = (await fetch(address)).headers;
    assert.deepEqual(headers.map(([name]) => [name, sent.get(name)]), headers);
  });
  const page = await readFile(join(PROJECT, "docs/hosting.md"), "utf8");
  const forms = {
    nginx: /^ +add_header ([\w-]+) "([^"]+)" always;$/gm,
    apache: /^Header always set ([\w-]+) "([^"]+)"$/gm,
    caddyfile: /^ +([\w-]+) "([^"]+)"$/gm,
  };
  for (const [host, form] of Object.entries(forms)) {
    const [, lines] = page.split("```" + host + "\n");
    assert.deepEqual(found(lines.split("```")[0], form), headers, host);
  }
  const told = [...page.split("## The headers")[1].split("\n## ")[0].matchAll(/^\| `([\w-]+)` \|/gm)];
  assert.deepEqual(told.map(([, name]) => name.toLowerCase()).sort(), headers.map(([name]) => name));
});

test("the page has the policy of the header, except what counts in a header only", async () => {
  const policy = new Map(await written()).get(POLICY).split("; ");
  assert.ok(policy.includes("frame-ancestors 'none'"));
  const page = await readFile(join(DIST, "index.html"), "utf8");
  const [, own] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  assert.deepEqual(own.split("; "), policy.filter((rule) => !rule.startsWith("frame-ancestors")));
});

test("no other site can show the page in a frame or reach into its window", async () => {
  await openPage({ headers: true, expected: /frame-ancestors|Framing|request/ }, async (page, site) => {
    await ready(page);
    const other = await elsewhere(`<iframe src="${site.address}"></iframe>`);
    try {
      const framing = await page.context().newPage();
      await framing.goto(other.address);
      const [, frame] = framing.frames();
      assert.equal(frame.url(), "chrome-error://chromewebdata/");

      const opened = framing.waitForEvent("popup");
      await framing.evaluate((address) => void (globalThis.opened = open(address)), site.address);
      const popup = await opened;
      await ready(popup);
      assert.equal(await popup.evaluate(() => opener), null);
      assert.equal(await framing.evaluate(() => globalThis.opened.closed), true, "the opener still has the window");
    } finally {
      await other.close();
    }
  });
});
