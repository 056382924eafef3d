// @ts-check
// Chess960 starts that are drawn, by the module of the sheets.

/** @typedef {typeof import('../files/files.js')} Files */

/** @type {Promise<Files> | undefined} */
let loading;

/** The module, which is loaded once; where that fails, the next call tries again. */
export function loadFiles() {
  loading ??= import('../files/files.js').then(async (files) => {
    await files.default();
    return files;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The number of a start, each of the 960 as likely as any other. */
export const drawStart = async () => (await loadFiles()).randomChess960();
