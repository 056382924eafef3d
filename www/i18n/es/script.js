// @ts-check
// The sentences of the Script panel. What is wrong with a token comes from the rules, as a sentence of its own.
import { colorName, counted, number } from './parts.js';

/** @type {Words<typeof import('../en/script.js').script>} */
export const script = {
  title: 'Guion',
  about:
    '`e2e4` mueve, `xe4` quita, `e8=♕` pone una pieza. El tablero te sigue mientras escribes, y lo que haces en el tablero se escribe aquí.',
  example: 'e2e4, e7e5, g1f3',
  tokens: 'Palabras',
  chip(tokens, look, { number: move, turn, text }) {
    const name = tokens.join(' ');
    if (look === 'idle mild') return `${name}: sin efecto`;
    if (look.startsWith('idle')) return `${name}: ignorada`;
    if (look === 'note') return `${name}: no cambia nada`;
    const remark = look.endsWith('odd') ? ', con una observación' : '';
    if (look.startsWith('free')) return `${name}: cambio del tablero${remark}`;
    const player = `${move}, ${colorName(turn).toLowerCase()}`;
    return (tokens.length > 1 ? `${name} ${text}: ${player}` : `${name}: ${player} ${text}`) + remark;
  },
  kinds: { error: 'Error', idle: 'Sin efecto', odd: 'Extraño', info: 'Nota' },
  before: (count) => `${number(count)} antes`,
  after: (count) => `y ${number(count)} más`,
  remarks: 'Observaciones',
  select: 'Mostrar en el guion',
  follow: 'El tablero sigue al cursor',
  sheet: 'Estricto: las reglas de la fórmula de la hoja de cálculo',
  sheetAbout:
    'La hoja de cálculo solo separa palabras por comas y espacios, busca casillas en cualquier parte de una palabra y deja moverse una casilla vacía, lo que vacía la casilla de destino.',
  copy: 'Copiar',
  copySheet: 'Copiar para la hoja de cálculo',
  copySheetAbout: 'Solo lo que cambia el tablero, escrito para que la hoja de cálculo lo ejecute sin cambios',
  copyFormula: 'Copiar como fórmula',
  copyFormulaAbout: 'La fórmula entera con este guion dentro. Pégala en una celda vacía de Google Sheets: llena 8 × 8 celdas con el tablero. La hoja de cálculo tiene que estar en inglés (Archivo, Configuración, Configuración regional), y en una celda caben 50 000 caracteres.',
  summary(line) {
    const count = (/** @type {string} */ kind) => line.filter((entry) => entry.kind === kind).length;
    const [legal, free] = [count('legal'), count('free')];
    const parts = [];
    if (legal > 0) parts.push(counted(legal, 'jugada legal', 'jugadas legales'));
    if (free > 0) parts.push(counted(free, 'cambio del tablero', 'cambios del tablero'));
    return parts.length > 0 ? `${parts.join(', ')}.` : 'Aún no hay jugadas.';
  },
  fix: (fix) => (fix === '' ? 'Quitarla' : `Usar ${/\w/.test(fix) ? fix.slice(0, 24) : `«${fix}»`}`),
  more: (count) => `y ${number(count)} más`,
  told: (count, first) => `${counted(count, 'observación', 'observaciones')}. La primera: ${first}`,
  clean: 'Sin observaciones.',
  fixed(rewritten, removed, separators) {
    const parts = [];
    if (rewritten > 0) parts.push(counted(rewritten, 'palabra reescrita', 'palabras reescritas'));
    if (removed > 0) parts.push(counted(removed, 'quitada', 'quitadas'));
    if (separators > 0) parts.push(counted(separators, 'separador cambiado', 'separadores cambiados'));
    return `${counted(rewritten + removed + separators, 'arreglo hecho', 'arreglos hechos')}: ${parts.join(', ')}.`;
  },
  fixAll: 'Arreglar todo',
  take: 'Convertir en guion',
  start: (fen) => `Empieza en ${fen}`,
};
