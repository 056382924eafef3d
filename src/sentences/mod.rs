//! Every sentence that the rooms may say of an input, in one list.
//!
//! In: the tables of the rooms. Out: code, English and names of arguments of each, so that they can be put into another
//! language and it can be checked that none is missing.

use crate::compat;
use crate::diagnostic::{Sentence, call};
use crate::document;
use crate::engine;
use crate::game;
use crate::lesson;
use crate::notation;
use crate::rules;
use crate::script;
use crate::sets;
use crate::sql;
use alloc::vec::Vec;

/// The tables of all rooms.
const TABLES: &[&[Sentence]] = &[
    call::SENTENCES,
    sets::FormulaErrorKind::SENTENCES,
    rules::SetupError::SENTENCES,
    rules::SetupWarning::SENTENCES,
    &[rules::IllegalPosition::SENTENCE, rules::SetupWarning::PLAYABLE],
    game::ClaimError::SENTENCES,
    game::End::SENTENCES,
    game::PlayError::SENTENCES,
    notation::MoveError::SENTENCES,
    notation::fen::FenErrorKind::SENTENCES,
    notation::fen::FenFix::SENTENCES,
    notation::san::SanErrorKind::SENTENCES,
    notation::san::SanWarning::SENTENCES,
    notation::uci::UciErrorKind::SENTENCES,
    notation::pgn::ErrorKind::SENTENCES,
    notation::pgn::WarningKind::SENTENCES,
    notation::pgn::TagError::SENTENCES,
    notation::pgn::SENTENCES,
    &[notation::pgn::SEVERAL_GAMES],
    notation::polyglot::BookError::SENTENCES,
    sql::SqlAdvice::SENTENCES,
    script::DiagnosticKind::SENTENCES,
    script::EditError::SENTENCES,
    script::ScriptGameError::SENTENCES,
    script::SpreadsheetError::SENTENCES,
    &[script::BAD_NUMBER, script::NOT_A_PIECE],
    script::AROUND,
    script::REASONS,
    document::BytesError::SENTENCES,
    document::PassError::SENTENCES,
    document::CommentsWarning::SENTENCES,
    document::RecordsWarning::SENTENCES,
    engine::PlayerError::SENTENCES,
    lesson::AnswerError::SENTENCES,
    lesson::FaultKind::SENTENCES,
    compat::fen::InvalidFen::SENTENCES,
    compat::pgn::PgnError::SENTENCES,
];

/// Every sentence, by source and code; some codes have several.
///
/// ```
/// let all = gridmate::sentences::all();
/// assert!(all.iter().any(|sentence| sentence.source == "san" && sentence.code == "ambiguous-move"));
/// ```
#[must_use]
pub fn all() -> Vec<Sentence> {
    let mut all: Vec<_> = TABLES.iter().copied().flatten().copied().collect();
    all.sort_by_key(|sentence| (sentence.source, sentence.code, sentence.template));
    all
}
