// German.

import type { Words } from '../words';
import { asSentence } from '../clause';
import { engine } from './engine';
import { shell } from './shell';
import { lineEnds, spokenWith } from './spoken';

/** The words, with what there is to say of what a document refuses. */
export function wordsWith(problem: Words['problem']): Words {
  return {
    ...spokenWith(problem),
    shell,
    commands: {
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      first: 'Zum Anfang',
      back: 'Zurück',
      forward: 'Vor',
      last: 'Zum Ende',
    },
    refusals: {
      ...lineEnds,
      locked: 'Nicht, solange diese Partie läuft: erst beenden oder verlassen.',
      'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
      'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
      'nothing-drawn': 'Auf dem Brett ist nichts gezeichnet.',
      'nothing-before': 'Vor dieser Partie gibt es keine andere.',
      'nothing-to-play': 'Noch gibt es keine Züge vorzuführen.',
      'not-there': 'Diesen Zug gibt es nicht mehr.',
      'is-main': 'Das ist schon die Hauptvariante.',
      'only-shown': 'Diese Stellung wird nur gezeigt. Weitergespielt wird in der Partie.',
      'not-begun': 'Die Partie hat noch nicht begonnen; zuerst kommt „Spielen“.',
      watching: 'Das ist eine Partie des Matchs; „Eigenes Brett“ bringt das eigene zurück.',
    },
    flip: 'Brett drehen',
    tools: 'Werkzeuge fürs Brett',
    step: 'Schritt',
    stepOf: (step, all) => `${step} von ${all}`,
    engine,
    links: {
      damaged: 'Dieser Link ist beschädigt; am besten noch einmal ganz kopieren.',
      newer: 'Dieser Link stammt von einer neueren Version; die Seite neu laden, um sie zu bekommen.',
      long: 'Dieser Link ist zu lang.',
    },
    loading: {
      waiting: 'Lädt …',
      failed: 'Nicht alles konnte geladen werden.',
      old: 'Dieser Browser ist zu alt für Gridmate. Mit einer neueren Version oder einem anderen Browser geht es.',
      again: 'Noch einmal',
    },
  };
}

/** In English until the sentences have come. */
export const words = wordsWith(({ message }) => asSentence(message));
