// What is left to do after every build, one after the other: the service worker knows the hash of the page with its policy.
// Trunk runs this, also when `cargo xtask serve` builds again after a change.
await import("./headers.mjs");
await import("./service-worker.mjs");
