// @ts-check
// The sentences of the field for typed moves.

export const typed = {
  label: 'Move or question',
  close: 'Close',
  about: 'For example Nf3, e2e4, knight f3, castle kingside; p N: where White’s knights are; s e: what is on the e-file.',
  /** Words for parts of a move, in the order in which they are looked for. @type {[said: RegExp, san: string][]} */
  parts: [
    [/castles?\s+(queen\s*-?side|long)/, 'O-O-O'],
    [/castles?(\s+(king\s*-?side|short))?/, 'O-O'],
    [/king/, 'K'], [/queen/, 'Q'], [/rook/, 'R'], [/bishop/, 'B'], [/knight/, 'N'], [/pawn/, ''],
    [/takes|captures/, 'x'], [/from|to|on|becomes( an?)?|promotes( to)?/, ''],
  ],
};
