// The list of moves in French.

import type { MovesWords } from '../areas/moves';
import { counted } from './chess';
import { decimal, time } from '../numbers';

const NAMES = ['', 'bon coup', 'erreur', 'coup brillant', 'grosse erreur', 'coup intéressant', 'coup douteux'];
const name = (nag: number): string => NAMES[nag] ?? `signe ${nag}`;

export const moves: MovesWords = {
  name: 'Coups',
  number: (number, side) => `${number}${side === 'w' ? '.' : '…'}`,
  mark: (nag) => ['', '!', '?', '!!', '??', '!?', '?!'][nag] ?? ` $${nag}`,
  markName: name,
  marks: 'Signes',
  menu: (move) => `Que faire de ${move}`,
  tokens: 'Montrer les mots',
  more: (count) => counted(count, 'autre variante', 'autres variantes'),
  commentOn: (move) => `Commentaire sur ${move}`,
  ask: 'Qu’y a-t-il à dire de ce coup ?',
  clock: (milliseconds) => time(Math.floor(milliseconds / 1000)),
  elapsed: (milliseconds) =>
    milliseconds < 60_000 ? `${decimal(milliseconds / 1000, 1)} s` : time(Math.floor(milliseconds / 1000)),
  evaluation: ({ centipawns, mate }) =>
    mate === undefined ? `${centipawns > 0 ? '+' : ''}${decimal(centipawns / 100, 1)}` : `#${mate}`,
  drawn: (count) => counted(count, 'dessin', 'dessins'),
  result: (result) => result.replaceAll('1/2', '½').replace('-', '–'),
  copyFen: 'Copier la position (FEN)',
  fenCopied: 'La position est copiée.',
  notCopied: (fen) => `Ce navigateur ne laisse pas la page copier. La position est ${fen}`,
  autoplay: { play: 'Dérouler les coups', pause: 'Pause', speed: 'Vitesse' },
  times: (speed) => `${String(speed).replace('.', ',')}×`,
  said: {
    promoted: (move) => `La variante avec ${move} est montée.`,
    isMain: (move) => `La ligne avec ${move} est maintenant la ligne principale.`,
    marked: (move, nag, isMarked) => `${move} : ${isMarked ? name(nag) : `plus de signe « ${name(nag)} »`}.`,
    commented: (move, isCommented) => `Commentaire sur ${move} ${isCommented ? 'gardé' : 'supprimé'}.`,
  },
};
