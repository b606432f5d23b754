//! Four fractions that are added and multiplied at once. Natively the compiler finds out how; where code is to be small, as on the page, it does not look.

#[cfg(target_arch = "wasm32")]
mod own {
    use core::arch::wasm32::{f32x4, f32x4_add, f32x4_extract_lane, f32x4_mul, f32x4_splat, v128};

    /// All browsers have had these instructions since 2023.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Four(v128);

    impl Four {
        #[target_feature(enable = "simd128")]
        pub(crate) fn of([one, two, three, four]: [f32; 4]) -> Four {
            Four(f32x4(one, two, three, four))
        }

        #[target_feature(enable = "simd128")]
        pub(crate) fn all(own: f32) -> Four {
            Four(f32x4_splat(own))
        }

        #[target_feature(enable = "simd128")]
        pub(crate) fn add_product(&mut self, one: Four, other: Four) {
            self.0 = f32x4_add(self.0, f32x4_mul(one.0, other.0));
        }

        #[target_feature(enable = "simd128")]
        pub(crate) fn parts(self) -> [f32; 4] {
            let own = self.0;
            [
                f32x4_extract_lane::<0>(own),
                f32x4_extract_lane::<1>(own),
                f32x4_extract_lane::<2>(own),
                f32x4_extract_lane::<3>(own),
            ]
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod own {
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Four([f32; 4]);

    impl Four {
        pub(crate) fn of(parts: [f32; 4]) -> Four {
            Four(parts)
        }

        pub(crate) fn all(own: f32) -> Four {
            Four([own; 4])
        }

        pub(crate) fn add_product(&mut self, one: Four, other: Four) {
            for ((sum, one), other) in self.0.iter_mut().zip(one.0).zip(other.0) {
                *sum += one * other;
            }
        }

        pub(crate) fn parts(self) -> [f32; 4] {
            self.0
        }
    }
}

pub(crate) use own::Four;
