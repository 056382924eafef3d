// @ts-check
// The sentences of the Script panel. What is wrong with a token comes from the rules, as a sentence of its own.
import { colorName, counted, number } from './parts.js';

export const script = {
  title: 'Skript',
  /** What the tokens do; what stands between backquotes is a token. */
  about:
    '`e2e4` zieht, `xe4` entfernt, `e8=♕` stellt eine Figur hin. Das Brett folgt beim Schreiben, und was du auf dem Brett tust, steht dann hier.',
  example: 'e2e4, e7e5, g1f3',
  tokens: 'Wörter',
  /**
   * What a chip stands for; its name begins with what is seen on it.
   * @param {string[]} tokens @param {import('../../panels/script/steps.js').Look} look @param {import('../../document/document.js').Entry} entry
   */
  chip(tokens, look, { number: move, turn, text }) {
    const name = tokens.join(' ');
    if (look === 'idle mild') return `${name}: ohne Wirkung`;
    if (look.startsWith('idle')) return `${name}: übergangen`;
    if (look === 'note') return `${name}: ändert nichts`;
    const remark = look.endsWith('odd') ? ', mit einer Bemerkung' : '';
    if (look.startsWith('free')) return `${name}: Änderung am Brett${remark}`;
    const player = `${move}, ${colorName(turn)}`;
    return (tokens.length > 1 ? `${name} ${text}: ${player}` : `${name}: ${player} ${text}`) + remark;
  },
  /** What a remark is, by its look. */
  kinds: { error: 'Fehler', idle: 'Ohne Wirkung', odd: 'Ungewöhnlich', info: 'Hinweis' },
  /** @param {number} count of steps before those that are shown */
  before: (count) => `${number(count)} davor`,
  /** @param {number} count of steps behind those that are shown */
  after: (count) => `und ${number(count)} weitere`,
  remarks: 'Bemerkungen',
  select: 'Im Skript zeigen',
  follow: 'Das Brett folgt der Schreibmarke',
  sheet: 'Streng: nach den Regeln der Tabellenformel',
  sheetAbout:
    'Die Tabelle trennt Wörter nur an Kommas und Leerzeichen, sucht Felder überall im Wort und lässt auch ein leeres Feld ziehen, wodurch das Zielfeld leer wird.',
  copy: 'Kopieren',
  copySheet: 'Für die Tabelle kopieren',
  copySheetAbout: 'Nur, was das Brett ändert, so geschrieben, dass es in der Tabelle unverändert läuft',
  copyFormula: 'Als Formel kopieren',
  copyFormulaAbout: 'Die ganze Formel mit diesem Skript darin. Füge sie in eine leere Zelle von Google Sheets ein: Sie füllt 8 × 8 Zellen mit dem Brett. Die Tabelle muss auf Englisch gestellt sein (Datei, Einstellungen, Sprache), und eine Zelle fasst 50.000 Zeichen.',
  /** How many moves and edits there are. @param {import('../../document/document.js').Entry[]} line */
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
  more: (count) => `und ${number(count)} weitere`,
  /** @param {number} count @param {string} first */
  told: (count, first) => `${counted(count, 'Bemerkung', 'Bemerkungen')}. Die erste: ${first}`,
  clean: 'Keine Bemerkungen.',
  /** What fixing everything did. @param {number} rewritten @param {number} removed @param {number} separators */
  fixed(rewritten, removed, separators) {
    const parts = [];
    if (rewritten > 0) parts.push(counted(rewritten, 'Wort neu geschrieben', 'Wörter neu geschrieben'));
    if (removed > 0) parts.push(`${number(removed)} entfernt`);
    if (separators > 0) parts.push(counted(separators, 'Trennzeichen ersetzt', 'Trennzeichen ersetzt'));
    return `${number(rewritten + removed + separators)} behoben: ${parts.join(', ')}.`;
  },
  fixAll: 'Alle beheben',
  take: 'Zum Skript machen',
  /** @param {string} fen */
  start: (fen) => `Beginnt bei ${fen}`,
};
