// What the first visit and what lies over the page say in Spanish.

import type { SheetWords } from '../words';

const KEYS: Record<string, string> = {
  Mod: 'Ctrl',
  Shift: 'Mayús',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Home: 'Inicio',
  End: 'Fin',
  Enter: 'Intro',
  Delete: 'Supr',
  Escape: 'Esc',
  PageUp: 'Re Pág',
  PageDown: 'Av Pág',
  ' ': 'Espacio',
};
const MAC_KEYS: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

export const sheets: SheetWords = {
  welcome: {
    privacy: 'Nada de lo que haces sale de este dispositivo, salvo que lo compartas.',
    tile: {
      computer: { title: 'Jugar contra el ordenador', note: 'Diez niveles, de los primeros pasos al maestro.' },
      famous: { title: 'Ver una partida famosa', note: 'La partida de la ópera: mate en diecisiete jugadas.' },
      chess960: { title: 'Chess960', note: '960 posiciones iniciales. Aquí tienes una.' },
      script: { title: 'Escribir un guion', note: 'Escribe jugadas como texto. El tablero te sigue.' },
    },
    number: (value) => `N.º ${value}`,
  },
  version: { ready: 'Hay una versión nueva.', use: 'Usarla ahora' },
  settings: {
    language: 'Idioma',
    theme: 'Colores',
    themes: { system: 'Los del dispositivo', light: 'Claros', dark: 'Oscuros' },
    pieces: 'Piezas',
    board: 'Tablero',
    boards: { wood: 'Madera', green: 'Verde', blue: 'Azul', grey: 'Gris' },
    styles: { solid: 'Rellenas', outline: 'Dibujadas con líneas' },
    letters: 'Letras de las jugadas',
    spoken: 'Jugadas leídas en voz alta',
    spokenStyles: { words: 'En palabras', nato: 'Letras como alfa, bravo' },
    coordinates: 'Letras y números',
    coordinatePlaces: { outside: 'Fuera', inside: 'Dentro', every: 'En cada casilla', off: 'Ocultos' },
    size: 'Tamaño del tablero',
    sizes: { usual: 'Normal', large: 'Grande, en pantallas anchas' },
    order: 'Orden de la página',
    orders: { board: 'Primero el tablero', panel: 'Primero el panel' },
    motion: 'Animaciones',
    motions: { system: 'Las del dispositivo', none: 'Ninguna' },
    keys: 'Teclas de una letra, cifra o signo',
    sounds: 'Sonidos',
    soundKinds: { on: 'Activos', all: 'También los de las teclas en el tablero', off: 'Inactivos' },
    keysSwitch: { on: 'Activas', off: 'Inactivas' },
  },
  share: {
    note: 'Todas las jugadas y los comentarios van en el propio enlace; ningún servidor los guarda.',
    long: 'Este enlace es largo: algunos programas lo cortan. Para ellos, copia el PGN.',
    link: 'Enlace a esta partida',
    copyLink: 'Copiar enlace',
    send: 'Enviar…',
    copyFen: 'Copiar posición (FEN)',
    copyPgn: 'Copiar partida (PGN)',
    copied: {
      link: 'Enlace copiado con todas las jugadas y comentarios.',
      fen: 'La posición está copiada.',
      pgn: 'La partida está copiada.',
    },
    notCopied: 'Este navegador no deja copiar a la página. Selecciona el enlace de arriba y cópialo a mano.',
    noPgn: 'La posición del tablero no es legal, así que no hay PGN.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
  keys: {
    board: 'En el tablero',
    everywhere: 'En toda la página',
    own: 'Esta lista de teclas',
    name: (key, isMac) =>
      (isMac ? MAC_KEYS[key] : undefined) ?? KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  },
};
