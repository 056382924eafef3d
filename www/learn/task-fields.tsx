// What a task asks for: a number of moves, squares, a formula of sets, texts to choose from, or a game.

import type { ShownTask } from '#doors/labs.js';
import { squareName } from '../chess/squares';
import type { AllWords } from '../i18n/words';
import { Button, IconButton } from '../ui/button';
import { Choice, NumberField } from '../ui/fields';
import type { ChoiceText, TaskMaker } from './task-maker';
import { TextField } from './text-field';

interface FieldsProps {
  readonly maker: TaskMaker;
  readonly words: AllWords;
}

/** The fewest and the most texts to choose from. */
const [FEWEST, MOST] = [2, 4];
/** The most moves to a mate, and of a game; the highest level of the computer. */
const [MATE, GAME, LEVEL] = [20, 200, 10];

export function TaskFields({ maker, faults, words }: FieldsProps & { readonly faults: readonly string[] }) {
  const task = maker.task.value;
  const texts = words.making;
  switch (task?.kind) {
    case 'find':
      return <p class="note">{texts.findNote}</p>;
    case 'mate':
      return (
        <NumberField
          label={texts.mateIn}
          least={1}
          most={MATE}
          value={task.moves}
          onChange={(moves) => void maker.setMate(moves)}
        />
      );
    case 'squares':
      return <SquareFields maker={maker} words={words} />;
    case 'formula':
      return <FormulaFields maker={maker} formula={task.formula} words={words} />;
    case 'choose':
      return <ChoiceFields maker={maker} choices={task.choices} faults={faults} words={words} />;
    case 'win':
    case 'hold':
    case 'draw':
      return <GameFields maker={maker} task={task} words={words} />;
    case undefined:
      return null;
  }
}

type GameTask = Extract<ShownTask, { readonly level: number }>;

function GameFields({ maker, task, words: { making: texts } }: FieldsProps & { readonly task: GameTask }) {
  const { kind, level, moves } = task;
  return (
    <>
      <Choice
        label={texts.goal}
        options={(['win', 'hold', 'draw'] as const).map((value) => ({ value, label: texts.goals[value] }))}
        value={kind}
        onChange={(goal) => void maker.setGame({ kind: goal })}
      />
      <div class="row">
        <NumberField
          label={texts.level}
          least={1}
          most={LEVEL}
          value={level}
          onChange={(value) => void maker.setGame({ level: value })}
        />
        <NumberField
          label={texts.within}
          least={1}
          most={GAME}
          value={moves}
          onChange={(value) => void maker.setGame({ moves: value })}
        />
      </div>
    </>
  );
}

/** Squares that are tapped on the board, or written. */
function SquareFields({ maker, words: { making: texts } }: FieldsProps) {
  const isMistyped = maker.isMistyped.value;
  return (
    <>
      <TextField
        label={texts.squares}
        look="code"
        note={isMistyped ? texts.noSquares : texts.squaresNote}
        isWrong={isMistyped}
        value={maker.squares.value.map(squareName).join(' ')}
        set={(text) => void maker.typeSquares(text)}
      />
      <Marking maker={maker} label={texts.tap} />
    </>
  );
}

/** While it is pressed, taps on the board mark squares, or its squares are shown there. */
const Marking = ({ maker, label }: { readonly maker: TaskMaker; readonly label: string }) => (
  <div class="row">
    <Button
      label={label}
      isPressed={maker.isMarking.value}
      run={() => (maker.isMarking.value = !maker.isMarking.value)}
    />
  </div>
);

/** A formula, and the squares that it leads to. */
function FormulaFields({ maker, formula, words }: FieldsProps & { readonly formula: string }) {
  const texts = words.making;
  const [fault, squares] = [maker.formulaFault.value, maker.squares.value];
  return (
    <>
      <TextField
        label={texts.formula}
        look="code"
        note={fault ? words.problem(fault) : formula ? texts.found(squares.map(squareName)) : texts.formulaNote}
        isWrong={fault !== undefined}
        value={formula}
        set={(text) => void maker.setFormula(text)}
      />
      {squares.length > 0 ? <Marking maker={maker} label={texts.show} /> : null}
    </>
  );
}

interface ChoiceFieldsProps extends FieldsProps {
  readonly choices: readonly ChoiceText[];
  /** What is wrong with them. */
  readonly faults: readonly string[];
}

/** Two to four texts, each of which is right or wrong. */
function ChoiceFields({ maker, choices, faults, words }: ChoiceFieldsProps) {
  const texts = words.making;
  const refusal = choices.length <= FEWEST ? words.refusals['few-choices'] : undefined;
  return (
    <fieldset class="choice-texts">
      <legend>{texts.choices}</legend>
      {choices.map(({ text, isRight }, at) => (
        <div key={at} class="row">
          <TextField
            label={texts.choice(at + 1)}
            isNamed
            value={text}
            set={(written) => void maker.setChoice(at, { text: written })}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={isRight}
              aria-label={texts.isRight(at + 1)}
              onChange={({ currentTarget }) => void maker.setChoice(at, { isRight: currentTarget.checked })}
            />
            <span aria-hidden="true">{texts.right}</span>
          </label>
          <IconButton
            action={{ label: texts.removeChoice(at + 1), icon: 'bin', refusal, run: () => maker.removeChoice(at) }}
          />
        </div>
      ))}
      {faults.map((fault) => (
        <p key={fault} class="note error">
          {fault}
        </p>
      ))}
      {choices.length < MOST ? (
        <div class="row">
          <Button label={texts.addChoice} run={() => maker.addChoice()} />
        </div>
      ) : null}
    </fieldset>
  );
}
