// Deutsch der Aufgaben.

import type { AllWords } from '../words';

export const puzzles: AllWords['puzzles'] = {
  title: 'Aufgaben',
  about:
    'Stellungen aus Partien der Stufen dieses Programms. Ein einziger Zug hält den Gewinn. Zehn auf einmal, die leichtesten zuerst.',
  themesLabel: 'Motiv',
  gradesLabel: 'Wie schwer',
  all: 'Alle',
  theme: (name, count) => `${name} (${count})`,
  grades: { all: 'Alle', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  solve: 'Zehn lösen',
  titleOf: (theme) => (theme === undefined ? 'Aufgaben' : `Aufgaben: ${theme}`),
  none: 'So schwere Aufgaben mit diesem Motiv gibt es nicht. Ein anderes Motiv wählen oder „Alle“.',
  themes: {
    checkmate: 'Matts',
    'back-rank-mate': 'Grundreihenmatts',
    'removes-defender': 'beseitigte Verteidiger',
    promotion: 'Umwandlungen',
    sacrifice: 'Opfer',
    deflection: 'Ablenkungen',
    'x-ray': 'Röntgendeckungen',
    attraction: 'Hinlenkungen',
    clearance: 'Räumungen',
    interference: 'Verstellungen',
    intermezzo: 'Zwischenzüge',
    zugzwang: 'Zugzwang',
    desperado: 'Desperados',
    underpromotion: 'Unterverwandlungen',
    'perpetual-check': 'Dauerschachs',
  },
};
