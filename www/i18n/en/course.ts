// English of the course “How a computer plays chess”.

export const course = {
  title: 'How a computer plays chess',
  about: 'Six short lessons. Each asks you to do by hand what a program does, then opens the place where it does it.',
  lessons: {
    formula: {
      title: 'A board in one formula',
      texts: {
        cells:
          'A spreadsheet can hold a chess board: 64 cells, and one formula that reads a list of steps. The step e2e4 means: what stands on e2 goes to e4. Make this move.',
        cellsHint: 'The pawn in front of the king, two squares forward.',
        cellsWrong: 'That would be another step. e2e4 begins on e2 and ends on e4.',
        moved:
          'The formula empties e2 and writes the pawn into e4. The next step begins with the board that this one has left.',
        onto: 'The next step is e4d5. What stands on d5 after it?',
        ontoRight: 'The white pawn',
        ontoBoth: 'Both pawns',
        ontoBlack: 'The black pawn',
        ontoHint: 'A cell holds one piece.',
        passing:
          'To capture is to write over a cell. En passant is the one capture where this is not enough: the white pawn goes from e5 to d6, and another square has to be emptied by a step of its own. Mark it.',
        passingHint: 'The captured pawn does not stand where the white pawn arrives.',
        castle:
          'So en passant is two steps: e5d6, xd5. Castling is two steps as well: e1g1 for the king, and one for the rook. Mark where the rook comes from and where it goes.',
        castleHint: 'The rook jumps over the king.',
        insert: 'Castling is e1g1, h1f1. Now the pawn goes to the last row: e7e8. Which step makes a queen of it?',
        insertHint: 'First the square, then =, then the piece that is written there.',
        rules: 'Moves, removals, insertions: that is the whole language. What does the formula do with the step e2e9?',
        rulesRight: 'Nothing: the board stays as it is',
        rulesError: 'It stops with an error',
        rulesEdge: 'It moves the pawn to e8',
        end: 'The formula knows no rules: e2e5 is as good as e2e4. It is a board, not yet a player. In Script you write such steps and watch the board follow.',
      },
    },
    sets: {
      title: 'Moves as sets',
      texts: {
        pairs:
          'How a piece moves can be written as a set: all pairs of a square and a square that it can go to. Mark where the knight on g2 can go.',
        pairsHint: 'Two squares one way, one square to the side. One of them is in the first row.',
        rook: 'From all 64 squares together the knight has 336 pairs. A rook has 14 squares to go to, wherever it stands on an empty board. How many pairs has the rook?',
        rookHint: '64 times 14.',
        union:
          'Sets can be joined. The bishop has 560 pairs, and the queen is the rook or the bishop. How many pairs has the queen?',
        unionHint: 'No pair is in both sets: 896 and 560.',
        both: 'Sets can be cut, too. Mark the squares that the knight on c3 and the bishop on f1 can both go to.',
        bothHint: 'Both lie on the long diagonal of the bishop.',
        sql: 'In a database a set is a query. Each square is a column X and a row Y, and this query keeps the pairs where X is the same or Y is the same. Whose moves are they?',
        sqlRook: 'The rook’s',
        sqlBishop: 'The bishop’s',
        sqlKing: 'The king’s',
        sqlHint: 'Along one row, or along one column.',
        end: 'A program that thinks in sets asks no piece where it goes: it joins and cuts what all of them can do. In Sets you build such sets, ask for them in SQL, and see them on the board.',
      },
    },
    chess960: {
      title: '960 rows from three remainders',
      texts: {
        light:
          'In Chess960 the first row is mixed: the bishops on squares of both colours, the king between the rooks. Each row has a number, and the number is a recipe. Take 333. Divided by 4 it leaves 1. The light squares b1, d1, f1, h1 have the numbers 0, 1, 2, 3. Mark where the first bishop goes.',
        lightHint: 'Number 0 is b1.',
        dark: '333 divided by 4 is 83, and 83 divided by 4 leaves 3. The dark squares a1, c1, e1, g1 have the numbers 0, 1, 2, 3. Mark where the second bishop goes.',
        darkHint: 'The last of the four.',
        queen:
          '83 divided by 4 is 20, and 20 divided by 6 leaves 2. Six squares are free: a1, b1, c1, e1, f1, h1, with the numbers 0 to 5. Mark where the queen goes.',
        queenHint: 'The third of the free squares.',
        knights:
          '20 divided by 6 is 3: that is left for the knights. Five squares are free. In how many ways can two knights stand on five squares?',
        knightsHint: 'Both knights are alike: a1 and b1 is the same as b1 and a1.',
        king: 'Way 3 of these ten puts them on a1 and h1. Three squares are left: b1, e1, f1. Mark where the king goes.',
        kingHint: 'The king stands between the rooks.',
        count: 'The row is ready. How many rows are there?',
        countHint: '4 times 4 times 6 times 10.',
        end: 'The same number gives the same row on every computer. In Set up you choose a number or draw one, see each step of the recipe, and play from there.',
      },
    },
    legal: {
      title: 'Legal moves and chance',
      texts: {
        only: 'A move is legal if one’s own king is not in check after it. White has exactly one legal move here. Find it.',
        onlyHint: 'Nothing protects the queen.',
        onlyEnd: 'A program finds it by trying all moves and looking whether the king could be taken.',
        pin: 'The white rook stands between its king and the black rook. Mark where it can go.',
        pinHint: 'It may move as long as it stays between them, or takes.',
        knight: 'How many legal moves has the knight?',
        none: 'None',
        two: 'Two',
        six: 'Six',
        knightHint: 'A knight that moves leaves the line between the rook and the king.',
        stalemate: 'Black is to move and has no legal move, but is not in check. What now?',
        draw: 'The game is drawn',
        lost: 'Black has lost',
        again: 'White moves again',
        stalemateHint: 'It is mate only if the king is in check.',
        twenty:
          'At the start White has 20 legal moves, and Black has 20 answers to each. How many ways are there to play one move each?',
        twentyHint: '20 times 20.',
        play: 'A player who draws a legal move at random plays legal chess, and plays it badly. The lowest level is not far from that. Win.',
        playHint: 'Rook and queen drive the king to the edge, row by row. Take care not to leave Black without a move.',
        end: 'Two players at random got here: even they mate one day. In Think you see the twenty first moves as a program sees them: all worth the same.',
      },
    },
    minimax: {
      title: 'Minimax, and what can be left out',
      texts: {
        deep: 'A program that looks one move ahead takes the queen. Look further: White mates in two.',
        deepHint: 'First see what Black answers when the knight leaves e3 and the queen stays on c1.',
        deepRight: 'Black can only put the queen between.',
        deepWrong: 'That wins the queen, and then Black mates on the first row.',
        deepEnd: 'To look ahead is to ask after each move what the other side answers.',
        branch:
          'Here is a tree that fits on a hand. If the knight goes to b3, Black can take it, which counts −3 for White, or push the pawn past it, which counts 0. What is Nb3 worth?',
        branchHint: 'Black chooses, and takes what is lowest for White.',
        tree: 'Black’s answer to Nc2 is a pawn move, whichever: 0. White takes the higher of the two branches. Find the move.',
        treeHint: 'Minus three, or zero?',
        treeRight: 'That is minimax: Black takes the lowest, White the highest of these.',
        treeWrong: 'That is the branch worth −3.',
        cut: 'Suppose the program has looked at Nc2 first: 0 for certain. Now it looks at Nb3 and sees that Black can take the knight: −3. Must it look at Black’s other answer?',
        cutNo: 'No: Nb3 is worse already, whatever the other answer brings',
        cutYes: 'Yes: the other answer could be better for White',
        cutHint: 'Black chooses. The other answer can only make the branch worse for White.',
        greed:
          'That is alpha-beta: branches that cannot matter any more are cut off. How deep one looks decides what one sees. One move deep, Qxd5 wins a pawn. Mark the square from which Black takes the queen.',
        greedHint: 'A pawn takes diagonally.',
        growth:
          'Depth is dear. 20 moves, 20 answers to each, and again 20 to each of these: how many ends has the tree of three plies?',
        growthHint: '20 times 20 times 20.',
        end: 'In Think you walk through such a tree node by node, and see what alpha-beta leaves out.',
      },
    },
    worth: {
      title: 'What a position is worth',
      texts: {
        count:
          'At the end of its branches a program has to say what a position is worth. The simplest way: queen 9, rook 5, bishop and knight 3, pawn 1; White’s sum less Black’s. What is this position worth?',
        countHint: 'White has 17 points.',
        check: 'A check counts one point more for the side that gives it. What is this position worth?',
        checkHint: 'A rook, and the check.',
        mate: 'Nothing is worth as much as a mate. It counts 1000, whatever stands on the board. What is this position worth?',
        mateHint: 'Look whether Black can move.',
        draw: 'And this one, with Black to move?',
        drawHint: 'No legal move, no check.',
        best: 'Now be the program: look at each capture, count, and play the one that is worth most.',
        bestHint: 'The knight can take two pieces.',
        bestEnd: 'Nine points more.',
        bestPawn: 'That is one point. There is more.',
        play: 'Ten games such a program played against a player at random, and won them. Now you: two rooks are worth 10. Win.',
        playHint: 'The rooks take turns: one holds a row, the other gives check on the next.',
        end: 'Better programs count much more: where the pieces stand, how safe the king is, how the pawns lie. In Match you let two players meet, and count who wins.',
      },
    },
  },
};
