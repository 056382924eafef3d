// Where in the text the steps of the line stand, and how they look.

import type { ShownStep } from '#doors/document.js';
import type { Remark } from '#doors/labs.js';
import type { Session } from '../../document/session';
import type { RemarkKind, TokenLook } from '../../i18n/areas/script';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where each step of the line stands in a text that has its tokens: nothing but separators lies between two of them. */
export function placesOf({ store }: Session, text: string): readonly Place[] {
  let end = 0;
  return store.line.value.map(({ nodes }) => {
    const starts = nodes.map((id) => {
      const token = store.node(id)?.peek().token ?? '';
      const start = text.indexOf(token, end);
      end = start < 0 ? end : start + token.length;
      return start;
    });
    return { start: starts.find((start) => start >= 0) ?? end, end };
  });
}

/** What a remark is: a warning about a token that did nothing is another than one about a token that did something. */
export function kindOf({ severity, args }: Remark): RemarkKind {
  if (severity !== 'warning') return severity;
  return args['ignored'] === true ? 'no-effect' : 'odd';
}

/** What is said of which node. */
export type KindsOfNodes = ReadonlyMap<number, readonly RemarkKind[]>;

/** How steps look. */
export function looksOf(line: readonly ShownStep[], kinds: KindsOfNodes = new Map()): readonly TokenLook[] {
  return line.map(({ kind, nodes }): TokenLook => {
    const remarks = nodes.flatMap((node) => kinds.get(node) ?? []);
    if (kind !== 'ignored') return remarks.some((remark) => remark !== 'info') ? `odd ${kind}` : kind;
    if (remarks.includes('error')) return 'ignored';
    return remarks.includes('no-effect') ? 'no-effect' : 'note';
  });
}
