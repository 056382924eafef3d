// What the first visit and what lies over the page say in French.

import type { SheetWords } from '../words';

const KEYS: Record<string, string> = {
  Mod: 'Ctrl',
  Shift: 'Maj',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Home: 'Début',
  End: 'Fin',
  Enter: 'Entrée',
  Delete: 'Suppr',
  Escape: 'Échap',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  ' ': 'Espace',
};
const MAC_KEYS: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

export const sheets: SheetWords = {
  welcome: {
    privacy: 'Rien de ce qui se fait ici ne quitte cet appareil, sauf ce que l’on partage.',
    tile: {
      computer: { title: 'Jouer contre l’ordinateur', note: 'Dix niveaux, des premiers pas jusqu’au maître.' },
      famous: { title: 'Voir une partie célèbre', note: 'La partie de l’Opéra : mat en dix-sept coups.' },
      chess960: { title: 'Chess960', note: '960 départs possibles. En voici un.' },
      script: { title: 'Écrire un script', note: 'Taper les coups sous forme de texte. L’échiquier suit.' },
    },
    number: (number) => `N° ${number}`,
  },
  settings: {
    language: 'Langue',
    theme: 'Couleurs',
    themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    pieces: 'Pièces',
    board: 'Échiquier',
    boards: { wood: 'Bois', green: 'Vert', blue: 'Bleu', grey: 'Gris' },
    styles: { solid: 'Pleines', outline: 'Dessinées en traits' },
    coordinates: 'Lettres et chiffres',
    coordinatePlaces: { outside: 'Dehors', inside: 'Dedans', every: 'Sur chaque case', off: 'Cachés' },
    size: 'Taille de l’échiquier',
    sizes: { usual: 'Habituelle', large: 'Grande, sur les écrans larges' },
    order: 'Ordre de la page',
    orders: { board: 'L’échiquier d’abord', panel: 'Le panneau d’abord' },
    letters: 'Écriture des coups',
    spoken: 'Coups dits par un lecteur d’écran',
    spokenStyles: { words: 'En mots', nato: 'Lettres comme alpha, bravo' },
    motion: 'Animations',
    motions: { system: 'Comme l’appareil', none: 'Aucune' },
    keys: 'Touches d’une lettre, d’un chiffre ou d’un signe',
    sounds: 'Sons',
    soundKinds: { on: 'Activés', all: 'Aussi ceux des touches sur l’échiquier', off: 'Inactifs' },
    keysSwitch: { on: 'Actives', off: 'Inactives' },
  },
  share: {
    note: 'Tous les coups et commentaires sont dans le lien lui-même ; aucun serveur ne les garde.',
    long: 'Ce lien est long : certains programmes le coupent. Pour eux, il y a le PGN.',
    link: 'Lien vers cette partie',
    copyLink: 'Copier le lien',
    send: 'Envoyer…',
    copyFen: 'Copier la position (FEN)',
    copyPgn: 'Copier la partie (PGN)',
    copied: {
      link: 'Le lien est copié, avec tous les coups et commentaires.',
      fen: 'La position est copiée.',
      pgn: 'La partie est copiée.',
    },
    notCopied: 'Ce navigateur ne laisse pas la page copier. Le lien ci-dessus peut être copié à la main.',
    noPgn: 'La position sur l’échiquier n’est pas légale, il n’y en a donc pas de PGN.',
    failed: 'Cela n’a pas marché. Il faut réessayer.',
  },
  keys: {
    board: 'Sur l’échiquier',
    everywhere: 'Partout',
    own: 'Cette liste des touches',
    name: (key, isMac) =>
      (isMac ? MAC_KEYS[key] : undefined) ?? KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  },
  version: { ready: 'Une nouvelle version est prête.', use: 'L’utiliser maintenant' },
};
