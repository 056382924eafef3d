//! What bishops, rooks and queens do along a line on which one piece stands between.

use super::exchange::{Exchange, worth};
use super::{Finding, Motif, is_safe, position_for};
use crate::board::{Bitboard, Color, Role, Square};
use crate::geometry::{attacks, between};
use crate::rules::Position;
use alloc::vec::Vec;

/// A slider, the first piece that it meets on a line, and the one behind that.
#[derive(Clone, Copy)]
pub(super) struct Battery {
    pub(super) slider: Square,
    pub(super) front: Square,
    pub(super) behind: Square,
}

/// The lines of a side's sliders that meet two pieces: a front piece of colour `front` and behind it one of the other side.
pub(super) fn batteries(position: &Position, side: Color, front: Color) -> impl Iterator<Item = Battery> {
    let board = position.board();
    let occupied = board.occupied();
    let sliders = (board.diagonal_sliders() | board.straight_sliders()) & board.color(side);
    sliders.into_iter().flat_map(move |slider| {
        let role = board.piece_at(slider).map_or(Role::Queen, |piece| piece.role);
        let reach = move |occupied| attacks(role, side, slider, occupied);
        let fronts = reach(occupied) & board.color(front);
        fronts.into_iter().flat_map(move |front| {
            let behind = (reach(occupied - Bitboard::from(front)) - reach(occupied)) & board.color(!side);
            behind.into_iter().map(move |behind| Battery { slider, front, behind })
        })
    })
}

/// What the first finds that is a motif of this kind.
fn finding(motif: Motif, side: Color, battery: Battery) -> Finding {
    Finding::new(motif, side, battery.slider, battery.behind).through(battery.front)
}

pub(super) fn pins(position: &Position, side: Color) -> Vec<Finding> {
    let king = position.king(!side);
    let found = batteries(position, side, !side).filter(|battery| battery.behind == king);
    found.map(|battery| finding(Motif::Pin, side, battery)).collect()
}

pub(super) fn relative_pins(position: &Position, side: Color) -> Vec<Finding> {
    let (board, king) = (position.board(), position.king(!side));
    let price = |square| board.piece_at(square).map_or(0, |piece| worth(piece.role));
    let is_pin = |battery: &Battery| {
        ![battery.front, battery.behind].contains(&king)
            && price(battery.front) < price(battery.behind)
            && wins_behind(position, battery)
            && is_safe(position, battery.slider, side)
    };
    let found = batteries(position, side, !side).filter(is_pin);
    found.map(|battery| finding(Motif::RelativePin, side, battery)).collect()
}

pub(super) fn skewers(position: &Position, side: Color) -> Vec<Finding> {
    let (board, king) = (position.board(), position.king(!side));
    let price = |square| board.piece_at(square).map_or(0, |piece| worth(piece.role));
    let attacks_front = |battery: &Battery| {
        battery.front == king
            || !board.role(Role::Pawn).contains(battery.front)
                && price(battery.front) >= price(battery.behind)
                && Exchange::of(position).won_by(battery.slider, battery.front).is_some_and(|won| won > 0)
    };
    let is_skewer = |battery: &Battery| {
        battery.behind != king
            && attacks_front(battery)
            && wins_behind(position, battery)
            && is_safe(position, battery.slider, side)
    };
    let found = batteries(position, side, !side).filter(is_skewer);
    found.map(|battery| finding(Motif::Skewer, side, battery)).collect()
}

pub(super) fn discovered_attacks(position: &Position, side: Color) -> Vec<Finding> {
    let king = position.king(!side);
    let is_attack = |battery: &Battery| battery.behind != king && wins_behind(position, battery);
    let found = discoveries(position, side).into_iter().filter(is_attack);
    found.map(|battery| finding(Motif::DiscoveredAttack, side, battery)).collect()
}

pub(super) fn discovered_checks(position: &Position, side: Color) -> Vec<Finding> {
    let king = position.king(!side);
    let found = discoveries(position, side).into_iter().filter(|battery| battery.behind == king);
    found.map(|battery| finding(Motif::DiscoveredCheck, side, battery)).collect()
}

/// The lines of a side's sliders that a piece of its own has a legal move to open; castling is none.
fn discoveries(position: &Position, side: Color) -> Vec<Battery> {
    let (moves, king) = (position_for(position, side).legal_moves(), position.king(!side));
    let can_open = |battery: &Battery| {
        let line = between(battery.slider, battery.behind) | Bitboard::from(battery.behind) | Bitboard::from(king);
        let opens = |to| !line.contains(to);
        moves.iter().any(|played| played.from() == battery.front && !played.is_castle() && opens(played.to()))
    };
    batteries(position, side, side).filter(can_open).collect()
}

/// Whether the slider wins the piece behind if the one in front is gone.
fn wins_behind(position: &Position, battery: &Battery) -> bool {
    let open = Exchange::of(position).without(battery.front);
    open.won_by(battery.slider, battery.behind).is_some_and(|won| won > 0)
}
