// @ts-check
// What is said about the examples, under the names that they have in their list.

/** @type {typeof import('../en/examples.js').gallery} */
export const gallery = {
  about: 'Cada uno se abre como documento: recórrelo, cámbialo, sigue jugando. Lo que había antes en el tablero se puede recuperar.',
  closeStory: 'Cerrar',
  opened: (title, about) => `${title}: ${about}`,
};

/** @type {typeof import('../en/examples.js').groups} */
export const groups = {
  spreadsheet: {
    title: 'Una sola fórmula de hoja de cálculo',
    about: 'El lenguaje de los guiones: cada ejemplo funciona sin cambios en la hoja de cálculo y muestra allí el mismo tablero.',
  },
  mistakes: { title: 'Guiones con errores', about: 'Cada observación dice qué ha pasado y por qué, y tiene un botón que lo arregla.' },
  sets: { title: 'Jugadas como conjuntos', about: 'Una pieza es el conjunto de todos los pares de casillas entre los que puede ir.' },
  mechanics: { title: '¿Adónde puede ir?', about: 'Una pieza, una casilla y todo lo que se alcanza desde ella.' },
  paths: { title: 'Por dónde pasa una jugada', about: 'Un camino son las casillas entre los dos extremos de una jugada: una pieza en una de ellas estorba.' },
  chess960: { title: 'Chess960', about: 'La primera fila al azar: alfiles de distinto color, el rey entre las torres.' },
  engine: { title: 'Cómo piensa un motor', about: 'Posiciones en las que un motor pequeño cuenta y mira hacia delante.' },
  rules: { title: 'Reglas que sorprenden', about: 'Enroque, captura al paso, promoción, ahogado: cuando sorprenden.' },
  games: { title: 'Partidas famosas', about: 'De la más corta posible a las más bellas.' },
};

/** @type {typeof import('../en/examples.js').examples} */
export const examples = {
  move: ['Una jugada', 'a2a4: lo que está en a2 va a a4.'],
  removal: ['Quitar piezas', 'xd8 y xd1 quitan las dos damas del tablero.'],
  castling: ['El enroque', 'Dos palabras, rey y torre: e1g1, h1f1.'],
  promotion: ['La promoción', 'Un peón llega a a8, y a8=♕ pone una dama en su lugar.'],
  insertion: ['Poner piezas', 'Las damas dejan sus casillas y vuelven cara a cara.'],
  unchecked: ['Jugadas que nadie comprueba', 'Torres y dama atraviesan otras piezas: son cambios del tablero, no jugadas legales.'],
  unknown: ['Una palabra desconocida', 'Lo que no se entiende no cambia nada y queda subrayado.'],
  sweep: ['Sin un solo peón', 'Dieciséis veces quitar, y ya hay sitio.'],
  passing: ['Captura al paso', 'e5d6 captura al paso; xd5 quita el peón capturado.'],
  traps: ['Trampas de la hoja de cálculo', 'Leído tal como lo hace la fórmula: una letra por dama, una casilla vacía que se mueve.'],
  repair: ['Seis cosas que arreglar', 'Un guion, un punto y coma, SAN, una errata: arréglalas una a una o todas a la vez.'],
  pasted: ['Una partida pegada', 'Los números de jugada y SAN no son palabras del guion; un botón las convierte.'],
  half: ['Medio enroque', 'El rey se ha ido y la torre sigue en la esquina.'],
  rook: ['La torre, 896 pares', 'Misma columna o misma fila: desde cada casilla, otras 14.'],
  bishop: ['El alfil, 560 pares', 'Tanto de lado como hacia delante: desde d4 son 13.'],
  knight: ['El caballo, 336 pares', 'Una y dos, o dos y una: desde d4 son 8.'],
  queen: ['La dama, 1456 pares', 'Torre y alfil juntos: desde d4 son 27.'],
  king: ['El rey, 424 pares', 'Un paso en cualquier dirección, y el enroque a los dos lados.'],
  pawn: ['El peón, 324 pares', 'Un paso, dos desde su casilla inicial, y uno en diagonal para capturar.'],
  'knight-g2': ['Un caballo en g2', 'Alcanza e1, e3, f4 y h4.'],
  'rook-e6': ['Una torre en e6', 'Su columna y su fila: catorce casillas.'],
  'castle-way': ['Los caminos de una torre', 'De a1 a a8 y de a1 a h1: seis casillas cada uno.'],
  'in-the-way': ['¿Qué jugadas están bloqueadas?', 'Preguntado en SQL: 100 jugadas antes de la primera, y por qué piezas.'],
  sample: ['RKQBRNBN, número 909', 'Una fila al azar que cumple las dos reglas.'],
  zero: ['BBQNNRKR, número 0', 'La primera de las 960.'],
  last: ['RKRNNQBB, número 959', 'La última de las 960.'],
  swap: ['Rey y torre se intercambian', 'Un enroque que se solapa se escribe quitando y poniendo.'],
  stay: ['Enrocar sin el rey', 'El rey ya está en g1: solo se mueve la torre.'],
  long: ['Un paso a la izquierda', 'Enroque largo, de b1 a c1.'],
  twenty: ['Veinte primeras jugadas', 'Lo que pueden hacer las blancas: dieciséis de peón, cuatro de caballo.'],
  reply: ['Veinte respuestas', 'Después de e4 juegan las negras, con otras tantas.'],
  random: ['Mate al azar', 'Dos que jugaban al azar llegaron aquí: jaque mate en la jugada 43.'],
  figure: ['Dos jugadas, dos respuestas', 'El árbol más pequeño: las negras toman el valor menor de cada rama, 0 y −3; las blancas, el mayor de ellos.'],
  thousand: ['Un mate vale 1000', 'Quien mira una jugada por delante lo encuentra. ¿Y tú?'],
  greed: ['Un peón que cuesta la dama', 'Capturar gana un punto, hasta que se mira una jugada más.'],
  pinned: ['Dos peones, una clavada', 'Capturar al paso abriría la fila hacia el rey: no se permite.'],
  both: ['Enroque a los dos lados', 'Las blancas, corto; las negras, largo.'],
  saavedra: ['Solo gana una torre', 'Con dama sería ahogado: Barbier y Saavedra, 1895.'],
  trap: ['Un caballo en la jugada siete', 'El peón que se convierte en caballo con jaque: una celada del gambito Albin.'],
  loyd: ['Ahogado en diez jugadas', 'Al final nadie está en jaque y nadie puede mover: una broma de Sam Loyd.'],
  near: ['Una casilla demasiado cerca', 'Con una dama de más, una jugada deja escapar la victoria.'],
  reti: ['Dos objetivos a la vez', 'El rey persigue un peón que no puede alcanzar y hace tablas: Réti, 1921.'],
  smothered: ['El mate de la coz', 'El rey está rodeado de sus propias piezas: para eso se sacrifica la dama.'],
  twice: ['Tres veces lo mismo', 'Los caballos salen y vuelven dos veces: entonces se pueden reclamar tablas.'],
  fool: ['El mate del loco', 'La partida más corta que existe: cuatro medias jugadas.'],
  scholar: ['El mate del pastor', 'Dama y alfil apuntan a f7.'],
  legal: ['El mate de Légal', 'La dama se deja capturar, y tres piezas menores dan mate.'],
  immortal: ['La Inmortal', 'Anderssen entrega las dos torres, un alfil y la dama. Londres, 1851.'],
  evergreen: ['La Siempreviva', 'Una jugada tranquila de torre, y mate con dos alfiles. Berlín, 1852.'],
  opera: ['La partida de la ópera', 'Morphy juega entre dos actos, con todas sus piezas. París, 1858.'],
  bishops: ['Los dos alfiles por el rey', 'Lasker entrega ambos para abrir el camino hacia el rey. Ámsterdam, 1889.'],
  hastings: ['La torre que nadie puede capturar', 'Steinitz la ofrece una y otra vez; Bardeleben se marchó. Hastings, 1895.'],
  rubinstein: ['La Inmortal de Rubinstein', 'Se puede capturar cualquier pieza negra, y nada ayuda. Łódź, 1907.'],
  'reti-tartakower': ['Mate en once', 'Una dama por un jaque doble. Viena, 1910.'],
  hunt: ['Un rey cruza el tablero', 'De g8 a g1, donde el rey blanco se aparta. Londres, 1912.'],
};

/** @type {typeof import('../en/examples.js').stories} */
export const stories = {
  fool: {
    players: 'No se conocen los jugadores',
    place: 'impresa desde 1656',
    sentences: [
      'El mate más corto que existe: cuatro medias jugadas.',
      'Las blancas tienen que ayudar, apartando del rey los peones de f y de g.',
      'Su nombre inglés está en un libro de Francis Beale, impreso en Londres en 1656.',
    ],
  },
  scholar: {
    players: 'No se conocen los jugadores',
    place: 'impresa desde 1656',
    sentences: [
      'Dama y alfil apuntan a f7, que solo defiende el rey.',
      '3…Nf6 ataca la dama y no ve el mate; 3…g6 habría aguantado.',
      'Francis Beale lo describió en el libro que nombra también el mate del loco.',
    ],
  },
  legal: {
    players: 'Légal – Saint Brie',
    place: 'París, hacia 1750',
    sentences: [
      'Transmitida como una victoria de Légal de Kermeur, el maestro de Philidor; la fecha no es segura.',
      'El caballo que parece clavado se mueve de todos modos y deja que capturen la dama.',
      'Si las negras capturan el caballo, la dama captura en g4 y las blancas tienen un peón de más.',
    ],
  },
  immortal: {
    players: 'Adolf Anderssen – Lionel Kieseritzky',
    place: 'Londres, 1851',
    sentences: [
      'Una partida amistosa, al margen del primer torneo internacional, que ganó Anderssen.',
      'Las blancas entregan un alfil, las dos torres y la dama, y dan mate con las tres piezas menores que quedan.',
      'Las negras solo han perdido tres peones; Ernst Falkbeer llamó inmortal a la partida en 1855.',
    ],
  },
  evergreen: {
    players: 'Adolf Anderssen – Jean Dufresne',
    place: 'Berlín, 1852',
    sentences: [
      'Un gambito Evans: las blancas entregan un peón en la cuarta jugada para sacar antes las piezas.',
      '19. Rad1 parece tranquila y prepara el final: se entregan una torre y la dama, y dan mate dos alfiles.',
      'Wilhelm Steinitz la llamó la siempreviva de la corona de laurel de Anderssen.',
    ],
  },
  opera: {
    players: 'Paul Morphy – duque de Brunswick y conde Isouard',
    place: 'París, 1858',
    sentences: [
      'Jugada en un palco de la ópera, contra dos que se consultaban.',
      'Las blancas ponen en juego todas sus piezas; el alfil y la torre de rey de las negras no se mueven nunca.',
      'Al final se entrega la dama, y dan mate la última torre y el último alfil.',
    ],
  },
  bishops: {
    players: 'Emanuel Lasker – Johann Hermann Bauer',
    place: 'Ámsterdam, 1889',
    sentences: [
      'Lasker tenía veinte años; es la partida antigua más conocida en la que se entregan los dos alfiles por los peones del rey.',
      '15. Bxh7+ y 17. Bxg7 quitan el refugio, y la torre llega por la tercera fila.',
      '22. Qd7 ataca los dos alfiles negros, y uno se pierde.',
    ],
  },
  hastings: {
    players: 'Wilhelm Steinitz – Curt von Bardeleben',
    place: 'Hastings, 1895',
    sentences: [
      'Desde 22. Rxe7+ una torre se ofrece jugada tras jugada, y no se puede capturar sin perder algo.',
      'Después de 25. Rxh7+ Bardeleben dejó la sala sin decir palabra y agotó su tiempo.',
      'Steinitz mostró a los espectadores el mate que venía, diez jugadas más tarde.',
    ],
  },
  rubinstein: {
    players: 'Georg Rotlewi – Akiba Rubinstein',
    place: 'Łódź, 1907',
    sentences: [
      'Jugada en un torneo de los maestros rusos, que ganó Rubinstein.',
      '22…Rxc3 deja la dama a merced del rival, y 23…Rd2 ofrece además una torre.',
      'Las blancas abandonaron tras 25…Rh3: el mate en h2 solo se puede aplazar.',
    ],
  },
  'reti-tartakower': {
    players: 'Richard Réti – Savielly Tartakower',
    place: 'Viena, 1910',
    sentences: [
      'Una partida amistosa de dos maestros jóvenes.',
      '9. Qd8+ entrega la dama, para que 10. Bg5+ sea jaque de torre y alfil a la vez.',
      'A un jaque doble solo puede responder el rey: en c7 da mate el alfil; en e8 lo daría la torre.',
    ],
  },
  hunt: {
    players: 'Edward Lasker – George Alan Thomas',
    place: 'Londres, 1912',
    sentences: [
      '11. Qxh7+ entrega la dama, y el rey tiene que caminar: siete jugadas de g8 a g1.',
      'Las blancas dan jaque en cada jugada del camino.',
      'Al final el rey blanco se aparta y da mate; el enroque también lo habría dado.',
    ],
  },
};
