// What is left to do after Trunk has built the page. The order matters: the service worker lists the hash of the page, which
// the headers change. Trunk runs this after every build, including those that `cargo xtask serve` makes after a change.
await import("./first-paint.mjs");
await import("./headers.mjs");
await import("./service-worker.mjs");
