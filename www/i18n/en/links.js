// @ts-check
// The sentences of links.
import { sentence } from '../parts.js';

export const links = {
  copied: 'Link copied',
  inAddress: 'Copying is not allowed here; the link is in the address bar.',
  damaged: 'This link is damaged: perhaps it was cut off where it was sent. Ask for it again. Your game is as it was.',
  newer: 'This link was made by a newer Gridmate. Loading the page again may bring that. Your game is as it was.',
  long: 'The script is too long for a link, which holds 100,000 characters. It can be sent as a file.',
  longer: 'This link is longer than any that Gridmate makes, and was not opened. Your game is as it was.',
  /** @param {string} reason */
  refused: (reason) => `The link cannot be opened. ${sentence(reason)}`,
};
