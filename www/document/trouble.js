// @ts-check
// What may be wrong with keeping; `app/trouble.js` says it.

/** @typedef {'full' | 'denied' | 'later' | 'newer' | 'slow' | 'deleted' | 'broken' | 'aside' | 'error'} Trouble */

/** What an error of the database means; another one is logged. @param {any} error @returns {Trouble} */
export function troubleOf(error) {
  const { name, message } = error ?? {};
  // A database names its errors so, or gives none; that it cannot keep a value is no fault of its own.
  if (error && (!(error instanceof DOMException) || name === 'DataCloneError')) {
    console.error(error);
    return 'error';
  }
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'later';
  if (name === 'newer' || name === 'deleted') return name;
  // Browsers that block storage throw, or say it in words.
  return /Security|InvalidState/.test(name) || /denied/.test(message) ? 'denied' : 'broken';
}
