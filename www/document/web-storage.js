// @ts-check
// What a browser keeps beside its database: texts of a tab, and of the time before there was a database.

/** What was kept before there was a database. */
export const OLD_KEY = /^gridmate\.(document|past|match|saved|contest|aside)\b/;

/** Whether something is left of the time before there was a database. */
export function hasOld() {
  try {
    return Object.keys(localStorage).some((key) => OLD_KEY.test(key));
  } catch {
    // A browser that blocks storage throws.
    return false;
  }
}

/** What the work comes to with the storage of this tab, where there is one. @template T @param {(store: globalThis.Storage) => T} work */
export function session(work) {
  try {
    return work(sessionStorage);
  } catch {
    // A browser that blocks storage throws, and so does one that has no room.
    return undefined;
  }
}
