// The board by ear: what each key and each typed word answers, once, and in the line over the board, or why it does not.

import { effect, signal, untracked } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import initialiseLabs, { raysFrom, typedMove } from '#doors/labs.js';
import { answersOf } from '../../www/app/answers';
import { ALOUD_KEYS } from '../../www/board/aloud-keys';
import { type Cue, playCuesBy } from '../../www/board/cues';
import { pressKey } from '../../www/board/keys';
import { BOARD_KEYS } from '../../www/board/late-keys';
import { type BoardLabs, BoardState } from '../../www/board/state';
import { typedCommand } from '../../www/board/typed-commands';
import { read } from '../../www/board/typed-form';
import type { Color } from '../../www/chess/chess';
import { squareIndex, squareName } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';
import type { TypedCommandId } from '../../www/i18n/words';
import { pressMoveKey } from '../../www/moves/keys';
import { MoveList } from '../../www/moves/list';
import { Play } from '../../www/play/play';
import { Premove } from '../../www/play/premove';
import type { Terms } from '../../www/play/rules';
import { namesOf } from '../../www/ui/remember';
import { FakeGame, fakeReasons } from './fake-game';
import { settled } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));
await initialiseLabs({ module_or_path: await readFile(process.env['GRIDMATE_LABS'] ?? '') });

const labs: BoardLabs = {
  typedMove: (fen, text) => Promise.resolve().then(() => typedMove(fen, text)),
  raysFrom: (letters, from, all) => Promise.resolve().then(() => raysFrom(letters, from, all)),
};

function begun(start?: string, ...moves: string[]) {
  const session = new Session(Core.open());
  if (start) commands.loadScript.run(session, start, '');
  for (const move of moves) assert.ok(commands.play.run(session, move), move);
  const board = new BoardState(session, signal(false));
  board.labs = labs;
  const heard: string[] = [];
  effect(() => {
    const sentence = session.spoken.value;
    untracked(() => heard.push(sentence(en)));
  });
  heard.length = 0;
  /** Presses a key at a square; what is said then, each time that anything is. */
  const press = async (name: string, square = squareName(board.square.value)) => {
    heard.length = 0;
    board.square.value = squareIndex(square);
    const key = name.split('+').at(-1) ?? '';
    const event = { key, code: '', shiftKey: name.includes('Shift+'), ctrlKey: false, altKey: false, metaKey: false };
    const outcome = pressKey(board, event as KeyboardEvent, BOARD_KEYS);
    if (typeof outcome === 'number') board.square.value = outcome;
    await settled();
    return heard.splice(0);
  };
  const type = async (text: string, words: typeof en = en) => {
    heard.length = 0;
    return [await read(text, board, words), ...heard.splice(0)];
  };
  const line = () => session.feedback.value?.text(en);
  return { session, board, heard, press, type, line };
}

/** A rook, a bishop and a queen with something on each kind of line. */
const RIDERS = '4k3/8/2p5/8/2R1B2p/8/8/2Q1K3 w - - 0 1';

test('a rider tells what it sees along its lines, any other square what is seen from it', async () => {
  const { press, line } = begun(RIDERS);
  assert.deepEqual(await press('x', 'c4'), [
    'From c4: c5 empty, black pawn c6; d4 empty, white bishop e4; c3 to c2 empty, white queen c1; b4 to a4 empty.',
  ]);
  assert.equal(line()?.startsWith('From c4: '), true);
  assert.deepEqual(await press('x', 'e4'), [
    'From e4: f5 to h7 empty; f3 to h1 empty; d3 to b1 empty; d5 empty, black pawn c6.',
  ]);
  assert.deepEqual(await press('Shift+x', 'e4'), [
    'From e4: e5 to e7 empty, black king e8; f5 to h7 empty; f4 to g4 empty, black pawn h4; f3 to h1 empty; e3 to e2 empty, white king e1; d3 to b1 empty; d4 empty, white rook c4; d5 empty, black pawn c6.',
  ]);
  assert.deepEqual(await press('x', 'a1'), ['From a1: a2 to a8 empty; b2 to h8 empty; b1 empty, white queen c1.']);
  const [queen = ''] = await press('x', 'c1');
  assert.equal(queen.split(';').length, 5);
});

test('lines are seen on a board that is no legal position, and not once it has changed', async () => {
  const { session, board, press, heard } = begun('8/8/8/8/3n4/8/8/R7 w - - 0 1');
  assert.deepEqual(await press('x', 'a1'), ['From a1: a2 to a8 empty; b1 to h1 empty.']);
  board.square.value = 0;
  pressKey(board, { key: 'x', code: '' } as KeyboardEvent, BOARD_KEYS);
  session.change((document) => void document.remove(squareIndex('d4')));
  await settled();
  assert.deepEqual(heard, []);
});

test('sides, kinds, the whole board and what was taken are told', async () => {
  const { press } = begun('4k3/1p6/8/2pP4/8/8/8/R3K2R w K c6 0 2', 'd5c6');
  for (const [key, square, said] of [
    ['w', 'e4', 'White: king e1; 2 rooks a1, h1; pawn c6.'],
    ['Shift+w', 'e4', 'Black: king e8; pawn b7.'],
    ['e', 'a1', 'White rooks: a1, h1.'],
    ['e', 'e8', 'Black king: e8.'],
    ['e', 'e5', 'e5, empty'],
    ['Shift+c', 'e4', 'The last move took the black pawn on c5.'],
    [
      'h',
      'e4',
      'Rank 8: black king e8. Rank 7: black pawn b7. Rank 6: white pawn c6. Rank 5: empty. Rank 4: empty. Rank 3: empty. Rank 2: empty. Rank 1: white rook a1, white king e1, white rook h1.',
    ],
  ] as const)
    assert.deepEqual(await press(key, square), [said], key);
  assert.match(
    (await press('Shift+h')).join(),
    /^File a: white rook a1\. File b: black pawn b7\. .*File h: white rook h1\.$/,
  );
  assert.deepEqual(await begun().press('Shift+c'), ['No move has led here.']);
  assert.deepEqual(await begun(undefined, 'e2e4').press('Shift+c'), ['The last move took nothing.']);
});

test('the steps of the game and its variations are gone to from the board, and refused at their ends', async () => {
  const { session, press, line } = begun(undefined, 'e2e4', 'e7e5', 'g1f3');
  commands.goTo.run(session, 1);
  commands.play.run(session, 'c7c5');
  commands.goTo.run(session, 1);
  commands.play.run(session, 'e7e6');
  const said = async (key: string) => (await press(key)).join(' | ');
  assert.equal(await said('Shift+PageUp'), 'The start. White to move.');
  assert.equal(await said('PageUp'), 'This is the start.');
  assert.equal(line(), 'This is the start.');
  assert.equal(await said('a'), 'No other move was made here.');
  assert.equal(await said('PageDown'), 'Pawn to e4.');
  assert.equal(await said('a'), 'No other move was made here.');
  assert.equal(await said('.'), 'Pawn to e6. Line 3 of 3.');
  assert.equal(await said('PageDown'), 'This is the end of the line.');
  assert.equal(await said('a'), 'Pawn to e5. Line 1 of 3.');
  assert.equal(await said('a'), 'Pawn to c5. Line 2 of 3.');
  assert.equal(await said('Shift+a'), 'Pawn to e5. Line 1 of 3.');
  assert.equal(await said('Shift+a'), 'Pawn to e6. Line 3 of 3.');
  assert.equal(await said('a'), 'Pawn to e5. Line 1 of 3.');
  assert.equal(await said('Shift+PageDown'), 'Knight to f3.');
  assert.equal(await said(','), 'Pawn to e5. Line 1 of 3.');
});

test('a variation that begins with a castling is gone to as the move that it is', async () => {
  const { session, press } = begun('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1d1');
  commands.first.run(session);
  commands.move.run(session, squareIndex('e1'), squareIndex('h1'));
  const castled = session.spoken.value(en);
  assert.match(castled, /^Castles/);
  assert.deepEqual(await press('a'), ['King to d1. Line 1 of 2.']);
  assert.deepEqual(await press('a'), [`${castled} Line 2 of 2.`]);
});

test('each of these keys says something once, and shows it or shows the board', async () => {
  for (const { id, keys } of ALOUD_KEYS) {
    for (const key of keys) {
      const { board, press } = begun(undefined, 'e2e4', 'e7e5');
      board.answers.playBest = () => void commands.play.run(board.session, 'g1f3');
      assert.equal((await press(key, 'e4')).length, 1, `${id} by ${key}`);
    }
  }
});

const ALL = namesOf(en.aloud.typed);

for (const words of [en, de, fr, es]) {
  test(`${words.tag}: each word that can be typed means one thing, and English does everywhere`, () => {
    const known = new Map<string, TypedCommandId>();
    for (const id of ALL) {
      for (const word of words.aloud.typed[id].split('|')) {
        assert.equal(known.get(word), undefined, word);
        known.set(word, id);
        assert.equal(typedCommand(` ${word.charAt(0).toUpperCase()}${word.slice(1)} `, words), id, word);
      }
      for (const word of en.aloud.typed[id].split('|')) assert.equal(typedCommand(word, words), known.get(word) ?? id);
    }
    assert.equal(typedCommand('e4', words), undefined);
  });
}

test('what is typed is answered in the words that are read, or refused with the reason', async () => {
  const { board, type, line } = begun(undefined, 'e2e4', 'd7d5', 'e4d5');
  for (const [text, isDone, said] of [
    ['last', true, 'Pawn from e4 takes pawn on d5.'],
    ['took', true, 'The last move took the black pawn on d5.'],
    ['black', true, /^Black: king e8; queen d8; 2 rooks/],
    ['board', true, /^Rank 8: /],
    ['files', true, /^File a: /],
    ['previous', true, 'Pawn to d5.'],
    ['start', true, 'The start. White to move.'],
    ['back', false, 'This is the start.'],
    ['end', true, 'Pawn from e4 takes pawn on d5.'],
    ['variation', false, 'No other move was made here.'],
    ['clock', false, 'That cannot be asked of this board.'],
    ['opponent', false, 'That cannot be asked of this board.'],
    ['draw', false, 'That cannot be asked of this board.'],
    ['resign', false, 'That cannot be asked of this board.'],
  ] as const) {
    const [outcome, ...heard] = await type(text);
    assert.equal(outcome, isDone, text);
    assert.equal(heard.length, 1, text);
    assert.match(String(heard[0]), typeof said === 'string' ? new RegExp(`^${said.replaceAll('.', '\\.')}$`) : said);
  }
  assert.equal(line(), 'That cannot be asked of this board.');
  assert.equal(await read('zurück', board, de), true);
  assert.deepEqual(board.session.store.cursor.value.steps, 2);
  assert.equal(await read('x d8', board, en), true);
  await settled();
  assert.match(line() ?? '', /^From d8: .*black bishop c8/);
});

const AGAINST_3: Terms = { white: 'person', black: 'level:3', isHelpAllowed: true, seed: 1 };

function playing(terms?: Terms, start?: string) {
  const its = begun(start);
  const game = new FakeGame();
  const play = new Play({
    session: its.session,
    game,
    isFlipped: signal(false),
    ratings: signal([]),
    reasons: fakeReasons().reasons,
    analyse: () => undefined,
    review: () => undefined,
    storage: () => ({ getItem: () => null, setItem: () => undefined }),
    draw: () => 0,
  });
  if (terms) game.start(terms, 'standard');
  its.board.answers = answersOf(play, signal(undefined));
  return { ...its, game, play };
}

test('the opponent, the clocks and how it stands are asked in a game', async () => {
  const { type, game } = playing(AGAINST_3);
  assert.deepEqual(await type('opponent'), [true, 'Your opponent: Level 3, Casual.']);
  assert.deepEqual(await type('clock'), [true, 'This game has no clock.']);
  game.remaining.value = { w: 61_000, b: 5000 };
  assert.deepEqual(await type('clock'), [true, 'White has 1 minute 1 second, Black 5 seconds.']);
  assert.deepEqual(await type('eval'), [true, 'The engine has not looked here. Counting the pieces: even.']);
  const { type: typeAlone, session } = playing();
  session.change((document) => document.setTag('White', 'Anna'));
  assert.deepEqual(await typeAlone('opponent'), [true, 'White: Anna. Black: Black.']);
});

test('who resigns by a word is asked first, and anything else takes the question back', async () => {
  const { type, game } = playing(AGAINST_3);
  const question = 'Resign this game? Type it once more to resign.';
  assert.deepEqual(await type('resign'), [true, question]);
  await type('clock');
  assert.deepEqual(await type('resign'), [true, question]);
  assert.equal(game.asked.includes('resign'), false);
  await type('aufgeben', de);
  assert.equal(game.asked.includes('resign'), true);
});

test('a draw is offered, or claimed where it may be; a move is taken back; the best is played', async () => {
  const { type, game, session } = playing(AGAINST_3);
  await type('draw');
  await type('take back');
  await type('play best');
  assert.deepEqual(game.asked.slice(-3), ['offerDraw', 'takeBack', 'playBest']);
  for (const move of ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8']) commands.play.run(session, move);
  await type('draw');
  assert.equal(game.asked.at(-1), 'claim');
  game.refused.value = { claim: 'not-your-turn' };
  await type('draw');
  assert.equal(game.asked.at(-1), 'offerDraw');
  const alone = playing();
  commands.play.run(alone.session, 'e2e4');
  assert.equal((await alone.type('undo'))[0], true);
  assert.equal(alone.session.store.line.value.length, 0);
  assert.deepEqual(await alone.type('undo'), [false, 'There is nothing to undo.']);
});

/** White's person has made the first move, and the computer thinks. */
function waiting(start?: string, ...moves: string[]) {
  const its = begun(start, ...moves);
  const thinking = signal<Color | undefined>('b');
  const premove = new Premove({ session: its.session, thinking, person: signal<Color | undefined>('w') });
  its.board.input.premove = premove;
  const arrows = () => premove.arrows.value.map(({ from, to }) => squareName(from) + squareName(to));
  return { ...its, thinking, premove, arrows };
}

test('a move that is typed while the computer thinks follows the answer', async () => {
  const { type, arrows, session } = waiting(undefined, 'e2e4');
  const chosen = 'Next the white knight on g1 goes to f3, if it can.';
  assert.deepEqual(await type('Nf3'), [true, chosen]);
  assert.deepEqual(arrows(), ['g1f3']);
  assert.deepEqual(await type('Springer f3', de), [true, chosen]);
  // Two squares may be any, such as one where something of one's own is taken back.
  assert.deepEqual(await type('d1e2'), [true, 'Next the white queen on d1 goes to e2, if it can.']);
  assert.deepEqual(await type('f1 e4'), [true, 'Next the white bishop on f1 goes to e4, if it can.']);
  assert.equal(session.store.line.value.length, 1);
});

test('a typed move that cannot follow the answer is refused with the reason', async () => {
  const { type, arrows } = waiting(undefined, 'e2e4');
  for (const text of ['e7e5', 'Ke5', 'e3e4', 'hello'])
    assert.deepEqual(await type(text), [false, en.aloud.premove], text);
  assert.deepEqual(arrows(), []);
  const { type: typeInCheck, arrows: there } = waiting('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8');
  assert.deepEqual(await typeInCheck('a8a1'), [true, 'Next the white rook on a8 goes to a1, if it can.']);
  assert.deepEqual(there(), ['a8a1']);
});

test('time and evaluation of a move are told at its row', () => {
  const session = new Session(Core.open());
  for (const move of ['e2e4', 'e7e5']) commands.play.run(session, move);
  const note = { comments: [], commentsBefore: [], nags: [], shapes: new Uint8Array(), clock: 65_000, elapsed: 5000 };
  session.change((document) => document.setNote(1, { ...note, centipawns: 130, mate: undefined }));
  const list = new MoveList(session, en);
  const said = (node: number, key: string) => {
    assert.ok(pressMoveKey(list, node, key));
    assert.equal(session.feedback.value?.text(en), session.spoken.value(en));
    return session.spoken.value(en);
  };
  assert.equal(said(1, 't'), 'The clock shows 1 minute 5 seconds. The move took 5 seconds.');
  assert.equal(said(1, 'v'), 'White is better, by 1.3.');
  assert.equal(said(2, 't'), 'No time is noted for this move.');
  assert.equal(said(2, 'v'), 'No evaluation is noted for this move.');
});

test('a piece that is picked up, the edge of the board and a refusal have sounds of their own', async (t) => {
  const cues: Cue[] = [];
  playCuesBy((cue) => void cues.push(cue));
  t.after(() => playCuesBy(() => undefined));
  const { press, type } = begun();
  const after = async (key: string, square?: string) => {
    await press(key, square);
    return cues.splice(0).join();
  };
  assert.equal(await after('ArrowUp', 'e2'), '');
  assert.equal(await after('ArrowDown', 'e1'), 'edge');
  assert.equal(await after('Home', 'a1'), '');
  assert.equal(await after('Enter', 'e2'), 'select');
  assert.equal(await after('Enter', 'e5'), 'error');
  assert.equal(await after('Escape'), '');
  assert.equal(await after('PageUp'), 'error');
  assert.equal(await after('o', 'e2'), '');
  await type('Ke5');
  assert.deepEqual(cues.splice(0), ['error']);
});
