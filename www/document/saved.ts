// Takes over what the page before this one has kept: once in each browser, and the document of a tab when the tab first
// comes. It is copied, and stays where it was.

import { fieldsOf } from '../ui/remember';
import { ended } from '../ui/turn';
import { Core } from './core';
import type { SavedLine } from './labs';
import { aside, type Change, type Kept, type Library, nameOf, type SavedGame } from './library';
import { fromText, LinkError } from './link';
import { type OldPage, type OldReader, type OldStores, recordsOf, timeOf } from './old';
import { gameOf } from './old-game';
import { isDiagnostic } from './session';
import type { Notice } from './trouble';

const MARK = 'taken over';
/** What a file of saved games says of itself. */
const FORMAT = 'gridmate-documents';
const VERSION = 1;
/** A longer file is none of them. */
const MOST_FILE = 20 << 20;
/** More scripts than these that a document has replaced are not from there. */
const MOST_PAST = 32;
/** After so many documents others may do something, too. */
const AT_ONCE = 20;

interface Taken {
  /** The name of the document that this tab goes on with, if it had one. */
  readonly own: string | undefined;
  readonly notice: Notice | undefined;
}

/** Takes over what is still there to be taken over, for a tab that the page before this one called so. */
export async function takeOver(
  library: Library,
  read: () => Promise<OldPage>,
  tab: string | undefined,
  reader: OldReader,
  now: number,
): Promise<Taken> {
  const isDone = (await library.get('marks', MARK)) !== undefined;
  if (isDone && tab === undefined) return { own: undefined, notice: undefined };
  const page = await read();
  const records = recordsOf(page, tab, now);
  const taker = new Taker(library, reader);
  const own = tab ?? newest(records, page.openNames);
  if (isDone) await taker.takeOpen(own ?? '', records.documents.get(own ?? ''));
  else await taker.takeAll(records, new Set(page.openNames).add(own ?? ''));
  if (await library.change(taker.changes, isDone ? undefined : MARK)) return { own, notice: taker.notice };
  // Another tab was quicker.
  return takeOver(library, read, tab, reader, now);
}

/** The saved games of a file that the page before this one has written, to be put into a library; or why there are none. */
export async function gamesIn(
  file: Blob,
  library: Library,
  reader: OldReader,
): Promise<readonly Change[] | 'no-games' | 'later'> {
  if (file.size > MOST_FILE) return 'no-games';
  const { format, version, documents } = fieldsOf(json(await file.text()));
  if (format !== FORMAT) return 'no-games';
  if (Number(version) > VERSION) return 'later';
  const taker = new Taker(library, reader);
  if (Array.isArray(documents)) await taker.takeSaved(documents.entries());
  const games = taker.changes.filter(({ store }) => store === 'saved');
  return games.length > 0 ? games : 'no-games';
}

/** What a text says; nothing where it is none of its kind. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The document of a tab that is closed which was changed last. */
function newest({ documents }: OldStores, openNames: ReadonlySet<string>): string | undefined {
  const closed = [...documents].filter(([name]) => !openNames.has(name));
  return closed.toSorted(([, one], [, other]) => timeOf(other) - timeOf(one))[0]?.[0];
}

class Taker {
  readonly changes: Change[] = [];
  readonly #blank = Core.open().bytes.join();
  #reads = 0;

  constructor(
    private readonly library: Library,
    private readonly reader: OldReader,
  ) {}

  get notice(): Notice | undefined {
    const count = (store: string) => this.changes.filter((change) => change.store === store).length;
    if (count('aside') > 0) return { code: 'aside', count: count('aside') };
    return count('saved') > 0 ? { code: 'taken', count: count('saved') } : undefined;
  }

  async takeAll(
    { documents, saved, matches, aside: unread }: OldStores,
    openNames: ReadonlySet<string>,
  ): Promise<void> {
    for (const [name, record] of documents) {
      if (!openNames.has(name) || !(await this.takeOpen(name, record)))
        await this.#takeSaved(`documents ${name}`, record, '', timeOf(record));
    }
    await this.takeSaved(saved);
    for (const [key, value] of matches) this.changes.push({ store: 'matches', key, value });
    for (const [key, value] of unread) this.changes.push(aside(`aside ${key}`, value));
  }

  /** Takes saved games as such. */
  async takeSaved(games: Iterable<readonly [key: unknown, entry: unknown]>): Promise<void> {
    for (const [key, entry] of games) {
      const { name, date } = fieldsOf(entry);
      await this.#takeSaved(`saved ${String(key)}`, entry, nameOf(name), Number(date));
    }
  }

  /** Takes the document of a tab as that; not where the library has a newer one of that name. */
  async takeOpen(name: string, record: unknown): Promise<boolean> {
    const changed = timeOf(record);
    if (((await this.library.get('open', name))?.changed ?? -1) >= changed) return false;
    const bytes = await this.#bytesOf(`documents ${name}`, record);
    const value: Kept | undefined = bytes && { bytes, changed, beside: gameOf(fieldsOf(record)['game'], bytes) };
    if (value) this.changes.push({ store: 'open', key: name, value });
    return true;
  }

  async #takeSaved(from: string, record: unknown, name: string, date: number): Promise<void> {
    const bytes = await this.#bytesOf(from, record);
    if (!bytes || (name === '' && bytes.join() === this.#blank)) return;
    const value: SavedGame = { name, date: date > 0 && date < 8e15 ? date : 0, bytes };
    this.changes.push({ store: 'saved', key: crypto.randomUUID(), value });
  }

  /** The bytes of what has a document; what of it cannot be read is put aside. */
  async #bytesOf(from: string, record: unknown): Promise<Uint8Array | undefined> {
    this.#reads += 1;
    if (this.#reads % AT_ONCE === 0) await ended();
    const { kept, ...rest } = fieldsOf(record);
    // A tab may have had nothing but a match.
    if (record === undefined || (kept === undefined && 'changed' in rest)) return undefined;
    const line = lineOf(kept);
    const bytes = line && bytesIn(line.bytes);
    if (bytes && Core.read(bytes)) return bytes;
    const read = await (line && this.reader.savedBytes(line))?.catch((error: unknown) => {
      if (!isDiagnostic(error)) throw error;
      return undefined;
    });
    if (!read || line?.bytes !== undefined) this.changes.push(aside(from, record));
    return read;
  }
}

/** A document as it was kept: with its bytes, or before there were any. */
function lineOf(kept: unknown): (SavedLine & { readonly bytes: unknown }) | undefined {
  const { version, start, text, sheet, ply, bytes, record, claimed, branches } = fieldsOf(kept);
  // Later versions may mean something else.
  if (version !== undefined || typeof start !== 'string' || typeof text !== 'string' || !Number.isInteger(ply))
    return undefined;
  const known = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const past = Array.isArray(branches) ? branches.flatMap((branch) => known(fieldsOf(branch)['text']) || []) : [];
  return {
    start,
    text,
    isSheet: sheet === true,
    step: Math.max(0, Number(ply)),
    pgn: known(record),
    end: known(claimed),
    past: past.slice(0, MOST_PAST),
    bytes,
  };
}

/** The bytes of base64. */
function bytesIn(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return fromText(text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return undefined;
  }
}
