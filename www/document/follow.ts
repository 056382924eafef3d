// Opens what a link tells, of whatever version.

import { squareIndex } from '../i18n/squares';
import * as commands from './first-commands';
import { Core } from './core';
import { decode, type Linked, type Shown } from './link';
import { PAINTS } from './note';
import type { OldReader } from './old';
import { Session } from './session';

/** More arrows than these are not drawn. */
const MOST_ARROWS = 64;

/** Opens the document of a link, or says why not; answers what is shown beside it, if it was opened. */
export const openLink = (fragment: string, session: Session, reader: OldReader): Promise<Shown | undefined> =>
  session.attempt(async () => {
    const linked = decode(fragment) ?? (await decodeOld(fragment, reader));
    return commands.open.run(session, linked.bytes) ? linked : undefined;
  });

/** Opens links one after the other, however long the reader of older ones takes to come; `show` gets what is shown beside each. */
export function follower(
  session: Session,
  reader: OldReader,
  show: (shown: Shown) => void,
): (fragment: string) => Promise<void> {
  let opening = Promise.resolve();
  return (fragment) => {
    opening = opening.then(async () => {
      const shown = await openLink(fragment, session, reader);
      if (shown) show(shown);
    });
    return opening;
  };
}

/** What a link of version 1 or one by hand tells, with its arrows drawn in the document. */
async function decodeOld(fragment: string, reader: OldReader): Promise<Linked> {
  const { start = '', text, sheet, step, panel, flipped, arrows } = await reader.oldLink(fragment);
  const line = { start, text, isSheet: sheet, step, pgn: undefined, end: undefined, past: [] };
  const session = new Session(Core.open(await reader.savedBytes(line)));
  for (const arrow of [...new Set(arrows.split(','))].slice(0, MOST_ARROWS)) draw(session, arrow);
  return { bytes: session.bytes.peek(), panel, isFlipped: flipped };
}

/** Draws an arrow or a square as links name them: `e2e4`, `Re5`; what is neither is left out. */
function draw(session: Session, arrow: string): void {
  const [, letter = '', from = '', to = from] = /^([GRYB]?)(..)(..)?$/.exec(arrow) ?? [];
  const shape = { paint: PAINTS['GRYB'.indexOf(letter)] ?? 'green', from: squareIndex(from), to: squareIndex(to) };
  if (shape.from >= 0 && shape.to >= 0) commands.draw.run(session, shape);
}
