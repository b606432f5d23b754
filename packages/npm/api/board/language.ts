/** The language of an element. */
import { ENGLISH, meant } from "../languages.js";

/** What the nearest `lang` says, also outside the shadow tree that the element is in; English if that is not there. */
export function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; ) {
    const said = at.closest("[lang]");
    if (said) return meant(said.getAttribute("lang") ?? "") ?? ENGLISH;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return ENGLISH;
}
