/** What there is to say about a token. */
export interface Remark {
  /** The token, counted from 0. */
  token: number;
  /** Where in the script the text begins that it is about. */
  start: number;
  /** Where that ends. */
  end: number;
  /** What to write instead. */
  fix?: string;
  about: Diagnostic;
}
