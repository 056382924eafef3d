// What the script says in Spanish.

import type { ShownMove } from '#doors/document.js';
import type { ScriptWords } from '../words';
import { counted, NAMES } from './chess';
import { written } from '../notation';

const played = (move: ShownMove | null): string =>
  move ? `${move.number}, ${NAMES[move.color].toLowerCase()} ${written(move.san)}` : 'una jugada';

export const script: ScriptWords = {
  name: 'Guion',
  box: 'Jugadas como texto',
  placeholder: 'e2e4, e7e5, g1f3',
  about: 'El tablero te sigue mientras escribes, y lo que haces en el tablero se escribe aquí.',
  count: (tokens, remarks) => `${counted(tokens, 'palabra', 'palabras')} · ${counted(remarks, 'aviso', 'avisos')}`,
  tokens: 'Palabras',
  token: (text, look, move) => {
    switch (look) {
      case 'legal':
        return `${text}: ${played(move)}`;
      case 'free':
        return `${text}: cambia el tablero`;
      case 'odd legal':
        return `${text}: ${played(move)}, con un aviso`;
      case 'odd free':
        return `${text}: cambia el tablero, con un aviso`;
      case 'ignored':
        return `${text}: ignorada`;
      case 'no-effect':
        return `${text}: sin efecto`;
      case 'note':
        return `${text}: no cambia nada`;
    }
  },
  before: (count) => `${count} antes`,
  after: (count) => `y ${count} más`,
  legend: [
    'con fondo: una jugada legal',
    'borde discontinuo: cambia el tablero',
    '✕ ignorada',
    '– sin efecto',
    '! extraña',
    'borde azul: se muestra ahora',
  ],
  remarks: 'Avisos',
  kinds: { error: 'Error', 'no-effect': 'Sin efecto', odd: 'Extraño', info: 'Nota' },
  select: 'Mostrar en el guion',
  fix: (fix) => (fix.trim() === '' ? 'Quitar' : `Usar ${/\w/.test(fix) ? fix.slice(0, 24) : `«${fix}»`}`),
  fixAll: 'Arreglar todo',
  fixed: (rewritten, removed, separators) => {
    const parts = [
      rewritten > 0 && counted(rewritten, 'palabra reescrita', 'palabras reescritas'),
      removed > 0 && counted(removed, 'quitada', 'quitadas'),
      separators > 0 && counted(separators, 'separador cambiado', 'separadores cambiados'),
    ].filter(Boolean);
    return parts.length > 0 ? `Hecho: ${parts.join(', ')}.` : 'No hay nada que arreglar.';
  },
  more: (count) => `y ${count} más`,
  told: (count, first) => `${counted(count, 'aviso', 'avisos')}. La primera: ${first}`,
  clean: 'Sin avisos.',
  unchecked:
    'No se ha podido cargar la parte que busca errores. Tu guion está a salvo y funciona; recarga la página para reintentarlo.',
  isGame: 'Son las jugadas de una partida, tal como las escriben los ajedrecistas.',
  readGame: 'Leer como partida',
  sheet: 'Leer exactamente como la hoja de cálculo',
  sheetAbout:
    'La hoja de cálculo solo separa palabras por comas y espacios, busca casillas en cualquier parte de una palabra y deja moverse una casilla vacía, lo que vacía la casilla de destino.',
  spreadsheet: 'El mismo tablero en una hoja de cálculo',
  spreadsheetAbout: 'Pega el guion en la hoja de ajedrez, o la fórmula en una celda vacía de Google Sheets.',
  copyBoard: 'Copiar el tablero como texto',
  copies: {
    sheet: 'Copiar para la hoja de cálculo',
    formula: 'Copiar como fórmula',
    unicode: 'con símbolos de ajedrez',
    letters: 'con letras',
    boxed: 'en cuadrícula',
  },
  copied: {
    sheet: 'El guion está en el portapapeles, escrito para que la hoja de cálculo lo ejecute.',
    formula: 'La fórmula está en el portapapeles. Pégala en una celda vacía: llena 8 × 8 celdas con el tablero.',
    unicode: 'El tablero está en el portapapeles, con símbolos de ajedrez.',
    letters: 'El tablero está en el portapapeles, con letras.',
    boxed: 'El tablero está en el portapapeles, en cuadrícula.',
  },
  notCopied: 'Este navegador no deja copiar a las páginas. El texto está seleccionado: cópialo a mano.',
  examples: 'Ejemplos',
  example: {
    moves: 'mueve una pieza; un enroque son dos palabras',
    removes: 'quita una pieza; aquí se captura un peón al paso',
    puts: 'pone una pieza en una casilla; aquí un peón se convierte en dama',
    san: 'es como los ajedrecistas escriben una jugada; el aviso da la palabra que le corresponde',
  },
};
