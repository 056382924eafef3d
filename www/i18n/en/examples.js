// @ts-check
// What is said about the examples, under the names that they have in their list.

export const gallery = {
  about: 'Each opens as a document: step through it, change it, play on. What was on the board before can be brought back.',
  closeStory: 'Close',
  /** What is said when one is on the board. @param {string} title @param {string} about */
  opened: (title, about) => `${title}: ${about}`,
};

/** @type {Record<string, { title: string, about: string }>} */
export const groups = {
  spreadsheet: {
    title: 'One spreadsheet formula',
    about: 'The language of the scripts: every example runs unchanged in the spreadsheet and shows the same board there.',
  },
  mistakes: { title: 'Scripts with mistakes', about: 'Every remark says what happened and why, and has a button that puts it right.' },
  sets: { title: 'Moves as sets', about: 'A piece is the set of all pairs of squares that it can go between.' },
  mechanics: { title: 'Where can it go?', about: 'A piece, a square, and all that can be reached from there.' },
  paths: { title: 'What a move passes over', about: 'A path is the squares between the two ends of a move: a piece on one of them is in its way.' },
  chess960: { title: 'Chess960', about: 'The first row at random: bishops on different colours, the king between the rooks.' },
  engine: { title: 'How an engine thinks', about: 'Positions in which a small engine counts and looks ahead.' },
  rules: { title: 'Surprising rules', about: 'Castling, en passant, promotion, stalemate: when they surprise.' },
  games: { title: 'Famous games', about: 'From the shortest possible to the most beautiful.' },
};

/** A title and a sentence. @type {Record<string, [string, string]>} */
export const examples = {
  move: ['A move', 'a2a4: what stands on a2 goes to a4.'],
  removal: ['Removals', 'xd8 and xd1 take both queens off the board.'],
  castling: ['Castling', 'Two tokens, king and rook: e1g1, h1f1.'],
  promotion: ['Promotion', 'A pawn arrives on a8, and a8=♕ puts a queen in its place.'],
  insertion: ['Insertions', 'The queens leave their squares and come back face to face.'],
  unchecked: ['Moves nobody checks', 'Rooks and queen go through other pieces: edits of the board, not legal moves.'],
  unknown: ['An unknown word', 'What is not understood changes nothing, and is underlined.'],
  sweep: ['No pawns at all', 'Sixteen removals, and there is room.'],
  passing: ['En passant', 'e5d6 captures en passant; xd5 removes the captured pawn.'],
  traps: ['Traps of the spreadsheet', 'Read exactly as the formula does: a letter for a queen, an empty square that moves.'],
  repair: ['Six things to put right', 'A dash, a semicolon, SAN, a typo: fix them one by one or all at once.'],
  pasted: ['A game, pasted', 'Move numbers and SAN are no tokens; one button makes a script of them.'],
  half: ['Half of castling', 'The king has gone, and the rook still stands in the corner.'],
  rook: ['The rook, 896 pairs', 'Same file or same rank: from each square 14 others.'],
  bishop: ['The bishop, 560 pairs', 'As far aside as forward: from d4 it is 13.'],
  knight: ['The knight, 336 pairs', 'One and two, or two and one: from d4 it is 8.'],
  queen: ['The queen, 1456 pairs', 'Rook and bishop together: from d4 it is 27.'],
  king: ['The king, 424 pairs', 'One step in any direction, and castling to both sides.'],
  pawn: ['The pawn, 324 pairs', 'One step, or two from where it begins, and one diagonally to capture.'],
  'knight-g2': ['A knight on g2', 'It reaches e1, e3, f4 and h4.'],
  'rook-e6': ['A rook on e6', 'Its file and its rank: fourteen squares.'],
  'castle-way': ['The paths of a castle', 'From a1 to a8, and from a1 to h1: six squares each.'],
  'in-the-way': ['Which moves are blocked?', 'Asked in SQL: 100 moves before the first one, and by which pieces.'],
  sample: ['RKQBRNBN, number 909', 'A random row, which follows both rules.'],
  zero: ['BBQNNRKR, number 0', 'The first of the 960.'],
  last: ['RKRNNQBB, number 959', 'The last of the 960.'],
  swap: ['King and rook change places', 'Castling that overlaps is written with a removal and an insertion.'],
  stay: ['Castling without the king', 'The king is on g1 already: only the rook moves.'],
  long: ['A step to the left', 'Castling queenside, from b1 to c1.'],
  twenty: ['Twenty first moves', 'What White may do: sixteen pawn moves, four by knights.'],
  reply: ['Twenty replies', 'After e4 it is Black’s turn, with just as many.'],
  random: ['Mate at random', 'Two players who only guessed got here: checkmate on move 43.'],
  figure: ['Two moves, two replies', 'The smallest tree: Black takes the lower score of each branch, 0 and −3; White takes the higher of these.'],
  thousand: ['A mate is worth 1000', 'Whoever looks one move ahead finds it. Do you?'],
  greed: ['A pawn that costs the queen', 'Capturing wins a point, until you look one move further.'],
  pinned: ['Two pawns, one pin', 'Capturing en passant would open the rank to the king: not allowed.'],
  both: ['Castling to both sides', 'White goes short, Black long.'],
  saavedra: ['Only a rook wins', 'A queen would be stalemate: Barbier and Saavedra, 1895.'],
  trap: ['A knight on move seven', 'The pawn that becomes a knight with check: a trap in the Albin gambit.'],
  loyd: ['Stalemate in ten moves', 'At the end nobody is in check, and nobody can move: Sam Loyd’s joke.'],
  near: ['One square too near', 'A queen up, and one move throws the win away.'],
  reti: ['Two aims at once', 'The king chases a pawn that he cannot catch, and draws: Réti, 1921.'],
  smothered: ['Smothered mate', 'The king is surrounded by his own pieces: the queen is sacrificed for it.'],
  twice: ['Three times the same', 'Knights out and home, twice: then a draw can be claimed.'],
  fool: ['Fool’s mate', 'The shortest game there is: four half-moves.'],
  scholar: ['Scholar’s mate', 'Queen and bishop look at f7.'],
  legal: ['Légal’s mate', 'The queen is left to be taken, and three minor pieces mate.'],
  immortal: ['The Immortal Game', 'Anderssen gives both rooks, a bishop and the queen. London 1851.'],
  evergreen: ['The Evergreen Game', 'A quiet rook move, then mate by two bishops. Berlin 1852.'],
  opera: ['The Opera Game', 'Morphy plays between two acts, with every piece in the game. Paris 1858.'],
  bishops: ['Both bishops for the king', 'Lasker gives up both to open the way to the king. Amsterdam 1889.'],
  hastings: ['The rook nobody may take', 'Steinitz offers it again and again; Bardeleben walked out. Hastings 1895.'],
  rubinstein: ['Rubinstein’s Immortal', 'Every black piece may be taken, and nothing helps. Łódź 1907.'],
  'reti-tartakower': ['Mate in eleven', 'A queen for a double check. Vienna 1910.'],
  hunt: ['A king walks across the board', 'From g8 to g1, where the white king steps aside. London 1912.'],
};

/**
 * What there is to say about a famous game.
 * @typedef {{ players: string, place: string, sentences: [string, string, string] }} Story
 */

/** @type {Record<string, Story>} */
export const stories = {
  fool: {
    players: 'No players are known',
    place: 'in print since 1656',
    sentences: [
      'The shortest mate there is: four half-moves.',
      'White has to help, by moving the f-pawn and the g-pawn away from the king.',
      'Its name stands in a book by Francis Beale, printed in London in 1656.',
    ],
  },
  scholar: {
    players: 'No players are known',
    place: 'in print since 1656',
    sentences: [
      'Queen and bishop aim at f7, which only the king guards.',
      '3…Nf6 attacks the queen and overlooks the mate; 3…g6 would have held.',
      'Francis Beale described it in the book that names the fool’s mate, too.',
    ],
  },
  legal: {
    players: 'Légal – Saint Brie',
    place: 'Paris, about 1750',
    sentences: [
      'Handed down as a win of Légal de Kermeur, the teacher of Philidor; the date is not certain.',
      'The knight that seems pinned moves all the same, and leaves the queen to be taken.',
      'If Black takes the knight instead, the queen takes on g4, and White is a pawn up.',
    ],
  },
  immortal: {
    players: 'Adolf Anderssen – Lionel Kieseritzky',
    place: 'London, 1851',
    sentences: [
      'A casual game, played beside the first international tournament, which Anderssen won.',
      'White gives a bishop, both rooks and the queen, and mates with the three minor pieces that are left.',
      'Black has lost three pawns and nothing else; Ernst Falkbeer called the game immortal in 1855.',
    ],
  },
  evergreen: {
    players: 'Adolf Anderssen – Jean Dufresne',
    place: 'Berlin, 1852',
    sentences: [
      'An Evans Gambit: White gives a pawn on move four to bring the pieces out faster.',
      '19. Rad1 looks quiet and prepares the end: a rook and the queen are given, and two bishops mate.',
      'Wilhelm Steinitz called it the evergreen in Anderssen’s laurel wreath.',
    ],
  },
  opera: {
    players: 'Paul Morphy – Duke of Brunswick and Count Isouard',
    place: 'Paris, 1858',
    sentences: [
      'Played in a box at the opera, against two who consulted each other.',
      'White brings every piece into the game; Black’s king’s bishop and rook never move.',
      'At the end the queen is given, and the last rook and the last bishop mate.',
    ],
  },
  bishops: {
    players: 'Emanuel Lasker – Johann Hermann Bauer',
    place: 'Amsterdam, 1889',
    sentences: [
      'Lasker was twenty; it is the best known early game in which both bishops are given for the king’s pawns.',
      '15. Bxh7+ and 17. Bxg7 take the shelter away, and the rook comes over the third rank.',
      '22. Qd7 attacks both black bishops, and one of them is lost.',
    ],
  },
  hastings: {
    players: 'Wilhelm Steinitz – Curt von Bardeleben',
    place: 'Hastings, 1895',
    sentences: [
      'From 22. Rxe7+ on a rook offers itself, move after move, and cannot be taken without loss.',
      'After 25. Rxh7+ Bardeleben left the hall without a word and let his time run out.',
      'Steinitz showed the spectators the mate that was to come, ten moves deep.',
    ],
  },
  rubinstein: {
    players: 'Georg Rotlewi – Akiba Rubinstein',
    place: 'Łódź, 1907',
    sentences: [
      'Played in a tournament of the Russian masters, which Rubinstein won.',
      '22…Rxc3 leaves the queen to be taken, and 23…Rd2 offers a rook as well.',
      'White resigned after 25…Rh3: the mate on h2 can only be put off.',
    ],
  },
  'reti-tartakower': {
    players: 'Richard Réti – Savielly Tartakower',
    place: 'Vienna, 1910',
    sentences: [
      'A casual game of two young masters.',
      '9. Qd8+ gives the queen, so that 10. Bg5+ is a check by rook and bishop at once.',
      'Only the king can answer a double check: on c7 the bishop mates, on e8 the rook would.',
    ],
  },
  hunt: {
    players: 'Edward Lasker – George Alan Thomas',
    place: 'London, 1912',
    sentences: [
      '11. Qxh7+ gives the queen, and the king has to walk: seven moves from g8 to g1.',
      'White gives check with every move on the way.',
      'At the end the white king steps aside to mate; castling would have mated as well.',
    ],
  },
};
