// Workers that are killed, fall silent, trap or are lost, whatever they are at: each answer comes after all, or it is said
// why not, and the next one comes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeBlock } from '../../www/analyse/review-jobs';
import { EngineFault } from '../../www/workers/fault';
import { Client, type Start } from '../../www/workers/client';
import { think } from '../../www/workers/jobs';
import { labsOf } from '../../www/workers/labs';
import { type Handlers, serve } from '../../www/workers/serve';
import { english } from '../../www/i18n/en/all';
import { drawnFrom } from './drawn';
import { modules } from './real';
import { settled, TurnedClock } from './turned';

const TIMES = 200;
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const PLAN = { first: 'random', second: 'random', games: 2, opening: 'standard', swap: true, seed: 5 } as const;

const WAYS = ['killed', 'trapped', 'lost', 'memory'] as const;
/** When a worker breaks: as it is asked, when it has heard, or with its answer ready. */
const MOMENTS = ['asked', 'heard', 'answer'] as const;

interface Break {
  readonly way: (typeof WAYS)[number];
  readonly moment: (typeof MOMENTS)[number];
}

/** What is loaded once, for all workers. */
const once = (load: () => Promise<Handlers>): (() => Promise<Handlers>) => {
  let loaded: Promise<Handlers> | undefined;
  return () => (loaded ??= load());
};

/** The client on the real modules, whose next jobs break their workers as it is told. */
class Broken {
  readonly clock = new TurnedClock();
  readonly planned: Break[] = [];
  /** Whether the worker that works now will never say anything. */
  isSilent = false;
  readonly #loaders = {
    ...modules,
    engine: once(modules.engine),
    review: once(modules.review),
    match: once(modules.match),
    labs: once(modules.labs),
    search: once(modules.search),
    sql: once(modules.sql),
  };
  readonly #start: Start = (hear, lose) => {
    let due: Break | undefined;
    let isGone = false;
    const go = () => {
      isGone = true;
      if (due?.way === 'trapped') hear({ kind: 'fault', code: 'trapped', detail: 'unreachable' });
      else if (due?.way === 'memory') hear({ kind: 'fault', code: 'memory', detail: 'could not allocate memory' });
      else if (due?.way === 'lost') lose(new EngineFault('failed', 'gone'));
      else this.isSilent = true;
    };
    const take = serve((news) => {
      const told = structuredClone(news);
      queueMicrotask(() => {
        if (!isGone && due?.moment === told.kind) go();
        if (!isGone) hear(told);
      });
    }, this.#loaders);
    return {
      post: (order) => {
        if (isGone) return;
        if (order.kind === 'job') due = this.planned.shift();
        if (due?.moment === 'asked') queueMicrotask(go);
        else take(structuredClone(order));
      },
      terminate: () => {
        isGone = true;
        this.isSilent = false;
      },
    };
  };
  readonly client = new Client(this.#start, this.clock);

  /** What some work comes to: its answer, or the code of the fault that ends it; time goes by where nobody works. */
  async outcome(work: () => Promise<unknown>): Promise<unknown> {
    let outcome: { readonly is: unknown } | undefined;
    void work().then(
      (answer) => void (outcome = { is: JSON.stringify(answer) }),
      (error: unknown) => void (outcome = { is: error }),
    );
    while (!outcome) {
      await settled();
      if (this.isSilent) this.clock.turn(1000);
    }
    return outcome.is;
  }
}

test('whatever breaks a worker, at whatever it is, its answer comes or it is said why not, and the next one comes', async () => {
  const broken = new Broken();
  const { client } = broken;
  const labs = labsOf(client);
  const question = { start: START, moves: '', seed: 3, milliseconds: 3_600_000 };
  const search = { start: START, moves: '', method: 'alphabeta', depth: 2 };
  const game = { start: START, moves: 'f2f3 e7e5', nodes: 100, theory: [] };
  const facts = { start: START, moves: '', board: '.'.repeat(64), tokens: [], annotations: [] };
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'a move of a level': () => client.run(think({ ...question, player: 'level:2' }), { priority: 'opponent' }),
    'a move of a search': () => client.run(think({ ...question, player: 'minimax:2' }), { priority: 'opponent' }),
    'a game of a match': () => client.run({ module: 'match', name: 'playOn', args: [PLAN, 0, 3_600_000] }),
    'positions that are judged': () => client.run(judgeBlock(game, 0, 0), { priority: 'review' }),
    'a typed move': () => labs.typedMove(START, 'Nf3'),
    remarks: () => labs.remarks({ start: START, text: 'e2e4, Nf6', isSheet: false }, 5),
    'a count': () => labs.perft(START, 3),
    'a set': () => labs.moveSet('knight', START),
    'a game that is read': () => labs.readGame('1. e4 e5 2. Nf3 *'),
    'a file': () => labs.filePart(1, new Blob(['1. e4 *\n\n1. d4 *']), 0),
    'a lesson': () => labs.lesson(search, 7),
    'a query': () => labs.query({ text: 'select 6 * 7', isAfresh: false, facts }),
  };
  const names = Object.keys(works);
  const whole = new Map<string, unknown>();
  const draw = drawnFrom(1);
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const timeless = (outcome: unknown) => String(outcome).replaceAll(/"elapsed":[\d.]+/g, '');
  for (const name of names) whole.set(name, timeless(await broken.outcome(works[name]!)));
  const codes = new Map<string, number>();
  for (let time = 0; time < TIMES; time += 1) {
    const name = pick(names);
    const breaks = Array.from({ length: 1 + draw(3) }, (): Break => ({ way: pick(WAYS), moment: pick(MOMENTS) }));
    const what = `${time}: ${name}, ${breaks.map(({ way, moment }) => `${way} ${moment}`).join(', ')}`;
    broken.planned.push(...breaks);
    const outcome = await broken.outcome(works[name]!);
    broken.planned.length = 0;
    if (outcome instanceof Error) {
      assert.ok(outcome instanceof EngineFault, `${what}: ${outcome.stack}`);
      assert.match(english.engine.faults[outcome.code](outcome.detail), /^[A-Z].{20}/, what);
      codes.set(outcome.code, (codes.get(outcome.code) ?? 0) + 1);
    } else {
      assert.equal(timeless(outcome), whole.get(name), what);
      codes.set('answered', (codes.get('answered') ?? 0) + 1);
    }
    assert.equal(timeless(await broken.outcome(works[name]!)), whole.get(name), `after ${what}`);
  }
  for (const code of ['answered', 'ended', 'silent', 'trapped', 'failed', 'memory']) assert.ok(codes.has(code), code);
});
