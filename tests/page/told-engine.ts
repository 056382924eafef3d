// An engine that waits until a test answers.

import type { Engine, Job, Options, SearchRequest, Thought } from '../../www/workers/jobs';
import { settled } from './turned';

export interface Asked {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly question: SearchRequest;
  readonly options: Options;
  /** Tells a line, and what it is worth for the side to move. */
  readonly think: (line: string, told?: Partial<Thought>) => void;
  readonly answer: (answer?: unknown) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

export class ToldEngine implements Engine {
  readonly asked: Asked[] = [];

  run<A>(job: Job<A>, options: Options = {}): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      this.asked.push({
        name: job.name,
        args: job.args,
        question: job.args[0] as SearchRequest,
        options,
        think: (line, told = {}) => {
          const thought = { depth: 1, deepest: 1, rank: 1, score: 0, mateIn: undefined, nodes: 50, elapsed: 25, line };
          options.onProgress?.({
            thoughts: [{ ...thought, ...told }],
            move: line.split(' ')[0],
            nodes: 50,
            elapsed: 25,
          });
        },
        answer: (answer) => {
          resolve(answer as A);
          return settled();
        },
        fail: (error) => {
          reject(error);
          return settled();
        },
      });
    });
  }

  /** What is asked of it and not dropped, the last of a priority. */
  last(priority: Options['priority']): Asked | undefined {
    return this.asked.findLast(({ options }) => options.priority === priority && !options.signal?.aborted);
  }

  count(priority: Options['priority']): number {
    return this.asked.filter(({ options }) => options.priority === priority).length;
  }
}
