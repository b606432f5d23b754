//! A stable sort in little code. The sorts of the standard library are faster, and many kilobytes for each type of elements.

/// Sorts a list by an order of its elements.
pub(super) fn sort<T>(list: &mut Vec<T>, is_less: impl Fn(&T, &T) -> bool) {
    let places = order(list.len(), &|one, other| is_less(&list[one], &list[other]));
    let mut elements: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(places.into_iter().filter_map(|place| elements[place].take()));
}

/// Sorts a list, and drops what is there twice.
pub(super) fn sort_once<T: PartialOrd>(list: &mut Vec<T>) {
    sort(list, |one, other| one < other);
    list.dedup();
}

/// The places of so many elements in their order: a merge sort from the bottom up, which is done at once with a sorted list.
fn order(count: usize, is_less: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    if (1..count).all(|place| !is_less(place, place - 1)) {
        return places;
    }
    let mut length = 1;
    while length < count {
        let mut merged = Vec::with_capacity(count);
        for pair in places.chunks(2 * length) {
            let (mut first, mut second) = pair.split_at(length.min(pair.len()));
            while let ([one, rest_of_first @ ..], [other, rest_of_second @ ..]) = (first, second) {
                if is_less(*other, *one) {
                    merged.push(*other);
                    second = rest_of_second;
                } else {
                    merged.push(*one);
                    first = rest_of_first;
                }
            }
            merged.extend_from_slice(first);
            merged.extend_from_slice(second);
        }
        (places, length) = (merged, 2 * length);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut chance = Chance::new(7);
        for length in 0..200 {
            let list: Vec<(usize, usize)> = (0..length).map(|place| (chance.below(1 + length / 3), place)).collect();
            let (mut own, mut theirs) = (list.clone(), list);
            sort(&mut own, |one, other| one.0 < other.0);
            theirs.sort_by_key(|element| element.0);
            assert_eq!(own, theirs);
            let mut own: Vec<usize> = own.into_iter().map(|element| element.0).collect();
            let mut theirs = own.clone();
            own.reverse();
            sort_once(&mut own);
            theirs.dedup();
            assert_eq!(own, theirs);
        }
    }
}
