//! The heuristics of the search by name, and every number that they use.
//!
//! In a build with the feature `lab` heuristics can be disabled, to measure their strength in a match (`docs/results.md` has
//! the results), and the numbers can be set, for a match (`engine;null_move_depth=4`), by UCI (`setoption`), or by a tuner.
//! In any other build all heuristics are enabled and the numbers are constants, at no cost. Scores are in centipawns,
//! reductions in 1024ths of a ply.

/// A heuristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Heuristic {
    /// The search starts with a narrow window around the last score.
    Aspiration,
    /// Mates longer than one already found are not searched.
    MateDistance,
    /// A node near the leaves whose evaluation is far above beta is cut.
    ReverseFutility,
    /// A node whose score stays above beta after a null move is cut.
    NullMove,
    /// Late quiet moves near the leaves are pruned.
    LateMoves,
    /// Moves near the leaves that cannot raise the evaluation to alpha are pruned.
    Futility,
    /// Quiet moves with a bad history are pruned near the leaves.
    HistoryPruning,
    /// Moves that lose material by static exchange evaluation are pruned near the leaves.
    ExchangePruning,
    /// Late moves are searched with a reduced depth first.
    Reductions,
    /// A move that is better than all others by a margin is extended.
    Singular,
    /// Quiet moves are ordered by continuation history, too.
    Continuation,
    /// The evaluation is corrected by the results of searches of similar positions.
    Correction,
    /// Results are stored in the transposition table.
    Table,
    /// The history of a quiet move depends on whether its squares are attacked.
    Threats,
    /// A quiet move to which there was no good reply is rewarded.
    Refuted,
    /// A quiet move is rewarded by the change of the evaluation that it causes.
    Swing,
    /// The evaluation is corrected by the results of searches after the same two moves.
    ReplyCorrection,
    /// Root moves are ordered by the nodes that their searches took.
    RootNodes,
}

impl Heuristic {
    /// All heuristics with their names, as in `--white "engine;without=null-move"`.
    pub const ALL: [(Self, &'static str); 18] = [
        (Self::Aspiration, "aspiration"),
        (Self::MateDistance, "mate-distance"),
        (Self::ReverseFutility, "reverse-futility"),
        (Self::NullMove, "null-move"),
        (Self::LateMoves, "late-moves"),
        (Self::Futility, "futility"),
        (Self::HistoryPruning, "history-pruning"),
        (Self::ExchangePruning, "exchange-pruning"),
        (Self::Reductions, "reductions"),
        (Self::Singular, "singular"),
        (Self::Continuation, "continuation"),
        (Self::Correction, "correction"),
        (Self::Table, "table"),
        (Self::Threats, "threats"),
        (Self::Refuted, "refuted"),
        (Self::Swing, "swing"),
        (Self::ReplyCorrection, "reply-correction"),
        (Self::RootNodes, "root-nodes"),
    ];

    /// The heuristic of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == name).map(|(heuristic, _)| heuristic)
    }
}

/// The heuristics that are disabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DisabledHeuristics(#[cfg(feature = "lab")] u32);

impl DisabledHeuristics {
    /// Whether a heuristic is enabled.
    #[inline(always)]
    #[cfg_attr(not(feature = "lab"), allow(clippy::unused_self, reason = "all are enabled"))]
    pub(super) const fn allows(self, heuristic: Heuristic) -> bool {
        #[cfg(feature = "lab")]
        return self.0 >> heuristic as u8 & 1 == 0;
        #[cfg(not(feature = "lab"))]
        {
            let _ = heuristic;
            true
        }
    }

    /// Disables a heuristic; returns whether this build can.
    pub fn disable(&mut self, heuristic: Heuristic) -> bool {
        #[cfg(feature = "lab")]
        {
            self.0 |= 1 << heuristic as u8;
        }
        let _ = heuristic;
        cfg!(feature = "lab")
    }
}

/// One ply in the units of reductions.
pub(super) const PLY: i32 = 1024;
/// 100 per cent.
pub(super) const WHOLE: i32 = 100;

/// A number of a heuristic: its name, its value, and the range in which it is tuned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margin {
    /// The name.
    pub name: &'static str,
    /// The tuned value.
    pub value: i32,
    /// The smallest value.
    pub least: i32,
    /// The largest value.
    pub most: i32,
}

macro_rules! margins {
    ($($(#[doc = $doc:literal])* $name:ident = $value:literal in $least:literal..=$most:literal;)*) => {
        /// The numbers of the heuristics.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Margins {
            $($(#[doc = $doc])* pub(super) $name: i32,)*
        }

        impl Margins {
            /// The tuned values.
            pub const TUNED: Self = Self { $($name: $value,)* };
            /// All numbers with their names and ranges.
            pub const ALL: &[Margin] =
                &[$(Margin { name: stringify!($name), value: $value, least: $least, most: $most },)*];

            /// Whether this build can set them.
            pub const CAN_SET: bool = cfg!(feature = "lab");

            /// Sets the number of a name, within its range; returns whether there is one and this build can.
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
    /// Less in a search for a mate, in which quiet moves matter, too.
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
    /// their beta lies this many hundredths of the depth below the entry's score …
    singular_margin = 120 in 30..=400;
    /// … and this many more where the node was on a principal variation, with a null window.
    singular_was_principal = 50 in 0..=200;
    /// Below that beta by more than this the move is extended twice …
    singular_double_margin = 7 in 0..=60;
    /// … so often in a line.
    singular_double_limit = 8 in 2..=20;
    /// Not below that beta, it is reduced by this if the entry's score is at least beta …
    singular_negative = 2 in 0..=4;
    /// … and by this in other expected cut nodes.
    singular_negative_cut = 1 in 0..=4;

    /// History: the bonus of a cutoff for each ply of depth …
    history_bonus = 180 in 50..=400;
    /// … less this …
    history_bonus_offset = 60 in 0..=400;
    /// … at most this …
    history_bonus_limit = 1800 in 600..=4000;
    /// … and this many hundredths of it as the malus of the moves before it.
    history_malus = 140 in 50..=300;
    /// Correction history: the bonus of an error of the evaluation for each ply of depth, in hundredths …
    correction_rate = 60 in 10..=300;
    /// … and the weight of the correction of the pawns, …
    correction_pawns = 2 in 0..=6;
    /// of each side's pieces, …
    correction_pieces = 1 in 0..=6;
    /// and of the last two moves, …
    correction_reply = 2 in 0..=6;
    /// the sum divided by this.
    correction_divisor = 3 in 1..=12;

    /// The bonus of the last move for each centipawn by which it changes the evaluation …
    swing_bonus = 8 in 1..=30;
    /// … at most this.
    swing_bonus_limit = 1000 in 300..=3000;
    /// This many hundredths of the bonus reward a move to which there was no good reply.
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
        assert_eq!(margins, before);
    }
}
