// What sets of moves, and the database, say in French.

import type { SetsWords } from '../words';
import { counted } from './chess';

const number = (count: number): string => count.toLocaleString('fr');
const many = (count: number, one: string, more: string): string =>
  counted(count, one, more).replace(/^\d+/, number(count));

export const sets: SetsWords = {
  name: 'Ensembles',
  pairs: (count, square) => `${many(count, 'paire', 'paires')}${square ? ` avec ${square}` : ''}.`,
  rows: (count) => `${many(count, 'ligne', 'lignes')}.`,
  row: (row) => `La ligne ${row} est mise en valeur.`,
  copied: 'Copié.',
  notCopied: 'Ce navigateur ne laisse pas la page copier. Le texte est sélectionné et peut être copié à la main.',
  tabs: { label: 'Comment', build: 'Construire', ask: 'En SQL' },
  names: {
    all: 'tous les coups',
    rook: 'tour',
    bishop: 'fou',
    knight: 'cavalier',
    possible: 'tour, fou ou cavalier',
    queen: 'dame',
    king: 'roi',
    pawn: 'pion',
    'king-steps': 'roi sans roque',
    'white-pawn': 'pion blanc',
    'black-pawn': 'pion noir',
    'white-pawn-pushes': 'pion blanc, un pas',
    'black-pawn-pushes': 'pion noir, un pas',
    'white-pawn-double-pushes': 'pion blanc, deux pas',
    'black-pawn-double-pushes': 'pion noir, deux pas',
    'white-pawn-captures': 'pion blanc, prises',
    'black-pawn-captures': 'pion noir, prises',
    here: 'toutes les pièces ici',
    legal: 'coups légaux ici',
    blocked: 'paires ici avec une pièce entre les deux',
    'moves-w': 'coups des Blancs ici',
    'moves-b': 'coups des Noirs ici',
    'attacks-w': 'attaques des Blancs ici',
    'attacks-b': 'attaques des Noirs ici',
  },
  count: number,
  palette: 'Les coups de chaque pièce, en paires de cases',
  more: 'Autres ensembles',
  choose: 'Autres…',
  join: 'L’ensemble suivant',
  joins: { new: 'nouveau', union: '∪ ou', meet: '∩ et', less: '− sans', then: 'puis' },
  turns: {
    inverse: '⇄ inversé',
    paths: '⋯ cases traversées',
    here: '∩ pièces d’ici',
    legal: '∩ coups légaux ici',
  },
  formula: 'Formule',
  formulaAbout:
    'Par exemple\u00a0: knight then knight without knight from g1. Toucher une case de l’échiquier ne montre que ses paires.',
  use: (name) => `Prendre ${name}`,
  steps: 'Étapes, et combien de paires restent',
  step: (step, what, isFirst) => {
    if (isFirst) return what;
    const texts = {
      union: `∪ ${what}`,
      meet: `∩ ${what}`,
      less: `− ${what}`,
      then: `puis ${what}`,
      from: `de ${what}`,
      to: `vers ${what}`,
      inverse: 'inversé',
      complement: 'tous les autres',
      paths: 'cases traversées',
    };
    return texts[step];
  },
  remove: (step) => `Laisser de côté\u00a0: ${step}`,
  inWords: (before, step, what) => {
    const texts = {
      union: `${before} ou ${what}`,
      meet: `${before} qui sont aussi ${what}`,
      less: `${before} qui ne sont pas ${what}`,
      then: `${before}, puis ${what}`,
      from: `${before} depuis ${what}`,
      to: `${before} vers ${what}`,
      inverse: `${before}, dans l’autre sens`,
      complement: `tous les coups sauf ${before}`,
      paths: `cases que traversent ${before}`,
    };
    return texts[step];
  },
  moves: (piece) => `coups de ${piece}`,
  near: (name, more, fewer) => {
    if (more + fewer === 0) return `Ce sont exactement les paires de ${name}.`;
    const parts = [more > 0 && `${number(more)} en plus`, fewer > 0 && `${number(fewer)} en moins`].filter(Boolean);
    return `Le plus proche\u00a0: ${name}, ${parts.join(', ')}.`;
  },
  onBoard: 'Sur l’échiquier',
  views: { to: 'Arrivées', from: 'Départs', none: 'Rien' },
  rowViews: { arrows: 'Flèches', squares: 'Cases', none: 'Rien' },
  told: {
    ends: (count) => `${counted(count, 'coup de l’ensemble arrive', 'coups de l’ensemble arrivent')} ici`,
    starts: (count) => `${counted(count, 'coup de l’ensemble part', 'coups de l’ensemble partent')} d’ici`,
    rows: (count) => `dans le résultat, ${many(count, 'ligne', 'lignes')}`,
  },
  begins: 'le départ',
  chosen: (square) => `Case ${square}`,
  allSquares: 'Toutes les cases',
  facts: {
    to: 'De cette case, l’ensemble mène à',
    from: 'À cette case, l’ensemble arrive depuis',
    reach: 'Sa pièce va à',
    legal: 'Dont légaux maintenant',
    white: 'Les Blancs l’attaquent depuis',
    black: 'Les Noirs l’attaquent depuis',
  },
  nothing: 'aucune case',
  list: 'Les paires',
  rest: (count) => `et ${number(count)} autres`,
  sql: 'En SQL',
  json: 'En JSON',
  copy: 'Copier',
  openSql: 'Demander en SQL',
  ask: {
    question: 'La question',
    about:
      'SQLite, avec l’échiquier et les coups de l’article (AllMoves), les cases que traversent les coups (Paths), et la partie sur l’échiquier\u00a0: pieces, legal_moves, attacks, reach, history, tokens. On peut créer ses propres tables et vues\u202f; celles de la partie ne font que se lire.',
    examples: 'Questions pour commencer…',
    groups: {
      article: 'De l’article',
      paths: 'Les chemins des pièces',
      game: 'La partie sur l’échiquier',
    },
    titles: {
      all: 'De toute case à toute autre (4032)',
      castle: 'La tour (896)',
      bishop: 'Le fou (560)',
      knight: 'Le cavalier (336)',
      possible: 'Les trois ensemble (1792)',
      restricted: 'La même chose sans union (1792)',
      queen: 'La dame (1456)',
      king: 'Le roi (424)',
      pawn: 'Le pion (324)',
      made: 'L’échiquier et la vue, refaits (4032)',
      passed: 'Toutes les cases qu’un coup traverse (2576)',
      castles: 'Ce que la tour traverse de a1 à h1',
      stopped: 'Quels coups sont bloqués\u202f?',
      hanging: 'Quelles pièces sont en prise\u202f?',
      forks: 'Fourchettes sur l’échiquier',
      white: 'Cases que seuls les Blancs contrôlent',
      checks: 'Coups qui font échec ou qui prennent',
      mobility: 'Combien de coups chaque pièce peut jouer',
      twice: 'Cases qu’un cavalier atteint en deux coups mais pas en un',
      game: 'Coups de la partie qui ont pris',
      tokens: 'Mots du script qui n’ont rien fait',
    },
    run: 'Exécuter',
    stop: 'Arrêter',
    keys: 'Ctrl+Entrée',
    loading: 'SQLite se charge…',
    running: 'En cours…',
    stopped: 'Arrêté.',
    took: (milliseconds) => (milliseconds < 1 ? 'moins de 1 ms' : `en ${number(Math.round(milliseconds))} ms`),
    counted: (count, shown) =>
      `${many(count, 'ligne', 'lignes')}${shown < count ? `, dont les ${number(shown)} premières montrées` : ''}`,
    done: (changed) => (changed > 0 ? `Fait, ${many(changed, 'ligne changée', 'lignes changées')}` : 'Fait'),
    none: 'Rien n’a été demandé.',
    result: (index) => `Résultat ${index}`,
    isCut: 'longues valeurs coupées',
    moreResults: (count) => `${number(count)} autres résultats ne sont pas montrés.`,
    null: 'NULL',
    light: (row) => `Mettre en valeur la ligne ${row} sur l’échiquier`,
    noGame: (reason) => `La position n’est pas légale\u00a0: ${reason} De la partie il n’y a que pieces et tokens.`,
    read: 'Dans les mots de SQLite',
    hints: {
      use: 'Il n’y a ici qu’une base de données\u00a0: use est laissé de côté.',
      truncate: 'SQLite n’a pas de truncate\u00a0: delete from et le nom de la table la vide.',
      offset:
        'SQLite n’a pas d’offset … fetch\u00a0: limit 5 offset 10 à la fin donne cinq lignes après les dix premières.',
      temporary:
        'Les noms ne commencent pas par # ici\u00a0: on peut l’enlever. Tout ce qui est créé ici disparaît de toute façon avec cet onglet.',
      try: 'SQLite n’a pas de try_convert\u00a0: cast(x as integer) n’échoue jamais. Il lit le nombre au début d’un texte, et vaut 0 sans nombre.',
      equals: 'Ici = compare\u00a0: 1 veut dire oui et 0 non. Pour donner un nom à une colonne, on écrit X as Square.',
    },
    at: (line, column, message) => `Ligne ${line}, colonne ${column}\u00a0: ${message}.`,
    fault: (message) => `SQLite dit\u00a0: ${message}.`,
    readOnly:
      'La console n’atteint ni fichiers ni réglages\u00a0: attach, pragma et tables virtuelles n’y sont pas. On crée tables et vues avec create.',
    ofGame: (table) =>
      `${table} contient la partie sur l’échiquier et ne fait que se lire\u00a0: select interroge, create table … as select en fait une table à soi.`,
    tooLong: 'Arrêté après 5 secondes. Un LIMIT ou une condition de jointure aide.',
    tooBig:
      'Cela fait plus que la console ne peut contenir\u00a0: une valeur a au plus un million d’octets, le tout 256 Mo. Mieux vaut demander moins, ou length(…).',
    exists: 'Choisir un autre nom, supprimer d’abord avec drop, ou recommencer à neuf.',
    faults: {
      unloaded: () =>
        'SQLite n’a pas pu être chargé\u00a0: le réseau a eu une panne. Exécuter de nouveau pour réessayer.',
      forbidden: () => 'SQLite n’a pas pu démarrer\u00a0: les workers sont interdits ici.',
      forbiddenWasm: () => 'SQLite n’a pas pu démarrer\u00a0: WebAssembly est interdit ici.',
      memory: () => 'Il n’y a plus assez de mémoire pour SQLite. Fermer d’autres onglets, puis réessayer.',
      silent: () => 'Arrêté après 5 secondes. Un LIMIT ou une condition de jointure aide.',
      ended: () => 'SQLite s’est arrêté. Il redémarre à la prochaine question.',
      trapped: () => 'SQLite est tombé en panne. Il redémarre à la prochaine question.',
      unreadable: () => 'La page et SQLite n’ont pas pu se comprendre.',
      failed: (detail) => `SQLite a échoué\u00a0: ${detail}`,
    },
    lost: (names) =>
      `Les tables et vues créées ici sont perdues avec lui\u00a0: ${names.join(', ')}. Il faut exécuter de nouveau leurs instructions.`,
    own: (names) => `Créées ici\u00a0: ${names.join(', ')}`,
    gone: (names) => `Disparues ou changées\u00a0: ${names.join(', ')}. Les exemples en ont besoin.`,
    afresh: 'Réinitialiser la base',
    isAfresh: 'La base de données est comme au début.',
    isEmpty: 'Cet échiquier n’a pas encore de cases\u00a0: l’article omet ses 64 inserts.',
    fill: 'Insérer les 64 cases',
  },
};
