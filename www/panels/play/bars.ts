// What is seen of the players at the edges of the board.

import { leadOf, takenBy } from '../../board/taken';
import type { Store } from '../../document/store';
import { LOW_MS } from '../../engine/clock';
import { rivalOf } from '../../engine/rivals';
import { type Tag, type Terms, timeTags } from '../../engine/terms';
import type { Color, AllWords } from '../../i18n/words';
import type { Bar } from '../parts/player-bar';
import { termsOf } from './choices';
import { type Play, personOf } from './play';

/** The bar of a side, in a game, without one, or in the game that is being chosen. */
export function barOf(play: Play, words: AllWords, color: Color): Bar {
  return play.isChoosing.value ? previewOf(play, words, color) : playedBy(play, words, color);
}

function playedBy(play: Play, words: AllWords, color: Color): Bar {
  const { game, session } = play.around;
  const { board, turn, end, isLegal } = session.store.position.value;
  const captured = session.ask((document) => document.captured());
  const mover = game.running.value ?? game.thinking.value ?? turn;
  const left = game.remaining.value?.[color];
  const isOn = game.phase.value !== 'over' && !game.isPaused.value;
  return {
    ...namesOf(play, words, game.terms.value, color),
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
    ...namesOf(play, words, terms, color),
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
export function namesOf(
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
    const tags = new Map(play.around.session.store.game.value.tags);
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
