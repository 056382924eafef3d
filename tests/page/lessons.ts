// A lesson that is played on the real modules, with a library that forgets and a clock that a test turns.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { refuting } from '../../www/analyse/refutations';
import type { Answers } from '../../www/board/state';
import { Core } from '../../www/document/core';
import { Documents } from '../../www/document/documents';
import { Keeper } from '../../www/document/keeper';
import { ReviewedGames } from '../../www/document/reviewed';
import { Session } from '../../www/document/session';
import { english } from '../../www/i18n/en/all';
import { Learn } from '../../www/learn/learn';
import { ANSWER_MS, type LessonOptions } from '../../www/learn/parts';
import type { Engine } from '../../www/workers/jobs';
import { Memory } from './memory';
import { labs, real } from './real';
import { listening } from './reviewed';
import { settled, TurnedClock, until } from './turned';

/** So few nodes say enough of a move that gives something away. */
const NODES = 2000;

export const engine: Engine = real();

/** The place for lessons, shown. */
export function learning(library = new Memory(), clock = new TurnedClock()) {
  const session = new Session(Core.open());
  const tab = { moveTo: () => Promise.resolve(false), openNames: () => Promise.resolve(new Set<string>()) };
  const keeper = new Keeper(session, library, 'own', clock);
  const documents = signal<Documents | undefined>(new Documents(session, library, keeper, { clock, tab }));
  const [shown, isFlipped, answers] = [signal<Session | undefined>(undefined), signal(false), signal<Answers>({})];
  const refute = refuting(engine, 0, NODES);
  const gone: string[] = [];
  const reviewed = new ReviewedGames(documents);
  const around = { session, labs, engine, clock, refute, documents, reviewed, shown, isFlipped, answers };
  const learn = new Learn({ ...around, go: () => void gone.push('learn') });
  learn.show();
  return { ...around, learn, library, gone, heard: listening({ session, shown }) };
}

/** A lesson of a PGN, begun. */
export async function playing(pgn: string, options?: LessonOptions, around = learning()) {
  await around.learn.openPgn(pgn, options);
  const { learn, clock } = around;
  const lesson = learn.lesson.value ?? assert.fail(around.session.feedback.value?.text(english) ?? 'no lesson');
  const board = lesson.board.session;
  /** Waits until an answer is judged. */
  const ready = async () => {
    await settled();
    await until(() => !['judging', 'replying'].includes(lesson.stage.value));
    await settled();
  };
  /** Lets the other side move, once an answer is judged. */
  const reply = async () => {
    await until(() => lesson.stage.value !== 'judging');
    await settled();
    clock.turn(ANSWER_MS);
    await settled();
  };
  /** Lets a level answer in a game that is played out. */
  const played = async () => {
    await settled();
    while (lesson.stage.value === 'replying') {
      clock.turn(ANSWER_MS);
      await settled();
    }
  };
  const text = () => board.feedback.value?.text(english) ?? '';
  return { ...around, lesson, board, ready, reply, played, text };
}

/** Waits for what the modules find out. */
export async function when(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settled();
}
