// What help tells of each place: what can be done there that no key does, and what it can show.

import type { ExampleId } from '../i18n/areas/examples';
import type { HelpId } from '../i18n/areas/help';
import type { CommandId } from '../i18n/words';
import { type Example, GROUPS } from '../panels/games/examples';

export interface PlaceHelp {
  readonly id: HelpId;
  readonly commands: readonly CommandId[];
  /** Nothing where the place itself offers one. */
  readonly example?: ExampleId;
}

export const HELP: readonly PlaceHelp[] = [
  {
    id: 'play',
    commands: ['askHint', 'takeBack', 'hurry', 'offerDraw', 'claim', 'resign', 'pause', 'rematch', 'leave'],
    example: 'sample',
  },
  {
    id: 'analyse',
    commands: ['comment', 'mark', 'draw', 'eraseAll', 'promote', 'makeMain', 'deleteFrom'],
    example: 'opera',
  },
  { id: 'script', commands: ['write'], example: 'passing' },
  { id: 'sets', commands: [], example: 'castle-way' },
  { id: 'think', commands: [], example: 'greed' },
  { id: 'match', commands: [] },
  {
    id: 'setup',
    commands: ['put', 'remove', 'clear', 'restart', 'chooseTurn', 'chooseCastling', 'chess960'],
    example: 'reti',
  },
  { id: 'games', commands: ['open', 'bringBack', 'setTag', 'setResult'], example: 'immortal' },
];

export const exampleOf = (id: ExampleId): Example | undefined =>
  GROUPS.flatMap(({ examples }) => examples).find((example) => example.id === id);
