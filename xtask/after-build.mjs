// What is left to do after Trunk has built the page. The order matters: the service worker lists the hash of the page, which
// the headers change. Trunk runs this after every build, including those that `cargo xtask serve` makes after a change.
import { execFileSync } from "node:child_process";
import { minify } from "./minify.mjs";
import { shortenNames } from "./short-names.mjs";
import { writeStyles } from "./styles.mjs";

// The pages name their messages; this puts in the words, and all languages beside the pages.
const words = ["run", "--quiet", "--locked", "--package", "nonoscope-words", "--features", "english,languages", "--bin", "words", "--", "page"];
execFileSync("cargo", [...words, process.env.TRUNK_STAGING_DIR], { stdio: "inherit" });
await import("./first-paint.mjs");
await writeStyles(process.env.TRUNK_STAGING_DIR);
await minify(process.env.TRUNK_STAGING_DIR);
await shortenNames(process.env.TRUNK_STAGING_DIR);
await import("./headers.mjs");
await import("./service-worker.mjs");
