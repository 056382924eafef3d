// What the script says in French.

import type { ShownMove } from '#doors/document.js';
import type { ScriptWords } from '../words';
import { counted, OF_SIDES } from './chess';
import { written } from '../notation';

const played = (move: ShownMove | null): string =>
  move ? `${move.number}, ${written(move.san)} ${OF_SIDES[move.color]}` : 'un coup';

export const script: ScriptWords = {
  name: 'Script',
  box: 'Les coups en texte',
  placeholder: 'e2e4, e7e5, g1f3',
  about: 'L’échiquier suit le texte, et ce qui se fait sur l’échiquier s’écrit ici.',
  count: (tokens, remarks) => `${counted(tokens, 'mot', 'mots')} · ${counted(remarks, 'remarque', 'remarques')}`,
  tokens: 'Mots',
  token: (text, look, move) => {
    switch (look) {
      case 'legal':
        return `${text} : ${played(move)}`;
      case 'free':
        return `${text} : modifie l’échiquier`;
      case 'odd legal':
        return `${text} : ${played(move)}, avec une remarque`;
      case 'odd free':
        return `${text} : modifie l’échiquier, avec une remarque`;
      case 'ignored':
        return `${text} : ignoré`;
      case 'no-effect':
        return `${text} : sans effet`;
      case 'note':
        return `${text} : ne change rien`;
    }
  },
  before: (count) => `${count} avant`,
  after: (count) => `et ${counted(count, 'autre', 'autres')}`,
  legend: [
    'plein : un coup légal',
    'en pointillé : modifie l’échiquier',
    '✕ ignoré',
    '– sans effet',
    '! inhabituel',
    'encadré : montré maintenant',
  ],
  remarks: 'Remarques',
  kinds: { error: 'Erreur', 'no-effect': 'Sans effet', odd: 'Inhabituel', info: 'Information' },
  select: 'Montrer dans le script',
  fix: (fix) => (fix.trim() === '' ? 'Supprimer' : `Écrire ${/\w/.test(fix) ? fix.slice(0, 24) : `« ${fix} »`}`),
  fixAll: 'Tout corriger',
  fixed: (rewritten, removed, separators) => {
    const parts = [
      rewritten > 0 && counted(rewritten, 'mot réécrit', 'mots réécrits'),
      removed > 0 && counted(removed, 'enlevé', 'enlevés'),
      separators > 0 && counted(separators, 'séparateur remplacé', 'séparateurs remplacés'),
    ].filter(Boolean);
    return parts.length > 0 ? `C’est fait : ${parts.join(', ')}.` : 'Il n’y a rien à corriger.';
  },
  more: (count) => `et ${counted(count, 'autre', 'autres')}`,
  told: (count, first) => `${counted(count, 'remarque', 'remarques')}. La première : ${first}`,
  clean: 'Aucune remarque.',
  unchecked:
    'La recherche d’erreurs n’a pas pu être chargée. Le script est en sécurité et fonctionne ; recharger la page permet de réessayer.',
  isGame: 'Ce sont les coups d’une partie, tels que les joueurs d’échecs les écrivent.',
  readGame: 'Lire comme une partie',
  sheet: 'Lire exactement comme le tableur',
  sheetAbout:
    'Le tableur ne sépare les mots que par des virgules et des espaces, cherche des cases n’importe où dans un mot et fait bouger même une case vide, ce qui vide la case d’arrivée.',
  spreadsheet: 'Le même échiquier dans un tableur',
  spreadsheetAbout: 'Le script se colle dans la feuille d’échecs, la formule dans une cellule vide de Google Sheets.',
  copyBoard: 'Copier l’échiquier sous forme de texte',
  copies: {
    sheet: 'Copier pour le tableur',
    formula: 'Copier comme formule',
    unicode: 'avec des symboles d’échecs',
    letters: 'avec des lettres',
    boxed: 'quadrillé',
  },
  copied: {
    sheet: 'Le script est dans le presse-papiers, écrit de façon que le tableur l’exécute.',
    formula: 'La formule est dans le presse-papiers. Collée dans une cellule vide, elle remplit 8 × 8 cellules.',
    unicode: 'L’échiquier est dans le presse-papiers, avec des symboles d’échecs.',
    letters: 'L’échiquier est dans le presse-papiers, avec des lettres.',
    boxed: 'L’échiquier est dans le presse-papiers, quadrillé.',
  },
  notCopied: 'Ce navigateur ne laisse pas la page copier. Le texte est sélectionné et peut être copié à la main.',
  examples: 'Exemples',
  example: {
    moves: 'déplace une pièce ; un roque, ce sont deux mots',
    removes: 'enlève une pièce ; ici, un pion est pris en passant',
    puts: 'pose une pièce sur une case ; ici, un pion devient dame',
    san: 'est la façon dont les joueurs écrivent un coup ; la remarque donne le mot pour cela',
  },
};
