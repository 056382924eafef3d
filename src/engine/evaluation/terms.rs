//! The list of terms of the evaluation, each a row of weights.
//!
//! A term of one weight is counted; a longer one is a table, of which the entry that fits is counted. Ranks, files and
//! squares are the owner's: rank 0 is where its king starts.

/// A row of weights among [`WEIGHTS`](super::weights::WEIGHTS).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Term {
    /// Where it begins.
    pub(crate) start: usize,
    /// How many weights it has.
    #[cfg_attr(not(feature = "lab"), allow(dead_code, reason = "read at compile time and by the tuner"))]
    pub(crate) len: usize,
}

impl Term {
    /// The weight of this number in the row.
    #[inline(always)]
    pub(super) const fn at(self, index: usize) -> usize {
        self.start + index
    }
}

macro_rules! terms {
    ($($group:literal { $($(#[doc = $doc:literal])+ $name:ident: $len:expr;)+ })+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "counts the terms")]
        enum Order { $($($name,)+)+ }

        const LENGTHS: &[usize] = &[$($($len),+),+];

        /// Where the term of this number begins.
        const fn start(term: usize) -> usize {
            let (mut sum, mut before) = (0, 0);
            while before < term {
                sum += LENGTHS[before];
                before += 1;
            }
            sum
        }

        $($($(#[doc = $doc])+
            pub(crate) const $name: Term = Term { start: start(Order::$name as usize), len: $len };)+)+

        /// How many weights there are.
        pub(crate) const COUNT: usize = start(LENGTHS.len());

        /// The groups of terms that an explanation shows: their names and where each ends.
        pub(crate) const GROUPS: &[(&str, usize)] = &[$(($group, {
            let mut end = 0;
            $(end = if end > $name.start + $name.len { end } else { $name.start + $name.len };)+
            end
        })),+];

        /// Every term with its name and what it means.
        #[cfg(feature = "lab")]
        pub(crate) const NAMED: &[(&str, Term, &str)] = &[$($((stringify!($name), $name, concat!($($doc),+))),+),+];
    };
}

terms! {
    "material" {
        /// Pawn, knight, bishop, rook, queen.
        MATERIAL: 5;
        /// Two bishops.
        BISHOP_PAIR: 1;
    }
    "placement" {
        /// A pawn's square, mirrored so that the own king stands on the files e to h.
        PAWN_SQUARE: 64;
        /// A knight's square, mirrored in the same way.
        KNIGHT_SQUARE: 64;
        /// A bishop's square, mirrored in the same way.
        BISHOP_SQUARE: 64;
        /// A rook's square, mirrored in the same way.
        ROOK_SQUARE: 64;
        /// A queen's square, mirrored in the same way.
        QUEEN_SQUARE: 64;
        /// The king's square on the files e to h.
        KING_SQUARE: 32;
    }
    "mobility" {
        /// A knight by the number of squares it can safely go to.
        KNIGHT_MOBILITY: 9;
        /// A bishop by the same number; it sees through queens.
        BISHOP_MOBILITY: 14;
        /// A rook by the same number; it sees through queens and own rooks.
        ROOK_MOBILITY: 15;
        /// A queen by the same number.
        QUEEN_MOBILITY: 28;
    }
    "pawns" {
        /// No own pawn on the files beside it; with an enemy pawn ahead, and with none.
        ISOLATED: 2;
        /// A pawn with an own one behind it on its file; by whether the front one is supported.
        DOUBLED: 2;
        /// A pawn that cannot be supported any more and cannot safely step; with an enemy pawn ahead, and with none.
        BACKWARD: 2;
        /// A pawn beside an own one, by rank.
        PHALANX: 8;
        /// A pawn defended by a pawn, by rank.
        SUPPORTED: 8;
        /// No enemy pawn on its file and enough helpers to get past the others, by rank.
        CANDIDATE: 8;
        /// A pawn stopped by an enemy pawn on the fifth and sixth rank.
        RAMMED: 2;
    }
    "passed pawns" {
        /// A passed pawn, by rank.
        PASSED: 8;
        /// A passed pawn, by how far its file is from the edge.
        PASSED_FILE: 4;
        /// The square before it is empty, by rank.
        PASSED_FREE: 8;
        /// The square before it is not attacked, by rank.
        PASSED_SAFE: 8;
        /// No square of its way is attacked or blocked, by rank.
        PASSED_CLEAR: 8;
        /// The square before it is defended, by rank.
        PASSED_HELPED: 8;
        /// From the fourth rank on, four rows of how far the own king is from the square before it.
        PASSED_OUR_KING: 32;
        /// The same for the enemy king.
        PASSED_THEIR_KING: 32;
        /// A rook behind a passed pawn: our own, an enemy.
        PASSED_ROOK: 2;
        /// The enemy has only pawns, and its king comes too late.
        PASSED_RUNS: 1;
    }
    "pieces" {
        /// A knight where no pawn can drive it away; alone, and defended by a pawn.
        KNIGHT_OUTPOST: 2;
        /// A bishop there.
        BISHOP_OUTPOST: 2;
        /// A knight that can go to a defended outpost.
        KNIGHT_TO_OUTPOST: 1;
        /// A minor piece right behind a pawn: knight, bishop.
        BEHIND_PAWN: 2;
        /// A minor piece, by its distance from the own king: knight, bishop.
        FAR_FROM_KING: 2;
        /// Own pawns on the colour of a bishop.
        BISHOP_PAWNS: 1;
        /// Those of them in the middle that are blocked.
        BISHOP_BLOCKED: 1;
        /// A bishop that sees two squares of the centre along a long diagonal.
        LONG_DIAGONAL: 1;
        /// A bishop locked in behind enemy pawns at the edge.
        BISHOP_TRAPPED: 1;
        /// A rook on a file without own pawns, without any pawns, and behind a blocked own pawn.
        ROOK_FILE: 3;
        /// A rook on the seventh rank that hits pawns or cuts the king off.
        ROOK_SEVENTH: 1;
        /// A rook without room beside a king that cannot castle.
        ROOK_TRAPPED: 1;
        /// A queen with an enemy slider behind a single piece.
        QUEEN_SHADOWED: 1;
    }
    "threats" {
        /// A pawn that cannot be taken for nothing attacks a knight, bishop, rook, queen.
        PAWN_HITS: 4;
        /// A minor piece attacks a weak pawn, or a knight, bishop, rook, queen.
        MINOR_HITS: 5;
        /// A rook attacks a weak pawn, knight, bishop, rook, or a queen.
        ROOK_HITS: 5;
        /// The king attacks something weak.
        KING_HITS: 1;
        /// An enemy piece that is attacked and not defended.
        HANGING: 1;
        /// A weak enemy piece that only its queen defends.
        QUEEN_DEFENDS: 1;
        /// A square that the enemy reaches and we contest.
        CONTESTED: 1;
        /// A safe step of a pawn would attack a piece.
        PUSH_HITS: 1;
        /// A safe square from which a knight, a slider attacks the queen.
        QUEEN_CHASED: 2;
    }
    "king" {
        /// The own pawn before the king, four files from the edge times eight ranks; rank 0: none.
        SHELTER: 32;
        /// The enemy pawn that comes, by the same files and ranks.
        STORM: 32;
        /// A coming pawn that is stopped by the shelter, by rank.
        STORM_STOPPED: 8;
        /// No pawn at all on the king's side of the board.
        PAWNLESS_FLANK: 1;
        /// How far the king is from the nearest own pawn.
        KING_PAWN_DISTANCE: 1;
        /// Danger: always.
        DANGER: 1;
        /// Danger: the shelter's holes, like SHELTER.
        DANGER_SHELTER: 32;
        /// Danger: the storm, like STORM.
        DANGER_STORM: 32;
        /// Danger: a knight, bishop, rook, queen attacks the squares around the king.
        DANGER_ATTACKER: 4;
        /// Danger: attacks on the squares next to the king.
        DANGER_ATTACKS: 1;
        /// Danger: squares around the king that are attacked and hardly defended.
        DANGER_WEAK: 1;
        /// Danger: a safe check of a knight, bishop, rook, queen.
        DANGER_CHECK: 4;
        /// Danger: a second safe check of that kind.
        DANGER_CHECKS: 4;
        /// Danger: squares from which the enemy can give an unsafe check.
        DANGER_UNSAFE_CHECK: 1;
        /// Danger: pieces that shield the king from a slider.
        DANGER_PINNED: 1;
        /// Danger: squares of the king's flank that the enemy attacks, and attacks twice.
        DANGER_FLANK: 2;
        /// Danger: squares of the king's flank that we defend.
        DANGER_DEFENDED: 1;
        /// Danger: the enemy has no queen.
        DANGER_NO_QUEEN: 1;
        /// Danger: an own knight, bishop stands by.
        DANGER_GUARD: 2;
    }
    "space" {
        /// Safe squares behind and among the own pawns in the centre, the more the more pieces there are.
        SPACE: 1;
    }
    "initiative" {
        /// To be on move.
        TEMPO: 1;
        /// Chances to win, for the side better in the endgame: always, by passed pawns, pawns, kings past each other.
        COMPLEX: 4;
        /// The same: pawns on both flanks, a king in the other half, only pawns left.
        COMPLEX_KIND: 3;
    }
}

/// The table is as long as a mask can reach, so that looking up never fails.
pub(crate) const ROOM: usize = 1024;
const _: () = assert!(COUNT <= ROOM);

/// Makes the table of weights from a row for each term, in the order of the terms.
macro_rules! weights {
    ($($name:ident: [$(($middlegame:literal, $endgame:literal)),+ $(,)?];)+) => {
        /// All weights in the order of the terms, and zeros up to where a mask reaches.
        pub(crate) static WEIGHTS: [$crate::engine::evaluation::score::TaperedScore; $crate::engine::evaluation::terms::ROOM] = {
            use $crate::engine::evaluation::score::TaperedScore;
            use $crate::engine::evaluation::terms;
            let mut weights = [TaperedScore::new(0, 0); terms::ROOM];
            let mut next = 0;
            $(
                assert!(next == terms::$name.start);
                $(weights[next] = TaperedScore::new($middlegame, $endgame);
                next += 1;)+
                assert!(next == terms::$name.start + terms::$name.len);
            )+
            assert!(next == terms::COUNT);
            weights
        };
    };
}
pub(super) use weights;
