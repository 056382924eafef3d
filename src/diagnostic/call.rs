//! What calls from JavaScript may ask for in vain.
//!
//! Each sentence is a constant, so that a module carries only those that it says.

use super::{Sentence, Severity};

macro_rules! calls {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $template:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: Sentence = Sentence::new("call", $code, Severity::Error, $template);)*

        /// All of them.
        pub(crate) const SENTENCES: &[Sentence] = &[$($name),*];
    };
}

calls! {
    /// A letter that is no piece.
    NO_SUCH_PIECE = "no-such-piece", "A piece is one of the letters KQRBNP and kqrbnp.";
    /// A piece that no pawn becomes.
    NO_SUCH_PROMOTION = "no-such-piece", "A promotion is q, r, b or n.";
    /// Numbers that are no shape.
    NO_SUCH_SHAPE = "no-such-shape", "A shape has a colour and two squares.";
    /// A number that is no colour of shapes.
    NO_SUCH_COLOUR = "no-such-colour", "A shape is green, red, yellow or blue.";
    /// What is no task.
    NO_SUCH_TASK = "no-such-task",
        "A task is find, mate 3, squares e4,d5, formula knight from g2, choose +yes|-no, or win 4,20, hold 4,20, draw 4,20.";
    /// A number that is no node of the document.
    NO_SUCH_NODE = "no-such-node", "There is no node {node} in the document; nodes() tells which there are.";
    /// A text that is no result.
    NO_SUCH_RESULT = "no-such-result",
        "A result is 1-0, 0-1, 1/2-1/2 or *, how the line ends by the rules (such as checkmate), or \
         threefold, fifty, agreed, resigned-w, resigned-b, time-w or time-b.";
    /// A code that does not end a game.
    NO_SUCH_CLAIM = "no-such-claim",
        "A game is given an end by threefold, fifty, agreed, resigned-w, resigned-b, time-w, time-b or time.";
    /// A letter that is no side.
    NO_SUCH_SIDE = "no-such-side", "The side to move is w or b.";
    /// A number that is no square.
    NO_SUCH_SQUARE = "no-such-square", "Squares are numbered 0 (a1) to 63 (h8).";
    /// A name that no set of moves has.
    NO_SUCH_SET = "no-such-set", "There is no set of moves of that name.";
    /// A name that no method of search has.
    NO_SUCH_METHOD = "no-such-method", "The methods are minimax, negamax and alphabeta.";
    /// A number that is no level.
    NO_SUCH_LEVEL = "no-such-level", "The levels go from 1 to 10.";
    /// A name that no way to open a game has.
    NO_SUCH_OPENING = "no-such-opening", "A game opens standard, chess960 or book.";
    /// A name that no style of diagrams has.
    NO_SUCH_STYLE = "diagram-style", "A diagram is unicode, letters or boxed.";
    /// A number that no Chess960 start has.
    NO_SUCH_START = "chess960-number", "Chess960: the starts are numbered 0 to 959.";
    /// The browser has no source of random numbers.
    NO_RANDOM = "no-random", "This browser gives no random numbers; type a number from 0 to 959.";
    /// A depth that would take too long.
    TOO_DEEP = "depth-out-of-range", "The depth goes from 0 to {deepest}.";
    /// A text that no QR code has room for.
    LONG_CODE = "qr-too-long", "This is too long for a QR code, which has room for some 2,900 letters.";
    /// A line with more boards than a moving picture shows.
    LONG_PICTURE = "picture-too-long", "This line has {count} boards; a moving picture shows {most} at most.";
    /// A number without its pair.
    ODD_PAIRS = "odd-pairs", "Pairs of squares come as an even number of numbers.";
    /// A formula that is no list of steps.
    HAS_GROUPS = "has-groups", "A formula with parentheses is more than steps in a row.";
    /// An empty PGN in a call.
    NO_TEXT = "empty", "PGN: there is no text; pass a game such as 1. e4 e5 2. Nf3.";
    /// An empty PGN that was pasted.
    NO_PASTED_TEXT = "empty", "PGN: there is no text; paste a game such as 1. e4 e5 2. Nf3.";
}
