// Deutsch des Bretts, das andere Seiten zeigen, und des Blatts, das eines macht.

import type { EmbedWords } from '../words';

export const embed: EmbedWords = {
  open: 'In Gridmate öffnen',
  title: 'Auf einer anderen Seite',
  about: 'Dieser Text gehört in eine eigene Seite: Dort zeigt er das Brett, und darauf kann gespielt werden.',
  text: 'HTML des Rahmens',
  copy: 'HTML kopieren',
  copied: 'Das HTML ist kopiert.',
  preview: 'So wird es aussehen',
  size: 'Breite des Bretts in Pixeln',
  side: 'Gesehen von',
  sides: { own: 'Wie hier', w: 'Weiß', b: 'Schwarz' },
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  shown: 'Zu sehen',
  parts: { board: 'Brett', moves: 'Züge', controls: 'Knöpfe' },
  frame: (players) => (players ? `Schachpartie: ${players}` : 'Schachbrett'),
};
