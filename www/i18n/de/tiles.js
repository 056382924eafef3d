// @ts-check
// The words of what there is to begin with.

/** @type {Words<typeof import('../en/tiles.js').tiles>} */
export const tiles = {
  title: 'Beginne hier, oder zieh auf dem Brett',
  pause: 'Stillhalten',
  places: {
    play: ['Spielen', 'gegen einen Computer, so stark du willst'],
    game: ['Eine berühmte Partie ansehen', 'Schritt für Schritt, mit ihrer Geschichte'],
    sql: ['Das Brett in SQL fragen', 'und die Antwort als Pfeile sehen'],
    think: ['Ihm beim Denken zusehen', 'Zug für Zug durch seinen Baum'],
    chess960: ['Chess960', 'eine von 960 anderen Aufstellungen'],
    script: ['Ein Skript schreiben', 'und das Brett folgt jedem Wort'],
  },
};
