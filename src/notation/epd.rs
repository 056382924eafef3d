//! Extended position description: a position, and what is known of it by opcodes, as test suites have it.
//!
//! In: a line such as `6k1/5ppp/8/8/8/8/8/3R2K1 w - - bm Rd8; id "back rank";`. Out: an [`Epd`], or the error of its four
//! fields, which are those of a FEN. A last semicolon or quotation mark may be missing. The move counters stand in the
//! opcodes `hmvc` and `fmvn`, or behind the four fields as in a FEN.

use super::fen::{self, FenError, FenStyle};
use super::san::{self, SanError};
use crate::rules::{Move, Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// A position with its operations.
///
/// ```
/// use gridmate::notation::epd::Epd;
/// let epd: Epd = r#"6k1/5ppp/8/8/8/8/8/3R2K1 w - - bm Rd8; id "back rank; rook";"#.parse()?;
/// assert_eq!(epd.operand("id"), Some("back rank; rook"));
/// assert_eq!(epd.moves("bm").unwrap()[0].to_string(), "d1d8");
/// assert_eq!(epd.to_string(), r#"6k1/5ppp/8/8/8/8/8/3R2K1 w - - bm Rd8; id "back rank; rook";"#);
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The position.
    pub position: Position,
    /// The game that its castling rights are of.
    pub variant: Variant,
    /// The operations in their order: an opcode, and its operands as they are written.
    pub operations: Vec<(String, String)>,
}

impl Epd {
    /// The operands of an opcode, without the quotation marks of a single text; the first, where it stands there twice.
    #[must_use]
    pub fn operand(&self, opcode: &str) -> Option<&str> {
        let (_, operand) = self.operations.iter().find(|(known, _)| known == opcode)?;
        let text = operand.strip_prefix('"').map(|text| text.strip_suffix('"').unwrap_or(text));
        Some(text.filter(|text| !text.contains('"')).unwrap_or(operand))
    }

    /// The moves of an opcode such as `bm`, the best, or `am`, those to avoid, each legal in the position; none of an opcode
    /// that is not there.
    pub fn moves(&self, opcode: &str) -> Result<Vec<Move>, SanError> {
        let words = self.operand(opcode).unwrap_or_default().split_whitespace();
        words.map(|word| san::parse_lenient(&self.position, word).map(|(played, _)| played)).collect()
    }
}

impl FromStr for Epd {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut rest = text.trim();
        let mut fields = Vec::new();
        while fields.len() < 6 {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let word = &rest[..end];
            // Behind the fourth field only counters are fields.
            let is_field = fields.len() < 4 || word.parse::<u16>().is_ok();
            if word.is_empty() || !is_field {
                break;
            }
            fields.push(word);
            rest = rest[end..].trim_start();
        }
        let operations = operations(rest);
        let counter =
            |opcode: &str| operations.iter().find(|(known, _)| known == opcode).map(|(_, count)| count.as_str());
        if fields.len() == 4 {
            fields.extend([counter("hmvc").unwrap_or("0"), counter("fmvn").unwrap_or("1")]);
        }
        let (position, variant) = fen::parse_any(&fields.join(" "))?;
        Ok(Self { position, variant, operations })
    }
}

/// Opcodes, which start with a letter, with their operands, each up to a semicolon outside quotation marks.
fn operations(text: &str) -> Vec<(String, String)> {
    let (mut is_quoted, mut all) = (false, Vec::new());
    let ends = |char: char| {
        is_quoted ^= char == '"';
        char == ';' && !is_quoted
    };
    let is_operation = |text: &&str| text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    for operation in text.split(ends).map(str::trim).filter(is_operation) {
        let mut operation = operation.to_owned();
        if operation.matches('"').count() % 2 == 1 {
            operation.push('"');
        }
        let (opcode, operands) = operation.split_once(char::is_whitespace).unwrap_or((&operation, ""));
        all.push((opcode.to_owned(), operands.trim_start().to_owned()));
    }
    all
}

/// Writes the four fields and the operations.
impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = fen::write(&self.position, FenStyle::XFen);
        let fields: Vec<_> = fen.split(' ').take(4).collect();
        let mut text = fields.join(" ");
        for (opcode, operands) in &self.operations {
            let gap = if operands.is_empty() { "" } else { " " };
            text.extend([" ", opcode, gap, operands, ";"]);
        }
        f.pad(&text)
    }
}
