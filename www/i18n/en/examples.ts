// What English says about the examples.

export const examples = {
  group: {
    spreadsheet: {
      title: 'One spreadsheet formula',
      about:
        'The language of the scripts: every example runs unchanged in the spreadsheet and shows the same board there.',
    },
    mistakes: {
      title: 'Scripts with mistakes',
      about: 'Every remark says what happened and why, and has a button that puts it right.',
    },
    sets: { title: 'Moves as sets', about: 'A piece is the set of all pairs of squares that it can go between.' },
    mechanics: { title: 'Where can it go?', about: 'A piece, a square, and all that can be reached from there.' },
    paths: {
      title: 'What a move passes over',
      about: 'A path is the squares between the two ends of a move: a piece on one of them is in its way.',
    },
    chess960: {
      title: 'Chess960',
      about: 'The first row at random: bishops on different colours, the king between the rooks.',
    },
    engine: { title: 'How an engine thinks', about: 'Positions in which a small engine counts and looks ahead.' },
    rules: { title: 'Surprising rules', about: 'Castling, en passant, promotion, stalemate: when they surprise.' },
    games: { title: 'Famous games', about: 'From the shortest possible to the most beautiful.' },
  },
  example: {
    move: { title: 'A move', about: 'a2a4: what stands on a2 goes to a4.' },
    removal: { title: 'Removals', about: 'xd8 and xd1 take both queens off the board.' },
    castling: { title: 'Castling', about: 'Two tokens, king and rook: e1g1, h1f1.' },
    promotion: { title: 'Promotion', about: 'A pawn arrives on a8, and a8=♕ puts a queen in its place.' },
    insertion: { title: 'Insertions', about: 'The queens leave their squares and come back face to face.' },
    unchecked: {
      title: 'Moves nobody checks',
      about: 'Rooks and queen go through other pieces: edits of the board, not legal moves.',
    },
    unknown: { title: 'An unknown word', about: 'What is not understood changes nothing, and is underlined.' },
    sweep: { title: 'No pawns at all', about: 'Sixteen removals, and there is room.' },
    passing: { title: 'En passant', about: 'e5d6 captures en passant; xd5 removes the captured pawn.' },
    traps: {
      title: 'Traps of the spreadsheet',
      about: 'Read exactly as the formula does: a letter for a queen, an empty square that moves.',
    },
    repair: {
      title: 'Six things to put right',
      about: 'A dash, a semicolon, SAN, a typo: fix them one by one or all at once.',
    },
    pasted: {
      title: 'A game, pasted',
      about: 'Move numbers and SAN are no tokens; one button makes a script of them.',
    },
    half: { title: 'Half of castling', about: 'The king has gone, and the rook still stands in the corner.' },
    rook: { title: 'The rook, 896 pairs', about: 'Same file or same rank: from each square 14 others.' },
    bishop: { title: 'The bishop, 560 pairs', about: 'As far aside as forward: from d4 it is 13.' },
    knight: { title: 'The knight, 336 pairs', about: 'One and two, or two and one: from d4 it is 8.' },
    queen: { title: 'The queen, 1456 pairs', about: 'Rook and bishop together: from d4 it is 27.' },
    king: { title: 'The king, 424 pairs', about: 'One step in any direction, and castling to both sides.' },
    pawn: {
      title: 'The pawn, 324 pairs',
      about: 'One step, or two from where it begins, and one diagonally to capture.',
    },
    'knight-g2': { title: 'A knight on g2', about: 'It reaches e1, e3, f4 and h4.' },
    'rook-e6': { title: 'A rook on e6', about: 'Its file and its rank: fourteen squares.' },
    'castle-way': { title: 'The paths of a castle', about: 'From a1 to a8, and from a1 to h1: six squares each.' },
    'in-the-way': {
      title: 'Which moves are blocked?',
      about: 'Asked in SQL: 100 moves before the first one, and by which pieces.',
    },
    sample: { title: 'RKQBRNBN, number 909', about: 'A random row, which follows both rules.' },
    zero: { title: 'BBQNNRKR, number 0', about: 'The first of the 960.' },
    last: { title: 'RKRNNQBB, number 959', about: 'The last of the 960.' },
    swap: {
      title: 'King and rook change places',
      about: 'Castling that overlaps is written with a removal and an insertion.',
    },
    stay: { title: 'Castling without the king', about: 'The king is on g1 already: only the rook moves.' },
    long: { title: 'A step to the left', about: 'Castling queenside, from b1 to c1.' },
    twenty: { title: 'Twenty first moves', about: 'What White may do: sixteen pawn moves, four by knights.' },
    reply: { title: 'Twenty replies', about: 'After e4 it is Black’s turn, with just as many.' },
    random: { title: 'Mate at random', about: 'Two players who only guessed got here: checkmate on move 43.' },
    figure: {
      title: 'Two moves, two replies',
      about:
        'The smallest tree: Black takes the lower score of each branch, 0 and −3; White takes the higher of these.',
    },
    thousand: { title: 'A mate is worth 1000', about: 'Look one move ahead. Can you find it?' },
    greed: { title: 'A pawn that costs the queen', about: 'Capturing wins a point, until you look one move further.' },
    pinned: {
      title: 'Two pawns, one pin',
      about: 'Capturing en passant would open the rank to the king: not allowed.',
    },
    both: { title: 'Castling to both sides', about: 'White goes short, Black long.' },
    saavedra: { title: 'Only a rook wins', about: 'A queen would be stalemate: Barbier and Saavedra, 1895.' },
    trap: {
      title: 'A knight on move seven',
      about: 'The pawn that becomes a knight with check: a trap in the Albin gambit.',
    },
    loyd: {
      title: 'Stalemate in ten moves',
      about: 'At the end nobody is in check, and nobody can move: Sam Loyd’s joke.',
    },
    near: { title: 'One square too near', about: 'A queen up, and one move throws the win away.' },
    reti: { title: 'Two aims at once', about: 'The king chases a pawn that he cannot catch, and draws: Réti, 1921.' },
    smothered: {
      title: 'Smothered mate',
      about: 'The king is surrounded by his own pieces: the queen is sacrificed for it.',
    },
    twice: { title: 'Three times the same', about: 'Knights out and home, twice: then a draw can be claimed.' },
    fool: { title: 'Fool’s mate', about: 'The shortest game there is: four half-moves.' },
    scholar: { title: 'Scholar’s mate', about: 'Queen and bishop look at f7.' },
    legal: { title: 'Légal’s mate', about: 'The queen is left to be taken, and three minor pieces mate.' },
    immortal: { title: 'The Immortal Game', about: 'Anderssen gives both rooks, a bishop and the queen. London 1851.' },
    evergreen: { title: 'The Evergreen Game', about: 'A quiet rook move, then mate by two bishops. Berlin 1852.' },
    opera: {
      title: 'The Opera Game',
      about: 'Morphy plays between two acts, with every piece in the game. Paris 1858.',
    },
    bishops: {
      title: 'Both bishops for the king',
      about: 'Lasker gives up both to open the way to the king. Amsterdam 1889.',
    },
    hastings: {
      title: 'The rook nobody may take',
      about: 'Steinitz offers it again and again; Bardeleben walked out. Hastings 1895.',
    },
    rubinstein: {
      title: 'Rubinstein’s Immortal',
      about: 'Every black piece may be taken, and nothing helps. Łódź 1907.',
    },
    'reti-tartakower': { title: 'Mate in eleven', about: 'A queen for a double check. Vienna 1910.' },
    hunt: {
      title: 'A king walks across the board',
      about: 'From g8 to g1, where the white king steps aside. London 1912.',
    },
  },
  /** Three sentences on each famous game. */
  story: {
    fool: [
      'The shortest mate there is: four half-moves.',
      'White has to help, by moving the f-pawn and the g-pawn away from the king.',
      'Its name stands in a book by Francis Beale, printed in London in 1656.',
    ] as readonly [string, string, string],
    scholar: [
      'Queen and bishop aim at f7, which only the king guards.',
      '3…Nf6 attacks the queen and overlooks the mate; 3…g6 would have held.',
      'Francis Beale described it in the book that names the fool’s mate, too.',
    ] as readonly [string, string, string],
    legal: [
      'Handed down as a win of Légal de Kermeur, the teacher of Philidor; the date is not certain.',
      'The knight that seems pinned moves all the same, and leaves the queen to be taken.',
      'If Black takes the knight instead, the queen takes on g4, and White is a pawn up.',
    ] as readonly [string, string, string],
    immortal: [
      'A casual game, played beside the first international tournament, which Anderssen won.',
      'White gives a bishop, both rooks and the queen, and mates with the three minor pieces that are left.',
      'Black has lost three pawns and nothing else; Ernst Falkbeer called the game immortal in 1855.',
    ] as readonly [string, string, string],
    evergreen: [
      'An Evans Gambit: White gives a pawn on move four to bring the pieces out faster.',
      '19. Rad1 looks quiet and prepares the end: a rook and the queen are given, and two bishops mate.',
      'Wilhelm Steinitz called it the evergreen in Anderssen’s laurel wreath.',
    ] as readonly [string, string, string],
    opera: [
      'Played in a box at the opera, against two who consulted each other.',
      'White brings every piece into the game; Black’s king’s bishop and rook never move.',
      'At the end the queen is given, and the last rook and the last bishop mate.',
    ] as readonly [string, string, string],
    bishops: [
      'Lasker was twenty; it is the best known early game in which both bishops are given for the king’s pawns.',
      '15. Bxh7+ and 17. Bxg7 take the shelter away, and the rook comes over the third rank.',
      '22. Qd7 attacks both black bishops, and one of them is lost.',
    ] as readonly [string, string, string],
    hastings: [
      'From 22. Rxe7+ on a rook offers itself, move after move, and cannot be taken without loss.',
      'After 25. Rxh7+ Bardeleben left the hall without a word and let his time run out.',
      'Steinitz showed the spectators the mate that was to come, ten moves deep.',
    ] as readonly [string, string, string],
    rubinstein: [
      'Played in a tournament of the Russian masters, which Rubinstein won.',
      '22…Rxc3 leaves the queen to be taken, and 23…Rd2 offers a rook as well.',
      'White resigned after 25…Rh3: the mate on h2 can only be put off.',
    ] as readonly [string, string, string],
    'reti-tartakower': [
      'A casual game of two young masters.',
      '9. Qd8+ gives the queen, so that 10. Bg5+ is a check by rook and bishop at once.',
      'Only the king can answer a double check: on c7 the bishop mates, on e8 the rook would.',
    ] as readonly [string, string, string],
    hunt: [
      '11. Qxh7+ gives the queen, and the king has to walk: seven moves from g8 to g1.',
      'White gives check with every move on the way.',
      'At the end the white king steps aside to mate; castling would have mated as well.',
    ] as readonly [string, string, string],
  },
  /** Who played those that name no players, where and when. */
  unsigned: {
    fool: 'No players are known; in print since 1656',
    scholar: 'No players are known; in print since 1656',
    legal: 'Légal – Saint Brie, Paris, about 1750',
  },
};
