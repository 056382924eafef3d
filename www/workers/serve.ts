// The worker's side of what client.ts asks: jobs that work in turns, the most urgent of them in the next one.

import type { EngineFaultCode } from '../i18n/arguments';
import { type ModuleName, type News, type Order, PRIORITIES, type Priority, type Report } from './jobs';

/** How a job speaks to the page while it works. */
export interface Call {
  readonly priority: Priority;
  /** Waits for the next turn, in which the page has been heard. */
  turn(): Promise<void>;
  report(report: Report): void;
}

/** What can be done, by name; behind what was sent each is given its call. */
export type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

type JobOrder = Extract<Order, { kind: 'job' }>;

/** A job that is under way. */
interface Running {
  readonly rank: number;
  isAborted: boolean;
  /** Gives it the turn that it waits for. */
  go: (() => void) | undefined;
}

/** Answers with what takes the orders. */
export function serve(
  post: (news: News) => void,
  modules: Readonly<Record<ModuleName, () => Promise<Handlers>>>,
): (order: Order) => void {
  /** Those of the one module that this worker has. */
  let handlers: Promise<Handlers> | undefined;
  const running = new Map<number, Running>();
  let isWaiting = false;

  /** Gives the next turn to the most urgent of those that wait. */
  const next = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    await nextTask();
    isWaiting = false;
    const [first] = [...running.values()].filter(({ go }) => go).toSorted((a, b) => a.rank - b.rank);
    first?.go?.();
  };

  const turn = (job: Running): Promise<void> =>
    new Promise((resolve, reject) => {
      job.go = () => {
        job.go = undefined;
        if (job.isAborted) reject(new DOMException('It is aborted.', 'AbortError'));
        else resolve();
      };
      void next();
    });

  const answer = async ({ id, module, name, args, priority }: JobOrder): Promise<void> => {
    const job: Running = { rank: PRIORITIES.indexOf(priority), isAborted: false, go: undefined };
    const call: Call = { priority, turn: () => turn(job), report: (report) => post({ kind: 'progress', id, report }) };
    running.set(id, job);
    try {
      const handler = (await (handlers ??= modules[module]()))[name];
      if (!handler) throw new Error(`The module ${module} has no ${name}.`);
      post({ kind: 'heard', id });
      // What is aborted is not begun.
      await call.turn();
      // The page has made sure of the types.
      post({ kind: 'answer', id, answer: (await handler(...([...args, call] as never[]))) as never });
    } catch (error) {
      if (job.isAborted) return;
      if (error instanceof Error && 'code' in error && !(error instanceof DOMException))
        post({ kind: 'problem', id, problem: { ...error, message: error.message } });
      else post({ kind: 'fault', code: codeOf(error), detail: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
      void next();
    }
  };

  return (order) => {
    if (order.kind === 'job') return void answer(order);
    const job = running.get(order.id);
    if (!job) return;
    job.isAborted = true;
    job.go?.();
  };
}

/** Done in the next task: what the page has said is taken before it. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(0);
  });

/** What is the matter where a module could not be loaded or has broken off. */
function codeOf(error: unknown): EngineFaultCode {
  const text = String(error);
  const isUncompiled = typeof WebAssembly === 'object' && error instanceof WebAssembly.CompileError;
  if (typeof WebAssembly !== 'object' || (isUncompiled && /content security policy|unsafe-eval|CSP/i.test(text)))
    return 'forbiddenWasm';
  if (isTrap(error)) return 'trapped';
  if (error instanceof RangeError && /memory|allocat/i.test(text)) return 'memory';
  // Compiling fails for what came only in part.
  if (isUncompiled || (error instanceof TypeError && /fetch|load|import|network|HTTP/i.test(text))) return 'unloaded';
  return 'failed';
}

/** Whether a module was broken off: by a trap, or because the stack ran out within it, which is no error of its own kind. */
const isTrap = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && /call stack|recursion/.test(error.message) && /wasm-function/.test(error.stack ?? ''));
