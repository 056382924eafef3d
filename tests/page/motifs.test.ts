// The motifs of a position as sets and as SQL: the query of each yields what the core finds.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import initialise, { chess960Start, moveSet } from '#doors/labs.js';
import type { PreparedStatement } from '#sqlite';
import { squareName } from '../../www/chess/squares';
import { english } from '../../www/i18n/en/all';
import { type Database, fill, openDatabase } from '../../www/sets/sql-database';
import { namesOf } from '../../www/ui/remember';
import { module, sqlite } from './real';

await initialise({ module_or_path: await module('GRIDMATE_LABS') });
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MOTIFS = namesOf(english.sets.motifs);
const SETS = MOTIFS.flatMap((motif) => [`${motif}-w`, `${motif}-b`]);

/** Numbers from a seed (Mulberry32). */
function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % limit;
  };
}

/** The views of what follows from the tables. */
const VIEWS = ['placed', 'xrays', 'opened', 'won', 'safe'];

/** A database that holds one position after the other. */
class Asked {
  readonly #prepared = new Map<string, PreparedStatement>();

  private constructor(
    readonly database: Database,
    private readonly kept: readonly string[],
  ) {}

  /** With `kept` views are tables that are filled once for each position: the same rows, and many questions take less time. */
  static async open(kept: readonly string[] = []): Promise<Asked> {
    const database = await openDatabase(await sqlite());
    for (const view of kept) database.db.exec(`create temp table ${view} as select * from dbo.${view} where 0`);
    return new Asked(database, kept);
  }

  /** Has the tables hold a position after a move; returns its FEN. */
  show(start: string, moves = ''): string {
    const { db } = this.database;
    fill(this.database, { start, moves, board: '', tokens: [], annotations: [] });
    for (const view of this.kept)
      db.exec(`delete from temp.${view}; insert into temp.${view} select * from dbo.${view}`);
    return moves === '' ? start : String(db.selectValue('select fen from history'));
  }

  /** What the query of a set yields. */
  pairs(set: string): readonly string[] {
    const statement = this.#prepared.get(set) ?? this.database.db.prepare(moveSet(set, START).sql);
    this.#prepared.set(set, statement);
    const pairs: string[] = [];
    while (statement.step()) pairs.push(`${String(statement.get(0))}${String(statement.get(1))}`);
    statement.reset();
    return pairs.toSorted();
  }

  /** Sees that a set is the same by the core; returns how many pairs it has. */
  agree(set: string, fen: string): number {
    const pairs = found(set, fen);
    assert.deepEqual(this.pairs(set), pairs, `${set} of ${fen}`);
    return pairs.length;
  }
}

const found = (set: string, fen: string): readonly string[] =>
  moveSet(set, fen)
    .pairs.map((pair) => pair.map(squareName).join(''))
    .toSorted();

/** Of three moves drawn, the oddest: plain random play hardly ever castles or takes in passing. */
function drawn({ database: { db } }: Asked, random: (limit: number) => number): string | undefined {
  const moves = db.selectArrays(
    'select uci, 3 * castling + 3 * en_passant + 2 * (promotion is not null) from legal_moves',
  );
  const three = [0, 0, 0].map(() => moves[random(moves.length)] ?? []);
  const [move] = three.toSorted(([, one], [, other]) => Number(other) - Number(one));
  return moves.length === 0 ? undefined : String(move?.[0]);
}

/** The positions of a random game, in the tables one after the other. */
function* playout(asked: Asked, seed: number, most: number): Generator<string> {
  const random = randomOf(seed);
  const { row } = chess960Start(seed % 2 === 0 ? 518 : random(960));
  let fen = asked.show(`${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`);
  for (let ply = 0; ply < most; ply += 1) {
    yield fen;
    const move = drawn(asked, random);
    if (move === undefined) return;
    fen = asked.show(fen, move);
  }
}

/** Compares all sets over random games, standard and Chess960 in turn; returns how often each motif was there. */
async function compare(first: number, positions: number): Promise<ReadonlyMap<string, number>> {
  const asked = await Asked.open(VIEWS);
  const met = new Map<string, number>();
  let left = positions;
  for (let seed = first; left > 0; seed += 1)
    for (const fen of playout(asked, seed, Math.min(left, 120))) {
      left -= 1;
      for (const set of SETS) if (asked.agree(set, fen) > 0) met.set(set, (met.get(set) ?? 0) + 1);
    }
  return met;
}

test('the query of each motif yields what is known of the positions that were checked', async () => {
  const rows = (await readFile('tests/data/tactics/now.tsv', 'utf8')).trim().split('\n');
  const asked = await Asked.open();
  const met = new Map<string, number>();
  for (const [motif = '', fen = '', expected] of rows.map((row) => row.split('\t'))) {
    asked.show(fen);
    const count = asked.agree(motif, fen);
    assert.equal(count > 0, expected !== '-', `${motif} of ${fen}`);
    assert.equal(asked.agree(`${motif}-w`, fen) > 0, expected?.includes('w ') ?? false, `${motif}-w of ${fen}`);
    assert.equal(asked.agree(`${motif}-b`, fen) > 0, expected?.includes('b ') ?? false, `${motif}-b of ${fen}`);
    if (count > 0) met.set(motif, (met.get(motif) ?? 0) + 1);
  }
  assert.deepEqual([...met.keys()].toSorted(), MOTIFS.toSorted());
});

test('a sample of random positions has the same motifs by the core and in SQL', async () => {
  assert.ok((await compare(1, 200)).size > MOTIFS.length);
});

const [FIRST = '1', COUNT = '10000'] = (process.env['GRIDMATE_MOTIFS'] ?? '').split(' ').filter(Boolean);

test(
  'heavy: ten thousand random positions have the same motifs by the core and in SQL',
  { skip: !process.env['GRIDMATE_ALL'], timeout: 7_200_000 },
  async (t) => {
    const met = await compare(Number(FIRST), Number(COUNT));
    t.diagnostic([...met].map(([set, count]) => `${set} ${count}`).join(', '));
    const motifs = new Set([...met.keys()].map((set) => set.replace(/-[wb]$/, '')));
    assert.deepEqual([...motifs].toSorted(), MOTIFS.toSorted());
  },
);
