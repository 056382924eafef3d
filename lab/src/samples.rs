//! Positions with results, as counts of weights.

use super::Record;
use super::parts::in_parts;
use gridmate::engine::evaluation::lab::{COUNT, Features, Learnt, NetworkReader, features};
use gridmate::notation::fen;
use std::fmt;
use std::ops::Range;

/// A weight and how often it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WeightCount {
    pub(super) weight: u16,
    pub(super) times: i16,
}

/// A position: where its counts begin, one list after the other, and what else its value depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    start: usize,
    /// Where the lists end: white's good less black's, white's king's danger, black's, what is complex.
    ends: [u16; 4],
    pub(super) phase: f32,
    pub(super) scales: [f32; 2],
    /// The result for white, 0 to 1, and what a search has said, in centipawns.
    pub(super) result: f32,
    pub(super) score: Option<f32>,
    /// What the network makes of the sum.
    pub(super) learnt: Learnt,
}

/// Positions with results.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    counts: Vec<WeightCount>,
    pub(super) samples: Vec<Sample>,
}

/// A line that is no position with a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SampleError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, why } = self;
        write!(f, "line {line} is no position with a result (FEN;1-0, or FEN;0.5;SCORE): {why}")
    }
}

impl std::error::Error for SampleError {}

impl Samples {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// Reads lines of a FEN, a result (`1-0`, `0-1`, `1/2-1/2` or white's points) and, where there is one, what a search
    /// said for white in centipawns. Positions whose value does not depend on weights are left out.
    pub fn read(text: &str, threads: usize) -> Result<Self, SampleError> {
        let lines: Vec<&str> = text.lines().collect();
        let parts = in_parts(&lines, threads, |before, lines| Self::read_lines(lines, before));
        let mut all = Self::default();
        for part in parts {
            all.append(part?);
        }
        Ok(all)
    }

    fn read_lines(lines: &[&str], before: usize) -> Result<Self, SampleError> {
        let mut samples = Self::default();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            samples.read_line(line).map_err(|why| SampleError { line: before + index + 1, why })?;
        }
        Ok(samples)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        let mut fields = line.split(';').map(str::trim);
        let (position, _) = fen::parse_any(fields.next().unwrap_or_default()).map_err(|error| error.to_string())?;
        let result = match fields.next() {
            Some("1-0") => 1.0,
            Some("0-1") => 0.0,
            Some("1/2-1/2") => 0.5,
            Some(points) => points.parse().map_err(|_| format!("\"{points}\" is no result"))?,
            None => return Err("there is no result".to_owned()),
        };
        let score = match fields.next() {
            None | Some("") => None,
            Some(score) => Some(score.parse().map_err(|_| format!("\"{score}\" is no score"))?),
        };
        if let Some(features) = features(&position) {
            self.push(&features, result, score, Learnt::NOTHING);
        }
        Ok(())
    }

    /// Takes records with their scores, and what the network makes of their positions. Those whose value does not depend
    /// on weights are left out.
    #[must_use]
    pub fn beside_network(records: &[Record], threads: usize) -> Self {
        let parts = in_parts(records, threads, |_, records| {
            let (mut samples, mut network) = (Self::default(), NetworkReader::default());
            for record in records {
                if let Some(position) = record.position()
                    && let Some(features) = features(&position)
                {
                    let learnt = network.read(&position);
                    samples.push(&features, f32::from(record.result) / 2.0, Some(f32::from(record.score)), learnt);
                }
            }
            samples
        });
        let mut all = Self::default();
        for part in parts {
            all.append(part);
        }
        all
    }

    /// Adds a position.
    pub(super) fn push(&mut self, features: &Features, result: f32, score: Option<f32>, learnt: Learnt) {
        let start = self.counts.len();
        let mut ends = [0; 4];
        for (list, end) in ends.iter_mut().enumerate() {
            let counted =
                (0..COUNT).map(|index| WeightCount { weight: index as u16, times: features.times(index)[list] });
            self.counts.extend(counted.filter(|count| count.times != 0));
            *end = (self.counts.len() - start) as u16;
        }
        let [white, black] = features.scales.map(|scale| scale as f32);
        self.samples.push(Sample {
            start,
            ends,
            phase: features.phase as f32,
            scales: [white, black],
            result,
            score,
            learnt,
        });
    }

    fn append(&mut self, other: Self) {
        let offset = self.counts.len();
        self.counts.extend(other.counts);
        self.samples.extend(other.samples.into_iter().map(|sample| Sample { start: sample.start + offset, ..sample }));
    }

    /// The four lists of a sample.
    #[inline]
    pub(super) fn lists(&self, sample: &Sample) -> [&[WeightCount]; 4] {
        let [a, b, c, d] = sample.ends.map(usize::from);
        let list = |range: Range<usize>| &self.counts[sample.start + range.start..sample.start + range.end];
        [list(0..a), list(a..b), list(b..c), list(c..d)]
    }
}
