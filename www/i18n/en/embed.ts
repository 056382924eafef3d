// What is said in English of a board that other pages show, on it and in the sheet that makes one.

export const embed = {
  /** Of the link below such a board. */
  open: 'Open in Gridmate',
  title: 'In another page',
  about: 'Paste this text into a page of your own: it shows the board there, and it can be played on.',
  text: 'HTML of the frame',
  copy: 'Copy HTML',
  copied: 'The HTML is copied.',
  preview: 'As it will look',
  size: 'Width of the board, in pixels',
  side: 'Seen from',
  sides: { own: 'As here', w: 'White', b: 'Black' },
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  shown: 'Shown',
  parts: { board: 'Board', moves: 'Moves', controls: 'Buttons' },
  /** Of the frame, for who hears the page that has it. */
  frame: (players: string) => (players ? `Chess game: ${players}` : 'Chess board'),
};
