//! How hard a puzzle is, in a word.

use nonoscope_words::{Text, verdict};
use std::fmt;
use std::str::FromStr;

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tier {
    /// A rating below 20.
    Gentle,
    /// From 20 to 39.
    Moderate,
    /// From 40 to 59.
    Tricky,
    /// From 60 to 79.
    Hard,
    /// From 80 on.
    Fiendish,
}

impl Tier {
    /// All tiers, the easiest first.
    pub const ALL: [Tier; 5] = [Tier::Gentle, Tier::Moderate, Tier::Tricky, Tier::Hard, Tier::Fiendish];

    /// The tier of a rating.
    pub fn of(number: u8) -> Tier {
        match number {
            ..20 => Tier::Gentle,
            20..40 => Tier::Moderate,
            40..60 => Tier::Tricky,
            60..80 => Tier::Hard,
            80.. => Tier::Fiendish,
        }
    }

    /// Its name as programs know it: `gentle`, `moderate`, `tricky`, `hard` or `fiendish`.
    pub fn name(self) -> &'static str {
        match self {
            Tier::Gentle => "gentle",
            Tier::Moderate => "moderate",
            Tier::Tricky => "tricky",
            Tier::Hard => "hard",
            Tier::Fiendish => "fiendish",
        }
    }

    /// Its name for people.
    pub fn text(self) -> Text {
        match self {
            Tier::Gentle => verdict::gentle(),
            Tier::Moderate => verdict::moderate(),
            Tier::Tricky => verdict::tricky(),
            Tier::Hard => verdict::hard(),
            Tier::Fiendish => verdict::fiendish(),
        }
    }
}

/// Its name.
impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// From its name.
impl FromStr for Tier {
    type Err = UnknownTier;

    fn from_str(name: &str) -> Result<Tier, UnknownTier> {
        Tier::ALL.into_iter().find(|tier| tier.name() == name).ok_or(UnknownTier)
    }
}

/// The error for an unknown name of a tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownTier;

impl fmt::Display for UnknownTier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A tier is one of {}.", Tier::ALL.map(Tier::name).join(", "))
    }
}

impl std::error::Error for UnknownTier {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_twenty_numbers_and_goes_by_its_name() {
        for (index, tier) in Tier::ALL.into_iter().enumerate() {
            let first = index as u8 * 20;
            assert_eq!([first, first + 19].map(Tier::of), [tier, tier]);
            assert_eq!(tier.to_string().parse(), Ok(tier));
            assert_eq!(tier.text(), tier.name());
        }
        assert_eq!(Tier::of(100), Tier::Fiendish);
        assert!(Tier::ALL.is_sorted());
        assert_eq!("Magic".parse::<Tier>(), Err(UnknownTier));
        assert_eq!(UnknownTier.to_string(), "A tier is one of gentle, moderate, tricky, hard, fiendish.");
    }
}
