// German of what is done and said in a game.

import { engine as early } from './engine';
import type { EngineWords } from '../words';
import { counted, thePiece } from './chess';

/** A time in words. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    seconds >= 3600 && counted(Math.floor(seconds / 3600), 'Stunde', 'Stunden'),
    seconds % 3600 >= 60 && counted(Math.floor(seconds / 60) % 60, 'Minute', 'Minuten'),
    seconds % 60 > 0 && counted(seconds % 60, 'Sekunde', 'Sekunden'),
  ];
  return parts.filter(Boolean).join(' ') || 'keine Zeit';
};

export const engine: EngineWords = {
  ...early,
  refusals: {
    'no-game': 'Gerade wird keine Partie gespielt.',
    'game-is-over': 'Die Partie ist zu Ende.',
    'game-is-on': 'Die Partie läuft noch.',
    'not-your-turn': 'Die andere Seite ist am Zug.',
    'not-at-the-end': 'Das Brett zeigt einen früheren Zug. Beim letzten Zug geht es weiter.',
    'no-help': 'Diese Partie wird ohne Hilfe gespielt: keine Tipps, kein Zurücknehmen.',
    'no-claim': 'Hier lässt sich kein Remis beanspruchen.',
    'already-offered': 'In dieser Stellung wurde schon Remis angeboten.',
    'nobody-thinks': 'Der Computer denkt gerade nicht nach.',
    'nothing-failed': 'Es ist kein Fehler passiert.',
    'no-start': 'Eine Partie braucht eine Stellung, in der jemand ziehen kann.',
    'not-legal': 'In einer Partie gibt es nur erlaubte Züge.',
    practising:
      'Hier ist nur ein besserer Zug gesucht. Weiter geht es mit einem Zug auf dem Brett, oder zurück zur Partie.',
    practised: 'Diese Aufgabe ist fertig. Weiter geht es mit der nächsten.',
  },
  said: {
    tookBack: (moves) => `${counted(moves, 'Zug', 'Züge')} zurückgenommen.`,
    declined: 'Der Computer lehnt das Remis ab.',
    clocks: (times) =>
      times ? `Weiß hat noch ${duration(times.w)}, Schwarz ${duration(times.b)}.` : 'Diese Partie hat keine Uhr.',
    low: (left) => `Noch ${duration(left)}.`,
    paused: 'Pause.',
    goOn: 'Weiter',
    goesOn: 'Die Partie geht weiter.',
    hintPiece: (letter, square) => `Tipp: ${thePiece(letter)} auf ${square}.`,
    hintMove: (letter, from, to) => `Tipp: ${thePiece(letter)} auf ${from} zieht nach ${to}.`,
  },
};
