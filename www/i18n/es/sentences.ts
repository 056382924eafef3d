// What the rules, the readers of texts and the scripts say, in Spanish.

import { letterOf, problemIn, type Sentences } from '../sentences';
import { boardSentences, character, quoted, side } from './board-sentences';
import { aPiece, aRole, counted, noRole } from './chess';

const FIELDS: Record<string, string> = {
  placement: 'las piezas',
  turn: 'el bando que juega',
  castling: 'los derechos de enroque',
  'en-passant': 'la casilla de captura al paso',
  halfmove: 'el contador de medias jugadas',
  fullmove: 'el número de jugada',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;

/** What is odd about a game, how often, and how much of it there may be. */
const odd =
  (what: string) =>
  ({ text, times, limit }: { text: string; times: number; limit?: number }): string => {
    const most = limit === undefined ? '' : ` (el límite es ${limit})`;
    const more = times > 1 ? ` (y ${times - 1} más)` : '';
    return `${text === '' ? 'esto' : quoted(text)} ${what}${most}${more}.`;
  };

const RESULTS = 'los resultados son 1-0, 0-1, 1/2-1/2 y *';
const TOKENS = 'no mueve (e2e4), ni quita (xe4), ni pone (e4=♕) una pieza';
const CASTLING_IS_KNOWN =
  'las jugadas anteriores dicen quién puede enrocarse; se puede elegir después de un cambio libre';
const JOINS = 'or (|), and (&), without (-), then (*) y otro conjunto, o from g2, to c6, inverse, complement, paths';

export const sentences: Sentences = {
  ...boardSentences,

  'book/book-length': ({ entry, count }) =>
    `Libro: la entrada ${entry} tiene ${count} bytes; necesita 16. Faltan bytes al final, o sobran.`,
  'book/book-move': ({ entry }) =>
    `Libro: la jugada de la entrada ${entry} no es de ajedrez: dos casillas y, para una coronación, un número de 1 a 4.`,
  'book/book-order': ({ entry }) =>
    `Libro: la clave de la entrada ${entry} es menor que la anterior; un libro está ordenado por claves.`,

  'bytes/bytes-damaged': () => 'estos bytes no están como se escribieron; cópialos otra vez, todos',
  'bytes/bytes-short': () => 'estos bytes son pocos para un documento; cópialos todos',
  'bytes/bytes-version': ({ form, known }) =>
    `estos bytes tienen la forma ${form}, y este programa lee la forma ${known}; quizá los lea uno posterior`,
  'bytes/bytes-wrong': () => 'estos bytes dicen lo que no dice ningún documento',

  'call/chess960-number': () => 'Chess960: las posiciones iniciales se numeran de 0 a 959.',
  'call/depth-out-of-range': ({ deepest }) => `La profundidad va de 0 a ${deepest}.`,
  'call/diagram-style': () => 'Un diagrama es unicode, letters o boxed.',
  'call/empty': () => 'PGN: no hay texto; pega una partida como 1. e4 e5 2. Nf3.',
  'call/has-groups': () => 'Una fórmula con paréntesis es más que una serie de pasos.',
  'call/no-random': () => 'Este navegador no da números al azar; escribe un número de 0 a 959.',
  'call/no-such-claim': () =>
    'Una partida termina por threefold, fifty, agreed, resigned-w, resigned-b, time-w, time-b o time.',
  'call/no-such-colour': () => 'Un dibujo es verde, rojo, amarillo o azul.',
  'call/no-such-level': () => 'Los niveles van de 1 a 10.',
  'call/no-such-method': () => 'Los métodos son minimax, negamax y alphabeta.',
  'call/no-such-node': ({ node }) => `El documento no tiene un nodo ${node}; nodes() dice cuáles hay.`,
  'call/no-such-opening': () => 'Una partida empieza por standard, chess960 o book.',
  'call/no-such-piece': () => 'Una pieza es una de las letras KQRBNP y kqrbnp; un peón se convierte en q, r, b o n.',
  'call/no-such-result': () =>
    'Un resultado es 1-0, 0-1, 1/2-1/2 o *, el final de la línea según las reglas (como checkmate), o threefold, fifty, agreed, resigned-w, resigned-b, time-w o time-b.',
  'call/no-such-set': () => 'Ningún conjunto de jugadas se llama así.',
  'call/no-such-shape': () => 'Un dibujo es un color y una casilla o dos, como Ge2e4.',
  'call/no-such-side': () => 'El bando que juega es w o b.',
  'call/no-such-square': () => 'Las casillas se numeran de 0 (a1) a 63 (h8).',
  'call/no-such-task': () =>
    'Una tarea es find, mate 3, squares e4,d5, formula knight from g2, choose +a|-b o win 4,20, hold 4,20, draw 4,20.',
  'call/null-move-in-check': () => 'En jaque no se puede pasar el turno.',
  'call/odd-pairs': () => 'Los pares de casillas son un número par de números.',
  'call/picture-too-long': ({ count, most }) =>
    `Esta línea tiene ${count} tableros; una imagen animada muestra ${most} como máximo.`,
  'call/qr-too-long': () => 'Es demasiado largo para un código QR, que tiene sitio para unas 2900 letras.',

  'chess.js/invalid-fen': ({ sentence }) => `FEN no válida${sentence === undefined ? '' : `: ${sentence}`}`,
  'chess.js/invalid-move': ({ text }) => `Jugada no válida en el PGN: ${text}`,
  'chess.js/pgn-syntax': ({ expected, found, line }) =>
    found === undefined
      ? `PGN no válido: se esperaba ${expected}, pero el texto acaba en la línea ${line}.`
      : `PGN no válido: se esperaba ${expected}, pero en la línea ${line} está ${quoted(found)}.`,

  'claim/game-over': ({ end }) => `la partida ya ha terminado (${end})`,
  'claim/illegal-move': ({ from, to }) =>
    `de ${from} a ${to} no es aquí una jugada legal, así que con ella no se puede reclamar nada`,
  'claim/too-few-quiet-moves': ({ count, least }) =>
    `medias jugadas sin capturas ni movimientos de peón: ${count}; se pueden reclamar tablas con ${least}`,
  'claim/too-few-repetitions': ({ count, least }) =>
    `veces que se ha dado esta posición: ${count}; se pueden reclamar tablas con ${least}`,

  'edit/bad-castling': () => 'los derechos de enroque son letras de KQkq, como Kq, o - si no hay ninguno',
  'edit/bad-castling-right': () =>
    'para enrocarse, rey y torre deben estar en sus casillas; ponlos allí o elige menos derechos de enroque',
  'edit/castling-is-known': () => CASTLING_IS_KNOWN,
  'edit/empty-square': ({ square }) => `no hay nada en ${square}`,
  'edit/no-legal-position': () => 'la posición no es legal, así que no hay jugadas legales',
  'edit/out-of-range': () => 'no hay tal lugar en el texto',
  'edit/reasons': ({ reasons }) => `la jugada no es legal: ${reasons}`,
  'edit/script-too-long': ({ most }) => `un guion puede tener ${most} bytes, y este tiene más; acórtalo`,
  'edit/turn-is-known': () =>
    'las jugadas anteriores dicen a quién le toca; se puede elegir después de un cambio libre',

  'end/checkmate': ({ color }) => `ganan ${side(color)} por jaque mate`,
  'end/fifty': () => 'tablas reclamadas: 50 jugadas de cada bando sin capturas ni movimientos de peón',
  'end/fivefold': () => 'tablas: la misma posición por quinta vez',
  'end/insufficient': () => 'tablas: ningún bando tiene piezas para dar mate',
  'end/seventyfive': () => 'tablas: 75 jugadas de cada bando sin capturas ni movimientos de peón',
  'end/stalemate': () => 'tablas por ahogado',
  'end/threefold': () => 'tablas reclamadas: la misma posición por tercera vez',

  'fen-fix/adjacent-digits': ({ rank }) => `Se han sumado los números seguidos de la fila ${rank}.`,
  'fen-fix/castling-dropped': ({ rooks }) => `Sin enroque con ${rooks}: el rey y la torre no están para ello.`,
  'fen-fix/castling-order': () => 'Se han ordenado las letras de enroque.',
  'fen-fix/dash': ({ field }) => `Ahora hay un - simple en el campo: ${fieldName(field)}.`,
  'fen-fix/en-passant-dropped': ({ square }) =>
    `Se ha quitado la casilla de captura al paso ${square}: ningún peón puede haber pasado por ella justo ahora.`,
  'fen-fix/invisible-characters': () => 'Se han quitado caracteres invisibles.',
  'fen-fix/leading-zeros': ({ field }) => `Se han quitado los ceros iniciales: ${fieldName(field)}.`,
  'fen-fix/missing-fields': ({ added, field }) =>
    `Desde aquí faltaba todo: ${fieldName(field)}. Se ha añadido ${added}.`,
  'fen-fix/move-number-zero': () => 'El número de jugada 0 se ha leído como 1.',
  'fen-fix/turn-inferred': ({ color }) =>
    `Faltaba el bando que juega; son ${side(color)}, pues el otro rey está en jaque.`,
  'fen-fix/turn-spelling': ({ color }) => `Como bando que juega se han leído ${side(color)}.`,
  'fen-fix/underscores': () => 'Los guiones bajos se han leído como espacios.',
  'fen-fix/white-space': () => 'Se han puesto en orden los espacios.',
  'fen-fix/wrapping': () => 'Se ha quitado el texto que rodeaba la FEN.',

  'fen/adjacent-digits': ({ rank }) => `FEN: la fila ${rank} tiene dos números seguidos; escribe su suma.`,
  'fen/bad-castling': ({ field, text }) =>
    `FEN: ${fieldName(field)} son ${quoted(text)}; deben ser - o letras como KQkq o HAha.`,
  'fen/bad-character': ({ found, rank }) =>
    `FEN: ${quoted(found)} en la fila ${rank} no es una pieza (KQRBNP, kqrbnp) ni un número del 1 al 8.`,
  'fen/bad-counter': ({ field, text }) => `FEN: ${fieldName(field)} es ${quoted(text)}; debe ser un número simple.`,
  'fen/bad-en-passant': ({ field, text }) =>
    `FEN: ${fieldName(field)} es ${quoted(text)}; debe ser - o una casilla de la fila 3 o 6, como e3.`,
  'fen/bad-turn': ({ field, text }) => `FEN: ${fieldName(field)} es ${quoted(text)}; debe ser w o b.`,
  'fen/castling-order': ({ field, text }) =>
    `FEN: ${fieldName(field)} son ${quoted(text)}; cada letra va una vez, en el orden KQkq.`,
  'fen/counter-out-of-range': ({ field, least, most, text }) =>
    `FEN: ${fieldName(field)} es ${quoted(text)}; va de ${least} a ${most}.`,
  'fen/empty': () => 'FEN: no hay texto; pega una línea como 4k3/8/8/8/8/8/8/4K3 w - - 0 1.',
  'fen/field-count': ({ fields }) =>
    `FEN: el texto tiene ${counted(fields, 'campo', 'campos')}; necesita 6, separados por espacios.`,
  'fen/illegal-position': ({ reasons }) => `FEN: ${reasons}.`,
  'fen/not-standard-castling': ({ square }) =>
    `FEN: el derecho de enroque de ${square} es de Chess960, no del ajedrez normal.`,
  'fen/rank-count': ({ ranks }) =>
    `FEN: el tablero tiene ${counted(ranks, 'fila', 'filas')}; necesita 8, separadas por /.`,
  'fen/rank-length': ({ rank, squares, text }) =>
    `FEN: la fila ${rank} (${quoted(text)}) tiene ${counted(squares, 'casilla', 'casillas')}; necesita 8.`,
  'fen/too-long': ({ most }) => `FEN: el texto tiene más de ${most} caracteres; ninguna posición necesita tantos.`,
  'fen/white-space': ({ column }) =>
    `FEN: el espacio en blanco de la columna ${column} no es un solo espacio entre dos campos.`,

  'file/latin-1': () => 'El archivo no está en UTF-8; los bytes que no lo son se han leído como Latin-1 (ISO 8859-1).',
  'file/utf-16': () => 'El archivo está en UTF-16; guárdalo en UTF-8 para que otros programas lo puedan leer.',

  'formula/formula-too-long': ({ column, depth, steps }) =>
    `columna ${column}: una fórmula tiene como mucho ${steps} pasos, ${depth} unos dentro de otros; acórtala`,
  'formula/no-such-join': ({ column, word }) =>
    `columna ${column}: ${quoted(word)} no une nada al conjunto anterior; escribe ${JOINS}`,
  'formula/no-such-set': ({ column, near, sets, word }) =>
    `columna ${column}: conjunto desconocido ${quoted(word)}. ${near === undefined ? '' : `¿Querías decir ${near}? `}Hay ${sets}`,
  'formula/no-such-square': ({ column, word }) =>
    `columna ${column}: ${word === undefined ? 'aquí falta una casilla' : `${quoted(word)} no es una casilla`}; nombra una de a1 a h8, como g2`,
  'formula/parenthesis-unclosed': ({ column }) =>
    `columna ${column}: este paréntesis no se cierra; escribe ) después de lo que contiene`,
  'formula/parenthesis-unopened': ({ column }) =>
    `columna ${column}: aquí no hay ningún paréntesis abierto; quita este )`,
  'formula/set-missing': ({ column }) => `columna ${column}: aquí falta un conjunto; nombra uno, como rook o knight`,

  'game/illegal-move': () => 'las jugadas no son legales desde la posición inicial',
  'game/no-game': ({ reasons, step, text = '' }) =>
    reasons === undefined
      ? `el paso ${step}, ${quoted(text)}, no es una jugada legal, así que esto no es una partida`
      : `la posición inicial no es legal: ${reasons}`,

  'lesson/also-mates': ({ san }) => `${san} también da mate; como variante marcada con ! es correcta`,
  'lesson/blank-choice': () => 'uno de los textos para elegir está vacío',
  'lesson/choice-count': ({ count }) => `textos para elegir: ${count}; hacen falta de dos a cuatro`,
  'lesson/lost-hint': () => 'esta pista no se muestra nunca; aquí no hay tarea ni respuesta incorrecta',
  'lesson/lost-reply': () => 'esta réplica a respuestas incorrectas no se muestra nunca; aquí no hay tarea',
  'lesson/mate-not-proved': ({ count }) =>
    `el mate en ${count} no está demostrado aquí; la búsqueda ha llegado a su límite`,
  'lesson/no-answer': () => 'esta tarea no tiene respuesta; juega la jugada que hay que encontrar',
  'lesson/no-mate': ({ count }) => `aquí no hay mate en ${count}`,
  'lesson/no-position': () => 'esta tarea necesita una posición legal',
  'lesson/no-position-here': () =>
    'la posición de esta tarea no es legal, así que ninguna jugada la responde; coloca una legal',
  'lesson/no-question': () => 'ningún texto dice qué se busca aquí; la pregunta va en un comentario',
  'lesson/no-squares': () => 'esta tarea no pide marcar ninguna casilla',
  'lesson/no-task': () => 'este capítulo no pregunta nada; pon una tarea',
  'lesson/no-task-here': () => 'aquí no hay ninguna tarea; elige un lugar que tenga una',
  'lesson/none-right': () => 'ninguno de los textos es correcto',
  'lesson/orientation': ({ color }) => `${side(color)} deben responder y están al otro lado del tablero`,
  'lesson/other-answer': () => 'eso no responde a esta tarea; da lo que pide',
  'lesson/reasons': ({ reasons }) => `la fórmula de esta tarea: ${reasons}`,
  'lesson/same-choice': ({ text }) => `el texto ${quoted(text)} aparece dos veces`,
  'lesson/shorter-mate': ({ count }) => `aquí hay mate en ${count}`,
  'lesson/solution-fails': ({ count, san }) => `${san} es la solución y no da mate en ${count}`,
  'lesson/task-level': ({ count }) => `no hay nivel ${count}; los niveles van de 1 a 10`,
  'lesson/task-moves': () => 'esta tarea no deja ninguna jugada; necesita al menos una',
  'lesson/task-over': ({ end }) => `la partida ha terminado aquí (${end}) y no se puede jugar nada`,

  'odd/reasons': ({ reasons }) => `Raro, pero jugable: ${reasons}.`,

  'pgn/bad-fen': ({ reasons }) => `${reasons}.`,
  'pgn/check-sign': odd('no dice bien si la jugada da jaque o mate'),
  'pgn/comment-open': odd('empieza un comentario que no termina'),
  'pgn/comments-left-out': ({ most }) => `Los comentarios juntos pasan de ${most} bytes y se han omitido.`,
  'pgn/edits-left-out': ({ edits }) =>
    `Los cambios libres (${edits}) no son jugadas y se han omitido; lo que sigue es una partida aparte.`,
  'pgn/fen-repaired': odd('no es del todo una FEN; se ha reparado'),
  'pgn/last-word': odd('no es una jugada; por ser la última palabra se ha omitido'),
  'pgn/lesson-command': odd('no es una orden de lección clara; queda en el comentario tal como está'),
  'pgn/move-form': odd('no es la forma que escribe PGN; aun así la jugada está clara'),
  'pgn/move-number': odd('no es el número de la jugada que toca'),
  'pgn/nag': odd('no es un signo de $0 a $65535 después de una jugada; se ha omitido'),
  'pgn/nag-beyond': odd('pasa de $255, el último signo del estándar; se ha conservado'),
  'pgn/no-game': ({ text }) =>
    `${quoted(text)} no empieza ninguna partida; una partida tiene etiquetas como [White "?"] o jugadas.`,
  'pgn/no-start-position': odd('nombra Chess960 sin una FEN; la partida se ha leído desde la posición inicial'),
  'pgn/null-move': odd('pasa el turno, lo que solo se hace en un análisis; se ha conservado'),
  'pgn/reasons': ({ reasons }) => `${reasons}.`,
  'pgn/result-against-rules': odd('no es el final que dan las reglas; la planilla se ha dejado como está'),
  'pgn/result-form': odd('es un resultado escrito de otra forma'),
  'pgn/result-in-variation': odd('es un resultado dentro de una variante; se ha omitido'),
  'pgn/result-mismatch': odd('después de las jugadas no es lo que dice la etiqueta Result'),
  'pgn/result-missing': odd('es donde acaba la partida, sin resultado'),
  'pgn/result-twice': odd('viene después del resultado; se ha omitido'),
  'pgn/result-value': odd(`no es un resultado; ${RESULTS}`),
  'pgn/setup-mismatch': odd('no concuerda con la etiqueta FEN; la partida se ha leído desde la posición inicial'),
  'pgn/several-games': () => 'El texto contiene más de una partida; se ha cargado la primera.',
  'pgn/stray-close': odd('no cierra ninguna variante; se ha omitido'),
  'pgn/stray-text': odd('está fuera de lugar; se ha omitido'),
  'pgn/tag-form': odd('no es una etiqueta de la forma [Nombre "valor"]; se ha leído lo que está claro'),
  'pgn/tag-name': odd('no tiene un nombre de letras, cifras y _; se ha omitido la etiqueta'),
  'pgn/tag-twice': odd('es una etiqueta que la partida ya tiene; vale la primera'),
  'pgn/text-after-result': odd('viene después del resultado; se ha omitido hasta la partida siguiente'),
  'pgn/too-many-moves': odd('y lo que sigue son más jugadas de las que se conservan'),
  'pgn/too-many-tags': odd('y lo que sigue son más etiquetas de las que se conservan'),
  'pgn/unknown-variant': ({ text }) => `la variante ${quoted(text)} no se juega aquí; sí el ajedrez normal y Chess960.`,
  'pgn/variation-cut': odd('no es una jugada legal; se ha omitido el resto de su variante'),
  'pgn/variation-deep': odd('abre una variante anidada demasiado hondo; se ha omitido'),
  'pgn/variation-empty': odd('cierra una variante sin jugadas'),
  'pgn/variation-first': odd('abre una variante donde no hay jugada que sustituir; se ha omitido'),
  'pgn/variation-open': odd('abre una variante que no termina'),

  'player/no-such-player': ({ most, name }) =>
    most === undefined
      ? `no hay ningún jugador ${quoted(name)}; hay random, minimax:N, negamax:N, alphabeta:N, level:N con N de 1 a 10, y engine`
      : `${quoted(name)} necesita una profundidad de 0 a ${most}, como minimax:1`,

  'san-form/capture-sign': () => 'la x de la captura falta, está mal o es otro signo',
  'san-form/case': () => 'hay mayúsculas y minúsculas mezcladas',
  'san-form/castling-form': () => 'el enroque no está escrito con letras O mayúsculas',
  'san-form/check-sign': () => 'el + o el # falta, está mal o es otro signo',
  'san-form/coordinates': () => 'se nombran las dos casillas',
  'san-form/en-passant-suffix': () => 'lleva e.p. detrás',
  'san-form/figurine': () => 'hay un símbolo de ajedrez en lugar de una letra',
  'san-form/glyph': ({ nag }) => `lleva detrás un signo como !? (${nag})`,
  'san-form/move-number': () => 'lleva delante un número de jugada',
  'san-form/odd-character': () => 'hay caracteres invisibles o anchos',
  'san-form/over-specified': () => 'de la casilla de salida se dice más de lo necesario',
  'san-form/pawn-letter': () => 'un peón lleva letra',
  'san-form/promotion-form': () => 'una promoción no está escrita como =Q',
  'san-form/short-capture': () => 'una captura está abreviada',
  'san-form/space': () => 'hay espacios alrededor de la jugada',

  'san/ambiguous-move': ({ meant, text }) =>
    `${quoted(text)} puede ser ${meant.replaceAll(' or ', ' o ')}; escribe una de ellas.`,
  'san/bad-promotion': ({ text }) => `${quoted(text)}: un peón se convierte en Q, R, B o N, y en nada más.`,
  'san/checkmate': ({ text }) => `${quoted(text)} no es legal aquí: la partida ha terminado en jaque mate.`,
  'san/empty-move': () => 'No hay ninguna jugada; escribe una como e4 o Nf3.',
  'san/false-promotion': ({ text }) =>
    `${quoted(text)} no es una promoción: solo la hay para un peón en la última fila.`,
  'san/missing-promotion': ({ text }) => `${quoted(text)} no dice en qué se convierte el peón; añade =Q, =R, =B o =N.`,
  'san/move-too-long': ({ most, text }) =>
    `${quoted(text)} tiene más de ${most} caracteres; ninguna jugada necesita tantos.`,
  'san/none-reaches': ({ role, text, to }) =>
    `${quoted(text)} no es legal aquí: ${noRole(letterOf(role))} puede ir a ${to}.`,
  'san/not-a-move': ({ text }) =>
    `${quoted(text)} no es una jugada; escribe K, Q, R, B o N (nada para un peón) y una casilla, como Nf3.`,
  'san/not-canonical': ({ meant, text }) =>
    `${quoted(text)} es ${meant} con más de lo necesario o en otra forma; escribe ${meant}.`,
  'san/null-move': ({ text }) => `${quoted(text)} pasa el turno, lo que no permite el ajedrez.`,
  'san/other-piece': ({ from, role, text }) =>
    `${quoted(text)} no es legal aquí: la pieza de ${from} es ${aRole(letterOf(role))}.`,
  'san/reasons': ({ reasons, text }) => `${quoted(text)} no es legal aquí: ${reasons}.`,
  'san/result-not-move': ({ text }) => `${quoted(text)} es el resultado de una partida, no una jugada.`,
  'san/stalemate': ({ text }) => `${quoted(text)} no es legal aquí: la partida ha terminado por ahogado.`,
  'san/unknown-letter': ({ letter, text }) =>
    `${quoted(text)} no es una jugada: ${quoted(letter)} no es ninguna de las letras K, Q, R, B, N ni de la a a la h.`,

  // Of a separator the reason alone is said; of a token, whether it ran.
  'script/reasons': ({ fix, ignored, reasons, text }) => {
    if (text === undefined) return `${reasons}.`;
    const advice = fix === undefined ? '' : `; escribe ${fix}`;
    return `${quoted(text)} se ha ${ignored ? 'ignorado:' : 'ejecutado, pero'} ${reasons}${advice}.`;
  },

  'sheet/formula-too-long': ({ length, most }) =>
    `en una celda de Google Sheets caben ${most} caracteres, y esta fórmula tiene ${length}; acorta el guion`,

  'sql/dates': () =>
    "SQLite guarda las fechas como textos: date('now', '+7 days') es dentro de una semana; julianday(b) - julianday(a), los días entre dos; strftime('%Y', x), el año.",
  'sql/functions': () =>
    "SQLite tiene otras funciones. Textos: substr, instr, replace, trim, length, group_concat. Números: round, abs, floor, ceil, random, printf('%.2f', x). Fechas: date, datetime, julianday, strftime.",
  'sql/into': () => 'SQLite no tiene select … into: escribe create table … as select …',
  'sql/length': () =>
    'El cast de SQLite no corta nada: substr(cast(x as text), 1, 3) es lo que varchar(3) deja de x; round(x, 2), lo que deja decimal(9, 2).',
  'sql/loops': () =>
    'SQLite no tiene declare, while, if ni exec: with recursive N(I) as (select 1 union all select I + 1 from N where I < 8) da las filas 1 a 8, e insert … select las introduce.',
  'sql/plus': () => "En SQLite + suma números, y || une textos: FromSquare || '-' || ToSquare.",
  'sql/top': () =>
    'SQLite no tiene top … percent ni with ties, y un limit va al final de todo: select … order by … limit 5.',
  'sql/variables': () => 'La consola no tiene variables como @x: escribe el valor en su lugar.',

  'start/bad-number': () => 'las posiciones iniciales de Chess960 se numeran de 0 a 959; escribe por ejemplo 960:518',

  'tag/result-value': ({ value }) => `${quoted(value)} no es un resultado; ${RESULTS}`,
  'tag/tag-derived': ({ name }) => `${quoted(name)} se deduce de dónde empieza la partida y no se pone aparte`,
  'tag/tag-name': ({ name }) =>
    `${quoted(name)} no es un nombre de etiqueta; los nombres no llevan espacios, comillas ni corchetes`,

  'token/bad-castling': () => 'los derechos de enroque son letras de KQkq, o - si no hay ninguno',
  'token/bad-castling-right': () => 'para enrocarse, rey y torre deben estar en sus casillas',
  'token/bad-promotion': () => 'un peón se convierte en q, r, b o n',
  'token/castling-is-known': () => CASTLING_IS_KNOWN,
  'token/differs-in-sheet': () => 'la hoja de cálculo lo ignoraría',
  'token/empties': ({ square }) => `no es lo que parece: la hoja de cálculo vacía ${square}`,
  'token/empty-square': ({ from, to }) => `${from} está vacía, así que ${to} también queda vacía`,
  'token/empty-square-in-sheet': ({ from, to }) => `no hay ninguna pieza en ${from}; la hoja de cálculo vaciaría ${to}`,
  'token/fullwidth-characters': () => 'sus caracteres son de ancho completo, que la hoja de cálculo no lee',
  'token/gap-between': ({ text }) => `${quoted(text)}: la fórmula necesita una coma`,
  'token/line-breaks': () => 'Saltos de línea: la fórmula solo conoce comas y espacios',
  'token/line-breaks-between': () => 'Saltos de línea: la fórmula necesita una coma',
  'token/lookalike-character': ({ char }) => `${character(char)} solo se parece al carácter correcto`,
  'token/moves': ({ from, to }) => `no es lo que parece: la hoja de cálculo mueve de ${from} a ${to}`,
  'token/near-miss': () => 'es casi una palabra del guion, pero no del todo',
  'token/no-square': () => 'una pieza necesita una casilla, como en e4=♕',
  'token/not-a-piece': () => 'lo que hay después de = no es una pieza de ajedrez',
  'token/not-closed': ({ closer }) => `lo que se abre aquí no termina; escribe ${closer} donde acabe`,
  'token/not-understood': () => TOKENS,
  'token/nothing-after-equals': () => 'no hay nada después de =; para vaciar una casilla escribe xe4',
  'token/odd-character': ({ char }) => `${character(char)} no está en ninguna palabra del guion; ${TOKENS}`,
  'token/off-board': () => 'las casillas van de a1 a h8',
  'token/pgn-comment': () =>
    'es un comentario de un PGN; un guion no los tiene, y la hoja de cálculo leería sus palabras',
  'token/pgn-nag': () => 'es un signo de un PGN y no hace nada en el tablero',
  'token/pgn-result': () => 'es el resultado de una partida y no hace nada en el tablero',
  'token/pgn-tag': () => 'es una etiqueta de un PGN; un guion no las tiene, y una partida con FEN se abre como PGN',
  'token/pgn-variation': () => 'es una variante de un PGN; un guion es una sola línea de jugadas',
  'token/puts': ({ at, color, role }) =>
    `no es lo que parece: la hoja de cálculo pone ${aPiece(letterOf(role, color))} en ${at}`,
  'token/puts-text': ({ at, text }) => `no es lo que parece: la hoja de cálculo pone el texto ${quoted(text)} en ${at}`,
  'token/removal-and-insertion': () => 'una palabra no puede quitar y poner',
  'token/removal-or-move': () => 'x ante una casilla quita, dos casillas mueven; no puede ser las dos cosas',
  'token/same-square': () => 'acaba en la casilla donde empieza',
  'token/san-illegal': ({ reasons, san }) =>
    `está escrito como jugada (${san}); un guion dice de dónde a dónde. ${reasons}`,
  'token/san-later': ({ san }) => `está escrito como jugada (${san}); arregla antes las jugadas anteriores`,
  'token/san-move': ({ san, tokens }) => `está escrito como jugada (${san}); en un guion se escribe ${tokens}`,
  'token/san-nowhere': ({ reasons, san }) =>
    `está escrito como jugada (${san}), lo que necesita una posición legal: ${reasons}`,
  'token/script-too-long': () => 'el guion es demasiado largo',
  'token/separator-differs-in-sheet': ({ text }) => `${quoted(text)}: la fórmula solo conoce comas y espacios`,
  'token/several-pieces': () => 'después de = va exactamente una pieza',
  'token/several-squares': () => 'un movimiento tiene dos casillas',
  'token/sheet-trap': () => 'no es lo que parece: la hoja de cálculo lo ignora',
  'token/space-after-equals': () => 'no puede haber un espacio después de =',
  'token/space-before-equals': () => 'no puede haber un espacio antes de =',
  'token/unfinished-castling': () => 'solo se ha movido el rey; en el enroque se mueve también la torre',
  'token/unfinished-en-passant': () => 'el peón capturado al paso sigue ahí',
  'token/unfinished-promotion': () => 'es solo la mitad de una promoción',
  'token/would-empty': ({ square }) => `la hoja de cálculo vaciaría ${square}`,
  'token/would-move': ({ from, to }) => `la hoja de cálculo movería de ${from} a ${to}`,
  'token/would-put': ({ at, color, role }) => `la hoja de cálculo pondría ${aPiece(letterOf(role, color))} en ${at}`,
  'token/would-put-text': ({ at, text }) => `la hoja de cálculo pondría el texto ${quoted(text)} en ${at}`,
  'token/x-at-end': () => 'la x va antes de la casilla',

  'uci/bad-form': ({ text }) =>
    `Jugada ${quoted(text)}: no son dos casillas como e2e4, con q, r, b o n para promocionar.`,
  'uci/bad-promotion': ({ text }) => `Jugada ${quoted(text)}: un peón se convierte en q, r, b o n.`,
  'uci/castling-spelling': ({ from, text, to }) => `Jugada ${quoted(text)}: el enroque se escribe aquí ${from}${to}.`,
  'uci/empty': ({ text }) => `Jugada ${quoted(text)}: no hay texto; escribe dos casillas, como e2e4.`,
  'uci/false-promotion': ({ text }) => `Jugada ${quoted(text)}: solo lleva letra un peón que llega a la última fila.`,
  'uci/missing-promotion': ({ text }) => `Jugada ${quoted(text)}: el peón llega a la última fila; añade q, r, b o n.`,
  'uci/null-move': ({ text }) => `Jugada ${quoted(text)}: un bando no puede pasar el turno.`,
  'uci/reasons': ({ reasons, text }) => `Jugada ${quoted(text)}: ${reasons}.`,
};

export const problem = problemIn(sentences, (line, column) => `Línea ${line}, columna ${column}: `);
