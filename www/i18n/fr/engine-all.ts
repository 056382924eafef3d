// French of what is done and said in a game.

import { engine as early } from './engine';
import type { EngineWords } from '../words';
import { counted, thePiece } from './chess';

/** A time in words. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    seconds >= 3600 && counted(Math.floor(seconds / 3600), 'heure', 'heures'),
    seconds % 3600 >= 60 && counted(Math.floor(seconds / 60) % 60, 'minute', 'minutes'),
    seconds % 60 > 0 && counted(seconds % 60, 'seconde', 'secondes'),
  ];
  return parts.filter(Boolean).join(' ') || 'plus de temps';
};

export const engine: EngineWords = {
  ...early,
  refusals: {
    'no-game': 'Aucune partie n’est en cours.',
    'game-is-over': 'La partie est finie.',
    'game-is-on': 'La partie est encore en cours.',
    'not-your-turn': 'C’est à l’autre camp de jouer.',
    'not-at-the-end': 'L’échiquier montre un coup plus ancien. Aller au dernier coup permet de continuer.',
    'no-help': 'Cette partie se joue sans aide : ni indices, ni reprise des coups.',
    'no-claim': 'Il n’y a pas de nulle à demander ici.',
    'already-offered': 'La nulle a déjà été proposée dans cette position.',
    'nobody-thinks': 'L’ordinateur n’est pas en train de réfléchir.',
    'nothing-failed': 'Aucune panne n’est arrivée.',
    'no-start': 'Pour commencer une partie, il faut une position où un coup est possible.',
    'not-legal': 'Dans une partie, seuls les coups légaux sont joués.',
    practising:
      'Ici, il s’agit seulement de trouver un meilleur coup\u00a0: à jouer sur l’échiquier, ou retour à la partie.',
    practised: 'Cet exercice est terminé. Le suivant attend.',
  },
  said: {
    tookBack: (moves) => counted(moves, 'coup repris.', 'coups repris.'),
    declined: 'L’ordinateur refuse la nulle.',
    clocks: (times) =>
      times
        ? `Il reste ${duration(times.w)} aux Blancs, ${duration(times.b)} aux Noirs.`
        : 'Cette partie se joue sans pendule.',
    low: (left) => `Il reste ${duration(left)}.`,
    paused: 'Pause.',
    goOn: 'Continuer',
    goesOn: 'La partie reprend.',
    hintPiece: (letter, square) => `Indice : regarder ${thePiece(letter)} en ${square}.`,
    hintMove: (letter, from, to) => `Indice : ${thePiece(letter)} en ${from} va en ${to}.`,
  },
};
