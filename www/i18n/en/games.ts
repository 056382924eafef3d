// What English says of saved games, files, examples and pictures.

import { examples } from './examples';

const number = (value: number): string => value.toLocaleString('en');
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const gamesOf = (count: number): string => counted(count, 'game', 'games');
const plies = (count: number): string => counted(count, 'half-move', 'half-moves');
const named = (name: string): string => name || 'the pasted text';

export const games = {
  ...examples,
  /** What the sections are called together. */
  sections: 'Games',
  section: { saved: 'My games', file: 'File', examples: 'Examples', picture: 'Picture' },
  count: number,
  steps: (count: number) => counted(count, 'step', 'steps'),
  day: (date: Date) => DAY.format(date),
  copyPgn: 'Copy PGN',
  savePgn: 'Save as PGN',
  before: 'Previous game',
  notCopied: 'This browser does not let pages copy. “Save as PGN” gives the same text as a file.',
  saved: {
    about: 'Games that you finish come here by themselves, and so do those that you leave after five moves.',
    /** Puts the document on the board among the games that are kept. */
    keep: 'Keep this game',
    list: 'My games',
    none: 'Nothing is here yet. Play a game to its end, and it is.',
    search: 'Search players, opening, date',
    /** In the choice of a result. */
    anyResult: 'Any result',
    heads: ['Players', 'Opening', 'Date', 'Moves', 'Result'] as readonly [
      players: string,
      opening: string,
      date: string,
      moves: string,
      result: string,
    ],
    moves: (count: number) => counted(count, 'move', 'moves'),
    /** The menu of a game. */
    more: (name: string) => `More for ${name}`,
    remove: 'Delete',
    undo: 'Undo',
    closed: 'From tabs that are closed',
    /** Stands before what a document is called. */
    bringBack: 'Bring back:',
    showMore: (count: number) => `Show more (${number(count)})`,
    saveAll: 'Export all as PGN',
    /** How many went into the file, and how many have no PGN. */
    savedAll: (count: number, left: number) =>
      `${gamesOf(count)} in the file.${left > 0 ? ` ${gamesOf(left)} left out: such boards have no PGN.` : ''}`,
  },
  file: {
    open: 'Open a file',
    about:
      'PGN files of any size: open one below. A game, a position, moves or a link can be pasted or dropped anywhere on the page.',
    search: 'Search players, event, year, result',
    stop: 'Stop',
    close: 'Close this list',
    /** Empty names stand for what was pasted. */
    reading: (name: string, count: number) => `Reading ${named(name)}: ${gamesOf(count)} so far`,
    title: (name: string, count: number) => `${gamesOf(count)} in ${named(name)}`,
    empty: (name: string) => `There is no game in ${named(name)}.`,
    full: (most: number) => `Only the first ${number(most)} games are listed.`,
    faults: (count: number) => `With a fault (${number(count)})`,
    list: 'Games of the file',
    shown: (shown: number, all: number) => (shown === 0 ? 'No game matches.' : `${number(shown)} of ${number(all)}`),
    heads: ['White', 'Black', 'Event', 'Year', 'Moves', 'Result'] as readonly [
      white: string,
      black: string,
      event: string,
      year: string,
      moves: string,
      result: string,
    ],
    plies,
    previous: 'Previous game of the file',
    next: 'Next game of the file',
    place: (at: number, all: number) => `Game ${number(at)} of ${number(all)}`,
  },
  /** What is pasted or dropped on the page. */
  pasted: {
    unknown: (text: string) =>
      `“${text}” is no game, position, moves or link that Gridmate knows. It takes a PGN, a FEN, moves such as e2e4 or Nf3, and its own links.`,
    /** While a game is being played, with what leaves that. */
    waits: 'A game is being played. What was pasted waits until it is over or left.',
    leave: 'Leave the game and open it',
    /** When that is over. */
    ready: 'What was pasted while the game was played is still here.',
    open: 'Open it',
  },
  pgn: {
    done: (count: number) => `On the board: ${plies(count)}.`,
    /** Up to a fault. */
    cut: (count: number) => `On the board up to there: ${plies(count)}.`,
  },
  tags: {
    title: 'Players, event, result',
    tag: { White: 'White', Black: 'Black', Event: 'Event', Site: 'Place', Date: 'Date', Round: 'Round' },
    result: 'Result',
    results: { '*': 'Not over', '1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'Draw' },
  },
  examples: {
    about: 'Each goes on the board: step through it, change it, play on. Your game can be brought back.',
    all: (count: number) => `All ${number(count)}`,
    less: 'Fewer',
    toMoves: 'Show the moves',
    play: 'Play from here',
    close: 'Close',
  },
  picture: {
    /** How it is called where it cannot be seen: after this many plies. */
    title: (players: string, steps: number) =>
      [players, steps === 0 ? 'The start' : `After ${plies(steps)}`].filter(Boolean).join(': '),
    colors: 'Colours',
    themes: { light: 'Light', dark: 'Dark' },
    side: 'Below',
    sides: { board: 'As on the board', w: 'White', b: 'Black' },
    size: 'Size',
    signs: 'Letters and numbers',
    marks: 'Last move and arrows',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    copy: 'Copy',
    copied: 'The picture is copied.',
    noPng: 'This browser could not make a PNG. SVG works everywhere.',
    noCopy: 'This browser does not let pages copy pictures. Save it instead.',
  },
};
