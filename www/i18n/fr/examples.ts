// What French says about the examples.

import type { ExamplesWords } from '../words';

export const examples: ExamplesWords = {
  group: {
    spreadsheet: {
      title: 'Une seule formule de tableur',
      about: 'La langue des scripts : chaque exemple marche tel quel dans le tableur et y montre le même échiquier.',
    },
    mistakes: {
      title: 'Des scripts avec des fautes',
      about: 'Chaque remarque dit ce qui s’est passé et pourquoi, avec un bouton qui corrige.',
    },
    sets: {
      title: 'Les coups comme ensembles',
      about: 'Une pièce est l’ensemble de toutes les paires de cases entre lesquelles elle peut aller.',
    },
    mechanics: { title: 'Où peut-elle aller ?', about: 'Une pièce, une case, et tout ce qui est à sa portée.' },
    paths: {
      title: 'Ce qu’un coup traverse',
      about: 'Un chemin, ce sont les cases entre les deux bouts d’un coup : une pièce qui s’y trouve barre la route.',
    },
    chess960: {
      title: 'Chess960',
      about: 'La première rangée au hasard : les fous sur des couleurs différentes, le roi entre les tours.',
    },
    engine: {
      title: 'Comment un moteur réfléchit',
      about: 'Des positions où un petit moteur compte et regarde devant lui.',
    },
    rules: { title: 'Règles surprenantes', about: 'Roque, prise en passant, promotion, pat : quand ils étonnent.' },
    games: { title: 'Parties célèbres', about: 'De la plus courte possible aux plus belles.' },
  },
  example: {
    move: { title: 'Un coup', about: 'a2a4 : ce qui est sur a2 va sur a4.' },
    removal: { title: 'Enlever', about: 'xd8 et xd1 enlèvent les deux dames.' },
    castling: { title: 'Le roque', about: 'Deux mots, le roi et la tour : e1g1, h1f1.' },
    promotion: { title: 'La promotion', about: 'Un pion arrive sur a8, et a8=♕ met une dame à sa place.' },
    insertion: { title: 'Poser', about: 'Les dames quittent leurs cases et reviennent face à face.' },
    unchecked: {
      title: 'Des coups que personne ne vérifie',
      about: 'Les tours et la dame traversent d’autres pièces : des changements sur l’échiquier, pas des coups légaux.',
    },
    unknown: { title: 'Un mot inconnu', about: 'Ce qui n’est pas compris ne change rien, et est souligné.' },
    sweep: { title: 'Plus un seul pion', about: 'Seize pièces enlevées, et il y a de la place.' },
    passing: { title: 'En passant', about: 'e5d6 prend en passant ; xd5 enlève le pion pris.' },
    traps: {
      title: 'Les pièges du tableur',
      about: 'Lu exactement comme la formule : une lettre pour une dame, une case vide qui bouge.',
    },
    repair: {
      title: 'Six choses à corriger',
      about: 'Un tiret, un point-virgule, du SAN, une faute de frappe : à corriger une par une ou toutes ensemble.',
    },
    pasted: {
      title: 'Une partie collée',
      about: 'Les numéros de coups et le SAN ne sont pas des mots du script ; un bouton les traduit.',
    },
    half: { title: 'Un demi-roque', about: 'Le roi est parti, la tour est encore dans son coin.' },
    rook: { title: 'La tour, 896 paires', about: 'Même colonne ou même rangée : 14 autres cases depuis chacune.' },
    bishop: { title: 'Le fou, 560 paires', about: 'Autant de côté que vers l’avant : 13 cases depuis d4.' },
    knight: { title: 'Le cavalier, 336 paires', about: 'Un et deux, ou deux et un : 8 cases depuis d4.' },
    queen: { title: 'La dame, 1456 paires', about: 'La tour et le fou ensemble : 27 cases depuis d4.' },
    king: { title: 'Le roi, 424 paires', about: 'Un pas dans chaque direction, et le roque des deux côtés.' },
    pawn: { title: 'Le pion, 324 paires', about: 'Un pas, deux au départ, et un en diagonale pour prendre.' },
    'knight-g2': { title: 'Un cavalier sur g2', about: 'Il atteint e1, e3, f4 et h4.' },
    'rook-e6': { title: 'Une tour sur e6', about: 'Sa colonne et sa rangée : quatorze cases.' },
    'castle-way': { title: 'Les chemins d’une tour', about: 'De a1 à a8, et de a1 à h1 : six cases chacun.' },
    'in-the-way': {
      title: 'Quels coups sont bloqués ?',
      about: 'Demandé en SQL : 100 coups avant le premier, et par quelles pièces.',
    },
    sample: { title: 'RKQBRNBN, numéro 909', about: 'Une rangée au hasard, qui suit les deux règles.' },
    zero: { title: 'BBQNNRKR, numéro 0', about: 'La première des 960.' },
    last: { title: 'RKRNNQBB, numéro 959', about: 'La dernière des 960.' },
    swap: {
      title: 'Le roi et la tour échangent leurs places',
      about: 'Un roque qui se chevauche s’écrit en enlevant puis en posant.',
    },
    stay: { title: 'Roquer sans le roi', about: 'Le roi est déjà sur g1 : seule la tour bouge.' },
    long: { title: 'Un pas à gauche', about: 'Le grand roque, de b1 à c1.' },
    twenty: {
      title: 'Vingt premiers coups',
      about: 'Ce que les Blancs peuvent jouer : seize coups de pions, quatre de cavaliers.',
    },
    reply: { title: 'Vingt réponses', about: 'Après e4, c’est aux Noirs, qui en ont autant.' },
    random: { title: 'Mat par hasard', about: 'Deux joueurs qui devinaient sont arrivés là : mat au 43e coup.' },
    figure: {
      title: 'Deux coups, deux réponses',
      about:
        'Le plus petit arbre : les Noirs prennent la plus petite valeur de chaque branche, 0 et −3 ; les Blancs, la plus grande des deux.',
    },
    thousand: { title: 'Un mat vaut 1000', about: 'Regarder un coup plus loin suffit. Où est-il ?' },
    greed: {
      title: 'Un pion qui coûte la dame',
      about: 'Prendre rapporte un point, jusqu’à ce qu’on regarde un coup plus loin.',
    },
    pinned: {
      title: 'Deux pions, un clouage',
      about: 'Prendre en passant ouvrirait la rangée vers le roi : interdit.',
    },
    both: { title: 'Le roque des deux côtés', about: 'Les Blancs font le petit, les Noirs le grand.' },
    saavedra: { title: 'Seule une tour gagne', about: 'Une dame ferait pat : Barbier et Saavedra, 1895.' },
    trap: {
      title: 'Un cavalier au septième coup',
      about: 'Le pion devient un cavalier avec échec : un piège du gambit Albin.',
    },
    loyd: {
      title: 'Pat en dix coups',
      about: 'À la fin personne n’est en échec, et personne ne peut jouer : une plaisanterie de Sam Loyd.',
    },
    near: { title: 'Une case trop près', about: 'Une dame de plus, et un coup qui gâche tout.' },
    reti: {
      title: 'Deux buts à la fois',
      about: 'Le roi court après un pion qu’il ne rattrape pas, et annule : Réti, 1921.',
    },
    smothered: {
      title: 'Le mat à l’étouffée',
      about: 'Le roi est entouré de ses propres pièces : la dame se sacrifie pour cela.',
    },
    twice: {
      title: 'Trois fois la même chose',
      about: 'Les cavaliers sortent et rentrent, deux fois : la nulle peut alors être demandée.',
    },
    fool: { title: 'Le mat du lion', about: 'La plus courte partie possible : quatre demi-coups.' },
    scholar: { title: 'Le coup du berger', about: 'La dame et le fou visent f7.' },
    legal: { title: 'Le mat de Légal', about: 'La dame est laissée en prise, et trois pièces légères matent.' },
    immortal: { title: 'L’Immortelle', about: 'Anderssen donne les deux tours, un fou et la dame. Londres 1851.' },
    evergreen: {
      title: 'La Toujours Jeune',
      about: 'Un coup de tour tranquille, puis le mat par deux fous. Berlin 1852.',
    },
    opera: {
      title: 'La partie de l’Opéra',
      about: 'Morphy joue entre deux actes, avec toutes ses pièces. Paris 1858.',
    },
    bishops: {
      title: 'Deux fous pour le roi',
      about: 'Lasker les donne tous les deux pour ouvrir la route vers le roi. Amsterdam 1889.',
    },
    hastings: {
      title: 'La tour que personne ne peut prendre',
      about: 'Steinitz l’offre encore et encore ; Bardeleben quitte la salle. Hastings 1895.',
    },
    rubinstein: {
      title: 'L’Immortelle de Rubinstein',
      about: 'Toutes les pièces noires sont en prise, et rien n’y fait. Łódź 1907.',
    },
    'reti-tartakower': { title: 'Mat en onze coups', about: 'Une dame pour un échec double. Vienne 1910.' },
    hunt: {
      title: 'Un roi traverse l’échiquier',
      about: 'De g8 à g1, où le roi blanc fait un pas de côté. Londres 1912.',
    },
  },
  story: {
    fool: [
      'Le mat le plus court qui soit : quatre demi-coups.',
      'Les Blancs doivent y aider, en éloignant du roi les pions f et g.',
      'Son nom anglais, « Fool’s mate », vient d’un livre de Francis Beale, imprimé à Londres en 1656.',
    ],
    scholar: [
      'La dame et le fou visent f7, que seul le roi protège.',
      '3…Nf6 attaque la dame et ne voit pas le mat ; 3…g6 aurait tenu.',
      'Francis Beale l’a décrit dans le livre qui nomme aussi le mat du lion.',
    ],
    legal: [
      'Transmise comme une victoire de Légal de Kermeur, le maître de Philidor ; la date n’est pas certaine.',
      'Le cavalier qui semble cloué bouge quand même, et laisse la dame en prise.',
      'Si les Noirs prennent plutôt le cavalier, la dame prend en g4, et les Blancs ont un pion de plus.',
    ],
    immortal: [
      'Une partie amicale, jouée en marge du premier tournoi international, qu’Anderssen a gagné.',
      'Les Blancs donnent un fou, les deux tours et la dame, et matent avec les trois pièces légères qui restent.',
      'Les Noirs n’ont perdu que trois pions ; Ernst Falkbeer a appelé la partie immortelle en 1855.',
    ],
    evergreen: [
      'Un gambit Evans : les Blancs donnent un pion au quatrième coup pour sortir leurs pièces plus vite.',
      '19. Rad1 a l’air tranquille et prépare la fin : une tour et la dame sont données, et deux fous matent.',
      'Wilhelm Steinitz l’a appelée la feuille toujours verte de la couronne d’Anderssen.',
    ],
    opera: [
      'Jouée dans une loge de l’Opéra, contre deux adversaires qui se consultaient.',
      'Les Blancs font jouer toutes leurs pièces ; le fou et la tour du roi noir ne bougent jamais.',
      'À la fin la dame est donnée, et la dernière tour et le dernier fou matent.',
    ],
    bishops: [
      'Lasker avait vingt ans ; c’est la plus connue des premières parties où les deux fous sont donnés pour les pions du roi.',
      '15. Bxh7+ et 17. Bxg7 enlèvent l’abri, et la tour arrive par la troisième rangée.',
      '22. Qd7 attaque les deux fous noirs, et l’un d’eux est perdu.',
    ],
    hastings: [
      'À partir de 22. Rxe7+, une tour s’offre coup après coup, et ne peut pas être prise sans perte.',
      'Après 25. Rxh7+, Bardeleben a quitté la salle sans un mot et laissé filer son temps.',
      'Steinitz a montré aux spectateurs le mat qui venait, long de dix coups.',
    ],
    rubinstein: [
      'Jouée dans un tournoi des maîtres russes, que Rubinstein a gagné.',
      '22…Rxc3 laisse la dame en prise, et 23…Rd2 offre encore une tour.',
      'Les Blancs ont abandonné après 25…Rh3 : le mat sur h2 ne peut être que retardé.',
    ],
    'reti-tartakower': [
      'Une partie amicale de deux jeunes maîtres.',
      '9. Qd8+ donne la dame, pour que 10. Bg5+ soit un échec de la tour et du fou à la fois.',
      'Seul le roi peut répondre à un échec double : sur c7 le fou mate, sur e8 ce serait la tour.',
    ],
    hunt: [
      '11. Qxh7+ donne la dame, et le roi doit marcher : sept coups de g8 à g1.',
      'Les Blancs donnent échec à chaque coup du chemin.',
      'À la fin le roi blanc fait un pas de côté pour mater ; le roque aurait maté aussi.',
    ],
  },
  unsigned: {
    fool: 'Joueurs inconnus ; imprimé depuis 1656',
    scholar: 'Joueurs inconnus ; imprimé depuis 1656',
    legal: 'Légal – Saint Brie, à Paris, vers 1750',
  },
};
