// What German says about the examples.

import type { ExamplesWords } from '../words';

export const examples: ExamplesWords = {
  group: {
    spreadsheet: {
      title: 'Eine einzige Tabellenformel',
      about: 'Die Sprache der Skripte: Jedes Beispiel läuft in der Tabelle unverändert und zeigt dort dasselbe Brett.',
    },
    mistakes: {
      title: 'Skripte mit Fehlern',
      about: 'Jede Bemerkung sagt, was geschah und warum, und hat einen Knopf, der es behebt.',
    },
    sets: {
      title: 'Züge als Mengen',
      about: 'Eine Figur ist die Menge aller Feldpaare, zwischen denen sie gehen kann.',
    },
    mechanics: { title: 'Wohin kann sie?', about: 'Eine Figur, ein Feld, und alles, was von dort erreichbar ist.' },
    paths: {
      title: 'Worüber ein Zug führt',
      about: 'Ein Weg sind die Felder zwischen den beiden Enden eines Zuges: Eine Figur auf einem davon steht im Weg.',
    },
    chess960: {
      title: 'Chess960',
      about: 'Die Grundreihe zufällig: Läufer auf verschiedenen Farben, der König zwischen den Türmen.',
    },
    engine: {
      title: 'Wie ein Schachprogramm denkt',
      about: 'Stellungen, an denen ein kleines Programm zählt und vorausschaut.',
    },
    rules: { title: 'Regeln mit Kniff', about: 'Rochade, en passant, Umwandlung, Patt: wo sie überraschen.' },
    games: { title: 'Berühmte Partien', about: 'Von der kürzesten, die es gibt, bis zu den schönsten.' },
  },
  example: {
    move: { title: 'Ein Zug', about: 'a2a4: Was auf a2 steht, geht nach a4.' },
    removal: { title: 'Entfernen', about: 'xd8 und xd1 nehmen beide Damen vom Brett.' },
    castling: { title: 'Rochade', about: 'Zwei Wörter, König und Turm: e1g1, h1f1.' },
    promotion: { title: 'Umwandlung', about: 'Ein Bauer kommt auf a8 an, und a8=♕ stellt eine Dame an seine Stelle.' },
    insertion: { title: 'Hinstellen', about: 'Die Damen verlassen ihre Felder und stehen sich dann gegenüber.' },
    unchecked: {
      title: 'Züge, die niemand prüft',
      about: 'Türme und Dame gehen durch andere Figuren hindurch: Änderungen am Brett, keine regelgerechten Züge.',
    },
    unknown: {
      title: 'Ein unbekanntes Wort',
      about: 'Was nicht verstanden wird, ändert nichts und ist unterstrichen.',
    },
    sweep: { title: 'Ganz ohne Bauern', about: 'Sechzehnmal entfernt, und schon ist Platz.' },
    passing: { title: 'En passant', about: 'e5d6 schlägt en passant; xd5 nimmt den geschlagenen Bauern vom Brett.' },
    traps: {
      title: 'Fallen der Tabelle',
      about: 'Gelesen genau wie die Formel: ein Buchstabe statt einer Dame, ein leeres Feld, das zieht.',
    },
    repair: {
      title: 'Sechs Fehler zum Beheben',
      about: 'Ein Strich, ein Strichpunkt, SAN, ein Tippfehler: einzeln oder alle auf einmal.',
    },
    pasted: {
      title: 'Eine Partie, eingefügt',
      about: 'Zugnummern und SAN sind keine Wörter; ein Knopf macht ein Skript daraus.',
    },
    half: { title: 'Eine halbe Rochade', about: 'Der König ist gegangen, der Turm steht noch in der Ecke.' },
    rook: { title: 'Der Turm, 896 Paare', about: 'Gleiche Linie oder gleiche Reihe: von jedem Feld 14 andere.' },
    bishop: { title: 'Der Läufer, 560 Paare', about: 'So weit zur Seite wie nach vorn: Von d4 sind es 13.' },
    knight: { title: 'Der Springer, 336 Paare', about: 'Eins und zwei oder zwei und eins: Von d4 sind es 8.' },
    queen: { title: 'Die Dame, 1456 Paare', about: 'Turm und Läufer zusammen: Von d4 sind es 27.' },
    king: { title: 'Der König, 424 Paare', about: 'Ein Schritt in jede Richtung, und die Rochade nach beiden Seiten.' },
    pawn: { title: 'Der Bauer, 324 Paare', about: 'Ein Schritt, am Anfang auch zwei, und einer schräg zum Schlagen.' },
    'knight-g2': { title: 'Ein Springer auf g2', about: 'Er erreicht e1, e3, f4 und h4.' },
    'rook-e6': { title: 'Ein Turm auf e6', about: 'Seine Linie und seine Reihe: vierzehn Felder.' },
    'castle-way': { title: 'Die Wege eines Turms', about: 'Von a1 nach a8 und von a1 nach h1: je sechs Felder.' },
    'in-the-way': {
      title: 'Welche Züge sind verstellt?',
      about: 'In SQL gefragt: 100 Züge vor dem ersten, und durch welche Figuren.',
    },
    sample: { title: 'TKDLTSLS, Nummer 909', about: 'Eine zufällige Reihe, die beide Regeln einhält.' },
    zero: { title: 'LLDSSTKT, Nummer 0', about: 'Die erste der 960.' },
    last: { title: 'TKTSSDLL, Nummer 959', about: 'Die letzte der 960.' },
    swap: {
      title: 'König und Turm tauschen',
      about: 'Eine Rochade, die sich überschneidet, schreibt man mit Entfernen und Hinstellen.',
    },
    stay: { title: 'Rochade ohne den König', about: 'Der König steht schon auf g1: Nur der Turm zieht.' },
    long: { title: 'Ein Schritt nach links', about: 'Rochade auf der Damenseite, von b1 nach c1.' },
    twenty: { title: 'Zwanzig erste Züge', about: 'Was Weiß darf: sechzehn Bauernzüge, vier mit Springern.' },
    reply: { title: 'Zwanzig Antworten', about: 'Nach e4 ist Schwarz am Zug, mit ebenso vielen.' },
    random: { title: 'Matt durch Zufall', about: 'Zwei, die nur rieten, kamen hierher: schachmatt im 43. Zug.' },
    figure: {
      title: 'Zwei Züge, zwei Antworten',
      about: 'Der kleinste Baum: Schwarz nimmt in jedem Zweig die kleinere Wertung, 0 und −3; Weiß davon die größere.',
    },
    thousand: { title: 'Ein Matt ist 1000 wert', about: 'Wer einen Zug weit sieht, findet es. Wer noch?' },
    greed: {
      title: 'Ein Bauer, der die Dame kostet',
      about: 'Schlagen bringt einen Punkt, bis man einen Zug weiter sieht.',
    },
    pinned: {
      title: 'Zwei Bauern, eine Fesselung',
      about: 'En passant zu schlagen würde die Reihe vor dem König öffnen: verboten.',
    },
    both: { title: 'Rochade nach beiden Seiten', about: 'Weiß kurz, Schwarz lang.' },
    saavedra: { title: 'Nur ein Turm gewinnt', about: 'Mit einer Dame wäre es patt: Barbier und Saavedra, 1895.' },
    trap: {
      title: 'Ein Springer im siebten Zug',
      about: 'Der Bauer wird mit Schach zum Springer: eine Falle in Albins Gegengambit.',
    },
    loyd: {
      title: 'Patt in zehn Zügen',
      about: 'Am Ende steht niemand im Schach, und niemand kann ziehen: ein Scherz von Sam Loyd.',
    },
    near: { title: 'Ein Feld zu nah', about: 'Eine Dame mehr, und ein Zug gibt den Gewinn her.' },
    reti: {
      title: 'Zwei Ziele zugleich',
      about: 'Der König jagt einen Bauern, den er nicht einholt, und hält remis: Réti, 1921.',
    },
    smothered: {
      title: 'Ersticktes Matt',
      about: 'Der König ist von eigenen Figuren umringt: Die Dame opfert sich dafür.',
    },
    twice: {
      title: 'Dreimal dasselbe',
      about: 'Springer hinaus und heim, zweimal: Dann kann Remis beansprucht werden.',
    },
    fool: { title: 'Narrenmatt', about: 'Die kürzeste Partie, die es gibt: vier Halbzüge.' },
    scholar: { title: 'Schäfermatt', about: 'Dame und Läufer schauen auf f7.' },
    legal: { title: 'Das Matt von Légal', about: 'Die Dame darf geschlagen werden, drei Leichtfiguren setzen matt.' },
    immortal: {
      title: 'Die Unsterbliche',
      about: 'Anderssen opfert beide Türme, einen Läufer und die Dame. London 1851.',
    },
    evergreen: { title: 'Die Immergrüne', about: 'Ein stiller Turmzug, dann Matt durch zwei Läufer. Berlin 1852.' },
    opera: { title: 'Die Opernpartie', about: 'Morphy spielt in der Loge, und alle Figuren spielen mit. Paris 1858.' },
    bishops: {
      title: 'Beide Läufer für den König',
      about: 'Lasker opfert beide, um den Weg zum König zu öffnen. Amsterdam 1889.',
    },
    hastings: {
      title: 'Der Turm, den keiner nehmen darf',
      about: 'Steinitz bietet ihn wieder und wieder an; Bardeleben verlässt den Saal. Hastings 1895.',
    },
    rubinstein: {
      title: 'Rubinsteins Unsterbliche',
      about: 'Jede schwarze Figur darf geschlagen werden, und nichts hilft. Łódź 1907.',
    },
    'reti-tartakower': { title: 'Matt in elf Zügen', about: 'Eine Dame für ein Doppelschach. Wien 1910.' },
    hunt: {
      title: 'Ein König wandert übers Brett',
      about: 'Von g8 nach g1, wo der weiße König beiseitetritt. London 1912.',
    },
  },
  story: {
    fool: [
      'Das kürzeste Matt, das es gibt: vier Halbzüge.',
      'Weiß muss mithelfen und f- und g-Bauer vom König wegziehen.',
      'Seinen englischen Namen hat es aus einem Buch von Francis Beale, London 1656.',
    ],
    scholar: [
      'Dame und Läufer zielen auf f7, das nur der König deckt.',
      '3…Nf6 greift die Dame an und übersieht das Matt; 3…g6 hätte gehalten.',
      'Francis Beale beschrieb es in dem Buch, das auch das Narrenmatt benennt.',
    ],
    legal: [
      'Überliefert als Sieg von Légal de Kermeur, dem Lehrer Philidors; das Jahr ist nicht sicher.',
      'Der Springer, der gefesselt scheint, zieht trotzdem und lässt die Dame stehen.',
      'Nimmt Schwarz stattdessen den Springer, schlägt die Dame auf g4, und Weiß hat einen Bauern mehr.',
    ],
    immortal: [
      'Eine freie Partie am Rand des ersten internationalen Turniers, das Anderssen gewann.',
      'Weiß opfert einen Läufer, beide Türme und die Dame und setzt mit den drei übrigen Leichtfiguren matt.',
      'Schwarz hat drei Bauern verloren und sonst nichts; Ernst Falkbeer nannte die Partie 1855 unsterblich.',
    ],
    evergreen: [
      'Ein Evans-Gambit: Weiß gibt im vierten Zug einen Bauern, um die Figuren schneller herauszubringen.',
      '19. Rad1 sieht still aus und bereitet das Ende vor: Turm und Dame werden gegeben, zwei Läufer setzen matt.',
      'Wilhelm Steinitz nannte sie das Immergrün in Anderssens Lorbeerkranz.',
    ],
    opera: [
      'Gespielt in einer Loge der Oper, gegen zwei, die sich berieten.',
      'Weiß bringt jede Figur ins Spiel; Königsläufer und Königsturm von Schwarz ziehen nie.',
      'Am Ende wird die Dame gegeben, und der letzte Turm und der letzte Läufer setzen matt.',
    ],
    bishops: [
      'Lasker war zwanzig. Es ist die bekannteste frühe Partie, in der beide Läufer für die Bauern am König geopfert werden.',
      '15. Bxh7+ und 17. Bxg7 nehmen den Schutz weg, und der Turm kommt über die dritte Reihe.',
      '22. Qd7 greift beide schwarzen Läufer an, und einer geht verloren.',
    ],
    hastings: [
      'Von 22. Rxe7+ an bietet sich ein Turm Zug um Zug an und ist nicht ohne Verlust zu schlagen.',
      'Nach 25. Rxh7+ verließ Bardeleben wortlos den Saal und ließ seine Zeit ablaufen.',
      'Steinitz zeigte den Zuschauern das Matt, das gekommen wäre, zehn Züge tief.',
    ],
    rubinstein: [
      'Gespielt in einem Turnier der russischen Meister, das Rubinstein gewann.',
      '22…Rxc3 lässt die Dame stehen, und 23…Rd2 bietet noch einen Turm an.',
      'Weiß gab nach 25…Rh3 auf: Das Matt auf h2 lässt sich nur aufschieben.',
    ],
    'reti-tartakower': [
      'Eine freie Partie zweier junger Meister.',
      '9. Qd8+ gibt die Dame, damit 10. Bg5+ Schach von Turm und Läufer zugleich ist.',
      'Ein Doppelschach kann nur der König beantworten: Auf c7 setzt der Läufer matt, auf e8 täte es der Turm.',
    ],
    hunt: [
      '11. Qxh7+ gibt die Dame, und der König muss laufen: sieben Züge von g8 nach g1.',
      'Weiß gibt unterwegs mit jedem Zug Schach.',
      'Am Ende tritt der weiße König beiseite und setzt damit matt; die Rochade hätte es auch getan.',
    ],
  },
  unsigned: {
    fool: 'Spieler nicht bekannt; gedruckt seit 1656',
    scholar: 'Spieler nicht bekannt; gedruckt seit 1656',
    legal: 'Légal – Saint Brie, Paris, um 1750',
  },
};
