// Begins with the document of this tab: what it had when it was left, or another tab's that it is a copy of; a tab that is
// opened anew goes on with the last of those that no tab works on. A link begins one, whatever the tab had, which is then
// among those of closed tabs. It is kept from then on, or it is told why not.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TroubleCode } from '../i18n/areas/kept';
import { Core } from './core';
import { type Around, closedNames, Documents } from './documents';
import { type Clock, Keeper, keptOf } from './keeper';
import { aside, type Change, type Kept, type Library } from './library';
import { reopened } from './past';
import { Session } from './session';
import type * as tabs from './tab';
import { troubleOf } from './trouble';

/** What a browser has for it. */
interface Place extends Around {
  openShelf(): Promise<Library>;
  readonly tab: Pick<typeof tabs, 'claim' | 'leave' | 'takeLeft'> & Around['tab'];
  /** Whether the address leads to a document: the tab goes on with no other then. */
  readonly isLinked: boolean;
}

export interface Begun {
  readonly session: Session;
  /** Why what is done is not kept, if it is not. */
  readonly unkept: ReadonlySignal<TroubleCode | undefined>;
  /** How much of what was kept cannot be read. */
  readonly unread: ReadonlySignal<number>;
  /** Where it is kept; nothing where or while it is not. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** Leaves with the tab what is not kept. */
  readonly leave: () => void;
}

interface Found {
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
export async function begin(place: Place, first?: Session): Promise<Begun> {
  const [early, unread] = [signal<TroubleCode | undefined>(undefined), signal(0)];
  const documents = signal<Documents | undefined>(undefined);
  const fail = (error: unknown): undefined => void (early.value = troubleOf(error));
  const coming = find(place).catch(fail);
  const found = first ? undefined : await Promise.race([coming, late(place.clock)]);
  // What a tab was left with is there where nothing else is: the next page may be able to keep it.
  const left = early.peek() && !first && !place.isLinked ? place.tab.takeLeft() : undefined;
  const session = first ?? new Session(found?.core ?? (left && Core.read(left.bytes)) ?? Core.open());
  if (left) takeBeside(session, left);
  const keep = ({ library, name, kept, count, ...its }: Found, isKept: boolean) => {
    unread.value = its.unread;
    if (kept) takeBeside(session, kept);
    const keeper = new Keeper(session, library, name, place.clock, isKept, count);
    keeper.start();
    const all = new Documents(session, library, keeper, place);
    all.prune().catch((error: unknown) => console.warn(error));
    documents.value = all;
  };
  if (found) keep(found, found.isKept);
  else {
    const slow = () => void (documents.peek() ?? (early.value ??= 'slow'));
    if (first) void late(place.clock).then(slow);
    else slow();
    // What comes late is put on the board where nothing has been done yet; else it stays among the other documents.
    const arrive = async (its: Found | undefined) => {
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
function takeBeside(session: Session, { beside, before, isLinked }: Kept): void {
  if (isLinked) session.linked = session.revision.peek().changes;
  session.beside.value = beside;
  if (before instanceof Uint8Array) session.before.value = before;
}

const late = (clock: Clock): Promise<undefined> =>
  new Promise((resolve) => void clock.later(() => resolve(undefined), PATIENCE_MS));

/** The first of these documents that is not as it came by a link. */
async function nextOf(library: Library, [name, ...others]: readonly string[]): Promise<string | undefined> {
  const isLinked = name !== undefined && (await library.get('open', name))?.isLinked === true;
  return isLinked ? nextOf(library, others) : name;
}

async function find({ openShelf, tab, isLinked }: Place): Promise<Found> {
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
  let found: Pick<Found, 'core' | 'kept' | 'isKept'> = { core: undefined, kept: undefined, isKept: true };
  for (const kept of isLeft ? [left, written] : [written]) {
    if (!kept || found.core) continue;
    const core = reopened(kept.bytes, kept.past);
    const isKept = kept === written && like === undefined;
    if (core) found = { core, kept, isKept };
    else unread.push(aside(`open ${name}`, kept));
    if (!core && isKept) unread.push({ store: 'open', key: name, value: undefined });
  }
  if (unread.length > 0) await library.change(unread);
  return { library, name, count, unread: unread.filter(({ store }) => store === 'aside').length, ...found };
}
