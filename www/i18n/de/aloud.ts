// German of what is asked and answered by who hears the board.

import type { SeenRay } from '../arguments';
import type { AloudWords } from '../words';
import { piece } from './chess';
import { heard } from './descriptions';
import { duration } from './engine-all';

const span = (squares: readonly string[]): string =>
  squares.length > 1 ? `${squares[0]} bis ${squares.at(-1)}` : (squares[0] ?? '');

function ray({ empty, first }: SeenRay): string {
  const free = empty.length > 0 ? [`${span(empty)} leer`] : [];
  return [...free, ...(first ? [`${piece(first.piece)} ${first.square}`] : [])].join(', ');
}

export const aloud: AloudWords = {
  ...heard,
  rays: (square, rays) => `Von ${square}: ${rays.map(ray).join('; ')}.`,
  time: (clock, elapsed) =>
    [
      ...(clock === undefined ? [] : [`Die Uhr zeigt ${duration(clock)}.`]),
      ...(elapsed === undefined ? [] : [`Der Zug hat ${duration(elapsed)} gedauert.`]),
    ].join(' ') || 'Zu diesem Zug ist keine Zeit notiert.',
  noEvaluation: 'Zu diesem Zug ist keine Bewertung notiert.',
  opponent: (name, about) => `Auf der anderen Seite: ${name}${about ? `, ${about}` : ''}.`,
  players: (white, black) => `Weiß: ${white}. Schwarz: ${black}.`,
  resignAgain: 'Diese Partie aufgeben? Noch einmal eintippen gibt sie auf.',
  unanswered: 'Das lässt sich bei diesem Brett nicht fragen.',
  premove: 'Ein Zug, der auf die Antwort folgen soll, wird als zwei Felder einer eigenen Figur getippt, etwa g1f3.',
  about:
    'Außerdem: Uhr, letzter, Gegner, Remis, aufgeben, zurücknehmen; weiter, zurück, Anfang, Ende, Variante; Brett, Linien, Weiß, Schwarz, Strahlen.',
  typed: {
    clock: 'uhr|uhren|zeit',
    last: 'letzter|letzter zug',
    opponent: 'gegner|gegnerin|spieler',
    draw: 'remis|remis anbieten|beanspruchen',
    resign: 'aufgeben',
    takeBack: 'zurücknehmen|rückgängig',
    evaluation: 'bewertung|wer steht besser',
    best: 'tipp|bester zug',
    playBest: 'besten zug spielen',
    ranks: 'brett|reihen',
    files: 'linien',
    white: 'weiß|weiss|weiße figuren',
    black: 'schwarz|schwarze figuren',
    took: 'geschlagen',
    rays: 'strahlen',
    forward: 'weiter|vor',
    back: 'zurück',
    first: 'anfang',
    end: 'ende',
    nextVariation: 'variante|nächste variante',
    previousVariation: 'vorige variante',
  },
};
