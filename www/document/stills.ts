// Boards to look at, beside the document: what a script shows from step to step.

import type { RefusalCode } from '../i18n/words';
import { Core } from './core';
import { Session } from './session';

export interface Still {
  /** 64 FEN letters from a1 to h8, dots where nothing stands. */
  readonly board: string;
  /** Of the last step, if it was a legal move. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A document where it was left. */
export interface Look extends Still {
  readonly steps: number;
  readonly tags: ReadonlyMap<string, string>;
}

/** What there is to see of a document; nothing of one that cannot be read. */
export function lookOf(bytes: Uint8Array): Look | undefined {
  const view = Core.read(bytes)?.view(false);
  if (!view) return undefined;
  const { board, last } = view.position;
  const tags = new Map(view.game?.tags);
  return { board, from: last?.from, to: last?.to, steps: view.line?.added.length ?? 0, tags };
}

/** From the start to the end of a script, each of them looked up when it is asked for. */
export function stillsOf(start: string | undefined, script: string): readonly (() => Still)[] {
  const core = coreOf(start, script);
  const steps = core.view(false).line?.added.length ?? 0;
  return Array.from({ length: steps + 1 }, (_, step) => () => {
    core.change((document) => document.goTo(step), true);
    return stillIn(core);
  });
}

/** Where a script ends. */
export const endOf = (start: string | undefined, script: string): Still => stillIn(coreOf(start, script));

function coreOf(start: string | undefined, script: string): Core {
  const core = Core.open();
  core.change((document) => document.loadScript(start, script));
  return core;
}

function stillIn(core: Core): Still {
  const { board, last } = core.view(false).position;
  return { board, from: last?.from, to: last?.to };
}

/** A document of its own that is only looked at; the code tells why nothing is done to it. */
export function onlyShown(code: RefusalCode): Session {
  const session = new Session(Core.open());
  session.locked.value = { code, allows: new Set() };
  return session;
}
