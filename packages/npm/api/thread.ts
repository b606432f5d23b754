/** The worker in browsers. */
import { answer } from "./answers.js";
import type { Said, Told } from "./answers.js";

interface Scope {
  postMessage(said: Said): void;
  onmessage: (event: { data: Told }) => void;
}
const scope = globalThis as unknown as Scope;

answer((said) => scope.postMessage(said), (heard) => (scope.onmessage = ({ data }) => heard(data)));
