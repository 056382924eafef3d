// English of what is said about sets over the board.

import type { SetsSaid } from '../areas/sets';
import { counted } from './chess';

export const number = (count: number): string => count.toLocaleString('en');
export const many = (count: number, one: string): string => counted(count, one).replace(/^\d+/, number(count));

export const said: SetsSaid = {
  pairs: (count, square) => `${many(count, 'pair')}${square ? ` with ${square}` : ''}.`,
  rows: (count) => `${many(count, 'row')}.`,
  row: (row) => `Row ${row} is lit.`,
  copied: 'Copied.',
  notCopied: 'This browser does not let a page copy. The text is selected: copy it by hand.',
};
