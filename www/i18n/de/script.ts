// What the script says in German.

import type { ShownMove } from '#doors/document.js';
import type { ScriptWords } from '../words';
import { counted, SIDES } from './chess';
import { written } from '../notation';

const played = (move: ShownMove | null): string =>
  move ? `${move.number}, ${SIDES[move.color]} ${written(move.san)}` : 'ein Zug';

export const script: ScriptWords = {
  name: 'Skript',
  box: 'Züge als Text',
  placeholder: 'e2e4, e7e5, g1f3',
  about: 'Beim Schreiben folgt das Brett, und Züge auf dem Brett erscheinen hier als Text.',
  count: (tokens, remarks) => `${counted(tokens, 'Wort', 'Wörter')} · ${counted(remarks, 'Bemerkung', 'Bemerkungen')}`,
  tokens: 'Wörter',
  token: (text, look, move) => {
    switch (look) {
      case 'legal':
        return `${text}: ${played(move)}`;
      case 'free':
        return `${text}: ändert das Brett`;
      case 'odd legal':
        return `${text}: ${played(move)}, mit einer Bemerkung`;
      case 'odd free':
        return `${text}: ändert das Brett, mit einer Bemerkung`;
      case 'ignored':
        return `${text}: übergangen`;
      case 'no-effect':
        return `${text}: ohne Wirkung`;
      case 'note':
        return `${text}: ändert nichts`;
    }
  },
  before: (count) => `${count} davor`,
  after: (count) => `und ${counted(count, 'weiteres', 'weitere')}`,
  legend: [
    'gefüllt: ein erlaubter Zug',
    'gestrichelt: freie Änderung, kein erlaubter Zug',
    '✕ übergangen',
    '– ohne Wirkung',
    '! ungewöhnlich',
    'umrahmt: jetzt zu sehen',
  ],
  remarks: 'Bemerkungen',
  kinds: { error: 'Fehler', 'no-effect': 'Ohne Wirkung', odd: 'Ungewöhnlich', info: 'Hinweis' },
  select: 'Im Skript zeigen',
  fix: (fix) => (fix.trim() === '' ? 'Entfernen' : `${/\w/.test(fix) ? fix.slice(0, 24) : `„${fix}“`} schreiben`),
  fixAll: 'Alle beheben',
  fixed: (rewritten, removed, separators) => {
    const parts = [
      rewritten > 0 && `${counted(rewritten, 'Wort', 'Wörter')} neu geschrieben`,
      removed > 0 && `${removed} weggelassen`,
      separators > 0 && `${separators} Trennzeichen ersetzt`,
    ].filter(Boolean);
    return parts.length > 0 ? `Erledigt: ${parts.join(', ')}.` : 'Es gibt nichts zu beheben.';
  },
  more: (count) => `und ${count} weitere`,
  told: (count, first) => `${counted(count, 'Bemerkung', 'Bemerkungen')}. Die erste: ${first}`,
  clean: 'Keine Bemerkungen.',
  unchecked:
    'Der Teil, der nach Fehlern sucht, konnte nicht geladen werden. Das Skript ist sicher und läuft; die Seite neu zu laden hilft vielleicht.',
  isGame: 'Das sind die Züge einer Partie, so wie man sie im Schach aufschreibt.',
  readGame: 'Als Partie lesen',
  sheet: 'Genau so lesen wie die Tabelle',
  sheetAbout:
    'Die Tabelle trennt Wörter nur an Kommas und Leerzeichen, sucht Felder überall im Wort und lässt auch ein leeres Feld ziehen, wodurch das Zielfeld leer wird.',
  spreadsheet: 'Dasselbe Brett in einer Tabelle',
  spreadsheetAbout: 'Das Skript kommt in die Schachtabelle, die Formel in eine leere Zelle von Google Sheets.',
  copyBoard: 'Das Brett als Text kopieren',
  copies: {
    sheet: 'Für die Tabelle kopieren',
    formula: 'Als Formel kopieren',
    unicode: 'mit Schachsymbolen',
    letters: 'mit Buchstaben',
    boxed: 'umrandet',
  },
  copied: {
    sheet: 'Das Skript ist in der Zwischenablage, so geschrieben, dass die Tabelle es ausführt.',
    formula:
      'Die Formel ist in der Zwischenablage. In eine leere Zelle eingefügt füllt sie 8 × 8 Zellen mit dem Brett.',
    unicode: 'Das Brett ist in der Zwischenablage, mit Schachsymbolen.',
    letters: 'Das Brett ist in der Zwischenablage, mit Buchstaben.',
    boxed: 'Das Brett ist in der Zwischenablage, umrandet.',
  },
  notCopied: 'Dieser Browser lässt Seiten nicht kopieren. Der Text ist markiert und lässt sich von Hand kopieren.',
  examples: 'Beispiele',
  example: {
    moves: 'zieht eine Figur; eine Rochade sind zwei Wörter',
    removes: 'entfernt eine Figur, etwa einen en passant geschlagenen Bauern',
    puts: 'stellt eine Figur auf ein Feld; so wird etwa ein Bauer zur Dame',
    san: 'ist die übliche Schachschreibweise; die Bemerkung nennt das Wort fürs Skript',
  },
};
