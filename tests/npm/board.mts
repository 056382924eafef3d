/** A page that uses the board as its types allow: it is checked, not run. */
import { GridmateBoard } from 'gridmate/board'
import type { BoardAttributes, BoardMove, BoardPosition, BoardShape } from 'gridmate/board'

const board: GridmateBoard = document.createElement('gridmate-board')
const found: GridmateBoard | null = document.querySelector('gridmate-board')
const given: BoardAttributes = { fen: 'start', interactive: 'white', shapes: [{ from: 'e2', to: 'e4' }] }
board.fen = given.fen
board.shapes = 'Ge2e4'
board.interactive = true
const drawn: readonly BoardShape[] = board.shapes
board.addEventListener('move', (event) => {
  const made: BoardMove = event.detail
  if (made.san === 'e4') event.preventDefault()
})
board.addEventListener('change', ({ detail }) => {
  const position: BoardPosition = detail
  console.log(position.end)
})
board.addEventListener('click', ({ clientX }) => console.log(clientX))
const made: BoardMove = board.move({ from: 'e2', to: 'e4' })
board.load({ pgn: '1. e4' })
// @ts-expect-error there is no such square
board.destinations('e9')

export { found, drawn, made }
