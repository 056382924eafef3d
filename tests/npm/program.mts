/** A program that uses the package as its types allow: it is checked, not run. */
import { Chess, DEFAULT_POSITION, KING, Move, QUEEN, Relation, SQUARES, WHITE, chess960Steps, perft, randomChess960, reach, validateFen } from 'gridmate'
import init, { Chess as Started } from 'gridmate/init'
import { Chess as Next, SUFFIX_LIST } from 'gridmate/next'
import type { Annotation, NAG, Suffix } from 'gridmate/next'
import { Document, ROOT } from 'gridmate/document'
import type { Diagnostic, LegalMove, Node, NodeId, Note, ReadGame, Shape, Task } from 'gridmate/document'
import { choose, createEngine, evaluate, play } from 'gridmate/engine'
import type { Answer, Engine, Player, Position, Thought } from 'gridmate/engine'
import { review } from 'gridmate/review'
import type { Claim, Mark, Progress, Review, Reviewable, ReviewedMove } from 'gridmate/review'
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
const pairs: Uint8Array = Relation.named('rook').pairs()
const steps960: string[] = chess960Steps(randomChess960(1))
const reached: Uint8Array = reach('knight', 'g2')
const from: Relation = Relation.named('knight').restrictFrom(['g2', 14])
const engine: Engine = await createEngine({ hash: 32 })
const player: Player = 'minimax:2'
const position: Position = { fen: DEFAULT_POSITION, moves: ['e2e4'] }
const answer: Answer = await engine.think(game, { level: 4, onProgress: (thought: Thought) => thought.line, signal: new AbortController().signal })
const uci: string | null = await engine.choose(player, position, { seed: 1 })
const now: string | null = choose('random', game)
const san: string | undefined = play('level:3', game)?.san
const worth: number = evaluate(position).article + evaluate(game).centipawns
await init(new URL('https://example.org/gridmate.wasm'))
const started: Chess = new Started()
const next: Next = Next.chess960(518)
next.setSuffixAnnotation(SUFFIX_LIST[0], next.move('e4').after)
const annotations: Annotation[] = next.getComments()
const marks: [Suffix | undefined, NAG[]] = [next.getSuffixAnnotation(), next.getNags()]
const next960: boolean = next.isPromotion({ from: 'e7', to: 'e8' })
const nextMoves: Move[] = next.moves({ verbose: true })
const tree: Document = Document.fromPgn('1. e4 (1. d4 {solid}) e5 *')
const games: ReadGame[] = Document.allFromPgn(tree.pgn())
const node: Node = tree.node(tree.node(ROOT).children[0])
const parent: NodeId | null = node.parent
const moved: LegalMove | undefined = tree.legalMoves(node.id)[0]
const shapes: Shape[] = node.shapes
const note: Partial<Note> = { nags: [1], shapes: [{ color: 'red', from: 'e2', to: 'e4' }], evaluation: { mate: 3 } }
tree.setNote(node.id, note)
tree.setTask(node.id, 'mate 2', { hint: 'the king' })
const task: Task | null = tree.task(node.id)
// @ts-expect-error: a task is set as PGN has it
tree.setTask(node.id, task)
const at: NodeId = tree.move('g1', 21)
const said: Diagnostic[] = Document.fromBytes(tree.bytes()).diagnostics()
const mate: boolean = tree.position().end === 'checkmate' && tree.result().cause === 'resigned-w'
tree.setResult('time-b')
const told960: Reviewable = { fen: DEFAULT_POSITION, moves: ['e2e4'] }
const progress: Progress[] = []
const reviewed: Review = await review(game, { nodes: 1000, workers: 2, onProgress: (one) => progress.push(one), signal: new AbortController().signal })
const judged: ReviewedMove = (await review(tree)).moves[0]
const mark: Mark | null = judged.mark
const claim: Claim | undefined = (await review('1. e4 *', { explain: true })).moves[0]?.claims[0]
const target: Square | undefined = claim?.targets[0]
const accuracy: number | null = (await review(told960)).accuracy.white
// @ts-expect-error: a game has moves
review({ fen: DEFAULT_POSITION })
// @ts-expect-error: there is no such end
tree.setResult('tired')
// @ts-expect-error: an evaluation is one of both
tree.setNote(at, { evaluation: { mate: 1, centipawns: 1 } })
// @ts-expect-error: there is no such player
choose('tower', game)
// @ts-expect-error: a square is a name or a number
reach('knight', true)
// @ts-expect-error: there is no such square
game.get('e9')
// @ts-expect-error: a game is not a text
game.load(game)

export const used = [sans, told, piece, color, squares, captured, rights, history, targets, problem, count, pairs,
  steps960, reached, from, answer, uci, now, san, worth, started,
  games, parent, moved, shapes, said, mate, reviewed, mark, target, accuracy]
