// A program as a user of the package writes it: it plays a move at once, lets the engine answer, and shows the game.
import { Chess, Relation, reachJson } from 'gridmate'
import { createEngine, evaluate } from 'gridmate/engine'

const chess = new Chess('6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1')
const first = chess.move('Kh8').san

async function answered() {
  const engine = await createEngine()
  const { move } = await engine.think(chess, { depth: 4 })
  engine.close()
  return chess.move(move).san
}

function refusal() {
  try {
    return Relation.named(7)
  } catch (error) {
    return error.code
  }
}

export async function result() {
  const second = await answered()
  return `${first} ${second} ${evaluate(chess).article} ${JSON.parse(reachJson('knight', 'g2')).moves} ${refusal()}`
}
