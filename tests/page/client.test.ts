// The client of the workers: with a worker that does what the test says, and with the real modules and no worker at all.

import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Core } from '../../www/document/core';
import { EngineFault } from '../../www/workers/fault';
import { Client, type Start } from '../../www/workers/client';
import { type News, type Order, type SearchRequest, ratings, think } from '../../www/workers/jobs';
import { labsOf } from '../../www/workers/labs';
import { real } from './real';
import { settled, TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const QUESTION: SearchRequest = {
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves: '',
  player: 'level:10',
  seed: 1,
  milliseconds: 300,
};
const SECOND = 1000;

/** A worker that says what the test wants it to. */
class Fake {
  readonly clock = new TurnedClock();
  readonly orders: Order[] = [];
  starts = 0;
  ends = 0;
  isForbidden = false;
  hear: (news: News) => void = () => undefined;
  lose: (fault: EngineFault) => void = () => undefined;
  readonly #start: Start = (hear, lose) => {
    if (this.isForbidden) throw new Error('no workers here');
    this.starts += 1;
    Object.assign(this, { hear, lose });
    const post = (order: Order) => void this.orders.push(structuredClone(order));
    return { post, terminate: () => void (this.ends += 1) };
  };
  readonly client = new Client(this.#start, this.clock);

  get id(): number {
    return this.orders.at(-1)?.id ?? 0;
  }
  heard(id = this.id): void {
    this.hear({ kind: 'heard', id });
  }
  answer(answer: unknown, id = this.id): void {
    this.hear({ kind: 'answer', id, answer: answer as never });
  }
}

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof EngineFault ? error.code : String(error)),
  );

test('a job is answered, and what is found on the way is told', async () => {
  const fake = new Fake();
  const told: number[] = [];
  const answer = fake.client.run(think(QUESTION), { onProgress: ({ nodes }) => void told.push(nodes) });
  fake.heard();
  fake.hear({ kind: 'progress', id: fake.id, report: { thoughts: [], move: undefined, nodes: 7, elapsed: 1 } });
  fake.answer('e2e4');
  assert.equal(await answer, 'e2e4');
  assert.deepEqual(told, [7]);
  fake.clock.turn(100 * SECOND);
  assert.deepEqual([fake.starts, fake.ends], [1, 0]);
});

test('what nobody wants any more is ended', async () => {
  const fake = new Fake();
  const abort = new AbortController();
  const one = fake.client.run(think(QUESTION), { signal: abort.signal });
  abort.abort();
  await assert.rejects(one, { name: 'AbortError' });
  assert.deepEqual(fake.orders.at(-1), { kind: 'abort', id: 1 });
  await assert.rejects(fake.client.run(think(QUESTION), { signal: AbortSignal.abort() }), { name: 'AbortError' });
  assert.equal(fake.orders.filter(({ kind }) => kind === 'job').length, 1);
});

test('a signal is listened to only as long as something that it may end is under way', async () => {
  const [fake, { signal }] = [new Fake(), new AbortController()];
  const listeners = () => getEventListeners(signal, 'abort').length;
  for (let time = 0; time < 20; time += 1) {
    const slice = fake.client.run(think(QUESTION), { signal });
    assert.equal(listeners(), 1);
    fake.heard();
    fake.answer('e2e4');
    await slice;
    const broken = codeOf(fake.client.run(ratings(), { signal }));
    fake.hear({ kind: 'fault', code: 'memory', detail: '' });
    assert.equal(await broken, 'memory');
    assert.equal(listeners(), 0);
  }
});

test('each module has a worker of its own', () => {
  const fake = new Fake();
  void fake.client.run(ratings());
  void labsOf(fake.client).typedMove('', 'e4');
  void fake.client.run(ratings());
  assert.equal(fake.starts, 2);
});

test('a job that names a lane has another worker of its module, which ends once it is idle; the first stays', async () => {
  const clock = new TurnedClock();
  const ended: number[] = [];
  let starts = 0;
  const client = new Client((hear) => {
    const worker = (starts += 1);
    const post = (order: Order) => hear({ kind: 'answer', id: order.id, answer: worker as never });
    return { post, terminate: () => void ended.push(worker) };
  }, clock);
  const ask = (lane?: number): Promise<unknown> =>
    client.run({ ...ratings(), ...(lane === undefined ? {} : { lane }) });
  assert.deepEqual([await ask(), await ask(0), await ask(1), await ask(2)], [1, 1, 2, 3]);
  clock.turn(9 * SECOND);
  assert.equal(await ask(1), 2);
  clock.turn(9 * SECOND);
  assert.deepEqual(ended, [3], 'the second lane alone was idle for so long');
  clock.turn(100 * SECOND);
  assert.deepEqual(ended, [3, 2]);
  assert.deepEqual([await ask(), await ask(1)], [1, 4]);
});

test('where workers are forbidden that is told, and the next job tries again', async () => {
  const fake = new Fake();
  fake.isForbidden = true;
  assert.equal(await codeOf(fake.client.run(ratings())), 'forbidden');
  fake.isForbidden = false;
  const next = fake.client.run(ratings());
  fake.heard();
  fake.answer([]);
  assert.deepEqual(await next, []);
});

test('a worker that has worked and breaks off is replaced, and asked the same once', async () => {
  const fake = new Fake();
  const code = codeOf(fake.client.run(think(QUESTION)));
  fake.heard();
  const [first] = fake.orders;
  fake.hear({ kind: 'fault', code: 'trapped', detail: 'unreachable' });
  assert.deepEqual([fake.starts, fake.ends], [2, 1]);
  assert.deepEqual(fake.orders.at(-1), first);
  fake.heard();
  fake.hear({ kind: 'fault', code: 'trapped', detail: 'unreachable' });
  assert.equal(await code, 'trapped');
  assert.equal(fake.starts, 2);
});

test('a worker in which something is made is asked nothing twice, and ended by who wants no answer', async () => {
  for (const module of ['sql', 'search'] as const) {
    const fake = new Fake();
    const query = { module, name: 'query', args: [] };
    const first = codeOf(fake.client.run(query));
    fake.heard();
    fake.hear({ kind: 'fault', code: 'trapped', detail: 'unreachable' });
    assert.equal(await first, 'trapped');
    assert.deepEqual([fake.starts, fake.orders.length], [1, 1]);
    const abort = new AbortController();
    const second = fake.client.run(query, { signal: abort.signal });
    abort.abort();
    await assert.rejects(second, { name: 'AbortError' });
    assert.deepEqual([fake.starts, fake.ends, fake.orders.map(({ kind }) => kind)], [2, 2, ['job', 'job']]);
    const slow = codeOf(fake.client.run(query));
    fake.heard();
    fake.clock.turn(30 * SECOND);
    assert.equal(await slow, 'silent');
    assert.deepEqual([fake.starts, fake.ends], [3, 3]);
    const third = fake.client.run(query, { signal: abort.signal });
    await assert.rejects(third, { name: 'AbortError' });
    assert.equal(fake.ends, 3);
  }
});

test('what an earlier worker still says is not heard', async () => {
  const fake = new Fake();
  const answer = fake.client.run(think(QUESTION));
  fake.heard();
  const { hear } = fake;
  fake.lose(new EngineFault('failed'));
  hear({ kind: 'answer', id: 1, answer: 'a2a3' as never });
  fake.answer('e2e4');
  assert.equal(await answer, 'e2e4');
});

for (const code of ['unloaded', 'forbiddenWasm', 'memory', 'unreadable'] as const) {
  test(`a worker that is lost as ${code} is told at once`, async () => {
    const fake = new Fake();
    const found = codeOf(fake.client.run(ratings()));
    fake.lose(new EngineFault(code));
    assert.equal(await found, code);
    assert.equal(fake.starts, 1);
  });
}

test('a module may take half a minute to load', async () => {
  const fake = new Fake();
  const code = codeOf(fake.client.run(ratings()));
  fake.clock.turn(29 * SECOND);
  assert.equal(fake.ends, 0);
  // A machine that sleeps counts no seconds.
  fake.clock.sleep(3600 * SECOND);
  assert.equal(fake.ends, 0);
  fake.clock.turn(SECOND);
  assert.equal(await code, 'silent');
});

test('a worker that falls silent while it works is replaced', async () => {
  const fake = new Fake();
  const code = codeOf(fake.client.run(think(QUESTION)));
  fake.heard();
  fake.clock.turn(7 * SECOND);
  fake.hear({ kind: 'progress', id: 1, report: { thoughts: [], move: undefined, nodes: 1, elapsed: 1 } });
  fake.clock.turn(7 * SECOND);
  assert.equal(fake.starts, 1);
  fake.clock.turn(SECOND);
  assert.equal(fake.starts, 2);
  fake.heard();
  fake.clock.turn(8 * SECOND);
  assert.equal(await code, 'silent');
});

test('a worker that was there and does not say that it has a job has ended', async () => {
  const fake = new Fake();
  void fake.client.run(ratings());
  fake.heard();
  fake.answer([]);
  const answer = fake.client.run(ratings());
  fake.clock.turn(6 * SECOND);
  assert.equal(fake.starts, 2);
  fake.heard();
  fake.answer([]);
  assert.deepEqual(await answer, []);
});

test('what cannot be sent fails alone', async () => {
  const fake = new Fake();
  const bad = { module: 'engine' as const, name: 'think', args: [() => 1] };
  assert.equal(await codeOf(fake.client.run(bad)), 'unreadable');
});

test('the engine finds mate, and a level plays the same again', async () => {
  const client = real();
  const mate = { ...QUESTION, start: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1' };
  const lines: (number | undefined)[] = [];
  const onProgress = ({ thoughts }: { readonly thoughts: readonly { readonly mateIn?: number | undefined }[] }) =>
    void lines.push(...thoughts.map(({ mateIn }) => mateIn));
  assert.equal(await client.run(think(mate), { onProgress }), 'a1a8');
  assert.equal(lines.at(-1), 1);
  for (const player of ['level:2', 'minimax:2', 'random'] as const) {
    const ask = () => client.run(think({ ...QUESTION, player, seed: 7 }));
    const move = await ask();
    assert.match(move ?? '', /^[a-h][1-8][a-h][1-8]$/);
    assert.equal(await ask(), move, player);
  }
  assert.equal((await client.run(ratings())).length, 10);
});

test('the more urgent question is answered first, and the other goes on as though nothing had come between', async () => {
  const client = real();
  await client.run(ratings());
  const order: string[] = [];
  const nodes: number[] = [];
  const enough = new AbortController();
  const review = client
    .run(think({ ...QUESTION, milliseconds: 3_600_000 }), {
      priority: 'review',
      signal: enough.signal,
      onProgress: (report) => void nodes.push(report.nodes),
    })
    .catch(() => order.push('review'));
  while (nodes.length === 0) await settled();
  await client.run(think({ ...QUESTION, moves: 'e2e4', milliseconds: 100 }), { priority: 'hint' });
  order.push('hint');
  const before = nodes.length;
  while (nodes.length === before) await settled();
  enough.abort();
  await review;
  assert.deepEqual(order, ['hint', 'review']);
  assert.deepEqual(
    nodes,
    nodes.toSorted((a, b) => a - b),
  );
});

test('a level plays the same, whoever else asks the engine meanwhile', async () => {
  const [client, other] = [real(), real()];
  const level = { ...QUESTION, player: 'level:4' as const, seed: 99 };
  for (const moves of ['', 'e2e4 e7e5', 'e2e4 e7e5 g1f3 b8c6']) {
    const strong = client.run(think({ ...QUESTION, moves: 'd2d4', milliseconds: 100 }), { priority: 'evaluation' });
    const move = await client.run(think({ ...level, moves }), { priority: 'opponent' });
    assert.equal(move, await other.run(think({ ...level, moves }), { priority: 'opponent' }));
    await strong;
  }
});

test('what would be played is told from the first turn on, and what is aborted lets the next go on', async () => {
  const client = real();
  const long = { ...QUESTION, milliseconds: 3_600_000 };
  for (let time = 0; time < 2; time += 1) {
    const abort = new AbortController();
    let told: string | undefined;
    const onProgress = ({ move }: { readonly move: string | undefined }) => {
      told = move;
      abort.abort();
    };
    await assert.rejects(client.run(think(long), { signal: abort.signal, onProgress }), { name: 'AbortError' });
    assert.match(told ?? '', /^[a-h][1-8][a-h][1-8]$/);
  }
});

test('what the module refuses is told as it tells it, and what breaks off or does not load by its code', async () => {
  const client = real();
  await assert.rejects(client.run(think({ ...QUESTION, start: 'nonsense' })), (error: Error & { code?: string }) => {
    assert.ok(!(error instanceof EngineFault) && 'source' in error && 'args' in error && error.code);
    return true;
  });
  const failing = (error: Error) => codeOf(real({ engine: () => Promise.reject(error) }).run(ratings()));
  assert.equal(await failing(new WebAssembly.RuntimeError('unreachable')), 'trapped');
  assert.equal(await failing(new RangeError('WebAssembly.Memory(): could not allocate memory')), 'memory');
  assert.equal(await failing(new TypeError('Failed to fetch')), 'unloaded');
  assert.equal(await failing(new WebAssembly.CompileError('blocked by CSP: unsafe-eval')), 'forbiddenWasm');
  assert.equal(await failing(new WebAssembly.CompileError('unexpected end')), 'unloaded');
  assert.equal(await failing(new Error('odd')), 'failed');
});

test('the labs read moves, scripts, games and documents', async () => {
  const labs = labsOf(real());
  assert.equal(await labs.typedMove(QUESTION.start, 'Nf3'), 'g1f3');
  await assert.rejects(labs.typedMove(QUESTION.start, 'Nf6'), (error: object) => 'source' in error && 'code' in error);
  const script = { start: QUESTION.start, text: 'e2e4, Nf6', isSheet: false };
  const { count, first, isMovetext } = await labs.remarks(script, 5);
  assert.deepEqual([count, first.map(({ token, fix }) => [token, fix]), isMovetext], [1, [[1, 'g8f6']], false]);
  assert.equal(await labs.fixed(script, 1), 'e2e4, g8f6');
  assert.equal((await labs.allFixed({ ...script, text: 'e2e4, Nf6, d2d4' })).text, 'e2e4, g8f6, d2d4');
  const game = await labs.readGame('1. e4 e5 2. Ke4 *');
  assert.equal(Core.open(game.bytes).view(true).text?.added, 'e2e4, e7e5');
  assert.match(game.fault?.message ?? '', /Ke4/);
  assert.match((await labs.pgn(game.bytes))[0], /1\. e4 e5 \*/);
  assert.equal(await labs.sheetScript(game.bytes), 'e2e4, e7e5');
  assert.match(await labs.sheetFormula(game.bytes), /^=ARRAYFORMULA/);
  assert.match(await labs.diagram(game.bytes, 'letters'), /^8 r n b q k b n r/);
});
