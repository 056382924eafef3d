/** What there is to say about an input: which sentence, what it speaks of, and the sentence in English. */
export interface Diagnostic {
  source: string;
  /** A stable name in kebab case. */
  code: string;
  severity: 'info' | 'warning' | 'error';
  /** What the sentence speaks of; diagnostics within it are without sentences of their own. */
  args: Record<string, string | number | boolean | Omit<Diagnostic, 'message'>[]>;
  line?: number;
  column?: number;
  message: string;
}
