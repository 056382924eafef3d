// German of puzzles from the reader's own games.

import type { MineWords } from '../words';
import { counted } from './chess';

const puzzles = (count: number): string => counted(count, 'Aufgabe', 'Aufgaben');

export const mine: MineWords = {
  title: 'Aus meinen Partien',
  about:
    'Von jeder Partie, die in „Analyse“ ausgewertet wird, bleiben die Aufgaben hier, und es wird gezählt, welche Motive die eigenen Fehler zulassen oder verpassen.',
  choose: 'Partie wählen',
  count: (count, games) => `${puzzles(count)} aus ${counted(games, 'Partie', 'Partien')}.`,
  solve: 'Lösen',
  weaknesses: 'Hinter den eigenen Fehlern',
  none: 'Noch kein Motiv. Bei einer Partie, die nicht hier gespielt wurde, ist in ihrer Auswertung zu wählen, wessen Fehler die eigenen sind.',
  facts: (allowed, missed) =>
    [allowed > 0 ? `${allowed} × zugelassen` : '', missed > 0 ? `${missed} × verpasst` : ''].filter(Boolean).join(', '),
  practise: (count) => `mit ${counted(count, 'Aufgabe', 'Aufgaben')} üben`,
  titleOf: (motif) => `Aus meinen Partien: ${motif}`,
  games: (count) => counted(count, 'Partie', 'Partien'),
  puzzlesOf: puzzles,
  untitled: 'Partie ohne Namen',
  puzzles: 'Aufgaben',
  find: 'Aufgaben suchen',
  finding: 'Aufgaben werden gesucht …',
  stop: 'Anhalten',
  found: (count) =>
    count === 0 ? 'In dieser Partie ist keine Aufgabe.' : `${puzzles(count)} aus dieser Partie, zu finden in „Lernen“.`,
  ofFile: 'Aufgaben in diesen Partien suchen',
  ofFileAbout: 'Zuerst wird jede Partie ausgewertet, was etwas dauert. Was gefunden wird, bleibt in „Lernen“.',
  you: 'Eigener Name',
  noPlayer: 'keiner der Spieler',
  lookThrough: (games) => (games === 1 ? 'Durchsuchen' : `${games} Partien durchsuchen`),
  gameOf: (at, all) => `Partie ${at} von ${all}`,
  ofGames: (count, games) =>
    `${count === 0 ? 'Keine Aufgabe' : puzzles(count)} in ${counted(games, 'Partie', 'Partien')}.`,
};
