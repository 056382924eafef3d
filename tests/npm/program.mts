/** A program that uses the package as its types allow: it is checked, not run. */
import { Chess, DEFAULT_POSITION, Document, KING, Move, QUEEN, Relation, SQUARES, WHITE, perft, validateFen } from 'gridmate'
import type { Color, Piece, PieceSymbol, Square } from 'gridmate'

const game: Chess = new Chess(DEFAULT_POSITION, { skipValidation: false })
const sans: string[] = game.moves()
const told: Move[] = game.moves({ verbose: true, square: 'e2' })
const played: Move = game.move({ from: 'e2', to: 'e4' })
const piece: Piece | undefined = game.get('e4')
const color: Color = game.turn()
const squares: Square[] = game.attackers(SQUARES[0], WHITE)
const captured: PieceSymbol | undefined = played.captured
const rights: boolean = game.setCastlingRights(WHITE, { [KING]: false, [QUEEN]: true })
const history: Move[] = game.history({ verbose: true })
const targets: Map<Square, Square[]> = Chess.chess960(5).destinations()
const problem: string | undefined = validateFen('').error
const count: number = perft(DEFAULT_POSITION, 1)
const document = new Document(undefined, 'e2e4')
const steps: number = document.play(1, 'e5')
const fix: string | undefined = document.remarks(0, 1)[0]?.fix
const pairs: Uint8Array = Relation.named('rook').pairs()
// @ts-expect-error: there is no such square
game.get('e9')
// @ts-expect-error: a game is not a text
game.load(game)

export const used = [sans, told, piece, color, squares, captured, rights, history, targets, problem, count, steps, fix, pairs]
