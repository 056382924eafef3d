// Spanish of playing lessons.

import type { LearnWords } from '../words';

export const learn: LearnWords = {
  tabs: { lessons: 'Lecciones', make: 'Crear' },
  about: 'Una lección pregunta en el tablero. Lo que salió mal vuelve unos días después.',
};
