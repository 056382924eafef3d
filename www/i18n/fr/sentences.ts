// What the rules, the readers of texts and the scripts say, in French.

import { letterOf, problemIn, type Sentences } from '../sentences';
import { boardSentences, character, quoted, side, toSide } from './board-sentences';
import { aPiece, aRole, counted, noRole } from './chess';

const FIELDS: Record<string, string> = {
  placement: 'les pièces',
  turn: 'le trait',
  castling: 'les droits de roque',
  'en-passant': 'la case de prise en passant',
  halfmove: 'le compteur de demi-coups',
  fullmove: 'le numéro du coup',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;

/** What is odd about a game, how often, and how much of it there may be. */
const odd =
  (what: string) =>
  ({ text, times, limit }: { text: string; times: number; limit?: number }): string => {
    const most = limit === undefined ? '' : ` (pas plus de ${limit})`;
    const more = times > 1 ? ` (et ${counted(times - 1, 'autre', 'autres')})` : '';
    return `${text === '' ? 'ceci' : quoted(text)} ${what}${most}${more}.`;
  };

const RESULTS = 'les résultats sont 1-0, 0-1, 1/2-1/2 et *';
const TOKENS = 'ce n’est ni un coup (e2e4), ni une pièce à enlever (xe4), ni une pièce à poser (e4=♕)';
const CASTLING_IS_KNOWN =
  'les coups précédents disent qui peut roquer ; cela peut se choisir après une modification libre';
const JOINS =
  'or (|), and (&), without (-), then (*) et un autre ensemble, ou from g2, to c6, inverse, complement, paths';

export const sentences: Sentences = {
  ...boardSentences,

  'book/book-length': ({ entry, count }) =>
    `Livre : l’entrée ${entry} a ${count} octets ; il lui en faut 16. Il manque des octets à la fin, ou il y en a trop.`,
  'book/book-move': ({ entry }) =>
    `Livre : le coup de l’entrée ${entry} n’en est pas un aux échecs : deux cases, et pour une promotion un nombre de 1 à 4.`,
  'book/book-order': ({ entry }) =>
    `Livre : la clé de l’entrée ${entry} est plus petite que la précédente ; un livre est trié par clés.`,

  'bytes/bytes-damaged': () => 'ces octets ont changé ; il faut les recopier tous',
  'bytes/bytes-short': () => 'ces octets sont trop peu nombreux pour un document ; il faut les copier tous',
  'bytes/bytes-version': ({ form, known }) =>
    `ces octets ont la forme ${form}, et ce programme lit la forme ${known} ; une version future les lira peut-être`,
  'bytes/bytes-wrong': () => 'ces octets ne forment pas un document',

  'call/chess960-number': () => 'Chess960 : les positions de départ sont numérotées de 0 à 959.',
  'call/depth-out-of-range': ({ deepest }) => `La profondeur va de 0 à ${deepest}.`,
  'call/diagram-style': () => 'Un diagramme est unicode, letters ou boxed.',
  'call/empty': () => 'PGN : il n’y a pas de texte ; coller une partie comme 1. e4 e5 2. Nf3.',
  'call/has-groups': () => 'Une formule avec des parenthèses est plus qu’une suite d’étapes.',
  'call/no-random': () => 'Ce navigateur ne donne pas de nombres au hasard ; taper un nombre de 0 à 959.',
  'call/no-such-claim': () =>
    'Une partie se termine par threefold, fifty, agreed, resigned-w, resigned-b, time-w, time-b ou time.',
  'call/no-such-colour': () => 'Un dessin est vert, rouge, jaune ou bleu.',
  'call/no-such-level': () => 'Les niveaux vont de 1 à 10.',
  'call/no-such-method': () => 'Les méthodes sont minimax, negamax et alphabeta.',
  'call/no-such-node': ({ node }) => `Le document n’a pas de nœud ${node} ; nodes() dit lesquels existent.`,
  'call/no-such-opening': () => 'Une partie commence par standard, chess960 ou book.',
  'call/no-such-piece': () => 'Une pièce est une des lettres KQRBNP et kqrbnp ; un pion devient q, r, b ou n.',
  'call/no-such-result': () =>
    'Un résultat est 1-0, 0-1, 1/2-1/2 ou *, la fin de la ligne selon les règles (comme checkmate), ou threefold, fifty, agreed, resigned-w, resigned-b, time-w ou time-b.',
  'call/no-such-set': () => 'Aucun ensemble de coups ne porte ce nom.',
  'call/no-such-shape': () => 'Un dessin est une couleur et une ou deux cases, par exemple Ge2e4.',
  'call/no-such-side': () => 'Le camp au trait est w ou b.',
  'call/no-such-square': () => 'Les cases sont numérotées de 0 (a1) à 63 (h8).',
  'call/no-such-task': () =>
    'Un exercice est find, mate 3, squares e4,d5, formula knight from g2, choose +a|-b ou win 4,20, hold 4,20, draw 4,20.',
  'call/null-move-in-check': () => 'Un camp en échec ne peut pas passer son tour.',
  'call/odd-pairs': () => 'Des paires de cases forment un nombre pair de nombres.',
  'call/picture-too-long': ({ count, most }) =>
    `Cette ligne a ${count} échiquiers ; une image animée en montre ${most} au plus.`,
  'call/qr-too-long': () => 'C’est trop long pour un code QR, qui a de la place pour quelque 2900 lettres.',

  'chess.js/invalid-fen': ({ sentence }) => `FEN non valable${sentence === undefined ? '' : ` : ${sentence}`}`,
  'chess.js/invalid-move': ({ text }) => `Coup non valable dans le PGN : ${text}`,
  'chess.js/pgn-syntax': ({ expected, found, line }) =>
    found === undefined
      ? `PGN non valable : ${expected} attendu, mais le texte finit à la ligne ${line}.`
      : `PGN non valable : ${expected} attendu, mais il y a ${quoted(found)} à la ligne ${line}.`,

  'claim/game-over': ({ end }) => `la partie est déjà finie (${end})`,
  'claim/illegal-move': ({ from, to }) =>
    `de ${from} à ${to}, ce n’est pas un coup légal ici ; rien ne peut donc être demandé avec ce coup`,
  'claim/too-few-quiet-moves': ({ count, least }) =>
    `demi-coups sans prise ni coup de pion : ${count} ; la nulle peut être demandée à partir de ${least}`,
  'claim/too-few-repetitions': ({ count, least }) =>
    `cette position est apparue ${count} fois ; la nulle peut être demandée à partir de ${least} fois`,

  'edit/bad-castling': () => 'les droits de roque sont des lettres de KQkq, comme Kq, ou - pour aucun',
  'edit/bad-castling-right': () =>
    'pour roquer, le roi et la tour doivent être à leur place ; les y mettre, ou choisir moins de droits de roque',
  'edit/castling-is-known': () => CASTLING_IS_KNOWN,
  'edit/empty-square': ({ square }) => `il n’y a rien en ${square}`,
  'edit/no-legal-position': () => 'la position n’est pas légale, il n’y a donc pas de coups légaux',
  'edit/out-of-range': () => 'cet endroit n’existe pas dans le texte',
  'edit/reasons': ({ reasons }) => `le coup n’est pas légal : ${reasons}`,
  'edit/script-too-long': ({ most }) => `le script dépasse ${most} octets ; il faut le raccourcir`,
  'edit/turn-is-known': () =>
    'les coups précédents disent qui a le trait ; cela peut se choisir après une modification libre',

  'end/checkmate': ({ color }) => `${side(color)} gagnent par échec et mat`,
  'end/fifty': () => 'nulle demandée : 50 coups de chaque camp sans prise ni coup de pion',
  'end/fivefold': () => 'nulle : la même position pour la cinquième fois',
  'end/insufficient': () => 'nulle : aucun camp n’a les pièces pour mater',
  'end/seventyfive': () => 'nulle : 75 coups de chaque camp sans prise ni coup de pion',
  'end/stalemate': () => 'nulle par pat',
  'end/threefold': () => 'nulle demandée : la même position pour la troisième fois',

  'fen-fix/adjacent-digits': ({ rank }) => `Les nombres qui se suivaient dans la rangée ${rank} ont été additionnés.`,
  'fen-fix/castling-dropped': ({ rooks }) =>
    `Pas de roque avec ${rooks} : le roi et la tour ne sont pas placés pour cela.`,
  'fen-fix/castling-order': () => 'Les lettres du roque ont été mises en ordre.',
  'fen-fix/dash': ({ field }) => `Un autre tiret a été remplacé par un tiret simple : ${fieldName(field)}.`,
  'fen-fix/en-passant-dropped': ({ square }) =>
    `La case de prise en passant ${square} a été retirée : aucun pion ne peut venir de la franchir.`,
  'fen-fix/invisible-characters': () => 'Des caractères invisibles ont été retirés.',
  'fen-fix/leading-zeros': ({ field }) => `Les zéros de tête ont été retirés : ${fieldName(field)}.`,
  'fen-fix/missing-fields': ({ added, field }) =>
    `À partir d’ici, tout manquait : ${fieldName(field)}. Le programme a ajouté ${added}.`,
  'fen-fix/move-number-zero': () => 'Le numéro de coup 0 a été lu comme 1.',
  'fen-fix/turn-inferred': ({ color }) =>
    `Le trait n’était pas indiqué ; c’est ${toSide(color)} de jouer, puisque l’autre roi est en échec.`,
  'fen-fix/turn-spelling': ({ color }) => `Le trait a été lu ainsi : ${toSide(color)} de jouer.`,
  'fen-fix/underscores': () => 'Les tirets bas ont été lus comme des espaces.',
  'fen-fix/white-space': () => 'Les espaces ont été mis en ordre.',
  'fen-fix/wrapping': () => 'Le texte autour de la FEN a été retiré.',

  'fen/adjacent-digits': ({ rank }) =>
    `FEN : deux nombres se suivent dans la rangée ${rank} ; il faut écrire leur somme.`,
  'fen/bad-castling': ({ field, text }) =>
    `FEN : ${fieldName(field)} sont ${quoted(text)} ; il faut - ou des lettres comme KQkq ou HAha.`,
  'fen/bad-character': ({ found, rank }) =>
    `FEN : ${quoted(found)} dans la rangée ${rank} n’est ni une pièce (KQRBNP, kqrbnp) ni un nombre de 1 à 8.`,
  'fen/bad-counter': ({ field, text }) => `FEN : ${fieldName(field)} est ${quoted(text)} ; il faut un simple nombre.`,
  'fen/bad-en-passant': ({ field, text }) =>
    `FEN : ${fieldName(field)} est ${quoted(text)} ; il faut - ou une case de la rangée 3 ou 6, comme e3.`,
  'fen/bad-turn': ({ field, text }) => `FEN : ${fieldName(field)} est ${quoted(text)} ; il faut w ou b.`,
  'fen/castling-order': ({ field, text }) =>
    `FEN : ${fieldName(field)} sont ${quoted(text)} ; chaque lettre vient une fois, dans l’ordre KQkq.`,
  'fen/counter-out-of-range': ({ field, least, most, text }) =>
    `FEN : ${fieldName(field)} est ${quoted(text)} ; il faut un nombre de ${least} à ${most}.`,
  'fen/empty': () => 'FEN : il n’y a pas de texte ; coller une ligne comme 4k3/8/8/8/8/8/8/4K3 w - - 0 1.',
  'fen/field-count': ({ fields }) =>
    `FEN : le texte a ${counted(fields, 'champ', 'champs')} ; il en faut 6, séparés par des espaces.`,
  'fen/illegal-position': ({ reasons }) => `FEN : ${reasons}.`,
  'fen/not-standard-castling': ({ square }) =>
    `FEN : le droit de roque pour ${square} n’existe que dans le Chess960, pas dans le jeu normal.`,
  'fen/rank-count': ({ ranks }) =>
    `FEN : l’échiquier a ${counted(ranks, 'rangée', 'rangées')} ; il en faut 8, séparées par /.`,
  'fen/rank-length': ({ rank, squares, text }) =>
    `FEN : la rangée ${rank} (${quoted(text)}) a ${counted(squares, 'case', 'cases')} ; il en faut 8.`,
  'fen/too-long': ({ most }) => `FEN : le texte dépasse ${most} caractères ; aucune position n’en demande autant.`,
  'fen/white-space': ({ column }) =>
    `FEN : à la colonne ${column}, il faut un seul espace entre deux champs, et rien d’autre.`,

  'file/latin-1': () => 'Le fichier n’est pas tout en UTF-8 ; le reste a été lu comme du Latin-1 (ISO 8859-1).',
  'file/utf-16': () =>
    'Le fichier est en UTF-16 ; enregistré en UTF-8, il pourra aussi être lu par d’autres programmes.',

  'formula/formula-too-long': ({ column, depth, steps }) =>
    `colonne ${column} : une formule a au plus ${steps} étapes, emboîtées sur ${depth} niveaux au plus ; il faut la raccourcir`,
  'formula/no-such-join': ({ column, word }) =>
    `colonne ${column} : ${quoted(word)} ne relie rien à l’ensemble qui précède ; écrire ${JOINS}`,
  'formula/no-such-set': ({ column, near, sets, word }) =>
    `colonne ${column} : ensemble inconnu ${quoted(word)}. ${near === undefined ? '' : `Vouliez-vous dire ${near} ? `}Il y a ${sets}`,
  'formula/no-such-square': ({ column, word }) =>
    `colonne ${column} : ${word === undefined ? 'il manque ici une case' : `${quoted(word)} n’est pas une case`} ; en nommer une de a1 à h8, comme g2`,
  'formula/parenthesis-unclosed': ({ column }) =>
    `colonne ${column} : cette parenthèse n’est pas fermée ; écrire ) après ce qu’elle contient`,
  'formula/parenthesis-unopened': ({ column }) =>
    `colonne ${column} : aucune parenthèse n’est ouverte ici ; il faut enlever cette )`,
  'formula/set-missing': ({ column }) =>
    `colonne ${column} : il manque ici un ensemble ; en nommer un, comme rook ou knight`,

  'game/illegal-move': () => 'les coups ne sont pas légaux à partir du départ',
  'game/no-game': ({ reasons, step, text = '' }) =>
    reasons === undefined
      ? `l’étape ${step}, ${quoted(text)}, n’est pas un coup légal, ce n’est donc pas une partie`
      : `la position de départ n’est pas légale : ${reasons}`,

  'lesson/also-mates': ({ san }) => `${san} mate aussi ; en variante marquée !, c’est juste`,
  'lesson/blank-choice': () => 'un des textes à choisir est vide',
  'lesson/choice-count': ({ count }) => `textes à choisir : ${count} ; il en faut de deux à quatre`,
  'lesson/lost-hint': () => 'cet indice n’apparaît jamais ; il n’y a ici ni exercice ni mauvaise réponse',
  'lesson/lost-reply': () => 'cette réplique aux mauvaises réponses n’apparaît jamais ; il n’y a pas d’exercice ici',
  'lesson/mate-not-proved': ({ count }) => `le mat en ${count} n’est pas prouvé ici ; la recherche a atteint sa limite`,
  'lesson/no-answer': () => 'cet exercice n’a pas de réponse ; il manque le coup à trouver',
  'lesson/no-mate': ({ count }) => `il n’y a pas de mat en ${count} ici`,
  'lesson/no-position': () => 'cet exercice demande une position légale',
  'lesson/no-position-here': () =>
    'la position de cet exercice n’est pas légale, aucun coup n’y répond donc ; il en faut une légale',
  'lesson/no-question': () => 'aucun texte ne dit ce qui est demandé ici ; écrire la question en commentaire',
  'lesson/no-squares': () => 'cet exercice ne demande de marquer aucune case',
  'lesson/no-task': () => 'ce chapitre ne demande rien ; il lui faut un exercice',
  'lesson/no-task-here': () => 'il n’y a pas d’exercice ici ; choisir un endroit qui en a un',
  'lesson/none-right': () => 'aucun des textes n’est juste',
  'lesson/orientation': ({ color }) => `${side(color)} doivent répondre et sont de l’autre côté de l’échiquier`,
  'lesson/other-answer': () => 'ce n’est pas une réponse à cet exercice ; il demande autre chose',
  'lesson/reasons': ({ reasons }) => `la formule de cet exercice : ${reasons}`,
  'lesson/same-choice': ({ text }) => `le texte ${quoted(text)} apparaît deux fois`,
  'lesson/shorter-mate': ({ count }) => `il y a un mat en ${count} ici`,
  'lesson/solution-fails': ({ count, san }) => `${san} est la solution et ne mate pas en ${count}`,
  'lesson/task-level': ({ count }) => `il n’y a pas de niveau ${count} ; les niveaux vont de 1 à 10`,
  'lesson/task-moves': () => 'cet exercice ne laisse aucun coup ; il en faut au moins un',
  'lesson/task-over': ({ end }) => `la partie est finie ici (${end}), et rien ne peut être joué`,

  'odd/reasons': ({ reasons }) => `Étrange, mais jouable : ${reasons}.`,

  'pgn/bad-fen': ({ reasons }) => `${reasons}.`,
  'pgn/check-sign': odd('ne dit pas exactement si le coup fait échec ou mat'),
  'pgn/comment-open': odd('commence un commentaire qui ne finit pas'),
  'pgn/comments-left-out': ({ most }) =>
    `Les commentaires dépassent ${most} octets en tout, et ont été laissés de côté.`,
  'pgn/edits-left-out': ({ edits }) =>
    `Les modifications libres (${edits}) ne sont pas des coups et ont été laissées de côté ; ce qui les suit est une partie à part.`,
  'pgn/fen-repaired': odd('n’est pas tout à fait une FEN ; elle a été réparée'),
  'pgn/last-word': odd('n’est pas un coup ; c’était le dernier mot, il a été laissé de côté'),
  'pgn/lesson-command': odd('n’est pas une commande de leçon claire ; elle reste telle quelle dans le commentaire'),
  'pgn/move-form': odd('n’est pas la forme qu’écrit le PGN ; le coup est clair quand même'),
  'pgn/move-number': odd('n’est pas le numéro du coup attendu'),
  'pgn/nag': odd('n’est pas un signe de $0 à $65535 après un coup ; il a été laissé de côté'),
  'pgn/nag-beyond': odd('dépasse $255, le dernier signe de la norme ; il a été gardé'),
  'pgn/no-game': ({ text }) =>
    `aucune partie ne commence par ${quoted(text)} ; une partie a des étiquettes comme [White "?"], ou des coups.`,
  'pgn/no-start-position': odd(
    'annonce le Chess960 sans FEN ; la partie a été lue depuis la position de départ habituelle',
  ),
  'pgn/null-move': odd('passe le tour, ce que seule une analyse fait ; cela a été gardé'),
  'pgn/reasons': ({ reasons }) => `${reasons}.`,
  'pgn/result-against-rules': odd('n’est pas la fin que donnent les règles ; ce qui est écrit a été gardé'),
  'pgn/result-form': odd('est un résultat écrit autrement'),
  'pgn/result-in-variation': odd('est un résultat dans une variante ; il a été laissé de côté'),
  'pgn/result-mismatch': odd('après les coups n’est pas ce que dit l’étiquette Result'),
  'pgn/result-missing': odd('est la fin de la partie, sans résultat'),
  'pgn/result-twice': odd('vient après le résultat et a été laissé de côté'),
  'pgn/result-value': odd(`n’est pas un résultat ; ${RESULTS}`),
  'pgn/setup-mismatch': odd(
    'ne va pas avec l’étiquette FEN ; la partie a été lue depuis la position de départ habituelle',
  ),
  'pgn/several-games': () => 'Le texte contient plusieurs parties ; la première a été chargée.',
  'pgn/stray-close': odd('ne ferme aucune variante et a été laissé de côté'),
  'pgn/stray-text': odd('n’a sa place nulle part et a été laissé de côté'),
  'pgn/tag-form': odd('n’est pas une étiquette de la forme [Nom "valeur"] ; ce qui est clair a été lu'),
  'pgn/tag-name': odd('n’a pas de nom fait de lettres, de chiffres et de _ ; l’étiquette a été laissée de côté'),
  'pgn/tag-twice': odd('est une étiquette que la partie a déjà ; la première compte'),
  'pgn/text-after-result': odd('vient après le résultat ; tout a été laissé de côté jusqu’à la partie suivante'),
  'pgn/too-many-moves': odd('et la suite sont plus de coups qu’il n’en est gardé'),
  'pgn/too-many-tags': odd('et la suite sont plus d’étiquettes qu’il n’en est gardé'),
  'pgn/unknown-variant': ({ text }) =>
    `la variante ${quoted(text)} ne se joue pas ici, seulement le jeu normal et le Chess960.`,
  'pgn/variation-cut': odd('n’est pas un coup légal ; le reste de sa variante a été laissé de côté'),
  'pgn/variation-deep': odd('ouvre une variante trop profonde ; elle a été laissée de côté'),
  'pgn/variation-empty': odd('ferme une variante sans coups'),
  'pgn/variation-first': odd('ouvre une variante là où il n’y a pas de coup à remplacer ; elle a été laissée de côté'),
  'pgn/variation-open': odd('ouvre une variante qui ne finit pas'),

  'player/no-such-player': ({ most, name }) =>
    most === undefined
      ? `il n’y a pas de joueur ${quoted(name)} ; il y a random, minimax:N, negamax:N, alphabeta:N, level:N avec N de 1 à 10, et engine`
      : `${quoted(name)} demande une profondeur de 0 à ${most}, comme minimax:1`,

  'san-form/capture-sign': () => 'le x de la prise manque, est faux ou est un autre signe',
  'san-form/case': () => 'majuscules et minuscules sont mélangées',
  'san-form/castling-form': () => 'le roque n’est pas écrit avec des O majuscules',
  'san-form/check-sign': () => 'le + ou le # manque, est faux ou est un autre signe',
  'san-form/coordinates': () => 'les deux cases sont nommées',
  'san-form/en-passant-suffix': () => 'e.p. est écrit derrière',
  'san-form/figurine': () => 'un symbole d’échecs remplace une lettre',
  'san-form/glyph': ({ nag }) => `un signe comme !? est écrit derrière (${nag})`,
  'san-form/move-number': () => 'un numéro de coup est écrit devant',
  'san-form/odd-character': () => 'il y a des caractères invisibles ou trop larges',
  'san-form/over-specified': () => 'la case de départ est précisée plus qu’il ne faut',
  'san-form/pawn-letter': () => 'un pion a une lettre',
  'san-form/promotion-form': () => 'une promotion n’est pas écrite =Q',
  'san-form/short-capture': () => 'une prise est abrégée',
  'san-form/space': () => 'il y a des espaces autour du coup',

  'san/ambiguous-move': ({ meant, text }) =>
    `${quoted(text)} peut être ${meant.replaceAll(' or ', ' ou ')} ; il faut écrire l’un des deux.`,
  'san/bad-promotion': ({ text }) => `${quoted(text)} : un pion devient Q, R, B ou N, et rien d’autre.`,
  'san/checkmate': ({ text }) => `${quoted(text)} n’est pas légal ici : la partie est finie par échec et mat.`,
  'san/empty-move': () => 'Il n’y a pas de coup ; en écrire un comme e4 ou Nf3.',
  'san/false-promotion': ({ text }) =>
    `${quoted(text)} n’est pas une promotion : elle n’existe que pour un pion sur la dernière rangée.`,
  'san/missing-promotion': ({ text }) =>
    `${quoted(text)} ne dit pas ce que devient le pion ; ajouter =Q, =R, =B ou =N.`,
  'san/move-too-long': ({ most, text }) =>
    `${quoted(text)} dépasse ${most} caractères ; aucun coup n’en demande autant.`,
  'san/none-reaches': ({ role, text, to }) =>
    `${quoted(text)} n’est pas légal ici : ${noRole(letterOf(role))} ne peut aller en ${to}.`,
  'san/not-a-move': ({ text }) =>
    `${quoted(text)} n’est pas un coup ; écrire K, Q, R, B ou N (rien pour un pion) et une case, comme Nf3.`,
  'san/not-canonical': ({ meant, text }) =>
    `${quoted(text)}, c’est ${meant} avec plus qu’il ne faut ou sous une autre forme ; écrire ${meant}.`,
  'san/null-move': ({ text }) => `${quoted(text)} passe le tour, ce que les échecs ne permettent pas.`,
  'san/other-piece': ({ from, role, text }) =>
    `${quoted(text)} n’est pas légal ici : la pièce en ${from} est ${aRole(letterOf(role))}.`,
  'san/reasons': ({ reasons, text }) => `${quoted(text)} n’est pas légal ici : ${reasons}.`,
  'san/result-not-move': ({ text }) => `${quoted(text)} est le résultat d’une partie, pas un coup.`,
  'san/stalemate': ({ text }) => `${quoted(text)} n’est pas légal ici : la partie est finie par pat.`,
  'san/unknown-letter': ({ letter, text }) =>
    `${quoted(text)} n’est pas un coup : ${quoted(letter)} n’est pas une des lettres K, Q, R, B, N et a à h.`,

  // Of a separator the reason alone is said; of a token, whether it ran.
  'script/reasons': ({ fix, ignored, reasons, text }) => {
    if (text === undefined) return `${reasons}.`;
    const advice = fix === undefined ? '' : ` ; écrire ${fix}`;
    return `${quoted(text)} a été ${ignored ? 'ignoré :' : 'exécuté, mais'} ${reasons}${advice}.`;
  },

  'sheet/formula-too-long': ({ length, most }) =>
    `une cellule de Google Sheets contient au plus ${most} caractères, et cette formule en a ${length} ; il faut raccourcir le script`,

  'sql/dates': () =>
    "Dans SQLite, les dates sont des textes : date('now', '+7 days') est dans une semaine, julianday(b) - julianday(a) donne les jours entre les deux, strftime('%Y', x) l’année.",
  'sql/functions': () =>
    "SQLite a d’autres fonctions. Textes : substr, instr, replace, trim, length, group_concat. Nombres : round, abs, floor, ceil, random, printf('%.2f', x). Dates : date, datetime, julianday, strftime.",
  'sql/into': () => 'SQLite n’a pas de select … into : écrire create table … as select …',
  'sql/length': () =>
    'Dans SQLite, cast ne coupe rien : substr(cast(x as text), 1, 3) est ce que varchar(3) garde de x, round(x, 2) ce que garde decimal(9, 2).',
  'sql/loops': () =>
    'SQLite n’a ni declare, ni while, ni if, ni exec : with recursive N(I) as (select 1 union all select I + 1 from N where I < 8) fait les lignes 1 à 8, et insert … select les y met.',
  'sql/plus': () => "Dans SQLite, + additionne des nombres, et || relie des textes : FromSquare || '-' || ToSquare.",
  'sql/top': () =>
    'SQLite n’a ni top … percent, ni with ties, et une limit vient tout à la fin : select … order by … limit 5.',
  'sql/variables': () => 'La console n’a pas de variables comme @x : écrire la valeur à leur place.',

  'start/bad-number': () =>
    'les positions de départ du Chess960 sont numérotées de 0 à 959 ; écrire par exemple 960:518',

  'tag/result-value': ({ value }) => `${quoted(value)} n’est pas un résultat ; ${RESULTS}`,
  'tag/tag-derived': ({ name }) =>
    `${quoted(name)} découle de la position de départ de la partie et ne se règle pas à part`,
  'tag/tag-name': ({ name }) =>
    `${quoted(name)} n’est pas un nom d’étiquette ; un tel nom n’a ni espaces, ni guillemets, ni crochets`,

  'token/bad-castling': () => 'les droits de roque sont des lettres de KQkq, ou - pour aucun',
  'token/bad-castling-right': () => 'pour roquer, le roi et la tour doivent être à leur place',
  'token/bad-promotion': () => 'un pion devient q, r, b ou n',
  'token/castling-is-known': () => CASTLING_IS_KNOWN,
  'token/differs-in-sheet': () => 'le tableur l’ignorerait',
  'token/empties': ({ square }) => `ce n’est pas ce qu’il semble : le tableur vide ${square}`,
  'token/empty-square': ({ from, to }) => `${from} est vide, donc ${to} le devient aussi`,
  'token/empty-square-in-sheet': ({ from, to }) => `il n’y a pas de pièce en ${from} ; le tableur viderait ${to}`,
  'token/fullwidth-characters': () => 'les caractères sont trop larges, et le tableur ne les lit pas',
  'token/gap-between': ({ text }) => `${quoted(text)} : la formule a besoin d’une virgule`,
  'token/line-breaks': () => 'Retours à la ligne : la formule ne connaît que les virgules et les espaces',
  'token/line-breaks-between': () => 'Retours à la ligne : la formule a besoin d’une virgule',
  'token/lookalike-character': ({ char }) => `${character(char)} ressemble seulement au bon caractère`,
  'token/moves': ({ from, to }) => `ce n’est pas ce qu’il semble : le tableur joue de ${from} à ${to}`,
  'token/near-miss': () => 'c’est presque un mot du script',
  'token/no-square': () => 'une pièce a besoin d’une case, comme dans e4=♕',
  'token/not-a-piece': () => 'ce qui suit = n’est pas une pièce d’échecs',
  'token/not-closed': ({ closer }) => `ce qui s’ouvre ici ne finit pas ; écrire ${closer} là où cela finit`,
  'token/not-understood': () => TOKENS,
  'token/nothing-after-equals': () => 'rien ne suit = ; pour vider une case, écrire xe4',
  'token/odd-character': ({ char }) => `${character(char)} ne se trouve dans aucun mot du script ; ${TOKENS}`,
  'token/off-board': () => 'les cases vont de a1 à h8',
  'token/pgn-comment': () => 'c’est un commentaire de PGN ; un script n’en a pas, et le tableur en lirait les mots',
  'token/pgn-nag': () => 'c’est un signe de PGN, sans effet sur l’échiquier',
  'token/pgn-result': () => 'c’est le résultat d’une partie, sans effet sur l’échiquier',
  'token/pgn-tag': () =>
    'c’est une étiquette de PGN ; un script n’en a pas, et une partie avec une FEN s’ouvre comme PGN',
  'token/pgn-variation': () => 'c’est une variante de PGN ; un script est une seule suite de coups',
  'token/puts': ({ at, color, role }) =>
    `ce n’est pas ce qu’il semble : le tableur met ${aPiece(letterOf(role, color))} en ${at}`,
  'token/puts-text': ({ at, text }) =>
    `ce n’est pas ce qu’il semble : le tableur met le texte ${quoted(text)} en ${at}`,
  'token/removal-and-insertion': () => 'un seul mot ne peut pas enlever et poser à la fois',
  'token/removal-or-move': () => 'x devant une case la vide, deux cases font un coup ; il faut choisir',
  'token/same-square': () => 'le coup finit sur la case d’où il part',
  'token/san-illegal': ({ reasons, san }) =>
    `c’est la façon d’écrire des joueurs (${san}) ; un script dit d’où et vers où. ${reasons}`,
  'token/san-later': ({ san }) =>
    `c’est la façon d’écrire des joueurs (${san}) ; corriger d’abord les coups précédents`,
  'token/san-move': ({ san, tokens }) =>
    `c’est la façon d’écrire des joueurs (${san}) ; dans un script, on écrit ${tokens}`,
  'token/san-nowhere': ({ reasons, san }) =>
    `c’est la façon d’écrire des joueurs (${san}), qui demande une position légale : ${reasons}`,
  'token/script-too-long': () => 'le script est trop long',
  'token/separator-differs-in-sheet': ({ text }) =>
    `${quoted(text)} : la formule ne connaît que les virgules et les espaces`,
  'token/several-pieces': () => 'après =, il y a une seule pièce',
  'token/several-squares': () => 'un coup a deux cases',
  'token/sheet-trap': () => 'ce n’est pas ce qu’il semble : le tableur l’ignore',
  'token/space-after-equals': () => 'il ne doit pas y avoir d’espace après =',
  'token/space-before-equals': () => 'il ne doit pas y avoir d’espace avant =',
  'token/unfinished-castling': () => 'seul le roi a bougé ; dans le roque, la tour bouge aussi',
  'token/unfinished-en-passant': () => 'le pion pris en passant est toujours là',
  'token/unfinished-promotion': () => 'ce n’est que la moitié d’une promotion',
  'token/would-empty': ({ square }) => `le tableur viderait ${square}`,
  'token/would-move': ({ from, to }) => `le tableur jouerait de ${from} à ${to}`,
  'token/would-put': ({ at, color, role }) => `le tableur mettrait ${aPiece(letterOf(role, color))} en ${at}`,
  'token/would-put-text': ({ at, text }) => `le tableur mettrait le texte ${quoted(text)} en ${at}`,
  'token/x-at-end': () => 'le x vient devant la case',

  'uci/bad-form': ({ text }) =>
    `Coup ${quoted(text)} : ce ne sont pas deux cases comme e2e4, suivies de q, r, b ou n pour une promotion.`,
  'uci/bad-promotion': ({ text }) => `Coup ${quoted(text)} : un pion devient q, r, b ou n.`,
  'uci/castling-spelling': ({ from, text, to }) => `Coup ${quoted(text)} : ici, ce roque s’écrit ${from}${to}.`,
  'uci/empty': ({ text }) => `Coup ${quoted(text)} : il n’y a pas de texte ; écrire deux cases, comme e2e4.`,
  'uci/false-promotion': ({ text }) =>
    `Coup ${quoted(text)} : seul un pion qui atteint la dernière rangée prend une lettre.`,
  'uci/missing-promotion': ({ text }) =>
    `Coup ${quoted(text)} : le pion atteint la dernière rangée ; ajouter q, r, b ou n.`,
  'uci/null-move': ({ text }) => `Coup ${quoted(text)} : un camp ne peut pas passer son tour.`,
  'uci/reasons': ({ reasons, text }) => `Coup ${quoted(text)} : ${reasons}.`,
};

export const problem = problemIn(sentences, (line, column) => `Ligne ${line}, colonne ${column} : `);
