// The words of help: what each place is, and how to begin there.

import type { LabId, PlaceId } from './shell';

/** The places, and in the stead of Lab its tabs. */
export type HelpId = Exclude<PlaceId, 'lab'> | LabId;

export interface HelpWords {
  /** The places, as one of two lists. */
  readonly places: string;
  /** Before what to try first, and before what can be done there. */
  readonly first: string;
  readonly can: string;
  readonly example: (title: string) => string;
  readonly place: Readonly<Record<HelpId, { readonly about: string; readonly first: string }>>;
  /** Before the title of the article that a place is built after. */
  readonly after: string;
  /** How arrows are drawn by mouse. */
  readonly drawing: string;
}
