// What Spanish says about the examples.

import type { ExamplesWords } from '../words';

export const examples: ExamplesWords = {
  group: {
    spreadsheet: {
      title: 'Una sola fórmula de hoja de cálculo',
      about:
        'El lenguaje de los guiones: cada ejemplo funciona sin cambios en la hoja de cálculo y muestra allí el mismo tablero.',
    },
    mistakes: {
      title: 'Guiones con errores',
      about: 'Cada aviso dice qué ha pasado y por qué, y tiene un botón que lo arregla.',
    },
    sets: {
      title: 'Jugadas como conjuntos',
      about: 'Una pieza es el conjunto de todos los pares de casillas entre los que puede ir.',
    },
    mechanics: { title: '¿Adónde puede ir?', about: 'Una pieza, una casilla y todo lo que se alcanza desde ella.' },
    paths: {
      title: 'Por dónde pasa una jugada',
      about: 'Un camino son las casillas entre los dos extremos de una jugada: una pieza en una de ellas estorba.',
    },
    chess960: {
      title: 'Chess960',
      about: 'La primera fila al azar: alfiles de distinto color, el rey entre las torres.',
    },
    engine: {
      title: 'Cómo piensa un motor',
      about: 'Posiciones en las que un motor pequeño cuenta y mira hacia delante.',
    },
    rules: {
      title: 'Reglas que sorprenden',
      about: 'Enroque, captura al paso, promoción, ahogado: cuando sorprenden.',
    },
    games: { title: 'Partidas famosas', about: 'De la más corta posible a las más bellas.' },
  },
  example: {
    move: { title: 'Una jugada', about: 'a2a4: lo que está en a2 va a a4.' },
    removal: { title: 'Quitar piezas', about: 'xd8 y xd1 quitan las dos damas del tablero.' },
    castling: { title: 'El enroque', about: 'Dos palabras, rey y torre: e1g1, h1f1.' },
    promotion: { title: 'La promoción', about: 'Un peón llega a a8, y a8=♕ pone una dama en su lugar.' },
    insertion: { title: 'Poner piezas', about: 'Las damas dejan sus casillas y vuelven cara a cara.' },
    unchecked: {
      title: 'Jugadas que nadie comprueba',
      about: 'Torres y dama atraviesan otras piezas: son cambios del tablero, no jugadas legales.',
    },
    unknown: { title: 'Una palabra desconocida', about: 'Lo que no se entiende no cambia nada y queda subrayado.' },
    sweep: { title: 'Sin un solo peón', about: 'Dieciséis veces quitar, y ya hay sitio.' },
    passing: { title: 'Captura al paso', about: 'e5d6 captura al paso; xd5 quita el peón capturado.' },
    traps: {
      title: 'Trampas de la hoja de cálculo',
      about: 'Leído tal como lo hace la fórmula: una letra por dama, una casilla vacía que se mueve.',
    },
    repair: {
      title: 'Seis cosas que arreglar',
      about: 'Una raya, un punto y coma, una jugada como Nf3, una errata: arréglalas una a una o todas a la vez.',
    },
    pasted: {
      title: 'Una partida pegada',
      about: 'Los números de jugada y jugadas como Nf3 no son palabras del guion; un botón las convierte.',
    },
    half: { title: 'Medio enroque', about: 'El rey se ha ido y la torre sigue en la esquina.' },
    rook: { title: 'La torre, 896 pares', about: 'Misma columna o misma fila: desde cada casilla, otras 14.' },
    bishop: { title: 'El alfil, 560 pares', about: 'Tanto de lado como hacia delante: desde d4 son 13.' },
    knight: { title: 'El caballo, 336 pares', about: 'Una y dos, o dos y una: desde d4 son 8.' },
    queen: { title: 'La dama, 1456 pares', about: 'Torre y alfil juntos: desde d4 son 27.' },
    king: { title: 'El rey, 424 pares', about: 'Un paso en cualquier dirección, y el enroque a los dos lados.' },
    pawn: {
      title: 'El peón, 324 pares',
      about: 'Un paso, dos desde su casilla inicial, y uno en diagonal para capturar.',
    },
    'knight-g2': { title: 'Un caballo en g2', about: 'Alcanza e1, e3, f4 y h4.' },
    'rook-e6': { title: 'Una torre en e6', about: 'Su columna y su fila: catorce casillas.' },
    'castle-way': { title: 'Los caminos de una torre', about: 'De a1 a a8 y de a1 a h1: seis casillas cada uno.' },
    'in-the-way': {
      title: '¿Qué jugadas están bloqueadas?',
      about: 'En SQL: antes de la primera jugada hay 100 bloqueadas, y se ve por qué piezas.',
    },
    sample: { title: 'RKQBRNBN, número 909', about: 'Una fila al azar que cumple las dos reglas.' },
    zero: { title: 'BBQNNRKR, número 0', about: 'La primera de las 960.' },
    last: { title: 'RKRNNQBB, número 959', about: 'La última de las 960.' },
    swap: { title: 'Rey y torre se intercambian', about: 'Un enroque que se solapa se escribe quitando y poniendo.' },
    stay: { title: 'Enrocar sin el rey', about: 'El rey ya está en g1: solo se mueve la torre.' },
    long: { title: 'Un paso a la izquierda', about: 'Enroque largo, de b1 a c1.' },
    twenty: {
      title: 'Veinte primeras jugadas',
      about: 'Lo que pueden hacer las blancas: dieciséis de peón, cuatro de caballo.',
    },
    reply: { title: 'Veinte respuestas', about: 'Después de e4 juegan las negras, con otras tantas.' },
    random: { title: 'Mate al azar', about: 'Dos que jugaban al azar llegaron aquí: jaque mate en la jugada 43.' },
    figure: {
      title: 'Dos jugadas, dos respuestas',
      about:
        'El árbol más pequeño: las negras toman el valor menor de cada rama, 0 y −3; las blancas, el mayor de ellos.',
    },
    thousand: { title: 'Un mate vale 1000', about: 'Quien mira una jugada por delante lo encuentra. ¿Y tú?' },
    greed: { title: 'Un peón que cuesta la dama', about: 'Capturar gana un punto, hasta que se mira una jugada más.' },
    pinned: {
      title: 'Dos peones, una clavada',
      about: 'Capturar al paso abriría la fila hacia el rey: no se permite.',
    },
    both: { title: 'Enroque a los dos lados', about: 'Las blancas, corto; las negras, largo.' },
    saavedra: { title: 'Solo gana una torre', about: 'Con dama sería ahogado: Barbier y Saavedra, 1895.' },
    trap: {
      title: 'Un caballo en la jugada siete',
      about: 'El peón que se convierte en caballo con jaque: una celada del gambito Albin.',
    },
    loyd: {
      title: 'Ahogado en diez jugadas',
      about: 'Al final nadie está en jaque y nadie puede mover: una broma de Sam Loyd.',
    },
    near: { title: 'Una casilla demasiado cerca', about: 'Con una dama de más, una jugada deja escapar la victoria.' },
    reti: {
      title: 'Dos objetivos a la vez',
      about: 'El rey persigue un peón que no puede alcanzar y hace tablas: Réti, 1921.',
    },
    smothered: {
      title: 'El mate de la coz',
      about: 'El rey está rodeado de sus propias piezas: para eso se sacrifica la dama.',
    },
    twice: {
      title: 'Tres veces lo mismo',
      about: 'Los caballos salen y vuelven dos veces: entonces se pueden reclamar tablas.',
    },
    fool: { title: 'El mate del loco', about: 'La partida más corta que existe: cuatro medias jugadas.' },
    scholar: { title: 'El mate del pastor', about: 'Dama y alfil apuntan a f7.' },
    legal: { title: 'El mate de Légal', about: 'La dama se deja capturar, y tres piezas menores dan mate.' },
    immortal: { title: 'La Inmortal', about: 'Anderssen entrega las dos torres, un alfil y la dama. Londres, 1851.' },
    evergreen: {
      title: 'La Siempreviva',
      about: 'Una jugada tranquila de torre, y mate con dos alfiles. Berlín, 1852.',
    },
    opera: {
      title: 'La partida de la ópera',
      about: 'Morphy juega entre dos actos, con todas sus piezas. París, 1858.',
    },
    bishops: {
      title: 'Los dos alfiles por el rey',
      about: 'Lasker entrega ambos para abrir el camino hacia el rey. Ámsterdam, 1889.',
    },
    hastings: {
      title: 'La torre que nadie puede capturar',
      about: 'Steinitz la ofrece una y otra vez; Bardeleben se marchó. Hastings, 1895.',
    },
    rubinstein: {
      title: 'La Inmortal de Rubinstein',
      about: 'Se puede capturar cualquier pieza negra, y nada ayuda. Łódź, 1907.',
    },
    'reti-tartakower': { title: 'Mate en once', about: 'Una dama por un jaque doble. Viena, 1910.' },
    hunt: { title: 'Un rey cruza el tablero', about: 'De g8 a g1, donde el rey blanco se aparta. Londres, 1912.' },
  },
  story: {
    fool: [
      'El mate más corto que existe: cuatro medias jugadas.',
      'Las blancas tienen que ayudar, apartando del rey los peones de f y de g.',
      'Su nombre inglés está en un libro de Francis Beale, impreso en Londres en 1656.',
    ],
    scholar: [
      'Dama y alfil apuntan a f7, que solo defiende el rey.',
      '3…Nf6 ataca la dama y no ve el mate; 3…g6 habría aguantado.',
      'Francis Beale lo describió en el libro que nombra también el mate del loco.',
    ],
    legal: [
      'Transmitida como una victoria de Légal de Kermeur, el maestro de Philidor; la fecha no es segura.',
      'El caballo que parece clavado se mueve de todos modos y deja que capturen la dama.',
      'Si las negras capturan el caballo, la dama captura en g4 y las blancas tienen un peón de más.',
    ],
    immortal: [
      'Una partida amistosa, al margen del primer torneo internacional, que ganó Anderssen.',
      'Las blancas entregan un alfil, las dos torres y la dama, y dan mate con las tres piezas menores que quedan.',
      'Las negras solo han perdido tres peones; Ernst Falkbeer llamó inmortal a la partida en 1855.',
    ],
    evergreen: [
      'Un gambito Evans: las blancas entregan un peón en la cuarta jugada para sacar antes las piezas.',
      '19. Rad1 parece tranquila y prepara el final: se entregan una torre y la dama, y dan mate dos alfiles.',
      'Wilhelm Steinitz la llamó la siempreviva de la corona de laurel de Anderssen.',
    ],
    opera: [
      'Jugada en un palco de la ópera, contra dos que se consultaban.',
      'Las blancas ponen en juego todas sus piezas; el alfil y la torre de rey de las negras no se mueven nunca.',
      'Al final se entrega la dama, y dan mate la última torre y el último alfil.',
    ],
    bishops: [
      'Lasker tenía veinte años; es la partida antigua más conocida en la que se entregan los dos alfiles por los peones del rey.',
      '15. Bxh7+ y 17. Bxg7 quitan el refugio, y la torre llega por la tercera fila.',
      '22. Qd7 ataca los dos alfiles negros, y uno se pierde.',
    ],
    hastings: [
      'Desde 22. Rxe7+ una torre se ofrece jugada tras jugada, y no se puede capturar sin perder algo.',
      'Después de 25. Rxh7+ Bardeleben dejó la sala sin decir palabra y agotó su tiempo.',
      'Steinitz mostró a los espectadores el mate que venía, diez jugadas más tarde.',
    ],
    rubinstein: [
      'Jugada en un torneo de los maestros rusos, que ganó Rubinstein.',
      '22…Rxc3 deja la dama a merced del rival, y 23…Rd2 ofrece además una torre.',
      'Las blancas abandonaron tras 25…Rh3: el mate en h2 solo se puede aplazar.',
    ],
    'reti-tartakower': [
      'Una partida amistosa de dos maestros jóvenes.',
      '9. Qd8+ entrega la dama, para que 10. Bg5+ sea jaque de torre y alfil a la vez.',
      'A un jaque doble solo puede responder el rey: en c7 da mate el alfil; en e8 lo daría la torre.',
    ],
    hunt: [
      '11. Qxh7+ entrega la dama, y el rey tiene que caminar: siete jugadas de g8 a g1.',
      'Las blancas dan jaque en cada jugada del camino.',
      'Al final el rey blanco se aparta y da mate; el enroque también lo habría dado.',
    ],
  },
  unsigned: {
    fool: 'Jugadores desconocidos; impresa desde 1656',
    scholar: 'Jugadores desconocidos; impresa desde 1656',
    legal: 'Légal – Saint Brie, París, hacia 1750',
  },
};
