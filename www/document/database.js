// @ts-check
// The database in which this browser keeps documents, matches and saved games.

const NAME = 'gridmate';
const VERSION = 1;

/** Documents and matches stand under the name of their tab, the others under numbers. @typedef {'documents' | 'matches' | 'saved' | 'aside'} Store */

/** Called when the database has been closed from elsewhere. */
let lost = () => {};
/** Nothing, if it could not be opened: then it is tried again when it is next wanted. @type {Promise<IDBDatabase> | undefined} */
let database = open();

/** @param {boolean} [isAgain] whether what is kept should be there */
function open(isAgain) {
  /** @type {Promise<IDBDatabase>} */
  const opening = new Promise((resolve, reject) => {
    // Some browsers that block storage have none.
    if (!globalThis.indexedDB) throw new DOMException('', 'SecurityError');
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => (isAgain ? request.transaction?.abort() : create(request.result));
    request.onerror = () => reject(isAgain ? new DOMException('', 'deleted') : request.error);
    request.onsuccess = () => {
      const { result } = request;
      const lose = (/** @type {Promise<IDBDatabase>} */ next) => {
        database = next;
        // Whoever asks it is told.
        next.catch(() => {});
        lost();
      };
      result.onclose = () => lose(open(true));
      result.onversionchange = ({ newVersion }) => {
        result.close();
        lose(Promise.reject(new DOMException('', newVersion ? 'newer' : 'deleted')));
      };
      resolve(result);
    };
  });
  // So is whoever has asked; what is gone for good is not made anew.
  opening.catch(() => {
    if (database === opening && !isAgain) database = undefined;
  });
  return opening;
}

/** @param {IDBDatabase} made */
function create(made) {
  made.createObjectStore('documents').createIndex('changed', 'changed');
  made.createObjectStore('matches');
  made.createObjectStore('saved', { keyPath: 'id', autoIncrement: true });
  made.createObjectStore('aside', { autoIncrement: true });
}

/** @param {() => void} listener */
export function onLoss(listener) {
  lost = listener;
}

/** What a request comes to. @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Asks one store. @template T @param {Store} store @param {(store: IDBObjectStore) => IDBRequest<T>} question @returns {Promise<T>} */
export const ask = async (store, question) => result(question((await (database ??= open())).transaction(store).objectStore(store)));

/**
 * Writes to some stores: all of it, or nothing. Done when it is on the disk.
 * @template T
 * @param {Store[]} stores
 * @param {(...stores: IDBObjectStore[]) => T} work may wait for its own requests alone
 */
export async function write(stores, work) {
  const transaction = (await (database ??= open())).transaction(stores, 'readwrite', { durability: 'strict' });
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  // It is waited for below, unless the work fails first.
  done.catch(() => {});
  try {
    const answer = work(...stores.map((name) => transaction.objectStore(name)));
    const found = answer instanceof Promise ? await answer : answer;
    // Else it would wait for an answer that a page that is left does not hear.
    transaction.commit();
    await done;
    return /** @type {Awaited<T>} */ (found);
  } catch (error) {
    const { error: cause } = transaction;
    if (!cause) transaction.abort();
    throw cause ?? error;
  }
}
