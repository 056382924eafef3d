// @ts-check
/** Playing games move by move: each way of saying a move beside whoever is fastest at it. */
import { readFileSync } from 'node:fs'
import { over } from './lists.mjs'

/** @typedef {import('./lists.mjs').Way} Way */

/**
 * The games that are played, each as SAN and as squares.
 * @param {any} gridmate
 * @returns {{ sans: string[], ucis: string[] }[]}
 */
export function games(gridmate) {
  const texts = readFileSync('tests/data/review/games.pgn', 'utf8').split(/^(?=\[Event )/m)
  return texts.map((text) => {
    const game = new gridmate.Chess()
    game.loadPgn(text)
    const moves = game.history({ verbose: true })
    return { sans: game.history(), ucis: moves.map((/** @type {any} */ move) => move.lan) }
  })
}

/**
 * The ways of playing: for each what it is, and who does it. One run plays a game.
 * @param {any} gridmate
 * @param {import('./lists.mjs').Peers} peers
 * @returns {Way[]}
 */
export function plays(gridmate, peers) {
  const all = games(gridmate)
  const sans = all.map((game) => game.sans)
  const ucis = all.map((game) => game.ucis)
  const { chessops, kokopu } = peers
  const moves = (/** @type {string[]} */ texts) => {
    const game = new gridmate.Chess()
    for (const text of texts) game.move(text)
    return game
  }
  const game = new gridmate.Chess()
  return [
    {
      what: 'squares, as e2e4',
      runs: {
        gridmate: over(ucis, moves),
        ...(chessops && { chessops: over(ucis, (texts) => chessopsGame(chessops, texts)) }),
      },
    },
    {
      what: 'one move e2e4, and back',
      runs: {
        gridmate: () => {
          game.move('e2e4')
          return game.undo()
        },
        ...(chessops && { chessops: () => chessopsGame(chessops, ['e2e4']) }),
      },
    },
    {
      what: 'squares to SAN',
      runs: {
        gridmate: over(ucis, (texts) => sansOf(new gridmate.Chess(), texts)),
        ...(chessops && { chessops: over(ucis, (texts) => chessopsSans(chessops, texts)) }),
      },
    },
    {
      what: 'SAN, a list',
      runs: {
        gridmate: over(sans, (texts) => new gridmate.Chess().playLine(texts)),
        ...(kokopu && { kokopu: over(sans, (texts) => kokopuGame(kokopu, texts)) }),
      },
    },
    {
      what: 'SAN',
      runs: {
        gridmate: over(sans, moves),
        ...(kokopu && { kokopu: over(sans, (texts) => kokopuGame(kokopu, texts)) }),
        ...(chessops && { chessops: over(sans, (texts) => chessopsSanGame(chessops, texts)) }),
      },
    },
  ]
}

/** @param {any} game @param {string[]} texts */
const sansOf = (game, texts) => texts.map((text) => game.move(text).san)

/** @param {any} chessops @param {string[]} texts */
function chessopsGame(chessops, texts) {
  const position = chessops.Chess.default()
  for (const text of texts) {
    const move = chessops.parseUci(text)
    if (!position.isLegal(move)) throw new Error(text)
    position.play(move)
  }
  return position
}

/** It is not asked whether the moves are legal. @param {any} chessops @param {string[]} texts */
function chessopsSans(chessops, texts) {
  const position = chessops.Chess.default()
  return texts.map((text) => chessops.makeSanAndPlay(position, chessops.parseUci(text)))
}

/** @param {any} chessops @param {string[]} texts */
function chessopsSanGame(chessops, texts) {
  const position = chessops.Chess.default()
  for (const text of texts) position.play(chessops.parseSan(position, text))
  return position
}

/** @param {any} kokopu @param {string[]} texts */
function kokopuGame(kokopu, texts) {
  const position = new kokopu.Position()
  for (const text of texts) if (!position.play(text)) throw new Error(text)
  return position
}
