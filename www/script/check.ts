// What there is to say about the script, asked of the labs whenever it is another, and what puts it right; where in the text
// the steps of the line stand, and how they look.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import type { ShownStep } from '#doors/document.js';
import type { Remark } from '#doors/labs.js';
import type { Clock } from '../chess/chess';
import * as commands from '../document/commands';
import type { Sentence, Session } from '../document/session';
import type { TokenLook } from '../i18n/arguments';
import type { AllWords, RemarkKind } from '../i18n/words';
import type { Labs, Remarks, ScriptText } from '../workers/labs';

/** Remarks wait for such a pause in writing. */
export const PAUSE_MS = 300;
/** The most remarks that are listed; more are counted. */
const MOST = 200;

/** Where there is nothing to say. */
export const NONE: Remarks = { count: 0, first: [], isMovetext: false };

/** What was answered, and to what. */
interface Answer {
  readonly script: ScriptText;
  readonly remarks: Remarks;
  /** What is said of which node. */
  readonly kinds: KindsOfNodes;
}

/** What of the labs this is for. */
export type Checking = Pick<Labs, 'remarks' | 'fixed' | 'allFixed' | 'readGame'>;

export class Check {
  readonly #session: Session;
  readonly #labs: Checking;
  readonly #later: Clock['later'];
  readonly #script: ReadonlySignal<ScriptText>;
  /** The last answer; while another is on its way it is about an older text. */
  readonly answer = signal<Answer | undefined>(undefined);
  /** Whether nothing can be said, for the labs do not answer. */
  readonly hasFailed = signal(false);
  /** What was put right, until the text is another. */
  readonly done = signal<Sentence | undefined>(undefined);
  /** How the steps of the line look, as far as anything is known of them yet. */
  readonly looks: ReadonlySignal<readonly TokenLook[]>;
  #isTyped = false;
  #told = '';

  constructor(session: Session, labs: Checking, later: Clock['later']) {
    this.#session = session;
    this.#labs = labs;
    this.#later = later;
    this.#script = computed(() => scriptOf(session));
    this.looks = computed(() => looksOf(session.store.line.value, this.answer.value?.kinds));
  }

  /** Asks from now on; answers how to stop. */
  start(): () => void {
    let cancel = () => {};
    const stop = effect(() => {
      const script = this.#script.value;
      cancel();
      this.done.value = undefined;
      const isTyped = this.#isTyped;
      cancel = this.#later(() => void this.#ask(script, isTyped), isTyped ? PAUSE_MS : 0);
    });
    return () => {
      stop();
      cancel();
    };
  }

  /** Reads what is typed. */
  typing(change: () => void): void {
    this.#isTyped = true;
    change();
    this.#isTyped = false;
  }

  /** Puts a token right. */
  fix(token: number): Promise<void> {
    return this.#mend((script) => this.#labs.fixed(script, token));
  }

  /** Puts everything right, and says what that was. */
  async fixAll(): Promise<void> {
    let counts: [number, number, number] = [0, 0, 0];
    await this.#mend(
      async (script) => {
        const { text, rewritten, removed, separators } = await this.#labs.allFixed(script);
        counts = [rewritten, removed, separators];
        return text;
      },
      (words) => words.script.fixed(...counts),
    );
  }

  /** Opens the text as the game that it is. */
  readGame(): Promise<void> {
    return this.#use(
      ({ text }) => this.#labs.readGame(text),
      ({ bytes, fault }) => {
        // The moves may be those of a game from another start than games have.
        if (fault) this.#session.refuse(fault.code, (words) => words.problem(fault));
        else commands.open.run(this.#session, bytes);
      },
    );
  }

  #mend(make: (script: ScriptText) => Promise<string>, done?: Sentence): Promise<void> {
    return this.#use(make, (text) => {
      if (!commands.rewrite.run(this.#session, text) || !done) return;
      this.done.value = done;
      this.#session.announce(done);
    });
  }

  /** Does something with what is answered, unless the script is another by then. */
  async #use<T>(ask: (script: ScriptText) => Promise<T>, use: (answer: T) => void): Promise<void> {
    const script = this.#script.peek();
    if (this.answer.peek()?.script !== script) return;
    try {
      const answer = await ask(script);
      if (script === this.#script.peek()) use(answer);
    } catch (error) {
      this.#session.fail(error);
    }
  }

  async #ask(script: ScriptText, isAloud: boolean): Promise<void> {
    try {
      // An empty text needs no labs.
      const remarks = script.text === '' ? NONE : await this.#labs.remarks(script, MOST);
      if (script !== this.#script.peek()) return;
      this.answer.value = { script, remarks, kinds: kindsOf(this.#session, remarks) };
      this.hasFailed.value = false;
      this.#tell(remarks, isAloud);
    } catch (error) {
      if (!this.hasFailed.peek()) console.error(error);
      this.hasFailed.value = true;
    }
  }

  /** Says the first of the remarks, if it is another than before and the text was just written. */
  #tell({ count, first: [first] }: Remarks, isAloud: boolean): void {
    const told = first?.message ?? '';
    if (isAloud && told !== this.#told) {
      this.#session.announce((words) => (first ? words.script.told(count, words.problem(first)) : words.script.clean));
    }
    this.#told = told;
  }
}

/** The script of a document, as the labs read it. */
export function scriptOf({ store }: Session): ScriptText {
  const { start, isChess960, isSheet } = store.game.value;
  return { start: isChess960 ? `960:${start}` : start, text: store.text.value, isSheet };
}

/** What is said of which node of the line: remarks count its tokens. */
function kindsOf({ store }: Session, { first }: Remarks): KindsOfNodes {
  const nodes = store.line.peek().flatMap((step) => step.nodes);
  const found = new Map<number, RemarkKind[]>();
  for (const remark of first) {
    const node = nodes[remark.token] ?? 0;
    found.set(node, [...(found.get(node) ?? []), kindOf(remark)]);
  }
  return found;
}

export interface ScriptProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly words: AllWords;
}

export interface PartProps extends ScriptProps {
  readonly check: Check;
  /** The box in which the script is written. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** The list of remarks. */
  readonly remarks: RefObject<HTMLUListElement | null>;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where each step of the line stands in a text that has its tokens: nothing but separators lies between two of them. */
export function placesOf({ store }: Session, text: string): readonly Span[] {
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
