// @ts-check
// Keeps what is open in this tab, so that a reload or a crash loses nothing: a record of its own in the database of this
// browser, which no other tab writes to while this one is open.
import { ask, onLoss, write } from './database.js';
import { read, withBytes } from './kept.js';
import { begin, keep, look, setBefore } from './state.js';
import { startText } from './start.js';
import { current, onChange, publish } from './store.js';
import { hasOld, session } from './web-storage.js';
import { soon } from '../ui/soon.js';

/** @typedef {import('./state.js').Kept} Kept */
/**
 * What is kept of a tab, and when: its document, what can be undone and redone in it, its game against the computer,
 * whether its match is being played, and a comment that is being written.
 * @typedef {{ changed: number, kept?: unknown, past?: unknown, game?: unknown, runsMatch?: boolean, draft?: unknown }} TabRecord
 */

/** Changes that follow each other within such a time are kept together. */
const DELAY_MS = 300;
/** So long the page that was in this tab may take to give its record free, and another page that is in a tab like it. */
const [LEAVE_MS, COPY_MS] = [10_000, 200];
/** A database that has not been opened by then is said to be slow. */
const PATIENCE_MS = 4000;
/** Where a tab keeps the name of its record, and the record as it was when the page was left. */
const TAB_KEY = 'gridmate.tab';
const LEFT_KEY = 'gridmate.left';

/** The name of this tab's record. */
let tab = '';
/** @type {TabRecord} as it was found or kept last */
let record = { changed: 0 };
/** What was found, if that is on the board. @type {TabRecord | undefined} */
let first;
/** Gives the record to other tabs. @type {(value?: unknown) => void} */
let release = () => {};
/** Whether something has been done here before the record was found. */
let isTouched = false;
/** Whether this tab has a record: its own, or one that it has begun. */
let isNamed = false;
/** Whether what was found has yet to be written. */
let isUnwritten = false;
/** Whether the page no longer waits for the record. */
let isLate = false;
/** What went wrong before anybody listened. @type {unknown} */
let problem;
/** Stores that could not be read or written last. @type {Set<'documents' | 'matches'>} */
const failing = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} runs while something is to be kept */
let timer;
/** @type {(problem: unknown, hasChanged: boolean) => void} */
let warn = () => {};
/** What can be undone and redone in a document: what was found, before anybody asks. @type {() => unknown} */
let past = () => record.past;

/** Whether this tab had a record when its page was loaded: then that is what its reader waits for. */
const isKnown = Boolean(session((store) => store.getItem(TAB_KEY)));
/** The record is looked for while the rules are still being loaded. */
const finding = find();
/** Done when this tab has a record to write to: where none could be looked for, it begins one. */
const named = finding.catch(() => claim());
/** When what was kept is on the board, or is known not to come. @type {Promise<void>} */
let opened;

/**
 * Brings back what this tab has kept, and keeps every change from now on. Done when it is there, or takes too long.
 * @param {typeof warn} listener is told what is wrong with keeping, and when it no longer is
 */
export function start(listener) {
  warn = listener;
  onChange((view, { isPlace }) => {
    isTouched ||= !isPlace;
    schedule();
  });
  onLoss(schedule);
  addEventListener('pagehide', () => {
    // What was kept is not written over by who has not seen it.
    if (isTouched && !isNamed) claim();
    flush();
    // What the database is told last may be lost with the page; where there is no room for it here, it only says that it was left.
    session((store) => store.setItem(LEFT_KEY, '{}'));
    session((store) => store.setItem(LEFT_KEY, JSON.stringify(record)));
  });
  document.addEventListener('visibilitychange', flush);
  let isSlow = false;
  const patience = setTimeout(() => {
    isSlow = true;
    fail('slow');
  }, PATIENCE_MS);
  opened = finding.then(bring, fail).finally(() => {
    clearTimeout(patience);
    if (isSlow || problem) fail(problem);
  });
  return soon(opened, isKnown ? PATIENCE_MS : undefined).then(() => {
    isLate = true;
  });
}

/** Done when what was kept is on the board, or is known not to come. */
export const whenOpened = () => opened;

/** @returns {Promise<TabRecord | undefined>} */
async function find() {
  const old = hasOld() ? await import('./takeover.js') : undefined;
  /** @type {string | undefined | null} */
  let own;
  try {
    own = await old?.takeOver();
    if (old?.hasUnread()) problem = 'aside';
  } catch (error) {
    problem = error;
    claim();
    return old?.current();
  }
  own ??= session((store) => store.getItem(TAB_KEY));
  const left = session((store) => store.getItem(LEFT_KEY));
  const wait = left ? LEAVE_MS : COPY_MS;
  session((store) => store.removeItem(LEFT_KEY));
  const newest = (/** @type {TabRecord | undefined} */ written) => {
    /** @type {TabRecord | undefined} */
    const last = left ? session(() => JSON.parse(left)) : undefined;
    isUnwritten = last !== undefined && last.changed >= (written?.changed ?? 0);
    return isUnwritten ? last : written;
  };
  if (own && !(await hold(own, { signal: AbortSignal.timeout(wait) }))) {
    // This tab was made as a copy of another one.
    const { kept, past: its } = newest(await get(own)) ?? {};
    claim();
    return { changed: 0, kept, past: its };
  }
  tab = own ?? '';
  if (!tab) {
    const names = await ask('documents', (store) => store.index('changed').getAllKeys());
    for (const name of names.reverse()) if (!tab && (await hold(String(name), { ifAvailable: true }))) tab = String(name);
  }
  if (!tab) claim();
  session((store) => store.setItem(TAB_KEY, tab));
  const written = await get(tab);
  return tab === own ? newest(written) : written;
}

/** @param {string} name @returns {Promise<TabRecord | undefined>} */
const get = (name) => ask('documents', (store) => store.get(name));

/** Begins a record of its own for this tab. */
function claim() {
  release();
  isNamed = true;
  tab = `${Math.random()}`;
  void hold(tab, {});
  session((store) => store.setItem(TAB_KEY, tab));
}

/** Takes a record for as long as this page is there. @param {string} name @param {LockOptions} options @returns {Promise<boolean>} whether it is free */
const hold = (name, options) =>
  new Promise((resolve) => {
    const held = navigator.locks?.request(`gridmate.${name}`, options, (lock) => {
      resolve(lock !== null);
      return lock && new Promise((done) => {
        release = done;
      });
    });
    // Where there are no locks, a tab takes what it finds.
    (held ?? Promise.reject()).catch(() => resolve(!options.signal?.aborted));
  });

/** Puts what was kept on the board; where something else has been begun, it can be brought back. @param {TabRecord} [found] */
async function bring(found) {
  isNamed = true;
  const kept = read(found?.kept);
  if (found && !isTouched) record = first = found;
  if (found?.kept === undefined) return;
  try {
    if (!kept) throw new Error('not a document');
    const whole = await withBytes(kept);
    if (isTouched) setBefore(whole);
    else begin(whole);
    if (isTouched) claim();
  } catch (error) {
    if (kept && !(error instanceof Error && 'code' in error)) console.error(error);
    // It is not a document, or the module does not take its start: it is put aside.
    const unread = tab;
    record = first = { changed: 0 };
    claim();
    void import('./saved.js').then(({ putAside }) => putAside('documents', unread)).then(() => fail('aside'), fail);
  }
  if (isUnwritten) schedule();
  if (!isLate) return;
  look();
  publish({ isReplaced: true });
}

/** @param {unknown} error @param {'documents' | 'matches'} [store] */
function fail(error, store = 'documents') {
  if (typeof error === 'object') failing.add(store);
  warn(error, isTouched);
}

/** Writes under the name of this tab, once it has one; says what is wrong with that, and when nothing is any longer. @param {'documents' | 'matches'} store @param {unknown} value */
async function put(store, value) {
  try {
    await named;
    await write([store], (records) => records.put(value, tab));
    if (failing.delete(store) && failing.size === 0) warn(undefined, true);
  } catch (error) {
    fail(error, store);
  }
}

/** Keeps what is open soon. */
function schedule() {
  timer ??= setTimeout(flush, DELAY_MS);
}

/** Keeps what is to be kept at once. */
function flush() {
  clearTimeout(timer);
  if (timer === undefined) return;
  timer = undefined;
  record = makeRecord();
  void put('documents', record);
}

/** What is kept of this tab. @returns {TabRecord} */
function makeRecord() {
  return { ...record, changed: Date.now(), kept: whatIsOpen(), past: past() };
}

/** The document as it is kept; where its module has stopped for good, the line as it was shown last. @returns {Kept} */
function whatIsOpen() {
  try {
    return keep();
  } catch (error) {
    console.error(error);
    // That it has stopped has been told: nothing is to be kept for that alone.
    clearTimeout(timer);
    timer = undefined;
    const { start, isChess960, text, sheet, ply } = current();
    return { start: startText(start, isChess960), text, sheet, ply };
  }
}

/** What this tab had kept, if that is on the board. */
export const found = () => first;

/** Keeps what can be undone and redone as well. @param {() => unknown} make */
export function keepPast(make) {
  past = make;
  // What has been done before this was asked for.
  if (isTouched) schedule();
}

/** The game against the computer that this tab has kept, whatever that is. */
export const readGame = () => record.game;

/** Whether a game is under way in which nothing may be taken back, not even before its panel has come. */
export function isGameLocked() {
  const { help, isOver } = /** @type {{ help?: unknown, isOver?: unknown }} */ (record.game ?? {});
  return help === 'locked' && isOver !== true;
}

/** @param {unknown} game */
export function keepGame(game) {
  record.game = game;
  schedule();
}

/** The comment that was being written, whatever that is. */
export const readDraft = () => record.draft;

/** @param {unknown} draft */
export function keepDraft(draft) {
  record.draft = draft;
  schedule();
}

/** Whether the match of this tab was being played. */
export const runsMatch = () => record.runsMatch === true;

/** The match that this tab has kept, whatever that is. @returns {Promise<unknown>} */
export const readMatch = () => finding.then(() => ask('matches', (store) => store.get(tab)));

/** @param {unknown} match @param {boolean} isRunning */
export function keepMatch(match, isRunning) {
  record.runsMatch = isRunning;
  schedule();
  void put('matches', match);
}
