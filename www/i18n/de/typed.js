// @ts-check
// The sentences of the field for typed moves.

export const typed = {
  label: 'Zug oder Frage',
  close: 'Schließen',
  about: 'Zum Beispiel Sf3, e2e4, Springer f3, kurze Rochade; p S: wo die weißen Springer stehen; s e: was auf der e-Linie steht.',
  /** Words for parts of a move, in the order in which they are looked for. @type {[said: RegExp, san: string][]} */
  parts: [
    [/lange rochade|rochade lang/, 'O-O-O'],
    [/kurze rochade|rochade( kurz)?/, 'O-O'],
    [/könig/, 'K'], [/dame/, 'Q'], [/turm/, 'R'], [/läufer/, 'B'], [/springer/, 'N'], [/bauer/, ''],
    [/schlägt/, 'x'], [/von|nach|auf|den|die|wird( zu[rm]?)?/, ''],
  ],
};
