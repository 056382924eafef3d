// @ts-check
// Small choices that this browser remembers. They may be anything, and where nothing is kept they last as long as the page.

/** @param {string} key @returns {unknown} */
export function readSetting(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Nothing may be kept here, or what is kept is no JSON.
    return null;
  }
}

/** @param {string} key @param {unknown} value nothing, if it is to be forgotten */
export function writeSetting(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It lasts as long as the page.
  }
}
