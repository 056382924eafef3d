// Français du cours « Comment un ordinateur joue aux échecs ».

import type { CourseWords } from '../words';

export const course: CourseWords = {
  title: 'Comment un ordinateur joue aux échecs',
  about:
    'Six courtes leçons. Dans chacune se fait à la main ce que fait un programme, puis s’ouvre l’endroit où il le fait.',
  lessons: {
    formula: {
      title: 'Un échiquier dans une formule',
      texts: {
        cells:
          'Un échiquier tient dans un tableur : 64 cellules, et une formule qui lit une liste de pas. Le pas e2e4 veut dire : ce qui est en e2 va en e4. Jouer ce coup.',
        cellsHint: 'Le pion devant le roi, deux cases en avant.',
        cellsWrong: 'Ce serait un autre pas. e2e4 commence en e2 et finit en e4.',
        moved: 'La formule vide e2 et écrit le pion en e4. Le pas suivant part de l’échiquier que celui-ci a laissé.',
        onto: 'Le pas suivant est e4d5. Qu’y a-t-il en d5 après lui ?',
        ontoRight: 'Le pion blanc',
        ontoBoth: 'Les deux pions',
        ontoBlack: 'Le pion noir',
        ontoHint: 'Une cellule contient une pièce.',
        passing:
          'Prendre, c’est écrire par-dessus une cellule. La prise en passant est la seule où cela ne suffit pas : le pion blanc va de e5 à d6, et une autre case doit être vidée par un pas à part. Laquelle ?',
        passingHint: 'Le pion pris n’est pas là où arrive le pion blanc.',
        castle:
          'La prise en passant est donc deux pas : e5d6, xd5. Le roque aussi : e1g1 pour le roi, et un pas pour la tour. De quelle case vient la tour, et sur laquelle va-t-elle ?',
        castleHint: 'La tour saute par-dessus le roi.',
        insert:
          'Le roque est e1g1, h1f1. Maintenant le pion va à la dernière rangée : e7e8. Quel pas en fait une dame ?',
        insertHint: 'D’abord la case, puis =, puis la pièce qu’on y écrit.',
        rules: 'Déplacer, enlever, insérer : c’est toute la langue. Que fait la formule du pas e2e9 ?',
        rulesRight: 'Rien : l’échiquier reste tel quel',
        rulesError: 'Elle s’arrête sur une erreur',
        rulesEdge: 'Elle déplace le pion en e8',
        end: 'La formule ne connaît aucune règle : e2e5 lui convient autant que e2e4. C’est un échiquier, pas encore un joueur. Dans « Script » s’écrivent de tels pas, et l’échiquier suit.',
      },
    },
    sets: {
      title: 'Les coups comme ensembles',
      texts: {
        pairs:
          'La marche d’une pièce s’écrit comme un ensemble : tous les couples d’une case et d’une case où elle peut aller. Où peut aller le cavalier en g2 ?',
        pairsHint: 'Deux cases dans un sens, une de côté. L’une d’elles est sur la première rangée.',
        rook: 'De toutes les 64 cases, le cavalier a 336 couples. Une tour a 14 cases où aller, où qu’elle soit sur un échiquier vide. Combien de couples a la tour ?',
        rookHint: '64 fois 14.',
        union:
          'Les ensembles se réunissent. Le fou a 560 couples, et la dame est la tour ou le fou. Combien de couples a la dame ?',
        unionHint: 'Aucun couple n’est dans les deux : 896 et 560.',
        both: 'Les ensembles se coupent aussi. Sur quelles cases peuvent aller à la fois le cavalier en c3 et le fou en f1 ?',
        bothHint: 'Les deux sont sur la grande diagonale du fou.',
        sql: 'Dans une base de données, un ensemble est une requête. Chaque case est une colonne X et une rangée Y, et cette requête garde les couples où X ou Y est le même. À qui sont ces coups ?',
        sqlRook: 'À la tour',
        sqlBishop: 'Au fou',
        sqlKing: 'Au roi',
        sqlHint: 'Le long d’une rangée, ou le long d’une colonne.',
        end: 'Un programme qui pense en ensembles ne demande à aucune pièce où elle va : il réunit et coupe ce que toutes peuvent faire. Dans « Ensembles » on les construit, on les demande en SQL et on les voit sur l’échiquier.',
      },
    },
    chess960: {
      title: '960 rangées avec trois restes',
      texts: {
        light:
          'Au Chess960, la première rangée est mélangée : les fous sur des cases de couleurs différentes, le roi entre les tours. Chaque rangée a un numéro, et le numéro est une recette. Par exemple 333 : divisé par 4, il reste 1. Les cases claires b1, d1, f1, h1 ont les numéros 0, 1, 2, 3. Où va le premier fou ?',
        lightHint: 'Le numéro 0 est b1.',
        dark: '333 divisé par 4 fait 83, et 83 divisé par 4 laisse le reste 3. Les cases sombres a1, c1, e1, g1 ont les numéros 0, 1, 2, 3. Où va le second fou ?',
        darkHint: 'La dernière des quatre.',
        queen:
          '83 divisé par 4 fait 20, et 20 divisé par 6 laisse le reste 2. Six cases sont libres : a1, b1, c1, e1, f1, h1, numérotées de 0 à 5. Où va la dame ?',
        queenHint: 'La troisième des cases libres.',
        knights:
          '20 divisé par 6 fait 3 : c’est ce qui reste pour les cavaliers. Cinq cases sont libres. De combien de façons deux cavaliers peuvent-ils se placer sur cinq cases ?',
        knightsHint: 'Les deux cavaliers sont pareils : a1 et b1, c’est la même chose que b1 et a1.',
        king: 'La façon numéro 3 de ces dix les met en a1 et h1. Trois cases restent : b1, e1, f1. Où va le roi ?',
        kingHint: 'Le roi se tient entre les tours.',
        count: 'La rangée est prête. Combien y a-t-il de rangées ?',
        countHint: '4 fois 4 fois 6 fois 10.',
        end: 'Le même numéro donne la même rangée sur tous les ordinateurs. Dans « Composer » on choisit un numéro ou on en tire un, on voit chaque étape de la recette, et la partie commence de là.',
      },
    },
    legal: {
      title: 'Coups légaux et hasard',
      texts: {
        only: 'Un coup est légal si, après lui, son propre roi n’est pas en échec. Les Blancs ont ici exactement un coup légal. Lequel ?',
        onlyHint: 'Rien ne protège la dame.',
        onlyEnd: 'Un programme le trouve en essayant tous les coups et en regardant si le roi pourrait être pris.',
        pin: 'La tour blanche est entre son roi et la tour noire. Où peut-elle aller ?',
        pinHint: 'Elle peut bouger tant qu’elle reste entre les deux, ou prendre.',
        knight: 'Combien de coups légaux a le cavalier ?',
        none: 'Aucun',
        two: 'Deux',
        six: 'Six',
        knightHint: 'Un cavalier qui bouge quitte la ligne entre la tour et le roi.',
        stalemate: 'Les Noirs ont le trait et n’ont aucun coup légal, mais ne sont pas en échec. Et maintenant ?',
        draw: 'La partie est nulle',
        lost: 'Les Noirs ont perdu',
        again: 'Les Blancs rejouent',
        stalemateHint: 'Il n’y a mat que si le roi est en échec.',
        twenty:
          'Au départ les Blancs ont 20 coups légaux, et les Noirs 20 réponses à chacun. De combien de façons chacun peut-il jouer un coup ?',
        twentyHint: '20 fois 20.',
        play: 'Un joueur qui tire un coup légal au hasard joue selon les règles, et joue mal. Le niveau le plus bas n’en est pas loin. Le but : gagner.',
        playHint:
          'La tour et la dame poussent le roi vers le bord, rangée par rangée. Il faut laisser un coup aux Noirs tant qu’ils ne sont pas en échec.',
        end: 'Deux joueurs qui jouent au hasard sont arrivés ici : même eux font mat un jour. Dans « Penser » on voit les vingt premiers coups comme un programme les voit : tous de même valeur.',
      },
    },
    minimax: {
      title: 'Minimax, et ce qu’on peut laisser de côté',
      texts: {
        deep: 'Un programme qui ne regarde qu’un coup en avant prend la dame. Qui regarde plus loin voit mieux : les Blancs font mat en deux.',
        deepHint: 'Que répondent les Noirs quand le cavalier quitte e3 et que la dame reste en c1 ?',
        deepRight: 'Les Noirs ne peuvent qu’interposer la dame.',
        deepWrong: 'Cela gagne la dame, puis les Noirs font mat sur la première rangée.',
        deepEnd: 'Regarder en avant, c’est demander après chaque coup ce que répond l’autre camp.',
        branch:
          'Voici un arbre dont les branches se comptent sur les doigts d’une main. Si le cavalier va en b3, les Noirs peuvent le prendre, ce qui compte −3 pour les Blancs, ou pousser le pion à côté, ce qui compte 0. Que vaut le coup en b3 ?',
        branchHint: 'Les Noirs choisissent, et prennent ce qui est le plus bas pour les Blancs.',
        tree: 'Si le cavalier va en c2, les Noirs répondent par un coup de pion, n’importe lequel : 0. Les Blancs prennent la plus haute des deux branches. Quel est ce coup ?',
        treeHint: 'Moins trois, ou zéro ?',
        treeRight:
          'C’est le minimax : les Noirs prennent la valeur la plus basse, les Blancs la plus haute de celles-ci.',
        treeWrong: 'C’est la branche qui vaut −3.',
        cut: 'Supposons que le programme ait d’abord regardé le coup en c2 : 0 à coup sûr. Il regarde maintenant le coup en b3 et voit que les Noirs peuvent prendre le cavalier : −3. Doit-il regarder l’autre réponse ?',
        cutNo: 'Non : le coup en b3 est déjà pire, quoi qu’apporte l’autre réponse',
        cutYes: 'Oui : l’autre réponse pourrait être meilleure pour les Blancs',
        cutHint: 'Les Noirs choisissent. L’autre réponse ne peut que rendre la branche pire pour les Blancs.',
        greed:
          'C’est l’alpha-bêta : on coupe les branches qui ne comptent plus. La profondeur décide de ce qu’on voit. À un coup de profondeur, la dame gagne un pion en d5. De quelle case les Noirs prennent-ils alors la dame ?',
        greedHint: 'Un pion prend en diagonale.',
        growth:
          'La profondeur coûte cher. 20 coups, 20 réponses à chacun, et encore 20 à chacune : combien de fins a l’arbre de trois demi-coups ?',
        growthHint: '20 fois 20 fois 20.',
        end: 'Dans « Penser » on parcourt un tel arbre nœud par nœud, et on voit ce que l’alpha-bêta laisse de côté.',
      },
    },
    worth: {
      title: 'Ce que vaut une position',
      texts: {
        count:
          'Au bout de ses branches, un programme doit dire ce que vaut une position. Le plus simple : dame 9, tour 5, fou et cavalier 3, pion 1 ; la somme des Blancs moins celle des Noirs. Que vaut cette position ?',
        countHint: 'Les Blancs ont 17 points.',
        check: 'Un échec compte un point de plus pour le camp qui le donne. Que vaut cette position ?',
        checkHint: 'Une tour, et l’échec.',
        mate: 'Rien ne vaut autant qu’un mat. Il compte 1000, quoi qu’il y ait sur l’échiquier. Que vaut cette position ?',
        mateHint: 'Les Noirs peuvent-ils jouer ?',
        draw: 'Et celle-ci, avec les Noirs au trait ?',
        drawHint: 'Aucun coup légal, aucun échec.',
        best: 'Maintenant, comme le programme : regarder chaque prise, compter, et jouer celle qui vaut le plus.',
        bestHint: 'Le cavalier peut prendre deux pièces.',
        bestEnd: 'Neuf points de plus.',
        bestPawn: 'Cela fait un point. Il y a mieux.',
        play: 'Un tel programme a joué dix parties contre un joueur qui joue au hasard, et les a toutes gagnées. À la main, maintenant : deux tours valent 10. Le but : gagner.',
        playHint: 'Les tours se relaient : l’une tient une rangée, l’autre donne échec sur la suivante.',
        end: 'De meilleurs programmes comptent bien plus : où sont les pièces, si le roi est à l’abri, comment sont les pions. Dans « Match » deux joueurs se rencontrent, et on compte qui gagne.',
      },
    },
  },
};
