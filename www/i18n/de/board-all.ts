// German of what is asked and typed on the board.

import { board as early } from './board';
import type { BoardWords } from '../words';
import { inEnglish, letterIn, type Letters } from '../typed';
import { descriptions } from './descriptions';

const LETTERS: Letters = { D: 'Q', T: 'R', L: 'B', S: 'N' };

const SAID = [
  [/(lange|große) rochade|rochade (lang|groß)/, 'castle long'],
  [/(kurze |kleine )?rochade( kurz| klein)?/, 'castle short'],
  [/könig/, 'king'],
  [/dame/, 'queen'],
  [/turm/, 'rook'],
  [/läufer/, 'bishop'],
  [/springer/, 'knight'],
  [/bauern?/, 'pawn'],
  [/schlägt|nimmt/, 'takes'],
  [/schach ?matt|matt/, 'mate'],
  [/schach/, 'check'],
  [/wird( zu[rm]?)?/, 'becomes'],
  [/en passant/, ''],
  [/von/, 'from'],
  [/nach|auf/, 'to'],
  [/de[rn]|die|einen?|eine/, 'the'],
] as const;

export const board: BoardWords = {
  ...early,
  keys: {
    walk: 'zum nächsten Feld',
    ends: 'an die Enden der Reihe',
    corners: 'in die Ecken des Bretts',
    press: 'eine Figur aufnehmen, absetzen',
    cancel: 'zurückstellen',
    square: 'was auf diesem Feld steht',
    last: 'der letzte Zug',
    moves: 'wohin diese Figur kann',
    captures: 'was sie schlagen kann',
    jump: 'zum nächsten König, zur nächsten Dame, zu Turm, Läufer, Springer oder Bauer',
    jumpBack: 'zum vorigen davon',
    rank: 'auf diese Reihe',
    file: 'auf die Linie, a bis h',
    scanRank: 'was auf dieser Reihe steht',
    scanFile: 'was auf dieser Linie steht',
    captured: 'was geschlagen wurde',
    evaluation: 'wer besser steht',
    best: 'der beste Zug',
    clocks: 'was die Uhren zeigen',
    type: 'einen Zug oder eine Frage eintippen',
    draw: 'Pfeile zeichnen oder damit aufhören',
    flip: 'das Brett drehen',
    remove: 'die Figur wegnehmen, beim Aufstellen',
    rays: 'was diese Figur auf ihren Linien sieht, oder was von hier zu sehen ist',
    allRays: 'was von hier auf allen Linien zu sehen ist',
    back: 'einen Schritt zurück in der Partie',
    forward: 'einen Schritt weiter',
    toStart: 'an den Anfang der Partie',
    toEnd: 'an ihr Ende',
    nextVariation: 'der nächste Zug, der stattdessen gemacht wurde',
    previousVariation: 'der vorige davon',
    playBest: 'den besten Zug spielen',
    whites: 'alle weißen Figuren',
    blacks: 'alle schwarzen Figuren',
    alike: 'alle Figuren wie diese',
    took: 'was der letzte Zug geschlagen hat',
    ranks: 'das ganze Brett, Reihe für Reihe',
    files: 'das ganze Brett, Linie für Linie',
  },
  drawing: {
    ...early.drawing,
    open: 'Pfeile zeichnen',
    allErased: 'Alle Pfeile und Kreise entfernt; „Rückgängig“ holt sie zurück.',
  },
  typed: {
    open: 'Einen Zug eintippen',
    label: 'Zug oder Frage',
    about:
      'Zum Beispiel Nf3 oder Sf3, e2e4, Springer f3 oder Rochade. Oder fragen: p S, wo die weißen Springer stehen; s e, was auf der e-Linie steht.',
    letterOf: (letter) => letterIn(LETTERS, letter),
    inEnglish: inEnglish(LETTERS, SAID),
  },
  descriptions,
};
