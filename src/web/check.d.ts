/** What there is to say about a token of a script. */
export interface Remark extends Diagnostic {
  /** The token, counted from 0. */
  token: number;
  start: number;
  end: number;
}
