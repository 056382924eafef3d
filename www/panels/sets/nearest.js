// @ts-check
// What somebody may have meant who misspelt a name.

/**
 * How many letters are to be changed, left out or put in to make one word of another.
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The name that is nearest to a word, if one is near. @param {string} word @param {string[]} names */
export function nearest(word, names) {
  const wanted = word.toLowerCase();
  const ranked = names.map((name) => ({ name, far: distance(wanted, name.toLowerCase()) })).sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, word.length / 3) ? best.name : undefined;
}
