// Spanish of help.

import type { HelpWords } from '../words';

export const help: HelpWords = {
  places: 'Secciones',
  first: 'Para empezar:',
  can: 'Qué se puede hacer aquí:',
  example: (title) => `Mostrar: ${title}`,
  place: {
    play: {
      about: 'Una partida contra el ordenador, o de dos en este tablero, con reloj si se quiere.',
      first: 'abre una partida nueva, elige un nivel y juega. La pista muestra una buena jugada.',
    },
    analyse: {
      about: 'Todas las jugadas de la partida, los otros caminos posibles y lo que opina un motor fuerte.',
      first: 'revisa la partida y ve de error en error. Con ••• junto a una jugada, se comenta o se valora.',
    },
    learn: {
      about:
        'Lecciones y ejercicios: encontrar la jugada, encontrar el mate, marcar casillas, elegir una respuesta, jugar hasta el final. Lo que salió mal vuelve unos días después.',
      first: 'abre un ejemplo y haz lo que pide. Pista ayuda, y una respuesta falsa dice por qué.',
    },
    script: {
      about: 'La partida como texto. Cada palabra es un paso: e2e4 mueve, xd5 quita una pieza, a8=♕ la pone.',
      first: 'escribe e2e4, e7e5 y mira el tablero. Los errores quedan marcados, y un clic los corrige.',
    },
    sets: {
      about:
        'Las jugadas como conjuntos de pares de casillas, hechos según cómo se mueven las piezas y según los motivos del tablero, como clavadas y ataques dobles, o pedidos en SQL. El tablero muestra lo que contienen.',
      first: 'elige una pieza y después una casilla del tablero para ver adónde puede ir.',
    },
    think: {
      about: 'Cómo encuentra su jugada un ordenador: el árbol de todo lo que mira, posición por posición.',
      first: 'empieza el recorrido. Las flechas del teclado van por el árbol, y el tablero las sigue.',
    },
    match: {
      about: 'Dos jugadores del ordenador, uno contra otro, tantas partidas como quieras, y cuánto mejor es uno.',
      first: 'elige dos jugadores y empieza. Mientras juegan, puedes hacer otra cosa.',
    },
    setup: {
      about:
        'Cualquier posición: las piezas donde quieras, quién juega, o una de las 960 posiciones iniciales de Chess960.',
      first: 'elige una pieza al borde del tablero y después casillas. Se puede jugar desde ahí.',
    },
    games: {
      about: 'Las partidas guardadas, archivos PGN con muchas partidas, ejemplos famosos y el tablero como imagen.',
      first: 'abre los ejemplos y elige uno de los tableros pequeños.',
    },
  },
  after: 'Hecho a partir del artículo',
  drawing:
    'El botón derecho del ratón dibuja: arrastra para una flecha, haz clic para un círculo. Con Mayús o Ctrl sale roja, con Alt, azul; con los dos, amarilla.',
};
