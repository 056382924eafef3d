//! Every number that decides what the search leaves out, reduces, extends or learns, by name.
//!
//! In a build with the feature `lab` each can be set, for a match (`engine;null_move_depth=4`), by UCI (`setoption`), or
//! by a tuner; in any other build they are constants. Scores are in centipawns, reductions in 1024ths of a ply.

/// A ply of depth, where reductions are counted more finely.
pub(super) const PLY: i32 = 1024;
/// The whole, of which shares are hundredths.
pub(super) const WHOLE: i32 = 100;

/// A margin: its name, its value in the engine, and between what it is worth looking for a better one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margin {
    /// What it is called.
    pub name: &'static str,
    /// What the engine plays with.
    pub value: i32,
    /// The least that makes sense.
    pub least: i32,
    /// The most that makes sense.
    pub most: i32,
}

macro_rules! margins {
    ($($(#[doc = $doc:literal])* $name:ident = $value:literal in $least:literal..=$most:literal;)*) => {
        /// The margins of a search.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Margins {
            $($(#[doc = $doc])* pub(super) $name: i32,)*
        }

        impl Margins {
            /// Those that the engine plays with.
            pub const TUNED: Self = Self { $($name: $value,)* };
            /// All of them.
            pub const ALL: &[Margin] =
                &[$(Margin { name: stringify!($name), value: $value, least: $least, most: $most },)*];

            /// Whether this build can set them.
            pub const CAN_SET: bool = cfg!(feature = "lab");

            /// Sets the one of a name, within its bounds; says whether there is one and this build can.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                let (margin, bounds) = match name {
                    $(stringify!($name) => (&mut self.$name, $least..=$most),)*
                    _ => return false,
                };
                let is_set = Self::CAN_SET && bounds.contains(&value);
                if is_set {
                    *margin = value;
                }
                is_set
            }
        }
    };
}

margins! {
    /// Aspiration window: from this depth on …
    aspiration_depth = 5 in 2..=10;
    /// … so far around the last score …
    aspiration_window = 14 in 5..=60;
    /// … wider by this many hundredths after each failure …
    aspiration_growth = 50 in 10..=200;
    /// … and beyond this open.
    aspiration_limit = 600 in 100..=2000;
    /// Each score beyond the window makes the next search so much less deep, up to this.
    aspiration_reduction_limit = 3 in 0..=6;

    /// Cutoffs by the table: while fewer plies than this have passed without progress, so that a draw is not near.
    table_clock = 90 in 60..=100;

    /// Order of moves: captures that lose more than this come after the quiet moves.
    order_exchange_margin = 40 in 0..=150;

    /// Reverse futility pruning (RFP): up to this depth …
    reverse_futility_depth = 9 in 3..=14;
    /// … if the evaluation is so far above beta for each ply of depth …
    reverse_futility_margin = 55 in 20..=150;
    /// … less this, if it is improving.
    reverse_futility_improving = 38 in 0..=150;
    /// The score is this many hundredths of the way from beta to the evaluation.
    reverse_futility_share = 50 in 0..=100;

    /// Null-move pruning (NMP): from this depth on …
    null_move_depth = 3 in 2..=6;
    /// … if the evaluation is no further below beta than this for each ply of depth …
    null_move_per_depth = 20 in 0..=60;
    /// … plus this.
    null_move_margin = 125 in 0..=300;
    /// The null move is searched by so much less deep …
    null_move_reduction = 5 in 2..=8;
    /// … by the depth divided by this …
    null_move_divisor = 4 in 2..=8;
    /// … and by one each time that the evaluation is this many centipawns further above beta …
    null_move_evaluation = 185 in 60..=400;
    /// … at most by this.
    null_move_evaluation_limit = 3 in 1..=6;
    /// From this depth on it is verified.
    null_move_verification_depth = 14 in 8..=24;
    /// No null move is made meanwhile for this many hundredths of the depth of that search.
    null_move_verification_reach = 75 in 25..=100;

    /// Futility pruning of quiet moves: up to this reduced depth …
    futility_depth = 8 in 3..=12;
    /// … if the evaluation with this …
    futility_base = 55 in 0..=250;
    /// … and this for each ply is not above alpha.
    futility_margin = 88 in 30..=200;
    /// The same of captures: up to this reduced depth,
    capture_futility_depth = 6 in 3..=12;
    /// the base,
    capture_futility_base = 120 in 0..=400;
    /// what is added for each ply,
    capture_futility_margin = 110 in 30..=300;
    /// by what capture history is divided.
    capture_futility_history = 100 in 30..=400;

    /// Late-move pruning (LMP): quiet moves are skipped once this many moves have been tried …
    late_moves_base = 4 in 1..=12;
    /// … plus this many hundredths of the depth squared; half of all that if it is not improving.
    late_moves_growth = 150 in 50..=300;

    /// History pruning: up to this reduced depth …
    history_pruning_depth = 4 in 2..=8;
    /// … below so little for each ply.
    history_pruning_margin = 5000 in 1000..=12000;

    /// Pruning by static exchange evaluation (SEE): captures up to this depth …
    capture_exchange_depth = 9 in 4..=14;
    /// … that lose more than this for each ply;
    capture_exchange_margin = 90 in 30..=200;
    /// quiet moves that give check, up to this reduced depth …
    check_exchange_depth = 8 in 4..=14;
    /// … that lose more than this for each ply of depth;
    check_exchange_margin = 95 in 30..=200;
    /// other quiet moves, up to this reduced depth …
    quiet_exchange_depth = 8 in 4..=14;
    /// … that lose more than this for the reduced depth squared.
    quiet_exchange_margin = 10 in 3..=60;

    /// Late-move reductions (LMR): from this depth on …
    reduction_depth = 2 in 2..=5;
    /// … after this many moves, one more where the window is open.
    reduction_tried = 1 in 1..=4;
    /// The least …
    reduction_base = 625 in 0..=1500;
    /// … and what the product of the logarithms of depth and number adds.
    reduction_growth = 512 in 250..=900;
    /// Captures: this many hundredths of that …
    reduction_capture = 80 in 30..=120;
    /// … less their history divided by this.
    reduction_capture_history = 12 in 4..=40;
    /// Quiet moves: less so much for the best history.
    reduction_quiet_history = 400 in 100..=1200;
    /// More in expected cut nodes,
    reduction_cut = 1170 in 0..=3000;
    /// more if it is not improving,
    reduction_not_improving = 810 in 0..=2000;
    /// less where the node is or was on a principal variation,
    reduction_was_principal = 720 in 0..=2000;
    /// less in PV nodes,
    reduction_principal = 535 in 0..=2000;
    /// more if the table's move is a capture or promotion,
    reduction_noisy_best = 690 in 0..=2000;
    /// more if the nodes below have cut more often than this,
    reduction_cuts_from = 3 in 0..=8;
    /// by so much.
    reduction_cuts = 975 in 0..=3000;
    /// Less where a mate is to be proved: what is quiet may lead to it, too.
    reduction_proof = 2048 in 0..=4096;

    /// Of the root's moves: from this depth on …
    root_reduction_depth = 4 in 2..=8;
    /// … by one after this many …
    root_reduction_from = 3 in 1..=10;
    /// … and by two after this many.
    root_reduction_more_from = 9 in 3..=30;

    /// Singular extensions: from this depth on …
    singular_depth = 6 in 4..=10;
    /// … if the table's entry is at most so much less deep …
    singular_entry_depth = 3 in 1..=6;
    /// … and the ply is less than this many times the depth from the root;
    singular_reach = 2 in 1..=4;
    /// the others are searched this many hundredths as deep;
    singular_search = 50 in 30..=70;
    /// the bar lies this many hundredths of the depth below the entry's score …
    singular_margin = 120 in 30..=400;
    /// … and this many more where the node was on a principal variation, with a closed window.
    singular_was_principal = 50 in 0..=200;
    /// Below the bar by more than this it is extended twice …
    singular_double_margin = 7 in 0..=60;
    /// … so often in a line.
    singular_double_limit = 8 in 2..=20;
    /// Not below the bar, it is reduced by this if the entry's score is at least beta …
    singular_negative = 2 in 0..=4;
    /// … and by this in other expected cut nodes.
    singular_negative_cut = 1 in 0..=4;

    /// What a cut teaches for each ply of depth …
    history_bonus = 180 in 50..=400;
    /// … less this …
    history_bonus_offset = 60 in 0..=400;
    /// … at most this …
    history_bonus_limit = 1800 in 600..=4000;
    /// … and this many hundredths of it against the moves that did not cut.
    history_malus = 140 in 50..=300;
    /// Correction history: what an error of the evaluation teaches for each ply of depth, in hundredths …
    correction_rate = 60 in 10..=300;
    /// … and the weight of what was learned of the pawns, …
    correction_pawns = 2 in 0..=6;
    /// of each side's pieces, …
    correction_pieces = 1 in 0..=6;
    /// and of the last two moves, …
    correction_reply = 2 in 0..=6;
    /// the sum divided by this.
    correction_divisor = 3 in 1..=12;

    /// What a fall of the evaluation teaches for each centipawn …
    swing_bonus = 8 in 1..=30;
    /// … at most this.
    swing_bonus_limit = 1000 in 300..=3000;
    /// This many hundredths of the bonus go to the move that led to a node in which nothing was found.
    refuted_bonus = 50 in 10..=150;
}

impl Default for Margins {
    fn default() -> Self {
        Self::TUNED
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Strong;

    #[test]
    fn every_value_lies_within_its_bounds_and_every_name_is_there_once() {
        for (number, margin) in Margins::ALL.iter().enumerate() {
            assert!((margin.least..=margin.most).contains(&margin.value), "{margin:?}");
            assert!(Margins::ALL[..number].iter().all(|other| other.name != margin.name), "{margin:?}");
        }
    }

    #[test]
    fn only_the_lab_can_set_them_and_only_within_their_bounds() {
        let mut margins = Margins::TUNED;
        assert_eq!(margins.set("null_move_depth", 4), cfg!(feature = "lab"));
        assert_eq!(margins == Margins::TUNED, !cfg!(feature = "lab"));
        let before = margins;
        assert!(!margins.set("null_move_depth", 400) && !margins.set("no_such_margin", 4));
        // A number that is too high for one stands for no other.
        assert!(Strong::new().set("null_move_depth", "4294967300").is_err());
        assert_eq!(margins, before);
    }
}
