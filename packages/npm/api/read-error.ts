import type { Mistake } from "./types.js";

/** A text or data is not a puzzle. The message says what is wrong, where, and what would be right, with a line for each mistake. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  readonly mistakes: readonly Mistake[];

  constructor(message: string, mistakes: readonly Mistake[]) {
    super(message);
    this.mistakes = mistakes;
  }
}
