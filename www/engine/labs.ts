// What explains and reads, asked of its workers.

import type { Labs } from '../document/labs';
import { LinkError } from '../document/link';
import type { LinkFault } from '../i18n/words';
import type { Engine, ModuleName } from './jobs';

/** What other workers do: a search or a query that nobody wants any more ends with its worker. */
const MODULES: Readonly<Record<string, ModuleName>> = { lesson: 'search', trace: 'search', query: 'sql' };

export function labsOf(engine: Engine): Labs {
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> => {
    const last = args.at(-1);
    const signal = last instanceof AbortSignal ? last : undefined;
    const job = { module: MODULES[name] ?? 'labs', name, args: signal ? args.slice(0, -1) : args };
    return engine.run(job, { priority: 'hint', signal }).catch(rethrow);
  };
  // Each of its functions is a job of the same name.
  return new Proxy({} as Labs, {
    get:
      (_, name) =>
      (...args: readonly unknown[]) =>
        ask(String(name), args),
  });
}

/** A fault of a link has lost its kind on the way from the worker. */
function rethrow(error: unknown): never {
  const code = error instanceof Error && error.name === 'LinkError' && 'code' in error ? error.code : undefined;
  throw isLinkFault(code) ? new LinkError(code) : error;
}

const isLinkFault = (code: unknown): code is LinkFault => code === 'damaged' || code === 'long' || code === 'newer';
