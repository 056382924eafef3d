// @ts-check
// What is said about the examples, under the names that they have in their list.

export const gallery = {
  about: 'Jedes öffnet sich als Dokument: durchgehen, ändern, weiterspielen. Was vorher auf dem Brett war, lässt sich zurückholen.',
  closeStory: 'Schließen',
  /** What is said when one is on the board. @param {string} title @param {string} about */
  opened: (title, about) => `${title}: ${about}`,
};

/** @type {Record<string, { title: string, about: string }>} */
export const groups = {
  spreadsheet: {
    title: 'Eine einzige Tabellenformel',
    about: 'Die Sprache der Skripte: jedes Beispiel läuft in der Tabelle unverändert und zeigt dort dasselbe Brett.',
  },
  mistakes: { title: 'Skripte mit Fehlern', about: 'Jede Bemerkung sagt, was geschah und warum, und hat einen Knopf, der es behebt.' },
  sets: { title: 'Züge als Mengen', about: 'Eine Figur ist die Menge aller Feldpaare, zwischen denen sie gehen kann.' },
  mechanics: { title: 'Wohin kann sie?', about: 'Eine Figur, ein Feld, und alles, was von dort erreichbar ist.' },
  paths: { title: 'Worüber ein Zug führt', about: 'Ein Weg sind die Felder zwischen den beiden Enden eines Zuges: Eine Figur auf einem davon steht im Weg.' },
  chess960: { title: 'Chess960', about: 'Die Grundreihe zufällig: Läufer auf verschiedenen Farben, der König zwischen den Türmen.' },
  engine: { title: 'Wie ein Schachprogramm denkt', about: 'Stellungen, an denen ein kleines Programm zählt und vorausschaut.' },
  rules: { title: 'Regeln mit Kniff', about: 'Rochade, en passant, Umwandlung, Patt: wo sie überraschen.' },
  games: { title: 'Berühmte Partien', about: 'Von der kürzesten, die es gibt, bis zu den schönsten.' },
};

/** A title and a sentence. @type {Record<string, [string, string]>} */
export const examples = {
  move: ['Ein Zug', 'a2a4: Was auf a2 steht, geht nach a4.'],
  removal: ['Entfernen', 'xd8 und xd1 nehmen beide Damen vom Brett.'],
  castling: ['Rochade', 'Zwei Wörter, König und Turm: e1g1, h1f1.'],
  promotion: ['Umwandlung', 'Ein Bauer kommt auf a8 an, und a8=♕ stellt eine Dame an seine Stelle.'],
  insertion: ['Hinstellen', 'Die Damen verlassen ihre Felder und stehen sich dann gegenüber.'],
  unchecked: ['Züge, die niemand prüft', 'Türme und Dame gehen durch andere Figuren hindurch: Änderungen am Brett, keine regelgerechten Züge.'],
  unknown: ['Ein unbekanntes Wort', 'Was nicht verstanden wird, ändert nichts und ist unterstrichen.'],
  sweep: ['Ganz ohne Bauern', 'Sechzehnmal entfernt, und schon ist Platz.'],
  passing: ['En passant', 'e5d6 schlägt en passant; xd5 nimmt den geschlagenen Bauern vom Brett.'],
  traps: ['Fallen der Tabelle', 'Gelesen genau wie die Formel: ein Buchstabe statt einer Dame, ein leeres Feld, das zieht.'],
  repair: ['Sechs Fehler zum Beheben', 'Ein Strich, ein Strichpunkt, SAN, ein Tippfehler: einzeln oder alle auf einmal.'],
  pasted: ['Eine Partie, eingefügt', 'Zugnummern und SAN sind keine Wörter; ein Knopf macht ein Skript daraus.'],
  half: ['Eine halbe Rochade', 'Der König ist gegangen, der Turm steht noch in der Ecke.'],
  rook: ['Der Turm, 896 Paare', 'Gleiche Linie oder gleiche Reihe: von jedem Feld 14 andere.'],
  bishop: ['Der Läufer, 560 Paare', 'So weit zur Seite wie nach vorn: von d4 sind es 13.'],
  knight: ['Der Springer, 336 Paare', 'Eins und zwei oder zwei und eins: von d4 sind es 8.'],
  queen: ['Die Dame, 1456 Paare', 'Turm und Läufer zusammen: von d4 sind es 27.'],
  king: ['Der König, 424 Paare', 'Ein Schritt in jede Richtung, und die Rochade nach beiden Seiten.'],
  pawn: ['Der Bauer, 324 Paare', 'Ein Schritt, am Anfang auch zwei, und einer schräg zum Schlagen.'],
  'knight-g2': ['Ein Springer auf g2', 'Er erreicht e1, e3, f4 und h4.'],
  'rook-e6': ['Ein Turm auf e6', 'Seine Linie und seine Reihe: vierzehn Felder.'],
  'castle-way': ['Die Wege eines Turms', 'Von a1 nach a8 und von a1 nach h1: je sechs Felder.'],
  'in-the-way': ['Welche Züge sind verstellt?', 'In SQL gefragt: 100 Züge vor dem ersten, und durch welche Figuren.'],
  sample: ['RKQBRNBN, Nummer 909', 'Eine zufällige Reihe, die beide Regeln einhält.'],
  zero: ['BBQNNRKR, Nummer 0', 'Die erste der 960.'],
  last: ['RKRNNQBB, Nummer 959', 'Die letzte der 960.'],
  swap: ['König und Turm tauschen', 'Eine Rochade, die sich überschneidet, schreibt man mit Entfernen und Hinstellen.'],
  stay: ['Rochade ohne den König', 'Der König steht schon auf g1: nur der Turm zieht.'],
  long: ['Ein Schritt nach links', 'Rochade auf der Damenseite, von b1 nach c1.'],
  twenty: ['Zwanzig erste Züge', 'Was Weiß darf: sechzehn Bauernzüge, vier mit Springern.'],
  reply: ['Zwanzig Antworten', 'Nach e4 ist Schwarz am Zug, mit ebenso vielen.'],
  random: ['Matt durch Zufall', 'Zwei, die nur rieten, kamen hierher: schachmatt im 43. Zug.'],
  figure: ['Zwei Züge, zwei Antworten', 'Der kleinste Baum: Schwarz nimmt in jedem Zweig die kleinere Wertung, 0 und −3; Weiß davon die größere.'],
  thousand: ['Ein Matt ist 1000 wert', 'Wer einen Zug weit sieht, findet es. Du auch?'],
  greed: ['Ein Bauer, der die Dame kostet', 'Schlagen bringt einen Punkt, bis man einen Zug weiter sieht.'],
  pinned: ['Zwei Bauern, eine Fesselung', 'En passant zu schlagen würde die Reihe vor dem König öffnen: verboten.'],
  both: ['Rochade nach beiden Seiten', 'Weiß kurz, Schwarz lang.'],
  saavedra: ['Nur ein Turm gewinnt', 'Eine Dame wäre patt: Barbier und Saavedra, 1895.'],
  trap: ['Ein Springer im siebten Zug', 'Der Bauer wird mit Schach zum Springer: eine Falle in Albins Gegengambit.'],
  loyd: ['Patt in zehn Zügen', 'Am Ende steht niemand im Schach, und niemand kann ziehen: ein Scherz von Sam Loyd.'],
  near: ['Ein Feld zu nah', 'Eine Dame mehr, und ein Zug gibt den Gewinn her.'],
  reti: ['Zwei Ziele zugleich', 'Der König jagt einen Bauern, den er nicht einholt, und hält remis: Réti, 1921.'],
  smothered: ['Ersticktes Matt', 'Der König ist von eigenen Figuren umringt: Die Dame opfert sich dafür.'],
  twice: ['Dreimal dasselbe', 'Springer hinaus und heim, zweimal: Dann kann Remis beansprucht werden.'],
  fool: ['Narrenmatt', 'Die kürzeste Partie, die es gibt: vier Halbzüge.'],
  scholar: ['Schäfermatt', 'Dame und Läufer schauen auf f7.'],
  legal: ['Das Matt von Légal', 'Die Dame darf geschlagen werden, drei Leichtfiguren setzen matt.'],
  immortal: ['Die Unsterbliche', 'Anderssen gibt beide Türme, einen Läufer und die Dame. London 1851.'],
  evergreen: ['Die Immergrüne', 'Ein stiller Turmzug, dann Matt durch zwei Läufer. Berlin 1852.'],
  opera: ['Die Opernpartie', 'Morphy spielt in der Loge, und alle Figuren spielen mit. Paris 1858.'],
  bishops: ['Beide Läufer für den König', 'Lasker opfert beide, um den Weg zum König zu öffnen. Amsterdam 1889.'],
  hastings: ['Der Turm, den keiner nehmen darf', 'Steinitz bietet ihn wieder und wieder an; Bardeleben verließ den Saal. Hastings 1895.'],
  rubinstein: ['Rubinsteins Unsterbliche', 'Jede schwarze Figur darf geschlagen werden, und nichts hilft. Łódź 1907.'],
  'reti-tartakower': ['Matt in elf Zügen', 'Eine Dame für ein Doppelschach. Wien 1910.'],
  hunt: ['Ein König wandert übers Brett', 'Von g8 nach g1, wo der weiße König beiseitetritt. London 1912.'],
};

/** @type {Record<string, import('../en/examples.js').Story>} */
export const stories = {
  fool: {
    players: 'Spieler nicht bekannt',
    place: 'gedruckt seit 1656',
    sentences: [
      'Das kürzeste Matt, das es gibt: vier Halbzüge.',
      'Weiß muss mithelfen und f- und g-Bauer vom König wegziehen.',
      'Seinen englischen Namen hat es aus einem Buch von Francis Beale, London 1656.',
    ],
  },
  scholar: {
    players: 'Spieler nicht bekannt',
    place: 'gedruckt seit 1656',
    sentences: [
      'Dame und Läufer zielen auf f7, das nur der König deckt.',
      '3…Nf6 greift die Dame an und übersieht das Matt; 3…g6 hätte gehalten.',
      'Francis Beale beschrieb es in dem Buch, das auch das Narrenmatt benennt.',
    ],
  },
  legal: {
    players: 'Légal – Saint Brie',
    place: 'Paris, um 1750',
    sentences: [
      'Überliefert als Sieg von Légal de Kermeur, dem Lehrer Philidors; das Jahr ist nicht sicher.',
      'Der Springer, der gefesselt scheint, zieht trotzdem und lässt die Dame stehen.',
      'Nimmt Schwarz stattdessen den Springer, schlägt die Dame auf g4, und Weiß hat einen Bauern mehr.',
    ],
  },
  immortal: {
    players: 'Adolf Anderssen – Lionel Kieseritzky',
    place: 'London, 1851',
    sentences: [
      'Eine freie Partie am Rand des ersten internationalen Turniers, das Anderssen gewann.',
      'Weiß gibt einen Läufer, beide Türme und die Dame und setzt mit den drei übrigen Leichtfiguren matt.',
      'Schwarz hat drei Bauern verloren und sonst nichts; Ernst Falkbeer nannte die Partie 1855 unsterblich.',
    ],
  },
  evergreen: {
    players: 'Adolf Anderssen – Jean Dufresne',
    place: 'Berlin, 1852',
    sentences: [
      'Ein Evans-Gambit: Weiß gibt im vierten Zug einen Bauern, um die Figuren schneller herauszubringen.',
      '19. Rad1 sieht still aus und bereitet das Ende vor: Turm und Dame werden gegeben, zwei Läufer setzen matt.',
      'Wilhelm Steinitz nannte sie das Immergrün in Anderssens Lorbeerkranz.',
    ],
  },
  opera: {
    players: 'Paul Morphy – Herzog von Braunschweig und Graf Isouard',
    place: 'Paris, 1858',
    sentences: [
      'Gespielt in einer Loge der Oper, gegen zwei, die sich berieten.',
      'Weiß bringt jede Figur ins Spiel; Königsläufer und Königsturm von Schwarz ziehen nie.',
      'Am Ende wird die Dame gegeben, und der letzte Turm und der letzte Läufer setzen matt.',
    ],
  },
  bishops: {
    players: 'Emanuel Lasker – Johann Hermann Bauer',
    place: 'Amsterdam, 1889',
    sentences: [
      'Lasker war zwanzig; die bekannteste frühe Partie, die beide Läufer für die Bauern am König gibt.',
      '15. Bxh7+ und 17. Bxg7 nehmen den Schutz weg, und der Turm kommt über die dritte Reihe.',
      '22. Qd7 greift beide schwarzen Läufer an, und einer geht verloren.',
    ],
  },
  hastings: {
    players: 'Wilhelm Steinitz – Curt von Bardeleben',
    place: 'Hastings, 1895',
    sentences: [
      'Von 22. Rxe7+ an bietet sich ein Turm Zug um Zug an und ist nicht ohne Verlust zu schlagen.',
      'Nach 25. Rxh7+ verließ Bardeleben wortlos den Saal und ließ seine Zeit ablaufen.',
      'Steinitz zeigte den Zuschauern das Matt, das gekommen wäre, zehn Züge tief.',
    ],
  },
  rubinstein: {
    players: 'Georg Rotlewi – Akiba Rubinstein',
    place: 'Łódź, 1907',
    sentences: [
      'Gespielt in einem Turnier der russischen Meister, das Rubinstein gewann.',
      '22…Rxc3 lässt die Dame stehen, und 23…Rd2 bietet noch einen Turm an.',
      'Weiß gab nach 25…Rh3 auf: Das Matt auf h2 lässt sich nur aufschieben.',
    ],
  },
  'reti-tartakower': {
    players: 'Richard Réti – Savielly Tartakower',
    place: 'Wien, 1910',
    sentences: [
      'Eine freie Partie zweier junger Meister.',
      '9. Qd8+ gibt die Dame, damit 10. Bg5+ Schach von Turm und Läufer zugleich ist.',
      'Ein Doppelschach kann nur der König beantworten: auf c7 setzt der Läufer matt, auf e8 täte es der Turm.',
    ],
  },
  hunt: {
    players: 'Edward Lasker – George Alan Thomas',
    place: 'London, 1912',
    sentences: [
      '11. Qxh7+ gibt die Dame, und der König muss laufen: sieben Züge von g8 nach g1.',
      'Weiß gibt unterwegs mit jedem Zug Schach.',
      'Am Ende tritt der weiße König beiseite und setzt damit matt; die Rochade hätte es auch getan.',
    ],
  },
};
