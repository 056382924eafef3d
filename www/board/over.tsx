// What may lie over a board: the pencil's colours, the field for typed moves, a question.

import { useSignalEffect } from '@preact/signals';
import type { AllWords } from '../i18n/words';
import { Bench } from './bench';
import type { Desk } from './desk';
import { showLandings } from './landing';
import { Asked } from './question';
import type { MoveReader } from './typed';
import { TypedForm } from './typed-form';

interface OverProps {
  readonly desk: Desk;
  readonly words: AllWords;
  readonly labs: MoveReader;
  readonly cellOf: (square: number) => HTMLElement | undefined;
}

export function Over({ desk, words, labs, cellOf }: OverProps) {
  const { hand, pencil, isTyping } = desk;
  const question = hand.question.value;
  useSignalEffect(() => showLandings(cellOf, desk));
  const close = (end: () => void) => () => {
    end();
    cellOf(desk.square.value)?.focus();
  };
  return (
    <>
      {pencil.tool.value === 'draw' ? <Bench desk={desk} words={words} close={close(() => pencil.toggle())} /> : null}
      {isTyping.value ? (
        <TypedForm desk={desk} words={words} labs={labs} close={close(() => (isTyping.value = false))} />
      ) : null}
      {question ? <Asked hand={hand} question={question} words={words} cell={cellOf(question.square)} /> : null}
    </>
  );
}
