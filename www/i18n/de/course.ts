// Deutsch für den Kurs „Wie ein Computer Schach spielt“.

import type { CourseWords } from '../words';

export const course: CourseWords = {
  title: 'Wie ein Computer Schach spielt',
  about:
    'Sechs kurze Lektionen. In jeder geschieht von Hand, was ein Programm tut; danach öffnet sich die Stelle, an der es das tut.',
  lessons: {
    formula: {
      title: 'Ein Brett in einer Formel',
      texts: {
        cells:
          'Ein Schachbrett passt in eine Tabelle: 64 Zellen und eine Formel, die eine Liste von Schritten liest. Der Schritt e2e4 heißt: Was auf e2 steht, kommt nach e4. Mach diesen Zug.',
        cellsHint: 'Der Bauer vor dem König, zwei Felder vor.',
        cellsWrong: 'Das wäre ein anderer Schritt. e2e4 beginnt auf e2 und endet auf e4.',
        moved:
          'Die Formel leert e2 und schreibt den Bauern nach e4. Der nächste Schritt beginnt mit dem Brett, das dieser hinterlassen hat.',
        onto: 'Der nächste Schritt ist e4d5. Was steht danach auf d5?',
        ontoRight: 'Der weiße Bauer',
        ontoBoth: 'Beide Bauern',
        ontoBlack: 'Der schwarze Bauer',
        ontoHint: 'In einer Zelle steht eine Figur.',
        passing:
          'Schlagen heißt eine Zelle überschreiben. Nur beim Schlagen en passant reicht das nicht: Der weiße Bauer geht von e5 nach d6, und ein anderes Feld muss mit einem eigenen Schritt geleert werden. Markiere es.',
        passingHint: 'Der geschlagene Bauer steht nicht dort, wo der weiße ankommt.',
        castle:
          'En passant besteht also aus zwei Schritten: e5d6, xd5. Auch die Rochade besteht aus zweien: e1g1 für den König und einem für den Turm. Markiere, woher der Turm kommt und wohin er geht.',
        castleHint: 'Der Turm springt über den König.',
        insert:
          'Die Rochade ist e1g1, h1f1. Jetzt geht der Bauer auf die letzte Reihe: e7e8. Welcher Schritt macht eine Dame aus ihm?',
        insertHint: 'Zuerst das Feld, dann =, dann die Figur, die dort hingeschrieben wird.',
        rules: 'Ziehen, entfernen, einsetzen: Das ist die ganze Sprache. Was macht die Formel mit dem Schritt e2e9?',
        rulesRight: 'Nichts: Das Brett bleibt, wie es ist',
        rulesError: 'Sie bricht mit einem Fehler ab',
        rulesEdge: 'Sie zieht den Bauern nach e8',
        end: 'Die Formel kennt keine Regeln: e2e5 ist ihr so recht wie e2e4. Sie ist ein Brett, noch kein Spieler. In Skript lassen sich solche Schritte schreiben, und das Brett folgt.',
      },
    },
    sets: {
      title: 'Züge als Mengen',
      texts: {
        pairs:
          'Wie eine Figur zieht, lässt sich als Menge schreiben: alle Paare aus einem Feld und einem Feld, auf das sie von dort gehen kann. Markiere, wohin der Springer auf g2 gehen kann.',
        pairsHint: 'Zwei Felder in eine Richtung, eines zur Seite. Eines der Felder liegt auf der ersten Reihe.',
        rook: 'Von allen 64 Feldern zusammen hat der Springer 336 Paare. Ein Turm hat auf leerem Brett überall 14 Felder. Wie viele Paare hat der Turm?',
        rookHint: '64 mal 14.',
        union:
          'Mengen lassen sich vereinigen. Der Läufer hat 560 Paare, und die Dame ist Turm oder Läufer. Wie viele Paare hat die Dame?',
        unionHint: 'Kein Paar ist in beiden Mengen: 896 und 560.',
        both: 'Mengen lassen sich auch schneiden. Markiere die Felder, auf die sowohl der Springer auf c3 als auch der Läufer auf f1 gehen kann.',
        bothHint: 'Beide liegen auf der langen Diagonale des Läufers.',
        sql: 'In einer Datenbank ist eine Menge eine Abfrage. Jedes Feld hat eine Spalte X und eine Reihe Y, und diese Abfrage behält die Paare, bei denen X gleich ist oder Y gleich ist. Wessen Züge sind das?',
        sqlRook: 'Die des Turms',
        sqlBishop: 'Die des Läufers',
        sqlKing: 'Die des Königs',
        sqlHint: 'Entlang einer Reihe oder entlang einer Linie.',
        end: 'Ein Programm, das in Mengen denkt, fragt keine einzelne Figur, wohin sie geht: Es vereinigt und schneidet, was alle können. In Mengen lassen sich solche Mengen bauen, in SQL abfragen und auf dem Brett ansehen.',
      },
    },
    chess960: {
      title: '960 Reihen aus drei Resten',
      texts: {
        light:
          'In Chess960 ist die erste Reihe gemischt: die Läufer auf verschiedenfarbigen Feldern, der König zwischen den Türmen. Jede Reihe hat eine Nummer, und die Nummer ist ein Rezept. Nimm 333. Geteilt durch 4 bleibt 1. Die weißen Felder b1, d1, f1, h1 haben die Nummern 0, 1, 2, 3. Markiere, wohin der erste Läufer kommt.',
        lightHint: 'Nummer 0 ist b1.',
        dark: '333 geteilt durch 4 ist 83, und 83 geteilt durch 4 lässt 3. Die schwarzen Felder a1, c1, e1, g1 haben die Nummern 0, 1, 2, 3. Markiere, wohin der zweite Läufer kommt.',
        darkHint: 'Das letzte der vier.',
        queen:
          '83 geteilt durch 4 ist 20, und 20 geteilt durch 6 lässt 2. Sechs Felder sind frei: a1, b1, c1, e1, f1, h1, mit den Nummern 0 bis 5. Markiere, wohin die Dame kommt.',
        queenHint: 'Das dritte der freien Felder.',
        knights:
          '20 geteilt durch 6 ist 3: Das bleibt für die Springer. Fünf Felder sind frei. Auf wie viele Arten können zwei Springer auf fünf Feldern stehen?',
        knightsHint: 'Die Springer sind gleich: a1 und b1 ist dasselbe wie b1 und a1.',
        king: 'Die Art mit der Nummer 3 stellt sie auf a1 und h1. Drei Felder bleiben: b1, e1, f1. Markiere, wohin der König kommt.',
        kingHint: 'Der König steht zwischen den Türmen.',
        count: 'Die Reihe ist fertig. Wie viele Reihen gibt es?',
        countHint: '4 mal 4 mal 6 mal 10.',
        end: 'Dieselbe Nummer gibt auf jedem Computer dieselbe Reihe. In Aufstellen lässt sich eine Nummer wählen oder ziehen, jeder Schritt des Rezepts ansehen und von dort spielen.',
      },
    },
    legal: {
      title: 'Regelgerechte Züge und der Zufall',
      texts: {
        only: 'Ein Zug ist erlaubt, wenn danach der eigene König nicht im Schach steht. Weiß hat hier genau einen erlaubten Zug. Finde ihn.',
        onlyHint: 'Die Dame ist ungedeckt.',
        onlyEnd:
          'Ein Programm findet ihn, indem es alle Züge probiert und nachsieht, ob der König geschlagen werden könnte.',
        pin: 'Der weiße Turm steht zwischen seinem König und dem schwarzen Turm. Markiere, wohin er gehen kann.',
        pinHint: 'Er darf ziehen, solange er dazwischen bleibt oder schlägt.',
        knight: 'Wie viele erlaubte Züge hat der Springer?',
        none: 'Keinen',
        two: 'Zwei',
        six: 'Sechs',
        knightHint: 'Ein Springer, der zieht, verlässt die Linie zwischen Turm und König.',
        stalemate: 'Schwarz ist am Zug und hat keinen erlaubten Zug, steht aber nicht im Schach. Was nun?',
        draw: 'Die Partie ist remis',
        lost: 'Schwarz hat verloren',
        again: 'Weiß zieht noch einmal',
        stalemateHint: 'Matt ist es nur, wenn der König im Schach steht.',
        twenty:
          'Am Anfang hat Weiß 20 erlaubte Züge, und auf jeden hat Schwarz 20 Antworten. Auf wie viele Arten können beide einen Zug machen?',
        twentyHint: '20 mal 20.',
        play: 'Ein Spieler, der einen erlaubten Zug zufällig zieht, spielt regelgerecht und schlecht. Die unterste Stufe ist nicht weit davon. Gewinne.',
        playHint: 'Turm und Dame treiben den König Reihe um Reihe an den Rand. Lass Schwarz nicht ohne Zug.',
        end: 'Zwei Spieler, die zufällig ziehen, kamen bis hierher: Auch sie setzen einmal matt. Denken zeigt die zwanzig ersten Züge, wie ein Programm sie sieht: alle gleich viel wert.',
      },
    },
    minimax: {
      title: 'Minimax, und was man auslassen kann',
      texts: {
        deep: 'Ein Programm, das einen Zug weit schaut, schlägt die Dame. Schau weiter: Weiß setzt in zwei Zügen matt.',
        deepHint: 'Sieh zuerst, was Schwarz antwortet, wenn der Springer e3 verlässt und die Dame auf c1 bleibt.',
        deepRight: 'Schwarz kann nur die Dame dazwischenstellen.',
        deepWrong: 'Das gewinnt die Dame, und dann setzt Schwarz auf der ersten Reihe matt.',
        deepEnd: 'Vorausschauen heißt nach jedem Zug fragen, was die andere Seite antwortet.',
        branch:
          'Hier ist ein Baum, der auf eine Hand passt. Geht der Springer nach b3, so kann Schwarz ihn schlagen, was für Weiß −3 zählt, oder mit dem Bauern an ihm vorbeiziehen, was 0 zählt. Was ist Nb3 wert?',
        branchHint: 'Schwarz wählt, und nimmt, was für Weiß am wenigsten ist.',
        tree: 'Auf Nc2 antwortet Schwarz mit einem Bauernzug, gleich welchem: 0. Weiß nimmt den höheren der beiden Äste. Finde den Zug.',
        treeHint: 'Minus drei oder null?',
        treeRight: 'Das ist Minimax: Schwarz nimmt das Kleinste, Weiß das Größte davon.',
        treeWrong: 'Das ist der Ast, der −3 wert ist.',
        cut: 'Angenommen, das Programm hat zuerst Nc2 angesehen: sicher 0. Jetzt sieht es bei Nb3, dass Schwarz den Springer schlagen kann: −3. Muss es die andere Antwort noch ansehen?',
        cutNo: 'Nein: Nb3 ist schon schlechter, was die andere Antwort auch bringt',
        cutYes: 'Ja: Die andere Antwort könnte für Weiß besser sein',
        cutHint: 'Schwarz wählt. Die andere Antwort kann den Ast für Weiß nur noch schlechter machen.',
        greed:
          'Das ist Alpha-Beta: Äste, auf die es nicht mehr ankommt, werden abgeschnitten. Wie tief man schaut, entscheidet, was man sieht. Einen Zug tief gewinnt Qxd5 einen Bauern. Markiere das Feld, von dem aus Schwarz die Dame schlägt.',
        greedHint: 'Ein Bauer schlägt schräg.',
        growth:
          'Tiefe ist teuer. 20 Züge, auf jeden 20 Antworten, auf jede davon wieder 20: Wie viele Enden hat der Baum von drei Halbzügen?',
        growthHint: '20 mal 20 mal 20.',
        end: 'In Denken geht es Knoten um Knoten durch einen solchen Baum, und es zeigt sich, was Alpha-Beta auslässt.',
      },
    },
    worth: {
      title: 'Was eine Stellung wert ist',
      texts: {
        count:
          'An den Enden seiner Äste muss ein Programm sagen, was eine Stellung wert ist. Am einfachsten so: Dame 9, Turm 5, Läufer und Springer 3, Bauer 1; die Summe von Weiß weniger die von Schwarz. Was ist diese Stellung wert?',
        countHint: 'Weiß hat 17 Punkte.',
        check: 'Ein Schach zählt einen Punkt mehr für die Seite, die es gibt. Was ist diese Stellung wert?',
        checkHint: 'Ein Turm und das Schach.',
        mate: 'Nichts ist so viel wert wie ein Matt. Es zählt 1000, was auch auf dem Brett steht. Was ist diese Stellung wert?',
        mateHint: 'Sieh nach, ob Schwarz ziehen kann.',
        draw: 'Und diese, mit Schwarz am Zug?',
        drawHint: 'Kein erlaubter Zug, kein Schach.',
        best: 'Jetzt wie das Programm: Sieh jedes Schlagen an, zähle, und spiele das, was am meisten wert ist.',
        bestHint: 'Der Springer kann zwei Figuren schlagen.',
        bestEnd: 'Neun Punkte mehr.',
        bestPawn: 'Das ist ein Punkt. Es gibt mehr.',
        play: 'Zehn Partien hat ein solches Programm gegen einen Spieler gespielt, der zufällig zieht, und sie gewonnen. Jetzt von Hand: Zwei Türme sind 10 wert. Gewinne.',
        playHint: 'Die Türme wechseln sich ab: Einer hält eine Reihe, der andere gibt auf der nächsten Schach.',
        end: 'Bessere Programme zählen viel mehr: wo die Figuren stehen, wie sicher der König ist, wie die Bauern liegen. In Match treten zwei Spieler gegeneinander an, und es wird gezählt, wer gewinnt.',
      },
    },
  },
};
