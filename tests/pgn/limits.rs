//! Texts made to overflow the stack or to cost more time than their length.

use crate::memory::check_memory;
use crate::verdicts::verdict;
use crate::{assert_same, one};
use gridmate::notation::pgn::{self, Chunk, Skip, Span, Stream, Visitor};
use std::ops::ControlFlow;

#[test]
fn heavy_no_text_costs_more_than_its_length() {
    const SIZE: usize = 1 << 20;
    let units = [
        "[",
        "[a",
        "[a \"",
        "<",
        "<a",
        "(",
        ")",
        "{",
        "{}",
        "(e5)",
        "(x",
        "(d4)",
        "e4 ",
        "* x ",
        "* ",
        "1. x * ",
        "\u{FEFF}%",
        "\u{FEFF}",
        "{\n[",
        "$1",
        "$",
        "1-0 1.",
        "½ ",
        "e4! ",
        "!",
        "x\n",
        "\"",
        "[A \"\\",
        "[A \"b\"]\n\n",
        "[A \"\"]\n\n1. e5 *\n\n",
        "[A \"\"]\n{",
        "[FEN \"x\"]\n*\n",
        "0-0-0 ",
        "e8(Q)",
        "% ",
        ";\n",
        "N(d4",
        "[x]",
        "1.",
        "1 ",
        "a \u{85}",
        "♘f3 ♞f6 ♘g1 ♞g8 ",
        "e4 (d4 (c4) ",
        "\r",
        "\n\r",
        "\0",
        "1/2",
        "1/2-1/2 \n",
    ];
    for prefix in ["", "1. e4 ", "[A \"\"]\n1. e4 * "] {
        for unit in units {
            let text = prefix.to_owned() + &unit.repeat(SIZE / unit.len());
            let games = pgn::read(&text).count();
            assert!(games <= text.len(), "{prefix:?} and many {unit:?}: {games} games");
        }
    }
}

/// Counts what it is told.
#[derive(Default)]
struct Count {
    moves: usize,
    variations: usize,
    bytes: usize,
}

impl Visitor for Count {
    fn san(&mut self, _: &str, _: Span<'_>) -> ControlFlow<()> {
        self.moves += 1;
        ControlFlow::Continue(())
    }

    fn comment(&mut self, text: Span<'_>) -> ControlFlow<()> {
        self.bytes += text.text.len();
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: Span<'_>) -> ControlFlow<(), Skip> {
        self.variations += 1;
        ControlFlow::Continue(Skip(false))
    }
}

#[test]
fn a_visitor_is_told_of_texts_of_any_depth_and_length_in_pieces() {
    let nested = "1. e4 ".to_owned() + &"(1. d4 ".repeat(200_000) + &")".repeat(200_000) + " *";
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(100_000) + "*";
    let comment = format!("1. e4 {{{}}} e5 *", "x".repeat(64 << 20));
    for (text, expected) in [(&nested, (200_001, 200_000, 0)), (&long, (400_000, 0, 0)), (&comment, (2, 0, 64 << 20))] {
        for size in [1_000, 1 << 16, text.len()] {
            let (mut stream, mut count) = (Stream::new(), Count::default());
            for piece in text.as_bytes().chunks(size) {
                assert!(stream.feed(piece, Chunk::Inner, &mut count).is_continue());
            }
            assert!(stream.feed(b"", Chunk::Last, &mut count).is_continue());
            assert_eq!((count.moves, count.variations, count.bytes), expected, "in pieces of {size}");
        }
    }
    check_memory();
}

#[test]
fn games_of_any_depth_and_length_are_read() {
    let nested = "1. e4 ".to_owned() + &"(1. d4 ".repeat(200_000) + &")".repeat(200_000) + " *";
    assert_eq!(one(&nested).tree().len(), pgn::MAX_DEPTH + 1);
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(100_000) + "*";
    assert_eq!(one(&long).mainline().count(), 400_000);
    check_memory();
}

#[test]
fn nothing_overflows_the_stack_and_the_limits_hold() {
    let deep = "e4 ".to_owned() + &"(Nc3 Nf6 Nb1 Ng8 e4 ".repeat(10_000) + &")".repeat(10_000) + " *";
    let game = one(&deep);
    assert_eq!((game.tree().len(), game.warnings().len()), (50_001, 0));
    assert_same(&game, &one(&pgn::write(&game)));

    let too_deep = "1. e4 ".to_owned() + &"(1. d4 ".repeat(pgn::MAX_DEPTH + 9) + &")".repeat(pgn::MAX_DEPTH + 9) + " *";
    assert_eq!(verdict(&too_deep), "1 variation-deep");
    assert_eq!(one(&too_deep).tree().len(), pgn::MAX_DEPTH + 1);

    let too_long = "Nf3 Nf6 Ng1 Ng8 ".repeat(pgn::MAX_MOVES / 4) + "(e5 e6) Nc3 (Nh3 Nh6) Nc6 1/2-1/2";
    assert_eq!(verdict(&too_long), "500000 too-many-moves");
    assert_eq!(
        (one(&too_long).tree().len(), one(&too_long).result()),
        (pgn::MAX_MOVES, gridmate::game::GameResult::Draw)
    );
    check_memory();

    let mut tags: String = (0..pgn::MAX_TAGS + 9).map(|number| format!("[T{number} \"\"]\n")).collect();
    tags.push('*');
    assert_eq!(verdict(&tags), "0 too-many-tags");
    assert_eq!(one(&tags).tags().len(), pgn::MAX_TAGS);
}
