// English of help.

export const help = {
  /** The places, as one of two lists. */
  places: 'Places',
  /** Before what to try first, and before what can be done there. */
  first: 'Try first:',
  can: 'What can be done here:',
  example: (title: string) => `Show me: ${title}`,
  place: {
    play: {
      about: 'A game against the computer, or between two people at this board, with clocks if you like.',
      first: 'press New game, choose a level and move a piece. Hint shows a good move.',
    },
    analyse: {
      about: 'All moves of the game, with other ways it could have gone, and what a strong engine thinks of it.',
      first:
        'press Review the game, then go from mistake to mistake. The ••• beside a move lets you comment on it or mark it.',
    },
    learn: {
      about:
        'Lessons and puzzles: find the move, find the mate, mark squares, choose an answer, play it out. What you got wrong comes back after some days.',
      first: 'open an example and do what it asks. Hint helps, and a wrong answer says why.',
    },
    script: {
      about: 'The game as text. Each word is a step: e2e4 moves, xd5 takes a piece off, a8=♕ puts one on the board.',
      first: 'type e2e4, e7e5 and watch the board. Wrong words are marked, and one press mends them.',
    },
    sets: {
      about:
        'Moves as sets of pairs of squares, built from how pieces move and from the motifs on the board, such as forks and pins, or asked for in SQL. The board shows what is in a set.',
      first: 'press a piece, then a square of the board to see where that piece can go from there.',
    },
    think: {
      about: 'How a computer finds its move: the tree of all it looks at, one position after the other.',
      first: 'press Play the walk. Arrow keys go through the tree, and the board follows.',
    },
    match: {
      about:
        'Two computer players against each other, as many games as you like, and how much stronger one of them is.',
      first: 'choose two players and press Start. You can go on with other things while they play.',
    },
    setup: {
      about: 'Any position: pieces wherever you want them, whose move it is, or one of the 960 starts of Chess960.',
      first: 'choose a piece at the edge of the board, then press squares. Play here begins a game from it.',
    },
    games: {
      about: 'Games that you keep, PGN files with many games, famous examples, and the board as a picture.',
      first: 'open Examples and choose a little board.',
    },
  },
  /** Before the title of the article that a place is built after. */
  after: 'Built after the article',
  /** How arrows are drawn by mouse. */
  drawing:
    'The right mouse button draws: drag for an arrow, press for a circle. With Shift or Ctrl it is red, with Alt blue, with both yellow.',
};
