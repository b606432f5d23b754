// Gives short names to what built programs ask of their scripts: wasm-bindgen's own are long and end in numbers that no compression makes
// smaller. `node short-names.mjs PROGRAM SCRIPT MODULE` does it for one program, which calls its script MODULE.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Of a program in WebAssembly: the bytes before its sections, the number of the section of imports, and that of functions among them. */
const HEADER = 8;
const IMPORTS = 2;
const FUNCTION = 0;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** `a` to `Z`, then `ba` and so on. */
const short = (index) =>
  (index < LETTERS.length ? "" : short(Math.floor(index / LETTERS.length))) + LETTERS[index % LETTERS.length];

/** A number as WebAssembly writes it: seven bits in each byte, the lowest first. */
const written = (number) => (number < 128 ? [number] : [(number % 128) + 128, ...written(Math.floor(number / 128))]);

/** Reads bytes from the first to the last. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get isAtEnd() {
    return this.at === this.bytes.length;
  }

  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  number() {
    const [byte] = this.take(1);
    return byte < 128 ? byte : byte - 128 + 128 * this.number();
  }

  sized() {
    return this.take(this.number());
  }
}

/** Bytes with their number before them. */
const sized = (bytes) => [...written(bytes.length), ...bytes];

/** The functions that a section of imports names: module, name and type. */
function imports(section) {
  const reader = new Reader(section);
  return Array.from({ length: reader.number() }, () => {
    const [module, name] = [reader.sized(), reader.sized()].map((bytes) => Buffer.from(bytes).toString());
    if (reader.number() !== FUNCTION) throw new Error(`${name} is not a function; ${import.meta.url} expects only functions as imports.`);
    return { module, name, type: reader.number() };
  });
}

/** A program and its script with short names for what the one asks of the other. `module` is what the program calls the script. */
function renamed(program, script, module) {
  const reader = new Reader(program);
  const parts = [reader.take(HEADER)];
  const names = new Map();
  while (!reader.isAtEnd) {
    const [id] = reader.take(1);
    let section = reader.sized();
    if (id === IMPORTS) {
      const all = imports(section);
      const own = all.filter((one) => one.module === module).map(({ name }) => name);
      // In an order that does not depend on the program: several may share a script.
      [...new Set(own)].sort().forEach((name, index) => names.set(name, short(index)));
      const renamed = all.flatMap(({ module: from, name, type }) => [
        ...sized(Buffer.from(from)),
        ...sized(Buffer.from(from === module ? names.get(name) : name)),
        FUNCTION,
        ...written(type),
      ]);
      section = Uint8Array.from([...written(all.length), ...renamed]);
    }
    parts.push(Uint8Array.from([id, ...written(section.length)]), section);
  }
  let found = 0;
  const text = script.replace(/\b(__wb\w+)(?=:)/g, (name) => {
    found += names.has(name) ? 1 : 0;
    return names.get(name) ?? name;
  });
  if (found !== names.size) throw new Error(`${module} has ${found} of the ${names.size} functions that its program names.`);
  return [Buffer.concat(parts), text];
}

/** Renames what a program in one file asks of its minified script in another. */
async function rename(program, script, module) {
  const [bytes, text] = renamed(await readFile(program), await readFile(script, "utf8"), module);
  await writeFile(program, bytes);
  await writeFile(script, text);
}

/** Renames what all programs of a folder ask of their scripts. */
export async function shortenNames(folder) {
  for (const name of await readdir(folder)) {
    const [, own] = /^(.*)_bg\.wasm$/.exec(name) ?? [];
    if (own !== undefined) await rename(join(folder, name), join(folder, `${own}.js`), `./${own}_bg.js`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await rename(...process.argv.slice(2));
