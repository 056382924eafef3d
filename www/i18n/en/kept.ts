// What English says of what this browser keeps, and of saved games.

const things = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const kept = {
  problems: {
    full: 'This browser has no more room: what you do now is lost when the tab is closed. Delete saved games, or copy a link to this one.',
    denied:
      'This browser keeps nothing for this page: what you do is lost when you leave it. Copy a link to your game, or allow the page to store data and reload it.',
    later:
      'What is kept in this browser is from a later version of Gridmate. It stays as it is; what you do now is lost when you leave the page. Copy a link to your game, then reload the page to get that version.',
    newer:
      'A newer Gridmate is open in another tab, and nothing more is kept here. Reload this page to use it; your game comes along.',
    deleted:
      'What Gridmate kept in this browser was deleted just now, and nothing more is kept here. Reload the page to begin again; your game comes along.',
    lost: 'The browser has closed the place where games are kept, and nothing more is kept here. Reload the page; your game comes along.',
    slow: 'The browser has not opened what it keeps yet. Close other tabs with Gridmate, or wait. Until then what you do is lost when you leave the page.',
    broken:
      'This browser cannot read or write what it keeps: what you do now is lost when you leave the page. Copy a link to your game, then reload the page.',
  },
  /** How many things cannot be read. */
  unread: (count: number) =>
    `${things(count, 'thing', 'things')} kept here cannot be read: damaged, or from a later version. Nothing was thrown away.`,
  /** Saves what cannot be read as a file. */
  download: 'Save as a file',
  faults: {
    gone: 'That game is not there any more.',
    unread: 'That game cannot be read: it is damaged, or from a later version. It is put aside as it is.',
    elsewhere: 'That game is open in another tab.',
  },
  saved: (name: string) => `“${name}” is in My games.`,
  opened: (name: string) => `“${name}” is on the board. Undo brings back the game before.`,
  removed: (name: string) => `“${name}” is deleted.`,
  restored: (name: string) => `“${name}” is back.`,
  broughtBack: 'The game is back on the board.',
};
