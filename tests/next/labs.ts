// The labs on the real module, without a worker.

import { readFile } from 'node:fs/promises';
import initialise, * as labs from '#doors/labs.js';
import type { Labs, ScriptText } from '../../www-next/document/labs';

/** Opens the labs; what is asked is answered a moment later. */
export async function openLabs(): Promise<Labs> {
  await initialise({ module_or_path: await readFile(process.env['GRIDMATE_LABS'] ?? '') });
  return {
    typedMove: async (fen, text) => labs.typedMove(fen, text),
    remarks: async (script, most) => {
      const check = checkOf(script);
      return { count: check.count, first: check.remarks(most), isMovetext: check.isMovetext };
    },
    fixed: async (script, token) => checkOf(script).fixed(token),
    allFixed: async (script) => checkOf(script).allFixed(),
    sheetScript: async (bytes) => labs.sheetScript(bytes),
    sheetFormula: async (bytes) => labs.sheetFormula(bytes),
    diagram: async (bytes, style) => labs.boardDiagram(bytes, style),
    readGame: async (text) => {
      const { bytes, notes, fault } = labs.readGame(text);
      return { bytes, notes, fault };
    },
    pgn: async (bytes) => {
      const [text, left] = labs.documentPgn(bytes);
      return [text, left];
    },
    oldLink: async (fragment) => labs.readLinkText(fragment),
    savedBytes: async ({ start, text, isSheet, step, pgn, end, past }) =>
      labs.savedBytes(start, text, isSheet, step, pgn, end, [...past]),
  };
}

function checkOf({ start, text, isSheet }: ScriptText): labs.ScriptCheck {
  const check = new labs.ScriptCheck(start, isSheet);
  check.follow(text);
  return check;
}
