// What French says where a position is set up.

import type { SetupWords } from '../words';
import { decimal } from '../numbers';
import { capital, counted, isFeminine, OF_SIDES, piece, role, SIDES, standing } from './chess';

const number = (count: number): string => count.toLocaleString('fr');

const RULES = {
  bishops: 'un fou sur chaque couleur de case',
  king: 'le roi entre les tours',
  whole: 'un roi et une dame, et deux de chaque autre pièce',
};
const PLACED = {
  'light-bishop': 'le fou des cases claires',
  'dark-bishop': 'le fou des cases sombres',
  queen: 'la dame',
};

export const setup: SetupWords = {
  lead: 'Mise en place.',
  about: 'Glisser une pièce, ou toucher une pièce puis des cases.',
  chosen: (stamp) =>
    stamp === 'eraser'
      ? 'Gomme : toucher ce qu’il faut enlever.'
      : `${capital(piece(stamp))} : toucher la case où ${isFeminine(stamp) ? 'la' : 'le'} poser.`,
  none: 'Rien n’est choisi : les pièces sur l’échiquier peuvent être déplacées.',
  done: (position) => `Cette position est sur l’échiquier. ${standing(position)}`,
  cleared: 'L’échiquier est vide.',
  restarted: 'La position initiale est sur l’échiquier.',
  copied: {
    fen: 'La position est copiée.',
    counts: 'Les nombres sont copiés.',
  },
  notCopied: 'Ce navigateur ne laisse pas la page copier. Le texte est sélectionné et peut être copié à la main.',
  checked: (passed, count) => `${passed} rangées sur ${count} suivent toutes les règles.`,
  counted: (paths, plies) => `${number(paths)} positions après ${counted(plies, 'demi-coup', 'demi-coups')}.`,
  stopped: 'Le comptage est arrêté.',
  palette: (color) => `Pièces ${OF_SIDES[color]} à poser sur l’échiquier`,
  piece: (letter) => capital(piece(letter)),
  eraser: 'Gomme',
  play: 'Jouer d’ici',
  analyse: 'Analyser',
  turn: 'Au trait',
  castling: 'Roque encore possible avec la tour en',
  right: (color, rook) => `${capital(SIDES[color])}, tour en ${rook}`,
  noRights: 'Personne ne peut roquer ici : il faut un roi et une tour sur leurs cases de départ.',
  noRightsYet: 'Personne ne peut roquer tant que la position n’est pas légale.',
  anyRook: 'Avec toute tour sur la rangée du roi, comme en Chess960',
  passing: 'Un pion vient de franchir',
  noPassing: 'aucune case',
  fen: 'FEN, la position en une ligne',
  fenAbout: 'Une FEN se colle ici, même mal écrite. La touche Entrée la met en place.',
  set: 'Mettre en place',
  copy: { fen: 'Copier la FEN', counts: 'Copier' },
  isGame: 'On dirait une partie et non une position : l’espace Parties la lit.',
  legal: (moves, turn) =>
    `Une position légale.${moves === undefined ? '' : ` ${capital(SIDES[turn])} ont ${moves === 0 ? 'zéro coup' : counted(moves, 'coup', 'coups')}.`}`,
  illegal: 'Cette position n’est pas légale :',
  refused: 'L’échiquier montre une autre position.',
  repaired: 'Corrigé dans le texte collé :',
  chess960: {
    title: 'Chess960',
    about:
      'Un fou sur chaque couleur de case, le roi entre les tours : 960 rangées suivent ces règles. Le numéro 518 est la position habituelle.',
    number: 'Numéro',
    draw: 'Tirer au sort',
    play: 'Jouer contre l’ordinateur',
    row: (letters) => Array.from(letters, (letter) => (letter === '.' ? 'vide' : role(letter))).join(', '),
    way: (number) => `Comment le numéro ${number} donne cette rangée`,
    sum: ({ choice, ways, number: from, way, left }) => {
      if (choice === 'rooks-and-king') return 'T R T';
      return choice === 'knights' ? `paire ${from} sur 10` : `${from} = ${ways} × ${left} + ${way}`;
    },
    step: ({ choice, way, open, files }) => {
      const [free, taken] = [Array.from(open).join(', '), Array.from(files).join(' et ')];
      if (choice === 'rooks-and-king')
        return `Tour, roi et tour prennent ce qui reste, ${free} : le roi se tient entre les tours.`;
      if (choice === 'knights')
        return `Avec ${free}, on forme dix paires, comptées à partir de 0. Les cavaliers prennent la paire ${way} : ${taken}.`;
      return `Reste ${way} : c’est pour ${PLACED[choice]}. On compte ${free} à partir de 0, et on arrive à ${taken}.`;
    },
    mirrored: (of) => `En miroir, c’est le numéro ${of}`,
    check: 'Vérifier le tirage',
    checkAbout: 'Tire des rangées au sort et vérifie chacune : suit-elle les règles ?',
    run: (count) => `Vérifier ${count} rangées`,
    rule: (rule, kept, count) => `${RULES[rule]} : ${kept} sur ${count}`,
    last: 'La dernière :',
  },
  count: {
    title: 'Compter les positions (perft)',
    about:
      'De combien de façons on peut continuer, demi-coup par demi-coup. Ce comptage, appelé perft, sert à vérifier les générateurs de coups : pour les positions de la liste, les bons nombres sont connus.',
    position: 'Quelle position',
    board: 'Celle de l’échiquier',
    known: {
      start: 'Début de la partie',
      kiwipete: 'Kiwipete : toutes sortes de coups',
      rooks: 'Finale de tours',
      promotions: 'Des promotions',
      castling: 'Roque et promotion',
      middlegame: 'Milieu de partie',
      besideKing: 'Chess960 : tours à côté du roi',
      outerRooks: 'Chess960 : tours en e et h',
      whiteOnly: 'Chess960 : seuls les Blancs roquent',
      blackOnly: 'Chess960 : seuls les Noirs roquent',
      queenBetween: 'Chess960 : une dame au milieu',
    },
    show: 'Mettre sur l’échiquier',
    depth: 'Profondeur',
    plies: (plies) => counted(plies, 'demi-coup', 'demi-coups'),
    start: 'Compter',
    stop: 'Arrêter',
    progress: (plies, at, all) => `Profondeur ${plies} : ${at} premiers coups sur ${all}`,
    heads: ['Profondeur', 'Nombre', 'Temps', 'Vitesse', 'Connu'],
    number,
    time: (milliseconds) => {
      if (milliseconds < 1) return '< 1 ms';
      return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${decimal(milliseconds / 1000, 2)} s`;
    },
    speed: (millions) => (millions === undefined ? '–' : `${decimal(millions, 1)} M/s`),
    right: '✓ exact',
    wrong: (known) => `✕ connu : ${number(known)}`,
    moves: (plies) => `Par premier coup, à ${counted(plies, 'demi-coup', 'demi-coups')}`,
    moveHeads: ['Premier coup', 'Nombre', 'Part'],
    share: (part) => `${decimal(part * 100, 1)} %`,
  },
};
