// Makes scripts and styles of a built page smaller: without comments, spaces and long names, a fifth to a third less to load.
import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";

const KINDS = { ".js": ["--loader=js", "--target=es2022"], ".css": ["--loader=css"] };

/** A script or style, as its file name's ending says, as short as it gets. */
export function minified(text, ending) {
  const { status, stdout, stderr, error } = spawnSync("esbuild", ["--minify", ...KINDS[ending]], { input: text, encoding: "utf8" });
  if (error?.code === "ENOENT") throw new Error("esbuild is missing: `cargo xtask build` installs it.");
  if (status !== 0) throw error ?? new Error(stderr);
  return stdout;
}

/** Makes all files of a folder smaller. */
export async function minify(folder) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (extname(name) in KINDS) await writeFile(file, minified(await readFile(file, "utf8"), extname(name)));
  }
}
