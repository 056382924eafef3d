// A game made of signals, which a test sets as it likes.

import { type Signal, signal } from '@preact/signals';
import type { Color, Evaluated } from '../../www/chess/chess';
import type { GameCommandId, RefusalCode } from '../../www/i18n/words';
import type { GameAction } from '../../www/play/game';
import type { ShownGame } from '../../www/play/play';
import type { MoveReasons } from '../../www/play/why';
import { fullTimes, type Terms, type Where } from '../../www/play/rules';

export class FakeGame implements ShownGame {
  readonly terms = signal<Terms | undefined>(undefined);
  readonly phase = signal<'none' | 'playing' | 'over'>('none');
  readonly thinking = signal<Color | undefined>(undefined);
  readonly remaining = signal<Record<Color, number> | undefined>(undefined);
  readonly running = signal<Color | undefined>(undefined);
  readonly failure = signal<NonNullable<ShownGame['failure']['value']> | undefined>(undefined);
  readonly hint = signal<ShownGame['hint']['value']>(undefined);
  readonly evaluation = signal<Evaluated | undefined>(undefined);
  readonly isPaused = signal(false);
  /** What is not done now, and why. */
  readonly refused: Signal<Partial<Record<GameCommandId, RefusalCode>>> = signal({});
  /** Whether no game can begin. */
  isStuck = false;
  /** What was asked for. */
  readonly asked: string[] = [];
  readonly actions: ShownGame['actions'] = {
    moveNow: this.#action('moveNow'),
    takeBack: this.#action('takeBack'),
    askHint: this.#action('askHint'),
    offerDraw: this.#action('offerDraw'),
    claim: this.#action('claim'),
    resign: this.#action('resign'),
    rematch: this.#action('rematch'),
    again: this.#action('again'),
    pause: this.#action('pause'),
    leave: this.#action('leave'),
  };

  readonly playBest: GameAction = {
    refuse: () => undefined,
    run: () => this.asked.push('playBest') > 0,
  };

  start(terms: Terms, where: Where): void {
    if (this.isStuck) return;
    this.asked.push(`start ${where}`);
    this.terms.value = terms;
    this.phase.value = 'playing';
    this.remaining.value = fullTimes(terms);
  }

  rematch(terms?: Terms): boolean {
    this.asked.push(`rematch ${terms?.white} ${terms?.black}`);
    return true;
  }

  forgetHint(): void {
    this.asked.push('no hint');
  }

  showEvaluation(isShown: boolean): void {
    this.asked.push(isShown ? 'evaluation' : 'no evaluation');
  }

  #action(id: GameCommandId): GameAction {
    const refuse = () => this.refused.value[id];
    const run = () => {
      if (refuse() === undefined) this.asked.push(id);
      return refuse() === undefined;
    };
    return { refuse, run };
  }
}

/** Reasons for moves that a test can know again, and what was asked about. */
export function fakeReasons() {
  const asked: string[] = [];
  const reasons: MoveReasons = {
    why: ({ moves }, uci) => {
      asked.push(`${moves} | ${uci}`);
      return Promise.resolve(() => `Because of ${uci}.`);
    },
    purpose: ({ moves }) => {
      asked.push(moves);
      return Promise.resolve(() => 'It threatens something.');
    },
  };
  return { asked, reasons };
}
