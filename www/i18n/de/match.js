// @ts-check
// The sentences of the Match panel.
import { counted, number } from './parts.js';
import { signed } from '../numbers.js';

/** @typedef {{ elo: number, low: number, high: number }} Elo */

/** @type {Record<string, string>} */
const KINDS = { random: 'Zufall', minimax: 'Minimax', alphabeta: 'Alpha-Beta', level: 'Stufe', engine: 'Engine' };

export const match = {
  title: 'Lass sie spielen',
  about: 'Zwei Computerspieler, so viele Partien, wie du magst. Derselbe Startwert bringt dieselben Partien, Zug für Zug.',
  first: 'Erster Spieler',
  second: 'Zweiter Spieler',
  games: 'Partien',
  opening: 'Eröffnungen',
  openings: { standard: 'Normal', chess960: 'Chess960', book: 'Eröffnungsbuch' },
  seed: 'Startwert',
  nodes: 'Stellungen je Zug (Engine)',
  swap: 'Farben nach jeder Partie tauschen',
  pace: 'Tempo',
  paces: { fast: 'So schnell es geht', quick: 'Rasch', watch: 'Zum Zusehen', slow: 'Langsam' },
  versus: 'gegen',
  groups: { random: 'Zufällig', minimax: 'Die Suche des Artikels', alphabeta: 'Dieselbe mit Alpha-Beta', level: 'Stufen zum Spielen', engine: 'Mit voller Stärke' },
  begin: 'Beginnen',
  pause: 'Pause',
  goOn: 'Weiter',
  stop: 'Anhalten',
  /** @param {string} name */
  player(name) {
    const [kind = '', level] = name.split(':');
    return level ? `${KINDS[kind] ?? kind} ${level}` : (KINDS[kind] ?? kind);
  },
  /** @param {string} name @param {number} place */
  numbered: (name, place) => `${place}. ${name}`,
  experiments: 'Zehn Partien: Minimax gegen Zufall',
  experimentsAbout: 'Minimax, das seinen Zug und die Antwort ansieht, gegen einen Spieler, der zufällig zieht. So prüft ein Artikel über eine kleine Schachengine seinen Spieler, der alle Partien gewinnt:',
  article: '„Programming a simple minimax chess engine in R“',
  tenWhite: 'Zehn Partien mit Weiß',
  tenBlack: 'Zehn Partien mit Schwarz',
  losers: 'Wer verlor',
  loserHeads: ['Seite', 'Partien'],
  nobody: 'Niemand',
  watch: 'Auf dem großen Brett',
  /** @param {string} game */
  previewed: (game) => `${game}. Ein Klick aufs Brett zeigt deine Partie.`,
  /** @param {string} game */
  aside: (game) => `Das Brett zeigt deine eigene Partie, nicht ${game}, solange es die Tastatur hat.`,
  /** @param {number} game @param {string} white @param {string} black @param {number} ply */
  liveText: (game, white, black, ply) => `Partie ${game}: ${white} – ${black}, Zug ${Math.ceil(ply / 2)}`,
  /** @param {number} game @param {number} ply */
  liveMove: (game, ply) => `Partie ${game}, Zug ${Math.ceil(ply / 2)}`,
  standing: 'Wie es steht',
  /** @param {number} done @param {number} all @param {number} won @param {number} drawn @param {number} lost */
  progress: (done, all, won, drawn, lost) => `${number(done)} von ${counted(all, 'Partie', 'Partien')}: ${won} gewonnen, ${drawn} remis, ${lost} verloren`,
  /** @param {number} workers */
  running: (workers) => `Es wird gespielt, ${counted(workers, 'Partie', 'Partien')} zugleich.`,
  paused: 'Pause.',
  stopped: 'Angehalten.',
  /** @param {number} done @param {number} all */
  resumed: (done, all) => `Das Match geht weiter: ${done} von ${counted(all, 'Partie', 'Partien')} gespielt.`,
  over: 'Das Match ist vorbei.',
  /** @param {string} one @param {string} other @param {number} games */
  started: (one, other, games) => `Das Match beginnt: ${one} gegen ${other}, ${counted(games, 'Partie', 'Partien')}.`,
  /** @param {string} one @param {string} other @param {number} won @param {number} drawn @param {number} lost */
  result: (one, other, won, drawn, lost) => `Das Match ist vorbei: ${one} gegen ${other}, ${won} gewonnen, ${drawn} remis, ${lost} verloren.`,
  /** @param {string} message */
  failed: (message) => `Das Match brach mit einem Fehler ab. ${message}`,
  signed,
  /** @param {Elo} elo */
  elo: ({ elo, low, high }) => (Number.isFinite(elo) ? `Elo ${signed(Math.round(elo))} (95 %: ${signed(Math.round(low))} bis ${signed(Math.round(high))})` : 'Elo: zu wenige Partien für eine Aussage'),
  eloAbout: 'So weit steht der erste Spieler über dem zweiten.',
  /** @param {number} games @param {string} elo */
  plotLabel: (games, elo) => `Elo-Unterschied im Lauf der Partien. Nach ${counted(games, 'Partie', 'Partien')}: ${elo}.`,
  /** @param {number} games */
  gamesCount: (games) => counted(games, 'Partie', 'Partien'),
  scores: 'Nach Spieler und Farbe',
  reasons: 'Wie die Partien endeten',
  reasonHeads: ['Ende', 'Partien'],
  scoreHeads: ['Spieler', 'Sieg', 'Remis', 'Verlust', 'Anteil'],
  /** @param {number} part */
  share: (part) => `${String(Math.round(part * 1000) / 10).replace('.', ',')} %`,
  asWhite: 'mit Weiß',
  asBlack: 'mit Schwarz',
  white: 'Weiß',
  black: 'Schwarz',
  ends: {
    checkmate: 'Matt',
    stalemate: 'Patt',
    insufficient: 'keine Seite kann mattsetzen',
    fivefold: 'Stellung fünfmal',
    seventyfive: '75 Züge ohne Schlagen und Bauernzug',
    threefold: 'Stellung dreimal',
    fifty: '50 Züge ohne Schlagen und Bauernzug',
  },
  list: 'Die Partien',
  /** @param {string} white @param {string} black */
  pairing: (white, black) => `${white} – ${black}`,
  /** @param {string} end @param {number} moves */
  gameEnd: (end, moves) => `${end}, ${counted(moves, 'Zug', 'Züge')}`,
  open: 'Öffnen',
  /** @param {number} game */
  openGame: (game) => `Partie ${game} öffnen`,
  /** @param {number} game */
  gamePgn: (game) => `PGN der Partie ${game}`,
  /** @param {number} game */
  opened: (game) => `Partie ${game} ist auf dem Brett. Rückgängig bringt zurück, was dort war.`,
  link: 'Link',
  /** @param {number} game */
  linkGame: (game) => `Link zu Partie ${game} kopieren`,
  /** @param {number} game */
  linkCopied: (game) => `Ein Link zu Partie ${game} ist kopiert.`,
  copied: 'Kopiert',
  address: 'Link zur Partie',
  shown: 'Kopieren ist hier nicht erlaubt. Der Link wird gezeigt und kann von Hand kopiert werden.',
  allPgn: 'Alle Partien als PGN',
};
