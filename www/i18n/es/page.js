// @ts-check
// The sentences of what is always there: the board, the game, the ways out.
import { capital, colorName, isFeminine, pieceName, roleName, squareName, theColor, theRole } from './parts.js';
import { spokenSan } from '../spoken.js';

/** @type {Record<string, string>} */
const ENDS = {
  checkmate: 'Jaque mate',
  stalemate: 'Tablas por ahogado',
  insufficient: 'Tablas: nadie puede dar mate',
  fivefold: 'Tablas: la posición se ha dado cinco veces',
  seventyfive: 'Tablas: 75 jugadas sin capturas ni movimientos de peón',
  threefold: 'Tablas reclamadas: la posición se ha dado tres veces',
  fifty: 'Tablas reclamadas: 50 jugadas sin capturas ni movimientos de peón',
  agreed: 'Tablas de común acuerdo',
  'resigned-w': 'Las blancas abandonan',
  'resigned-b': 'Las negras abandonan',
  'time-w': 'A las blancas se les ha acabado el tiempo',
  'time-b': 'A las negras se les ha acabado el tiempo',
  time: 'Tablas: se ha acabado el tiempo, pero el otro bando nunca puede dar mate',
};

/** @type {Record<string, string>} */
const CLAIMS = {
  threefold: 'la posición se ha dado tres veces: se pueden reclamar tablas',
  fifty: '50 jugadas sin capturas ni movimientos de peón: se pueden reclamar tablas',
};

/** @type {Words<typeof import('../en/page.js').board>} */
export const board = {
  label: (flipped) => `Tablero de ajedrez, ${flipped ? 'negras' : 'blancas'} abajo`,
  square(square, letter, marks) {
    const parts = [squareName(square), letter === '.' ? 'vacía' : pieceName(letter)];
    const taken = isFeminine(letter) ? 'capturada' : 'capturado';
    if (marks.check) parts.push('en jaque');
    if (marks.picked) parts.push(isFeminine(letter) ? 'cogida' : 'cogido');
    if (marks.target) parts.push(marks.takes ? `puede ser ${taken}` : 'posible');
    if (marks.reach) parts.push(marks.takes ? `podría ser ${taken}` : 'al alcance');
    if (marks.hint) parts.push('pista');
    return parts.join(', ');
  },
};

/** @type {Words<typeof import('../en/page.js').speech>} */
export const speech = {
  refused: (reason) => `${capital(reason)}.`,
  move(step) {
    const san = spokenSan(step);
    if (san) return san;
    const to = squareName(step.to);
    if (step.rookTo !== undefined) {
      const side = (step.rookFrom ?? 0) > step.from ? 'corto' : 'largo';
      return `Enroque ${side}: rey ${to}, torre ${squareName(step.rookTo)}`;
    }
    const from = step.tellsFrom ? ` de ${squareName(step.from)}` : '';
    const what = step.captured ? ` captura ${theRole(step.captured)}${step.enPassant ? ' al paso' : ''} en ` : ' a ';
    const role = step.promotion ? `, se convierte en ${roleName(step.promotion)}` : '';
    return capital(roleName(step.piece)) + from + what + to + role;
  },
  played(view, step, isReply) {
    const words = speech.move(step);
    const color = step.piece === step.piece.toLowerCase() ? 'b' : 'w';
    const move = isReply ? `${colorName(color)}: ${spokenSan(step) ? words : words.charAt(0).toLowerCase() + words.slice(1)}` : words;
    if (view.end) return `${move}. ${status.main(view)}`;
    const check = step.check && !spokenSan(step) ? ', jaque' : '';
    const claims = view.claims.map((claim) => ` ${capital(CLAIMS[claim] ?? claim)}.`).join('');
    return `${move}${check}.${claims}`;
  },
  place(view) {
    const { ply, length, line, lastStep } = view;
    if (ply === 0) return 'Principio.';
    return `Paso ${ply} de ${length}: ${lastStep ? speech.played(view, lastStep) : `${line[ply - 1]?.text}.`}`;
  },
  flipped: (flipped) => `${flipped ? 'Negras' : 'Blancas'} abajo.`,
  back: 'La partida anterior está en el tablero.',
  locked: 'Esta partida se juega sin ayuda; sus jugadas se quedan como están.',
  travelled: (view, way) => `${way === 'undo' ? 'Deshecho' : 'Rehecho'}. ${speech.place(view)}`,
};

/** @type {Words<typeof import('../en/page.js').status>} */
export const status = {
  main(view) {
    if (view.reasons.length > 0) return 'Posición no legal';
    if (!view.end) return `Juegan ${theColor(view.turn)}`;
    if (view.winner) return `${ENDS[view.end]}. Ganan ${theColor(view.winner)}.`;
    return `${ENDS[view.end]}.`;
  },
  more(view) {
    if (view.end) return view.winner === 'w' ? '1–0' : view.winner === 'b' ? '0–1' : '½–½';
    const [reason, ...others] = view.reasons;
    if (reason) return others.length > 0 ? `${reason}, y ${others.length} más` : reason;
    const parts = [];
    if (view.checkedKing !== undefined) parts.push('en jaque');
    const claim = view.claims[0];
    if (claim) parts.push(CLAIMS[claim] ?? claim);
    return parts.join('; ');
  },
  other: (turn) => `Que jueguen ${theColor(turn)}`,
};

/** @type {Words<typeof import('../en/page.js').moves>} */
export const moves = {
  label({ kind, number, turn, text }, undone) {
    const place = kind === 'legal' ? `${number}, ${colorName(turn).toLowerCase()}` : 'Tablero editado';
    return `${place}: ${text}${undone ? ', retirada' : ''}`;
  },
  comment: (move, text) => `sobre ${move}: ${text}`,
};

/** @type {typeof import('../en/page.js').copy} */
export const copy = {
  done: 'Copiado',
  failed: 'Aquí no se permite copiar; el texto está seleccionado: pulsa Ctrl+C.',
};

/** @type {typeof import('../en/page.js').failure} */
export const failure = {
  noWasm: 'Las reglas del ajedrez necesitan aquí WebAssembly, que este navegador no tiene o no permite.',
  noSimd: 'Este navegador es demasiado antiguo para Gridmate: su WebAssembly no tiene SIMD. Los navegadores actuales sí.',
  noEngine: 'No se ha podido cargar el motor de ajedrez. Tu guion está a salvo.',
  noLoad: 'No se han podido cargar las reglas del ajedrez. Quizá haya fallado la red.',
  revived: 'Las reglas del ajedrez se pararon por un fallo y se han vuelto a iniciar. No se ha perdido nada.',
  trapped: 'Las reglas del ajedrez se han parado por un fallo. Tu guion está guardado; recarga la página para recuperarlo.',
  again: 'Reintentar',
};

/** @type {typeof import('../en/page.js').shell} */
export const shell = {
  noPanel: (panel) => `No se ha podido cargar «${panel}». Quizá haya fallado la red.`,
  more: (count) => `y ${count} más`,
  told: (first, others) => `${first} Y ${others} más.`,
};
