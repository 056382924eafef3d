// `<gridmate-board>`: what attributes, properties and methods do, and the events that are dispatched. Its types for programs
// stand in `npm/element.d.ts`.

import { effect } from '@preact/signals';
import { squareIndex, squareName } from '../chess/squares';
import type { Color } from '../chess/chess';
import * as commands from '../document/first-commands';
import { type BoardListener, BoardModel, COORDINATES, type PgnReader } from './board-model';
import { ELEMENT_WORDS, languages, type LateElement } from './element-words';
import { showBoard } from './element-view';
import { handOf } from './hand';
import type { BoardMove } from './programs';
import { arrowsFrom, type BoardShape, shapesIn, shapesOf } from './shapes';

/** What the whole board is read from; where there are several, the first counts. */
const SOURCES = ['pgn', 'script', 'fen'];
/** What is an attribute and a property. */
const BOTH = [...SOURCES, 'orientation', 'interactive', 'coordinates', 'shapes'];

/** On a server there are no elements: there it is a class and no more. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What the element is made with. */
interface ElementDeps {
  /** Starts the module of the document, unless it is there. */
  readonly startModule: () => void;
  readonly readGame: PgnReader;
  /** Gives the root of an element its styles. */
  readonly addStyles: (root: ShadowRoot) => void;
  readonly loadLate: () => Promise<LateElement>;
}

type Given = string | null | undefined;

/** What may be put on the board; of a start the moves from there as well. */
interface BoardSource {
  readonly fen?: Given;
  readonly script?: Given;
  readonly pgn?: Given;
  readonly bytes?: Uint8Array | undefined;
}

/** What a program gives, as text: what is none is refused by what reads it. */
const textOf = (given: Given): string | undefined =>
  given === null || given === undefined ? undefined : String(given);

/** The class of the element. */
export function boardElement({ startModule, readGame, addStyles, loadLate }: ElementDeps) {
  const newModel = (listener: BoardListener) => {
    startModule();
    return new BoardModel(listener, readGame);
  };
  return class GridmateBoard extends Base {
    static readonly observedAttributes = [...BOTH, 'aria-label', 'lang'];

    readonly #model = newModel({
      move: (move) => this.#emit('move', move, true),
      change: () => this.#hide && this.#emit('change', this.#situation()),
      select: (square) => this.#emit('select', square === undefined ? null : this.#selected(square)),
      message: ({ tone, code, lead, text }) => {
        const words = this.#model.words.peek();
        this.#emit('message', { tone, code, text: lead ? `${lead(words)} ${text(words)}` : text(words) });
      },
    });
    readonly #root = this.attachShadow({ mode: 'open' });
    /** Takes the board away, while it is shown. */
    #hide: (() => void) | undefined;

    constructor() {
      super();
      addStyles(this.#root);
      const complete = () => {
        loadLate().then(
          (late) => this.#model.complete(late),
          // Without them it is a board all the same.
          (error: unknown) => console.error(error),
        );
      };
      this.#root.addEventListener('focusin', complete, { once: true });
    }

    connectedCallback(): void {
      // What was set before the class was there hides what the class has; what was set last counts.
      for (const [name, value] of Object.entries(this)) {
        if (!BOTH.includes(name)) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#show();
    }

    /** Another document has styles of its own. */
    adoptedCallback(): void {
      addStyles(this.#root);
    }

    disconnectedCallback(): void {
      this.#hide?.();
      this.#hide = undefined;
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      const model = this.#model;
      if (SOURCES.includes(name)) {
        const [pgn, script, fen] = SOURCES.map((source) => this.getAttribute(source));
        if (before !== value) this.#try(name, { pgn, script, fen });
      } else if (name === 'orientation') model.isFlipped.value = value === 'black';
      else if (name === 'interactive') model.hand.value = handOf(value);
      else if (name === 'coordinates')
        model.coordinates.value = COORDINATES.find((known) => known === value) ?? 'outside';
      else if (name === 'shapes') model.shapes.value = arrowsFrom(shapesIn(value ?? ''));
      else if (name === 'aria-label') model.label.value = value;
      else this.#readLanguage();
    }

    get fen(): string {
      return this.#model.fen;
    }
    set fen(fen: Given) {
      this.#try('fen', { fen });
    }

    get pgn(): string {
      return this.#model.session.ask((document) => (document as unknown as { pgn(): string }).pgn());
    }
    set pgn(pgn: Given) {
      this.#try('pgn', { pgn });
    }

    get script(): string {
      return this.#model.session.ask((document) => (document as unknown as { text(): string }).text());
    }
    set script(script: Given) {
      this.#try('script', { script, fen: this.getAttribute('fen') });
    }

    get orientation(): 'white' | 'black' {
      return this.#model.isFlipped.peek() ? 'black' : 'white';
    }
    set orientation(side: string) {
      this.setAttribute('orientation', side);
    }

    get interactive(): boolean | 'white' | 'black' {
      const hand = this.#model.hand.peek();
      if (hand === 'w' || hand === 'b') return hand === 'w' ? 'white' : 'black';
      return hand === 'both';
    }
    set interactive(value: boolean | string | null | undefined) {
      if (value === false || value === null || value === undefined) this.removeAttribute('interactive');
      else this.setAttribute('interactive', value === true ? '' : value);
    }

    get coordinates(): string {
      return this.#model.coordinates.peek();
    }
    set coordinates(place: string) {
      this.setAttribute('coordinates', place);
    }

    get shapes(): readonly BoardShape[] {
      return shapesOf(this.#model.shapes.peek());
    }
    set shapes(shapes: Iterable<BoardShape> | string | null | undefined) {
      this.#model.shapes.value = arrowsFrom(typeof shapes === 'string' ? shapesIn(shapes) : (shapes ?? []));
    }

    /** The document, as `Document.fromBytes` reads it. */
    get bytes(): Uint8Array {
      return this.#model.session.bytes.peek();
    }

    get turn(): Color {
      return this.#model.session.store.position.peek().turn;
    }

    /** Puts something else on the board, or throws why not. */
    load({ fen, script, pgn, bytes }: BoardSource): void {
      const model = this.#model;
      if (bytes) model.showBytes(bytes);
      else if (pgn) model.showPgn(String(pgn));
      // On a board that is seen a piece goes there.
      else model.show(textOf(fen), textOf(script), this.#hide !== undefined);
    }

    move(move: string | { readonly from: string; readonly to: string; readonly promotion?: string }): BoardMove {
      const text = typeof move === 'string' ? move : move.from + move.to + (move.promotion ?? '');
      const made = this.#model.play(text);
      if (!made) throw new Error(`${text} is no move of a piece.`);
      return made;
    }

    undo(): boolean {
      return this.#model.step('undo');
    }
    redo(): boolean {
      return this.#model.step('redo');
    }

    first(): boolean {
      return commands.first.run(this.#model.session);
    }
    back(): boolean {
      return commands.back.run(this.#model.session);
    }
    forward(): boolean {
      return commands.forward.run(this.#model.session);
    }
    last(): boolean {
      return commands.last.run(this.#model.session);
    }

    destinations(square: string): readonly string[] {
      return this.#model.destinations(squareIndex(square));
    }

    override focus(options?: FocusOptions): void {
      this.#root.querySelector<HTMLElement>('[tabindex="0"]')?.focus(options);
    }

    /** Puts there what an attribute or a property says; where that cannot be, the board stays as it was, and says so. */
    #try(name: string, source: BoardSource): void {
      try {
        this.load(source);
      } catch (error) {
        console.error(`<gridmate-board ${name}>: ${error instanceof Error ? error.message : String(error)}`);
        this.#emit('error', error);
      }
    }

    #emit(type: string, detail: unknown, cancelable = false): boolean {
      return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: type !== 'error' }));
    }

    #situation() {
      const { fen, turn, check, end, winner } = this.#model.session.store.position.peek();
      return { fen, turn, check: check !== null, end, winner };
    }

    #selected(square: number) {
      const { session, board } = this.#model;
      const piece = session.store.position.peek().board[square];
      const targets = board.input.picked.peek()?.targets.values() ?? [];
      const destinations = [...new Set(Array.from(targets, ({ to }) => to))];
      return { square: squareName(square), piece, destinations };
    }

    #show(): void {
      const stop = effect(() => this.#readLanguage());
      const hide = showBoard(this.#root, this.#model);
      this.#hide = () => {
        stop();
        hide();
      };
    }

    /** The language is its own, or that of what is around it. */
    #readLanguage(): void {
      const read = languages.value.find(({ tag }) => this.matches(`:lang(${tag})`));
      this.#model.language.value = read ?? ELEMENT_WORDS;
    }
  };
}
