// @ts-check
/** Listing the legal moves of many positions: each way of listing beside whoever is fastest at it. */

/** @typedef {(() => unknown)} Run */
/** @typedef {{ what: string, runs: Record<string, Run> }} Way what is done, and by whom */
/** @typedef {{ chessops?: any, kokopu?: any, ffish?: any, 'chess.js'?: any }} Peers */

/**
 * One list after the other, from things made ready before.
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => unknown} list
 * @returns {Run}
 */
export function over(things, list) {
  let next = 0
  return () => list(things[next++ % things.length])
}

/**
 * The ways of listing: for each what it is, and who does it.
 * @param {any} gridmate
 * @param {Peers} peers
 * @param {string[]} fens
 * @returns {Way[]}
 */
export function lists(gridmate, peers, fens) {
  const games = fens.map((fen) => new gridmate.Chess(fen))
  const { chessops, kokopu, ffish } = peers
  const chessjs = peers['chess.js']
  const positions = chessops && fens.map((fen) => chessops.Chess.fromSetup(chessops.parseFen(fen).unwrap()).unwrap())
  const boards = ffish && fens.map((fen) => new ffish.Board('chess', fen))
  const theirs = chessjs && fens.map((fen) => new chessjs.Chess(fen))
  return [
    {
      what: 'squares to squares, from a game',
      runs: {
        gridmate: over(games, (game) => game.destinations()),
        ...(positions && {
          chessops: over(positions, (position) => chessops.chessgroundDests(position)),
          'chessops, as sets': over(positions, (position) => position.allDests()),
        }),
      },
    },
    {
      what: 'UCI, from a game',
      runs: {
        gridmate: over(games, (game) => game.uciMoves()),
        ...(positions && { chessops: over(positions, (position) => chessopsUcis(chessops, position)) }),
        ...(boards && { ffish: over(boards, (board) => board.legalMoves().split(' ')) }),
      },
    },
    {
      what: 'SAN, from a game',
      runs: {
        gridmate: over(games, (game) => game.moves()),
        ...(boards && { ffish: over(boards, (board) => board.legalMovesSan().split(' ')) }),
        ...(theirs && { 'chess.js': over(theirs, (game) => game.moves()) }),
      },
    },
    {
      what: 'UCI, from a FEN',
      runs: {
        gridmate: over(fens, (fen) => new gridmate.Chess(fen, { skipValidation: true }).uciMoves()),
        ...(kokopu && { kokopu: over(fens, (fen) => new kokopu.Position('regular', fen).moves()) }),
      },
    },
    {
      what: 'told in full, from a game',
      runs: {
        gridmate: over(games, (game) => game.moves({ verbose: true })),
        ...(theirs && { 'chess.js': over(theirs, (game) => game.moves({ verbose: true })) }),
      },
    },
  ]
}

/**
 * @param {any} chessops
 * @param {any} position
 */
function chessopsUcis(chessops, position) {
  const list = []
  for (const [from, targets] of position.allDests()) {
    const pawn = position.board.pawn.has(from)
    for (const to of targets) {
      if (pawn && (to < 8 || to >= 56)) {
        for (const promotion of ['queen', 'rook', 'bishop', 'knight']) list.push(chessops.makeUci({ from, to, promotion }))
      } else list.push(chessops.makeUci({ from, to }))
    }
  }
  return list
}
