// German of the lessons that are examples.

import type { LearnWords } from '../words';

export const examples: LearnWords['examples'] = {
  steps: {
    title: 'Fünf Arten von Aufgaben',
    about:
      'Eine Gabel, die Felder eines Springers, eine Fesselung, ein Matt in zwei Zügen und eine Partie zum Gewinnen.',
    texts: {
      fork: 'Ein Springer greift in alle Richtungen zugleich an.',
      forkHint: 'Welches Feld ist einen Springersprung vom König und vom Turm entfernt?',
      forkWrong: 'Gesucht ist ein Zug, der zwei Figuren zugleich angreift.',
      forked: 'König und Turm sind zugleich angegriffen: eine Gabel.',
      forkOther: 'Ein Schach und nicht mehr: Der Turm ist nicht angegriffen.',
      forkNext: 'Der König musste ziehen.',
      forkEnd: 'Das ist ein ganzer Turm.',
      reach: 'Das Brett ist leer bis auf die Könige. Wohin kann der Springer auf g2?',
      reachHint: 'Zwei Felder geradeaus, dann eines zur Seite.',
      pin: 'Weiß ist am Zug, und der Springer auf c3 kann nicht ziehen.',
      pinRight: 'Er ist gefesselt',
      pinBlocked: 'Alle seine Felder sind besetzt',
      pinTurn: 'Springer dürfen hier nicht ziehen',
      pinHint: 'Was steht vom Läufer aus hinter dem Springer?',
      mate: 'Paul Morphy hat diese Aufgabe als Junge erdacht.',
      mateHint: 'Der schwarze Läufer deckt und muss ziehen: den Bauern die Züge nehmen.',
      mateQuiet: 'Der Turm bietet sich an, und Schwarz hat nur Züge, die schaden.',
      mateEnd: 'Der Bauer setzt matt.',
      rooks: 'Zwei Türme treiben einen König Reihe um Reihe an den Rand.',
      rooksHint: 'Ein Turm sperrt eine Reihe, der andere gibt auf der nächsten Schach.',
    },
  },
  mates: {
    title: 'Drei berühmte Matts',
    about: 'Das Grundreihenmatt, das erstickte Matt und das Seekadettenmatt.',
    texts: {
      back: 'Der schwarze König steht hinter seinen eigenen Bauern.',
      backHint: 'Welche Reihe deckt niemand?',
      backEnd: 'Das Matt auf der Grundreihe.',
      smothered: 'Der König hat wenige Felder. Das letzte wird ihm genommen.',
      smotheredHint: 'Die Dame darf gegeben werden.',
      smotheredQueen: 'Nur der Turm kann schlagen.',
      smotheredEnd: 'Der König ist von den eigenen Figuren erstickt.',
      legal: 'Der schwarze Läufer fesselt den Springer an die Dame. So scheint es.',
      legalHint: 'Der Springer zieht trotzdem.',
      legalWrong: 'Es gibt etwas viel Stärkeres.',
      legalQueen: 'Die Dame wird gegeben.',
      legalAsk: 'Der Läufer schlägt, und die Überraschung ist vorbei.',
      legalNext: 'Schwarz nimmt die Dame.',
      legalEnd: 'Das Seekadettenmatt: Drei Leichtfiguren genügen.',
    },
  },
};
