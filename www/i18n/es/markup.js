// @ts-check
// What stands in index.html, by its English.

/** @type {Record<string, string>} */
export const markup = {
  'Gridmate: a chess playground': 'Gridmate: ajedrez para jugar y probar',
  'A chess board in one browser tab: play out positions, write move scripts, read and write FEN and PGN, start any of the 960 Chess960 games, count positions.':
    'Un tablero de ajedrez en una pestaña del navegador: jugar posiciones, escribir guiones de jugadas, leer y escribir FEN y PGN, empezar cualquiera de las 960 partidas de Chess960, contar posiciones.',
  'Skip to the board': 'Saltar al tablero',
  'A chess playground in one tab': 'Ajedrez para jugar y probar en una pestaña',
  'Theme: system': 'Tema: sistema',
  'Theme: light': 'Tema: claro',
  'Theme: dark': 'Tema: oscuro',
  'Copy link': 'Copiar enlace',
  Board: 'Tablero',
  'Loading…': 'Cargando…',
  'Claim the draw': 'Reclamar tablas',
  'Chess board': 'Tablero de ajedrez',
  'Arrow keys move between squares, Home and End along a rank. Enter picks a piece up and puts it down. Escape cancels. A question mark shows all keys.':
    'Las flechas llevan de casilla en casilla; Inicio y Fin, a los extremos de la fila. Intro coge una pieza y la suelta. Escape cancela. Un signo de interrogación muestra todas las teclas.',
  Steps: 'Pasos',
  Step: 'Paso',
  'To the start': 'Al principio',
  'Step back': 'Paso atrás',
  'Step forward': 'Paso adelante',
  'To the last step': 'Al último paso',
  'Changes and board': 'Cambios y tablero',
  Undo: 'Deshacer',
  Redo: 'Rehacer',
  Autoplay: 'Reproducir',
  Flip: 'Girar',
  'Bring back the game before': 'Recuperar la partida anterior',
  'Gridmate needs JavaScript, which is switched off in this browser.': 'Gridmate necesita JavaScript, que está desactivado en este navegador.',
  'Gridmate could not load. Perhaps the network failed, or this browser is too old.':
    'No se ha podido cargar Gridmate. Quizá haya fallado la red, o este navegador sea demasiado antiguo.',
  'Try again': 'Reintentar',
  Tools: 'Herramientas',
  Play: 'Jugar',
  Script: 'Guion',
  Sets: 'Conjuntos',
  Think: 'Pensar',
  Analyse: 'Analizar',
  Match: 'Duelo',
  'Set up': 'Preparar',
  Games: 'Partidas',
  'Play the computer': 'Jugar contra el ordenador',
  'New game': 'Partida nueva',
  Moves: 'Jugadas',
  Tokens: 'Palabras',
  'No move yet. Click a piece, then a marked square.': 'Aún no hay jugadas. Pulsa una pieza y luego una casilla marcada.',
  'Gridmate runs on your machine alone. Nothing you do here is sent anywhere.':
    'Gridmate funciona solo en tu equipo. Nada de lo que haces aquí se envía a ninguna parte.',
};
