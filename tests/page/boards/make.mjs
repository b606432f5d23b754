// Makes pictures of puzzles and, beside each, what it says: node make.mjs FOLDER [WORD]. With a word, only those whose names
// contain it are made. README.md says what it takes.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictures } from "./pictures.mjs";

const [, , target, word] = process.argv;
if (target === undefined) throw new Error("Say where the pictures go: node make.mjs FOLDER [WORD]");
let count = 0;
for await (const { folder, name, bytes, truth } of pictures({ word })) {
  mkdirSync(join(target, folder), { recursive: true });
  writeFileSync(join(target, folder, `${name}.png`), bytes);
  writeFileSync(join(target, folder, `${name}.json`), `${JSON.stringify(truth)}\n`);
  count++;
}
console.log(`${count} pictures are in ${target}.`);
