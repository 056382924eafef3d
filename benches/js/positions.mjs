// @ts-check
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Fifty positions of the standard game with more than a few moves. */
export function fifty() {
  const lines = gunzipSync(readFileSync('tests/data/positions.jsonl.gz')).toString().trim().split('\n')
  const rows = lines.map((line) => JSON.parse(line)).filter((row) => !row.chess960 && row.moves.length > 5)
  return rows.slice(0, 50).map((row) => row.fen)
}
