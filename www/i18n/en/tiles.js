// @ts-check
// The words of what there is to begin with.

export const tiles = {
  title: 'Begin here, or make a move on the board',
  pause: 'Stand still',
  /** By the place: its name, and what is there. @type {Record<import('../../app/tiles.js').Place, [string, string]>} */
  places: {
    play: ['Play', 'against a computer as strong as you wish'],
    game: ['Review a famous game', 'step by step, with its story'],
    sql: ['Ask the board in SQL', 'and see the answer as arrows'],
    think: ['Watch it think', 'move by move through its tree'],
    chess960: ['Chess960', 'one of 960 other starts'],
    script: ['Write a script', 'and the board follows each word'],
  },
};
