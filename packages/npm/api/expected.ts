/** What functions expect. A value of another type is refused in a sentence, because not everybody has a compiler that refuses it. */

import { meant, tags } from "./languages.js";

/** The most inks of a puzzle, and the longest run that a clue can hold. */
const MOST_INKS = 31;
const LONGEST = 65535;

/** Throws a `TypeError` unless something holds. */
function demand(holds: boolean, what: string, value: unknown): asserts holds {
  if (!holds) throw new TypeError(`Expected ${what}, found ${found(value)}.`);
}

/** A value, in a few words. */
function found(value: unknown): string {
  if (typeof value === "string") return `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

type Fields = Readonly<Record<string, unknown>>;

/** An object that is no array, with anything in it. */
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** A whole number in a range; the type of others is wrong only if they are no numbers. */
function whole(value: unknown, [least, most]: readonly [number, number], what: string): void {
  const expected = `${what} as a whole number from ${least} to ${most}`;
  demand(isNumber(value), expected, value);
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`Expected ${expected}, found ${value}.`);
}

function rows(value: unknown, what: string, each: (cell: unknown, row: number) => void): void {
  demand(isList(value), `${what} as an array of rows`, value);
  [...value].forEach((row, index) => {
    demand(isList(row), `row ${index} of ${what} as an array of numbers`, row);
    for (const cell of row) each(cell, index);
  });
}

function board(value: unknown, what: string): void {
  rows(value, what, (cell, row) => demand(isNumber(cell), `numbers in row ${row} of ${what}`, cell));
}

function clues(value: unknown, name: string, what: string, range: readonly [number, number]): void {
  demand(isList(value), `${name} as an array with an array of ${what}s for each line`, value);
  [...value].forEach((clue, index) => {
    demand(isList(clue), `${name}[${index}] as an array of ${what}s`, clue);
    for (const number of clue) whole(number, range, `each ${what} in ${name}[${index}]`);
  });
}

/** The numbers of the inks, with one for each run. */
function inks(value: unknown, lengths: readonly (readonly unknown[])[], name: string): void {
  clues(value, name, "ink", [1, MOST_INKS]);
  const own = value as readonly (readonly unknown[])[];
  if (own.length !== lengths.length || own.some((clue, index) => clue.length !== lengths[index]?.length)) {
    throw new RangeError(`Expected one ink in ${name} for each run.`);
  }
}

function colours(value: unknown): void {
  const what = "colours as an array with the background and at least one ink";
  demand(isList(value), what, value);
  if (value.length < 2) throw new RangeError(`Expected ${what}, found ${value.length}.`);
  [...value].forEach((colour, index) => {
    const own: Fields = isText(colour) ? { rgb: colour } : isObject(colour) ? colour : {};
    const { rgb, name, letter } = own;
    demand(isText(rgb), `colours[${index}] as “#rrggbb”, or as { rgb, name, letter }`, colour);
    if (!/^#[0-9a-f]{6}$/i.test(rgb)) throw new RangeError(`Expected colours[${index}] as “#rrggbb”, found ${found(rgb)}.`);
    if (name !== undefined) demand(isText(name), `the name of colours[${index}] as a text`, name);
    if (letter === undefined) return;
    demand(isText(letter), `the letter of colours[${index}] as a text`, letter);
    if ([...letter].length !== 1) throw new RangeError(`Expected one letter for colours[${index}], found ${found(letter)}.`);
  });
}

function plain(value: Fields): void {
  for (const name of ["rows", "columns"] as const) clues(value[name], name, "length", [0, LONGEST]);
  for (const [name, of] of [["rowInks", "rows"], ["columnInks", "columns"]] as const) {
    if (value[name] !== undefined) inks(value[name], value[of] as readonly (readonly unknown[])[], name);
  }
  const { rowInks, columnInks } = value;
  demand((rowInks === undefined) === (columnInks === undefined), "both rowInks and columnInks, or neither", rowInks ?? columnInks);
  if (value.title !== undefined) demand(isText(value.title), "a title as a text", value.title);
  if (value.givens !== undefined) {
    rows(value.givens, "givens", (cell, row) => whole(cell, [-1, MOST_INKS], `each cell in row ${row} of givens`));
  }
  if (value.colours !== undefined) colours(value.colours);
}

function signal(value: unknown): void {
  if (value === undefined) return;
  const is = isObject(value) && typeof value.aborted === "boolean" && typeof value.addEventListener === "function";
  demand(is, "an AbortSignal as signal", value);
}

function language(value: unknown): void {
  if (value === undefined) return;
  demand(isText(value), "the tag of a language as a text", value);
  if (meant(value) === undefined) throw new RangeError(`There is no language ${found(value)}; expected one of ${tags.join(", ")}.`);
}

/** The options of a function, without those that are not given. */
function options(value: unknown): Fields {
  if (value === undefined) return {};
  demand(isObject(value), "the options as an object", value);
  signal(value.signal);
  language(value.language);
  return value;
}

function limited(value: unknown): Fields {
  const all = options(value);
  const { limit, method } = all;
  if (method !== undefined) demand(isText(method), "a method as a text", method);
  if (limit === undefined) return all;
  demand(isNumber(limit), "a limit as a number", limit);
  if (!(limit >= 0)) throw new RangeError(`Expected a limit of at least 0, found ${limit}.`);
  return all;
}

function source(value: unknown): void {
  const what = "a puzzle as a text, as { rows, columns }, or as read and make return it";
  if (isText(value)) return;
  demand(isObject(value), what, value);
  if (value.bytes instanceof Uint8Array) return;
  demand(value.rows !== undefined || value.columns !== undefined, what, value);
  plain(value);
}

function format(value: unknown): void {
  if (value !== undefined) demand(isText(value), "the short name of a format as a text", value);
}

/** What each function expects. */
export const expect = {
  read(puzzle: unknown, name: unknown, more: unknown): void {
    source(puzzle);
    format(name);
    options(more);
  },
  readAll(text: unknown, name: unknown, more: unknown): void {
    demand(isText(text), "a text", text);
    format(name);
    options(more);
  },
  solve(puzzle: unknown, more: unknown): void {
    source(puzzle);
    const { solutions } = limited(more);
    if (solutions === undefined) return;
    demand(isNumber(solutions), "a number of solutions", solutions);
    if (!Number.isInteger(solutions)) throw new RangeError(`Expected a whole number of solutions, found ${solutions}.`);
  },
  steps(puzzle: unknown, more: unknown): void {
    source(puzzle);
    limited(more);
  },
  explain(puzzle: unknown, cell: unknown, known: unknown, more: unknown): void {
    source(puzzle);
    const what = "a cell as { row, column }";
    demand(isObject(cell), what, cell);
    for (const place of [cell.row, cell.column]) {
      demand(isNumber(place), `${what} with two numbers`, place);
      if (!Number.isInteger(place) || place < 0) throw new RangeError(`Expected ${what} with whole numbers from 0, found ${place}.`);
    }
    if (known !== undefined) board(known, "the board");
    options(more);
  },
  hint(puzzle: unknown, known: unknown, more: unknown): void {
    source(puzzle);
    if (known !== undefined) board(known, "the board");
    options(more);
  },
  check(puzzle: unknown, marks: unknown, more: unknown): void {
    source(puzzle);
    board(marks, "the board");
    options(more);
  },
  rate(puzzle: unknown, more: unknown): void {
    source(puzzle);
    limited(more);
  },
  write(puzzle: unknown, name: unknown, more: unknown): void {
    source(puzzle);
    format(name);
    options(more);
  },
  draw(puzzle: unknown, kind: unknown, more: unknown): void {
    source(puzzle);
    demand(isText(kind), "a kind of picture as a text", kind);
    const { board: shown, cell } = options(more);
    if (shown !== undefined) board(shown, "the board");
    if (cell !== undefined) demand(isNumber(cell), "the side of a cell as a number", cell);
  },
  make(more: unknown): void {
    const { message, seed, rating, linesOnly, ...sizes } = options(more);
    if (seed !== undefined) demand(isText(seed) || isNumber(seed), "a seed as a text or a number", seed);
    for (const name of ["width", "height", "inks"]) {
      const size = sizes[name];
      if (size === undefined) continue;
      demand(isNumber(size), `${name} as a number`, size);
      if (!Number.isInteger(size) || size < 0) throw new RangeError(`Expected ${name} as a whole number, found ${size}.`);
      demand(message === undefined, `either a message or ${name}, not both`, message);
    }
    if (linesOnly !== undefined) demand(typeof linesOnly === "boolean", "linesOnly as true or false", linesOnly);
    if (rating !== undefined) {
      const isPair = isList(rating) && rating.length === 2 && rating.every(isNumber);
      demand(isText(rating) || isPair, "a rating as a text or as two numbers", rating);
    }
    if (message === undefined) return;
    demand(isText(message), "a message as a text", message);
    for (const [name, wish] of Object.entries({ rating, linesOnly })) {
      demand(wish === undefined, `either a message or ${name}, not both`, message);
    }
  },
  function(value: unknown, what: string): void {
    demand(typeof value === "function", what, value);
  },
  /** What is put on a board of a page. */
  puzzle(value: unknown): void {
    source(value);
  },
};
