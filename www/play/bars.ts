// What is seen of the players at the edges of the board: names, clocks, what each has taken, and who is ahead.

import type { ShownPosition } from '#doors/document.js';
import { isWhite } from '../board/pieces';
import type { Color, Evaluated } from '../chess/chess';
import type { Store } from '../document/store';
import type { AllWords } from '../i18n/words';
import type { Bar } from '../moves/bars';
import { rivalOf } from '../workers/jobs';
import { termsOf } from './choices';
import { LOW_MS } from './clock';
import { personOf, type Play } from './play';
import { type Tag, type Terms, timeTags } from './rules';

/** The bar of a side, in a game, without one, or in the game that is being chosen. */
export function barOf(play: Play, words: AllWords, color: Color): Bar {
  return play.isChoosing.value ? previewOf(play, words, color) : playedBy(play, words, color);
}

function playedBy(play: Play, words: AllWords, color: Color): Bar {
  const { game, session } = play.deps;
  const { board, turn, end, isLegal } = session.store.position.value;
  const captured = session.ask((document) => document.captured());
  const mover = game.running.value ?? game.thinking.value ?? turn;
  const left = game.remaining.value?.[color];
  const isOn = game.phase.value !== 'over' && !game.isPaused.value;
  return {
    ...playerNames(play, words, game.terms.value, color),
    score: game.phase.value === 'playing' ? '' : scoreOf(session.store, color),
    taken: takenBy(color, captured),
    lead: leadOf(color, board),
    clock: left === undefined ? undefined : clockOf(words, left, game.running.value === color),
    isToMove: mover === color && isOn && end === null && isLegal,
    isThinking: game.thinking.value === color,
  };
}

function previewOf(play: Play, words: AllWords, color: Color): Bar {
  const terms = termsOf(play.chosen.value, () => 0);
  const clock = terms.clock && clockOf(words, terms.clock[color].initial, false);
  return {
    ...playerNames(play, words, terms, color),
    score: '',
    taken: '',
    lead: 0,
    clock,
    isToMove: false,
    isThinking: false,
  };
}

function clockOf(words: AllWords, left: number, isRunning: boolean): Bar['clock'] {
  // It is red then, and shows tenths of a second.
  const isLow = left < LOW_MS;
  return { text: words.play.time(Math.max(0, left), isLow), isLow, isRunning };
}

/** What the game brought a side; nothing while it is not over. */
function scoreOf({ game, position }: Store, color: Color): string {
  const { result } = game.value;
  const { end, winner } = position.value;
  const byRules = end === null ? '*' : winner === null ? '1/2-1/2' : winner === 'w' ? '1-0' : '0-1';
  const [white = '', black = ''] = (result === '*' ? byRules : result)
    .replaceAll('1/2', '½')
    .replace('*', '')
    .split('-');
  return color === 'w' ? white : black;
}

/** What the player of a side is called: in a game by its terms, else by the tags of the document. */
export function playerNames(
  play: Play,
  words: AllWords,
  terms: Terms | undefined,
  color: Color,
): Pick<Bar, 'color' | 'name' | 'about'> {
  const player = terms && (color === 'w' ? terms.white : terms.black);
  const rival = player && rivalOf(player);
  if (!rival) {
    if (personOf(terms) === color) return { color, name: words.play.you, about: '' };
    const side = color === 'w' ? 'White' : 'Black';
    const tags = new Map(play.deps.session.store.game.value.tags);
    const tag = (name: string) => tags.get(name)?.replace(/^[?-]+$/, '') ?? '';
    return { color, name: tag(side) || words.play.sideName(color), about: tag(`${side}Elo`) };
  }
  const [kind, number] = rival;
  return {
    color,
    name: words.play.playerName(kind, number),
    about: words.play.playerAbout(kind, number, play.rating(kind, number)?.elo),
  };
}

/** What a document says about a game: who plays it, and for how long. */
export function tagsOf(terms: Terms, words: AllWords | undefined): readonly Tag[] {
  const isOfPeople = terms.white === 'person' && terms.black === 'person';
  if (isOfPeople || !words) return timeTags(terms);
  const nameOf = (player: Terms['white']) => {
    const [kind, number] = rivalOf(player) ?? [];
    return words.play.recordName(kind, number);
  };
  return [['White', nameOf(terms.white)], ['Black', nameOf(terms.black)], ...timeTags(terms)];
}

/** A day as PGN writes it. */
export const dateTag = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('.');

/** Of a game that is over its result; else what the engine found, or what the pieces are worth. */
export function balanceOf(position: ShownPosition, found: Evaluated | undefined, words: AllWords): string {
  const { mate, centipawns } = found ?? {};
  const { evaluation } = words.play;
  if (position.end !== null) return words.standing(position);
  if (mate !== undefined) return evaluation.byEngine(evaluation.mate(mate));
  if (centipawns !== undefined) return evaluation.byEngine(evaluation.sentence(centipawns));
  return evaluation.byPieces(leadOf('w', position.board));
}

/** What a piece is worth in pawns, as players count; from the least to the most. */
const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
const ORDER = Object.keys(WORTH).join('');

/** Of all that were taken, as FEN letters, those that a side has taken, with those of a kind beside each other. */
export function takenBy(color: Color, letters: string): string {
  const taken = Array.from(letters).filter((letter) => isWhite(letter) === (color === 'b'));
  return taken.toSorted((a, b) => ORDER.indexOf(a.toLowerCase()) - ORDER.indexOf(b.toLowerCase())).join('');
}

/** By how many pawns the pieces of a side are worth more than those of the other; below zero if they are worth less. */
export function leadOf(color: Color, board: string): number {
  const value = (letter: string) => WORTH[letter.toLowerCase()] ?? 0;
  const isOwn = (letter: string) => isWhite(letter) === (color === 'w');
  return Array.from(board).reduce((sum, letter) => sum + (isOwn(letter) ? 1 : -1) * value(letter), 0);
}
