// What the rules, the readers of texts and the scripts say, in German.

import { letterOf, problemIn, type Sentences } from '../sentences';
import { boardSentences, character, quoted, side } from './board-sentences';
import { aPieceAsObject, aRole, counted } from './chess';

const FIELDS: Record<string, string> = {
  placement: 'die Figuren',
  turn: 'die Seite am Zug',
  castling: 'die Rochaderechte',
  'en-passant': 'das En-passant-Feld',
  halfmove: 'der Halbzugzähler',
  fullmove: 'die Zugnummer',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;

/** What is odd about a game, how often, and how much of it there may be. */
const odd =
  (what: string) =>
  ({ text, times, limit }: { text: string; times: number; limit?: number }): string => {
    const most = limit === undefined ? '' : ` (mehr als ${limit} gehen nicht)`;
    const more = times > 1 ? ` (und noch ${times - 1}-mal)` : '';
    return `${text === '' ? 'dies' : quoted(text)} ${what}${most}${more}.`;
  };

const RESULTS = 'Ergebnisse sind 1-0, 0-1, 1/2-1/2 und *';
const SAN = 'das ist die übliche Schachschreibweise';
const TOKENS = 'das ist weder ein Zug (e2e4) noch ein Entfernen (xe4) noch ein Hinstellen (e4=♕)';
const NOT_AT_HOME = 'zur Rochade müssen König und Turm auf ihren Ausgangsfeldern stehen';
const CASTLING_IS_KNOWN = 'wer rochieren darf, sagen die Züge davor; wählbar ist es nach einer freien Änderung';
const JOINS =
  'or (|), and (&), without (-), then (*) und eine weitere Menge, oder from g2, to c6, inverse, complement, paths';

export const sentences: Sentences = {
  ...boardSentences,

  'book/book-length': ({ entry, count }) =>
    `Buch: Eintrag ${entry} hat ${count} Bytes und braucht 16. Am Ende fehlen Bytes, oder es sind zu viele.`,
  'book/book-move': ({ entry }) =>
    `Buch: der Zug von Eintrag ${entry} ist keiner des Schachs: zwei Felder, und für eine Umwandlung eine Zahl von 1 bis 4.`,
  'book/book-order': ({ entry }) =>
    `Buch: der Schlüssel von Eintrag ${entry} ist kleiner als der davor; ein Buch ist nach Schlüsseln sortiert.`,

  'bytes/bytes-damaged': () => 'diese Bytes wurden verändert; am besten noch einmal alle kopieren',
  'bytes/bytes-short': () => 'für ein Dokument sind das zu wenige Bytes; bitte alle kopieren',
  'bytes/bytes-version': ({ form, known }) =>
    `diese Bytes haben die Form ${form}, und dieses Programm liest die Form ${known}; ein späteres liest sie vielleicht`,
  'bytes/bytes-wrong': () => 'diese Bytes ergeben kein gültiges Dokument',

  'call/chess960-number': () => 'Chess960: die Aufstellungen sind von 0 bis 959 nummeriert.',
  'call/depth-out-of-range': ({ deepest }) => `Die Tiefe geht von 0 bis ${deepest}.`,
  'call/diagram-style': () => 'Ein Diagramm ist unicode, letters oder boxed.',
  'call/empty': () => 'PGN: da ist kein Text; nötig ist eine Partie wie 1. e4 e5 2. Nf3.',
  'call/has-groups': () => 'Eine Formel mit Klammern ist mehr als eine Reihe von Schritten.',
  'call/no-random': () => 'Dieser Browser gibt keine Zufallszahlen; bitte eine Zahl von 0 bis 959 eingeben.',
  'call/no-such-claim': () =>
    'Ein Ende bekommt eine Partie durch threefold, fifty, agreed, resigned-w, resigned-b, time-w, time-b oder time.',
  'call/no-such-colour': () => 'Eine Zeichnung ist grün, rot, gelb oder blau.',
  'call/no-such-level': () => 'Die Stufen gehen von 1 bis 10.',
  'call/no-such-method': () => 'Die Verfahren sind minimax, negamax und alphabeta.',
  'call/no-such-node': ({ node }) => `Einen Knoten ${node} hat das Dokument nicht; nodes() sagt, welche es gibt.`,
  'call/no-such-opening': () => 'Eine Partie beginnt mit standard, chess960 oder book.',
  'call/no-such-piece': () =>
    'Eine Figur ist einer der Buchstaben KQRBNP und kqrbnp; aus einem Bauern wird q, r, b oder n.',
  'call/no-such-result': () =>
    'Ein Ergebnis ist 1-0, 0-1, 1/2-1/2 oder *, das Ende der Zugfolge nach den Regeln (etwa checkmate), oder threefold, fifty, agreed, resigned-w, resigned-b, time-w oder time-b.',
  'call/no-such-set': () => 'Eine Menge von Zügen mit diesem Namen gibt es nicht.',
  'call/no-such-shape': () => 'Eine Zeichnung ist eine Farbe und ein Feld oder zwei, etwa Ge2e4.',
  'call/no-such-side': () => 'Die Seite am Zug ist w oder b.',
  'call/no-such-square': () => 'Die Felder sind von 0 (a1) bis 63 (h8) nummeriert.',
  'call/no-such-task': () =>
    'Eine Aufgabe ist find, mate 3, squares e4,d5, formula knight from g2, choose +a|-b oder win 4,20, hold 4,20, draw 4,20.',
  'call/null-move-in-check': () => 'Im Schach kann die Seite am Zug nicht aussetzen.',
  'call/odd-pairs': () => 'Paare von Feldern sind eine gerade Anzahl von Zahlen.',
  'call/picture-too-long': ({ count, most }) =>
    `Diese Linie hat ${count} Bretter; ein bewegtes Bild zeigt höchstens ${most}.`,
  'call/qr-too-long': () => 'Das ist zu lang für einen QR-Code, der Platz für etwa 2900 Buchstaben hat.',

  'chess.js/invalid-fen': ({ sentence }) => `Ungültige FEN${sentence === undefined ? '' : `: ${sentence}`}`,
  'chess.js/invalid-move': ({ text }) => `Ungültiger Zug in der PGN: ${text}`,
  'chess.js/pgn-syntax': ({ expected, found, line }) =>
    found === undefined
      ? `Ungültige PGN: erwartet wurde ${expected}, aber der Text endet in Zeile ${line}.`
      : `Ungültige PGN: erwartet wurde ${expected}, aber in Zeile ${line} steht ${quoted(found)}.`,

  'claim/game-over': ({ end }) => `die Partie ist schon zu Ende (${end})`,
  'claim/illegal-move': ({ from, to }) =>
    `${from} nach ${to} ist hier kein erlaubter Zug, also lässt sich damit nichts beanspruchen`,
  'claim/too-few-quiet-moves': ({ count, least }) =>
    `Halbzüge ohne Schlagen und Bauernzug: ${count}; Remis kann ab ${least} beansprucht werden`,
  'claim/too-few-repetitions': ({ count, least }) =>
    `diese Stellung kam ${count}-mal vor; Remis kann ab ${least}-mal beansprucht werden`,

  'edit/bad-castling': () => 'Rochaderechte sind Buchstaben aus KQkq, etwa Kq, oder - für keine',
  'edit/bad-castling-right': () => NOT_AT_HOME,
  'edit/castling-is-known': () => CASTLING_IS_KNOWN,
  'edit/empty-square': ({ square }) => `auf ${square} steht nichts`,
  'edit/no-legal-position': () => 'die Stellung ist nicht regelgerecht, also gibt es keine erlaubten Züge',
  'edit/out-of-range': () => 'diese Stelle gibt es im Text nicht',
  'edit/reasons': ({ reasons }) => `der Zug ist nicht erlaubt: ${reasons}`,
  'edit/script-too-long': ({ most }) => `ein Skript darf höchstens ${most} Byte haben; dieses ist zu lang`,
  'edit/turn-is-known': () => 'wer am Zug ist, sagen die Züge davor; wählbar ist es nach einer freien Änderung',

  'end/checkmate': ({ color }) => `${side(color)} gewinnt durch Matt`,
  'end/fifty': () => 'Remis beansprucht: 50 Züge beider Seiten ohne Schlagen und Bauernzug',
  'end/fivefold': () => 'Remis: dieselbe Stellung zum fünften Mal',
  'end/insufficient': () => 'Remis: keine Seite hat die Figuren zum Mattsetzen',
  'end/seventyfive': () => 'Remis: 75 Züge beider Seiten ohne Schlagen und Bauernzug',
  'end/stalemate': () => 'Remis durch Patt',
  'end/threefold': () => 'Remis beansprucht: dieselbe Stellung zum dritten Mal',

  'fen-fix/adjacent-digits': ({ rank }) => `Zahlen nebeneinander in Reihe ${rank} wurden addiert.`,
  'fen-fix/castling-dropped': ({ rooks }) => `Keine Rochade mit ${rooks}: König und Turm stehen nicht richtig.`,
  'fen-fix/castling-order': () => 'Die Rochadebuchstaben wurden geordnet.',
  'fen-fix/dash': ({ field }) => `Aus einem anderen Strich wurde ein einfacher: ${fieldName(field)}.`,
  'fen-fix/en-passant-dropped': ({ square }) =>
    `Das En-passant-Feld ${square} entfiel: kein Bauer kann es eben übersprungen haben.`,
  'fen-fix/invisible-characters': () => 'Unsichtbare Zeichen wurden entfernt.',
  'fen-fix/leading-zeros': ({ field }) => `Führende Nullen entfielen: ${fieldName(field)}.`,
  'fen-fix/missing-fields': ({ added, field }) => `Ab hier fehlte alles: ${fieldName(field)}. Ergänzt wurde ${added}.`,
  'fen-fix/move-number-zero': () => 'Zugnummer 0 wurde als 1 gelesen.',
  'fen-fix/turn-inferred': ({ color }) =>
    `Die Seite am Zug fehlte; es ist ${side(color)}, denn der andere König steht im Schach.`,
  'fen-fix/turn-spelling': ({ color }) => `Als Seite am Zug wurde ${side(color)} gelesen.`,
  'fen-fix/underscores': () => 'Unterstriche wurden als Leerzeichen gelesen.',
  'fen-fix/white-space': () => 'Der Leerraum wurde in Ordnung gebracht.',
  'fen-fix/wrapping': () => 'Der Text um die FEN herum wurde entfernt.',

  'fen/adjacent-digits': ({ rank }) => `FEN: Reihe ${rank} hat zwei Zahlen nebeneinander; richtig ist ihre Summe.`,
  'fen/bad-castling': ({ field, text }) =>
    `FEN: ${fieldName(field)} sind ${quoted(text)}; richtig ist - oder Buchstaben wie KQkq oder HAha.`,
  'fen/bad-character': ({ found, rank }) =>
    `FEN: ${quoted(found)} in Reihe ${rank} ist keine Figur (KQRBNP, kqrbnp) und keine Zahl von 1 bis 8.`,
  'fen/bad-counter': ({ field, text }) =>
    `FEN: ${fieldName(field)} ist ${quoted(text)}; richtig ist eine einfache Zahl.`,
  'fen/bad-en-passant': ({ field, text }) =>
    `FEN: ${fieldName(field)} ist ${quoted(text)}; richtig ist - oder ein Feld der Reihe 3 oder 6, etwa e3.`,
  'fen/bad-turn': ({ field, text }) => `FEN: ${fieldName(field)} ist ${quoted(text)}; richtig ist w oder b.`,
  'fen/castling-order': ({ field, text }) =>
    `FEN: ${fieldName(field)} sind ${quoted(text)}; jeder Buchstabe kommt einmal vor, in der Reihenfolge KQkq.`,
  'fen/counter-out-of-range': ({ field, least, most, text }) =>
    `FEN: ${fieldName(field)} ist ${quoted(text)}; möglich ist ${least} bis ${most}.`,
  'fen/empty': () => 'FEN: da ist kein Text; nötig ist eine Zeile wie 4k3/8/8/8/8/8/8/4K3 w - - 0 1.',
  'fen/field-count': ({ fields }) =>
    `FEN: der Text hat ${counted(fields, 'Feld', 'Felder')}; nötig sind 6, mit Leerzeichen dazwischen.`,
  'fen/illegal-position': ({ reasons }) => `FEN: ${reasons}.`,
  'fen/not-standard-castling': ({ square }) =>
    `FEN: das Rochaderecht für ${square} gibt es nur im Chess960, nicht im normalen Schach.`,
  'fen/rank-count': ({ ranks }) =>
    `FEN: das Brett hat ${counted(ranks, 'Reihe', 'Reihen')}; nötig sind 8, mit / dazwischen.`,
  'fen/rank-length': ({ rank, squares, text }) =>
    `FEN: Reihe ${rank} (${quoted(text)}) hat ${counted(squares, 'Feld', 'Felder')}; nötig sind 8.`,
  'fen/too-long': ({ most }) => `FEN: der Text ist länger als ${most} Zeichen; so viel braucht keine Stellung.`,
  'fen/white-space': ({ column }) =>
    `FEN: der Leerraum in Spalte ${column} ist kein einzelnes Leerzeichen zwischen zwei Feldern.`,

  'file/latin-1': () => 'Die Datei ist nicht in UTF-8; was es nicht ist, wurde als Latin-1 (ISO 8859-1) gelesen.',
  'file/utf-16': () => 'Die Datei ist in UTF-16; in UTF-8 gespeichert können auch andere Programme sie lesen.',

  'formula/formula-too-long': ({ column, depth, steps }) =>
    `Spalte ${column}: eine Formel hat höchstens ${steps} Schritte, ${depth} ineinander`,
  'formula/no-such-join': ({ column, word }) =>
    `Spalte ${column}: ${quoted(word)} verbindet nichts mit der Menge davor; möglich ist ${JOINS}`,
  'formula/no-such-set': ({ column, near, sets, word }) =>
    `Spalte ${column}: Unbekannte Menge ${quoted(word)}. ${near === undefined ? '' : `Ist ${near} gemeint? `}Es gibt ${sets}`,
  'formula/no-such-square': ({ column, word }) =>
    `Spalte ${column}: ${word === undefined ? 'hier fehlt ein Feld' : `${quoted(word)} ist kein Feld`}; nötig ist eines von a1 bis h8, etwa g2`,
  'formula/parenthesis-unclosed': ({ column }) =>
    `Spalte ${column}: diese Klammer wird nicht geschlossen; es fehlt eine ) hinter dem, was sie umfasst`,
  'formula/parenthesis-unopened': ({ column }) => `Spalte ${column}: hier ist keine Klammer offen; diese ) ist zu viel`,
  'formula/set-missing': ({ column }) => `Spalte ${column}: hier fehlt eine Menge, etwa rook oder knight`,

  'game/illegal-move': () => 'die Züge sind vom Anfang aus nicht erlaubt',
  'game/no-game': ({ reasons, step, text = '' }) =>
    reasons === undefined
      ? `Schritt ${step}, ${quoted(text)}, ist kein erlaubter Zug, also ist das keine Partie`
      : `der Anfang ist nicht regelgerecht: ${reasons}`,

  'lesson/also-mates': ({ san }) => `${san} setzt auch matt; als Variante mit ! ist es richtig`,
  'lesson/blank-choice': () => 'ein Text zur Auswahl ist leer',
  'lesson/choice-count': ({ count }) => `Texte zur Auswahl: ${count}; nötig sind zwei bis vier`,
  'lesson/lost-hint': () => 'dieser Tipp wird nie gezeigt; hier ist weder eine Aufgabe noch eine falsche Antwort',
  'lesson/lost-reply': () => 'diese Erwiderung auf falsche Antworten wird nie gezeigt; hier ist keine Aufgabe',
  'lesson/mate-not-proved': ({ count }) =>
    `ein Matt in ${count} ist hier nicht bewiesen; die Suche ist an ihre Grenze gestoßen`,
  'lesson/no-answer': () => 'diese Aufgabe hat keine Antwort; es fehlt der Zug, der zu finden ist',
  'lesson/no-mate': ({ count }) => `hier gibt es kein Matt in ${count}`,
  'lesson/no-position': () => 'diese Aufgabe braucht eine erlaubte Stellung',
  'lesson/no-position-here': () =>
    'die Stellung dieser Aufgabe ist nicht erlaubt, also beantwortet sie kein Zug; sie muss berichtigt werden',
  'lesson/no-question': () => 'kein Text sagt, was hier gesucht ist; die Frage gehört in einen Kommentar',
  'lesson/no-squares': () => 'bei dieser Aufgabe ist kein Feld zu markieren',
  'lesson/no-task': () => 'dieses Kapitel fragt nichts; es braucht eine Aufgabe',
  'lesson/no-task-here': () => 'hier ist keine Aufgabe; zu wählen ist eine Stelle, die eine hat',
  'lesson/none-right': () => 'keiner der Texte ist richtig',
  'lesson/orientation': ({ color }) => `${side(color)} soll antworten und sitzt auf der anderen Seite des Bretts`,
  'lesson/other-answer': () => 'das ist keine Antwort auf diese Aufgabe; sie fragt nach etwas anderem',
  'lesson/reasons': ({ reasons }) => `die Formel dieser Aufgabe: ${reasons}`,
  'lesson/same-choice': ({ text }) => `der Text ${quoted(text)} kommt zweimal vor`,
  'lesson/shorter-mate': ({ count }) => `hier gibt es ein Matt in ${count}`,
  'lesson/solution-fails': ({ count, san }) => `${san} ist die Lösung und setzt nicht in ${count} matt`,
  'lesson/task-level': ({ count }) => `eine Stufe ${count} gibt es nicht; die Stufen gehen von 1 bis 10`,
  'lesson/task-moves': () => 'diese Aufgabe lässt keinen Zug; sie braucht mindestens einen',
  'lesson/task-over': ({ end }) => `die Partie ist hier zu Ende (${end}), und nichts kann gespielt werden`,

  'odd/reasons': ({ reasons }) => `Seltsam, aber spielbar: ${reasons}.`,

  'pgn/bad-fen': ({ reasons }) => `${reasons}.`,
  'pgn/check-sign': odd('sagt nicht richtig, ob der Zug Schach oder Matt gibt'),
  'pgn/comment-open': odd('beginnt einen Kommentar, der nicht endet'),
  'pgn/comments-left-out': ({ most }) => `Die Kommentare sind zusammen länger als ${most} Byte und wurden weggelassen.`,
  'pgn/edits-left-out': ({ edits }) =>
    `Freie Änderungen (${edits}) sind keine Züge und fehlen hier; was ihnen folgt, ist eine Partie für sich.`,
  'pgn/fen-repaired': odd('ist nicht ganz eine FEN; sie wurde repariert'),
  'pgn/last-word': odd('ist kein Zug; als letztes Wort entfiel es'),
  'pgn/lesson-command': odd('ist kein klarer Befehl einer Lektion; er bleibt im Kommentar, wie er ist'),
  'pgn/move-form': odd('ist nicht die Form, die PGN schreibt; der Zug ist trotzdem klar'),
  'pgn/move-number': odd('ist nicht die Nummer des Zugs, der an der Reihe ist'),
  'pgn/nag': odd('ist kein Zeichen von $0 bis $65535 nach einem Zug; es entfiel'),
  'pgn/nag-beyond': odd('liegt hinter $255, dem letzten Zeichen des Standards; es blieb'),
  'pgn/no-game': ({ text }) =>
    `mit ${quoted(text)} beginnt keine Partie; eine Partie hat Angaben wie [White "?"] oder Züge.`,
  'pgn/no-start-position': odd('nennt Chess960 ohne FEN; die Partie wurde ab der Grundstellung gelesen'),
  'pgn/null-move': odd('ist ein Nullzug, den es nur in Analysen gibt; er blieb'),
  'pgn/reasons': ({ reasons }) => `${reasons}.`,
  'pgn/result-against-rules': odd('ist nicht, wie die Regeln die Partie beenden; die Aufzeichnung blieb, wie sie ist'),
  'pgn/result-form': odd('ist ein Ergebnis in anderer Form'),
  'pgn/result-in-variation': odd('ist ein Ergebnis in einer Variante; es entfiel'),
  'pgn/result-mismatch': odd('nach den Zügen ist nicht, was die Angabe Result sagt'),
  'pgn/result-missing': odd('ist das Ende der Partie, ohne Ergebnis'),
  'pgn/result-twice': odd('kommt nach dem Ergebnis; es entfiel'),
  'pgn/result-value': odd(`ist kein Ergebnis; ${RESULTS}`),
  'pgn/setup-mismatch': odd('passt nicht zur Angabe FEN; die Partie wurde ab der Grundstellung gelesen'),
  'pgn/several-games': () => 'Der Text enthält mehr als eine Partie; die erste wurde geladen.',
  'pgn/stray-close': odd('schließt keine Variante; es entfiel'),
  'pgn/stray-text': odd('gehört nirgendwohin; es entfiel'),
  'pgn/tag-form': odd('ist keine Angabe der Form [Name "Wert"]; gelesen wurde, was klar ist'),
  'pgn/tag-name': odd('hat keinen Namen aus Buchstaben, Ziffern und _; die Angabe entfiel'),
  'pgn/tag-twice': odd('ist eine Angabe, die die Partie schon hat; die erste gilt'),
  'pgn/text-after-result': odd('kommt nach dem Ergebnis; es entfiel bis zur nächsten Partie'),
  'pgn/too-many-moves': odd('und alles danach: mehr Züge, als behalten werden'),
  'pgn/too-many-tags': odd('und alles danach: mehr Angaben, als behalten werden'),
  'pgn/unknown-variant': ({ text }) =>
    `die Variante ${quoted(text)} wird hier nicht gespielt, nur normales Schach und Chess960.`,
  'pgn/variation-cut': odd('ist kein erlaubter Zug; der Rest der Variante entfiel'),
  'pgn/variation-deep': odd('öffnet eine zu tief verschachtelte Variante; sie entfiel'),
  'pgn/variation-empty': odd('schließt eine Variante ohne Züge'),
  'pgn/variation-first': odd('öffnet eine Variante, wo kein Zug zu ersetzen ist; sie entfiel'),
  'pgn/variation-open': odd('öffnet eine Variante, die nicht endet'),

  'player/no-such-player': ({ most, name }) =>
    most === undefined
      ? `einen Spieler ${quoted(name)} gibt es nicht; es gibt random, minimax:N, negamax:N, alphabeta:N, level:N mit N von 1 bis 10, und engine`
      : `${quoted(name)} braucht eine Tiefe von 0 bis ${most}, etwa minimax:1`,

  'san-form/capture-sign': () => 'das x des Schlagens fehlt, ist falsch oder ein anderes Zeichen',
  'san-form/case': () => 'große und kleine Buchstaben sind durcheinander',
  'san-form/castling-form': () => 'die Rochade ist nicht mit großen Buchstaben O geschrieben',
  'san-form/check-sign': () => 'das + oder # fehlt, ist falsch oder ein anderes Zeichen',
  'san-form/coordinates': () => 'beide Felder sind genannt',
  'san-form/en-passant-suffix': () => 'e.p. steht dahinter',
  'san-form/figurine': () => 'ein Schachsymbol steht für einen Buchstaben',
  'san-form/glyph': ({ nag }) => `ein Zeichen wie !? steht dahinter (${nag})`,
  'san-form/move-number': () => 'eine Zugnummer steht davor',
  'san-form/odd-character': () => 'unsichtbare oder breite Zeichen stehen darin',
  'san-form/over-specified': () => 'vom Ausgangsfeld ist mehr gesagt als nötig',
  'san-form/pawn-letter': () => 'ein Bauer hat einen Buchstaben',
  'san-form/promotion-form': () => 'eine Umwandlung ist nicht als =Q geschrieben',
  'san-form/short-capture': () => 'ein Schlagzug ist abgekürzt',
  'san-form/space': () => 'Leerraum steht um den Zug',

  'san/ambiguous-move': ({ meant, text }) =>
    `${quoted(text)} kann ${meant.replaceAll(' or ', ' oder ')} sein; richtig ist eines davon.`,
  'san/bad-promotion': ({ text }) => `${quoted(text)}: ein Bauer wird Q, R, B oder N und nichts anderes.`,
  'san/checkmate': ({ text }) => `${quoted(text)} ist hier nicht erlaubt: die Partie ist durch Matt beendet.`,
  'san/empty-move': () => 'Da ist kein Zug; nötig ist einer wie e4 oder Nf3.',
  'san/false-promotion': ({ text }) =>
    `${quoted(text)} ist keine Umwandlung: die gibt es nur für einen Bauern auf der letzten Reihe.`,
  'san/missing-promotion': ({ text }) => `${quoted(text)} sagt nicht, was der Bauer wird; es fehlt =Q, =R, =B oder =N.`,
  'san/move-too-long': ({ most, text }) => `${quoted(text)} ist länger als ${most} Zeichen; so viel braucht kein Zug.`,
  'san/none-reaches': ({ role, text, to }) =>
    `${quoted(text)} ist hier nicht erlaubt: k${aRole(letterOf(role))} kann nach ${to}.`,
  'san/not-a-move': ({ text }) =>
    `${quoted(text)} ist kein Zug; nötig sind K, Q, R, B oder N (nichts für einen Bauern) und ein Feld, etwa Nf3.`,
  'san/not-canonical': ({ meant, text }) =>
    `${quoted(text)} ist ${meant} mit mehr als nötig oder in anderer Form; richtig ist ${meant}.`,
  'san/null-move': ({ text }) => `${quoted(text)} setzt aus, was im Schach nicht erlaubt ist.`,
  'san/other-piece': ({ from, role, text }) =>
    `${quoted(text)} ist hier nicht erlaubt: auf ${from} steht ${aRole(letterOf(role))}.`,
  'san/reasons': ({ reasons, text }) => `${quoted(text)} ist hier nicht erlaubt: ${reasons}.`,
  'san/result-not-move': ({ text }) => `${quoted(text)} ist das Ergebnis einer Partie, kein Zug.`,
  'san/stalemate': ({ text }) => `${quoted(text)} ist hier nicht erlaubt: die Partie ist durch Patt beendet.`,
  'san/unknown-letter': ({ letter, text }) =>
    `${quoted(text)} ist kein Zug: ${quoted(letter)} ist keiner der Buchstaben K, Q, R, B, N und a bis h.`,

  // Of a separator the reason alone is said; of a token, whether it ran.
  'script/reasons': ({ fix, ignored, reasons, text }) => {
    if (text === undefined) return `${reasons}.`;
    const advice = fix === undefined ? '' : `; besser: ${fix}`;
    return `${quoted(text)} wurde ${ignored ? 'übergangen:' : 'ausgeführt, aber'} ${reasons}${advice}.`;
  },

  'sheet/formula-too-long': ({ length, most }) =>
    `eine Zelle von Google Sheets fasst ${most} Zeichen, und diese Formel hat ${length}`,

  'sql/dates': () =>
    "In SQLite sind Datumsangaben Texte: date('now', '+7 days') ist in einer Woche, julianday(b) - julianday(a) sind die Tage dazwischen, strftime('%Y', x) ist das Jahr.",
  'sql/functions': () =>
    "SQLite hat andere Funktionen. Texte: substr, instr, replace, trim, length, group_concat. Zahlen: round, abs, floor, ceil, random, printf('%.2f', x). Datum: date, datetime, julianday, strftime.",
  'sql/into': () => 'SQLite kennt kein select … into; stattdessen: create table … as select …',
  'sql/length': () =>
    'In SQLite kürzt cast nichts: substr(cast(x as text), 1, 3) ist, was varchar(3) von x behält, round(x, 2), was decimal(9, 2) behält.',
  'sql/loops': () =>
    'SQLite kennt weder declare noch while, if oder exec: with recursive N(I) as (select 1 union all select I + 1 from N where I < 8) macht die Zeilen 1 bis 8, und insert … select fügt sie ein.',
  'sql/plus': () => "In SQLite addiert + Zahlen, und || verbindet Texte: FromSquare || '-' || ToSquare.",
  'sql/top': () =>
    'SQLite kennt weder top … percent noch with ties, und ein limit steht am Ende des Ganzen: select … order by … limit 5.',
  'sql/variables': () => 'Die Konsole hat keine Variablen wie @x: der Wert gehört an ihre Stelle.',

  'start/bad-number': () => 'die Chess960-Bretter sind von 0 bis 959 nummeriert; richtig ist etwa 960:518',

  'tag/result-value': ({ value }) => `${quoted(value)} ist kein Ergebnis; ${RESULTS}`,
  'tag/tag-derived': ({ name }) => `${quoted(name)} folgt daraus, wo die Partie beginnt, und wird nicht eigens gesetzt`,
  'tag/tag-name': ({ name }) =>
    `${quoted(name)} ist kein Name einer Angabe; Namen haben keine Leerzeichen, Anführungszeichen oder Klammern`,

  'token/bad-castling': () => 'Rochaderechte sind Buchstaben aus KQkq, oder - für keine',
  'token/bad-castling-right': () => NOT_AT_HOME,
  'token/bad-promotion': () => 'ein Bauer wird q, r, b oder n',
  'token/castling-is-known': () => CASTLING_IS_KNOWN,
  'token/differs-in-sheet': () => 'die Tabelle überginge es',
  'token/empties': ({ square }) => `nicht so, wie es aussieht: die Tabelle leert ${square}`,
  'token/empty-square': ({ from, to }) => `${from} ist leer, also wird auch ${to} leer`,
  'token/empty-square-in-sheet': ({ from, to }) => `auf ${from} steht keine Figur; die Tabelle würde ${to} leeren`,
  'token/fullwidth-characters': () => 'die Zeichen sind vollbreit; solche liest die Tabelle nicht',
  'token/gap-between': ({ text }) => `${quoted(text)}: die Formel braucht ein Komma`,
  'token/line-breaks': () => 'Zeilenumbrüche: die Formel kennt nur Kommas und Leerzeichen',
  'token/line-breaks-between': () => 'Zeilenumbrüche: die Formel braucht ein Komma',
  'token/lookalike-character': ({ char }) => `${character(char)} sieht nur aus wie das richtige Zeichen`,
  'token/moves': ({ from, to }) => `nicht so, wie es aussieht: die Tabelle zieht ${from} nach ${to}`,
  'token/near-miss': () => 'das ist beinahe ein Wort, aber nicht ganz',
  'token/no-square': () => 'eine Figur braucht ein Feld, wie in e4=♕',
  'token/not-a-piece': () => 'was nach = steht, ist keine Schachfigur',
  'token/not-closed': ({ closer }) => `was hier beginnt, endet nicht; am Ende fehlt ${closer}`,
  'token/not-understood': () => TOKENS,
  'token/nothing-after-equals': () => 'nach = steht nichts; ein Feld leert xe4',
  'token/odd-character': ({ char }) => `${character(char)} steht in keinem Wort; ${TOKENS}`,
  'token/off-board': () => 'Felder gehen von a1 bis h8',
  'token/pgn-comment': () => 'das ist ein Kommentar einer PGN; ein Skript hat keine, und die Tabelle läse seine Wörter',
  'token/pgn-nag': () => 'das ist ein Zeichen einer PGN und tut nichts auf dem Brett',
  'token/pgn-result': () => 'das ist das Ergebnis einer Partie und tut nichts auf dem Brett',
  'token/pgn-tag': () =>
    'das ist eine Angabe einer PGN; ein Skript hat keine, und eine Partie mit FEN wird als PGN geöffnet',
  'token/pgn-variation': () => 'das ist eine Variante einer PGN; ein Skript ist eine einzige Zugfolge',
  'token/puts': ({ at, color, role }) =>
    `nicht so, wie es aussieht: die Tabelle setzt ${aPieceAsObject(letterOf(role, color))} auf ${at}`,
  'token/puts-text': ({ at, text }) =>
    `nicht so, wie es aussieht: die Tabelle setzt den Text ${quoted(text)} auf ${at}`,
  'token/removal-and-insertion': () => 'ein Wort kann nicht entfernen und hinstellen',
  'token/removal-or-move': () => 'x vor einem Feld entfernt, zwei Felder ziehen; beides zugleich geht nicht',
  'token/same-square': () => 'der Zug endet auf dem Feld, wo er beginnt',
  'token/san-illegal': ({ reasons, san }) => `${SAN} (${san}); ein Skript nennt Start- und Zielfeld. ${reasons}`,
  'token/san-later': ({ san }) => `${SAN} (${san}); zuerst die Züge davor in Ordnung bringen`,
  'token/san-move': ({ san, tokens }) => `${SAN} (${san}); im Skript heißt dieser Zug ${tokens}`,
  'token/san-nowhere': ({ reasons, san }) => `${SAN} (${san}); sie braucht eine regelgerechte Stellung: ${reasons}`,
  'token/script-too-long': () => 'das Skript ist zu lang',
  'token/separator-differs-in-sheet': ({ text }) => `${quoted(text)}: die Formel kennt nur Kommas und Leerzeichen`,
  'token/several-pieces': () => 'nach = steht genau eine Figur',
  'token/several-squares': () => 'ein Zug hat zwei Felder',
  'token/sheet-trap': () => 'nicht so, wie es aussieht: die Tabelle übergeht es',
  'token/space-after-equals': () => 'nach = darf kein Leerzeichen stehen',
  'token/space-before-equals': () => 'vor = darf kein Leerzeichen stehen',
  'token/unfinished-castling': () => 'nur der König hat gezogen; bei der Rochade zieht auch der Turm',
  'token/unfinished-en-passant': () => 'der en passant geschlagene Bauer steht noch',
  'token/unfinished-promotion': () => 'das ist nur die halbe Umwandlung',
  'token/would-empty': ({ square }) => `die Tabelle würde ${square} leeren`,
  'token/would-move': ({ from, to }) => `die Tabelle zöge ${from} nach ${to}`,
  'token/would-put': ({ at, color, role }) =>
    `die Tabelle würde ${aPieceAsObject(letterOf(role, color))} auf ${at} setzen`,
  'token/would-put-text': ({ at, text }) => `die Tabelle würde den Text ${quoted(text)} auf ${at} setzen`,
  'token/x-at-end': () => 'x steht vor dem Feld',

  'uci/bad-form': ({ text }) =>
    `Zug ${quoted(text)}: das sind nicht zwei Felder wie e2e4, mit q, r, b oder n zur Umwandlung.`,
  'uci/bad-promotion': ({ text }) => `Zug ${quoted(text)}: ein Bauer wird q, r, b oder n.`,
  'uci/castling-spelling': ({ from, text, to }) => `Zug ${quoted(text)}: die Rochade schreibt sich hier ${from}${to}.`,
  'uci/empty': ({ text }) => `Zug ${quoted(text)}: da ist kein Text; nötig sind zwei Felder, etwa e2e4.`,
  'uci/false-promotion': ({ text }) =>
    `Zug ${quoted(text)}: einen Buchstaben bekommt nur ein Bauer, der die letzte Reihe erreicht.`,
  'uci/missing-promotion': ({ text }) =>
    `Zug ${quoted(text)}: der Bauer erreicht die letzte Reihe; es fehlt q, r, b oder n.`,
  'uci/null-move': ({ text }) => `Zug ${quoted(text)}: keine Seite kann aussetzen.`,
  'uci/reasons': ({ reasons, text }) => `Zug ${quoted(text)}: ${reasons}.`,
};

export const problem = problemIn(sentences, (line, column) => `Zeile ${line}, Spalte ${column}: `);
