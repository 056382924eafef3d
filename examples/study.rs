//! A study: a line with a variation and a comment, as PGN.

use gridmate::document::{Document, NodeId, Note};

/// Black's answers to 1. e4, the second as a variation of the first.
pub(crate) fn study() -> Result<String, Box<dyn std::error::Error>> {
    let mut study = Document::default();
    let e4 = study.play_san("e4")?;
    study.play_san("e5")?;
    study.play_san("Nf3")?;
    study.select(e4);
    let c5 = study.play_san("c5")?;
    study.set_note(c5, Note { after: vec!["The Sicilian.".into()], ..Note::default() });
    study.play_san("Nf3")?;
    study.select(study.children(e4)[0]);
    assert_eq!(study.children(NodeId::ROOT), [e4]);
    Ok(study.records().to_string())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    print!("{}", study()?);
    Ok(())
}
