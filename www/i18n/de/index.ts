// German.

import type { Words } from '../words';
import { asSentence } from '../clause';
import { board } from './board';
import { aPiece, capital, counted, done, ended, piece, role, SIDES, standing, thePiece } from './chess';
import { engine } from './engine';
import { shell } from './shell';

const CLAIMABLE = 'Remis kann beansprucht werden.';

/** The words, with what there is to say of what a document refuses. */
export function wordsWith(problem: Words['problem']): Words {
  const standingWhy: Words['standing'] = (position) => standing(position, position.reasons.map(problem)[0]);
  return {
    tag: 'de',
    direction: 'ltr',
    letters: 'KDTLS',
    shell,
    board,
    standing: standingWhy,
    commands: {
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      first: 'Zum Anfang',
      back: 'Zurück',
      forward: 'Vor',
      last: 'Zum Ende',
    },
    refusals: {
      locked: 'Nicht, solange diese Partie läuft: erst beenden oder verlassen.',
      'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
      'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
      'nothing-drawn': 'Auf dem Brett ist nichts gezeichnet.',
      'nothing-before': 'Vor dieser Partie gibt es keine andere.',
      'nothing-to-play': 'Noch gibt es keine Züge vorzuführen.',
      'at-the-start': 'Hier ist der Anfang.',
      'at-the-end': 'Hier endet die Zugfolge.',
      'not-there': 'Diesen Zug gibt es nicht mehr.',
      'is-main': 'Das ist schon die Hauptvariante.',
      'only-shown': 'Diese Stellung wird nur gezeigt. Weitergespielt wird in der Partie.',
      'not-begun': 'Die Partie hat noch nicht begonnen; zuerst kommt „Spielen“.',
      watching: 'Das ist eine Partie des Matchs; „Eigenes Brett“ bringt das eigene zurück.',
    },
    faults: {
      'core-fault':
        'Das Brett hatte einen Fehler und wurde neu gestartet. Die letzte Änderung fehlt; die Partie ist so, wie sie davor war.',
      'program-fault':
        'Das Programm hatte einen Fehler. Die Partie ist noch da: einfach weitermachen oder die Seite neu laden, falls etwas nicht mehr geht.',
    },
    problem,
    said: {
      move: (effect, position, san) => {
        const check = position.check && !position.end ? ', Schach' : '';
        const end = ended(position);
        const more = end ?? (position.claims.length > 0 ? CLAIMABLE : undefined);
        return `${san ?? `${done(effect)}${check}`}.${more ? ` ${more}` : ''}`;
      },
      put: (letter, square) => `${capital(piece(letter))} auf ${square}.`,
      removed: (square) => `${square} ist jetzt leer.`,
      undone: (position) => `Rückgängig gemacht. ${standingWhy(position)}`,
      redone: (position) => `Wiederholt. ${standingWhy(position)}`,
      atStart: (position) => `Der Anfang. ${standingWhy(position)}`,
      deleted: (move) => `${move} gelöscht; „Rückgängig“ holt es zurück.`,
      chess960: (number) => `Chess960-Aufstellung ${number}.`,
      claimable: CLAIMABLE,
    },
    input: {
      empty: (square) => `${square} ist leer.`,
      picked: (letter, square, targets) =>
        `${capital(piece(letter))} auf ${square} aufgenommen. ${counted(targets.length, 'Zug', 'Züge')}${targets.length > 0 ? `: ${targets.join(', ')}` : ''}.`,
      stuck: (letter, square) => `${capital(thePiece(letter))} auf ${square} hat keinen erlaubten Zug.`,
      notYours: (letter, turn) => `Das ist ${aPiece(letter)}, und ${SIDES[turn]} ist am Zug.`,
      putBack: (letter, square) => `${capital(piece(letter))} zurück auf ${square}.`,
      promotes: 'Was wird aus dem Bauern?',
      role,
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
