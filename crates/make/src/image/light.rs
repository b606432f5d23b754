//! Converts between sRGB values and linear light, by tables.
//!
//! Colours are averaged in linear light: black and white squares, seen from afar, look like the shade 188, not 128.

/// How much light a number of a file stands for, by the transfer function of sRGB (IEC 61966-2-1): 0 to 65,535.
const LIGHT: [u16; 256] = [
    0, 20, 40, 60, 80, 99, 119, 139, 159, 179, 199, 219, 241, 264, 288, 313, //
    340, 367, 396, 427, 458, 491, 526, 562, 599, 637, 677, 718, 761, 805, 851, 898, //
    947, 997, 1048, 1101, 1156, 1212, 1270, 1330, 1391, 1453, 1517, 1583, 1651, 1720, 1790, 1863, //
    1937, 2013, 2090, 2170, 2250, 2333, 2418, 2504, 2592, 2681, 2773, 2866, 2961, 3058, 3157, 3258, //
    3360, 3464, 3570, 3678, 3788, 3900, 4014, 4129, 4247, 4366, 4488, 4611, 4736, 4864, 4993, 5124, //
    5257, 5392, 5530, 5669, 5810, 5953, 6099, 6246, 6395, 6547, 6700, 6856, 7014, 7174, 7335, 7500, //
    7666, 7834, 8004, 8177, 8352, 8528, 8708, 8889, 9072, 9258, 9445, 9635, 9828, 10022, 10219, 10417, //
    10619, 10822, 11028, 11235, 11446, 11658, 11873, 12090, 12309, 12530, 12754, 12980, 13209, 13440, 13673,
    13909, //
    14146, 14387, 14629, 14874, 15122, 15371, 15623, 15878, 16135, 16394, 16656, 16920, 17187, 17456, 17727,
    18001, //
    18277, 18556, 18837, 19121, 19407, 19696, 19987, 20281, 20577, 20876, 21177, 21481, 21787, 22096, 22407,
    22721, //
    23038, 23357, 23678, 24002, 24329, 24658, 24990, 25325, 25662, 26001, 26344, 26688, 27036, 27386, 27739,
    28094, //
    28452, 28813, 29176, 29542, 29911, 30282, 30656, 31033, 31412, 31794, 32179, 32567, 32957, 33350, 33745,
    34143, //
    34544, 34948, 35355, 35764, 36176, 36591, 37008, 37429, 37852, 38278, 38706, 39138, 39572, 40009, 40449,
    40891, //
    41337, 41785, 42236, 42690, 43147, 43606, 44069, 44534, 45002, 45473, 45947, 46423, 46903, 47385, 47871,
    48359, //
    48850, 49344, 49841, 50341, 50844, 51349, 51858, 52369, 52884, 53401, 53921, 54445, 54971, 55500, 56032,
    56567, //
    57105, 57646, 58190, 58737, 59287, 59840, 60396, 60955, 61517, 62082, 62650, 63221, 63795, 64372, 64952, 65535,
];

/// The most light: white.
pub(super) const FULL: u64 = 65_535;

/// How much light a number of a file stands for.
pub(super) fn light(number: u8) -> u64 {
    u64::from(LIGHT[usize::from(number)])
}

/// The number of a file that is nearest to this much light; of two, the lower.
pub(super) fn number(light: u64) -> u8 {
    let above = LIGHT.partition_point(|&known| u64::from(known) < light).min(255);
    let below = above.saturating_sub(1);
    let [to_below, to_above] = [below, above].map(|number| u64::from(LIGHT[number]).abs_diff(light));
    if to_below <= to_above { below as u8 } else { above as u8 }
}

/// How light a colour looks, 0 to 255: the grey that has as much light to the eye (the weights of Rec. 709).
pub(super) fn grey(rgb: [u8; 3]) -> u8 {
    let [red, green, blue] = rgb.map(light);
    number((13_933 * red + 46_871 * green + 4_732 * blue) / 65_536)
}

/// How different two colours look: the square of a usual approximation of it, in which a step of grey counts 9.
pub(super) fn distance(one: [u8; 3], other: [u8; 3]) -> i64 {
    let [red, green, blue] = [0, 1, 2].map(|part| i64::from(one[part]) - i64::from(other[part]));
    2 * red * red + 4 * green * green + 3 * blue * blue
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_that_of_the_standard() {
        for value in 0..=255_u8 {
            let part = f64::from(value) / 255.0;
            let linear = if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
            assert_eq!(light(value), (linear * 65_535.0).round() as u64, "{value}");
            assert_eq!(number(light(value)), value);
        }
    }

    #[test]
    fn the_nearest_number_is_found() {
        for amount in (0..=FULL).step_by(7) {
            let nearest = (0..=255_u8).min_by_key(|&value| light(value).abs_diff(amount)).unwrap();
            assert_eq!(number(amount), nearest, "{amount}");
        }
        assert_eq!((number(FULL / 2), number(FULL * 9)), (188, 255));
    }

    #[test]
    fn greys_are_as_light_as_they_are() {
        assert!((0..=255).all(|value| grey([value; 3]) == value));
        let [red, green, blue] = [grey([255, 0, 0]), grey([0, 255, 0]), grey([0, 0, 255])];
        assert!(blue < red && red < green);
        assert_eq!((distance([1, 2, 3], [1, 2, 3]), distance([0; 3], [1; 3])), (0, 9));
    }
}
