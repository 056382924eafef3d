//! The heuristics of the search, by name.
//!
//! Each can be switched off in a build with the feature `lab`, to see in a match what it is worth; `docs/results.md` has
//! the results. In any other build all are on, and asking costs nothing.

/// A heuristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Heuristic {
    /// Start with a narrow window around the last score.
    Aspiration,
    /// A mate that is found already makes longer ones pointless.
    MateDistance,
    /// Far above the window with little depth left: enough.
    ReverseFutility,
    /// If even passing holds the score, it holds.
    NullMove,
    /// Late quiet moves near the leaves are left out.
    LateMoves,
    /// Moves near the leaves that cannot lift a hopeless score are left out.
    Futility,
    /// Moves that have failed often are left out near the leaves.
    HistoryPruning,
    /// Moves that lose material in the exchange are left out near the leaves.
    ExchangePruning,
    /// Late moves are searched less deep first.
    Reductions,
    /// A move that is better than all others by far is searched deeper.
    Singular,
    /// Moves are ordered by what was learned of them after the moves before.
    Continuation,
    /// The evaluation is corrected by what searches of like positions have taught.
    Correction,
    /// Positions are remembered and not searched again.
    Table,
    /// What is learned of a quiet move depends on whether it leaves or enters a square that the other side attacks.
    Threats,
    /// A quiet move after which nothing is found is good.
    Refuted,
    /// A quiet move is judged by how the evaluation changes with it.
    Swing,
    /// The evaluation is corrected by what was learned after like moves.
    ReplyCorrection,
    /// Of the root's moves, those that it took most positions to refute are tried first.
    RootNodes,
}

impl Heuristic {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Aspiration,
        Self::MateDistance,
        Self::ReverseFutility,
        Self::NullMove,
        Self::LateMoves,
        Self::Futility,
        Self::HistoryPruning,
        Self::ExchangePruning,
        Self::Reductions,
        Self::Singular,
        Self::Continuation,
        Self::Correction,
        Self::Table,
        Self::Threats,
        Self::Refuted,
        Self::Swing,
        Self::ReplyCorrection,
        Self::RootNodes,
    ];

    /// What it is called, as in `--white "engine;without=null-move"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Aspiration => "aspiration",
            Self::MateDistance => "mate-distance",
            Self::ReverseFutility => "reverse-futility",
            Self::NullMove => "null-move",
            Self::LateMoves => "late-moves",
            Self::Futility => "futility",
            Self::HistoryPruning => "history-pruning",
            Self::ExchangePruning => "exchange-pruning",
            Self::Reductions => "reductions",
            Self::Singular => "singular",
            Self::Continuation => "continuation",
            Self::Correction => "correction",
            Self::Table => "table",
            Self::Threats => "threats",
            Self::Refuted => "refuted",
            Self::Swing => "swing",
            Self::ReplyCorrection => "reply-correction",
            Self::RootNodes => "root-nodes",
        }
    }

    /// The one of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|heuristic| heuristic.name() == name)
    }
}

/// Those that are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Without(#[cfg(feature = "lab")] u32);

impl Without {
    /// Whether one is on.
    #[inline(always)]
    #[cfg_attr(not(feature = "lab"), allow(clippy::unused_self, reason = "all are on"))]
    pub(super) const fn has(self, heuristic: Heuristic) -> bool {
        #[cfg(feature = "lab")]
        return self.0 >> heuristic as u8 & 1 == 0;
        #[cfg(not(feature = "lab"))]
        {
            let _ = heuristic;
            true
        }
    }

    /// Switches one off; says whether this build can.
    pub fn leave_out(&mut self, heuristic: Heuristic) -> bool {
        #[cfg(feature = "lab")]
        {
            self.0 |= 1 << heuristic as u8;
        }
        let _ = heuristic;
        cfg!(feature = "lab")
    }
}
