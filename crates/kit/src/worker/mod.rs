//! The channel between a page and a worker, or between two workers, and what the protocols of all workers share.

#[cfg(target_arch = "wasm32")]
pub mod channel;
#[cfg(target_arch = "wasm32")]
pub mod on_demand;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod protocol;
pub mod told;
