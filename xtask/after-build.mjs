// What is left to do after Trunk has built the page. The order matters: the service worker lists the hash of the page, which
// the headers change. Trunk runs this after every build, including those that `cargo xtask serve` makes after a change.
import { minify } from "./minify.mjs";
import { shortenNames } from "./short-names.mjs";
import { writeStyles } from "./styles.mjs";

await import("./first-paint.mjs");
await writeStyles(process.env.TRUNK_STAGING_DIR);
await minify(process.env.TRUNK_STAGING_DIR);
await shortenNames(process.env.TRUNK_STAGING_DIR);
await import("./headers.mjs");
await import("./service-worker.mjs");
