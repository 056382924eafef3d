// @ts-check
// The sentences of the Script panel. What is wrong with a token comes from the rules, as a sentence of its own.
import { counted } from './parts.js';

export const script = {
  title: 'Skript',
  /** What the tokens do; what stands between backquotes is a token. */
  about:
    '`e2e4` zieht, `xe4` entfernt, `e8=♕` stellt eine Figur hin. Das Brett folgt beim Schreiben, und was du auf dem Brett tust, wird hier aufgeschrieben.',
  remarks: 'Bemerkungen',
  sheet: 'Genau wie die Tabelle',
  copy: 'Kopieren',
  /** How many moves and edits there are. @param {import('../../document.js').Entry[]} line */
  summary(line) {
    const count = (/** @type {string} */ kind) => line.filter((entry) => entry.kind === kind).length;
    const [legal, free] = [count('legal'), count('free')];
    const parts = [];
    if (legal > 0) parts.push(counted(legal, 'regelgerechter Zug', 'regelgerechte Züge'));
    if (free > 0) parts.push(counted(free, 'Änderung am Brett', 'Änderungen am Brett'));
    return parts.length > 0 ? `${parts.join(', ')}.` : 'Noch keine Züge.';
  },
  /** @param {string} fix */
  fix: (fix) => (fix === '' ? 'Weglassen' : `${/\w/.test(fix) ? fix.slice(0, 24) : `„${fix}“`} schreiben`),
  /** @param {number} count */
  more: (count) => `und ${count} weitere`,
  /** @param {number} count @param {string} first */
  told: (count, first) => `${counted(count, 'Bemerkung', 'Bemerkungen')}. Die erste: ${first}`,
  clean: 'Keine Bemerkungen.',
  fixAll: 'Alle beheben',
  take: 'Zum Skript machen',
  /** @param {string} fen */
  start: (fen) => `Beginnt bei ${fen}`,
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederhergestellt.',
};
