// What German says of games, and of what works in the background.

import type { EngineWords } from '../areas/engine';
import { counted, thePiece } from './chess';

/** A time in words. */
const spoken = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [
    seconds >= 3600 && counted(Math.floor(seconds / 3600), 'Stunde', 'Stunden'),
    seconds % 3600 >= 60 && counted(Math.floor(seconds / 60) % 60, 'Minute', 'Minuten'),
    seconds % 60 > 0 && counted(seconds % 60, 'Sekunde', 'Sekunden'),
  ];
  return parts.filter(Boolean).join(' ') || 'keine Zeit';
};

export const engine: EngineWords = {
  faults: {
    unloaded: () => 'Die Schachengine konnte nicht geladen werden: Das Netz war gestört.',
    forbidden: () => 'Die Schachengine konnte nicht starten: Worker sind hier verboten.',
    forbiddenWasm: () => 'Die Schachengine konnte nicht starten: WebAssembly ist hier verboten.',
    memory: () =>
      'Der Speicher reicht nicht mehr für die Schachengine. Andere Tabs schließen und noch einmal versuchen.',
    silent: () => 'Die Schachengine antwortet nicht mehr.',
    ended: () => 'Die Schachengine hat aufgehört.',
    trapped: () => 'Die Schachengine fiel mit einem Fehler aus.',
    unreadable: () => 'Die Seite und die Schachengine konnten einander nicht lesen.',
    failed: (detail) => `Die Schachengine hatte einen Fehler: ${detail}`,
  },
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
  },
  said: {
    tookBack: (moves) => `${counted(moves, 'Zug', 'Züge')} zurückgenommen.`,
    declined: 'Der Computer lehnt das Remis ab.',
    clocks: (times) =>
      times ? `Weiß hat noch ${spoken(times.w)}, Schwarz ${spoken(times.b)}.` : 'Diese Partie hat keine Uhr.',
    low: (left) => `Noch ${spoken(left)}.`,
    paused: 'Pause.',
    goOn: 'Weiter',
    goesOn: 'Die Partie geht weiter.',
    hintPiece: (letter, square) => `Tipp: ${thePiece(letter)} auf ${square}.`,
    hintMove: (letter, from, to) => `Tipp: ${thePiece(letter)} auf ${from} zieht nach ${to}.`,
  },
};
