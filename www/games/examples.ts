// The examples: where each starts, what is done, and what the panel beside it shows. They are data, beside the positions and
// scripts that places offer; what is said about them stands in words, under the same names.

import { groups } from '../chess/examples.json';
import { Core, FAR } from '../document/core';
import { askOnce } from '../document/stills';
import type { AllWords, ExampleId, GroupId } from '../i18n/words';
import { withWritten } from '../i18n/notation';
import { isNameIn } from '../ui/remember';

/** What the panel of an example shows: a plain minimax search, a formula of sets, or a query by its name. */
export interface Opens {
  /** How deep the search goes, in plies. */
  readonly depth?: number | undefined;
  readonly formula?: string | undefined;
  readonly query?: string | undefined;
}

export interface Example extends Opens {
  readonly id: ExampleId;
  /** A FEN, or `960:` and a number. */
  readonly start?: string | undefined;
  readonly script?: string;
  readonly tags?: Readonly<Record<'White' | 'Black' | 'Site' | 'Date', string>> | undefined;
  readonly result?: string | undefined;
  /** Whether its sentence is about what comes out; the others begin at their start. */
  readonly isAtEnd?: boolean;
  /** Whether it is read exactly as the spreadsheet reads it. */
  readonly isSheet?: boolean;
}

export interface Group {
  readonly id: GroupId;
  /** Where its examples are seen. */
  readonly place: 'games' | 'script' | 'sets' | 'think';
  readonly examples: readonly Example[];
}

export const GROUPS = groups as readonly Group[];

export const exampleOf = (id: ExampleId): Example | undefined =>
  GROUPS.flatMap(({ examples }) => examples).find((example) => example.id === id);

/** The moves of an example; none of one that there is not. */
export const exampleScript = (id: ExampleId): string => exampleOf(id)?.script ?? '';

/** The document of an example. */
export function documentOf({ start, script = '', tags, result, isAtEnd, isSheet = false }: Example): Core {
  const core = Core.open();
  core.change((document) => {
    document.loadScript(start, script);
    if (isSheet) document.setStart(start, isSheet);
    for (const [name, value] of Object.entries(tags ?? {})) document.setTag(name, value);
    if (result) document.setResult(result);
    document.goTo(isAtEnd ? FAR : 0);
  });
  return core;
}

/** The board by which an example is known: what comes out, where the start is that of all games. */
export function exampleBoard(example: Example): string {
  return askOnce(documentOf(example), (core) => {
    if (example.start === undefined) core.change((document) => document.goTo(FAR));
    return core.view(false).position.board;
  });
}

/** Who played a famous game, where and when; nothing of other examples. */
export function whoOf({ id, tags }: Example, { games: { unsigned } }: AllWords): string {
  if (tags) return `${tags.White} – ${tags.Black}, ${tags.Site} ${tags.Date.slice(0, 4)}`;
  return isNameIn(unsigned, id) ? unsigned[id] : '';
}

/** What is reported of an example: of a famous game its story, with moves as its reader writes them. */
export const storyOf = (id: ExampleId, { games: { example, story } }: AllWords): string =>
  isNameIn(story, id) ? withWritten(story[id].join(' ')) : example[id].about;
