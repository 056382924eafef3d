//! Games of random moves as a file would hold them, the same for the same seed.

#[path = "../../tests/random/mod.rs"]
mod random;

use gridmate::notation::san;
use gridmate::rules::Variant;
use random::{Random, playout};

/// The text of many games: tags, 40 to 120 plies, and now and then a comment, a mark or a variation.
pub(crate) struct Games(u64);

impl Games {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Iterator for Games {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        self.0 += 1;
        let mut random = Random::new(self.0);
        let (number, plies) = (self.0, 40 + random.below(81));
        let result = *random.pick(&["1-0", "0-1", "1/2-1/2"]);
        let (year, round) = (1900 + random.below(126), 1 + random.below(15));
        let mut text = format!(
            "[Event \"Open {year}\"]\n[Site \"?\"]\n[Date \"{year}.??.??\"]\n[Round \"{round}\"]\n\
             [White \"Player {number}\"]\n[Black \"Player {}\"]\n[Result \"{result}\"]\n\n",
            number * 7 % 9973
        );
        let mut width = 0;
        let mut add = |word: &str| {
            width += word.len() + 1;
            text.push_str(word);
            text.push(if width < 72 { ' ' } else { '\n' });
            width = if width < 72 { width } else { 0 };
        };
        for (ply, (before, played)) in playout(number, Variant::Standard).take(plies).enumerate() {
            if ply % 2 == 0 {
                add(&format!("{}.", ply / 2 + 1));
            }
            let written = san::write(&before, played);
            add(&written);
            match random.below(100) {
                0 => add("{and here it begins}"),
                1 => add("$6"),
                2 => add(&format!("({written})")),
                _ => {}
            }
        }
        add(result);
        text.push_str("\n\n");
        Some(text)
    }
}

/// So many bytes of games, or the few more that end the last of them.
#[allow(dead_code, reason = "each bench takes what it needs")]
pub(crate) fn bytes(seed: u64, least: usize) -> String {
    let mut text = String::with_capacity(least + 4096);
    for game in Games::new(seed) {
        text.push_str(&game);
        if text.len() >= least {
            break;
        }
    }
    text
}
