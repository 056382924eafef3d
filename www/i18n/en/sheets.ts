// What the first visit and what lies over the page say in English.

const KEYS: Record<string, string> = {
  Mod: 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ' ': 'Space',
};
const MAC_KEYS: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

export const sheets = {
  welcome: {
    privacy: 'Nothing you do leaves this device, unless you share it.',
    tile: {
      computer: { title: 'Play the computer', note: 'Ten levels, from first steps to master.' },
      famous: { title: 'See a famous game', note: 'The Opera Game: mate in seventeen moves.' },
      chess960: { title: 'Chess960', note: '960 ways to start. Here is one of them.' },
      script: { title: 'Write a script', note: 'Type moves as text. The board follows.' },
    },
    number: (number: number) => `No. ${number}`,
  },
  settings: {
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    pieces: 'Pieces',
    board: 'Board',
    boards: { wood: 'Wood', green: 'Green', blue: 'Blue', grey: 'Grey' },
    styles: { solid: 'Filled', outline: 'Drawn in lines' },
    coordinates: 'Letters and numbers',
    coordinatePlaces: { outside: 'Outside', inside: 'Inside', every: 'On each square', off: 'Hidden' },
    size: 'Size of the board',
    sizes: { usual: 'Usual', large: 'Large, on wide screens' },
    /** What is read first, and stands first where there is room. */
    order: 'Order of the page',
    orders: { board: 'Board first', panel: 'Panel first' },
    /** What pieces are called in moves. */
    letters: 'Moves',
    spoken: 'Moves as a screen reader says them',
    spokenStyles: { words: 'In words', nato: 'Letters as alpha, bravo' },
    motion: 'Movement',
    motions: { system: 'As the device', none: 'None' },
    /** Whether letters, digits and signs do something on the board and in the list of moves. */
    keys: 'Keys of one letter, digit or sign',
    sounds: 'Sounds',
    soundKinds: { on: 'On', all: 'Also of keys on the board', off: 'Off' },
    keysSwitch: { on: 'On', off: 'Off' },
  },
  share: {
    /** How many steps there are in the link, and how long it is. */
    note: 'All moves and comments are in the link itself; no server keeps them.',
    /** Beside a link that not every program takes. */
    long: 'This link is long: some programs cut it off. Copy the PGN for those.',
    link: 'Link to this game',
    copyLink: 'Copy link',
    send: 'Send …',
    copyFen: 'Position (FEN)',
    copyPgn: 'Game (PGN)',
    code: 'QR code',
    codeOf: 'QR code of the link to this game',
    /** Titles of buttons, each of which says a kind of file or of text. */
    files: 'Save as a file',
    gif: 'GIF of all moves',
    /** Beside that button. */
    gifNote: 'The GIF shows one move a second.',
    drawing: 'The boards are being drawn',
    stop: 'Stop',
    texts: 'Copy as text',
    paper: 'On paper',
    print: 'Print',
    /** With the size of the file in kilobytes. */
    saved: (name: string, kilobytes: number) => `${name} is saved: ${kilobytes} KB.`,
    copied: {
      link: 'Link copied with all moves and comments.',
      fen: 'The position is copied.',
      pgn: 'The game is copied.',
    },
    notCopied: 'This browser did not let the page copy. Select the link above and copy it by hand.',
    noPgn: 'This board has no legal position, so there is no PGN of it.',
    failed: 'That did not work. Try again.',
  },
  keys: {
    board: 'On the board',
    everywhere: 'Everywhere',
    /** What the key of this list does. */
    own: 'This list of keys',
    /** What is written on a key that `KeyboardEvent.key` calls so; `Mod` is the one that commands are given with. */
    name: (key: string, isMac: boolean) =>
      (isMac ? MAC_KEYS[key] : undefined) ?? KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  },
  version: { ready: 'A new version is ready.', use: 'Use it now' },
};
