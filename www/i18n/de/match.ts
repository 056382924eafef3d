// German of matches.

import type { MatchWords } from '../words';
import { counted } from './chess';

const ENDS: Record<string, string> = {
  checkmate: 'Matt',
  stalemate: 'Patt',
  insufficient: 'zu wenig Material',
  fivefold: 'dieselbe Stellung fünfmal',
  seventyfive: '75 Züge ohne Schlagen und Bauernzug',
  threefold: 'dieselbe Stellung dreimal',
  fifty: '50 Züge ohne Schlagen und Bauernzug',
};

const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const games = (count: number): string => counted(count, 'Partie', 'Partien');

const whole = (elo: number): string => {
  const rounded = Math.round(elo);
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};

const signed = (elo: number): string => (Math.round(elo) > 0 ? `+${whole(elo)}` : whole(elo));

/** With a half where there is one. */
const points = (value: number): string => {
  const half = value % 1 === 0 ? '' : '½';
  return `${value < 1 && half ? '' : Math.floor(value)}${half}`;
};

export const match: MatchWords = {
  name: 'Match',
  begins: (first, second, all) => `Das Match beginnt: ${first} gegen ${second}, ${games(all)}.`,
  resumed: (done, all) => `Das Match geht weiter: ${done} von ${games(all)} gespielt.`,
  isOver: (first, second, won, drawn, lost) =>
    `Das Match ist vorbei: ${first} gegen ${second}, ${won} gewonnen, ${drawn} remis, ${lost} verloren.`,
  paused: 'Das Match macht Pause.',
  stopped: 'Das Match ist beendet.',
  elsewhere: 'Ein anderer Tab dieses Browsers spielt gerade ein Match. Es muss erst dort beendet werden.',
  changed: 'Ein anderer Tab hat dieses Match weitergespielt oder ein neues begonnen. So steht es jetzt.',
  opened: (game) => `Partie ${game} steht auf dem Brett. „Rückgängig“ bringt zurück, was dort war.`,
  about: 'Zwei Computerspieler spielen ein Match. Derselbe Startwert wiederholt dieselben Partien.',
  first: 'Erster Spieler',
  second: 'Zweiter Spieler',
  games: 'Partien',
  opening: 'Beginn',
  openings: { standard: 'Normal', chess960: 'Chess960', book: 'Zufällige Eröffnungen' },
  swap: 'Nach jeder Partie die Farben tauschen',
  seed: 'Startwert',
  offers: {
    start: 'Beginnen',
    pause: 'Pause',
    goOn: 'Weiter',
    stop: 'Beenden',
    faster: 'Schneller',
    watch: 'Dieser Partie zusehen',
    own: 'Eigenes Brett',
    save: 'Partien speichern',
  },
  examples: 'Zehn Partien: Minimax gegen Zufallszüge',
  tenWhite: 'Minimax spielt Weiß',
  tenBlack: 'Minimax spielt Schwarz',
  examplesAbout: 'So prüft ein Artikel sein kleines Schachprogramm; es gewinnt alle Partien:',
  plan: (first, second, opening, isSwapped, seed) =>
    `${first} gegen ${second} · ${opening} · Farben ${isSwapped ? 'wechseln' : 'bleiben'} · Startwert ${seed}`,
  done: (done, all) => `${done} von ${games(all)}`,
  now: (game, games, move) => `Partie ${game} von ${games}, Zug ${move}`,
  standing: 'Wie es steht',
  score: (first, second) => `${points(first)} – ${points(second)}`,
  won: (count) => `${count} gewonnen`,
  drawn: (count) => `${count} remis`,
  lost: (count) => `${count} verloren`,
  elo: (player, elo, low, high) =>
    `${player} ist etwa ${whole(Math.abs(elo))} Elo ${elo < 0 ? 'schwächer' : 'stärker'} (95 %: ${whole(low)} bis ${whole(high)}).`,
  tooFew: 'Zu wenige Partien für eine Aussage, oder alle gingen gleich aus.',
  curve: (count, elo) => `Der Unterschied in Elo im Lauf der Partien. Nach ${games(count)}: ${elo}.`,
  signed,
  afterGames: games,
  byColour: 'Nach Farbe',
  heads: ['Spieler', 'Siege', 'Remis', 'Niederlagen'],
  asWhite: (player) => `${player}, mit Weiß`,
  asBlack: (player) => `${player}, mit Schwarz`,
  ends: 'Wie die Partien endeten',
  endHeads: ['Ende', 'Partien'],
  end: (code) => ENDS[code] ?? code,
  list: 'Die Partien, mit den Punkten des ersten Spielers',
  game: (number, white, black, result, end, moves) =>
    `Partie ${number} öffnen: ${white} – ${black}, ${RESULTS[result] ?? result}, ${end}, ${counted(moves, 'Zug', 'Züge')}`,
};
