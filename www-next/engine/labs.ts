// What explains and reads, asked of its worker.

import type { Labs } from '../document/labs';
import { LinkError } from '../document/link';
import type { LinkFault } from '../i18n/words';
import type { Engine, Options } from './jobs';

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
    filePart: call('filePart'),
    fileGame: call('fileGame'),
    picture: call('picture'),
    oldLink: (fragment) => call('oldLink')(fragment).catch(rethrow),
    savedBytes: call('savedBytes'),
  };
}

/** A fault of a link has lost its kind on the way from the worker. */
function rethrow(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  throw isLinkFault(code) ? new LinkError(code) : error;
}

const isLinkFault = (code: unknown): code is LinkFault => code === 'damaged' || code === 'long' || code === 'newer';
