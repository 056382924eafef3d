// @ts-check
// The sentences of what is always there: the board, the game, the ways out.
import { capital, colorName, isFeminine, pieceName, roleName, squareName, victim } from './parts.js';
import { spokenSan } from '../spoken.js';

/** @typedef {import('../../document/document.js').Step} Step */
/** @typedef {import('../../document/document.js').View} View */

/** @type {Record<string, string>} */
const ENDS = {
  checkmate: 'Schachmatt',
  stalemate: 'Patt',
  insufficient: 'Remis: Keine Seite kann mattsetzen',
  fivefold: 'Remis: Die Stellung kam fünfmal vor',
  seventyfive: 'Remis: 75 Züge ohne Schlagen und Bauernzug',
  threefold: 'Remis beansprucht: Die Stellung kam dreimal vor',
  fifty: 'Remis beansprucht: 50 Züge ohne Schlagen und Bauernzug',
  agreed: 'Remis vereinbart',
  'resigned-w': 'Weiß hat aufgegeben',
  'resigned-b': 'Schwarz hat aufgegeben',
  'time-w': 'Zeitüberschreitung von Weiß',
  'time-b': 'Zeitüberschreitung von Schwarz',
  time: 'Remis: Zeit überschritten, aber die andere Seite kann nie mattsetzen',
};

/** @type {Record<string, string>} */
const CLAIMS = {
  threefold: 'die Stellung kam dreimal vor, Remis kann beansprucht werden',
  fifty: '50 Züge ohne Schlagen und Bauernzug, Remis kann beansprucht werden',
};

export const board = {
  /** @param {boolean} flipped */
  label: (flipped) => `Schachbrett, ${flipped ? 'Schwarz' : 'Weiß'} unten`,
  /**
   * @param {number} square
   * @param {string} letter a FEN letter, or a dot
   * @param {{ picked: boolean, target: boolean, reach: boolean, takes: boolean, check: boolean, hint?: boolean }} marks
   */
  square(square, letter, marks) {
    const parts = [squareName(square), letter === '.' ? 'leer' : pieceName(letter)];
    if (marks.check) parts.push('im Schach');
    if (marks.picked) parts.push('aufgenommen');
    if (marks.target) parts.push(marks.takes ? 'kann geschlagen werden' : 'möglich');
    if (marks.reach) parts.push(marks.takes ? 'könnte geschlagen werden' : 'in Reichweite');
    if (marks.hint) parts.push('Tipp');
    return parts.join(', ');
  },
};

export const speech = {
  /** @param {string} reason without a capital or a full stop */
  refused: (reason) => `${capital(reason)}.`,
  /** @param {Step} step */
  move(step) {
    const san = spokenSan(step);
    if (san) return san;
    const to = squareName(step.to);
    if (step.rookTo !== undefined) {
      const side = (step.rookFrom ?? 0) > step.from ? 'Kurze' : 'Lange';
      return `${side} Rochade: König ${to}, Turm ${squareName(step.rookTo)}`;
    }
    const from = step.tellsFrom ? ` von ${squareName(step.from)}` : '';
    const what = step.captured ? ` schlägt ${victim(step.captured)}${step.enPassant ? ' en passant' : ''} auf ` : ' nach ';
    const role = step.promotion ? `, wird ${isFeminine(step.promotion) ? 'zur' : 'zum'} ${roleName(step.promotion)}` : '';
    return roleName(step.piece) + from + what + to + role;
  },
  /** @param {View} view @param {Step} step @param {boolean} [isReply] whether to say who played it */
  played(view, step, isReply) {
    const words = speech.move(step);
    const color = step.piece === step.piece.toLowerCase() ? 'b' : 'w';
    const move = isReply ? `${colorName(color)}: ${words}` : words;
    if (view.end) return `${move}. ${status.main(view)}`;
    const check = step.check && !spokenSan(step) ? ', Schach' : '';
    const claims = view.claims.map((claim) => ` ${capital(CLAIMS[claim] ?? claim)}.`).join('');
    return `${move}${check}.${claims}`;
  },
  /** @param {View} view */
  place(view) {
    const { ply, length, line, lastStep } = view;
    if (ply === 0) return 'Anfang.';
    return `Schritt ${ply} von ${length}: ${lastStep ? speech.played(view, lastStep) : `${line[ply - 1]?.text}.`}`;
  },
  /** @param {boolean} flipped */
  flipped: (flipped) => `${flipped ? 'Schwarz' : 'Weiß'} unten.`,
  back: 'Die vorige Partie steht auf dem Brett.',
  locked: 'Diese Partie wird ohne Hilfe gespielt; ihre Züge bleiben, wie sie sind.',
  /** @param {View} view @param {'undo' | 'redo'} way */
  travelled: (view, way) => `${way === 'undo' ? 'Rückgängig gemacht' : 'Wiederholt'}. ${speech.place(view)}`,
};

export const status = {
  /** @param {View} view */
  main(view) {
    if (view.reasons.length > 0) return 'Keine regelgerechte Stellung';
    if (!view.end) return `${colorName(view.turn)} am Zug`;
    if (view.winner) return `${ENDS[view.end]}. ${colorName(view.winner)} gewinnt.`;
    return `${ENDS[view.end]}.`;
  },
  /** @param {View} view */
  more(view) {
    if (view.end) return view.winner === 'w' ? '1–0' : view.winner === 'b' ? '0–1' : '½–½';
    const [reason, ...others] = view.reasons;
    if (reason) return others.length > 0 ? `${reason}, und ${others.length} weitere` : reason;
    const parts = [];
    if (view.checkedKing !== undefined) parts.push('im Schach');
    const claim = view.claims[0];
    if (claim) parts.push(CLAIMS[claim] ?? claim);
    return parts.join('; ');
  },
  /** @param {string} turn who is not to move, but may */
  other: (turn) => `${colorName(turn)} ziehen lassen`,
};

export const moves = {
  /** @param {import('../../document/document.js').Entry} entry @param {boolean} undone */
  label({ kind, number, turn, text }, undone) {
    const place = kind === 'legal' ? `${number}, ${colorName(turn)}` : 'Brett bearbeitet';
    return `${place}: ${text}${undone ? ', zurückgenommen' : ''}`;
  },
  /** @param {string} move @param {string} text */
  comment: (move, text) => `zu ${move}: ${text}`,
};

export const copy = {
  done: 'Kopiert',
  failed: 'Kopieren ist hier nicht erlaubt; der Text ist markiert, drücke also Strg+C.',
};

export const failure = {
  noWasm: 'Die Schachregeln brauchen hier WebAssembly, das dieser Browser nicht hat oder nicht erlaubt.',
  noSimd: 'Dieser Browser ist zu alt für Gridmate: Seinem WebAssembly fehlt SIMD. Aktuelle Browser haben es.',
  noEngine: 'Die Schachengine konnte nicht geladen werden. Deinem Skript ist nichts geschehen.',
  noLoad: 'Die Schachregeln konnten nicht geladen werden. Vielleicht war das Netz gestört.',
  revived: 'Die Schachregeln fielen mit einem Fehler aus und wurden neu gestartet. Nichts ist verloren.',
  trapped:
    'Die Schachregeln fielen mit einem Fehler aus. Dein Skript ist gespeichert; lade die Seite neu, dann ist es wieder da.',
  again: 'Noch einmal',
};

export const shell = {
  /** @param {string} panel */
  noPanel: (panel) => `${panel} konnte nicht geladen werden. Vielleicht war das Netz gestört.`,
  /** @param {number} count */
  more: (count) => `und ${count} weitere`,
  /** @param {string} first @param {number} others */
  told: (first, others) => `${first} Und ${others} weitere.`,
};
