// Deutsch für den Kurs „Wie ein Computer Schach spielt“.

import type { CourseWords } from '../words';

export const course: CourseWords = {
  title: 'Wie ein Computer Schach spielt',
  about:
    'Sechs kurze Lektionen. Was ein Programm rechnet, geschieht darin von Hand; danach öffnet sich die Stelle, an der das Programm es tut.',
  lessons: {
    formula: {
      title: 'Ein Brett in einer Formel',
      texts: {
        cells:
          'Ein Schachbrett passt in eine Tabelle: 64 Zellen und eine Formel, die eine Liste von Schritten liest. Der Schritt e2e4 heißt: Was auf e2 steht, kommt nach e4. Jetzt diesen Zug spielen.',
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
          'Schlagen heißt eine Zelle überschreiben. Nur beim Schlagen en passant reicht das nicht: Der weiße Bauer geht von e5 nach d6, und ein eigener Schritt muss ein anderes Feld leeren. Welches?',
        passingHint: 'Der geschlagene Bauer steht nicht dort, wo der weiße ankommt.',
        castle:
          'En passant besteht also aus zwei Schritten: e5d6, xd5. Auch die Rochade besteht aus zweien: e1g1 für den König und einem für den Turm. Von welchem Feld kommt der Turm, und auf welches geht er?',
        castleHint: 'Der Turm springt über den König.',
        insert:
          'Die Rochade ist e1g1, h1f1. Jetzt geht der Bauer auf die letzte Reihe: e7e8. Welcher Schritt macht eine Dame aus ihm?',
        insertHint: 'Zuerst das Feld, dann =, dann die Figur, die dort hingeschrieben wird.',
        rules: 'Ziehen, entfernen, einsetzen: Das ist die ganze Sprache. Was macht die Formel mit dem Schritt e2e9?',
        rulesRight: 'Nichts: Das Brett bleibt, wie es ist',
        rulesError: 'Sie bricht mit einem Fehler ab',
        rulesEdge: 'Sie zieht den Bauern nach e8',
        end: 'Die Formel kennt keine Regeln: e2e5 ist ihr so recht wie e2e4. Sie ist ein Brett, noch kein Spieler. In „Skript“ lassen sich solche Schritte schreiben, und das Brett folgt.',
      },
    },
    sets: {
      title: 'Züge als Mengen',
      texts: {
        pairs:
          'Wie eine Figur zieht, lässt sich als Menge schreiben: alle Paare aus einem Feld und einem, auf das sie von dort ziehen kann. Wohin kann der Springer auf g2 ziehen?',
        pairsHint: 'Zwei Felder in eine Richtung, eines zur Seite. Eines der Felder liegt auf der ersten Reihe.',
        rook: 'Von allen 64 Feldern zusammen hat der Springer 336 Paare. Ein Turm erreicht auf leerem Brett von jedem Feld aus 14 andere. Wie viele Paare hat der Turm?',
        rookHint: '64 mal 14.',
        union:
          'Mengen lassen sich vereinigen. Der Läufer hat 560 Paare, und die Dame ist Turm oder Läufer. Wie viele Paare hat die Dame?',
        unionHint: 'Kein Paar ist in beiden Mengen: 896 und 560.',
        both: 'Mengen lassen sich auch schneiden. Auf welche Felder kann sowohl der Springer auf c3 als auch der Läufer auf f1 ziehen?',
        bothHint: 'Beide liegen auf der langen Diagonale des Läufers.',
        sql: 'In einer Datenbank ist eine Menge eine Abfrage. Jedes Feld hat eine Spalte X und eine Reihe Y, und diese Abfrage behält die Paare, bei denen X oder Y gleich ist. Wessen Züge sind das?',
        sqlRook: 'Die des Turms',
        sqlBishop: 'Die des Läufers',
        sqlKing: 'Die des Königs',
        sqlHint: 'Entlang einer Reihe oder entlang einer Linie.',
        end: 'Ein Programm, das in Mengen denkt, fragt keine einzelne Figur, wohin sie geht: Es vereinigt und schneidet, was alle können. In „Mengen“ lässt sich das bauen, in SQL abfragen und auf dem Brett ansehen.',
      },
    },
    chess960: {
      title: '960 Reihen aus drei Resten',
      texts: {
        light:
          'In Chess960 ist die erste Reihe gemischt: die Läufer auf verschiedenfarbigen Feldern, der König zwischen den Türmen. Jede Reihe hat eine Nummer, und die Nummer ist ein Rezept. Zum Beispiel 333: Geteilt durch 4 bleibt der Rest 1. Die weißen Felder b1, d1, f1, h1 haben die Nummern 0, 1, 2, 3. Wohin kommt der erste Läufer?',
        lightHint: 'Nummer 0 ist b1.',
        dark: '333 geteilt durch 4 ist 83, und 83 geteilt durch 4 lässt den Rest 3. Die schwarzen Felder a1, c1, e1, g1 haben die Nummern 0, 1, 2, 3. Wohin kommt der zweite Läufer?',
        darkHint: 'Das letzte der vier.',
        queen:
          '83 geteilt durch 4 ist 20, und 20 geteilt durch 6 lässt den Rest 2. Sechs Felder sind frei: a1, b1, c1, e1, f1, h1, mit den Nummern 0 bis 5. Wohin kommt die Dame?',
        queenHint: 'Das dritte der freien Felder.',
        knights:
          '20 geteilt durch 6 ist 3: Das bleibt für die Springer. Fünf Felder sind frei. Auf wie viele Arten können zwei Springer auf fünf Feldern stehen?',
        knightsHint: 'Die Springer sind gleich: a1 und b1 ist dasselbe wie b1 und a1.',
        king: 'Nummer 3 dieser zehn Arten stellt sie auf a1 und h1. Drei Felder bleiben: b1, e1, f1. Wohin kommt der König?',
        kingHint: 'Der König steht zwischen den Türmen.',
        count: 'Die Reihe ist fertig. Wie viele Reihen gibt es?',
        countHint: '4 mal 4 mal 6 mal 10.',
        end: 'Dieselbe Nummer gibt auf jedem Computer dieselbe Reihe. In „Aufstellen“ lässt sich eine Nummer wählen oder zufällig ziehen, jeder Schritt des Rezepts ansehen und die Partie beginnen.',
      },
    },
    legal: {
      title: 'Erlaubte Züge und der Zufall',
      texts: {
        only: 'Ein Zug ist erlaubt, wenn danach der eigene König nicht im Schach steht. Weiß hat hier genau einen erlaubten Zug. Welchen?',
        onlyHint: 'Die Dame ist ungedeckt.',
        onlyEnd:
          'Ein Programm findet ihn, indem es alle Züge probiert und nachsieht, ob der König geschlagen werden könnte.',
        pin: 'Der weiße Turm steht zwischen seinem König und dem schwarzen Turm. Wohin kann er ziehen?',
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
        play: 'Wer unter den erlaubten Zügen zufällig wählt, hält alle Regeln ein und spielt schlecht. Die unterste Stufe spielt nicht viel besser. Das Ziel: gewinnen.',
        playHint:
          'Turm und Dame treiben den König Reihe um Reihe an den Rand. Solange Schwarz nicht im Schach steht, muss ihm ein Zug bleiben.',
        end: 'Zwei Spieler, die zufällig ziehen, kamen bis hierher: Auch sie setzen irgendwann matt. „Denken“ zeigt die zwanzig ersten Züge, wie ein Programm sie sieht: alle gleich viel wert.',
      },
    },
    minimax: {
      title: 'Minimax, und was man auslassen kann',
      texts: {
        deep: 'Ein Programm, das nur einen Zug weit schaut, schlägt die Dame. Wer weiter schaut, sieht mehr: Weiß setzt in zwei Zügen matt.',
        deepHint: 'Was antwortet Schwarz, wenn der Springer e3 verlässt und die Dame auf c1 bleibt?',
        deepRight: 'Schwarz kann nur die Dame dazwischenstellen.',
        deepWrong: 'Das gewinnt die Dame, und dann setzt Schwarz auf der ersten Reihe matt.',
        deepEnd: 'Vorausschauen heißt: nach jedem Zug fragen, was die andere Seite antwortet.',
        branch:
          'Die Äste dieses Baums lassen sich an einer Hand abzählen. Geht der Springer nach b3, so kann Schwarz ihn schlagen, was für Weiß −3 zählt, oder mit dem Bauern an ihm vorbeiziehen, was 0 zählt. Was ist der Zug nach b3 wert?',
        branchHint: 'Schwarz wählt und nimmt, was für Weiß am wenigsten zählt.',
        tree: 'Geht der Springer nach c2, so antwortet Schwarz mit einem Bauernzug, gleich welchem: 0. Weiß nimmt den höheren der beiden Äste. Welcher Zug ist das?',
        treeHint: 'Minus drei oder null?',
        treeRight: 'Das ist Minimax: Schwarz nimmt den kleinsten Wert, Weiß den größten von diesen.',
        treeWrong: 'Das ist der Ast, der −3 wert ist.',
        cut: 'Angenommen, das Programm hat zuerst den Zug nach c2 angesehen: sicher 0. Jetzt sieht es beim Zug nach b3, dass Schwarz den Springer schlagen kann: −3. Muss es die andere Antwort noch ansehen?',
        cutNo: 'Nein: Der Zug nach b3 ist schon schlechter, was die andere Antwort auch bringt',
        cutYes: 'Ja: Die andere Antwort könnte für Weiß besser sein',
        cutHint: 'Schwarz wählt. Die andere Antwort kann den Ast für Weiß nur noch schlechter machen.',
        greed:
          'Das ist Alpha-Beta: Äste, auf die es nicht mehr ankommt, werden abgeschnitten. Die Tiefe entscheidet, was zu sehen ist. Einen Zug tief gewinnt die Dame auf d5 einen Bauern. Von welchem Feld aus schlägt Schwarz dann die Dame?',
        greedHint: 'Ein Bauer schlägt schräg.',
        growth:
          'Tiefe ist teuer. 20 Züge, auf jeden 20 Antworten, auf jede davon wieder 20: Wie viele Enden hat der Baum von drei Halbzügen?',
        growthHint: '20 mal 20 mal 20.',
        end: '„Denken“ geht Knoten um Knoten durch einen solchen Baum und zeigt, was Alpha-Beta auslässt.',
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
        mate: 'Nichts ist so viel wert wie ein Matt. Es zählt 1000, was auch immer auf dem Brett steht. Was ist diese Stellung wert?',
        mateHint: 'Kann Schwarz noch ziehen?',
        draw: 'Und diese, mit Schwarz am Zug?',
        drawHint: 'Kein erlaubter Zug, kein Schach.',
        best: 'Jetzt wie das Programm: jeden Schlagzug ansehen, zählen und den spielen, der am meisten wert ist.',
        bestHint: 'Der Springer kann zwei Figuren schlagen.',
        bestEnd: 'Neun Punkte mehr.',
        bestPawn: 'Das ist ein Punkt. Es gibt mehr.',
        play: 'Zehn Partien hat ein solches Programm gegen einen Spieler gespielt, der zufällig zieht, und alle gewonnen. Jetzt von Hand: Zwei Türme sind 10 wert. Das Ziel: gewinnen.',
        playHint: 'Die Türme wechseln sich ab: Einer hält eine Reihe, der andere gibt auf der nächsten Schach.',
        end: 'Bessere Programme zählen viel mehr: wo die Figuren stehen, wie sicher der König ist, wie die Bauern stehen. In „Match“ treten zwei Spieler gegeneinander an, und es wird gezählt, wer gewinnt.',
      },
    },
  },
};
