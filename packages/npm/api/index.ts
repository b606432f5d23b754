/** Nonoscope for browsers, workers and bundlers. */
export * from "./nonoscope.js";
