// Français de l’échiquier que d’autres pages montrent, et de la feuille qui en fait un.

import type { EmbedWords } from '../words';

export const embed: EmbedWords = {
  open: 'Ouvrir dans Gridmate',
  title: 'Dans une autre page',
  about: 'Ce texte est à coller dans une autre page : l’échiquier s’y affiche, et l’on peut y jouer.',
  text: 'HTML du cadre',
  copy: 'Copier le HTML',
  copied: 'Le HTML est copié.',
  preview: 'Aperçu',
  size: 'Largeur de l’échiquier en pixels',
  side: 'Vu du côté',
  sides: { own: 'Comme ici', w: 'Blancs', b: 'Noirs' },
  theme: 'Couleurs',
  themes: { system: 'Comme l’appareil', light: 'Claires', dark: 'Sombres' },
  shown: 'Affichés',
  parts: { board: 'Échiquier', moves: 'Coups', controls: 'Boutons' },
  frame: (players) => (players ? `Partie d’échecs : ${players}` : 'Échiquier'),
};
