//! Games judged move by move and explained, bit by bit.

use crate::board::{Color, Role};
use crate::engine::{Engine, Line, Score, mate_in, score_of};
use crate::game::Game;
use crate::notation::{san, uci};
use crate::review::{
    ClaimOutcome, ComparedMove, Explaining, Judgement, Judging, MoveClaim, Review, ReviewedMove, Spot,
};
use crate::web::error::Failure;
use crate::web::json::Json;
use crate::web::read::{legal_line, line_text, played};
use crate::web::turn::TurnTimer;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// What is known of a position, as programs pass it.
    #[wasm_bindgen(typescript_type = "Judgement")]
    pub type JudgementFields;

    #[wasm_bindgen(method, getter)]
    fn ply(this: &JudgementFields) -> u32;
    #[wasm_bindgen(method, getter)]
    fn lines(this: &JudgementFields) -> Vec<LineFields>;
    #[wasm_bindgen(method, getter)]
    fn compared(this: &JudgementFields) -> Option<ComparedFields>;

    /// A line of it.
    pub type LineFields;

    #[wasm_bindgen(method, getter)]
    fn score(this: &LineFields) -> Score;
    #[wasm_bindgen(method, getter, js_name = mateIn)]
    fn mate_in(this: &LineFields) -> Option<i32>;
    #[wasm_bindgen(method, getter)]
    fn line(this: &LineFields) -> String;

    /// The move that was played in it beside the best one.
    pub type ComparedFields;

    #[wasm_bindgen(method, getter)]
    fn played(this: &ComparedFields) -> String;
    #[wasm_bindgen(method, getter)]
    fn best(this: &ComparedFields) -> LineFields;
    #[wasm_bindgen(method, getter)]
    fn value(this: &ComparedFields) -> LineFields;
}

/// Judges and explains the moves of a game, bit by bit; any number of workers may share the game, a block each.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reviewer {
    review: Review,
    nodes: u64,
    engine: Engine,
    work: ReviewWork,
}

/// What was begun last.
#[derive(Debug)]
enum ReviewWork {
    /// The judging of a block.
    Judging(Box<Judging>),
    /// A block that is judged; nothing at first.
    Judged(Vec<Judgement>),
    /// The explanation of a move.
    Explaining(Box<Explaining>),
    /// A move that is explained.
    Explained(Vec<MoveClaim>),
}

#[wasm_bindgen]
impl Reviewer {
    /// The review of a game: its start, a FEN; its moves in UCI, with spaces between; the nodes of each position, 0 for the
    /// usual number; and the plies, from 1, whose moves are theory, which are marked only as blunders.
    ///
    /// ```js
    /// const reviewer = new Reviewer(start, 'f2f3 e7e5 g2g4 d8h4', 0, new Uint16Array());
    /// for (let block = 0; block < reviewer.blocks; block += 1) {
    ///   reviewer.begin(block);
    ///   while (!reviewer.goOn(50));
    /// }
    /// reviewer.moves()[2].mark; // 'blunder'
    /// ```
    #[wasm_bindgen(constructor)]
    pub fn new(start: &str, moves: &str, nodes: f64, theory: &[u16]) -> Result<Self, Failure> {
        Ok(Self::of(&played(start, moves)?, nodes, theory))
    }

    /// The number of the blocks, which may be judged in any order and by any worker.
    #[wasm_bindgen(getter)]
    pub fn blocks(&self) -> usize {
        self.review.blocks()
    }

    /// Prepares to judge a block, from 0.
    pub fn begin(&mut self, block: usize) {
        self.work = ReviewWork::Judging(Box::new(self.review.judge(block, self.nodes)));
    }

    /// Prepares to explain the move of a ply, from 1: what it allows, and what the better move does; of a move that is known to
    /// be great, what it does, and what the next best would allow. Nothing of the game needs to be known for a mistake.
    #[wasm_bindgen(js_name = beginExplaining)]
    pub fn begin_explaining(&mut self, ply: usize) {
        let explaining = self.review.explain(ply, self.nodes).map(Box::new);
        self.work = explaining.map_or(ReviewWork::Explained(Vec::new()), ReviewWork::Explaining);
    }

    /// Goes on for about `milliseconds`, at least with one search. Returns whether what was begun is done; what it has found of
    /// positions is then known to this reviewer.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, milliseconds: f64) -> bool {
        let timer = TurnTimer::new(milliseconds, 0.0);
        match &mut self.work {
            ReviewWork::Judging(judging) => {
                if !judging.go_on(&mut self.engine, &timer) {
                    return false;
                }
                let judgements = judging.clone().take();
                for judgement in judgements.iter().cloned() {
                    self.review.learn(judgement);
                }
                self.work = ReviewWork::Judged(judgements);
            }
            ReviewWork::Explaining(explaining) => {
                if !explaining.go_on(&mut self.engine, &timer) {
                    return false;
                }
                self.work = ReviewWork::Explained(explaining.claims().to_vec());
            }
            ReviewWork::Judged(_) | ReviewWork::Explained(_) => {}
        }
        true
    }

    /// What is proved of the move that was explained last; nothing before it is done.
    #[wasm_bindgen(unchecked_return_type = "Claim[]")]
    pub fn claims(&self) -> JsValue {
        let claims: &[MoveClaim] = match &self.work {
            ReviewWork::Explained(claims) => claims,
            _ => &[],
        };
        Json::parsed_list(claims, |json, claim| self.write_claim(json, claim))
    }

    /// How many positions of the block have been judged so far.
    #[wasm_bindgen(getter)]
    pub fn judged(&self) -> usize {
        match &self.work {
            ReviewWork::Judging(judging) => judging.judged(),
            ReviewWork::Judged(judgements) => judgements.len(),
            ReviewWork::Explaining(_) | ReviewWork::Explained(_) => 0,
        }
    }

    /// What is known of the positions of the block that was begun last, as far as they are judged, which is done
    /// from the last one back.
    #[wasm_bindgen(unchecked_return_type = "Judgement[]")]
    pub fn judgements(&self) -> JsValue {
        let judgements = match &self.work {
            ReviewWork::Judging(judging) => Judging::clone(judging).take(),
            ReviewWork::Judged(judgements) => judgements.clone(),
            ReviewWork::Explaining(_) | ReviewWork::Explained(_) => Vec::new(),
        };
        Json::parsed_list(&judgements, |json, judgement| self.write_judgement(json, judgement))
    }

    /// Takes in what another worker or an earlier visit has found; of a line it may know the score alone. Returns whether it is of
    /// this game.
    pub fn learn(&mut self, judgement: &JudgementFields) -> bool {
        let ply = judgement.ply() as usize;
        let Some(game) = self.game_at(ply) else { return false };
        let read = |fields: LineFields| {
            let text = fields.line();
            let moves = legal_line(&game, &text);
            (text.is_empty() || !moves.is_empty()).then(|| Line { score: fields.total(), moves })
        };
        let compared = judgement.compared().and_then(|fields| {
            let played = legal_line(&game, &fields.played()).into_iter().next()?;
            Some(ComparedMove { played, best: fields.best().total(), score: fields.value().total() })
        });
        let lines = judgement.lines().into_iter().map(read).collect::<Option<_>>();
        lines.is_some_and(|lines| self.review.learn(Judgement { ply, lines, compared, nodes: 0 }))
    }

    /// The moves whose positions before and after are known.
    #[wasm_bindgen(unchecked_return_type = "ReviewedMove[]")]
    pub fn moves(&self) -> JsValue {
        Json::parsed_list(self.review.moves(), |json, reviewed| self.write_move(json, &reviewed))
    }

    /// Whether the move of a ply, from 1, is as good as the best one; not if the positions before and after it are not known.
    #[wasm_bindgen(js_name = isAsGood)]
    pub fn is_as_good(&self, ply: usize) -> bool {
        self.review.moves().iter().any(|reviewed| reviewed.ply == ply && reviewed.is_as_good())
    }

    /// Whether the best move of a position, which is known, alone keeps what it is worth.
    #[wasm_bindgen(js_name = hasOnlyMove)]
    pub fn has_only_move(&self, ply: usize) -> bool {
        self.review.only_move(ply).is_some()
    }

    /// The accuracy of both sides in percent; `null` for a side without moves.
    #[wasm_bindgen(unchecked_return_type = "{ white: number | null, black: number | null }")]
    pub fn accuracy(&self) -> JsValue {
        Json::parsed_object(|json| {
            for (name, side) in [("white", Color::White), ("black", Color::Black)] {
                json.field(name).maybe(self.review.accuracy(side), write_decimal);
            }
        })
    }
}

impl LineFields {
    /// The score with the mate in it.
    fn total(&self) -> Score {
        score_of(self.score(), self.mate_in())
    }
}

impl Reviewer {
    /// The review of a game.
    pub(super) fn of(game: &Game, nodes: f64, theory: &[u16]) -> Self {
        let review = Review::of(game).with_theory(theory.iter().map(|&ply| usize::from(ply)));
        Self { review, nodes: nodes as u64, engine: Engine::new(0), work: ReviewWork::Judged(Vec::new()) }
    }

    /// The review with what is known so far.
    #[cfg(feature = "review-api")]
    pub(super) const fn review(&self) -> &Review {
        &self.review
    }

    /// The game up to some plies.
    fn game_at(&self, ply: usize) -> Option<Game> {
        let mut game = self.review.game().clone();
        if ply > game.ply() {
            return None;
        }
        while game.ply() > ply {
            game.undo();
        }
        Some(game)
    }

    fn write_judgement(&self, json: &mut Json, judgement: &Judgement) {
        let game = self.game_at(judgement.ply);
        json.object(|json| {
            json.field("ply").plain(judgement.ply);
            json.field("lines").list(&judgement.lines, |json, line| {
                json.object(|json| {
                    write_score(json, line.score);
                    let text = game.as_ref().map_or_else(String::new, |game| line_text(game, &line.moves));
                    json.field("line").text(&text);
                });
            });
            if let (Some(compared), Some(game)) = (judgement.compared, &game) {
                json.field("compared").object(|json| {
                    json.field("played").text(&uci::write(game.position(), compared.played, game.variant()));
                    json.field("best").object(|json| write_score(json, compared.best));
                    json.field("value").object(|json| write_score(json, compared.score));
                });
            }
        });
    }

    fn write_claim(&self, json: &mut Json, claim: &MoveClaim) {
        json.object(|json| {
            json.field("about").text(claim.about.code());
            json.field("motif").text(claim.code());
            json.field("side").letter(claim.side.char());
            json.field("at").maybe(claim.at, |json, at| json.plain(at));
            for (name, spots) in [("by", &claim.by), ("targets", &claim.targets), ("through", &claim.through)] {
                json.field(name).list(spots, write_spot);
            }
            json.field("line").list(claim.sans(), |json, san| json.text(&san));
            json.field("uci").list(claim.ucis(self.review.game().variant()), |json, uci| json.text(&uci));
            write_outcome(json.field("outcome"), &claim.outcome);
            json.field("text").text(&claim.to_string());
        });
    }

    fn write_move(&self, json: &mut Json, reviewed: &ReviewedMove) {
        let Some(before) = self.review.position(reviewed.ply - 1) else { return };
        json.object(|json| {
            json.field("ply").plain(reviewed.ply);
            json.field("san").text(&san::write(before, reviewed.played));
            json.field("uci").text(&uci::write(before, reviewed.played, self.review.game().variant()));
            json.field("best").maybe(reviewed.best, |json, best| json.text(&san::write(before, best)));
            write_decimal(json.field("win"), reviewed.win);
            write_decimal(json.field("loss"), reviewed.loss);
            json.field("mark").maybe(reviewed.mark, |json, mark| json.text(mark.code()));
        });
    }
}

/// Writes a number to three decimals. The library's writing of floating-point numbers weighs 7 KB with Brotli.
fn write_decimal(json: &mut Json, value: f64) {
    let thousandths = (value * 1000.0).round() as i64;
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
    json.plain(format_args!("{sign}{whole}.{rest:03}"));
}

fn write_score(json: &mut Json, score: Score) {
    json.field("score").plain(score);
    if let Some(moves) = mate_in(score) {
        json.field("mateIn").plain(moves);
    }
}

fn write_spot(json: &mut Json, spot: &Spot) {
    json.object(|json| {
        json.field("square").square(spot.square);
        json.field("piece").maybe(spot.piece, |json, piece| json.letter(piece.role.char()));
        json.field("color").maybe(spot.piece, |json, piece| json.letter(piece.color.char()));
    });
}

fn write_outcome(json: &mut Json, outcome: &ClaimOutcome) {
    let letters = |json: &mut Json, name: &str, roles: &[Role]| {
        json.field(name).list(roles, |json, role| json.letter(role.char()));
    };
    json.object(|json| match outcome {
        ClaimOutcome::Mate(moves) => {
            json.field("kind").text("mate");
            json.field("moves").plain(moves);
        }
        ClaimOutcome::Material { won, lost } => {
            json.field("kind").text("material");
            letters(json, "won", won);
            letters(json, "lost", lost);
        }
        ClaimOutcome::Draw => json.field("kind").text("draw"),
        ClaimOutcome::Terms(names) => {
            json.field("kind").text("terms");
            json.field("terms").list(names, |json, name| json.text(name));
        }
        ClaimOutcome::Effect(_) | ClaimOutcome::Nothing => json.field("kind").text("none"),
    });
}
