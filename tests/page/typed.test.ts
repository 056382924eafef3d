// Moves as they are typed in German, French and Spanish, read by the real module.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import initialise, { typedMove } from '#doors/labs.js';
import { words as de } from '../../www/i18n/de/all';
import { words as es } from '../../www/i18n/es/all';
import { words as fr } from '../../www/i18n/fr/all';

await initialise({ module_or_path: await readFile(process.env['GRIDMATE_LABS'] ?? '') });

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** White may castle both ways, take on b7 and d6, promote on g8, and take in passing on f6. */
const MIDDLE = 'r3k3/1p4P1/3p4/4Pp2/3B4/1Q3N2/8/R3K2R w KQ f6 0 20';

const ROWS = {
  de: [
    [START, 'Sf3', 'g1f3'],
    [START, 'Nf3', 'g1f3'],
    [START, 'springer f3', 'g1f3'],
    [START, 'Bauer nach e4', 'e2e4'],
    [START, 'e2e4', 'e2e4'],
    [MIDDLE, 'Dxb7', 'b3b7'],
    [MIDDLE, 'Qxb7', 'b3b7'],
    [MIDDLE, 'Dame schlägt auf b7', 'b3b7'],
    [MIDDLE, 'Dame von b3 nach b4', 'b3b4'],
    [MIDDLE, 'Tg1', 'h1g1'],
    [MIDDLE, 'Läufer c3', 'd4c3'],
    [MIDDLE, 'Lc3', 'd4c3'],
    [MIDDLE, 'Bc3', 'd4c3'],
    [MIDDLE, 'kurze Rochade', 'e1g1'],
    [MIDDLE, 'Rochade', 'e1g1'],
    [MIDDLE, 'Rochade lang', 'e1c1'],
    [MIDDLE, '0-0-0', 'e1c1'],
    [MIDDLE, 'König e2', 'e1e2'],
    [MIDDLE, 'g8=D', 'g7g8q'],
    [MIDDLE, 'g8S', 'g7g8n'],
    [MIDDLE, 'g8 wird zum Turm', 'g7g8r'],
    [MIDDLE, 'exf6 en passant', 'e5f6'],
  ],
  fr: [
    [START, 'Cf3', 'g1f3'],
    [START, 'Nf3', 'g1f3'],
    [START, 'cavalier f3', 'g1f3'],
    [START, 'pion en e4', 'e2e4'],
    [START, 'e2e4', 'e2e4'],
    [MIDDLE, 'Dxb7', 'b3b7'],
    [MIDDLE, 'la dame prend en b7', 'b3b7'],
    [MIDDLE, 'dame de b3 à b4', 'b3b4'],
    [MIDDLE, 'Tg1', 'h1g1'],
    [MIDDLE, 'Rg1', 'h1g1'],
    [MIDDLE, 'fou c3', 'd4c3'],
    [MIDDLE, 'Fc3', 'd4c3'],
    [MIDDLE, 'petit roque', 'e1g1'],
    [MIDDLE, 'roque', 'e1g1'],
    [MIDDLE, 'grand roque', 'e1c1'],
    [MIDDLE, 'roi e2', 'e1e2'],
    [MIDDLE, 'g8=D', 'g7g8q'],
    [MIDDLE, 'g8C', 'g7g8n'],
    [MIDDLE, 'g8 devient une tour', 'g7g8r'],
    [MIDDLE, 'exf6 en passant', 'e5f6'],
  ],
  es: [
    [START, 'Cf3', 'g1f3'],
    [START, 'Nf3', 'g1f3'],
    [START, 'caballo f3', 'g1f3'],
    [START, 'peón a e4', 'e2e4'],
    [START, 'peon a4', 'a2a4'],
    [START, 'a2 a a4', 'a2a4'],
    [START, 'e2e4', 'e2e4'],
    [MIDDLE, 'Dxb7', 'b3b7'],
    [MIDDLE, 'la dama captura en b7', 'b3b7'],
    [MIDDLE, 'dama por b7', 'b3b7'],
    [MIDDLE, 'dama de b3 a b4', 'b3b4'],
    [MIDDLE, 'Tg1', 'h1g1'],
    [MIDDLE, 'Rg1', 'h1g1'],
    [MIDDLE, 'alfil c3', 'd4c3'],
    [MIDDLE, 'Ac3', 'd4c3'],
    [MIDDLE, 'Bc3', 'd4c3'],
    [MIDDLE, 'enroque corto', 'e1g1'],
    [MIDDLE, 'enroque', 'e1g1'],
    [MIDDLE, 'enroque largo', 'e1c1'],
    [MIDDLE, 'rey e2', 'e1e2'],
    [MIDDLE, 'g8=D', 'g7g8q'],
    [MIDDLE, 'g8C', 'g7g8n'],
    [MIDDLE, 'g8 se convierte en una torre', 'g7g8r'],
    [MIDDLE, 'peón g8 corona dama', 'g7g8q'],
    [MIDDLE, 'exf6 al paso', 'e5f6'],
  ],
} as const;

for (const [rows, { tag, board }] of [
  [ROWS.de, de],
  [ROWS.fr, fr],
  [ROWS.es, es],
] as const) {
  test(`${tag}: moves are read as they are typed`, () => {
    for (const [fen, typed, uci] of rows) {
      assert.equal(typedMove(fen, board.typed.inEnglish(typed)), uci, `${typed} → ${board.typed.inEnglish(typed)}`);
    }
  });
}

test('letters of pieces are those of the language and of the moves that the page writes', () => {
  const read = (letters: string, letterOf: (letter: string) => string | undefined): string =>
    Array.from(letters, (letter) => letterOf(letter) ?? '-').join('');
  assert.equal(read('KDTLSPQRBNdtlspkqrbnxF', de.board.typed.letterOf), 'KQRBNPQRBNqrbnpkqrbn--');
  assert.equal(read('KDTFCPQRBNdtfcpkqrbnxS', fr.board.typed.letterOf), 'KQRBNPQRBNqrbnpkqrbn--');
  assert.equal(read('KDTACPQRBNdtacpkqrbnxF', es.board.typed.letterOf), 'KQRBNPQRBNqrbnpkqrbn--');
});
