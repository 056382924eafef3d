//! The English sentence of a claim.

use super::claim::{About, ClaimEffect, ClaimOutcome, MoveClaim, Spot};
use crate::board::{Color, Role};
use crate::tactics::Motif;
use std::fmt;

/// Its sentence.
impl fmt::Display for MoveClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sans = self.sans();
        let is_otherwise = self.about == About::Otherwise;
        // The next best move is named first.
        let (other, sans) = sans.split_at(usize::from(is_otherwise).min(sans.len()));
        other.iter().try_for_each(|other| write!(f, "The next best move is {other}. "))?;
        let first = sans.first().map_or("", String::as_str);
        if let ClaimOutcome::Terms(names) = &self.outcome {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            return write!(f, "Judged by the evaluation alone: worse for {} in {}.", side(!self.side), list(&names));
        }
        if matches!(self.outcome, ClaimOutcome::Mate(_) | ClaimOutcome::Draw) {
            return self.write_end(f, sans);
        }
        let at = self.at.map(|at| at - usize::from(is_otherwise).min(at));
        if let ClaimOutcome::Effect(effect) = self.outcome {
            return self.write_effect(f, effect, sans, at);
        }
        let head = self.head(at.and_then(|at| sans.get(at)).map_or("", String::as_str));
        if self.about == About::Better {
            write!(f, "Better is {first}")?;
        }
        let ClaimOutcome::Material { won, lost } = &self.outcome else {
            return if head.is_empty() { write!(f, ".") } else { write!(f, ", which {head}.") };
        };
        let is_plain = head.is_empty();
        match self.about {
            About::Better if is_plain => write!(f, ":")?,
            About::Better if at != Some(0) => write!(f, ", as {head}:")?,
            About::Better => write!(f, ", which {head}:")?,
            _ if is_plain => {}
            _ => write!(f, "{head}:")?,
        }
        // A sentence that has named the first move goes on from there.
        let is_named = self.about == About::Better || at == Some(0);
        let rest = if is_named { sans.get(1..).unwrap_or_default() } else { sans };
        if !rest.is_empty() {
            let after = if is_plain && self.about != About::Better { "After" } else { " after" };
            write!(f, "{after} {}", rest.join(" "))?;
        }
        write!(f, " {} wins {}{}.", side(self.side), list(&counted(won)), price(lost))
    }
}

impl MoveClaim {
    /// Writes that the line ends the game.
    fn write_end(&self, f: &mut fmt::Formatter<'_>, sans: &[String]) -> fmt::Result {
        let first = sans.first().map_or("", String::as_str);
        let name = match &self.outcome {
            ClaimOutcome::Draw if self.motif == Some(Motif::PerpetualCheck) => "perpetual check",
            ClaimOutcome::Draw => "stalemate",
            _ => self.motif.map_or("mate", mate),
        };
        let moves = match self.outcome {
            ClaimOutcome::Mate(moves) => format!(" in {moves}"),
            _ => String::new(),
        };
        match (self.about, sans) {
            (_, []) => write!(f, "{} at once.", capital(name)),
            (About::Better, [_]) => write!(f, "Better is {first}, {name}."),
            (About::Better, [_, rest @ ..]) => write!(f, "Better is {first}, with {name}{moves}: {}.", rest.join(" ")),
            (_, [_]) => write!(f, "{first} is {name}."),
            (_, _) => write!(f, "{}{moves} follows: {}.", capital(name), sans.join(" ")),
        }
    }

    /// Writes what a move does, or what there is after a move of the line.
    fn write_effect(
        &self,
        f: &mut fmt::Formatter<'_>,
        effect: ClaimEffect,
        sans: &[String],
        at: Option<usize>,
    ) -> fmt::Result {
        let first = sans.first().map_or("", String::as_str);
        let text = self.effect(effect);
        let is_first = at == Some(0) && effect <= ClaimEffect::Castles;
        let rest = sans.get(1..).unwrap_or_default();
        match (self.about, is_first) {
            (About::Better, true) => return write!(f, "Better is {first}, which {text}."),
            (About::Better, false) if rest.is_empty() => return write!(f, "Better is {first}: then {text}."),
            (About::Better, false) => return write!(f, "Better is {first}: after {} {text}.", rest.join(" ")),
            (_, true) => write!(f, "{first} {text}")?,
            (_, false) if at.is_some() => return write!(f, "After {} {text}.", sans.join(" ")),
            (_, false) => write!(f, "{}", capital(&text))?,
        }
        let then = if is_first { rest } else { sans };
        if then.is_empty() { write!(f, ".") } else { write!(f, ": then {}.", then.join(" ")) }
    }

    /// What it says of an effect, with the first move of the line as its subject if that has it.
    fn effect(&self, effect: ClaimEffect) -> String {
        let (by, targets, through) = (spots(&self.by), spots(&self.targets), spots(&self.through));
        match effect {
            ClaimEffect::Attack => format!("attacks {targets}"),
            ClaimEffect::Check => "gives check".to_owned(),
            ClaimEffect::Capture => format!("takes {targets}"),
            ClaimEffect::Trade => format!("trades {by} for {targets}"),
            ClaimEffect::Centre => "puts a pawn in the centre".to_owned(),
            ClaimEffect::PassedPawn => "advances the passed pawn".to_owned(),
            ClaimEffect::Saves => format!("saves {targets}"),
            ClaimEffect::Develops => format!("develops {by}"),
            ClaimEffect::Castles => "takes the king out of the centre".to_owned(),
            ClaimEffect::Undefended => format!("{targets} loses a defender"),
            ClaimEffect::Unguarded => format!("{by} no longer guards {through}"),
            ClaimEffect::ShutIn => format!("{by} shuts in {targets}"),
            ClaimEffect::NoCastling => format!("{targets} can no longer castle"),
            ClaimEffect::GoesBack => format!("{by} is back on its first rank"),
            ClaimEffect::DoubledPawns => format!("the pawns on {} are doubled", squares(&self.by)),
            ClaimEffect::IsolatedPawn => format!("{by} is isolated"),
            ClaimEffect::NewPassedPawn => format!("{by} is a passed pawn"),
            ClaimEffect::BishopPair => format!("only {} has the bishop pair", side(self.side)),
            ClaimEffect::QueensOff => "the queens are off the board".to_owned(),
        }
    }

    /// What it says of the motif; nothing if there is none.
    fn head(&self, first: &str) -> String {
        let (by, targets, through) = (spots(&self.by), spots(&self.targets), spots(&self.through));
        let Some(motif) = self.motif else { return String::new() };
        if self.at.is_none() {
            let text = match motif {
                Motif::Hanging => format!("{targets} hangs"),
                Motif::GivesUp => format!("{targets} loses a defender"),
                Motif::LetsThrough => format!("the line of {by} to {targets} is opened"),
                Motif::Overloaded => format!("{through} alone defends {targets}"),
                Motif::Trapped => format!("{targets} is trapped"),
                Motif::Pin | Motif::RelativePin => format!("{through} is pinned to {targets}"),
                _ => String::new(),
            };
            return if self.about == About::Better { text } else { capital(&text) };
        }
        let text = match motif {
            Motif::Fork => format!("forks {targets}"),
            Motif::Skewer => format!("attacks {through}, and behind it {targets}"),
            Motif::Pin | Motif::RelativePin => format!("pins {through} to {targets}"),
            Motif::Opens => format!("opens the line of {by} to {targets}"),
            Motif::RemovesDefender => format!("takes a defender of {targets}"),
            Motif::Trapped => format!("traps {targets}"),
            Motif::DoubleCheck => "gives double check".to_owned(),
            Motif::Defends => format!("defends {targets}"),
            Motif::Deflection => format!("deflects {targets} from {through}"),
            Motif::Attraction => format!("lures {targets} to a worse square"),
            Motif::Interference => format!("shuts out {targets}"),
            Motif::Clearance => format!("clears {through}"),
            Motif::Intermezzo => "comes in between".to_owned(),
            Motif::XRay => format!("is guarded through {through}"),
            Motif::Zugzwang => "leaves only moves that lose".to_owned(),
            Motif::Promotion | Motif::Underpromotion => "promotes the pawn".to_owned(),
            _ => return String::new(),
        };
        if self.about == About::Better && self.at == Some(0) { text } else { format!("{first} {text}") }
    }
}

/// A mate by its pattern.
const fn mate(motif: Motif) -> &'static str {
    match motif {
        Motif::BackRankMate => "a back-rank mate",
        Motif::SmotheredMate => "a smothered mate",
        Motif::AnastasiaMate => "Anastasia’s mate",
        Motif::ArabianMate => "an Arabian mate",
        Motif::BodenMate => "Boden’s mate",
        Motif::DoubleBishopMate => "a double-bishop mate",
        Motif::HookMate => "a hook mate",
        Motif::DovetailMate => "a dovetail mate",
        Motif::SwallowTailMate => "a swallow’s tail mate",
        Motif::EpauletteMate => "an epaulette mate",
        Motif::OperaMate => "an opera mate",
        Motif::MorphyMate => "Morphy’s mate",
        Motif::PillsburyMate => "Pillsbury’s mate",
        Motif::CornerMate => "a corner mate",
        Motif::BlackburneMate => "Blackburne’s mate",
        _ => "mate",
    }
}

/// Pieces by name and square.
fn spots(spots: &[Spot]) -> String {
    let names: Vec<String> = spots
        .iter()
        .map(|Spot { square, piece }| match piece {
            Some(piece) => format!("the {} on {square}", piece.role),
            None => square.to_string(),
        })
        .collect();
    list(&names)
}

/// Squares alone.
fn squares(spots: &[Spot]) -> String {
    list(&spots.iter().map(|spot| spot.square.to_string()).collect::<Vec<_>>())
}

/// Names with commas and an `and`.
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Roles by name, those that are equal counted.
fn counted(roles: &[Role]) -> Vec<String> {
    let mut all: Vec<(Role, usize)> = Vec::new();
    for &role in roles {
        match all.last_mut() {
            Some((last, count)) if *last == role => *count += 1,
            _ => all.push((role, 1)),
        }
    }
    let numbers = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight"];
    let name = |(role, count): (Role, usize)| {
        let number = numbers.get(count).copied().unwrap_or("many");
        format!("{number} {role}{}", if count == 1 { "" } else { "s" })
    };
    all.into_iter().map(name).collect()
}

/// What is given for it.
fn price(lost: &[Role]) -> String {
    if lost.is_empty() { String::new() } else { format!(" for {}", list(&counted(lost))) }
}

/// A side as the subject of a sentence.
const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The same with its first letter a capital.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
