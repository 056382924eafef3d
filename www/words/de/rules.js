// @ts-check
// What the rules of chess say, in German. They speak English; each of their sentences is found here by its pattern, and
// one that has none stays as it is. A sentence may hold others, behind a colon or between semicolons.
import { colorName, isFeminine, roleName } from './parts.js';

/** @typedef {Record<string, string>} Values what stood in the place of `{name}` */
/** @typedef {(values: Values) => string} German */

/** What may stand in the place of a name, without the number that tells two of one kind apart. @type {Record<string, string>} */
const KINDS = {
  role: 'pawn|knight|bishop|rook|queen|king',
  color: 'white|black',
  at: '[a-h][1-8]',
  n: '\\d+',
  text: '"(?:(?!"[ :;)]).)*"',
  field: 'the pieces|the side to move|the castling rights|the en-passant square|the half-move clock|the move number',
  some: '.+',
};
const ROLES = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };
/** @type {Record<string, string>} */
const FIELDS = {
  'the pieces': 'die Figuren',
  'the side to move': 'die Seite am Zug',
  'the castling rights': 'die Rochaderechte',
  'the en-passant square': 'das En-passant-Feld',
  'the half-move clock': 'der Halbzugzähler',
  'the move number': 'die Zugnummer',
};

/** @param {string | undefined} name */
const letter = (name) => ROLES[/** @type {keyof typeof ROLES} */ (name)] ?? 'p';
/** @param {string | undefined} role */
const noun = (role) => roleName(letter(role));
/** @param {string | undefined} role */
const the = (role) => `${isFeminine(letter(role)) ? 'die' : 'der'} ${noun(role)}`;
/** @param {string | undefined} role */
const a = (role) => `${isFeminine(letter(role)) ? 'eine' : 'ein'} ${noun(role)}`;
/** @param {string | undefined} role */
const no = (role) => `k${a(role)}`;
/** @param {string | undefined} color */
const side = (color) => colorName(color === 'white' ? 'w' : 'b');
/** @param {string | undefined} color */
const shade = (color) => (color === 'white' ? 'weiße' : 'schwarze');
/** @param {string | undefined} name */
const field = (name) => FIELDS[name ?? ''] ?? name;

/** @type {[string, German][]} why a piece may not go somewhere */
const MOVES = [
  ['a move ends on another square than {at}, where it starts', ({ at }) => `ein Zug endet auf einem anderen Feld als ${at}, wo er beginnt`],
  ['there is no piece on {at}', ({ at }) => `auf ${at} steht keine Figur`],
  ["the {role} on {at} is {color}'s, and it is {color2}'s turn", ({ role, at, color, color2 }) => `${the(role)} auf ${at} gehört ${side(color)}, und ${side(color2)} ist am Zug`],
  ["{color}'s own {role} stands on {at}", ({ role, at }) => `auf ${at} steht ${isFeminine(letter(role)) ? 'eine eigene' : 'ein eigener'} ${noun(role)}`],
  ['the {role} on {at} cannot go to {at2}', ({ role, at, at2 }) => `${the(role)} auf ${at} kann nicht nach ${at2}`],
  ['the {role} on {at} cannot go to {at2}: something stands in its way', ({ role, at, at2 }) => `${the(role)} auf ${at} kann nicht nach ${at2}: etwas steht im Weg`],
  ['a pawn moves diagonally only to capture, and {at} has nothing to take', ({ at }) => `ein Bauer zieht nur schräg, um zu schlagen, und auf ${at} gibt es nichts zu schlagen`],
  ['the {color} king would stay in check', ({ color }) => `der ${shade(color)} König bliebe im Schach`],
  ['the king would be in check on {at}', ({ at }) => `der König stünde auf ${at} im Schach`],
  ['the {role} on {at} shields its king, which would be in check', ({ role, at }) => `${the(role)} auf ${at} deckt den König, der sonst im Schach stünde`],
  ['the right to castle there is lost', () => 'das Recht zu dieser Rochade ist verloren'],
  ['a piece stands in the way of castling', () => 'der Rochade steht eine Figur im Weg'],
  ['a king in check cannot castle', () => 'ein König im Schach kann nicht rochieren'],
  ['the king would castle over or onto an attacked square', () => 'der König käme bei der Rochade über oder auf ein angegriffenes Feld'],
  ['the move is not legal: {some}', ({ some }) => `der Zug ist nicht erlaubt: ${rules(some)}`],
  ['{at} to {at2} is not a legal move here', ({ at, at2 }) => `${at} nach ${at2} ist hier kein erlaubter Zug`],
  ['the game is over ({some}); take a move back to play on', ({ some }) => `die Partie ist zu Ende (${rules(some)}); nimm einen Zug zurück, um weiterzuspielen`],
  ['the game is over already ({some})', ({ some }) => `die Partie ist schon zu Ende (${rules(some)})`],
  ['{some} is not a legal move here, so nothing can be claimed with it', ({ some }) => `${some} ist hier kein erlaubter Zug, also lässt sich damit nichts beanspruchen`],
  ['occurrences of this position: {n}; a draw can be claimed at {n2}', ({ n, n2 }) => `diese Stellung kam ${n}-mal vor; Remis kann ab ${n2}-mal beansprucht werden`],
  ['plies without a capture or a pawn move: {n}; a draw can be claimed at {n2}', ({ n, n2 }) => `Halbzüge ohne Schlagen und Bauernzug: ${n}; Remis kann ab ${n2} beansprucht werden`],
  ['{color} wins by checkmate', ({ color }) => `${side(color)} gewinnt durch Matt`],
  ['draw by stalemate', () => 'Remis durch Patt'],
  ['draw: neither side has the pieces to mate', () => 'Remis: keine Seite hat die Figuren zum Mattsetzen'],
  ['draw: the same position for the fifth time', () => 'Remis: dieselbe Stellung zum fünften Mal'],
  ['draw: 75 moves of each side without a capture or a pawn move', () => 'Remis: 75 Züge beider Seiten ohne Schlagen und Bauernzug'],
  ['draw claimed: the same position for the third time', () => 'Remis beansprucht: dieselbe Stellung zum dritten Mal'],
  ['draw claimed: 50 moves of each side without a capture or a pawn move', () => 'Remis beansprucht: 50 Züge beider Seiten ohne Schlagen und Bauernzug'],
  ['the position is not a legal one, so there are no legal moves', () => 'die Stellung ist nicht regelgerecht, also gibt es keine erlaubten Züge'],
];

/** @type {[string, German][]} why a position is none */
const POSITIONS = [
  ['{color} has no king', ({ color }) => `${side(color)} hat keinen König`],
  ['{color} has more than one king', ({ color }) => `${side(color)} hat mehr als einen König`],
  ['{color} has more than eight pawns', ({ color }) => `${side(color)} hat mehr als acht Bauern`],
  ['{color} has more than sixteen pieces', ({ color }) => `${side(color)} hat mehr als sechzehn Figuren`],
  ['a pawn cannot stand on {at}', ({ at }) => `auf ${at} kann kein Bauer stehen`],
  ["the {color} king is in check, but it is {color2}'s turn", ({ color, color2 }) => `der ${shade(color)} König steht im Schach, aber ${side(color2)} ist am Zug`],
  ['the castling right for {at} needs a rook there and its king on the same rank', ({ at }) => `das Rochaderecht für ${at} braucht dort einen Turm und seinen König auf derselben Reihe`],
  ['the castling right for {at} is the second one on that side of the king', ({ at }) => `das Rochaderecht für ${at} ist das zweite auf dieser Seite des Königs`],
  ['no pawn can just have passed over {at}', ({ at }) => `kein Bauer kann eben ${at} übersprungen haben`],
  ['the move counters go from 0 and 1 up to {n}', ({ n }) => `die Zugzähler gehen von 0 und 1 bis ${n}`],
  ['{at} holds {text}, which is no piece', ({ at, text }) => `auf ${at} steht ${text}, was keine Figur ist`],
  ['the start is not legal: {some}', ({ some }) => `der Anfang ist nicht regelgerecht: ${rules(some)}`],
  ['step {n}, {text}, is not a legal move, so this is no game', ({ n, text }) => `Schritt ${n}, ${text}, ist kein erlaubter Zug, also ist das keine Partie`],
  ['the moves are not legal from the start', () => 'die Züge sind vom Anfang aus nicht erlaubt'],
  ['Odd, but playable: {some}', ({ some }) => `Seltsam, aber spielbar: ${rules(some)}`],
  ['What is left, {some}, is for rook, king and rook: the king stands between', ({ some }) => `Was bleibt, ${some}, ist für Turm, König und Turm: der König steht dazwischen`],
  ['{some}: the light bishop takes number {n} of {some2}, counted from 0: {some3}', (v) => `${v.some}: der weißfeldrige Läufer nimmt Nummer ${v.n} von ${v.some2}, ab 0 gezählt: ${v.some3}`],
  ['{some}: the dark bishop takes number {n} of {some2}, counted from 0: {some3}', (v) => `${v.some}: der schwarzfeldrige Läufer nimmt Nummer ${v.n} von ${v.some2}, ab 0 gezählt: ${v.some3}`],
  ['{some}: the queen takes number {n} of {some2}, counted from 0: {some3}', (v) => `${v.some}: die Dame nimmt Nummer ${v.n} von ${v.some2}, ab 0 gezählt: ${v.some3}`],
  ['{some}: the knights take pair {n} of the ten of {some2}, counted from 0: {some3}', (v) => `${v.some}: die Springer nehmen Paar ${v.n} der zehn aus ${v.some2}, ab 0 gezählt: ${v.some3}`],
  ['no move can have given this check; the position can still be played', () => 'kein Zug kann dieses Schach gegeben haben; gespielt werden kann die Stellung trotzdem'],
];

/** @type {[string, German][]} FEN: what is wrong, and what was put right */
const FEN = [
  ['FEN: {some}', ({ some }) => `FEN: ${rules(some)}`],
  ['there is no text; paste a line such as 4k3/8/8/8/8/8/8/4K3 w - - 0 1', () => 'da ist kein Text; füge eine Zeile ein wie 4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['the text is longer than {n} characters; no position needs that', ({ n }) => `der Text ist länger als ${n} Zeichen; so viel braucht keine Stellung`],
  ['white space at column {n} is not one space between two fields', ({ n }) => `der Leerraum in Spalte ${n} ist kein einzelnes Leerzeichen zwischen zwei Feldern`],
  ['the text has 1 field; it needs 6, with spaces between', () => 'der Text hat 1 Feld; nötig sind 6, mit Leerzeichen dazwischen'],
  ['the text has {n} fields; it needs 6', ({ n }) => `der Text hat ${n} Felder; nötig sind 6`],
  ['the board has 1 rank; it needs 8, with / between', () => 'das Brett hat 1 Reihe; nötig sind 8, mit / dazwischen'],
  ['the board has {n} ranks; it needs 8', ({ n }) => `das Brett hat ${n} Reihen; nötig sind 8`],
  ['rank {n} ({text}) has {n2} square; it needs 8', ({ n, text }) => `Reihe ${n} (${text}) hat 1 Feld; nötig sind 8`],
  ['rank {n} ({text}) has {n2} squares; it needs 8', ({ n, text, n2 }) => `Reihe ${n} (${text}) hat ${n2} Felder; nötig sind 8`],
  ['{text} in rank {n} is no piece (KQRBNP, kqrbnp) and no number from 1 to 8', ({ text, n }) => `${text} in Reihe ${n} ist keine Figur (KQRBNP, kqrbnp) und keine Zahl von 1 bis 8`],
  ['rank {n} has two numbers in a row; write their sum', ({ n }) => `Reihe ${n} hat zwei Zahlen nebeneinander; schreibe ihre Summe`],
  ['{field} is {text}; it is w or b', ({ field: f, text }) => `${field(f)} ist ${text}; richtig ist w oder b`],
  ['{field} are {text}; they are - or letters such as KQkq or HAha', ({ field: f, text }) => `${field(f)} sind ${text}; richtig ist - oder Buchstaben wie KQkq oder HAha`],
  ['{field} are {text}; each comes once, in the order KQkq', ({ field: f, text }) => `${field(f)} sind ${text}; jedes kommt einmal vor, in der Reihenfolge KQkq`],
  ['the castling right for {at} is one of Chess960, not of the standard game', ({ at }) => `das Rochaderecht für ${at} gibt es nur im Chess960, nicht im normalen Schach`],
  ['{field} is {text}; it is - or a square of rank 3 or 6, such as e3', ({ field: f, text }) => `${field(f)} ist ${text}; richtig ist - oder ein Feld der Reihe 3 oder 6, etwa e3`],
  ['{field} is {text}; it is a plain number', ({ field: f, text }) => `${field(f)} ist ${text}; richtig ist eine einfache Zahl`],
  ['{field} is {text}; it goes from {n} to {n2}', ({ field: f, text, n, n2 }) => `${field(f)} ist ${text}; möglich ist ${n} bis ${n2}`],
  ['Invisible characters were removed', () => 'Unsichtbare Zeichen wurden entfernt'],
  ['The text around the FEN was removed', () => 'Der Text um die FEN herum wurde entfernt'],
  ['White space was put in order', () => 'Der Leerraum wurde in Ordnung gebracht'],
  ['Underscores were read as spaces', () => 'Unterstriche wurden als Leerzeichen gelesen'],
  ['Missing from {field} on: added {some}', ({ field: f, some }) => `Ab hier fehlte alles: ${field(f)}. Ergänzt wurde ${some}`],
  ['The side to move was missing; it is {color}, since the other king is in check', ({ color }) => `Die Seite am Zug fehlte; es ist ${side(color)}, denn der andere König steht im Schach`],
  ['The side to move was read as {color}', ({ color }) => `Als Seite am Zug wurde ${side(color)} gelesen`],
  ['The dash for {field} was made a plain one', ({ field: f }) => `Ein einfacher Strich steht jetzt für ${field(f)?.replace('der ', 'den ')}`],
  ['Numbers in a row on rank {n} were added up', ({ n }) => `Zahlen nebeneinander in Reihe ${n} wurden addiert`],
  ['The castling letters were put in order', () => 'Die Rochadebuchstaben wurden geordnet'],
  ['No castling with {some}: king and rook do not stand for it', ({ some }) => `Keine Rochade mit ${some}: König und Turm stehen nicht dafür`],
  ['The en-passant square {at} was dropped: no pawn can just have passed it', ({ at }) => `Das En-passant-Feld ${at} entfiel: kein Bauer kann es eben übersprungen haben`],
  ['Zeros before {field} were dropped', ({ field: f }) => `Führende Nullen entfielen: ${field(f)}`],
  ['Move number 0 was read as 1', () => 'Zugnummer 0 wurde als 1 gelesen'],
];

/** @type {[string, German][]} moves as text, and games */
const TEXTS = [
  ['There is no move; write one such as e4 or Nf3', () => 'Da ist kein Zug; schreibe einen wie e4 oder Nf3'],
  ['{text} is longer than {n} characters; no move needs that', ({ text, n }) => `${text} ist länger als ${n} Zeichen; so viel braucht kein Zug`],
  ['{text} is not a move; write K, Q, R, B or N (nothing for a pawn) and a square, such as Nf3', ({ text }) => `${text} ist kein Zug; schreibe K, Q, R, B oder N (nichts für einen Bauern) und ein Feld, etwa Nf3`],
  ['{text} is not a move: {text2} is not one of the letters K, Q, R, B, N and a to h', ({ text, text2 }) => `${text} ist kein Zug: ${text2} ist keiner der Buchstaben K, Q, R, B, N und a bis h`],
  ['{text} passes the turn, which chess does not allow', ({ text }) => `${text} setzt aus, was im Schach nicht erlaubt ist`],
  ['{text} is the result of a game, not a move', ({ text }) => `${text} ist das Ergebnis einer Partie, kein Zug`],
  ['{text} is {some} with more than it needs or in another form; write {some2}', ({ text, some, some2 }) => `${text} ist ${some} mit mehr als nötig oder in anderer Form; schreibe ${some2}`],
  ['{text} does not say what the pawn becomes; add =Q, =R, =B or =N', ({ text }) => `${text} sagt nicht, was der Bauer wird; ergänze =Q, =R, =B oder =N`],
  ['{text}: a pawn becomes Q, R, B or N and nothing else', ({ text }) => `${text}: ein Bauer wird Q, R, B oder N und nichts anderes`],
  ['{text} is no promotion: only a pawn on the last rank is', ({ text }) => `${text} ist keine Umwandlung: die gibt es nur für einen Bauern auf der letzten Reihe`],
  ['{text} could be {some}; write one of them', ({ text, some }) => `${text} kann ${some?.replaceAll(' or ', ' oder ')} sein; schreibe eines davon`],
  ['{text} is not legal here: the game is over by checkmate', ({ text }) => `${text} ist hier nicht erlaubt: die Partie ist durch Matt beendet`],
  ['{text} is not legal here: the game is over by stalemate', ({ text }) => `${text} ist hier nicht erlaubt: die Partie ist durch Patt beendet`],
  ['{text} is not legal here: the piece on {at} is a {role}', ({ text, at, role }) => `${text} ist hier nicht erlaubt: auf ${at} steht ${a(role)}`],
  ['{text} is not legal here: no {role} can go to {at}', ({ text, role, at }) => `${text} ist hier nicht erlaubt: ${no(role)} kann nach ${at}`],
  ['{text} is not legal here: {some}', ({ text, some }) => `${text} ist hier nicht erlaubt: ${rules(some)}`],
  ['Move {text}: {some}', ({ text, some }) => `Zug ${text}: ${rules(some)}`],
  ['there is no text; write two squares, such as e2e4', () => 'da ist kein Text; schreibe zwei Felder, etwa e2e4'],
  ['this is not two squares such as e2e4, with q, r, b or n to promote', () => 'das sind nicht zwei Felder wie e2e4, mit q, r, b oder n zur Umwandlung'],
  ['a side cannot pass its turn', () => 'keine Seite kann aussetzen'],
  ['a pawn becomes q, r, b or n', () => 'ein Bauer wird q, r, b oder n'],
  ['the pawn reaches the last rank; add q, r, b or n', () => 'der Bauer erreicht die letzte Reihe; ergänze q, r, b oder n'],
  ['only a pawn that reaches the last rank takes a letter', () => 'einen Buchstaben bekommt nur ein Bauer, der die letzte Reihe erreicht'],
  ['castling is written {some} here', ({ some }) => `die Rochade schreibt sich hier ${some}`],
  ['Line {n}, column {n2}: {some}', ({ n, n2, some }) => `Zeile ${n}, Spalte ${n2}: ${rules(some)}`],
  ['The file is not UTF-8; bytes that are not were read as Latin-1 (ISO 8859-1)', () => 'Die Datei ist nicht in UTF-8; was es nicht ist, wurde als Latin-1 (ISO 8859-1) gelesen'],
  ['The file is UTF-16; save it as UTF-8 so that other programs can read it', () => 'Die Datei ist in UTF-16; sichere sie in UTF-8, damit andere Programme sie lesen können'],
  ['The text holds more than one game; the first was loaded', () => 'Der Text enthält mehr als eine Partie; die erste wurde geladen'],
  ['the variant {text} is not played here; Standard and Chess960 are', ({ text }) => `die Variante ${text} wird hier nicht gespielt, nur normales Schach und Chess960`],
  ['{text} starts no game; a game has tags such as [White "?"], or moves', ({ text }) => `mit ${text} beginnt keine Partie; eine Partie hat Angaben wie [White "?"] oder Züge`],
  ['PGN: the turn is passed here (--); a script has no such move, so it ends before it', () => 'PGN: hier setzt eine Seite aus (--); ein Skript kennt das nicht und endet davor'],
  ['{text} is no name of a tag; names have no blanks, quotes or brackets', ({ text }) => `${text} ist kein Name einer Angabe; Namen haben keine Leerzeichen, Anführungszeichen und Klammern`],
  ['PGN: there is no text; paste a game such as 1. e4 e5 2. Nf3', () => 'PGN: da ist kein Text; füge eine Partie ein wie 1. e4 e5 2. Nf3'],
  ['{some} (and {n} more)', ({ some, n }) => `${rules(some)} (und ${n} weitere)`],
  ['{some} (the limit is {n})', ({ some, n }) => `${rules(some)} (mehr als ${n} gehen nicht)`],
];

/** What is odd about a game; before it stands the odd text, or `this`. @type {Record<string, string>} */
const ODDITIES = {
  'is not a tag of the form [Name "value"]; it was read as far as it is clear': 'ist keine Angabe der Form [Name "Wert"]; gelesen wurde, was klar ist',
  'has no name of letters, digits and _; the tag was left out': 'hat keinen Namen aus Buchstaben, Ziffern und _; die Angabe entfiel',
  'is a tag that the game has already; the first one counts': 'ist eine Angabe, die die Partie schon hat; die erste gilt',
  'and what follows are more tags than are kept': 'und was folgt sind mehr Angaben, als behalten werden',
  'does not go with the tag FEN; the game was read from the usual start': 'passt nicht zur Angabe FEN; die Partie wurde ab der Grundstellung gelesen',
  'is not quite a FEN; it was repaired': 'ist nicht ganz eine FEN; sie wurde repariert',
  'names Chess960 without a FEN; the game was read from the usual start': 'nennt Chess960 ohne FEN; die Partie wurde ab der Grundstellung gelesen',
  'is not a result; results are 1-0, 0-1, 1/2-1/2 and *': 'ist kein Ergebnis; Ergebnisse sind 1-0, 0-1, 1/2-1/2 und *',
  'after the moves is not what the tag Result says': 'nach den Zügen ist nicht, was die Angabe Result sagt',
  'is where the game ends, without a result': 'ist das Ende der Partie, ohne Ergebnis',
  'is a result written in another form': 'ist ein Ergebnis in anderer Form',
  'comes after the result; it was left out': 'kommt nach dem Ergebnis; es entfiel',
  'is a result inside a variation; it was left out': 'ist ein Ergebnis in einer Variante; es entfiel',
  'comes after the result; it was left out up to the next game': 'kommt nach dem Ergebnis; es entfiel bis zur nächsten Partie',
  'is not the number of the move that is due': 'ist nicht die Nummer des Zugs, der an der Reihe ist',
  'is not the form PGN writes; the move is clear all the same': 'ist nicht die Form, die PGN schreibt; der Zug ist trotzdem klar',
  'does not say truly whether the move gives check or mate': 'sagt nicht richtig, ob der Zug Schach oder Matt gibt',
  'passes the turn, which only analysis does; it was kept': 'setzt aus, was nur eine Analyse tut; es blieb',
  'is not how the rules end the game; the record was kept as it is': 'ist nicht, wie die Regeln die Partie beenden; die Aufzeichnung blieb, wie sie ist',
  'is no move; as the last word it was left out': 'ist kein Zug; als letztes Wort entfiel es',
  'is no legal move; the rest of its variation was left out': 'ist kein erlaubter Zug; der Rest der Variante entfiel',
  'opens a variation where there is no move to replace; it was left out': 'öffnet eine Variante, wo kein Zug zu ersetzen ist; sie entfiel',
  'closes a variation without moves': 'schließt eine Variante ohne Züge',
  'opens a variation that does not end': 'öffnet eine Variante, die nicht endet',
  'opens a variation nested too deep; it was left out': 'öffnet eine zu tief verschachtelte Variante; sie entfiel',
  'closes no variation; it was left out': 'schließt keine Variante; es entfiel',
  'starts a comment that does not end': 'beginnt einen Kommentar, der nicht endet',
  'belongs nowhere; it was left out': 'gehört nirgendwohin; es entfiel',
  'is no mark from $0 to $255 after a move; it was left out': 'ist kein Zeichen von $0 bis $255 nach einem Zug; es entfiel',
};

/** @type {[string, German][]} remarks about a script */
const SCRIPTS = [
  ['{text} was ignored: {some}', ({ text, some }) => `${text} wurde übergangen: ${rules(some)}`],
  ['{text} ran, but {some}', ({ text, some }) => `${text} wurde ausgeführt, aber ${rules(some)}`],
  ['Line breaks: the formula needs a comma', () => 'Zeilenumbrüche: Die Formel braucht ein Komma'],
  ['{text}: the formula needs a comma', ({ text }) => `${text}: Die Formel braucht ein Komma`],
  ['Line breaks: the formula knows only commas and spaces', () => 'Zeilenumbrüche: Die Formel kennt nur Kommas und Leerzeichen'],
  ['{text}: the formula knows only commas and spaces', ({ text }) => `${text}: Die Formel kennt nur Kommas und Leerzeichen`],
  ['{some}; write {some2}', ({ some, some2 }) => `${rules(some)}; schreibe ${some2}`],
  ['{text} (U+{some}) stands in no token; {some2}', ({ text, some, some2 }) => `${text} (U+${some}) steht in keinem Wort; ${rules(some2)}`],
  ['it is neither a move (e2e4) nor a removal (xe4) nor an insertion (e4=♕)', () => 'das ist weder ein Zug (e2e4) noch ein Entfernen (xe4) noch ein Einsetzen (e4=♕)'],
  ['no space may stand before =', () => 'vor = darf kein Leerzeichen stehen'],
  ['no space may stand after =', () => 'nach = darf kein Leerzeichen stehen'],
  ['it is nearly a token, but not quite', () => 'das ist beinahe ein Wort, aber nicht ganz'],
  ['what stands after = is no chess piece', () => 'was nach = steht, ist keine Schachfigur'],
  ['exactly one piece stands after =', () => 'nach = steht genau eine Figur'],
  ['a piece needs a square, as in e4=♕', () => 'eine Figur braucht ein Feld, wie in e4=♕'],
  ['a move has two squares', () => 'ein Zug hat zwei Felder'],
  ['nothing stands after =; to empty a square write xe4', () => 'nach = steht nichts; um ein Feld zu leeren, schreibe xe4'],
  ['squares go from a1 to h8', () => 'Felder gehen von a1 bis h8'],
  ['x stands before the square', () => 'x steht vor dem Feld'],
  ['it ends on the square where it starts', () => 'er endet auf dem Feld, wo er beginnt'],
  ['x before one square removes, two squares move; it cannot be both', () => 'x vor einem Feld entfernt, zwei Felder ziehen; beides zugleich geht nicht'],
  ['one token cannot remove and insert', () => 'ein Wort kann nicht entfernen und einsetzen'],
  ['only the king has moved; castling moves the rook too', () => 'nur der König hat gezogen; bei der Rochade zieht auch der Turm'],
  ['the pawn taken in passing still stands', () => 'der en passant geschlagene Bauer steht noch'],
  ['it is only half of a promotion', () => 'das ist nur die halbe Umwandlung'],
  ['its characters are full-width ones, which the spreadsheet does not read', () => 'seine Zeichen sind vollbreit; die liest die Tabelle nicht'],
  ['the script is too long', () => 'das Skript ist zu lang'],
  ['rights to castle are letters of KQkq, or - for none', () => 'Rochaderechte sind Buchstaben aus KQkq, oder - für keine'],
  ['rights to castle are letters of KQkq, such as Kq, or - for none', () => 'Rochaderechte sind Buchstaben aus KQkq, etwa Kq, oder - für keine'],
  ['to castle, king and rook must stand at home', () => 'zur Rochade müssen König und Turm zu Hause stehen'],
  ['to castle, king and rook must stand at home; put them there, or choose fewer rights to castle', () => 'zur Rochade müssen König und Turm zu Hause stehen; stelle sie dorthin oder wähle weniger Rochaderechte'],
  ['it is a comment of a PGN; a script has none, and the spreadsheet would read its words', () => 'das ist ein Kommentar einer PGN; ein Skript hat keine, und die Tabelle läse seine Wörter'],
  ['it is a variation of a PGN; a script is one line of moves', () => 'das ist eine Variante einer PGN; ein Skript ist eine einzige Zugfolge'],
  ['it is a tag of a PGN; a script has none, and a game with a FEN is opened as PGN', () => 'das ist eine Angabe einer PGN; ein Skript hat keine, und eine Partie mit FEN wird als PGN geöffnet'],
  ['it is a mark of a PGN, and does nothing on the board', () => 'das ist ein Zeichen einer PGN und tut nichts auf dem Brett'],
  ['it is the result of a game, and does nothing on the board', () => 'das ist das Ergebnis einer Partie und tut nichts auf dem Brett'],
  ['what opens here does not end; write {some} where it does', ({ some }) => `was hier beginnt, endet nicht; schreibe ${some}, wo es endet`],
  ['{text} (U+{some}) only looks like the right character', ({ text, some }) => `${text} (U+${some}) sieht nur aus wie das richtige Zeichen`],
  ['written as a move ({some}); scripts say from where to where. {some2}', ({ some, some2 }) => `als Zug geschrieben (${some}); Skripte schreiben, von wo nach wo. ${rules(some2)}`],
  ['written as a move ({some}); scripts say {some2}', ({ some, some2 }) => `als Zug geschrieben (${some}); Skripte schreiben ${some2}`],
  ['written as a move ({some}); put the moves before it right first', ({ some }) => `als Zug geschrieben (${some}); bringe zuerst die Züge davor in Ordnung`],
  ['written as a move ({some}), which needs a legal position: {some2}', ({ some, some2 }) => `als Zug geschrieben (${some}), was eine regelgerechte Stellung braucht: ${rules(some2)}`],
  ['{at} is empty, so {at2} becomes empty too', ({ at, at2 }) => `${at} ist leer, also wird auch ${at2} leer`],
  ['{some}; the spreadsheet would empty {at}', ({ some, at }) => `${rules(some)}; die Tabelle würde ${at} leeren`],
  ['the spreadsheet would ignore it', () => 'die Tabelle überginge es'],
  ['the spreadsheet would empty {at}', ({ at }) => `die Tabelle würde ${at} leeren`],
  ['the spreadsheet would move {at} to {at2}', ({ at, at2 }) => `die Tabelle zöge ${at} nach ${at2}`],
  ['the spreadsheet would put {some} on {at}', ({ some, at }) => `die Tabelle würde ${thing(some)} auf ${at} setzen`],
  ['not as it looks: the spreadsheet ignores it', () => 'nicht so, wie es aussieht: die Tabelle übergeht es'],
  ['not as it looks: the spreadsheet empties {at}', ({ at }) => `nicht so, wie es aussieht: die Tabelle leert ${at}`],
  ['not as it looks: the spreadsheet moves {at} to {at2}', ({ at, at2 }) => `nicht so, wie es aussieht: die Tabelle zieht ${at} nach ${at2}`],
  ['not as it looks: the spreadsheet puts {some} on {at}', ({ some, at }) => `nicht so, wie es aussieht: die Tabelle setzt ${thing(some)} auf ${at}`],
  ['a script may have {n} bytes, and this one has more; shorten it', ({ n }) => `ein Skript darf ${n} Byte haben, und dieses hat mehr; kürze es`],
  ['a cell of Google Sheets holds {n} characters, and this formula has {n2}; shorten the script', ({ n, n2 }) => `eine Zelle von Google Sheets fasst ${n} Zeichen, und diese Formel hat ${n2}; kürze das Skript`],
  ['there is no such place in the text', () => 'diese Stelle gibt es im Text nicht'],
  ['there is nothing on {at}', ({ at }) => `auf ${at} steht nichts`],
  ['the moves before say whose move it is; it can be chosen after a free edit', () => 'wer am Zug ist, sagen die Züge davor; wählbar ist es nach einer freien Änderung'],
  ['the moves before say who may castle; it can be chosen after a free edit', () => 'wer rochieren darf, sagen die Züge davor; wählbar ist es nach einer freien Änderung'],
  ['the Chess960 boards are numbered from 0 to 959; write such as 960:518', () => 'die Chess960-Bretter sind von 0 bis 959 nummeriert; schreibe etwa 960:518'],
];

/** @type {[string, German][]} what the page may ask for wrongly */
const QUESTIONS = [
  ['This browser gives no random numbers; type a number from 0 to 959', () => 'Dieser Browser gibt keine Zufallszahlen; tippe eine Zahl von 0 bis 959'],
  ['Chess960: the starts are numbered 0 to 959', () => 'Chess960: die Aufstellungen sind von 0 bis 959 nummeriert'],
  ['The depth goes from 0 to 32', () => 'Die Tiefe geht von 0 bis 32'],
  ['The depth goes from 0 to 4', () => 'Die Tiefe geht von 0 bis 4'],
  ['The levels go from 1 to 10', () => 'Die Stufen gehen von 1 bis 10'],
];

/** What the spreadsheet puts somewhere. @param {string | undefined} some */
function thing(some = '') {
  const [, color, role] = some.match(/^a (\w+) (\w+)$/) ?? [];
  if (!role) return some.replace('the text', 'den Text');
  return isFeminine(letter(role)) ? `eine ${shade(color)} ${noun(role)}` : `einen ${shade(color)}n ${noun(role)}`;
}

/** All patterns, as a test compares them with what the rules can say. */
export const patterns = [
  ...Object.keys(FIELDS),
  ...[...POSITIONS, ...MOVES, ...FEN, ...TEXTS, ...SCRIPTS, ...QUESTIONS].map(([english]) => english),
  ...Object.keys(ODDITIES),
];

/** @type {[RegExp, German][] | undefined} made when the first sentence comes */
let readers;

function makeReaders() {
  const odd = Object.entries(ODDITIES).map(([english, german]) => /** @type {[string, German]} */ ([
    `{odd} ${english}`,
    ({ odd: what }) => `${what === 'this' ? 'dies' : what} ${german}`,
  ]));
  // What may hold any other sentence comes last.
  const all = [...MOVES, ...POSITIONS, ...FEN, ...odd, ...SCRIPTS, ...TEXTS, ...QUESTIONS];
  const rank = (/** @type {string} */ english) => (english.startsWith('{some') ? 2 : english.includes('{some') ? 1 : 0);
  all.sort(([one], [other]) => rank(one) - rank(other));
  return all.map(([english, german]) => /** @type {[RegExp, German]} */ ([reader(english), german]));
}

/** @param {string} english */
function reader(english) {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(/\{(([a-z]+)\d?)\}/g, (_, name, kind) => `(?<${name}>${kind === 'odd' ? `${KINDS.text}|this` : KINDS[kind]})`);
  return new RegExp(`^${pattern}$`, 's');
}

/** @param {string | undefined} sentence in English @returns {string} */
export function rules(sentence = '') {
  const end = sentence.endsWith('.') ? '.' : '';
  const body = end ? sentence.slice(0, -1) : sentence;
  readers ??= makeReaders();
  for (const [pattern, german] of readers) {
    const groups = pattern.exec(body)?.groups;
    if (groups || pattern.test(body)) return german(groups ?? {}) + end;
  }
  // Several reasons in a row.
  const reasons = body.split('; ');
  return (reasons.length > 1 ? reasons.map((reason) => rules(reason)).join('; ') : body) + end;
}
