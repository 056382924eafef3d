// A chapter of a lesson: its document, read by places in its tree, and what it asks for. A place is the number of a node
// where each comes before those that follow it, and the start is 0.

import type { ShownNode } from '#doors/document.js';
import type { LessonTasks, ShownTask, TaskPlace } from '#doors/labs.js';
import type { Color } from '../chess/chess';
import { startOf, withoutCounters } from '../chess/fen';
import { Core } from '../document/core';
import { type Drawn, shapesAt, Store } from '../document/store';
import type { Labs } from '../workers/labs';

/** What is said and drawn at a place, as a document takes it. */
export interface PlaceNote {
  readonly comments: string[];
  readonly commentsBefore: string[];
  readonly nags: number[];
  readonly shapes: readonly Drawn[];
}

export class Chapter {
  /** Who answers. */
  readonly learner: Color;
  readonly tasks: readonly TaskPlace[];
  readonly title: string;
  /** Where it starts, as a document is loaded. */
  readonly start: string;
  readonly isChess960: boolean;
  readonly #core: Core;
  readonly #store: Store;
  /** The nodes by their places, and the other way round. */
  readonly #ids: readonly number[];
  readonly #places: ReadonlyMap<number, number>;

  constructor(
    readonly bytes: Uint8Array,
    { learner, tasks }: LessonTasks,
  ) {
    this.#core = Core.open(bytes);
    this.#store = new Store(this.#core.view(false));
    [this.learner, this.tasks] = [learner, tasks];
    const { tags, start, isChess960 } = this.#store.game.peek();
    this.title = tags.find(([name]) => name === 'Event')?.[1].replace(/^[?]$/, '') ?? '';
    this.start = startOf(start, isChess960);
    this.isChess960 = isChess960;
    const ids: number[] = [];
    const rest = [0];
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
      ids.push(id);
      rest.push(...(this.#node(id)?.children ?? []).toReversed());
    }
    this.#ids = ids;
    this.#places = new Map(ids.map((id, place) => [id, place]));
  }

  /** Reads the documents of a lesson. */
  static readAll(labs: Pick<Labs, 'lessonTasks'>, chapters: readonly Uint8Array[]): Promise<readonly Chapter[]> {
    return Promise.all(chapters.map(async (bytes) => new Chapter(bytes, await labs.lessonTasks(bytes))));
  }

  /** Its memory is given back. */
  close(): void {
    this.#core.free();
  }

  /** What is asked at a place, if anything is. */
  task(place: number): ShownTask | undefined {
    return this.tasks.find(({ node }) => node === place)?.task;
  }

  /** Under which it is kept what became of a task: by the position and what is asked there, wherever that stands. */
  taskKey(place: number): string {
    return `${withoutCounters(this.fenAt(place))} ${this.at(place)?.task ?? 'find'}`;
  }

  /** The places of the tasks on the main line. */
  get mainTasks(): readonly number[] {
    const line = new Set([0]);
    for (let place = this.#child(0); place !== undefined; place = this.#child(place)) line.add(place);
    return this.tasks.map(({ node }) => node).filter((place) => line.has(place));
  }

  at(place: number): ShownNode | undefined {
    return this.#node(this.#ids[place]);
  }

  /** What is said there, before and after the move that leads there. */
  texts(place: number): readonly string[] {
    const { commentsBefore = [], comments = [] } = this.at(place) ?? {};
    return [...commentsBefore, ...comments];
  }

  note(place: number): PlaceNote {
    const { commentsBefore = [], comments = [], nags = [] } = this.at(place) ?? {};
    return { comments, commentsBefore, nags, shapes: shapesAt(this.#store, this.#ids[place] ?? 0) };
  }

  /** Where the line goes on: behind a whole move, or an edit of the board. */
  next(place: number): number | undefined {
    return this.#end(this.#child(place));
  }

  /** Where a move in UCI leads, if the document has it. */
  after(place: number, uci: string): number | undefined {
    const ends = (this.at(place)?.children ?? []).map((id) => this.#end(this.#places.get(id)));
    return ends.find((end) => end !== undefined && this.uci(end) === uci);
  }

  /** The move that leads to a place, if it is one. */
  uci(place: number): string | undefined {
    return this.at(place)?.move?.uci;
  }

  /** The places on the way to one, without the start. */
  wayTo(place: number): readonly number[] {
    const way: number[] = [];
    for (let at = place; at > 0; at = this.#places.get(this.at(at)?.parent ?? 0) ?? 0) way.unshift(at);
    return way;
  }

  /** The position there. */
  fenAt(place: number): string {
    this.#core.change((document) => document.select(this.#ids[place] ?? 0));
    this.#store.apply(this.#core.view(false));
    return this.#store.position.peek().fen;
  }

  #node(id: number | undefined): ShownNode | undefined {
    return id === undefined ? undefined : this.#store.node(id)?.peek();
  }

  #child(place: number): number | undefined {
    return this.#places.get(this.at(place)?.children[0] ?? -1);
  }

  /** The end of the move that begins at a place: castling has two tokens. */
  #end(place: number | undefined): number | undefined {
    let end = place;
    while (end !== undefined && this.at(end)?.kind === 'legal' && !this.at(end)?.move) end = this.#child(end);
    return end;
  }
}
