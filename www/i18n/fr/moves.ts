// The list of moves in French.

import type { MovesWords } from '../words';
import { markSign } from '../marks';
import { counted } from './chess';
import { decimal, time } from '../numbers';

const NAMES: Readonly<Record<number, string>> = {
  1: 'bon coup',
  2: 'erreur',
  3: 'coup brillant',
  4: 'grosse erreur',
  5: 'coup intéressant',
  6: 'coup douteux',
  10: 'égalité',
  13: 'position peu claire',
  14: 'les Blancs sont un peu mieux',
  15: 'les Noirs sont un peu mieux',
  16: 'les Blancs sont mieux',
  17: 'les Noirs sont mieux',
  18: 'les Blancs gagnent',
  19: 'les Noirs gagnent',
};
const name = (nag: number): string => NAMES[nag] ?? `signe ${nag}`;

export const moves: MovesWords = {
  name: 'Coups',
  keys: {
    beside: 'au coup d’avant ou d’après',
    line: 'au coup ou à la variante du dessus ou du dessous',
    ends: 'aux bouts de la ligne',
    show: 'le montrer sur l’échiquier',
    comment: 'le commenter',
    mark: 'le noter bon, ou mauvais',
    remove: 'l’effacer avec tout ce qui suit',
    time: 'ce que montrait la pendule, et combien de temps il a pris',
    evaluation: 'comment il est évalué',
  },
  number: (number, side) => `${number}${side === 'w' ? '.' : '…'}`,
  mark: markSign,
  markName: name,
  positionMarks: 'Qui est mieux',
  marks: 'Signes',
  menu: (move) => `Que faire de ${move}`,
  more: (count) => counted(count, 'autre variante', 'autres variantes'),
  commentOn: (move) => `Commentaire sur ${move}`,
  ask: 'Qu’y a-t-il à dire de ce coup ?',
  done: 'Terminé',
  clock: (milliseconds) => time(Math.floor(milliseconds / 1000)),
  elapsed: (milliseconds) =>
    milliseconds < 60_000 ? `${decimal(milliseconds / 1000, 1)} s` : time(Math.floor(milliseconds / 1000)),
  evaluation: ({ centipawns, mate }) => {
    if (mate !== undefined) return `#${mate}`.replace('-', '−');
    const pawns = Math.round(centipawns / 10) / 10;
    return `${pawns > 0 ? '+' : ''}${decimal(pawns, 1)}`;
  },
  drawn: (count) => counted(count, 'dessin', 'dessins'),
  result: (result) => result.replaceAll('1/2', '½').replace('-', '–'),
  copyFen: 'Copier la position (FEN)',
  fenCopied: 'La position est copiée.',
  notCopied: (fen) => `Ce navigateur ne laisse pas la page copier. La position est ${fen}`,
  autoplay: { play: 'Lecture automatique', pause: 'Pause', speed: 'Vitesse' },
  times: (speed) => `${String(speed).replace('.', ',')}×`,
  said: {
    promoted: (move) => `La variante avec ${move} est montée.`,
    isMain: (move) => `La ligne avec ${move} est maintenant la ligne principale.`,
    marked: (move, nag, isMarked) => `${move} : ${isMarked ? name(nag) : `plus de signe « ${name(nag)} »`}.`,
    commented: (move, isCommented) => `Commentaire sur ${move} ${isCommented ? 'gardé' : 'supprimé'}.`,
  },
};
