/** The words of languages. Those of English are in the programs. */
import { ENGLISH } from "./languages.js";
import { fetched } from "./load.js";
import { once } from "./once.js";
import { addresses } from "./packs.js";

const loaded = once((tag: string) => fetched(tag, (addresses[tag] as () => URL)()));

/** The words of a language, by its tag; nothing for English. */
export async function words(tag: string): Promise<Uint8Array | undefined> {
  return tag === ENGLISH ? undefined : loaded(tag);
}
