// Spanish of making lessons.

import type { MakingWords } from '../words';

export const making: MakingWords = {
  about: 'Convierte la partida del tablero en una lección: añade ejercicios, pistas y respuestas.',
};
