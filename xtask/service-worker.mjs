// Writes the service worker of a built page: the one in www/, with all files of the page and their hashes. Trunk runs
// this after every build, including those that `cargo xtask serve` makes after a change.
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minified } from "./minify.mjs";

const NAME = "service-worker.js";
// Hosts read this file themselves, and many do not send it to anyone.
const HEADERS = "_headers";
const folder = process.env.TRUNK_STAGING_DIR;
const hash = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("base64");

const files = [];
for (const name of (await readdir(folder, { recursive: true })).sort()) {
  const file = join(folder, name);
  if (name !== NAME && name !== HEADERS && (await stat(file)).isFile()) {
    files.push([name.replaceAll("\\", "/"), `sha256-${hash(await readFile(file))}`]);
  }
}

let worker = await readFile(new URL(`../www/${NAME}`, import.meta.url), "utf8");
const version = hash(worker, JSON.stringify(files));
const fill = (gap, content) => {
  if (worker.split(gap).length !== 2) throw new Error(`www/${NAME} must have one \`${gap}\`.`);
  worker = worker.replace(gap, () => content);
};
fill("new Map([])", `new Map(${JSON.stringify(files, null, 2)})`);
fill('VERSION = ""', `VERSION = ${JSON.stringify(version)}`);
await writeFile(join(folder, NAME), minified(worker, ".js"));
