// Openings: where the Encyclopaedia of Chess Openings has them, and the moves that they begin with.

import { USUAL_START } from '../chess/fen';
import type { Store } from '../document/store';
import type { OpeningId } from '../i18n/words';
import { namesOf } from '../ui/remember';

export const OPENINGS: Readonly<Record<OpeningId, readonly [code: string, moves: string]>> = {
  grob: ['A00', 'g4'],
  sokolsky: ['A00', 'b4'],
  larsen: ['A01', 'b3'],
  bird: ['A02', 'f4'],
  knight: ['A04', 'Nf3'],
  indianAttack: ['A07', 'Nf3 d5 g3'],
  reti: ['A09', 'Nf3 d5 c4'],
  english: ['A10', 'c4'],
  englishSymmetrical: ['A30', 'c4 c5'],
  queensPawn: ['A40', 'd4'],
  oldBenoni: ['A43', 'd4 c5'],
  indian: ['A45', 'd4 Nf6'],
  trompowsky: ['A45', 'd4 Nf6 Bg5'],
  budapest: ['A51', 'd4 Nf6 c4 e5'],
  benoni: ['A56', 'd4 Nf6 c4 c5'],
  benko: ['A57', 'd4 Nf6 c4 c5 d5 b5'],
  modernBenoni: ['A60', 'd4 Nf6 c4 c5 d5 e6'],
  dutch: ['A80', 'd4 f5'],
  staunton: ['A82', 'd4 f5 e4'],
  kingsPawn: ['B00', 'e4'],
  nimzowitsch: ['B00', 'e4 Nc6'],
  owen: ['B00', 'e4 b6'],
  scandinavian: ['B01', 'e4 d5'],
  alekhine: ['B02', 'e4 Nf6'],
  modern: ['B06', 'e4 g6'],
  pirc: ['B07', 'e4 d6 d4 Nf6'],
  caroKann: ['B10', 'e4 c6'],
  caroAdvance: ['B12', 'e4 c6 d4 d5 e5'],
  caroExchange: ['B13', 'e4 c6 d4 d5 exd5'],
  caroClassical: ['B18', 'e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5'],
  sicilian: ['B20', 'e4 c5'],
  morra: ['B21', 'e4 c5 d4 cxd4 c3'],
  alapin: ['B22', 'e4 c5 c3'],
  closedSicilian: ['B23', 'e4 c5 Nc3'],
  rossolimo: ['B30', 'e4 c5 Nf3 Nc6 Bb5'],
  sveshnikov: ['B33', 'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5'],
  acceleratedDragon: ['B34', 'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6'],
  kan: ['B41', 'e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6'],
  taimanov: ['B44', 'e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6'],
  dragon: ['B70', 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6'],
  scheveningen: ['B80', 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6'],
  najdorf: ['B90', 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6'],
  french: ['C00', 'e4 e6'],
  frenchExchange: ['C01', 'e4 e6 d4 d5 exd5'],
  frenchAdvance: ['C02', 'e4 e6 d4 d5 e5'],
  frenchTarrasch: ['C03', 'e4 e6 d4 d5 Nd2'],
  frenchClassical: ['C11', 'e4 e6 d4 d5 Nc3 Nf6'],
  winawer: ['C15', 'e4 e6 d4 d5 Nc3 Bb4'],
  open: ['C20', 'e4 e5'],
  centre: ['C21', 'e4 e5 d4 exd4'],
  danish: ['C21', 'e4 e5 d4 exd4 c3'],
  bishop: ['C23', 'e4 e5 Bc4'],
  vienna: ['C25', 'e4 e5 Nc3'],
  kingsGambit: ['C30', 'e4 e5 f4'],
  falkbeer: ['C31', 'e4 e5 f4 d5'],
  kingsGambitAccepted: ['C33', 'e4 e5 f4 exf4'],
  kingsKnight: ['C40', 'e4 e5 Nf3'],
  latvian: ['C40', 'e4 e5 Nf3 f5'],
  philidor: ['C41', 'e4 e5 Nf3 d6'],
  petrov: ['C42', 'e4 e5 Nf3 Nf6'],
  scotch: ['C44', 'e4 e5 Nf3 Nc6 d4'],
  ponziani: ['C44', 'e4 e5 Nf3 Nc6 c3'],
  threeKnights: ['C46', 'e4 e5 Nf3 Nc6 Nc3'],
  fourKnights: ['C47', 'e4 e5 Nf3 Nc6 Nc3 Nf6'],
  italian: ['C50', 'e4 e5 Nf3 Nc6 Bc4'],
  giuoco: ['C50', 'e4 e5 Nf3 Nc6 Bc4 Bc5'],
  evans: ['C51', 'e4 e5 Nf3 Nc6 Bc4 Bc5 b4'],
  twoKnights: ['C55', 'e4 e5 Nf3 Nc6 Bc4 Nf6'],
  friedLiver: ['C57', 'e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7'],
  spanish: ['C60', 'e4 e5 Nf3 Nc6 Bb5'],
  berlin: ['C65', 'e4 e5 Nf3 Nc6 Bb5 Nf6'],
  spanishExchange: ['C68', 'e4 e5 Nf3 Nc6 Bb5 a6 Bxc6'],
  morphy: ['C70', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4'],
  openSpanish: ['C80', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4'],
  closedSpanish: ['C84', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7'],
  marshall: ['C89', 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5'],
  closed: ['D00', 'd4 d5'],
  blackmar: ['D00', 'd4 d5 e4'],
  london: ['D02', 'd4 d5 Nf3 Nf6 Bf4'],
  colle: ['D05', 'd4 d5 Nf3 Nf6 e3 e6 Bd3'],
  queensGambit: ['D06', 'd4 d5 c4'],
  chigorin: ['D07', 'd4 d5 c4 Nc6'],
  albin: ['D08', 'd4 d5 c4 e5'],
  slav: ['D10', 'd4 d5 c4 c6'],
  queensGambitAccepted: ['D20', 'd4 d5 c4 dxc4'],
  queensGambitDeclined: ['D30', 'd4 d5 c4 e6'],
  tarrasch: ['D32', 'd4 d5 c4 e6 Nc3 c5'],
  semiSlav: ['D43', 'd4 d5 c4 e6 Nc3 Nf6 Nf3 c6'],
  grunfeld: ['D80', 'd4 Nf6 c4 g6 Nc3 d5'],
  catalan: ['E00', 'd4 Nf6 c4 e6 g3'],
  bogoIndian: ['E11', 'd4 Nf6 c4 e6 Nf3 Bb4'],
  queensIndian: ['E12', 'd4 Nf6 c4 e6 Nf3 b6'],
  nimzoIndian: ['E20', 'd4 Nf6 c4 e6 Nc3 Bb4'],
  kingsIndian: ['E60', 'd4 Nf6 c4 g6'],
  samisch: ['E80', 'd4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3'],
};

const NAMES = namesOf(OPENINGS);
const byMoves = new Map(NAMES.map((name) => [OPENINGS[name][1], name]));
const MOST_PLIES = Math.max(...NAMES.map((name) => OPENINGS[name][1].split(' ').length));

/** The opening that goes farthest of those that begin with these moves. */
export function openingOf(sans: readonly string[]): OpeningId | undefined {
  const moves = sans.slice(0, MOST_PLIES).map((san) => san.replace(/[+#]$/, ''));
  for (; moves.length > 0; moves.pop()) {
    const name = byMoves.get(moves.join(' '));
    if (name) return name;
  }
  return undefined;
}

/** The opening that the place of the cursor is in; none where the game does not begin as games do, or a step is no move. */
export const openingAt = (store: Store): OpeningId | undefined => openingIn(store, store.cursor.value.steps);

/** The opening that the first steps of the line lead to. */
export function openingIn({ game, line }: Store, steps: number): OpeningId | undefined {
  const { start, isChess960 } = game.value;
  const played = line.value.slice(0, steps);
  const isGame = start === USUAL_START && !isChess960 && played.every(({ kind }) => kind !== 'free');
  return isGame ? openingOf(played.flatMap(({ move }) => move?.san ?? [])) : undefined;
}
