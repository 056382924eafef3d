// What the first visit and what lies over the page say in English.

import type { SheetWords } from '../areas/sheets';

const KEYS: Record<string, string> = {
  Mod: 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': 'Space',
};
const MAC_KEYS: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

export const sheets: SheetWords = {
  welcome: {
    privacy: 'Nothing you do leaves this device, unless you share it.',
    tile: {
      computer: { title: 'Play the computer', note: 'Ten levels, from first steps to master.' },
      famous: { title: 'See a famous game', note: 'The Opera Game: mate in seventeen moves.' },
      chess960: { title: 'Chess960', note: '960 ways to start. Here is one of them.' },
      script: { title: 'Write a script', note: 'Type moves as text. The board follows.' },
    },
    number: (number) => `No. ${number}`,
  },
  settings: {
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    pieces: 'Pieces',
    styles: { solid: 'Filled', outline: 'Outlined' },
    coordinates: 'Letters and numbers at the board',
    switch: { on: 'Shown', off: 'Hidden' },
    letters: 'Moves',
    spoken: 'Moves as a screen reader says them',
    spokenStyles: { words: 'In words', nato: 'Letters as alpha, bravo' },
    motion: 'Movement',
    motions: { system: 'As the device', none: 'None' },
    keys: 'Keys of one letter, digit or sign',
    sounds: 'Sounds',
    keysSwitch: { on: 'On', off: 'Off' },
  },
  share: {
    note: 'All moves and comments are in the link itself; no server keeps them.',
    long: 'This link is long: some programs cut it off. Copy the PGN for those.',
    link: 'Link to this game',
    copyLink: 'Copy link',
    send: 'Send …',
    copyFen: 'Copy position (FEN)',
    copyPgn: 'Copy game (PGN)',
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
    own: 'This list of keys',
    name: (key, isMac) =>
      (isMac ? MAC_KEYS[key] : undefined) ?? KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  },
  version: { ready: 'A new version is ready.', use: 'Use it now' },
};
