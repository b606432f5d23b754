/** How a puzzle is solved. `auto` finds the truth about every puzzle; `human` goes as a person would, and says why. */
export type Method = "auto" | "passes" | "constrained" | "simulate" | "sat" | "human";

/**
 * What is true of a puzzle: it has one solution, several, or none; or the method could not find out (`stuck`), or was stopped
 * by its limit.
 */
export type Verdict = "unique" | "multiple" | "none" | "stuck" | "stopped";

/** How hard a puzzle is, in a word. */
export type Tier = "gentle" | "moderate" | "tricky" | "hard" | "fiendish";

/** A format of texts, by its short name. Each can be read, and all but a few can be written. */
export type Format =
  | "asp" | "clojure" | "cwd" | "dzn" | "faase" | "g" | "griddlers" | "haskell" | "ish" | "json" | "keen"
  | "latex" | "link" | "makhorin" | "mk" | "nin" | "non" | "nonograms-org" | "nonogrid" | "one-line" | "pbm"
  | "picross" | "picture" | "plain" | "poja" | "prolog" | "puzzlink" | "python" | "rosetta" | "sheet"
  | "sheet-givens" | "syro" | "tatham" | "tatham-save" | "tournament" | "webpbn";

/**
 * The cells of a board, row by row: `board[row][column]`, both from 0. A cell is 0 if it is empty, 1 if it is filled (or, with
 * several inks, the number of its ink), and -1 if it is not known.
 */
export type Board = readonly (readonly number[])[];

/** The lengths of the runs of each line. */
export type Clues = readonly (readonly number[])[];

/** A puzzle: clues, and perhaps given cells, colours, and a title. It may be sent to a worker. */
export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly title?: string;
  /** The lengths of the runs of each row, from the top. */
  readonly rows: Clues;
  /** The lengths of the runs of each column, from the left. */
  readonly columns: Clues;
  /** With several inks, the number of the ink of each run. */
  readonly rowInks?: Clues;
  readonly columnInks?: Clues;
  /** The colours by their numbers: first the background, then the inks. */
  readonly colours: readonly Colour[];
  /** The cells that are known from the start, if there are any. */
  readonly givens?: Board;
  /** Cells that somebody has marked in the text and that are not given, if there are any. */
  readonly marks?: Board;
  /** The format in which it was read. */
  readonly format: Format;
  /** What else the text says, such as `["by", "Ada"]`. */
  readonly notes: readonly (readonly [key: string, value: string])[];
  /** What you should know about how the text was read, a sentence for each: what could also be meant, and what was left out. */
  readonly remarks: readonly string[];
  /**
   * The whole puzzle, for this version of the package alone. To keep puzzles longer, `write` them. To change a puzzle, leave them
   * out: `const { bytes, ...plain } = puzzle` has the rest as `Plain`.
   */
  readonly bytes: Uint8Array;
}

/** A colour of a puzzle. */
export interface Colour {
  readonly name: string;
  readonly letter: string;
  /** As in CSS: `#rrggbb`. */
  readonly rgb: string;
}

/** A colour of a puzzle as plain data: `#rrggbb`, alone or with a name and a letter. What is missing, or used twice, is chosen. */
export type PlainColour =
  | string
  | { readonly rgb: string; readonly name?: string | undefined; readonly letter?: string | undefined };

/** A puzzle as plain data. Its parts have the names and forms of those of a `Puzzle`. */
export type Plain = {
  readonly rows: Clues;
  readonly columns: Clues;
  readonly title?: string | undefined;
  /** The cells that are known from the start. */
  readonly givens?: Board | undefined;
  /** The colours by their numbers: first the background, then up to 31 inks. By default they are chosen. */
  readonly colours?: readonly PlainColour[] | undefined;
} & (
  | { readonly rowInks?: undefined; readonly columnInks?: undefined }
  /** With several inks, the number of the ink of each run. */
  | { readonly rowInks: Clues; readonly columnInks: Clues }
);

/** A puzzle in any form: one that was read or made, plain data, or a text in one of the formats. */
export type Source = Puzzle | Plain | string;

/** What solving found out. */
export type Outcome = {
  /** The verdict for people. */
  readonly sentence: string;
  readonly method: Method;
  /** As many solutions as were asked for and found. */
  readonly solutions: readonly Board[];
  /** Whether there are more solutions than these; undefined if that is not known. */
  readonly more?: boolean;
  /** Whether there are certainly no other solutions. */
  readonly complete: boolean;
  /** What is true of all solutions. */
  readonly certain: Board;
  /** The number of steps. */
  readonly steps: number;
  /** How often the method went through all lines and found something. */
  readonly passes: number;
  readonly suppositions: number;
  /** The dead ends of the SAT solver. */
  readonly conflicts: number;
} & (
  | { readonly verdict: "unique"; readonly solution: Board; readonly contradiction?: undefined }
  | {
      readonly verdict: Exclude<Verdict, "unique" | "none">;
      /** The first solution that was found. */
      readonly solution?: Board;
      readonly contradiction?: undefined;
    }
  | {
      readonly verdict: "none";
      readonly solution?: undefined;
      /** Lines that contradict each other. */
      readonly contradiction?: readonly Line[];
    }
);

/** A place on the board. Both numbers count from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A row or a column, by its number from 0. */
export interface Line {
  readonly axis: "row" | "column";
  readonly index: number;
}

/** A step of a solve. */
export interface Step {
  /** From 1. */
  readonly number: number;
  /** The pass over all lines that it belongs to, from 1. */
  readonly pass: number;
  /**
   * Where it comes from: all layouts of a line (`line`), a technique (`deduced`), a supposition that fails (`refuted`), two that
   * lead to the same (`agreed`), or a search.
   */
  readonly reason: "line" | "deduced" | "refuted" | "agreed" | "searched";
  /** The line that it looks at. */
  readonly line?: Line;
  /** The name of the technique, if it is `deduced`. */
  readonly technique?: string;
  /** The cells that become known, and what they are. */
  readonly cells: readonly (Place & { readonly cell: number })[];
  /** What it infers, and why. */
  readonly sentence: string;
  /** With the method `human`: the arguments that a supposition leads to, one after the other. */
  readonly arguments: readonly string[];
}

/** Why a cell is what it is. */
export interface Explanation {
  /** What it is. */
  readonly cell: number;
  /** The shortest reason. */
  readonly sentence: string;
  /** The known cells that the reason needs. */
  readonly restsOn: readonly Place[];
  /** The arguments, each of which may rest on those before it. */
  readonly points: readonly {
    readonly technique?: string;
    readonly sentence: string;
    readonly restsOn: readonly Place[];
  }[];
  /** The step that settles it. */
  readonly step: Step;
}

/** How to go on: with a step, not at all, or by mending the board first, of which these cells cannot be right; nothing is inferred from them.
 * A puzzle without a solution has no hints. */
export type Hint =
  | { readonly kind: "step"; readonly sentence: string; readonly step: Step }
  | { readonly kind: "mistake"; readonly sentence: string; readonly line: Line; readonly wrong: readonly Place[] }
  | { readonly kind: "finished" | "nothing" | "unsolvable"; readonly sentence: string };

/** How hard a puzzle is for a person. */
export interface Rating {
  /** From 0 to 100. */
  readonly number: number;
  readonly tier: Tier;
  /** Whether deductions and single suppositions lead to the end. */
  readonly finished: boolean;
  /** The techniques, the easiest first, each with how many steps need it. */
  readonly techniques: readonly (readonly [technique: string, steps: number])[];
}

/** What is certain about somebody's marks. */
export interface Checked {
  /** The marks that cannot be right. */
  readonly wrong: readonly Place[];
  /** How many are certainly right. */
  readonly right: number;
  /** How many are right in some solutions only. */
  readonly possible: number;
  /** How many nothing is known about. */
  readonly unsettled: number;
  /** Whether the marks are a solution. */
  readonly solved: boolean;
  readonly sentence: string;
}

/** Something that is wrong with a text. */
export interface Mistake {
  /** What is wrong, where, and what would be right. */
  readonly message: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** What any call may be given. */
export interface CallOptions {
  /**
   * Ends the call once it is aborted: the promise fails with the reason of the signal. Without a worker, a call that computes cannot
   * be interrupted, so the signal is looked at before that, and before each step.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * In which language sentences come, by its tag of BCP 47, such as `de` or `de-AT`; by default English. `languages` lists all. The
   * first call in a language loads its words.
   */
  readonly language?: string | undefined;
}

/** How far a search may go. */
export interface Limit extends CallOptions {
  /** The most suppositions and dead ends; without it, there is no limit. */
  readonly limit?: number | undefined;
}

/** How to solve. */
export interface SolveOptions extends Limit {
  /** By default `auto`. */
  readonly method?: Method | undefined;
  /** How many solutions to look for, from 1 to 100,000; by default 1. Whether there are more is always found out. */
  readonly solutions?: number | undefined;
}

/** Which steps. */
export interface StepsOptions extends Limit {
  /** By default `human`. */
  readonly method?: Method | undefined;
}

/** A kind of picture. */
export type PictureKind = "svg" | "html" | "txt" | "png" | "pdf" | "gif";

/** How to draw. */
export interface DrawOptions extends CallOptions {
  /** What to draw, such as a solution; by default, the puzzle before it is solved. A GIF always shows the whole solve. */
  readonly board?: Board | undefined;
  /** The side of a cell, from 1 to 256 pixels; by default 20. Texts and PDFs have their own sizes. */
  readonly cell?: number | undefined;
}

/** What puzzle to make: a random one, or one with a message. */
export type MakeOptions = RandomOptions | MessageOptions;

interface Seeded extends CallOptions {
  /** The same seed and wishes give the same puzzle everywhere. By default it is random. */
  readonly seed?: string | number | undefined;
}

/** A random puzzle with one solution. */
export interface RandomOptions extends Seeded {
  /** From 2 to 60; by default 15. */
  readonly width?: number | undefined;
  /** By default as wide. */
  readonly height?: number | undefined;
  /** How hard: in a word, or from one number to another. If none is found, it is the nearest. */
  readonly rating?: Tier | readonly [least: number, most: number] | undefined;
  /** The number of inks, from 1 to 8; by default 1. */
  readonly inks?: number | undefined;
  /** Whether it must be solvable line by line, without suppositions. */
  readonly linesOnly?: boolean | undefined;
  readonly message?: never;
}

/** A puzzle whose solution is a QR code with this message. */
export interface MessageOptions extends Seeded {
  readonly message: string;
  readonly width?: never;
  readonly height?: never;
  readonly rating?: never;
  readonly inks?: never;
  readonly linesOnly?: never;
}
