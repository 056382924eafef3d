// @ts-check
// A document as it is kept: what is read here may be anything.

/** @typedef {import('./state.js').Kept} Kept */

/** More branches than these are not from here. */
const MOST_BRANCHES = 32;

/**
 * A document, if that is what something is.
 * @param {unknown} something
 * @returns {Kept | undefined}
 */
export function read(something) {
  const { version, start, text, sheet, ply, bytes, record, claimed, branches } = /** @type {Record<string, unknown>} */ (something ?? {});
  // Later versions may mean something else.
  if (version !== undefined || typeof start !== 'string' || typeof text !== 'string' || !Number.isInteger(ply)) return undefined;
  const known = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : undefined);
  const scripts = Array.isArray(branches) ? branches.map((branch) => known(branch?.text) ?? '').filter(Boolean) : [];
  return {
    start, text, sheet: sheet === true, ply: Number(ply), bytes: known(bytes), record: known(record), claimed: known(claimed),
    branches: scripts.slice(0, MOST_BRANCHES),
  };
}

/** The same with its bytes, where it was kept before there were any. @param {Kept} kept @returns {Promise<Kept>} */
export async function withBytes(kept) {
  const { start, text, sheet, ply, bytes, record, claimed, branches = [] } = kept;
  if (bytes !== undefined || (record === undefined && claimed === undefined && branches.length === 0)) return { start, text, sheet, ply, bytes };
  const notation = await import('./notation.js');
  await notation.load();
  return { start, text, sheet, ply, bytes: notation.savedBytes(kept) };
}
