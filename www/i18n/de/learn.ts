// German of playing lessons.

import type { LearnWords } from '../words';

export const learn: LearnWords = {
  tabs: { lessons: 'Lektionen', make: 'Erstellen' },
  about: 'Eine Lektion fragt auf dem Brett. Was falsch war, kommt nach einigen Tagen wieder.',
};
