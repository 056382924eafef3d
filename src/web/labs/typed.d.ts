/** What there is to say about a token of a script. */
export interface Remark extends Diagnostic {
  /** The token, counted from 0. */
  token: number;
  start: number;
  end: number;
}

/** A script put right. */
export interface AllFixed {
  text: string;
  /** How many tokens are written otherwise. */
  rewritten: number;
  /** How many are left out. */
  removed: number;
  /** How many separators are others. */
  separators: number;
}
