/** What there is to say about an input: which sentence, what it speaks of, and the sentence in English. */
export interface Diagnostic {
  source: string;
  /** A stable name in kebab case. */
  code: string;
  severity: 'info' | 'warning' | 'error';
  /** What the sentence speaks of; diagnostics within it are without sentences of their own. */
  args: Record<string, string | number | boolean | Omit<Diagnostic, 'message'>[]>;
  /** Where in a text of several lines it was noticed first: line and character of it, counted from 1. */
  line?: number;
  column?: number;
  /** The part of that text that it is about, in UTF-16 units. */
  start?: number;
  end?: number;
  /** What to write there instead, if anything is known; nothing at all where it is empty. */
  fix?: string;
  message: string;
}
