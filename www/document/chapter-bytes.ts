// What is kept of the chapters of a lesson, and what is made of their bytes: what a list shows of them, and new ones.

import { Core, type Past } from './core';
import { askOnce } from './stills';
import { Store } from './store';
import { tasksIn } from './tasks';

/** A chapter that is not on the board, with what undo leads to there. */
export interface KeptChapter {
  readonly bytes: Uint8Array;
  readonly past?: Past | undefined;
}

/** What a session has of them: the place of the document among the others. */
export interface KeptChapters {
  readonly at: number;
  readonly others: readonly KeptChapter[];
  /** The name of the lesson. */
  readonly key?: unknown;
}

/** What a list shows of a chapter. */
export interface ListedChapter {
  /** Empty where it has none. */
  readonly title: string;
  /** How many tasks it has. */
  readonly tasks: number;
}

/** A document that is the one chapter of its lesson. */
export const ALONE: KeptChapters = { at: 0, others: [] };

/** Whether what is kept is a list of chapters; what it holds may be anything. */
export function isList(value: unknown): value is KeptChapters {
  if (typeof value !== 'object' || value === null || !('at' in value && 'others' in value)) return false;
  const { at, others }: { readonly at: unknown; readonly others: unknown } = value;
  const isChapter = (one: unknown) =>
    typeof one === 'object' && one !== null && 'bytes' in one && one.bytes instanceof Uint8Array;
  const isPlace = Number.isInteger(at) && Number(at) >= 0;
  return Array.isArray(others) && others.every(isChapter) && isPlace && Number(at) <= others.length;
}

/** A document with its start on the board. */
export function fromStart(bytes: Uint8Array): Uint8Array {
  const core = Core.read(bytes);
  if (!core) return bytes;
  return askOnce(core, () => {
    core.change((document) => document.goTo(0));
    return core.bytes;
  });
}

/** A document without moves, at a start, or at the usual one. */
export const startedAt = (start: string | undefined): Uint8Array =>
  askOnce(Core.open(), (core) => {
    core.change((document) => document.loadScript(start, ''));
    return core.bytes;
  });

/** What a list shows of a document. */
export function listedIn(store: Store): ListedChapter {
  const title = new Map(store.game.value.tags).get('Event') ?? '';
  return { title: title === '?' ? '' : title, tasks: tasksIn(store).length };
}

export function listedFrom(bytes: Uint8Array): ListedChapter {
  const core = Core.read(bytes);
  return core ? askOnce(core, (its) => listedIn(new Store(its.view(false)))) : { title: '', tasks: 0 };
}
