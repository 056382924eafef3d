// French of help.

import type { HelpWords } from '../words';

export const help: HelpWords = {
  places: 'Rubriques',
  first: 'Pour commencer\u00a0:',
  can: 'Ce qu’on peut faire ici\u00a0:',
  example: (title) => `Montrer\u00a0: ${title}`,
  place: {
    play: {
      about: 'Une partie contre l’ordinateur, ou à deux sur cet échiquier, avec des pendules si on veut.',
      first: 'ouvrir une nouvelle partie, choisir un niveau et jouer. L’indice montre un bon coup.',
    },
    analyse: {
      about: 'Tous les coups de la partie, les autres chemins possibles, et ce qu’en pense un moteur fort.',
      first:
        'faire le bilan de la partie et passer d’erreur en erreur. Le bouton ••• à côté d’un coup permet de le commenter ou de le noter.',
    },
    learn: {
      about:
        'Des leçons et des exercices\u00a0: trouver le coup, trouver le mat, marquer des cases, choisir une réponse, jouer jusqu’au bout. Ce qui était faux revient après quelques jours.',
      first: 'ouvrir un exemple et faire ce qu’il demande. Indice aide, et une réponse fausse dit pourquoi.',
    },
    script: {
      about:
        'La partie sous forme de texte. Chaque mot est un pas\u00a0: e2e4 joue, xd5 enlève une pièce, a8=♕ en pose une.',
      first: 'écrire e2e4, e7e5 et regarder l’échiquier. Les erreurs sont marquées, et un clic les corrige.',
    },
    sets: {
      about:
        'Les coups comme ensembles de paires de cases, construits d’après la marche des pièces et les motifs sur l’échiquier, comme fourchettes et clouages, ou demandés en SQL. L’échiquier montre leur contenu.',
      first: 'choisir une pièce, puis une case de l’échiquier pour voir où elle peut aller.',
    },
    think: {
      about: 'Comment un ordinateur trouve son coup\u00a0: l’arbre de tout ce qu’il regarde, position après position.',
      first: 'appuyer sur Lecture. Les flèches du clavier parcourent l’arbre, et l’échiquier suit.',
    },
    match: {
      about:
        'Deux joueurs d’ordinateur l’un contre l’autre, autant de parties que l’on veut\u00a0: on voit lequel est le plus fort, et de combien.',
      first: 'choisir deux joueurs et appuyer sur Commencer. Pendant qu’ils jouent, on peut faire autre chose.',
    },
    setup: {
      about: 'Toutes les positions\u00a0: les pièces où on veut, à qui de jouer, ou l’un des 960 départs de Chess960.',
      first: 'choisir une pièce au bord de l’échiquier, puis des cases. On peut jouer à partir de là.',
    },
    games: {
      about:
        'Les parties gardées, les fichiers PGN avec beaucoup de parties, des exemples célèbres et l’échiquier en image.',
      first: 'ouvrir les exemples et choisir un petit échiquier.',
    },
  },
  after: 'Construit d’après l’article',
  drawing:
    'Le bouton droit de la souris dessine\u00a0: glisser pour une flèche, cliquer pour un cercle. Avec Maj ou Ctrl c’est rouge, avec Alt bleu, avec les deux jaune.',
};
