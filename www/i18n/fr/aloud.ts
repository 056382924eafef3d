// French of what is asked and answered by who hears the board.

import type { SeenRay } from '../arguments';
import type { AloudWords } from '../words';
import { piece } from './chess';
import { heard } from './descriptions';
import { duration } from './engine-all';

const span = (squares: readonly string[]): string =>
  squares.length > 1 ? `${squares[0]} à ${squares.at(-1)}` : (squares[0] ?? '');

function ray({ empty, first }: SeenRay): string {
  const free = empty.length > 0 ? [`${span(empty)} vide`] : [];
  return [...free, ...(first ? [`${piece(first.piece)} ${first.square}`] : [])].join(', ');
}

export const aloud: AloudWords = {
  ...heard,
  rays: (square, rays) => `Depuis ${square} : ${rays.map(ray).join(' ; ')}.`,
  time: (clock, elapsed) =>
    [
      ...(clock === undefined ? [] : [`La pendule montre ${duration(clock)}.`]),
      ...(elapsed === undefined ? [] : [`Le coup a pris ${duration(elapsed)}.`]),
    ].join(' ') || 'Aucun temps n’est noté pour ce coup.',
  noEvaluation: 'Aucune évaluation n’est notée pour ce coup.',
  opponent: (name, about) => `De l’autre côté : ${name}${about ? `, ${about}` : ''}.`,
  players: (white, black) => `Les Blancs : ${white}. Les Noirs : ${black}.`,
  resignAgain: 'Abandonner cette partie ? Le taper encore une fois l’abandonne.',
  unanswered: 'Cela ne peut pas se demander sur cet échiquier.',
  premove:
    'Un coup qui doit suivre la réponse se tape par deux cases, par exemple g1f3, à partir d’une de ses propres pièces.',
  about:
    'Ou encore : pendule, dernier, adversaire, nulle, abandonner, reprendre ; suivant, précédent, début, fin, variante ; échiquier, colonnes, blancs, noirs, rayons.',
  typed: {
    clock: 'pendule|pendules|temps',
    last: 'dernier|dernier coup',
    opponent: 'adversaire|joueurs',
    draw: 'nulle|proposer nulle|réclamer',
    resign: 'abandonner|abandon',
    takeBack: 'reprendre|annuler',
    evaluation: 'évaluation|qui est mieux',
    best: 'indice|meilleur coup',
    playBest: 'jouer le meilleur coup',
    ranks: 'échiquier|rangées',
    files: 'colonnes',
    white: 'blancs|pièces blanches',
    black: 'noirs|pièces noires',
    took: 'pris|prise',
    rays: 'rayons',
    forward: 'suivant|avancer',
    back: 'précédent|reculer',
    first: 'début',
    end: 'fin',
    nextVariation: 'variante|variante suivante',
    previousVariation: 'variante précédente',
  },
};
