//! What the search learns from its own cuts: which moves tend to be good, and where the evaluation tends to be wrong.
//!
//! Every number moves towards ±[`LIMIT`] the slower the nearer it is, so that what was learned last counts most and
//! nothing overflows.

use super::margins::Margins;
use super::score::Score;
use crate::board::{Bitboard, Board, Color, Role};
use crate::rules::{Move, Position};
use crate::tactics::taken;

/// Learned numbers stay within this.
pub(super) const LIMIT: i32 = 16_384;

/// A piece and the square that it goes to, as a number: what the moves after it are remembered under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceTo(u16);

const PIECE_TOS: usize = 12 * 64;
/// Quiet moves of a side: by threat, from and to.
const QUIETS: usize = 4 << 12;
/// How many positions of a kind the corrections tell apart.
const CORRECTIONS: usize = 8192;
/// Corrections are kept in parts of a centipawn.
const CORRECTION_GRAIN: i32 = 128;

impl PieceTo {
    /// The piece that a move moves, and where to.
    #[inline]
    pub(super) fn of(position: &Position, played: Move) -> Self {
        let role = played.role().unwrap_or(Role::Pawn);
        Self(((position.turn().index() * 6 + usize::from(role.code() - 1)) * 64 + played.to().index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize % PIECE_TOS
    }
}

/// The tables of one thread.
#[derive(Clone, Debug)]
pub(super) struct Histories {
    /// Quiet moves by side, threat, from and to.
    quiet: Vec<[i16; QUIETS]>,
    /// Captures by piece, square and what is taken.
    capture: Vec<i16>,
    /// Quiet moves by the piece and square of an earlier move and their own.
    following: ContinuationTable,
    /// By pawns, white's pieces and black's pieces, for each side to move: how far searches differ from the evaluation.
    correction: Vec<i16>,
    /// By the last move and the one before it: the same.
    reply: ContinuationTable,
}

/// A number for each pair of landings: more than a megabyte, which is there from the first lesson on.
#[derive(Clone, Debug, Default)]
struct ContinuationTable(Vec<i16>);

impl ContinuationTable {
    const fn index(first: PieceTo, second: PieceTo) -> usize {
        first.index() * PIECE_TOS + second.index()
    }

    #[inline]
    fn get(&self, index: usize) -> i32 {
        self.0.get(index).map_or(0, |&value| i32::from(value))
    }

    /// Those of a first piece and square.
    #[inline]
    fn after(&self, first: PieceTo) -> Option<&[i16; PIECE_TOS]> {
        self.0.as_chunks().0.get(first.index())
    }

    #[inline]
    fn learn(&mut self, index: usize, bonus: i32) {
        if self.0.is_empty() {
            self.begin();
        }
        pull(&mut self.0[index], bonus);
    }

    #[cold]
    #[inline(never)]
    fn begin(&mut self) {
        self.0 = vec![0; PIECE_TOS * PIECE_TOS];
    }

    /// Takes its full size at once; says whether there is so much memory.
    fn take_room(&mut self) -> bool {
        let mut full = Vec::new();
        if self.0.is_empty() && full.try_reserve_exact(PIECE_TOS * PIECE_TOS).is_ok() {
            full.resize(PIECE_TOS * PIECE_TOS, 0);
            self.0 = full;
        }
        !self.0.is_empty()
    }
}

/// What is known of landings after one that nothing is known of.
static NONE: [i16; PIECE_TOS] = [0; PIECE_TOS];

/// What is known of the quiet moves of a side in a context.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietAfter<'a> {
    /// Each on its own.
    alone: &'a [i16; QUIETS],
    /// By piece and square, after each of the moves before.
    after: [&'a [i16; PIECE_TOS]; 3],
    threats: Bitboard,
}

impl QuietAfter<'_> {
    #[inline]
    pub(super) fn of(&self, position: &Position, played: Move) -> i32 {
        let piece_to = PieceTo::of(position, played).index();
        let sum = i32::from(self.alone[quiet_index(played, self.threats)]);
        self.after.iter().fold(sum, |sum, after| sum + i32::from(after[piece_to]))
    }
}

fn pull(value: &mut i16, bonus: i32) {
    let now = i32::from(*value);
    *value = (now + bonus - now * bonus.abs() / LIMIT) as i16;
}

/// Where a quiet move stands among those of its side.
#[inline]
fn quiet_index(played: Move, threats: Bitboard) -> usize {
    let threat = usize::from(threats.contains(played.from())) * 2 + usize::from(threats.contains(played.to()));
    threat << 12 | (played.raw() & 0xFFF) as usize
}

/// What happened before a move, and what threatens: what quiet moves are remembered under.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    /// The landings of the moves one, two and four plies before.
    pub(super) before: [Option<PieceTo>; 3],
    /// The squares that the other side attacks.
    pub(super) threats: Bitboard,
}

impl Context {
    pub(super) const NONE: Self = Self { before: [None; 3], threats: Bitboard(0) };
}

fn capture_index(position: &Position, played: Move) -> usize {
    PieceTo::of(position, played).index() * 6 + usize::from(taken(position, played).code() - 1)
}

/// A short number for a set of pieces: the upper bits of a product.
const fn mix(set: u64, factor: u64) -> u64 {
    (set ^ set >> 29).wrapping_mul(factor)
}

/// Where the corrections of a position stand.
fn correction_indices(position: &Position) -> [usize; 3] {
    let board: &Board = position.board();
    let pawns = board.role(Role::Pawn);
    let side = |color: Color| {
        let own = board.color(color) - pawns;
        let knights_and_kings = own & (board.role(Role::Knight) | board.role(Role::King));
        let straight = own & (board.role(Role::Rook) | board.role(Role::Queen));
        mix(own.0, 0x9E37_79B9_7F4A_7C15)
            ^ mix(knights_and_kings.0, 0xC2B2_AE3D_27D4_EB4F).rotate_left(17)
            ^ mix(straight.0, 0x1656_67B1_9E37_79F9).rotate_left(31)
    };
    let of_pawns = |set: Bitboard, factor| mix(set.0, factor);
    let white = of_pawns(pawns & board.color(Color::White), 0x8564_3F2E_94A0_35D1);
    let black = of_pawns(pawns & board.color(Color::Black), 0xD6E8_FEB8_6659_FD93);
    let turn = position.turn().index();
    [white ^ black.rotate_left(23), side(Color::White), side(Color::Black)].map({
        let mut kind = 0;
        move |key| {
            kind += 1;
            ((kind - 1) * 2 + turn) * CORRECTIONS + (key >> 51) as usize % CORRECTIONS
        }
    })
}

/// Where the correction after two moves stands.
fn reply_index([last, before]: [Option<PieceTo>; 2]) -> Option<usize> {
    Some(ContinuationTable::index(before?, last?))
}

impl Histories {
    pub(super) fn new() -> Self {
        Self {
            quiet: vec![[0; QUIETS]; 2],
            capture: vec![0; PIECE_TOS * 6],
            following: ContinuationTable::default(),
            correction: vec![0; 6 * CORRECTIONS],
            reply: ContinuationTable::default(),
        }
    }

    /// Takes all the room that it will ever need; says whether there is so much memory.
    pub(super) fn take_room(&mut self) -> bool {
        self.following.take_room() && self.reply.take_room()
    }

    pub(super) fn clear(&mut self) {
        let (following, reply) = (&mut self.following.0, &mut self.reply.0);
        let quiet = self.quiet.as_flattened_mut();
        for table in [quiet, &mut self.capture, following, &mut self.correction, reply] {
            table.fill(0);
        }
    }

    /// What is known of a capture or promotion.
    #[inline]
    pub(super) fn of_noisy(&self, position: &Position, played: Move) -> i32 {
        i32::from(self.capture[capture_index(position, played)])
    }

    /// What is known of a quiet move, on its own and after the moves before it.
    #[inline]
    pub(super) fn of_quiet(&self, position: &Position, played: Move, context: &Context) -> i32 {
        self.quiet_after(position.turn(), context).of(position, played)
    }

    /// What is known of the quiet moves of a side.
    #[inline]
    pub(super) fn quiet_after(&self, turn: Color, context: &Context) -> QuietAfter<'_> {
        let alone = &self.quiet[turn.index()];
        let after =
            context.before.map(|earlier| earlier.and_then(|earlier| self.following.after(earlier)).unwrap_or(&NONE));
        QuietAfter { alone, after, threats: context.threats }
    }

    pub(super) fn learn_noisy(&mut self, position: &Position, played: Move, bonus: i32) {
        pull(&mut self.capture[capture_index(position, played)], bonus);
    }

    pub(super) fn learn_quiet(&mut self, position: &Position, played: Move, context: &Context, bonus: i32) {
        let piece_to = PieceTo::of(position, played);
        self.learn_played(position.turn(), played, piece_to, context, [bonus; 2]);
    }

    /// Learns of a quiet move of a side, alone and after the moves before it.
    pub(super) fn learn_played(
        &mut self,
        turn: Color,
        played: Move,
        piece_to: PieceTo,
        context: &Context,
        [alone, after]: [i32; 2],
    ) {
        pull(&mut self.quiet[turn.index()][quiet_index(played, context.threats)], alone);
        if after != 0 {
            for earlier in context.before.iter().flatten() {
                self.following.learn(ContinuationTable::index(*earlier, piece_to), after);
            }
        }
    }

    /// What to add to the evaluation of a position, as searches of its like have taught.
    #[inline]
    pub(super) fn correction(&self, position: &Position, last: [Option<PieceTo>; 2], margins: &Margins) -> Score {
        let [pawns, white, black] = correction_indices(position).map(|index| i32::from(self.correction[index]));
        let reply = reply_index(last).map_or(0, |index| self.reply.get(index));
        let sum = pawns * margins.correction_pawns
            + (white + black) * margins.correction_pieces
            + reply * margins.correction_reply;
        sum / (margins.correction_divisor * CORRECTION_GRAIN)
    }

    /// Learns that a search of this depth came out `error` better than the evaluation, at a rate in hundredths.
    pub(super) fn learn_correction(
        &mut self,
        position: &Position,
        last: [Option<PieceTo>; 2],
        depth: i32,
        error: Score,
        rate: i32,
    ) {
        let bonus = (error * depth * rate / 100).clamp(-LIMIT / 4, LIMIT / 4);
        for index in correction_indices(position) {
            pull(&mut self.correction[index], bonus);
        }
        if let Some(index) = reply_index(last) {
            self.reply.learn(index, bonus);
        }
    }
}
