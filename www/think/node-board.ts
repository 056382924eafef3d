// What the board shows of a search, in the place of the document: the position behind some moves, and the last of them.

import { batch, type Signal } from '@preact/signals';
import type { Arrow } from '../board/arrows';
import { squareIndex } from '../chess/squares';
import type { Session } from '../document/session';
import { onlyShown } from '../document/stills';
import type { Node } from './node';
import { movesTo, type TeachingRequest } from './request';

/** What of the board this is for. */
export interface ShownBoard {
  readonly shown: Signal<Session | undefined>;
  readonly pointed: Signal<readonly Arrow[]>;
}

/** A node and its position. */
export interface NodePosition {
  readonly node: Node;
  /** Whether it is that of the document. */
  readonly isOwn: boolean;
  readonly start: string;
  readonly moves: string;
  readonly fen: string;
  /** How a script writes the move that leads there. */
  readonly tokens: string;
}

export class NodeBoard {
  readonly #session = onlyShown('only-shown');

  /** Shows the position of a node, and says over the board by which moves; `back` goes back to the document. */
  show(question: TeachingRequest, node: Node, back: () => void): NodePosition {
    const { start } = question;
    const moves = movesTo(question, node);
    this.#session.change((document) => {
      document.loadScript(start, '');
      if (moves === '') return;
      const made = document.ahead(` ${moves}`).moves;
      document.loadScript(made.at(-2)?.fen ?? start, '');
      const last = made.at(-1);
      if (last) document.play(last.uci);
    });
    const names = node.path.slice(1).map(({ san }) => san);
    this.#session.show({
      tone: 'plain',
      code: 'only-shown',
      text: (words) => words.think.shows(names),
      action: { label: (words) => words.think.back, run: back },
    });
    const { store } = this.#session;
    const last = node.up ? (store.line.peek().at(-1)?.nodes ?? []) : [];
    const tokens = last.map((id) => store.node(id)?.peek().token ?? '').join(', ');
    return { node, isOwn: false, start, moves, fen: store.position.peek().fen, tokens };
  }

  /** Puts it on the board, or takes it away, and points at what is best there. */
  lay({ shown, pointed }: ShownBoard, instead: Session | undefined, best: Node | undefined): void {
    const session = instead ?? this.#session;
    const move = best && session.ask((document) => document.readMove(best.told.uci)).effect;
    batch(() => {
      shown.value = instead ? undefined : this.#session;
      pointed.value = move
        ? [{ from: squareIndex(move.from), to: squareIndex(move.to), kind: 'best', label: String(best.level) }]
        : [];
    });
  }
}
