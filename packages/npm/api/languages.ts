/** The languages in which Nonoscope speaks. */
import { early, languages as there } from "./packs.js";

/** A language. */
export interface Language {
  /** Its tag of BCP 47, such as `de`. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
}

/** All languages, in the order of their tags. */
export const languages: readonly Language[] = there;

/** @internal */
export const tags: readonly string[] = Object.keys(early);

/** @internal The language that is always there. */
export const ENGLISH = "en";

/** @internal The tag of the language that is meant: the one with this tag, or else without a region, such as `de` for `de-AT`. */
export function meant(tag: string): string | undefined {
  const [own, alone] = [tag.toLowerCase(), tag.split("-")[0]?.toLowerCase()];
  const named = (name?: string) => tags.find((tag) => tag.toLowerCase() === name);
  return named(own) ?? named(alone);
}
