// The packed package, installed in an empty folder as anybody would.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What `npm pack` has written, and the command line of the same version. */
export const PACKED = process.env.NONOSCOPE_PACKED;
export const CLI = process.env.NONOSCOPE_CLI;
const FRESH = process.env.NONOSCOPE_FRESH;

/** The tools of this package: those who install it have their own. */
export const TOOLS = fileURLToPath(new URL("../node_modules", import.meta.url));

/** An empty folder with a name, in which the package has been installed. */
export function installed(name) {
  const folder = join(FRESH, name);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    run(folder, process.platform === "win32" ? "npm.cmd" : "npm", "install", "--offline", "--no-audit", "--no-fund", PACKED);
  }
  return folder;
}

/** A module of the package, by default the one for Node.js. */
export function imported(name, file = "node.js") {
  return import(pathToFileURL(join(installed(name), "node_modules/nonoscope", file)));
}

/** What a program prints, in a folder. */
export function run(folder, program, ...words) {
  return execFileSync(program, words, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
}

/** What the command line prints for a text, with any exit code. */
export function told(words, text) {
  try {
    return execFileSync(CLI, words, { input: text, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] });
  } catch (error) {
    if (typeof error.stdout !== "string") throw error;
    return error.stdout;
  }
}

/** The same as an object, or several. */
export function objects(words, text) {
  return told(words, text).trim().split("\n").map((line) => JSON.parse(line));
}

/** The blocks of code in the README, in some languages. */
export function blocks(...languages) {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const wanted = languages.length > 0 ? languages : ["js", "ts"];
  return [...readme.matchAll(/```(\w+)\n(.*?)```/gs)].filter(([, language]) => wanted.includes(language)).map(([, , code]) => code);
}

/** The puzzles that come with Nonoscope, by their names. */
export function examples() {
  const names = ["gchq-2015", "heart", "lambda", "cannot-be", "three-patterns", "tulip", "windmill", "nine-dom"];
  return names.map((name) => [name, readFileSync(new URL(`../../../crates/format/src/examples/${name}.txt`, import.meta.url), "utf8")]);
}
