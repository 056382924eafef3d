// What sets of moves, and the database, say in Spanish.

import type { SetsWords } from '../words';
import { counted, number } from './chess';

const rows = (count: number): string => counted(count, 'fila', 'filas');

const TOO_LONG = 'Detenido a los 5 segundos. Añade un LIMIT o una condición de unión.';

export const sets: SetsWords = {
  name: 'Conjuntos',
  pairs: (count, square) => `${counted(count, 'par', 'pares')}${square ? ` con ${square}` : ''}.`,
  rows: (count) => `${rows(count)}.`,
  row: (row) => `La fila ${row} está resaltada.`,
  copied: 'Copiado.',
  notCopied: 'Este navegador no deja copiar a la página. El texto está seleccionado: cópialo a mano.',
  tabs: { label: 'Cómo', build: 'Formar', ask: 'Con SQL' },
  names: {
    all: 'cualquier jugada',
    rook: 'torre',
    bishop: 'alfil',
    knight: 'caballo',
    possible: 'torre, alfil o caballo',
    queen: 'dama',
    king: 'rey',
    pawn: 'peón',
    'king-steps': 'rey sin enroque',
    'white-pawn': 'peón blanco',
    'black-pawn': 'peón negro',
    'white-pawn-pushes': 'peón blanco, un paso',
    'black-pawn-pushes': 'peón negro, un paso',
    'white-pawn-double-pushes': 'peón blanco, dos pasos',
    'black-pawn-double-pushes': 'peón negro, dos pasos',
    'white-pawn-captures': 'peón blanco, capturas',
    'black-pawn-captures': 'peón negro, capturas',
    here: 'cualquier pieza de aquí',
    legal: 'jugadas legales aquí',
    blocked: 'pares de aquí con una pieza en medio',
    'moves-w': 'jugadas de las blancas aquí',
    'moves-b': 'jugadas de las negras aquí',
    'attacks-w': 'ataques de las blancas aquí',
    'attacks-b': 'ataques de las negras aquí',
  },
  count: number,
  palette: 'Cómo se mueve cada pieza, en pares de casillas',
  more: 'Más conjuntos',
  choose: 'Otros…',
  join: 'El conjunto siguiente va',
  joins: { new: 'nuevo', union: '∪ o', meet: '∩ y', less: '− sin', then: 'después' },
  turns: {
    inverse: '⇄ a la inversa',
    paths: '⋯ casillas del camino',
    here: '∩ piezas de aquí',
    legal: '∩ legales aquí',
  },
  formula: 'Fórmula',
  formulaAbout:
    'La fórmula se escribe en inglés, por ejemplo: knight then knight without knight from g1. Pulsa una casilla del tablero para ver solo sus pares.',
  use: (name) => `Usar ${name}`,
  steps: 'Pasos, y cuántos pares quedan',
  step: (step, what, isFirst) => {
    if (isFirst) return what;
    const texts = {
      union: `∪ ${what}`,
      meet: `∩ ${what}`,
      less: `− ${what}`,
      then: `después ${what}`,
      from: `desde ${what}`,
      to: `hasta ${what}`,
      inverse: 'a la inversa',
      complement: 'todas las demás',
      paths: 'casillas del camino',
    };
    return texts[step];
  },
  remove: (step) => `Quitar: ${step}`,
  inWords: (before, step, what) => {
    const texts = {
      union: `${before} o ${what}`,
      meet: `${before} que también son ${what}`,
      less: `${before} que no son ${what}`,
      then: `${before}, y después ${what}`,
      from: `${before} desde ${what}`,
      to: `${before} hasta ${what}`,
      inverse: `${before}, a la inversa`,
      complement: `todas las jugadas menos ${before}`,
      paths: `casillas por las que pasan: ${before}`,
    };
    return texts[step];
  },
  moves: (piece) => `jugadas de ${piece}`,
  near: (name, more, fewer) => {
    if (more + fewer === 0) return `Son exactamente los pares de ${name}.`;
    const parts = [more > 0 && `${number(more)} más`, fewer > 0 && `${number(fewer)} menos`].filter(Boolean);
    return `Lo más parecido es ${name}: ${parts.join(', ')}.`;
  },
  onBoard: 'En el tablero',
  views: { to: 'Destinos', from: 'Orígenes', none: 'Nada' },
  rowViews: { arrows: 'Flechas', squares: 'Casillas', none: 'Nada' },
  told: {
    ends: (count) => `en el conjunto, ${counted(count, 'jugada acaba', 'jugadas acaban')} aquí`,
    starts: (count) => `en el conjunto, ${counted(count, 'jugada empieza', 'jugadas empiezan')} aquí`,
    rows: (count) => `en el resultado, ${rows(count)}`,
  },
  begins: 'aquí empieza',
  chosen: (square) => `Casilla ${square}`,
  allSquares: 'Todas las casillas',
  facts: {
    to: 'En el conjunto lleva a',
    from: 'En el conjunto se llega desde',
    reach: 'Su pieza va a',
    legal: 'De ellas, legales ahora',
    white: 'Las blancas la atacan desde',
    black: 'Las negras la atacan desde',
  },
  nothing: 'ninguna casilla',
  list: 'Los pares',
  rest: (count) => `y ${number(count)} más`,
  sql: 'Como SQL',
  json: 'Como JSON',
  copy: 'Copiar',
  openSql: 'Preguntar en SQL',
  ask: {
    question: 'Tu pregunta',
    about:
      'SQLite con el tablero y las jugadas del artículo (AllMoves), las casillas por las que pasan las jugadas (Paths) y la partida del tablero: pieces, legal_moves, attacks, reach, history, tokens. Puedes crear tus propias tablas y vistas; las de la partida son de solo lectura.',
    examples: 'Preguntas para empezar…',
    groups: {
      article: 'Del artículo',
      paths: 'Los caminos que recorren las piezas',
      game: 'La partida del tablero',
    },
    titles: {
      all: 'De cualquier casilla a cualquier otra (4032)',
      castle: 'La torre (896)',
      bishop: 'El alfil (560)',
      knight: 'El caballo (336)',
      possible: 'Los tres juntos (1792)',
      restricted: 'Lo mismo sin union (1792)',
      queen: 'La dama (1456)',
      king: 'El rey (424)',
      pawn: 'El peón (324)',
      made: 'El tablero y la vista, hechos de nuevo (4032)',
      passed: 'Todas las casillas por las que pasa una jugada (2576)',
      castles: 'Por dónde pasa la torre de a1 a h1',
      stopped: '¿Qué jugadas están bloqueadas?',
      hanging: '¿Qué piezas están colgadas?',
      forks: 'Ataques dobles en el tablero',
      white: 'Casillas que solo controlan las blancas',
      checks: 'Jugadas que dan jaque o capturan algo',
      mobility: 'Cuánto puede hacer cada pieza',
      twice: 'Casillas que un caballo alcanza en dos jugadas pero no en una',
      game: 'Las jugadas de la partida que capturaron algo',
      tokens: 'Palabras del guion que no hicieron nada',
    },
    run: 'Ejecutar',
    stop: 'Parar',
    keys: 'Ctrl+Intro',
    loading: 'Cargando SQLite…',
    running: 'Ejecutando…',
    stopped: 'Parado.',
    took: (milliseconds) => (milliseconds < 1 ? 'menos de 1 ms' : `en ${number(Math.round(milliseconds))} ms`),
    counted: (count, shown) => `${rows(count)}${shown < count ? `, se muestran las primeras ${number(shown)}` : ''}`,
    done: (changed) => (changed > 0 ? `Hecho, ${counted(changed, 'fila cambiada', 'filas cambiadas')}` : 'Hecho'),
    none: 'No se ha preguntado nada.',
    result: (index) => `Resultado ${index}`,
    isCut: 'valores largos cortados',
    moreResults: (count) => `No se muestran otros ${number(count)} resultados.`,
    null: 'NULL',
    light: (row) => `Resaltar la fila ${row} en el tablero`,
    noGame: (reason) => `La posición no es legal: ${reason} De la partida solo hay pieces y tokens.`,
    read: 'En palabras de SQLite',
    hints: {
      use: 'Aquí solo hay una base de datos: use se pasa por alto.',
      truncate: 'SQLite no tiene truncate: escribe delete from y el nombre de la tabla.',
      offset:
        'SQLite no tiene offset … fetch: escribe limit 5 offset 10 al final, y tendrás cinco filas después de las diez primeras.',
      temporary:
        'Aquí los nombres no empiezan por #: quítalo. De todos modos, lo que creas desaparece con esta pestaña.',
      try: 'SQLite no tiene try_convert: cast(x as integer) no falla nunca. Lee el número del principio de un texto, y sin número da 0.',
      equals: 'Aquí = compara: 1 es sí y 0 es no. Para dar nombre a una columna escribe X as Square.',
    },
    at: (line, column, message) => `Línea ${line}, columna ${column}: ${message}.`,
    fault: (message) => `SQLite dice: ${message}.`,
    readOnly:
      'La consola no llega a archivos ni ajustes: no hay attach, pragma ni tablas virtuales. Crea tablas y vistas con create.',
    ofGame: (table) =>
      `${table} contiene la partida del tablero y es de solo lectura: pregunta con select, o crea tu propia tabla con create table … as select.`,
    tooLong: TOO_LONG,
    tooBig:
      'Es más de lo que cabe en la consola: un valor tiene como mucho un millón de bytes, y todos juntos 256 MB. Pide menos, o su length(…).',
    exists: 'Elige otro nombre, bórrala antes con drop o restablece la base de datos.',
    faults: {
      unloaded: () =>
        'No se ha podido cargar SQLite: ha fallado la red. Ejecuta la pregunta otra vez para reintentarlo.',
      forbidden: () => 'No se ha podido iniciar SQLite: aquí no se permiten los workers.',
      forbiddenWasm: () => 'No se ha podido iniciar SQLite: aquí no se permite WebAssembly.',
      memory: () => 'No queda memoria suficiente para SQLite. Cierra otras pestañas e inténtalo de nuevo.',
      silent: () => TOO_LONG,
      ended: () => 'SQLite se ha cerrado. Empieza de nuevo con la próxima pregunta.',
      trapped: () => 'SQLite ha dejado de funcionar. Empieza de nuevo con la próxima pregunta.',
      unreadable: () => 'La página y SQLite no han podido entenderse.',
      failed: (detail) => `SQLite ha fallado: ${detail}`,
    },
    lost: (names) =>
      `Con ello se han perdido tus tablas y vistas: ${names.join(', ')}. Ejecuta otra vez sus instrucciones.`,
    own: (names) => `Tuyas: ${names.join(', ')}`,
    gone: (names) => `Borradas o cambiadas: ${names.join(', ')}. Los ejemplos las necesitan.`,
    afresh: 'Restablecer la base de datos',
    isAfresh: 'La base de datos está como al principio.',
    isEmpty: 'Tu propio tablero aún no tiene casillas: el artículo omite sus 64 inserts.',
    fill: 'Insertar las 64 casillas',
  },
};
