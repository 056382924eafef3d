//! The feature `serde`: values as their texts, so that a record of them can be read by people and by other programs.
//!
//! What is read is checked as by `FromStr`: no text gives a position that is not legal.

use crate::board::{Bitboard, Board, Color, Piece, Role, Square};
use crate::game::{Cause, Claim, GameResult};
use crate::notation::epd::Epd;
use crate::notation::pgn::PgnGame;
use crate::notation::san::{San, SanPlus};
use crate::notation::uci::UciMove;
use crate::rules::chess960::Number;
use crate::rules::{Position, Setup, Variant};
#[cfg(feature = "document")]
use crate::script::Start;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;
use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

/// Reads a text by `FromStr`.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty),+ $(,)?) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text(PhantomData))
            }
        }
    )+ };
}

as_text!(
    Board, Cause, Claim, Color, Epd, GameResult, Number, PgnGame, Piece, Position, Role, San, SanPlus, Setup, Square,
    UciMove, Variant,
);
#[cfg(feature = "document")]
as_text!(Start);

/// As the number of its bits.
impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u64::deserialize(deserializer).map(Self)
    }
}
