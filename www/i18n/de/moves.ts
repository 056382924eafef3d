// The list of moves in German.

import type { MovesWords } from '../words';
import { markSign } from '../marks';
import { counted } from './chess';
import { decimal, time } from '../numbers';

const NAMES: Readonly<Record<number, string>> = {
  1: 'guter Zug',
  2: 'Fehler',
  3: 'glänzender Zug',
  4: 'grober Fehler',
  5: 'interessanter Zug',
  6: 'zweifelhafter Zug',
  10: 'ausgeglichen',
  13: 'unklar',
  14: 'Weiß steht etwas besser',
  15: 'Schwarz steht etwas besser',
  16: 'Weiß steht besser',
  17: 'Schwarz steht besser',
  18: 'Weiß steht auf Gewinn',
  19: 'Schwarz steht auf Gewinn',
};
const name = (nag: number): string => NAMES[nag] ?? `Zeichen ${nag}`;

export const moves: MovesWords = {
  name: 'Züge',
  keys: {
    beside: 'zum Zug davor oder danach',
    line: 'zum Zug oder zur Variante darüber oder darunter',
    ends: 'zu den Enden der Linie',
    show: 'auf dem Brett zeigen',
    comment: 'kommentieren',
    mark: 'als gut oder als Fehler bewerten',
    remove: 'löschen, mit allem, was folgt',
    time: 'was die Uhr gezeigt hat, und wie lange er gedauert hat',
    evaluation: 'wie er bewertet ist',
  },
  number: (number, side) => `${number}${side === 'w' ? '.' : '…'}`,
  mark: markSign,
  markName: name,
  positionMarks: 'Wie es steht',
  marks: 'Zeichen',
  menu: (move) => `Was mit ${move} geschehen soll`,
  more: (count) => counted(count, 'weitere Variante', 'weitere Varianten'),
  commentOn: (move) => `Kommentar zu ${move}`,
  ask: 'Was ist zu diesem Zug zu sagen?',
  done: 'Fertig',
  clock: (milliseconds) => time(Math.floor(milliseconds / 1000)),
  elapsed: (milliseconds) =>
    milliseconds < 60_000 ? `${decimal(milliseconds / 1000, 1)} s` : time(Math.floor(milliseconds / 1000)),
  evaluation: ({ centipawns, mate }) => {
    if (mate !== undefined) return `#${mate}`.replace('-', '−');
    const pawns = Math.round(centipawns / 10) / 10;
    return `${pawns > 0 ? '+' : ''}${decimal(pawns, 1)}`;
  },
  drawn: (count) => counted(count, 'Zeichnung', 'Zeichnungen'),
  result: (result) => result.replaceAll('1/2', '½').replace('-', '–'),
  copyFen: 'Die Stellung kopieren (FEN)',
  fenCopied: 'Die Stellung ist kopiert.',
  notCopied: (fen) => `Dieser Browser lässt die Seite nicht kopieren. Die Stellung ist ${fen}`,
  autoplay: { play: 'Die Züge vorführen', pause: 'Pause', speed: 'Tempo' },
  times: (speed) => `${String(speed).replace('.', ',')}×`,
  said: {
    promoted: (move) => `Die Variante mit ${move} steht jetzt weiter oben.`,
    isMain: (move) => `Die Zugfolge mit ${move} ist jetzt die Hauptvariante.`,
    marked: (move, nag, isMarked) => `${move}: ${isMarked ? name(nag) : `nicht mehr „${name(nag)}“`}.`,
    commented: (move, isCommented) => `Kommentar zu ${move} ${isCommented ? 'gespeichert' : 'entfernt'}.`,
  },
};
