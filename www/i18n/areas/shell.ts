// What the page around board and panels says.

import type { ShownPosition } from '#doors/document.js';
import type { Color } from '../../chess/chess';

/** The places of the page, each with a panel. */
export type PlaceId = 'play' | 'analyse' | 'script' | 'lab' | 'setup' | 'games';

/** The tabs of Lab. */
export type LabId = 'sets' | 'think' | 'match';

/** What lies over the page. */
export type SheetId = 'settings' | 'share' | 'help' | 'keys';

export interface ShellWords {
  /** The title of the window. */
  readonly title: (position: ShownPosition) => string;
  readonly skip: string;
  readonly home: string;
  readonly places: string;
  readonly place: Readonly<Record<PlaceId, string>>;
  readonly close: string;
  readonly reload: string;
  /** At the edges of the board. */
  readonly side: Readonly<Record<Color, string>>;
  /** Over what the first visit offers. */
  readonly welcome: { readonly title: string; readonly note: string };
  /** Beside whose move it is, where nothing has been done yet. */
  readonly begin: string;
  readonly sheet: Readonly<Record<SheetId, string>>;
}
