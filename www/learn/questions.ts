// Which class asks a task of which kind.

import { FindQuestion, MateQuestion } from './find-question';
import { ChooseQuestion, SquaresQuestion } from './mark-question';
import { PlayQuestion } from './play-question';
import type { Question, QuestionAround } from './question';

export function questionOf(around: QuestionAround): Question {
  const { task } = around;
  switch (task.kind) {
    case 'find':
      return new FindQuestion(around);
    case 'mate':
      return new MateQuestion(around, task.moves);
    case 'squares':
    case 'formula':
      return new SquaresQuestion(around);
    case 'choose':
      return new ChooseQuestion(around);
    case 'win':
    case 'hold':
    case 'draw':
      return new PlayQuestion(around, task);
  }
}
