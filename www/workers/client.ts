// The page's side of the workers, one for each module, and more where a job names a lane; the other side is serve.ts.
//
// A worker is started by its first job, and every job is answered, refused by the module, or fails with an `EngineFault`,
// whatever becomes of the worker. One that has worked and fails is replaced, and what is under way is asked once more.

import type { Clock } from '../chess/chess';
import type { EngineFaultCode } from '../i18n/arguments';
import { EngineFault } from './fault';
import type { Engine, Job, ModuleName, News, Options, Order } from './jobs';

/** A worker as it is seen from the page. */
interface Remote {
  post(order: Order): void;
  terminate(): void;
}

/** Starts a worker, and returns what it says and why it is lost; throws where workers are forbidden. */
export type Start = (onMessage: (news: News) => void, onError: (fault: EngineFault) => void) => Remote;

/** Seconds are counted and not read from the clock: a machine may sleep. */
const TICK_MS = 1000;
/** The most seconds in which a module may load, and a worker that has it may not say that it has a job. */
const [LOADING, HEARING] = [30, 6];
/** The most seconds of silence while it works; SQLite itself ends what takes five seconds, if it can. */
const SILENCE: Readonly<Record<ModuleName, number>> = {
  engine: 8,
  review: 30,
  match: 30,
  labs: 30,
  search: 30,
  sql: 6,
};
/** What these do hears nothing meanwhile, so it ends with the worker; and they are asked nothing twice. */
const ENDED: ReadonlySet<ModuleName> = new Set<ModuleName>(['search', 'sql']);
/** A worker beside the first of its module ends after this time without a job, in milliseconds. */
const IDLE_MS = 10_000;
/** After these a new worker is asked the same. */
const REPEATED: ReadonlySet<EngineFaultCode> = new Set(['ended', 'failed', 'silent', 'trapped']);

export class Client implements Engine {
  readonly #lanes = new Map<string, WorkerSlot>();

  constructor(
    private readonly start: Start,
    private readonly clock: Clock,
  ) {}

  run<A>(job: Job<A>, options: Options = {}): Promise<A> {
    const { module, lane = 0 } = job;
    const name = `${module} ${lane}`;
    const slot = this.#lanes.get(name) ?? new WorkerSlot(this.start, this.clock, module, lane > 0);
    this.#lanes.set(name, slot);
    return slot.run(job, options);
  }
}

interface Request {
  readonly order: Extract<Order, { kind: 'job' }>;
  readonly options: Options;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
  /** Aborts it, if its signal says so. */
  readonly abort: () => void;
  isHeard: boolean;
  isRepeated: boolean;
}

/** One worker, and what it is asked. */
class WorkerSlot {
  readonly #requests = new Map<number, Request>();
  #worker: Remote | undefined;
  /** The number of the worker: what an earlier one says is not heard. */
  #turn = 0;
  /** Whether it has its module. */
  #isLoaded = false;
  #last = 0;
  /** How many seconds it has been silent. */
  #quiet = 0;
  #deferred: (() => void) | undefined;
  /** Has it go on where it would end for want of a job. */
  #stay: (() => void) | undefined;

  constructor(
    private readonly start: Start,
    private readonly clock: Clock,
    private readonly module: ModuleName,
    /** Whether the module has another worker. */
    private readonly isExtra: boolean,
  ) {}

  run<A>(job: Job<A>, options: Options): Promise<A> {
    const { signal, priority = 'analysis' } = options;
    return new Promise<A>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = (this.#last += 1);
      const order = { ...job, kind: 'job', id, priority } as const;
      const abort = () => {
        const wasAsked = this.#settle(id) !== undefined;
        if (wasAsked && ENDED.has(this.module)) this.#end();
        else if (wasAsked) this.#worker?.post({ kind: 'abort', id });
        reject(signal?.reason);
      };
      const request: Request = { order, options, resolve, reject, abort, isHeard: false, isRepeated: false };
      this.#requests.set(id, request);
      signal?.addEventListener('abort', abort, { once: true });
      this.#quiet = 0;
      this.#stay?.();
      this.#deferred ??= this.clock.later(this.#watch, TICK_MS);
      this.#ask(request);
    });
  }

  #ask({ order }: Request): void {
    const worker = (this.#worker ??= this.#launch());
    try {
      worker?.post(order);
    } catch (error) {
      // What no worker can be given.
      this.#settle(order.id)?.reject(new EngineFault('unreadable', String(error)));
    }
  }

  #launch(): Remote | undefined {
    const turn = (this.#turn += 1);
    const onMessage = (news: News) => void (turn === this.#turn && this.#onMessage(news));
    const onError = (fault: EngineFault) => void (turn === this.#turn && this.#onError(fault));
    try {
      return this.start(onMessage, onError);
    } catch (error) {
      queueMicrotask(() => onError(new EngineFault('forbidden', String(error))));
      return undefined;
    }
  }

  /** The request of a number, which is under way no more. */
  #settle(id: number): Request | undefined {
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    request?.options.signal?.removeEventListener('abort', request.abort);
    if (this.#requests.size === 0) {
      this.#deferred?.();
      this.#deferred = undefined;
      this.#stay?.();
      if (this.isExtra) this.#stay = this.clock.later(() => this.#end(), IDLE_MS);
    }
    return request;
  }

  #onMessage(news: News): void {
    this.#quiet = 0;
    if (news.kind === 'fault') return this.#onError(new EngineFault(news.code, news.detail));
    if (news.kind === 'answer') return this.#settle(news.id)?.resolve(news.answer);
    if (news.kind === 'problem')
      return this.#settle(news.id)?.reject(Object.assign(new Error(news.problem.message), news.problem));
    const request = this.#requests.get(news.id);
    if (news.kind === 'progress') return request?.options.onProgress?.(news.report);
    this.#isLoaded = true;
    if (request) request.isHeard = true;
  }

  readonly #watch = (): void => {
    this.#deferred = this.clock.later(this.#watch, TICK_MS);
    this.#quiet += 1;
    const isHeard = [...this.#requests.values()].some((request) => request.isHeard);
    const patience = !this.#isLoaded ? LOADING : isHeard ? SILENCE[this.module] : HEARING;
    if (this.#quiet >= patience) this.#onError(new EngineFault(this.#isLoaded && !isHeard ? 'ended' : 'silent'));
  };

  #onError(fault: EngineFault): void {
    const mayRepeat = this.#isLoaded && REPEATED.has(fault.code) && !ENDED.has(this.module);
    this.#end();
    for (const request of [...this.#requests.values()]) {
      if (!mayRepeat || request.isRepeated) {
        this.#settle(request.order.id)?.reject(fault);
        continue;
      }
      request.isHeard = false;
      request.isRepeated = true;
      this.#ask(request);
    }
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#turn += 1;
    this.#isLoaded = false;
    this.#quiet = 0;
  }
}
