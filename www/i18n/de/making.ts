// German of making lessons.

import type { MakingWords } from '../words';

export const making: MakingWords = {
  about: 'Aus der Partie auf dem Brett eine Lektion machen: Aufgaben, Tipps und Antworten dazu.',
};
