// What explains and reads, asked of its worker.

import type { Labs } from '../document/labs';
import { LinkError } from '../document/link';
import type { LinkFault } from '../i18n/words';
import type { Engine, Job, Options } from './jobs';

const OPTIONS: Options = { priority: 'hint' };

export function labsOf(engine: Engine): Labs {
  const call =
    <K extends keyof Labs>(name: K) =>
    (...args: Parameters<Labs[K]>): Promise<Awaited<ReturnType<Labs[K]>>> =>
      engine.run({ module: 'labs', name, args }, OPTIONS);
  return {
    typedMove: call('typedMove'),
    remarks: call('remarks'),
    fixed: call('fixed'),
    allFixed: call('allFixed'),
    sheetScript: call('sheetScript'),
    sheetFormula: call('sheetFormula'),
    diagram: call('diagram'),
    readGame: call('readGame'),
    pgn: call('pgn'),
    repairFen: call('repairFen'),
    fenFields: call('fenFields'),
    firstMoves: call('firstMoves'),
    perft: call('perft'),
    chess960: call('chess960'),
    filePart: call('filePart'),
    fileGame: call('fileGame'),
    picture: call('picture'),
    oldLink: (fragment) => call('oldLink')(fragment).catch(rethrow),
    savedBytes: call('savedBytes'),
    lesson: (search, seed, signal) => engine.run(job('lesson', search, seed), { signal }),
    trace: (search, window, signal) => engine.run(job('trace', search, window), { signal }),
    teachingTerms: call('teachingTerms'),
    explain: call('explain'),
    namedSets: call('namedSets'),
    moveSet: call('moveSet'),
    nearestSet: call('nearestSet'),
    query: (question, signal) => engine.run({ module: 'sql', name: 'query', args: [question] }, { ...OPTIONS, signal }),
  };
}

/** Something that takes long, and that nobody may want any more when its turn comes. */
const job = <A>(name: string, ...args: readonly unknown[]): Job<A> => ({ module: 'labs', name, args });

/** A fault of a link has lost its kind on the way from the worker. */
function rethrow(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  throw isLinkFault(code) ? new LinkError(code) : error;
}

const isLinkFault = (code: unknown): code is LinkFault => code === 'damaged' || code === 'long' || code === 'newer';
