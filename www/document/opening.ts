// Begins with the document of this tab: what it had when it was left, or another tab's that it is a copy of; a tab that is
// opened anew goes on with the last of those that no tab works on. A link begins one, whatever the tab had, which is then
// among those of closed tabs. It is kept from then on, or it is said why not.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { TreeDocument } from '#doors/document.js';
import type { Clock } from '../chess/chess';
import type { StorageErrorCode } from '../i18n/words';
import { Core, type Past } from './core';
import { closedNames, Documents, type KeepingDeps } from './documents';
import { Keeper, keptOf } from './keeper';
import { type Change, type Kept, type Library, quarantined } from './library';
import { Session } from './session';
import { storageErrorOf } from './storage';
import type * as tabs from './tab';

/** What a browser has for it. */
interface Surroundings extends KeepingDeps {
  openStorage(): Promise<Library>;
  readonly tab: Pick<typeof tabs, 'claim' | 'leave' | 'takeLeft'> & KeepingDeps['tab'];
  /** Whether the address leads to a document: the tab goes on with no other then. */
  readonly isLinked: boolean;
}

export interface Begun {
  readonly session: Session;
  /** Why what is done is not kept, if it is not. */
  readonly unkept: ReadonlySignal<StorageErrorCode | undefined>;
  /** How much of what was kept cannot be read. */
  readonly unread: ReadonlySignal<number>;
  /** Where it is kept; nothing where or while it is not. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** Leaves with the tab what is not kept. */
  readonly leave: () => void;
}

interface FoundDocument {
  readonly library: Library;
  readonly name: string;
  readonly core: Core | undefined;
  /** What was kept, as it was found. */
  readonly kept: Kept | undefined;
  readonly isKept: boolean;
  /** How often it was kept. */
  readonly count: number;
  /** How much cannot be read. */
  readonly unread: number;
}

/** After so long the page no longer waits for what was kept. */
export const PATIENCE_MS = 4000;

/** Begins with a session where one is there already, and else with a new one, for whose document the page waits a while. */
export async function begin(place: Surroundings, first?: Session): Promise<Begun> {
  const [early, unread] = [signal<StorageErrorCode | undefined>(undefined), signal(0)];
  const documents = signal<Documents | undefined>(undefined);
  const fail = (error: unknown): undefined => void (early.value = storageErrorOf(error));
  const coming = find(place).catch(fail);
  const found = first ? undefined : await Promise.race([coming, overdue(place.clock)]);
  // What a tab was left with is there where nothing else is: the next page may be able to keep it.
  const left = early.peek() && !first && !place.isLinked ? place.tab.takeLeft() : undefined;
  const session = first ?? new Session(found?.core ?? (left && Core.read(left.bytes)) ?? Core.open());
  if (left) takeRecord(session, left);
  const keep = ({ library, name, kept, count, ...its }: FoundDocument, isKept: boolean) => {
    unread.value = its.unread;
    if (kept) takeRecord(session, kept);
    const keeper = new Keeper(session, library, name, place.clock, isKept, count);
    keeper.start();
    const all = new Documents(session, library, keeper, place);
    all.prune().catch((error: unknown) => console.warn(error));
    documents.value = all;
  };
  if (found) keep(found, found.isKept);
  else {
    const slow = () => void (documents.peek() ?? (early.value ??= 'slow'));
    if (first) void overdue(place.clock).then(slow);
    else slow();
    // What comes late is put on the board where nothing has been done yet; else it stays among the other documents.
    const arrive = async (its: FoundDocument | undefined) => {
      if (!its) return;
      const isTouched = session.revision.peek().changes > 0 || session.locked.peek() !== undefined;
      const { core } = its;
      if (core && !isTouched) session.change((document) => document.load(core.bytes));
      if (its.kept && isTouched)
        await its.library.change([{ store: 'open', key: crypto.randomUUID(), value: its.kept }]);
      keep(isTouched ? { ...its, kept: undefined } : its, !isTouched && !core && its.isKept);
    };
    void coming.then(arrive).catch(fail);
  }
  const unkept = computed(() => (documents.value ? documents.value.problem.value : early.value));
  const leave = () => {
    const keeper = documents.peek()?.keeper;
    const isChanged = left !== undefined || session.revision.peek().changes > 0;
    const value = keeper ? keeper.unkept : isChanged && keptOf(session, place.clock, (left?.count ?? 0) + 1);
    if (value) place.tab.leave(value, keeper?.name);
  };
  return { session, unkept, unread, documents, leave };
}

/** Takes what was kept beside a document. */
function takeRecord(session: Session, { gameRecord, previous, chapters, lesson, isLinked }: Kept): void {
  if (isLinked) session.linked = session.revision.peek().changes;
  session.chapters.value = chapters;
  session.lesson.value = lesson;
  session.gameRecord.value = gameRecord;
  if (previous instanceof Uint8Array) session.previous.value = previous;
}

const overdue = (clock: Clock): Promise<undefined> =>
  new Promise((resolve) => void clock.later(() => resolve(undefined), PATIENCE_MS));

/** The first of these documents that is not as it came by a link. */
async function nextOf(library: Library, [name, ...others]: readonly string[]): Promise<string | undefined> {
  const isLinked = name !== undefined && (await library.get('open', name))?.isLinked === true;
  return isLinked ? nextOf(library, others) : name;
}

async function find({ openStorage: openShelf, tab, isLinked }: Surroundings): Promise<FoundDocument> {
  const library = await openShelf();
  const last = async () => (isLinked ? undefined : nextOf(library, await closedNames(library, tab)));
  const { name, like } = await tab.claim(last);
  const [left, written] = [tab.takeLeft(like ?? name), await library.get('open', like ?? name)];
  const isLeft = left !== undefined && left.count > (written?.count ?? 0);
  if (isLinked) {
    const isOwn = like === undefined && (isLeft || written !== undefined);
    if (isOwn && isLeft && Core.read(left.bytes)) await library.change([{ store: 'open', key: name, value: left }]);
    const fresh = isOwn ? crypto.randomUUID() : name;
    if (isOwn) await tab.moveTo(fresh);
    return { library, name: fresh, core: undefined, kept: undefined, isKept: true, count: 0, unread: 0 };
  }
  const count = Math.max(left?.count ?? 0, written?.count ?? 0);
  const unread: Change[] = [];
  let found: Pick<FoundDocument, 'core' | 'kept' | 'isKept'> = { core: undefined, kept: undefined, isKept: true };
  for (const kept of isLeft ? [left, written] : [written]) {
    if (!kept || found.core) continue;
    const core = reopened(kept.bytes, kept.past);
    const isKept = kept === written && like === undefined;
    if (core) found = { core, kept, isKept };
    else unread.push(quarantined(`open ${name}`, kept));
    if (!core && isKept) unread.push({ store: 'open', key: name, value: undefined });
  }
  if (unread.length > 0) await library.change(unread);
  return { library, name, count, unread: unread.filter(({ store }) => store === 'quarantine').length, ...found };
}

/** What may be called again. */
const METHODS = new Set(
  Object.getOwnPropertyNames(TreeDocument.prototype).filter((name) => !/^(constructor|free)$/.test(name)),
);

/** The document of these bytes, with what undo and redo lead to if its past leads to it; a past may be anything. */
export function reopened(bytes: Uint8Array, past: unknown): Core | undefined {
  const core = Core.read(bytes);
  if (!core || !isPast(past)) return core;
  try {
    const whole = Core.again(past);
    const [found, other] = whole.bytes.join() === core.bytes.join() ? [whole, core] : [core, whole];
    other.free();
    return found;
  } catch (error) {
    console.warn(error);
    return core;
  }
}

function isPast(past: unknown): past is Past {
  if (typeof past !== 'object' || past === null || !('calls' in past)) return false;
  const { origin, calls }: { origin?: unknown; calls: unknown } = past;
  const isCall = (one: unknown) =>
    Array.isArray(one) && typeof one[0] === 'string' && METHODS.has(one[0]) && Array.isArray(one[1]);
  return (origin === undefined || origin instanceof Uint8Array) && Array.isArray(calls) && calls.every(isCall);
}
