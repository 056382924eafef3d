// @ts-check
// What the opening of the game on the board is called, beside the heading of its moves.
import { current, onChange } from '../../document/state.js';
import { make, need, setText } from '../../ui/dom.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/openings.js';
import { OPENINGS, openingOf } from './openings.js';

const { openings: words } = await translated('openings', english);

const element = make('p', 'opening');
element.id = 'opening';

export function start() {
  need('moves-title', HTMLElement).after(element);
  onChange(show);
  show();
}

/** Names the one that the step on the board is in. */
function show() {
  const { isUsual, line, ply } = current();
  const steps = line.slice(0, ply);
  const isGame = isUsual && steps.every(({ kind }) => kind === 'legal');
  const name = isGame ? openingOf(steps.map(({ text }) => text)) : undefined;
  setText(element, name ? `${OPENINGS[name][0]} ${words[name]}` : '');
}
