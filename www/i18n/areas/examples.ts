// The words for the examples.

/** Kinds of examples. */
export type GroupId =
  | 'spreadsheet'
  | 'mistakes'
  | 'sets'
  | 'mechanics'
  | 'paths'
  | 'chess960'
  | 'engine'
  | 'rules'
  | 'games';

/** Famous games. */
export type StoryId =
  | 'fool'
  | 'scholar'
  | 'legal'
  | 'immortal'
  | 'evergreen'
  | 'opera'
  | 'bishops'
  | 'hastings'
  | 'rubinstein'
  | 'reti-tartakower'
  | 'hunt';

/** All examples. */
export type ExampleId =
  | StoryId
  | 'move'
  | 'removal'
  | 'castling'
  | 'promotion'
  | 'insertion'
  | 'unchecked'
  | 'unknown'
  | 'sweep'
  | 'passing'
  | 'traps'
  | 'repair'
  | 'pasted'
  | 'half'
  | 'rook'
  | 'bishop'
  | 'knight'
  | 'queen'
  | 'king'
  | 'pawn'
  | 'knight-g2'
  | 'rook-e6'
  | 'castle-way'
  | 'in-the-way'
  | 'sample'
  | 'zero'
  | 'last'
  | 'swap'
  | 'stay'
  | 'long'
  | 'twenty'
  | 'reply'
  | 'random'
  | 'figure'
  | 'thousand'
  | 'greed'
  | 'pinned'
  | 'both'
  | 'saavedra'
  | 'trap'
  | 'loyd'
  | 'near'
  | 'reti'
  | 'smothered'
  | 'twice';

interface Titled {
  readonly title: string;
  readonly about: string;
}

export interface ExamplesWords {
  readonly group: Readonly<Record<GroupId, Titled>>;
  readonly example: Readonly<Record<ExampleId, Titled>>;
  /** Three sentences on each famous game. */
  readonly story: Readonly<Record<StoryId, readonly [string, string, string]>>;
  /** Who played those that name no players, where and when. */
  readonly unsigned: Readonly<Record<'fool' | 'scholar' | 'legal', string>>;
}
