// What is typed: a question, or a move in UCI, SAN or words.

import * as commands from '../document/commands';
import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import type { Desk } from './desk';
import { ask } from './late-keys';
import { scan } from './scan';

/** Reads typed moves that are not two squares. */
export type MoveReader = Pick<Labs, 'typedMove'>;

/** Answers a question or plays a move; tells whether it could. */
export async function read(typed: string, desk: Desk, labs: MoveReader, words: AllWords): Promise<boolean> {
  const { session } = desk;
  const text = typed.trim();
  const scanned = scan(text, session, words.board.typed.letterOf);
  if (scanned) session.say(scanned);
  if (scanned || ask(desk, text.toLowerCase())) return true;
  const before = session.store.position.value;
  try {
    const move = await moveOf(words.board.typed.inEnglish(text), session, labs);
    return before === session.store.position.value && commands.play.run(session, move);
  } catch (error) {
    session.fail(error);
    return false;
  }
}

/** The document reads two squares; all else is read by a module that takes longer to load. */
async function moveOf(text: string, session: Session, labs: MoveReader): Promise<string> {
  try {
    return session.ask((document) => document.readMove(text)).uci;
  } catch (error) {
    const { fen, isLegal } = session.store.position.value;
    if (!isLegal) throw error;
    return labs.typedMove(fen, text);
  }
}
