// German of help.

import type { HelpWords } from '../words';

export const help: HelpWords = {
  places: 'Bereiche',
  first: 'Zuerst probieren:',
  can: 'Was hier geht:',
  example: (title) => `Zeigen: ${title}`,
  place: {
    play: {
      about: 'Eine Partie gegen den Computer oder zu zweit an diesem Brett, auf Wunsch mit Uhren.',
      first: '„Neue Partie“ drücken, eine Stufe wählen und ziehen. „Tipp“ zeigt einen guten Zug.',
    },
    analyse: {
      about:
        'Alle Züge der Partie, dazu andere Wege, die sie hätte nehmen können, und was eine starke Engine davon hält.',
      first: 'die Partie auswerten und von Fehler zu Fehler gehen. ••• neben dem Zug: kommentieren oder bewerten.',
    },
    learn: {
      about:
        'Lektionen und Aufgaben: den Zug finden, das Matt finden, Felder markieren, eine Antwort wählen, zu Ende spielen. Was falsch war, kommt nach einigen Tagen wieder.',
      first:
        'ein Beispiel öffnen und tun, was es verlangt. „Tipp“ hilft, und zu einer falschen Antwort steht da, warum.',
    },
    script: {
      about:
        'Die Partie als Text. Jedes Wort ist ein Schritt: e2e4 zieht, xd5 nimmt eine Figur weg, a8=♕ stellt eine hin.',
      first: 'e2e4, e7e5 tippen und aufs Brett sehen. Falsches wird markiert, und ein Knopf berichtigt es.',
    },
    sets: {
      about:
        'Züge als Mengen von Feldpaaren, aus Gangarten und den Motiven auf dem Brett wie Gabeln und Fesselungen gebaut oder in SQL erfragt. Das Brett zeigt, was in einer Menge ist.',
      first: 'eine Figur antippen, dann ein Feld des Bretts: Man sieht, wohin sie von dort kommt.',
    },
    think: {
      about: 'Wie ein Computer seinen Zug findet: der Baum von allem, was er ansieht, Stellung für Stellung.',
      first: '„Vorführen“ drücken. Pfeiltasten führen durch den Baum, und das Brett folgt.',
    },
    match: {
      about: 'Zwei Computerspieler gegeneinander, so viele Partien wie gewünscht, und um wie viel einer stärker ist.',
      first: 'zwei Spieler wählen und starten. Während sie spielen, lässt sich anderes tun.',
    },
    setup: {
      about:
        'Jede Stellung: Figuren, wo immer sie stehen sollen, wer am Zug ist, oder einer der 960 Anfänge von Chess960.',
      first: 'am Rand des Bretts eine Figur wählen, dann Felder antippen. Von dort lässt sich spielen.',
    },
    games: {
      about: 'Gespeicherte Partien, PGN-Dateien mit vielen Partien, berühmte Beispiele und das Brett als Bild.',
      first: '„Beispiele“ öffnen und ein kleines Brett wählen.',
    },
  },
  after: 'Gebaut nach dem Artikel',
  drawing:
    'Die rechte Maustaste zeichnet: ziehen für einen Pfeil, drücken für einen Kreis. Mit Umschalt oder Strg wird er rot, mit Alt blau, mit beiden gelb.',
};
