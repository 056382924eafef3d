// What Spanish says of saved games, files, examples and pictures.

import type { ExamplesWords, GamesWords } from '../words';
import { counted, number } from './chess';
import { examples } from './examples';

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'medium' });
const gamesOf = (count: number): string => counted(count, 'partida', 'partidas');
const plies = (count: number): string => counted(count, 'media jugada', 'medias jugadas');
const named = (name: string): string => name || 'el texto pegado';

export const games: GamesWords & ExamplesWords = {
  ...examples,
  sections: 'Partidas',
  section: { saved: 'Mis partidas', file: 'Archivo', examples: 'Ejemplos', picture: 'Imagen' },
  count: number,
  steps: (count) => counted(count, 'paso', 'pasos'),
  day: (date) => DAY.format(date),
  copyPgn: 'Copiar PGN',
  savePgn: 'Descargar PGN',
  before: 'Partida anterior',
  notCopied: 'Este navegador no deja copiar a las páginas. «Descargar PGN» da el mismo texto como archivo.',
  saved: {
    about: 'Las partidas que terminas llegan aquí solas, y también las que dejas después de cinco jugadas.',
    keep: 'Guardar esta partida',
    list: 'Mis partidas',
    none: 'Todavía no hay nada aquí. Juega una partida hasta el final y aparecerá.',
    search: 'Buscar jugadores, apertura o fecha',
    anyResult: 'Cualquier resultado',
    heads: ['Jugadores', 'Apertura', 'Fecha', 'Jugadas', 'Resultado'],
    moves: (count) => counted(count, 'jugada', 'jugadas'),
    more: (name) => `Más de ${name}`,
    remove: 'Borrar',
    undo: 'Deshacer',
    closed: 'De pestañas cerradas',
    bringBack: 'Recuperar:',
    showMore: (count) => `Mostrar más (${number(count)})`,
    saveAll: 'Exportar todas en PGN',
    savedAll: (count, left) =>
      `${gamesOf(count)} en el archivo.${left > 0 ? ` Fuera ${left === 1 ? 'queda' : 'quedan'} ${gamesOf(left)}: esos tableros no tienen PGN.` : ''}`,
  },
  file: {
    open: 'Abrir un archivo',
    about:
      'Archivos PGN de cualquier tamaño: abre uno abajo. Una partida, una posición, jugadas o un enlace se pueden pegar o soltar en cualquier parte de la página.',
    search: 'Buscar jugadores, torneo, año o resultado',
    stop: 'Parar',
    close: 'Cerrar esta lista',
    reading: (name, count) => `Leyendo ${named(name)}: ${gamesOf(count)} hasta ahora`,
    title: (name, count) => `${gamesOf(count)} en ${named(name)}`,
    empty: (name) => `No hay ninguna partida en ${named(name)}.`,
    full: (most) => `En la lista solo están las primeras ${number(most)} partidas.`,
    faults: (count) => `Con errores (${number(count)})`,
    list: 'Partidas del archivo',
    shown: (shown, all) => (shown === 0 ? 'Ninguna partida coincide.' : `${number(shown)} de ${number(all)}`),
    heads: ['Blancas', 'Negras', 'Torneo', 'Año', 'Jugadas', 'Resultado'],
    plies,
    previous: 'Partida anterior del archivo',
    next: 'Partida siguiente del archivo',
    place: (at, all) => `Partida ${number(at)} de ${number(all)}`,
  },
  pasted: {
    unknown: (text) =>
      `«${text}» no es una partida, posición, serie de jugadas ni enlace que Gridmate conozca. Acepta PGN, FEN, jugadas como e2e4 o Cf3 y sus propios enlaces.`,
    waits: 'Hay una partida en juego. Lo pegado espera hasta que termine o se deje.',
    leave: 'Dejar la partida y abrirlo',
    ready: 'Lo que se pegó durante la partida sigue aquí.',
    open: 'Abrirlo',
  },
  pgn: {
    done: (count) => `En el tablero: ${plies(count)}.`,
    cut: (count) => `En el tablero hasta ahí: ${plies(count)}.`,
  },
  tags: {
    title: 'Jugadores, torneo, resultado',
    tag: { White: 'Blancas', Black: 'Negras', Event: 'Torneo', Site: 'Lugar', Date: 'Fecha', Round: 'Ronda' },
    result: 'Resultado',
    results: { '*': 'Sin terminar', '1-0': 'Ganaron las blancas', '0-1': 'Ganaron las negras', '1/2-1/2': 'Tablas' },
  },
  examples: {
    about: 'Cada uno va al tablero: recórrelo, cámbialo, sigue jugando. Tu partida se puede recuperar.',
    all: (count) => `Ver los ${number(count)}`,
    less: 'Menos',
    toMoves: 'Mostrar las jugadas',
    play: 'Jugar desde aquí',
    close: 'Cerrar',
  },
  picture: {
    title: (players, steps) =>
      [players, steps === 0 ? 'El principio' : `Después de ${plies(steps)}`].filter(Boolean).join(': '),
    colors: 'Colores',
    themes: { light: 'Claros', dark: 'Oscuros' },
    side: 'Abajo',
    sides: { board: 'Como en el tablero', w: 'Blancas', b: 'Negras' },
    size: 'Tamaño',
    signs: 'Letras y números',
    marks: 'Última jugada y flechas',
    png: 'Guardar PNG',
    svg: 'Guardar SVG',
    copy: 'Copiar',
    copied: 'La imagen está copiada.',
    noPng: 'Este navegador no ha podido hacer un PNG. El SVG funciona en todas partes.',
    noCopy: 'Este navegador no deja copiar imágenes a las páginas. Guárdala.',
  },
};
