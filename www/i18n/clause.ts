// Clauses as sentences. It imports nothing: the words of the first board are loaded with it, and with nothing else.

/** A clause as a sentence of its own; a square stays as it is. */
export const asSentence = (text: string): string =>
  text.replace(/^\p{Ll}(?![1-8])/u, (letter) => letter.toUpperCase()).replace(/[^.!?…]$/u, '$&.');
