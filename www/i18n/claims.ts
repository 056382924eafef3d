// What a review claims of a move, as a sentence: English has its own, every other language makes one of the values of the claim.

import type { Claim, Spot } from '#doors/review.js';
import type { Color } from '../chess/chess';
import { written } from './notation';

/** What is on the board before the line begins. */
type MotifBefore =
  | 'hanging'
  | 'gives-up'
  | 'lets-through'
  | 'overloaded'
  | 'trapped'
  | 'pin'
  | 'unguarded'
  | 'shut-in'
  | 'no-castling'
  | 'goes-back';
/** What a move of the line does. */
type MotifDone =
  | 'fork'
  | 'skewer'
  | 'pin'
  | 'opens'
  | 'removes-defender'
  | 'trapped'
  | 'double-check'
  | 'defends'
  | 'deflection'
  | 'attraction'
  | 'interference'
  | 'clearance'
  | 'intermezzo'
  | 'x-ray'
  | 'zugzwang'
  | 'promotion'
  | 'attack'
  | 'check'
  | 'capture'
  | 'trade'
  | 'centre'
  | 'pawn-runs'
  | 'saves'
  | 'develops'
  | 'castles'
  | 'no-castling'
  | 'doubled-pawns'
  | 'isolated-pawn'
  | 'passed-pawn'
  | 'bishop-pair'
  | 'queens-off';
type MatePattern =
  | 'anastasia'
  | 'arabian'
  | 'back-rank'
  | 'blackburne'
  | 'boden'
  | 'corner'
  | 'double-bishop'
  | 'dovetail'
  | 'epaulette'
  | 'hook'
  | 'morphy'
  | 'opera'
  | 'pillsbury'
  | 'smothered'
  | 'swallow-tail';
/** What the evaluation counts. */
type TermGroup =
  | 'material'
  | 'placement'
  | 'mobility'
  | 'pawns'
  | 'passed pawns'
  | 'pieces'
  | 'threats'
  | 'king'
  | 'space'
  | 'initiative';

type Spots = readonly Spot[];

/** The pieces of a motif: those that do it, those they do it to, and what stands between or the squares that it is about. */
type Parts = Readonly<Record<'by' | 'targets' | 'through', Spots>>;

/** Each is a sentence without its full stop, or a name. */
export interface ClaimSentences {
  readonly before: Readonly<Record<MotifBefore, (parts: Parts) => string>>;
  readonly done: Readonly<Record<MotifDone, (move: string, parts: Parts, side: Color) => string>>;
  readonly mates: Readonly<Record<MatePattern | 'other', string>>;
  readonly terms: Readonly<Record<TermGroup, string>>;
  readonly list: (names: readonly string[]) => string;
  /** Pieces of one kind with their number. */
  readonly roles: (count: number, letter: string) => string;
  readonly better: (move: string) => string;
  /** The next best in the place of a great move. */
  readonly nextBest: (move: string) => string;
  /** A move is mate, or mate follows in some moves. */
  readonly mate: (name: string, moves: number, line: string) => string;
  /** A move or a line ends in a draw, by perpetual check or stalemate. */
  readonly draw: (isPerpetual: boolean, line: string) => string;
  /** What a side has won after a line, and what it has lost for that, if anything. */
  readonly wins: (line: string, side: Color, won: string, lost: string) => string;
  /** The moves that come after what a move does or gives up, where nothing is won. */
  readonly follows: (line: string) => string;
  /** What is worse by the evaluation alone. */
  readonly judged: (terms: string) => string;
}

/** Motifs that are said alike. */
const ALIKE: Readonly<Record<string, string>> = {
  'relative-pin': 'pin',
  underpromotion: 'promotion',
  undefended: 'gives-up',
};

/** What is there at the end of a line, and named with all of its moves. */
const LASTING: ReadonlySet<string> = new Set([
  'no-castling',
  'doubled-pawns',
  'isolated-pawn',
  'passed-pawn',
  'bishop-pair',
  'queens-off',
]);

const isIn = <Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(names, name);

export const claimIn =
  (words: ClaimSentences) =>
  (claim: Claim): string => {
    const { about, side, outcome } = claim;
    const isOtherwise = about === 'otherwise';
    const [first = '', ...rest] = claim.line.map((san) => written(san));
    const line = isOtherwise ? rest : [first, ...rest];
    if (outcome.kind === 'terms') {
      const terms = outcome.terms.map((term) => (isIn(words.terms, term) ? words.terms[term] : term));
      return `${words.judged(words.list(terms))}.`;
    }
    const sentences: string[] = [];
    if (about === 'better') sentences.push(words.better(first));
    if (isOtherwise) sentences.push(words.nextBest(first));
    if (outcome.kind === 'mate') {
      const pattern = claim.motif.replace(/-mate$/, '');
      const name = isIn(words.mates, pattern) ? words.mates[pattern] : words.mates.other;
      sentences.push(words.mate(name, outcome.moves, line.join(' ')));
    } else if (outcome.kind === 'draw') sentences.push(words.draw(claim.motif === 'perpetual-check', line.join(' ')));
    else sentences.push(...motifOf(claim, words));
    if (outcome.kind === 'material') {
      const counted = (letters: readonly string[]) =>
        words.list(
          [...new Set(letters)].map((one) => words.roles(letters.filter((other) => other === one).length, one)),
        );
      sentences.push(words.wins(line.join(' '), side, counted(outcome.won), counted(outcome.lost)));
    }
    // The better move is named with what it does; what others do is shown by the moves after it.
    const after = claim.at === null ? line : line.slice(1);
    const isLasting = claim.at !== null && LASTING.has(claim.motif);
    const isShown = outcome.kind === 'none' && about !== 'better' && !isLasting;
    if (isShown && after.length > 0) sentences.push(words.follows(after.join(' ')));
    return sentences.map((sentence) => `${sentence}.`).join(' ');
  };

/** What it says of the motif; nothing where there are no words for it. */
function motifOf({ motif, at, by, targets, through, line, side, about }: Claim, words: ClaimSentences): string[] {
  const name = ALIKE[motif] ?? motif;
  const parts = { by, targets, through };
  if (at === null) return isIn(words.before, name) ? [words.before[name](parts)] : [];
  const moves = LASTING.has(name) ? line.slice(about === 'otherwise' ? 1 : 0, at + 1) : line.slice(at, at + 1);
  const move = moves.map((san) => written(san)).join(' ');
  return isIn(words.done, name) ? [words.done[name](move, parts, side)] : [];
}
