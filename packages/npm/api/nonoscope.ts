/** Nonoscope for browsers, workers and bundlers. */
import { expect } from "./expected.js";
import { ask } from "./programs.js";
import type { Programs } from "./programs.js";
import { ReadError } from "./read-error.js";
import type {
  CallOptions, Board, Checked, Clues, DrawOptions, Explanation, Format, Hint, Limit, MakeOptions, Mistake, Outcome, PictureKind, Place,
  Plain, Puzzle, Rating, SolveOptions, Source, Step, StepsOptions,
} from "./types.js";

export { languages } from "./languages.js";
export type { Language } from "./languages.js";
export { loadBy } from "./load.js";
export type { Load, Program } from "./load.js";
export { ReadError } from "./read-error.js";
export type * from "./types.js";

/**
 * Reads the first puzzle of a text, in the format that it looks like or in the one that is given. It also takes plain data.
 *
 * @throws {ReadError} if it is not a puzzle.
 */
export function read(text: string, format?: Format, options?: CallOptions): Promise<Puzzle>;
export function read(source: Source, format?: undefined, options?: CallOptions): Promise<Puzzle>;
export async function read(source: Source, format?: Format, options: CallOptions = {}): Promise<Puzzle> {
  expect.read(source, format, options);
  options.signal?.throwIfAborted();
  if (isPuzzle(source)) return source;
  const [puzzle] = await puzzlesOf(source, format, false, options);
  if (!puzzle) throw new ReadError("There is no puzzle.", []);
  return puzzle;
}

/**
 * Reads all puzzles of a text.
 *
 * @throws {ReadError} if one of them cannot be read.
 */
export async function readAll(text: string, format?: Format, options: CallOptions = {}): Promise<Puzzle[]> {
  expect.readAll(text, format, options);
  return puzzlesOf(text, format, true, options);
}

/** Solves a puzzle, and finds out whether there are more solutions. */
export async function solve(source: Source, options: SolveOptions = {}): Promise<Outcome> {
  expect.solve(source, options);
  const { method = "auto", solutions = 1, limit } = options;
  const { bytes } = await read(source, undefined, options);
  if (method === "auto") return told<Outcome>(await ask("solver", options, (solver) => solver.solve(bytes, solutions, limit)));
  return told<Outcome>(await ask("rest", options, (rest) => rest.solve(bytes, method, solutions, limit)));
}

/** The steps that solve a puzzle, by default as a person would go. The next one is told when it is asked for. */
export async function* steps(source: Source, options: StepsOptions = {}): AsyncGenerator<Step, void, undefined> {
  expect.steps(source, options);
  const { method = "human", limit } = options;
  const { bytes } = await read(source, undefined, options);
  const name = method === "auto" ? "solver" : "rest";
  const walk =
    name === "solver"
      ? await ask(name, options, ({ Walk }) => new Walk(bytes, limit))
      : await ask(name, options, ({ Walk }) => new Walk(bytes, method, limit));
  const next = () => ask(name, options, () => walk.step());
  try {
    for (let step = await next(); step !== undefined; step = await next()) yield told<Step>(step);
  } finally {
    walk.free();
  }
}

/**
 * Why a cell is what it is, for a person who goes from the given cells, or from a board. `undefined` if the method `human` does
 * not settle it, or if it is already known.
 */
export async function explain(source: Source, cell: Place, known?: Board, options: CallOptions = {}): Promise<Explanation | undefined> {
  expect.explain(source, cell, known, options);
  const puzzle = await read(source, undefined, options);
  if (cell.row >= puzzle.height || cell.column >= puzzle.width) {
    throw new RangeError(`Expected a row from 0 to ${puzzle.height - 1} and a column from 0 to ${puzzle.width - 1}.`);
  }
  const why = await ask("rest", options, (rest) => rest.explain(puzzle.bytes, cell.row, cell.column, known && numbers(puzzle, known)));
  return why === undefined ? undefined : told<Explanation>(why);
}

/** What a person would do next on a board, or at the start. */
export async function hint(source: Source, known?: Board, options: CallOptions = {}): Promise<Hint> {
  expect.hint(source, known, options);
  const puzzle = await read(source, undefined, options);
  return told<Hint>(await ask("rest", options, (rest) => rest.hint(puzzle.bytes, known && numbers(puzzle, known))));
}

/** Which marks on a board cannot be right. */
export async function check(source: Source, marks: Board, options: CallOptions = {}): Promise<Checked> {
  expect.check(source, marks, options);
  const puzzle = await read(source, undefined, options);
  return told<Checked>(await ask("rest", options, (rest) => rest.check(puzzle.bytes, numbers(puzzle, marks))));
}

/** How hard a puzzle is; `undefined` if it has not exactly one solution, or if that was not found out. */
export async function rate(source: Source, options: Limit = {}): Promise<Rating | undefined> {
  expect.rate(source, options);
  const { bytes } = await read(source, undefined, options);
  const rating = await ask("rest", options, (rest) => rest.rate(bytes, options.limit));
  return rating === undefined ? undefined : told<Rating>(rating);
}

/** The puzzle as a text, by default as clue lines. Throws if the format cannot hold it. */
export async function write(source: Source, format: Format = "plain", options: CallOptions = {}): Promise<string> {
  expect.write(source, format, options);
  const { bytes } = await read(source, undefined, options);
  return ask("rest", options, (rest) => rest.write(bytes, format));
}

/** A picture of a puzzle, or of a board of it. */
export function draw(source: Source, kind: "svg" | "html", options?: DrawOptions): Promise<string>;
export function draw(source: Source, kind: "txt", options?: Omit<DrawOptions, "cell">): Promise<string>;
export function draw(source: Source, kind: "png", options?: DrawOptions): Promise<Uint8Array>;
export function draw(source: Source, kind: "pdf", options?: Omit<DrawOptions, "cell">): Promise<Uint8Array>;
export function draw(source: Source, kind: "gif", options?: Omit<DrawOptions, "board">): Promise<Uint8Array>;
export async function draw(source: Source, kind: PictureKind, options: DrawOptions = {}): Promise<string | Uint8Array> {
  expect.draw(source, kind, options);
  const { board, cell = 20 } = options;
  const puzzle = await read(source, undefined, options);
  const picture = await ask("studio", options, (studio) => studio.draw(puzzle.bytes, kind, board && numbers(puzzle, board), cell));
  return kind === "svg" || kind === "html" || kind === "txt" ? new TextDecoder().decode(picture) : picture;
}

/** Makes a puzzle with one solution: a random one, or one that shows a message as a QR code. */
export async function make(options: MakeOptions = {}): Promise<Puzzle> {
  expect.make(options);
  const seed = String(options.seed ?? Math.floor(Math.random() * 1e9));
  const made = (studio: Programs["studio"]) => {
    if (options.message !== undefined) return studio.say(options.message, seed);
    const { width = 15, height = width, rating, inks = 1, linesOnly = false } = options;
    const wish = rating === undefined || typeof rating === "string" ? rating : `${rating[0]}-${rating[1]}`;
    return studio.make(width, height, seed, wish, inks, linesOnly);
  };
  const [puzzle] = listed(await ask("studio", options, made));
  if (!puzzle) throw new Error("No puzzle was made.");
  return puzzle;
}

function isPuzzle(source: Source): source is Puzzle {
  return typeof source === "object" && "bytes" in source && source.bytes instanceof Uint8Array;
}

/** The puzzles of a text or of plain data. */
async function puzzlesOf(source: string | Plain, format: Format | undefined, all: boolean, options: CallOptions): Promise<Puzzle[]> {
  const isText = typeof source === "string";
  const { givens, rowInks, colours } = isText ? ({} as Plain) : source;
  const isLarge = givens !== undefined || rowInks !== undefined || colours !== undefined;
  const text = isText ? source : JSON.stringify({ title: source.title, rows: lists(source.rows), columns: lists(source.columns) });
  const first = format === undefined && !isLarge ? await ask("solver", options, (solver) => solver.read(text)) : undefined;
  if (first) return all ? listed(first) : listed(first).slice(0, 1);
  const read = (rest: Programs["rest"]) => (isLarge ? built(rest, source as Plain) : rest.read(text, isText ? format : "json", all));
  try {
    return listed(await ask("rest", options, read));
  } catch (thrown) {
    if (typeof thrown !== "string") throw thrown;
    const [message, mistakes] = told<[string, Mistake[]]>(thrown);
    throw new ReadError(message, mistakes);
  }
}

/** Clues without typed arrays, of which JSON makes objects. */
function lists(clues: Clues): number[][] {
  return clues.map((clue) => [...clue]);
}

/** The puzzle of plain data with more than clues. */
function built(rest: Programs["rest"], { rows, columns, rowInks, columnInks, colours = [], givens, title = "" }: Plain): unknown[] {
  const runs = (lengths: Clues, inks?: Clues) =>
    Uint16Array.from(lists(lengths).flatMap((clue, line) => [clue.length, ...clue.flatMap((length, run) => [length, inks?.[line]?.[run] ?? 1])]));
  const inks = colours.map((colour) => (typeof colour === "string" ? { rgb: colour } : colour));
  const looks = Uint32Array.from(inks, ({ rgb }) => Number.parseInt(rgb.slice(1), 16));
  const names = inks.map(({ letter = "", name = "" }) => `${letter}\t${name.replace(/\s+/g, " ")}`).join("\n");
  const cells = givens && flat(givens, columns.length, rows.length, 31);
  return rest.build(runs(rows, rowInks), runs(columns, columnInks), looks, names, cells, title);
}

/** Puzzles, from the list that a program makes: for each one what is told about it, and its bytes. */
function listed(list: unknown[]): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (let at = 0; at + 1 < list.length; at += 2) {
    puzzles.push({ ...told<Omit<Puzzle, "bytes">>(list[at] as string), bytes: list[at + 1] as Uint8Array });
  }
  return puzzles;
}

/** The cells of a board of a puzzle, one after the other. */
function numbers({ width, height, colours }: Puzzle, board: Board): Int8Array {
  return flat(board, width, height, colours.length - 1);
}

function flat(board: Board, width: number, height: number, inks: number): Int8Array {
  const fits = (cell: number) => Number.isInteger(cell) && cell >= -1 && cell <= inks;
  if (board.length !== height || ![...board].every((row) => row.length === width && [...row].every(fits))) {
    throw new RangeError(`Expected a board of ${height} rows with ${width} numbers from -1 to ${inks}.`);
  }
  return Int8Array.from([...board].flatMap((row) => [...row]));
}

/** What a program says. */
function told<T>(json: string): T {
  return JSON.parse(json) as T;
}
