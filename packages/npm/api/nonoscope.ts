import { program } from "./programs.js";
import type {
  Board, Checked, DrawOptions, Explanation, Format, Hint, Limit, MakeOptions, Mistake, Outcome, Place, Puzzle, Rating, SolveOptions,
  Source, Step, StepsOptions,
} from "./types.js";

export { loadBy } from "./load.js";
export type { Load, Program } from "./load.js";
export type * from "./types.js";

/** A text is not a puzzle. The message says what is wrong, where, and what would be right, with a line for each mistake. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  readonly mistakes: readonly Mistake[];

  constructor(message: string, mistakes: readonly Mistake[]) {
    super(message);
    this.mistakes = mistakes;
  }
}

/**
 * Reads the first puzzle of a text, in the format that it looks like or in the one that is given. It also takes clues.
 *
 * @throws {ReadError} if it is not a puzzle.
 */
export async function read(source: Source, format?: Format): Promise<Puzzle> {
  if (typeof source === "object" && "bytes" in source) return source;
  const [puzzle] = await puzzlesOf(source, format, false);
  if (!puzzle) throw new ReadError("There is no puzzle.", []);
  return puzzle;
}

/**
 * Reads all puzzles of a text.
 *
 * @throws {ReadError} if one of them cannot be read.
 */
export async function readAll(text: string, format?: Format): Promise<Puzzle[]> {
  return puzzlesOf(text, format, true);
}

/** Solves a puzzle, and finds out whether there are more solutions. */
export async function solve(source: Source, options: SolveOptions = {}): Promise<Outcome> {
  const { bytes } = await read(source);
  const { method = "auto", solutions = 1, limit } = options;
  if (method === "auto") return told<Outcome>((await program("solver")).solve(bytes, solutions, limit));
  return told<Outcome>((await program("rest")).solve(bytes, method, solutions, limit));
}

/** The steps that solve a puzzle, by default as a person would go. The next one is told when it is asked for. */
export async function* steps(source: Source, options: StepsOptions = {}): AsyncGenerator<Step, void, undefined> {
  const { bytes } = await read(source);
  const { method = "human", limit } = options;
  const walk =
    method === "auto"
      ? new (await program("solver")).Walk(bytes, limit)
      : new (await program("rest")).Walk(bytes, method, limit);
  try {
    for (let step = walk.step(); step !== undefined; step = walk.step()) yield told<Step>(step);
  } finally {
    walk.free();
  }
}

/**
 * Why a cell is what it is, for a person who goes from the given cells, or from a board. `undefined` if the method `human` does
 * not settle it, or if it is already known.
 */
export async function explain(source: Source, cell: Place, known?: Board): Promise<Explanation | undefined> {
  const puzzle = await read(source);
  const why = (await program("rest")).explain(puzzle.bytes, cell.row, cell.column, known && numbers(puzzle, known));
  return why === undefined ? undefined : told<Explanation>(why);
}

/** What a person would do next on a board, or at the start. */
export async function hint(source: Source, known?: Board): Promise<Hint> {
  const puzzle = await read(source);
  return told<Hint>((await program("rest")).hint(puzzle.bytes, known && numbers(puzzle, known)));
}

/** Which marks on a board cannot be right. */
export async function check(source: Source, marks: Board): Promise<Checked> {
  const puzzle = await read(source);
  return told<Checked>((await program("rest")).check(puzzle.bytes, numbers(puzzle, marks)));
}

/** How hard a puzzle is; `undefined` if it has not exactly one solution, or if that was not found out. */
export async function rate(source: Source, options: Limit = {}): Promise<Rating | undefined> {
  const { bytes } = await read(source);
  const rating = (await program("rest")).rate(bytes, options.limit);
  return rating === undefined ? undefined : told<Rating>(rating);
}

/** The puzzle as a text, by default as clue lines. Throws if the format cannot hold it. */
export async function write(source: Source, format: Format = "plain"): Promise<string> {
  const { bytes } = await read(source);
  return (await program("rest")).write(bytes, format);
}

/** A picture of a puzzle, or of a board of it. */
export function draw(source: Source, kind: "svg" | "html" | "txt", options?: DrawOptions): Promise<string>;
export function draw(source: Source, kind: "png" | "pdf" | "gif", options?: DrawOptions): Promise<Uint8Array>;
export async function draw(source: Source, kind: string, options: DrawOptions = {}): Promise<string | Uint8Array> {
  const puzzle = await read(source);
  const { board, cell = 20 } = options;
  const picture = (await program("studio")).draw(puzzle.bytes, kind, board && numbers(puzzle, board), cell);
  return kind === "svg" || kind === "html" || kind === "txt" ? new TextDecoder().decode(picture) : picture;
}

/** Makes a puzzle with one solution: a random one, or one that shows a message as a QR code. */
export async function make(options: MakeOptions = {}): Promise<Puzzle> {
  const studio = await program("studio");
  const seed = String(options.seed ?? Math.floor(Math.random() * 1e9));
  const made = () => {
    if ("message" in options) return studio.say(options.message, seed);
    const { width = 15, height = width, rating, inks = 1, linesOnly = false } = options;
    const wish = rating === undefined || typeof rating === "string" ? rating : `${rating[0]}-${rating[1]}`;
    return studio.make(width, height, seed, wish, inks, linesOnly);
  };
  const [puzzle] = listed(made());
  if (!puzzle) throw new Error("No puzzle was made.");
  return puzzle;
}

/** The puzzles of a text or of clues. */
async function puzzlesOf(source: Exclude<Source, Puzzle>, format: Format | undefined, all: boolean): Promise<Puzzle[]> {
  const text = typeof source === "string" ? source : JSON.stringify(source);
  const only = typeof source === "string" ? format : "json";
  const first = format === undefined ? (await program("solver")).read(text) : undefined;
  if (first) return all ? listed(first) : listed(first).slice(0, 1);
  const rest = await program("rest");
  try {
    return listed(rest.read(text, only, all));
  } catch (thrown) {
    if (typeof thrown !== "string") throw thrown;
    const [message, mistakes] = told<[string, Mistake[]]>(thrown);
    throw new ReadError(message, mistakes);
  }
}

/** Puzzles, from the list that a program makes: for each one what is told about it, and its bytes. */
function listed(list: unknown[]): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (let at = 0; at + 1 < list.length; at += 2) {
    puzzles.push({ ...told<Omit<Puzzle, "bytes">>(list[at] as string), bytes: list[at + 1] as Uint8Array });
  }
  return puzzles;
}

/** The cells of a board, one after the other. */
function numbers(puzzle: Puzzle, board: Board): Int8Array {
  const fits = (cell: number) => Number.isInteger(cell) && cell >= -1 && cell < puzzle.colours.length;
  if (board.length !== puzzle.height || !board.every((row) => row.length === puzzle.width && row.every(fits))) {
    const { width, height, colours } = puzzle;
    throw new RangeError(`Expected a board of ${height} rows with ${width} numbers from -1 to ${colours.length - 1}.`);
  }
  return Int8Array.from(board.flat());
}

/** What a program says. */
function told<T>(json: string): T {
  return JSON.parse(json) as T;
}
