/** The side of the worker: it answers one call after the other. */
import { loadBy } from "./load.js";
import * as nonoscope from "./nonoscope.js";
import type { Mistake, Puzzle, Step, StepsOptions } from "./types.js";

/** The functions that have one answer. */
export type Called = Exclude<keyof typeof nonoscope, "steps" | "languages" | "loadBy" | "ReadError">;

/** The step of a walk that has a number, from 0. How the walk begins is told only if the worker asks for it. */
export interface Walked {
  readonly walk: number;
  readonly step: number;
  readonly begin?: { readonly puzzle: Puzzle; readonly options: StepsOptions };
}

/** What the worker is told: a call, the end of a walk, or a program or a language that it has asked for. */
export type Told =
  | { readonly called: Called; readonly with: readonly unknown[] }
  | Walked
  | { readonly ended: number }
  | { readonly name: string; readonly loaded?: WebAssembly.Module | Uint8Array | undefined; readonly failed?: Failed };

/** What it says: the answer to the last call, or the name of the program or the language that it needs. */
export type Said =
  | { readonly answer: unknown }
  | { readonly failed: Failed }
  | { readonly unknown: true }
  | { readonly wants: string };

/** An error, as it goes from one thread to another. */
export interface Failed {
  readonly name: string;
  readonly message: string;
  readonly mistakes?: readonly Mistake[];
}

export function failed(error: unknown): Failed {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message } = error;
  return error instanceof nonoscope.ReadError ? { name, message, mistakes: error.mistakes } : { name, message };
}

/** Answers what is heard. */
export function answer(say: (said: Said) => void, hear: (heard: (told: Told) => void) => void): void {
  const awaited = new Map<string, [(loaded: object) => void, (error: Error) => void]>();
  const walks = new Map<number, { readonly steps: AsyncGenerator<Step, void, undefined>; next: number }>();

  // They come from the other side, which keeps them when this worker ends.
  loadBy(
    (name) =>
      new Promise((done, fail) => {
        awaited.set(name, [done, fail]);
        say({ wants: name });
      }),
  );

  const walked = async ({ walk, step, begin }: Walked): Promise<Said> => {
    let own = walks.get(walk);
    if (own?.next !== step) {
      if (!begin) return { unknown: true };
      own = { steps: nonoscope.steps(begin.puzzle, begin.options), next: 0 };
      walks.set(walk, own);
      // The worker that had got so far has ended.
      for (; own.next < step; own.next += 1) await own.steps.next();
    }
    own.next += 1;
    const { value, done } = await own.steps.next();
    if (done) walks.delete(walk);
    return { answer: value };
  };

  const called = async (name: Called, words: readonly unknown[]): Promise<Said> => {
    const does = nonoscope[name] as (...words: readonly unknown[]) => Promise<unknown>;
    return { answer: await does(...words) };
  };

  hear((told) => {
    if ("name" in told) {
      const [done, fail] = awaited.get(told.name) ?? [];
      if (told.loaded) done?.(told.loaded);
      else fail?.(new Error(told.failed?.message));
    } else if ("ended" in told) {
      void walks.get(told.ended)?.steps.return();
      walks.delete(told.ended);
    } else {
      const said = "called" in told ? called(told.called, told.with) : walked(told);
      said.then(say, (error: unknown) => say({ failed: failed(error) }));
    }
  });
}
