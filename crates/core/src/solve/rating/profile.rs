//! How a solve went: where it was hard, and where there was little to go on.

use super::measure::Taken;
use crate::trace::Technique;

/// The most moments of a profile.
pub const MOST_MOMENTS: usize = 100;

/// Some steps in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Moment {
    /// How many steps.
    pub steps: u32,
    /// The hardest technique among them.
    pub hardest: Technique,
    /// The fewest openings among them: how many lines had a deduction no harder than the one taken. 0 where there was
    /// none, and something had to be supposed.
    pub openings: u32,
}

/// The profile of some steps, in moments that are as equal as can be.
pub(super) fn profile(steps: &[Taken]) -> Vec<Moment> {
    let moments = steps.len().min(MOST_MOMENTS);
    let from = |moment: usize| moment * steps.len() / moments;
    let moment = |moment: usize| {
        let steps = &steps[from(moment)..from(moment + 1)];
        let hardest = steps.iter().map(|step| step.technique).max()?;
        let openings = steps.iter().map(|step| step.openings).min()?;
        Some(Moment { steps: steps.len() as u32, hardest, openings })
    };
    (0..moments).filter_map(moment).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(technique: Technique, openings: u32) -> Taken {
        Taken { technique, openings, lines: 1 }
    }

    #[test]
    fn few_steps_have_a_moment_each() {
        let steps = [taken(Technique::Overlap, 3), taken(Technique::BlankLine, 1)];
        let moment = |hardest, openings| Moment { steps: 1, hardest, openings };
        assert_eq!(profile(&steps), [moment(Technique::Overlap, 3), moment(Technique::BlankLine, 1)]);
        assert_eq!(profile(&[]), []);
    }

    #[test]
    fn many_steps_share_moments_and_none_is_lost() {
        let mut steps = vec![taken(Technique::Overlap, 9); 257];
        steps[130] = taken(Technique::TwoWay, 0);
        steps[131] = taken(Technique::Join, 2);
        let moments = profile(&steps);
        assert_eq!((moments.len(), moments.iter().map(|moment| moment.steps).sum::<u32>()), (MOST_MOMENTS, 257));
        assert!(moments.iter().all(|moment| (2..=3).contains(&moment.steps)));
        let odd: Vec<_> = moments.iter().filter(|moment| moment.openings < 9).collect();
        assert!(odd.iter().any(|moment| (moment.hardest, moment.openings) == (Technique::TwoWay, 0)), "{odd:?}");
    }
}
