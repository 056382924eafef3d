// @ts-check
// What the rules of chess say, in German.
import { character, quoted, sentenceOf } from '../sentences.js';
import { colorName, isFeminine, roleName } from './parts.js';

/** @typedef {import('../sentences.js').Values} Values */

const LETTERS = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };
/** @type {Record<string, string>} */
const FIELDS = {
  placement: 'die Figuren',
  turn: 'die Seite am Zug',
  castling: 'die Rochaderechte',
  'en-passant': 'das En-passant-Feld',
  halfmove: 'der Halbzugzähler',
  fullmove: 'die Zugnummer',
};

/** @param {string} role */
const letter = (role) => LETTERS[/** @type {keyof typeof LETTERS} */ (role)] ?? 'p';
/** @param {string} role */
const noun = (role) => roleName(letter(role));
/** @param {string} role */
const the = (role) => `${isFeminine(letter(role)) ? 'die' : 'der'} ${noun(role)}`;
/** @param {string} role */
const a = (role) => `${isFeminine(letter(role)) ? 'eine' : 'ein'} ${noun(role)}`;
/** @param {string} color */
const side = (color) => colorName(color === 'white' ? 'w' : 'b');
/** @param {string} color */
const shade = (color) => (color === 'white' ? 'weiße' : 'schwarze');
/** What the spreadsheet puts somewhere. @param {Values} values */
const thing = ({ color, role }) => (isFeminine(letter(role)) ? `eine ${shade(color)} ${noun(role)}` : `einen ${shade(color)}n ${noun(role)}`);
/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** @type {(sentence: (values: Values) => string) => (values: Values) => string} about a FEN */
const fen = (sentence) => (values) => `FEN: ${sentence({ ...values, field: FIELDS[values.field], text: quoted(String(values.text ?? '')) })}.`;
/** @type {(sentence: (values: Values) => string) => (values: Values) => string} about a move as text */
const san = (sentence) => (values) => `${sentence({ ...values, text: quoted(String(values.text ?? '')) })}.`;
/** @type {(sentence: string) => (values: Values) => string} about a move as two squares */
const uci = (sentence) => ({ text }) => `Zug ${quoted(text)}: ${sentence}.`;
/** @type {(what: string) => (values: Values) => string} what is odd about a game */
const odd = (what) => ({ text, times, limit }) =>
  `${text ? quoted(text) : 'dies'} ${what}${limit ? ` (mehr als ${limit} gehen nicht)` : ''}${times > 1 ? ` (und ${times - 1} weitere)` : ''}.`;

/** @type {import('../sentences.js').Sentences} */
export const sentences = {
  place: (line, column, sentence) => `Zeile ${line}, Spalte ${column}: ${sentence}`,
  sources: {
    move: {
      'same-square': ({ square }) => `ein Zug endet auf einem anderen Feld als ${square}, wo er beginnt`,
      'no-piece': ({ from }) => `auf ${from} steht keine Figur`,
      'not-your-piece': ({ from, role, color, turn }) => `${the(role)} auf ${from} gehört ${side(color)}, und ${side(turn)} ist am Zug`,
      'own-piece': ({ to, role }) => `auf ${to} steht ${isFeminine(letter(role)) ? 'eine eigene' : 'ein eigener'} ${noun(role)}`,
      unreachable: ({ from, to, role }) => `${the(role)} auf ${from} kann nicht nach ${to}`,
      blocked: ({ from, to, role }) => `${the(role)} auf ${from} kann nicht nach ${to}: etwas steht im Weg`,
      'nothing-to-take': ({ to }) => `ein Bauer zieht nur schräg, um zu schlagen, und auf ${to} gibt es nichts zu schlagen`,
      'stays-in-check': ({ color }) => `der ${shade(color)} König bliebe im Schach`,
      'into-check': ({ to }) => `der König stünde auf ${to} im Schach`,
      'exposes-king': ({ from, role }) => `${the(role)} auf ${from} deckt den König, der sonst im Schach stünde`,
      'no-castling-right': () => 'das Recht zu dieser Rochade ist verloren',
      'castling-blocked': () => 'der Rochade steht eine Figur im Weg',
      'castling-in-check': () => 'ein König im Schach kann nicht rochieren',
      'castling-through-check': () => 'der König käme bei der Rochade über oder auf ein angegriffenes Feld',
    },
    edit: {
      'script-too-long': ({ most }) => `ein Skript darf ${most} Byte haben, und dieses hat mehr; kürze es`,
      'out-of-range': () => 'diese Stelle gibt es im Text nicht',
      'empty-square': ({ square }) => `auf ${square} steht nichts`,
      reasons: ({ reasons }) => `der Zug ist nicht erlaubt: ${reasons}`,
      'no-legal-position': () => 'die Stellung ist nicht regelgerecht, also gibt es keine erlaubten Züge',
      'turn-is-known': () => 'wer am Zug ist, sagen die Züge davor; wählbar ist es nach einer freien Änderung',
      'castling-is-known': () => 'wer rochieren darf, sagen die Züge davor; wählbar ist es nach einer freien Änderung',
      'bad-castling': () => 'Rochaderechte sind Buchstaben aus KQkq, etwa Kq, oder - für keine',
      'bad-castling-right': () => 'zur Rochade müssen König und Turm zu Hause stehen; stelle sie dorthin oder wähle weniger Rochaderechte',
    },
    play: {
      'illegal-move': ({ from, to }) => `${from} nach ${to} ist hier kein erlaubter Zug`,
      'game-over': ({ end }) => `die Partie ist zu Ende (${end}); nimm einen Zug zurück, um weiterzuspielen`,
    },
    claim: {
      'too-few-repetitions': ({ count, least }) => `diese Stellung kam ${count}-mal vor; Remis kann ab ${least}-mal beansprucht werden`,
      'too-few-quiet-moves': ({ count, least }) => `Halbzüge ohne Schlagen und Bauernzug: ${count}; Remis kann ab ${least} beansprucht werden`,
      'illegal-move': ({ from, to }) => `${from} nach ${to} ist hier kein erlaubter Zug, also lässt sich damit nichts beanspruchen`,
      'game-over': ({ end }) => `die Partie ist schon zu Ende (${end})`,
    },
    end: {
      checkmate: ({ color }) => `${side(color)} gewinnt durch Matt`,
      stalemate: () => 'Remis durch Patt',
      insufficient: () => 'Remis: keine Seite hat die Figuren zum Mattsetzen',
      fivefold: () => 'Remis: dieselbe Stellung zum fünften Mal',
      seventyfive: () => 'Remis: 75 Züge beider Seiten ohne Schlagen und Bauernzug',
      threefold: () => 'Remis beansprucht: dieselbe Stellung zum dritten Mal',
      fifty: () => 'Remis beansprucht: 50 Züge beider Seiten ohne Schlagen und Bauernzug',
    },
    setup: {
      'no-king': ({ color }) => `${side(color)} hat keinen König`,
      'too-many-kings': ({ color }) => `${side(color)} hat mehr als einen König`,
      'too-many-pawns': ({ color }) => `${side(color)} hat mehr als acht Bauern`,
      'too-many-pieces': ({ color }) => `${side(color)} hat mehr als sechzehn Figuren`,
      'pawn-on-last-rank': ({ square }) => `auf ${square} kann kein Bauer stehen`,
      'opposite-check': ({ color, turn }) => `der ${shade(color)} König steht im Schach, aber ${side(turn)} ist am Zug`,
      'bad-castling-right': ({ square }) => `das Rochaderecht für ${square} braucht dort einen Turm und seinen König auf derselben Reihe`,
      'castling-right-twice': ({ square }) => `das Rochaderecht für ${square} ist das zweite auf dieser Seite des Königs`,
      'bad-en-passant': ({ square }) => `kein Bauer kann eben ${square} übersprungen haben`,
      'counter-out-of-range': ({ most }) => `die Zugzähler gehen von 0 und 1 bis ${most}`,
      'impossible-check': () => 'kein Zug kann dieses Schach gegeben haben; gespielt werden kann die Stellung trotzdem',
    },
    position: { reasons: ({ reasons }) => reasons },
    cell: { 'not-a-piece': ({ at, text }) => `auf ${at} steht ${quoted(text)}, was keine Figur ist` },
    odd: { reasons: ({ reasons }) => `Seltsam, aber spielbar: ${reasons}.` },
    game: {
      reasons: ({ reasons }) => `der Anfang ist nicht regelgerecht: ${reasons}`,
      'no-game': ({ step, text }) => `Schritt ${step}, ${quoted(text)}, ist kein erlaubter Zug, also ist das keine Partie`,
      'illegal-move': () => 'die Züge sind vom Anfang aus nicht erlaubt',
    },
    start: { 'bad-number': () => 'die Chess960-Bretter sind von 0 bis 959 nummeriert; schreibe etwa 960:518' },
    fen: {
      empty: fen(() => 'da ist kein Text; füge eine Zeile ein wie 4k3/8/8/8/8/8/8/4K3 w - - 0 1'),
      'too-long': fen(({ most }) => `der Text ist länger als ${most} Zeichen; so viel braucht keine Stellung`),
      'white-space': fen(({ column }) => `der Leerraum in Spalte ${column} ist kein einzelnes Leerzeichen zwischen zwei Feldern`),
      'field-count': fen(({ fields }) => `der Text hat ${counted(fields, 'Feld', 'Felder')}; nötig sind 6, mit Leerzeichen dazwischen`),
      'rank-count': fen(({ ranks }) => `das Brett hat ${counted(ranks, 'Reihe', 'Reihen')}; nötig sind 8, mit / dazwischen`),
      'rank-length': fen(({ rank, text, squares }) => `Reihe ${rank} (${text}) hat ${counted(squares, 'Feld', 'Felder')}; nötig sind 8`),
      'bad-character': fen(({ found, rank }) => `${quoted(found)} in Reihe ${rank} ist keine Figur (KQRBNP, kqrbnp) und keine Zahl von 1 bis 8`),
      'adjacent-digits': fen(({ rank }) => `Reihe ${rank} hat zwei Zahlen nebeneinander; schreibe ihre Summe`),
      'bad-turn': fen(({ field, text }) => `${field} ist ${text}; richtig ist w oder b`),
      'bad-castling': fen(({ field, text }) => `${field} sind ${text}; richtig ist - oder Buchstaben wie KQkq oder HAha`),
      'castling-order': fen(({ field, text }) => `${field} sind ${text}; jedes kommt einmal vor, in der Reihenfolge KQkq`),
      'not-standard-castling': fen(({ square }) => `das Rochaderecht für ${square} gibt es nur im Chess960, nicht im normalen Schach`),
      'bad-en-passant': fen(({ field, text }) => `${field} ist ${text}; richtig ist - oder ein Feld der Reihe 3 oder 6, etwa e3`),
      'bad-counter': fen(({ field, text }) => `${field} ist ${text}; richtig ist eine einfache Zahl`),
      'counter-out-of-range': fen(({ field, text, least, most }) => `${field} ist ${text}; möglich ist ${least} bis ${most}`),
      reasons: fen(({ reasons }) => reasons),
    },
    'fen-fix': {
      'invisible-characters': () => 'Unsichtbare Zeichen wurden entfernt.',
      wrapping: () => 'Der Text um die FEN herum wurde entfernt.',
      'white-space': () => 'Der Leerraum wurde in Ordnung gebracht.',
      underscores: () => 'Unterstriche wurden als Leerzeichen gelesen.',
      'missing-fields': ({ field, added }) => `Ab hier fehlte alles: ${FIELDS[field]}. Ergänzt wurde ${added}.`,
      'turn-inferred': ({ color }) => `Die Seite am Zug fehlte; es ist ${side(color)}, denn der andere König steht im Schach.`,
      'turn-spelling': ({ color }) => `Als Seite am Zug wurde ${side(color)} gelesen.`,
      dash: ({ field }) => `Ein einfacher Strich steht jetzt für ${FIELDS[field]?.replace('der ', 'den ')}.`,
      'adjacent-digits': ({ rank }) => `Zahlen nebeneinander in Reihe ${rank} wurden addiert.`,
      'castling-order': () => 'Die Rochadebuchstaben wurden geordnet.',
      'castling-dropped': ({ rooks }) => `Keine Rochade mit ${rooks}: König und Turm stehen nicht dafür.`,
      'en-passant-dropped': ({ square }) => `Das En-passant-Feld ${square} entfiel: kein Bauer kann es eben übersprungen haben.`,
      'leading-zeros': ({ field }) => `Führende Nullen entfielen: ${FIELDS[field]}.`,
      'move-number-zero': () => 'Zugnummer 0 wurde als 1 gelesen.',
    },
    san: {
      'empty-move': san(() => 'Da ist kein Zug; schreibe einen wie e4 oder Nf3'),
      'move-too-long': san(({ text, most }) => `${text} ist länger als ${most} Zeichen; so viel braucht kein Zug`),
      'not-a-move': san(({ text }) => `${text} ist kein Zug; schreibe K, Q, R, B oder N (nichts für einen Bauern) und ein Feld, etwa Nf3`),
      'unknown-letter': san(({ text, letter: found }) => `${text} ist kein Zug: ${quoted(found)} ist keiner der Buchstaben K, Q, R, B, N und a bis h`),
      'null-move': san(({ text }) => `${text} setzt aus, was im Schach nicht erlaubt ist`),
      'result-not-move': san(({ text }) => `${text} ist das Ergebnis einer Partie, kein Zug`),
      'not-canonical': san(({ text, meant }) => `${text} ist ${meant} mit mehr als nötig oder in anderer Form; schreibe ${meant}`),
      'missing-promotion': san(({ text }) => `${text} sagt nicht, was der Bauer wird; ergänze =Q, =R, =B oder =N`),
      'bad-promotion': san(({ text }) => `${text}: ein Bauer wird Q, R, B oder N und nichts anderes`),
      'false-promotion': san(({ text }) => `${text} ist keine Umwandlung: die gibt es nur für einen Bauern auf der letzten Reihe`),
      'ambiguous-move': san(({ text, meant }) => `${text} kann ${meant.replaceAll(' or ', ' oder ')} sein; schreibe eines davon`),
      checkmate: san(({ text }) => `${text} ist hier nicht erlaubt: die Partie ist durch Matt beendet`),
      stalemate: san(({ text }) => `${text} ist hier nicht erlaubt: die Partie ist durch Patt beendet`),
      'other-piece': san(({ text, from, role }) => `${text} ist hier nicht erlaubt: auf ${from} steht ${a(role)}`),
      'none-reaches': san(({ text, role, to }) => `${text} ist hier nicht erlaubt: k${a(role)} kann nach ${to}`),
      reasons: san(({ text, reasons }) => `${text} ist hier nicht erlaubt: ${reasons}`),
    },
    uci: {
      empty: uci('da ist kein Text; schreibe zwei Felder, etwa e2e4'),
      'bad-form': uci('das sind nicht zwei Felder wie e2e4, mit q, r, b oder n zur Umwandlung'),
      'null-move': uci('keine Seite kann aussetzen'),
      'bad-promotion': uci('ein Bauer wird q, r, b oder n'),
      'missing-promotion': uci('der Bauer erreicht die letzte Reihe; ergänze q, r, b oder n'),
      'false-promotion': uci('einen Buchstaben bekommt nur ein Bauer, der die letzte Reihe erreicht'),
      'castling-spelling': ({ text, from, to }) => uci(`die Rochade schreibt sich hier ${from}${to}`)({ text }),
      reasons: ({ text, reasons }) => uci(reasons)({ text }),
    },
    pgn: {
      reasons: ({ reasons }) => `${reasons}.`,
      'unknown-variant': ({ text }) => `die Variante ${quoted(text)} wird hier nicht gespielt, nur normales Schach und Chess960.`,
      'no-game': ({ text }) => `mit ${quoted(text)} beginnt keine Partie; eine Partie hat Angaben wie [White "?"] oder Züge.`,
      'edits-left-out': ({ edits }) => `Freie Änderungen (${edits}) sind keine Züge und fehlen hier; was ihnen folgt, ist eine Partie für sich.`,
      'comments-left-out': ({ most }) => `Die Kommentare sind zusammen länger als ${most} Bytes und wurden weggelassen.`,
      'several-games': () => 'Der Text enthält mehr als eine Partie; die erste wurde geladen.',
      'tag-form': odd('ist keine Angabe der Form [Name "Wert"]; gelesen wurde, was klar ist'),
      'tag-name': odd('hat keinen Namen aus Buchstaben, Ziffern und _; die Angabe entfiel'),
      'tag-twice': odd('ist eine Angabe, die die Partie schon hat; die erste gilt'),
      'too-many-tags': odd('und was folgt sind mehr Angaben, als behalten werden'),
      'too-many-moves': odd('und was folgt sind mehr Züge, als behalten werden'),
      'setup-mismatch': odd('passt nicht zur Angabe FEN; die Partie wurde ab der Grundstellung gelesen'),
      'fen-repaired': odd('ist nicht ganz eine FEN; sie wurde repariert'),
      'no-start-position': odd('nennt Chess960 ohne FEN; die Partie wurde ab der Grundstellung gelesen'),
      'result-value': odd('ist kein Ergebnis; Ergebnisse sind 1-0, 0-1, 1/2-1/2 und *'),
      'result-mismatch': odd('nach den Zügen ist nicht, was die Angabe Result sagt'),
      'result-missing': odd('ist das Ende der Partie, ohne Ergebnis'),
      'result-form': odd('ist ein Ergebnis in anderer Form'),
      'result-twice': odd('kommt nach dem Ergebnis; es entfiel'),
      'result-in-variation': odd('ist ein Ergebnis in einer Variante; es entfiel'),
      'text-after-result': odd('kommt nach dem Ergebnis; es entfiel bis zur nächsten Partie'),
      'move-number': odd('ist nicht die Nummer des Zugs, der an der Reihe ist'),
      'move-form': odd('ist nicht die Form, die PGN schreibt; der Zug ist trotzdem klar'),
      'check-sign': odd('sagt nicht richtig, ob der Zug Schach oder Matt gibt'),
      'null-move': odd('setzt aus, was nur eine Analyse tut; es blieb'),
      'result-against-rules': odd('ist nicht, wie die Regeln die Partie beenden; die Aufzeichnung blieb, wie sie ist'),
      'last-word': odd('ist kein Zug; als letztes Wort entfiel es'),
      'variation-cut': odd('ist kein erlaubter Zug; der Rest der Variante entfiel'),
      'variation-first': odd('öffnet eine Variante, wo kein Zug zu ersetzen ist; sie entfiel'),
      'variation-empty': odd('schließt eine Variante ohne Züge'),
      'variation-open': odd('öffnet eine Variante, die nicht endet'),
      'variation-deep': odd('öffnet eine zu tief verschachtelte Variante; sie entfiel'),
      'stray-close': odd('schließt keine Variante; es entfiel'),
      'comment-open': odd('beginnt einen Kommentar, der nicht endet'),
      'stray-text': odd('gehört nirgendwohin; es entfiel'),
      nag: odd('ist kein Zeichen von $0 bis $255 nach einem Zug; es entfiel'),
      'nag-beyond': odd('liegt hinter $255, dem letzten Zeichen des Standards; es blieb'),
    },
    file: {
      'latin-1': () => 'Die Datei ist nicht in UTF-8; was es nicht ist, wurde als Latin-1 (ISO 8859-1) gelesen.',
      'utf-16': () => 'Die Datei ist in UTF-16; sichere sie in UTF-8, damit andere Programme sie lesen können.',
    },
    script: {
      // Of a separator the reason alone is said; of a token, whether it ran.
      reasons: ({ text, ignored, reasons, fix }) => {
        const advice = fix ? `; schreibe ${fix}` : '';
        if (text === undefined) return `${reasons}.`;
        return ignored ? `${quoted(text)} wurde übergangen: ${reasons}${advice}.` : `${quoted(text)} wurde ausgeführt, aber ${reasons}${advice}.`;
      },
    },
    token: {
      'not-understood': () => 'das ist weder ein Zug (e2e4) noch ein Entfernen (xe4) noch ein Einsetzen (e4=♕)',
      'lookalike-character': ({ char }) => `${character(char)} sieht nur aus wie das richtige Zeichen`,
      'near-miss': () => 'das ist beinahe ein Wort, aber nicht ganz',
      'san-move': ({ san: move, tokens }) => `als Zug geschrieben (${move}); Skripte schreiben ${tokens}`,
      'removal-or-move': () => 'x vor einem Feld entfernt, zwei Felder ziehen; beides zugleich geht nicht',
      'removal-and-insertion': () => 'ein Wort kann nicht entfernen und einsetzen',
      'not-a-piece': () => 'was nach = steht, ist keine Schachfigur',
      'several-pieces': () => 'nach = steht genau eine Figur',
      'no-square': () => 'eine Figur braucht ein Feld, wie in e4=♕',
      'several-squares': () => 'ein Zug hat zwei Felder',
      'bad-promotion': () => 'ein Bauer wird q, r, b oder n',
      'nothing-after-equals': () => 'nach = steht nichts; um ein Feld zu leeren, schreibe xe4',
      'off-board': () => 'Felder gehen von a1 bis h8',
      'x-at-end': () => 'x steht vor dem Feld',
      'same-square': () => 'er endet auf dem Feld, wo er beginnt',
      'empty-square': ({ from, to }) => `${from} ist leer, also wird auch ${to} leer`,
      'unfinished-castling': () => 'nur der König hat gezogen; bei der Rochade zieht auch der Turm',
      'unfinished-en-passant': () => 'der en passant geschlagene Bauer steht noch',
      'unfinished-promotion': () => 'das ist nur die halbe Umwandlung',
      'fullwidth-characters': () => 'seine Zeichen sind vollbreit; die liest die Tabelle nicht',
      'differs-in-sheet': () => 'die Tabelle überginge es',
      'sheet-trap': () => 'nicht so, wie es aussieht: die Tabelle übergeht es',
      'separator-differs-in-sheet': ({ text }) => `${quoted(text)}: Die Formel kennt nur Kommas und Leerzeichen`,
      'bad-castling': () => 'Rochaderechte sind Buchstaben aus KQkq, oder - für keine',
      'bad-castling-right': () => 'zur Rochade müssen König und Turm zu Hause stehen',
      'castling-is-known': () => 'wer rochieren darf, sagen die Züge davor; wählbar ist es nach einer freien Änderung',
      'pgn-comment': () => 'das ist ein Kommentar einer PGN; ein Skript hat keine, und die Tabelle läse seine Wörter',
      'pgn-variation': () => 'das ist eine Variante einer PGN; ein Skript ist eine einzige Zugfolge',
      'pgn-tag': () => 'das ist eine Angabe einer PGN; ein Skript hat keine, und eine Partie mit FEN wird als PGN geöffnet',
      'pgn-nag': () => 'das ist ein Zeichen einer PGN und tut nichts auf dem Brett',
      'pgn-result': () => 'das ist das Ergebnis einer Partie und tut nichts auf dem Brett',
      'not-closed': ({ closer }) => `was hier beginnt, endet nicht; schreibe ${closer}, wo es endet`,
      'script-too-long': () => 'das Skript ist zu lang',
      'odd-character': ({ char }) => `${character(char)} steht in keinem Wort; das ist weder ein Zug (e2e4) noch ein Entfernen (xe4) noch ein Einsetzen (e4=♕)`,
      'space-before-equals': () => 'vor = darf kein Leerzeichen stehen',
      'space-after-equals': () => 'nach = darf kein Leerzeichen stehen',
      'san-later': ({ san: move }) => `als Zug geschrieben (${move}); bringe zuerst die Züge davor in Ordnung`,
      'san-illegal': ({ san: move, reasons }) => `als Zug geschrieben (${move}); Skripte schreiben, von wo nach wo. ${reasons}`,
      'san-nowhere': ({ san: move, reasons }) => `als Zug geschrieben (${move}), was eine regelgerechte Stellung braucht: ${reasons}`,
      'empty-square-in-sheet': ({ from, to }) => `auf ${from} steht keine Figur; die Tabelle würde ${to} leeren`,
      'line-breaks': () => 'Zeilenumbrüche: Die Formel kennt nur Kommas und Leerzeichen',
      'line-breaks-between': () => 'Zeilenumbrüche: Die Formel braucht ein Komma',
      'gap-between': ({ text }) => `${quoted(text)}: Die Formel braucht ein Komma`,
      'would-empty': ({ square }) => `die Tabelle würde ${square} leeren`,
      'would-move': ({ from, to }) => `die Tabelle zöge ${from} nach ${to}`,
      'would-put': (values) => `die Tabelle würde ${thing(values)} auf ${values.at} setzen`,
      'would-put-text': ({ text, at }) => `die Tabelle würde den Text ${quoted(text)} auf ${at} setzen`,
      empties: ({ square }) => `nicht so, wie es aussieht: die Tabelle leert ${square}`,
      moves: ({ from, to }) => `nicht so, wie es aussieht: die Tabelle zieht ${from} nach ${to}`,
      puts: (values) => `nicht so, wie es aussieht: die Tabelle setzt ${thing(values)} auf ${values.at}`,
      'puts-text': ({ text, at }) => `nicht so, wie es aussieht: die Tabelle setzt den Text ${quoted(text)} auf ${at}`,
    },
    sheet: { 'formula-too-long': ({ most, length }) => `eine Zelle von Google Sheets fasst ${most} Zeichen, und diese Formel hat ${length}; kürze das Skript` },
    bytes: {
      'bytes-short': () => 'für ein Dokument sind das zu wenige Bytes; kopiere sie alle',
      'bytes-version': ({ form, known }) => `diese Bytes haben die Form ${form}, und dieses Programm liest die Form ${known}; ein späteres liest sie vielleicht`,
      'bytes-damaged': () => 'diese Bytes sind nicht, wie sie geschrieben wurden; kopiere sie noch einmal, und alle',
      'bytes-wrong': () => 'diese Bytes sagen, was kein Dokument sagt',
    },
    sql: {
      top: () => 'SQLite kennt weder top … percent noch with ties, und ein limit steht am Ende des Ganzen: select … order by … limit 5.',
      variables: () => 'Die Konsole hat keine Variablen wie @x: schreibe den Wert an ihre Stelle.',
      loops: () => 'SQLite kennt weder declare noch while, if oder exec: with recursive N(I) as (select 1 union all select I + 1 from N where I < 8) macht die Zeilen 1 bis 8, und insert … select fügt sie ein.',
      into: () => 'SQLite kennt kein select … into: schreibe create table … as select …',
      plus: () => 'In SQLite addiert + Zahlen, und || verbindet Texte: FromSquare || \'-\' || ToSquare.',
      length: () => 'In SQLite kürzt cast nichts: substr(cast(x as text), 1, 3) ist, was varchar(3) von x behält, round(x, 2), was decimal(9, 2) behält.',
      dates: () => 'In SQLite sind Datumsangaben Texte: date(\'now\', \'+7 days\') ist in einer Woche, julianday(b) - julianday(a) sind die Tage dazwischen, strftime(\'%Y\', x) ist das Jahr.',
      functions: () => 'SQLite hat andere Funktionen. Texte: substr, instr, replace, trim, length, group_concat. Zahlen: round, abs, floor, ceil, random, printf(\'%.2f\', x). Datum: date, datetime, julianday, strftime.',
    },
    call: {
      empty: () => 'PGN: da ist kein Text; füge eine Partie ein wie 1. e4 e5 2. Nf3.',
      'turn-passed': () => 'PGN: hier setzt eine Seite aus (--); ein Skript kennt das nicht und endet davor.',
      'no-random': () => 'Dieser Browser gibt keine Zufallszahlen; tippe eine Zahl von 0 bis 959.',
      'chess960-number': () => 'Chess960: die Aufstellungen sind von 0 bis 959 nummeriert.',
      'depth-out-of-range': ({ deepest }) => `Die Tiefe geht von 0 bis ${deepest}.`,
      'no-such-level': () => 'Die Stufen gehen von 1 bis 10.',
      'null-move-in-check': () => 'Im Schach kann die Seite am Zug nicht aussetzen.',
      'no-such-shape': () => 'Eine Zeichnung ist eine Farbe und ein Feld oder zwei, etwa Ge2e4.',
    },
  },
};

/** @param {import('../sentences.js').Diagnostic} diagnostic */
export const sentence = (diagnostic) => sentenceOf(diagnostic, sentences);
