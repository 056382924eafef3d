// @ts-check
// What the rules of chess say, in Spanish.
import { character, quoted, sentenceOf } from '../sentences.js';
import { aPiece, aRole, counted, isFeminine, roleName, theColor, theRole } from './parts.js';

/** @typedef {import('../sentences.js').Values} Values */

const LETTERS = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };
/** @type {Record<string, string>} */
const FIELDS = {
  placement: 'las piezas',
  turn: 'el bando que juega',
  castling: 'los derechos de enroque',
  'en-passant': 'la casilla de captura al paso',
  halfmove: 'el contador de medias jugadas',
  fullmove: 'el número de jugada',
};

/** @param {string} role */
const letter = (role) => LETTERS[/** @type {keyof typeof LETTERS} */ (role)] ?? 'p';
/** @param {string} role */
const the = (role) => theRole(letter(role));
/** @param {string} color */
const side = (color) => theColor(color === 'white' ? 'w' : 'b');
/** @param {string} color */
const king = (color) => `el rey ${color === 'white' ? 'blanco' : 'negro'}`;
/** What the spreadsheet puts somewhere. @param {Values} values */
const thing = ({ color, role }) => aPiece(color === 'white' ? letter(role).toUpperCase() : letter(role));

/** @type {(sentence: (values: Values) => string) => (values: Values) => string} about a FEN */
const fen = (sentence) => (values) => `FEN: ${sentence({ ...values, field: FIELDS[values.field], text: quoted(String(values.text ?? '')) })}.`;
/** @type {(sentence: (values: Values) => string) => (values: Values) => string} about a move as text */
const san = (sentence) => (values) => `${sentence({ ...values, text: quoted(String(values.text ?? '')) })}.`;
/** @type {(sentence: string) => (values: Values) => string} about a move as two squares */
const uci = (sentence) => ({ text }) => `Jugada ${quoted(text)}: ${sentence}.`;
/** @type {(what: string) => (values: Values) => string} what is odd about a game */
const odd = (what) => ({ text, times, limit }) =>
  `${text ? quoted(text) : 'esto'} ${what}${limit ? ` (el límite es ${limit})` : ''}${times > 1 ? ` (y ${times - 1} más)` : ''}.`;

/** @type {import('../sentences.js').Sentences} */
export const sentences = {
  place: (line, column, sentence) => `Línea ${line}, columna ${column}: ${sentence}`,
  sources: {
    move: {
      'same-square': ({ square }) => `una jugada acaba en otra casilla que ${square}, donde empieza`,
      'no-piece': ({ from }) => `no hay ninguna pieza en ${from}`,
      'not-your-piece': ({ from, role, color, turn }) => `${the(role)} de ${from} es de ${side(color)}, y juegan ${side(turn)}`,
      'own-piece': ({ to, role }) => `en ${to} hay ${aRole(letter(role))} del mismo bando`,
      unreachable: ({ from, to, role }) => `${the(role)} de ${from} no puede ir a ${to}`,
      blocked: ({ from, to, role }) => `${the(role)} de ${from} no puede ir a ${to}: hay algo en su camino`,
      'nothing-to-take': ({ to }) => `un peón solo va en diagonal para capturar, y en ${to} no hay nada que capturar`,
      'stays-in-check': ({ color }) => `${king(color)} seguiría en jaque`,
      'into-check': ({ to }) => `el rey estaría en jaque en ${to}`,
      'exposes-king': ({ from, role }) => `${the(role)} de ${from} protege a su rey, que quedaría en jaque`,
      'no-castling-right': () => 'se ha perdido el derecho a ese enroque',
      'castling-blocked': () => 'hay una pieza que estorba al enroque',
      'castling-in-check': () => 'un rey en jaque no puede enrocarse',
      'castling-through-check': () => 'el rey pasaría en el enroque por una casilla atacada o acabaría en ella',
    },
    edit: {
      'script-too-long': ({ most }) => `un guion puede tener ${most} bytes, y este tiene más; acórtalo`,
      'out-of-range': () => 'no hay tal lugar en el texto',
      'empty-square': ({ square }) => `no hay nada en ${square}`,
      reasons: ({ reasons }) => `la jugada no es legal: ${reasons}`,
      'no-legal-position': () => 'la posición no es legal, así que no hay jugadas legales',
      'turn-is-known': () => 'las jugadas anteriores dicen a quién le toca; se puede elegir después de un cambio libre',
      'castling-is-known': () => 'las jugadas anteriores dicen quién puede enrocarse; se puede elegir después de un cambio libre',
      'bad-castling': () => 'los derechos de enroque son letras de KQkq, como Kq, o - si no hay ninguno',
      'bad-castling-right': () => 'para enrocarse, rey y torre deben estar en sus casillas; ponlos allí o elige menos derechos de enroque',
    },
    play: {
      'illegal-move': ({ from, to }) => `de ${from} a ${to} no es aquí una jugada legal`,
      'game-over': ({ end }) => `la partida ha terminado (${end}); retira una jugada para seguir jugando`,
    },
    claim: {
      'too-few-repetitions': ({ count, least }) => `veces que se ha dado esta posición: ${count}; se pueden reclamar tablas con ${least}`,
      'too-few-quiet-moves': ({ count, least }) => `medias jugadas sin capturas ni movimientos de peón: ${count}; se pueden reclamar tablas con ${least}`,
      'illegal-move': ({ from, to }) => `de ${from} a ${to} no es aquí una jugada legal, así que con ella no se puede reclamar nada`,
      'game-over': ({ end }) => `la partida ya ha terminado (${end})`,
    },
    end: {
      checkmate: ({ color }) => `ganan ${side(color)} por jaque mate`,
      stalemate: () => 'tablas por ahogado',
      insufficient: () => 'tablas: ningún bando tiene piezas para dar mate',
      fivefold: () => 'tablas: la misma posición por quinta vez',
      seventyfive: () => 'tablas: 75 jugadas de cada bando sin capturas ni movimientos de peón',
      threefold: () => 'tablas reclamadas: la misma posición por tercera vez',
      fifty: () => 'tablas reclamadas: 50 jugadas de cada bando sin capturas ni movimientos de peón',
    },
    setup: {
      'no-king': ({ color }) => `${side(color)} no tienen rey`,
      'too-many-kings': ({ color }) => `${side(color)} tienen más de un rey`,
      'too-many-pawns': ({ color }) => `${side(color)} tienen más de ocho peones`,
      'too-many-pieces': ({ color }) => `${side(color)} tienen más de dieciséis piezas`,
      'pawn-on-last-rank': ({ square }) => `en ${square} no puede haber un peón`,
      'opposite-check': ({ color, turn }) => `${king(color)} está en jaque, pero juegan ${side(turn)}`,
      'bad-castling-right': ({ square }) => `el derecho de enroque de ${square} necesita allí una torre y su rey en la misma fila`,
      'castling-right-twice': ({ square }) => `el derecho de enroque de ${square} es el segundo a ese lado del rey`,
      'bad-en-passant': ({ square }) => `ningún peón puede haber pasado justo ahora por ${square}`,
      'counter-out-of-range': ({ most }) => `los contadores de jugadas van de 0 y 1 a ${most}`,
      'impossible-check': () => 'ninguna jugada puede haber dado este jaque; aun así se puede jugar la posición',
    },
    position: { reasons: ({ reasons }) => reasons },
    cell: { 'not-a-piece': ({ at, text }) => `en ${at} está ${quoted(text)}, que no es una pieza` },
    odd: { reasons: ({ reasons }) => `Raro, pero jugable: ${reasons}.` },
    game: {
      reasons: ({ reasons }) => `la posición inicial no es legal: ${reasons}`,
      'no-game': ({ step, text }) => `el paso ${step}, ${quoted(text)}, no es una jugada legal, así que esto no es una partida`,
      'illegal-move': () => 'las jugadas no son legales desde la posición inicial',
    },
    start: { 'bad-number': () => 'los tableros de Chess960 se numeran de 0 a 959; escribe por ejemplo 960:518' },
    fen: {
      empty: fen(() => 'no hay texto; pega una línea como 4k3/8/8/8/8/8/8/4K3 w - - 0 1'),
      'too-long': fen(({ most }) => `el texto tiene más de ${most} caracteres; ninguna posición necesita tantos`),
      'white-space': fen(({ column }) => `el espacio en blanco de la columna ${column} no es un solo espacio entre dos campos`),
      'field-count': fen(({ fields }) => `el texto tiene ${counted(fields, 'campo', 'campos')}; necesita 6, separados por espacios`),
      'rank-count': fen(({ ranks }) => `el tablero tiene ${counted(ranks, 'fila', 'filas')}; necesita 8, separadas por /`),
      'rank-length': fen(({ rank, text, squares }) => `la fila ${rank} (${text}) tiene ${counted(squares, 'casilla', 'casillas')}; necesita 8`),
      'bad-character': fen(({ found, rank }) => `${quoted(found)} en la fila ${rank} no es una pieza (KQRBNP, kqrbnp) ni un número del 1 al 8`),
      'adjacent-digits': fen(({ rank }) => `la fila ${rank} tiene dos números seguidos; escribe su suma`),
      'bad-turn': fen(({ field, text }) => `${field} es ${text}; debe ser w o b`),
      'bad-castling': fen(({ field, text }) => `${field} son ${text}; deben ser - o letras como KQkq o HAha`),
      'castling-order': fen(({ field, text }) => `${field} son ${text}; cada letra va una vez, en el orden KQkq`),
      'not-standard-castling': fen(({ square }) => `el derecho de enroque de ${square} es de Chess960, no del ajedrez normal`),
      'bad-en-passant': fen(({ field, text }) => `${field} es ${text}; debe ser - o una casilla de la fila 3 o 6, como e3`),
      'bad-counter': fen(({ field, text }) => `${field} es ${text}; debe ser un número simple`),
      'counter-out-of-range': fen(({ field, text, least, most }) => `${field} es ${text}; va de ${least} a ${most}`),
      reasons: fen(({ reasons }) => reasons),
    },
    'fen-fix': {
      'invisible-characters': () => 'Se han quitado caracteres invisibles.',
      wrapping: () => 'Se ha quitado el texto que rodeaba la FEN.',
      'white-space': () => 'Se han puesto en orden los espacios.',
      underscores: () => 'Los guiones bajos se han leído como espacios.',
      'missing-fields': ({ field, added }) => `Desde aquí faltaba todo: ${FIELDS[field]}. Se ha añadido ${added}.`,
      'turn-inferred': ({ color }) => `Faltaba el bando que juega; son ${side(color)}, pues el otro rey está en jaque.`,
      'turn-spelling': ({ color }) => `Como bando que juega se han leído ${side(color)}.`,
      dash: ({ field }) => `Ahora hay un guion simple en el campo: ${FIELDS[field]}.`,
      'adjacent-digits': ({ rank }) => `Se han sumado los números seguidos de la fila ${rank}.`,
      'castling-order': () => 'Se han ordenado las letras de enroque.',
      'castling-dropped': ({ rooks }) => `Sin enroque con ${rooks}: el rey y la torre no están para ello.`,
      'en-passant-dropped': ({ square }) => `Se ha quitado la casilla de captura al paso ${square}: ningún peón puede haber pasado por ella justo ahora.`,
      'leading-zeros': ({ field }) => `Se han quitado los ceros iniciales: ${FIELDS[field]}.`,
      'move-number-zero': () => 'El número de jugada 0 se ha leído como 1.',
    },
    san: {
      'empty-move': san(() => 'No hay ninguna jugada; escribe una como e4 o Nf3'),
      'move-too-long': san(({ text, most }) => `${text} tiene más de ${most} caracteres; ninguna jugada necesita tantos`),
      'not-a-move': san(({ text }) => `${text} no es una jugada; escribe K, Q, R, B o N (nada para un peón) y una casilla, como Nf3`),
      'unknown-letter': san(({ text, letter: found }) => `${text} no es una jugada: ${quoted(found)} no es ninguna de las letras K, Q, R, B, N ni de la a a la h`),
      'null-move': san(({ text }) => `${text} pasa el turno, lo que no permite el ajedrez`),
      'result-not-move': san(({ text }) => `${text} es el resultado de una partida, no una jugada`),
      'not-canonical': san(({ text, meant }) => `${text} es ${meant} con más de lo necesario o en otra forma; escribe ${meant}`),
      'missing-promotion': san(({ text }) => `${text} no dice en qué se convierte el peón; añade =Q, =R, =B o =N`),
      'bad-promotion': san(({ text }) => `${text}: un peón se convierte en Q, R, B o N, y en nada más`),
      'false-promotion': san(({ text }) => `${text} no es una promoción: solo la hay para un peón en la última fila`),
      'ambiguous-move': san(({ text, meant }) => `${text} puede ser ${meant.replaceAll(' or ', ' o ')}; escribe una de ellas`),
      checkmate: san(({ text }) => `${text} no es legal aquí: la partida ha terminado en jaque mate`),
      stalemate: san(({ text }) => `${text} no es legal aquí: la partida ha terminado por ahogado`),
      'other-piece': san(({ text, from, role }) => `${text} no es legal aquí: la pieza de ${from} es ${aRole(letter(role))}`),
      'none-reaches': san(({ text, role, to }) => `${text} no es legal aquí: ${isFeminine(letter(role)) ? 'ninguna' : 'ningún'} ${roleName(letter(role))} puede ir a ${to}`),
      reasons: san(({ text, reasons }) => `${text} no es legal aquí: ${reasons}`),
    },
    uci: {
      empty: uci('no hay texto; escribe dos casillas, como e2e4'),
      'bad-form': uci('no son dos casillas como e2e4, con q, r, b o n para promocionar'),
      'null-move': uci('un bando no puede pasar el turno'),
      'bad-promotion': uci('un peón se convierte en q, r, b o n'),
      'missing-promotion': uci('el peón llega a la última fila; añade q, r, b o n'),
      'false-promotion': uci('solo lleva letra un peón que llega a la última fila'),
      'castling-spelling': ({ text, from, to }) => uci(`el enroque se escribe aquí ${from}${to}`)({ text }),
      reasons: ({ text, reasons }) => uci(reasons)({ text }),
    },
    pgn: {
      reasons: ({ reasons }) => `${reasons}.`,
      'unknown-variant': ({ text }) => `la variante ${quoted(text)} no se juega aquí; sí el ajedrez normal y Chess960.`,
      'no-game': ({ text }) => `${quoted(text)} no empieza ninguna partida; una partida tiene etiquetas como [White "?"] o jugadas.`,
      'edits-left-out': ({ edits }) => `Los cambios libres (${edits}) no son jugadas y se han omitido; lo que sigue es una partida aparte.`,
      'comments-left-out': ({ most }) => `Los comentarios juntos pasan de ${most} bytes y se han omitido.`,
      'several-games': () => 'El texto contiene más de una partida; se ha cargado la primera.',
      'tag-form': odd('no es una etiqueta de la forma [Nombre "valor"]; se ha leído lo que está claro'),
      'tag-name': odd('no tiene un nombre de letras, cifras y _; se ha omitido la etiqueta'),
      'tag-twice': odd('es una etiqueta que la partida ya tiene; vale la primera'),
      'too-many-tags': odd('y lo que sigue son más etiquetas de las que se conservan'),
      'too-many-moves': odd('y lo que sigue son más jugadas de las que se conservan'),
      'setup-mismatch': odd('no concuerda con la etiqueta FEN; la partida se ha leído desde la posición inicial'),
      'fen-repaired': odd('no es del todo una FEN; se ha reparado'),
      'no-start-position': odd('nombra Chess960 sin una FEN; la partida se ha leído desde la posición inicial'),
      'result-value': odd('no es un resultado; los resultados son 1-0, 0-1, 1/2-1/2 y *'),
      'result-mismatch': odd('después de las jugadas no es lo que dice la etiqueta Result'),
      'result-missing': odd('es donde acaba la partida, sin resultado'),
      'result-form': odd('es un resultado escrito de otra forma'),
      'result-twice': odd('viene después del resultado; se ha omitido'),
      'result-in-variation': odd('es un resultado dentro de una variante; se ha omitido'),
      'text-after-result': odd('viene después del resultado; se ha omitido hasta la partida siguiente'),
      'move-number': odd('no es el número de la jugada que toca'),
      'move-form': odd('no es la forma que escribe PGN; aun así la jugada está clara'),
      'check-sign': odd('no dice bien si la jugada da jaque o mate'),
      'null-move': odd('pasa el turno, lo que solo se hace en un análisis; se ha conservado'),
      'result-against-rules': odd('no es como terminan la partida las reglas; la planilla se ha dejado como está'),
      'last-word': odd('no es una jugada; por ser la última palabra se ha omitido'),
      'variation-cut': odd('no es una jugada legal; se ha omitido el resto de su variante'),
      'variation-first': odd('abre una variante donde no hay jugada que sustituir; se ha omitido'),
      'variation-empty': odd('cierra una variante sin jugadas'),
      'variation-open': odd('abre una variante que no termina'),
      'variation-deep': odd('abre una variante anidada demasiado hondo; se ha omitido'),
      'stray-close': odd('no cierra ninguna variante; se ha omitido'),
      'comment-open': odd('empieza un comentario que no termina'),
      'stray-text': odd('está fuera de lugar; se ha omitido'),
      nag: odd('no es un signo de $0 a $255 después de una jugada; se ha omitido'),
      'nag-beyond': odd('pasa de $255, el último signo del estándar; se ha conservado'),
    },
    file: {
      'latin-1': () => 'El archivo no está en UTF-8; los bytes que no lo son se han leído como Latin-1 (ISO 8859-1).',
      'utf-16': () => 'El archivo está en UTF-16; guárdalo en UTF-8 para que otros programas lo puedan leer.',
    },
    script: {
      // Of a separator the reason alone is said; of a token, whether it ran.
      reasons: ({ text, ignored, reasons, fix }) => {
        const advice = fix ? `; escribe ${fix}` : '';
        if (text === undefined) return `${reasons}.`;
        return ignored ? `${quoted(text)} se ha ignorado: ${reasons}${advice}.` : `${quoted(text)} se ha ejecutado, pero ${reasons}${advice}.`;
      },
    },
    token: {
      'not-understood': () => 'no es un movimiento (e2e4), ni quita (xe4), ni pone (e4=♕)',
      'lookalike-character': ({ char }) => `${character(char)} solo se parece al carácter correcto`,
      'near-miss': () => 'es casi una palabra del guion, pero no del todo',
      'san-move': ({ san: move, tokens }) => `está escrita como jugada (${move}); los guiones dicen ${tokens}`,
      'removal-or-move': () => 'x ante una casilla quita, dos casillas mueven; no puede ser las dos cosas',
      'removal-and-insertion': () => 'una palabra no puede quitar y poner',
      'not-a-piece': () => 'lo que hay después de = no es una pieza de ajedrez',
      'several-pieces': () => 'después de = va exactamente una pieza',
      'no-square': () => 'una pieza necesita una casilla, como en e4=♕',
      'several-squares': () => 'un movimiento tiene dos casillas',
      'bad-promotion': () => 'un peón se convierte en q, r, b o n',
      'nothing-after-equals': () => 'no hay nada después de =; para vaciar una casilla escribe xe4',
      'off-board': () => 'las casillas van de a1 a h8',
      'x-at-end': () => 'la x va antes de la casilla',
      'same-square': () => 'acaba en la casilla donde empieza',
      'empty-square': ({ from, to }) => `${from} está vacía, así que ${to} también queda vacía`,
      'unfinished-castling': () => 'solo se ha movido el rey; en el enroque se mueve también la torre',
      'unfinished-en-passant': () => 'el peón capturado al paso sigue ahí',
      'unfinished-promotion': () => 'es solo la mitad de una promoción',
      'fullwidth-characters': () => 'sus caracteres son de ancho completo, que la hoja de cálculo no lee',
      'differs-in-sheet': () => 'la hoja de cálculo la ignoraría',
      'sheet-trap': () => 'no es lo que parece: la hoja de cálculo la ignora',
      'separator-differs-in-sheet': ({ text }) => `${quoted(text)}: la fórmula solo conoce comas y espacios`,
      'bad-castling': () => 'los derechos de enroque son letras de KQkq, o - si no hay ninguno',
      'bad-castling-right': () => 'para enrocarse, rey y torre deben estar en sus casillas',
      'castling-is-known': () => 'las jugadas anteriores dicen quién puede enrocarse; se puede elegir después de un cambio libre',
      'pgn-comment': () => 'es un comentario de un PGN; un guion no los tiene, y la hoja de cálculo leería sus palabras',
      'pgn-variation': () => 'es una variante de un PGN; un guion es una sola línea de jugadas',
      'pgn-tag': () => 'es una etiqueta de un PGN; un guion no las tiene, y una partida con FEN se abre como PGN',
      'pgn-nag': () => 'es un signo de un PGN y no hace nada en el tablero',
      'pgn-result': () => 'es el resultado de una partida y no hace nada en el tablero',
      'not-closed': ({ closer }) => `lo que se abre aquí no termina; escribe ${closer} donde acabe`,
      'script-too-long': () => 'el guion es demasiado largo',
      'odd-character': ({ char }) => `${character(char)} no está en ninguna palabra del guion; no es un movimiento (e2e4), ni quita (xe4), ni pone (e4=♕)`,
      'space-before-equals': () => 'no puede haber un espacio antes de =',
      'space-after-equals': () => 'no puede haber un espacio después de =',
      'san-later': ({ san: move }) => `está escrita como jugada (${move}); arregla antes las jugadas anteriores`,
      'san-illegal': ({ san: move, reasons }) => `está escrita como jugada (${move}); los guiones dicen de dónde a dónde. ${reasons}`,
      'san-nowhere': ({ san: move, reasons }) => `está escrita como jugada (${move}), lo que necesita una posición legal: ${reasons}`,
      'empty-square-in-sheet': ({ from, to }) => `no hay ninguna pieza en ${from}; la hoja de cálculo vaciaría ${to}`,
      'line-breaks': () => 'Saltos de línea: la fórmula solo conoce comas y espacios',
      'line-breaks-between': () => 'Saltos de línea: la fórmula necesita una coma',
      'gap-between': ({ text }) => `${quoted(text)}: la fórmula necesita una coma`,
      'would-empty': ({ square }) => `la hoja de cálculo vaciaría ${square}`,
      'would-move': ({ from, to }) => `la hoja de cálculo movería de ${from} a ${to}`,
      'would-put': (values) => `la hoja de cálculo pondría ${thing(values)} en ${values.at}`,
      'would-put-text': ({ text, at }) => `la hoja de cálculo pondría el texto ${quoted(text)} en ${at}`,
      empties: ({ square }) => `no es lo que parece: la hoja de cálculo vacía ${square}`,
      moves: ({ from, to }) => `no es lo que parece: la hoja de cálculo mueve de ${from} a ${to}`,
      puts: (values) => `no es lo que parece: la hoja de cálculo pone ${thing(values)} en ${values.at}`,
      'puts-text': ({ text, at }) => `no es lo que parece: la hoja de cálculo pone el texto ${quoted(text)} en ${at}`,
    },
    sheet: { 'formula-too-long': ({ most, length }) => `en una celda de Google Sheets caben ${most} caracteres, y esta fórmula tiene ${length}; acorta el guion` },
    bytes: {
      'bytes-short': () => 'estos bytes son pocos para un documento; cópialos todos',
      'bytes-version': ({ form, known }) => `estos bytes tienen la forma ${form}, y este programa lee la forma ${known}; quizá los lea uno posterior`,
      'bytes-damaged': () => 'estos bytes no están como se escribieron; cópialos otra vez, todos',
      'bytes-wrong': () => 'estos bytes dicen lo que no dice ningún documento',
    },
    sql: {
      top: () => 'SQLite no tiene top … percent ni with ties, y un limit va al final de todo: select … order by … limit 5.',
      variables: () => 'La consola no tiene variables como @x: escribe el valor en su lugar.',
      loops: () => 'SQLite no tiene declare, while, if ni exec: with recursive N(I) as (select 1 union all select I + 1 from N where I < 8) da las filas 1 a 8, e insert … select las introduce.',
      into: () => 'SQLite no tiene select … into: escribe create table … as select …',
      plus: () => 'En SQLite + suma números, y || une textos: FromSquare || \'-\' || ToSquare.',
      length: () => 'El cast de SQLite no corta nada: substr(cast(x as text), 1, 3) es lo que varchar(3) deja de x; round(x, 2), lo que deja decimal(9, 2).',
      dates: () => 'SQLite guarda las fechas como textos: date(\'now\', \'+7 days\') es dentro de una semana; julianday(b) - julianday(a), los días entre dos; strftime(\'%Y\', x), el año.',
      functions: () => 'SQLite tiene otras funciones. Textos: substr, instr, replace, trim, length, group_concat. Números: round, abs, floor, ceil, random, printf(\'%.2f\', x). Fechas: date, datetime, julianday, strftime.',
    },
    call: {
      empty: () => 'PGN: no hay texto; pega una partida como 1. e4 e5 2. Nf3.',
      'turn-passed': () => 'PGN: aquí se pasa el turno (--); un guion no conoce esa jugada y acaba antes de ella.',
      'no-random': () => 'Este navegador no da números al azar; escribe un número de 0 a 959.',
      'chess960-number': () => 'Chess960: las salidas se numeran de 0 a 959.',
      'depth-out-of-range': ({ deepest }) => `La profundidad va de 0 a ${deepest}.`,
      'no-such-level': () => 'Los niveles van de 1 a 10.',
      'null-move-in-check': () => 'En jaque no se puede pasar el turno.',
      'no-such-shape': () => 'Un dibujo es un color y una casilla o dos, como Ge2e4.',
    },
  },
};

/** @param {import('../sentences.js').Diagnostic} diagnostic */
export const sentence = (diagnostic) => sentenceOf(diagnostic, sentences);
