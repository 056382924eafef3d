// @ts-check
// Die Sätze der Links.
import { sentence } from '../parts.js';

/** @type {typeof import('../en/links.js').links} */
export const links = {
  copied: 'Link kopiert',
  inAddress: 'Kopieren ist hier nicht erlaubt; der Link steht in der Adresszeile.',
  damaged: 'Dieser Link ist beschädigt: vielleicht wurde er unterwegs abgeschnitten. Lass ihn dir noch einmal schicken. Deine Partie ist, wie sie war.',
  newer: 'Dieser Link stammt von einem neueren Gridmate. Vielleicht bringt es ein neues Laden der Seite. Deine Partie ist, wie sie war.',
  long: 'Das Skript ist zu lang für einen Link, der 100.000 Zeichen fasst. Es lässt sich als Datei verschicken.',
  longer: 'Dieser Link ist länger als alle, die Gridmate macht, und wurde nicht geöffnet. Deine Partie ist, wie sie war.',
  refused: (reason) => `Der Link lässt sich nicht öffnen. ${sentence(reason)}`,
};
