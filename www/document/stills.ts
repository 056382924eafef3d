// Boards to look at, beside the document: what a script shows from step to step, and what is reached by a piece.

import type { Destination } from '#doors/document.js';
import { startOf, withFields } from '../chess/fen';
import type { RefusalCode } from '../i18n/words';
import { Core, FAR } from './core';
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

/** Asks something of a document, and gives its memory back. */
export function askOnce<T>(core: Core, ask: (core: Core) => T): T {
  try {
    return ask(core);
  } finally {
    core.free();
  }
}

/** What there is to see of a document; nothing of one that cannot be read. */
export function lookOf(bytes: Uint8Array): Look | undefined {
  const core = Core.read(bytes);
  if (!core) return undefined;
  const { position, game, line } = askOnce(core, () => core.view(false));
  const { board, last } = position;
  return { board, from: last?.from, to: last?.to, steps: line?.added.length ?? 0, tags: new Map(game?.tags) };
}

/** From the start to the end of a script, each of them looked up when it is asked for. */
export function stillsOf(start: string | undefined, script: string): readonly (() => Still)[] {
  const steps = askOnce(coreOf(start, script), (core) => core.view(false).line?.added.length ?? 0);
  return Array.from({ length: steps + 1 }, (_, step) => () => stillOf(start, script, step));
}

/** Where a script ends. */
export const endOf = (start: string | undefined, script: string): Still => stillOf(start, script, FAR);

function coreOf(start: string | undefined, script: string): Core {
  const core = Core.open();
  core.change((document) => document.loadScript(start, script));
  return core;
}

function stillOf(start: string | undefined, script: string, step: number): Still {
  const { board, last } = askOnce(coreOf(start, script), (core) => {
    core.change((document) => document.goTo(step));
    return core.view(false).position;
  });
  return { board, from: last?.from, to: last?.to };
}

/** A document of its own that is only looked at; the code says why nothing is done to it. */
export function onlyShown(code: RefusalCode): Session {
  const session = new Session(Core.open());
  session.locked.value = { code, allows: new Set() };
  return session;
}

/** The squares that what stands on one may go to, or could go to if it were the turn of its side. */
export function reachOf(session: Session, square: number): readonly Destination[] {
  const { position, game } = session.store;
  const { fen, board, turn, end } = position.peek();
  const letter = board[square] ?? '';
  const side = letter === letter.toLowerCase() ? 'b' : 'w';
  if (side === turn || end !== null) return session.ask((document) => document.destinations(square));
  const start = startOf(withFields(fen, { turn: side }), game.peek().isChess960);
  return askOnce(Core.open(), (other) => {
    other.change((document) => document.loadScript(start, ''));
    return other.ask((document) => document.destinations(square));
  });
}
