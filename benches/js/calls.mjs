// @ts-check
/**
 * Every public call of chess.js, each written once for both libraries. Where a game may remember its answer, the call
 * is timed twice: on games that have been asked before, and (`, first`) on games that have not, which are made before
 * the clock starts.
 */

const RUY_LOPEZ = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7'.split(' ')

/** A game with comments and tags, of forty moves. */
const PGN = `[Event "Reykjavik WCh"]
[Site "Reykjavik"]
[Date "1972.07.23"]
[Round "6"]
[White "Fischer"]
[Black "Spassky"]
[Result "1-0"]

1. c4 e6 2. Nf3 d5 3. d4 Nf6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6 8. cxd5 Nxd5 {exchanges} 9. Bxe7 Qxe7
10. Nxd5 exd5 11. Rc1 Be6 12. Qa4 c5 13. Qa3 Rc8 14. Bb5 a6 15. dxc5 bxc5 16. O-O Ra7 17. Be2 Nd7 18. Nd4 Qf8
19. Nxe6 fxe6 20. e4 d4 21. f4 Qe7 22. e5 Rb8 23. Bc4 Kh8 24. Qh3 Nf8 25. b3 a5 26. f5 exf5 27. Rxf5 Nh7
28. Rcf1 Qd8 29. Qg3 Re7 30. h4 Rbb7 31. e6 Rbc7 32. Qe5 Qe8 33. a4 Qd8 34. R1f2 Qe8 35. R2f3 Qd8 36. Bd3 Qe8
37. Qe4 Nf6 38. Rxf6 gxf6 39. Rxf6 Kg8 40. Bc4 Kh8 41. Qf4 1-0`

/** @typedef {any} Library chess.js, or what stands in for it */
/** @typedef {(library: Library, fens: string[]) => import('./measure.mjs').Run} Call makes ready, and answers what is timed */

/**
 * A call on each of many games in turn.
 * @param {(game: any, library: Library) => unknown} call
 * @returns {Call}
 */
const onGames = (call) => (library, fens) => {
  const games = fens.map((fen) => new library.Chess(fen))
  let next = 0
  return () => call(games[next++ % games.length], library)
}

/**
 * A call on games that have not been asked before.
 * @param {(game: any) => unknown} call
 * @returns {Call}
 */
const onFresh = (call) => (library, fens) => {
  /** @type {any[]} */
  let games = []
  return Object.assign(() => call(games.pop()), {
    renew(/** @type {number} */ count) {
      games = Array.from({ length: count }, (_, index) => new library.Chess(fens[index % fens.length]))
    },
  })
}

/**
 * A call on each square of each game in turn.
 * @param {(game: any, square: string) => unknown} call
 * @returns {Call}
 */
const onSquares = (call) => (library, fens) => {
  const games = fens.map((fen) => new library.Chess(fen))
  let next = 0
  return () => call(games[(next >> 6) % games.length], library.SQUARES[next++ & 63])
}

/**
 * A call on games with some moves behind them.
 * @param {(game: any) => unknown} call
 * @returns {Call}
 */
const onPlayed = (call) => (library) => {
  const games = Array.from({ length: 8 }, () => {
    const game = new library.Chess()
    game.setHeader('White', 'Ruy')
    for (const move of RUY_LOPEZ) game.move(move)
    game.setComment('main line')
    return game
  })
  let next = 0
  return () => call(games[next++ % games.length])
}

/**
 * A call that a game remembers the answer to: the move before it makes it new.
 * @param {(game: any) => unknown} call
 * @returns {Call}
 */
const afterMove = (call) => (library) => {
  const game = new library.Chess('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1')
  return () => {
    game.move('O-O')
    const answer = call(game)
    game.undo()
    return answer
  }
}

/** @type {Record<string, Call>} */
export const CALLS = {
  'new Chess()': (library) => () => new library.Chess(),
  'new Chess(fen)': (library, fens) => { let next = 0; return () => new library.Chess(fens[next++ % fens.length]) },
  'validateFen(fen)': (library, fens) => { let next = 0; return () => library.validateFen(fens[next++ % fens.length]) },
  'load(fen)': (library, fens) => { const game = new library.Chess(); let next = 0; return () => game.load(fens[next++ % fens.length]) },
  'reset()': (library) => { const game = new library.Chess(); return () => game.reset() },
  'clear()': (library) => { const game = new library.Chess(); return () => game.clear() },
  'fen()': onGames((game) => game.fen()),
  'fen(), first': onFresh((game) => game.fen()),
  'fen({ forceEnpassantSquare })': onGames((game) => game.fen({ forceEnpassantSquare: true })),
  'get(square)': onSquares((game, square) => game.get(square)),
  'findPiece(piece)': onGames((game) => game.findPiece({ type: 'n', color: 'b' })),
  'put(piece, square)': onGames((game) => game.put({ type: 'n', color: 'w' }, 'a3')),
  'remove(square)': onGames((game) => game.remove('a3')),
  'attackers(square)': onSquares((game, square) => game.attackers(square)),
  'attackers(square, color)': onSquares((game, square) => game.attackers(square, 'b')),
  'isAttacked(square, color)': onSquares((game, square) => game.isAttacked(square, 'b')),
  'hash()': onGames((game) => game.hash()),
  'hash(), first': onFresh((game) => game.hash()),
  'isCheck()': onGames((game) => game.isCheck()),
  'isCheck(), first': onFresh((game) => game.isCheck()),
  'inCheck()': onGames((game) => game.inCheck()),
  'isCheckmate()': onGames((game) => game.isCheckmate()),
  'isCheckmate(), first': onFresh((game) => game.isCheckmate()),
  'isStalemate()': onGames((game) => game.isStalemate()),
  'isStalemate(), first': onFresh((game) => game.isStalemate()),
  'isInsufficientMaterial()': onGames((game) => game.isInsufficientMaterial()),
  'isInsufficientMaterial(), first': onFresh((game) => game.isInsufficientMaterial()),
  'isThreefoldRepetition()': onPlayed((game) => game.isThreefoldRepetition()),
  'isThreefoldRepetition(), first': onFresh((game) => game.isThreefoldRepetition()),
  'isDrawByFiftyMoves()': onGames((game) => game.isDrawByFiftyMoves()),
  'isDrawByFiftyMoves(), first': onFresh((game) => game.isDrawByFiftyMoves()),
  'isDraw()': onPlayed((game) => game.isDraw()),
  'isDraw(), first': onFresh((game) => game.isDraw()),
  'isGameOver()': onPlayed((game) => game.isGameOver()),
  'isGameOver(), first': onFresh((game) => game.isGameOver()),
  'move + isGameOver + undo': afterMove((game) => game.isGameOver()),
  'move + isCheck + undo': afterMove((game) => game.isCheck()),
  'move + isThreefoldRepetition + undo': afterMove((game) => game.isThreefoldRepetition()),
  'moves()': onGames((game) => game.moves()),
  'moves({ square })': onGames((game) => game.moves({ square: 'e1' })),
  'moves({ piece })': onGames((game) => game.moves({ piece: 'n' })),
  'moves({ verbose })': onGames((game) => game.moves({ verbose: true })),
  'moves({ verbose, square })': onGames((game) => game.moves({ verbose: true, square: 'e1' })),
  'move(san) + undo()': (library) => { const game = new library.Chess(); return () => { game.move('Nf3'); return game.undo() } },
  'move(san, { strict }) + undo()': (library) => { const game = new library.Chess(); return () => { game.move('Nf3', { strict: true }); return game.undo() } },
  'move(lan) + undo()': (library) => { const game = new library.Chess(); return () => { game.move('g1f3'); return game.undo() } },
  'move({ from, to }) + undo()': (library) => { const game = new library.Chess(); return () => { game.move({ from: 'g1', to: 'f3' }); return game.undo() } },
  'move(null) + undo()': (library) => { const game = new library.Chess(); return () => { game.move(null); return game.undo() } },
  'a game of twenty plies': (library) => () => { const game = new library.Chess(); for (const move of RUY_LOPEZ) game.move(move); return game },
  'history()': onPlayed((game) => game.history()),
  'history({ verbose })': onPlayed((game) => game.history({ verbose: true })),
  'pgn()': onPlayed((game) => game.pgn()),
  'pgn({ maxWidth })': onPlayed((game) => game.pgn({ maxWidth: 72 })),
  'loadPgn(pgn)': (library) => { const game = new library.Chess(); return () => game.loadPgn(PGN) },
  'loadPgn(pgn, { strict })': (library) => { const game = new library.Chess(); return () => game.loadPgn(PGN, { strict: true }) },
  'header()': onPlayed((game) => game.header()),
  'setHeader(key, value)': onPlayed((game) => game.setHeader('Black', 'Lopez')),
  'getHeaders()': onPlayed((game) => game.getHeaders()),
  'removeHeader(key)': onPlayed((game) => game.removeHeader('Annotator')),
  'ascii()': onGames((game) => game.ascii()),
  'board()': onGames((game) => game.board()),
  'perft(3)': (library) => { const game = new library.Chess(); return () => game.perft(3) },
  'setTurn(color) + undo()': (library) => { const game = new library.Chess(); return () => { game.setTurn('b'); return game.undo() } },
  'turn()': onGames((game) => game.turn()),
  'moveNumber()': onGames((game) => game.moveNumber()),
  'squareColor(square)': onSquares((game, square) => game.squareColor(square)),
  'getComment()': onPlayed((game) => game.getComment()),
  'setComment(text)': onPlayed((game) => game.setComment('main line')),
  'getComments()': onPlayed((game) => game.getComments()),
  'removeComment()': onPlayed((game) => game.removeComment()),
  'removeComments()': onPlayed((game) => game.removeComments()),
  'getCastlingRights(color)': onGames((game) => game.getCastlingRights('w')),
  'setCastlingRights(color, rights)': (library) => { const game = new library.Chess(); let given = false; return () => game.setCastlingRights('w', { k: (given = !given) }) },
  'setCastlingRights + hash()': (library) => { const game = new library.Chess(); let given = false; return () => { game.setCastlingRights('w', { k: (given = !given) }); return game.hash() } },
  'setCastlingRights + fen()': (library) => { const game = new library.Chess(); let given = false; return () => { game.setCastlingRights('w', { k: (given = !given) }); return game.fen() } },
  'setCastlingRights + isCheck()': (library) => { const game = new library.Chess(); let given = false; return () => { game.setCastlingRights('w', { k: (given = !given) }); return game.isCheck() } },
}
