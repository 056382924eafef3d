// What a position has besides its pieces: whose move it is, who may castle with which rook, what a pawn has just passed; and
// all of it as a FEN.

import { type Signal, useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { Diagnostic } from '#doors/document.js';
import type { CastlingRight } from '#doors/labs.js';
import type { PieceChoice } from '../board/pieces';
import type { Color } from '../chess/chess';
import { type Fields, fieldsOf, startOf, withFields } from '../chess/fen';
import { type CopySaid, copyShown, useAnswer } from '../document/answer';
import * as commands from '../document/commands';
import { isDiagnostic, problemOf, type Sentence, type Session } from '../document/session';
import type { AllWords, SetupCopyId } from '../i18n/words';
import { IconButton } from '../ui/button';
import { Choice, CODE, Select, Switch } from '../ui/fields';
import { Icon } from '../ui/icons';
import type { Labs } from '../workers/labs';

const COLORS: readonly Color[] = ['w', 'b'];

/** The letters of those who may castle when a rook gets its right, which it takes from the other on its side of the king, or loses it. */
export function withRight(castling: string, right: CastlingRight, rights: readonly CastlingRight[]): string {
  const hasIt = castling.includes(right.letter);
  const isKept = (other: CastlingRight) =>
    other.letter === right.letter ? !hasIt : castling.includes(other.letter) && (hasIt || other.side !== right.side);
  const letters = rights.filter(isKept).map(({ letter }) => letter);
  return letters.join('') || '-';
}

const bySquare = (a: CastlingRight, b: CastlingRight) => a.square.localeCompare(b.square);
const colorOf = ({ side }: CastlingRight): Color => (side === side.toUpperCase() ? 'w' : 'b');

export function PositionFields({ deps, words }: SetupProps) {
  const { session, labs } = deps;
  const { position, game } = session.store;
  const { fen, turn, turnIsOpen, castlingIsOpen, isLegal } = position.value;
  const { isChess960 } = game.value;
  const isWished = useSignal(false);
  const start = startOf(fen, isChess960);
  const may = useAnswer(start, () => labs.fenFields(start)).value;
  const { passable, rights } = may ?? { passable: [], rights: [] };
  const { castling, passing } = fieldsOf(fen);
  const has = ({ letter }: CastlingRight) => castling.includes(letter);
  // What only Chess960 allows has to be wished for, or be there.
  const isWider = !isChess960 && rights.some(({ isUsual }) => !isUsual);
  const isWide = isChess960 || isWished.value || rights.some((right) => has(right) && !right.isUsual);
  const possible = rights.filter(({ isUsual }) => isWide || isUsual);

  const set = (change: Partial<Fields>, isWider = false) =>
    commands.setUp.run(session, startOf(withFields(fen, change), isChess960 || isWider));
  const setTurn = (color: Color) => (turnIsOpen ? commands.chooseTurn.run(session, color) : set({ turn: color }));
  const setRight = (right: CastlingRight) => {
    const letters = withRight(castling, right, rights);
    const isOdd = rights.some(({ letter, isUsual }) => letters.includes(letter) && !isUsual);
    if (castlingIsOpen && (isChess960 || !isOdd)) commands.chooseCastling.run(session, letters);
    else set({ castling: letters }, isOdd);
  };
  return (
    <fieldset class="position-fields" disabled={session.locked.value !== undefined}>
      <Choice
        label={words.setup.turn}
        options={COLORS.map((value) => ({ value, label: words.shell.side[value] }))}
        value={turn}
        onChange={setTurn}
      />
      <fieldset class="rights">
        <legend>{words.setup.castling}</legend>
        {COLORS.map((color) => {
          const own = possible.filter((right) => colorOf(right) === color).toSorted(bySquare);
          return own.length === 0 ? null : (
            <span key={color} class="side">
              <span class={`disc ${color}`} aria-hidden="true" />
              {own.map((right) => (
                <label key={right.letter}>
                  <input
                    type="checkbox"
                    checked={has(right)}
                    aria-label={words.setup.right(color, right.square)}
                    onChange={() => setRight(right)}
                  />
                  {right.square}
                </label>
              ))}
            </span>
          );
        })}
        {may && possible.length === 0 ? (
          <p class="note">{isLegal ? words.setup.noRights : words.setup.noRightsYet}</p>
        ) : null}
      </fieldset>
      {isWider ? (
        <Switch label={words.setup.anyRook} isOn={isWide} onChange={(isOn) => (isWished.value = isOn)} />
      ) : null}
      {passable.length > 0 ? (
        <label class="passing">
          {words.setup.passing}
          <Select
            options={[['-', words.setup.noPassing], ...passable.map((square) => [square, square] as const)]}
            value={passing}
            onChange={(square) => set({ passing: square })}
          />
        </label>
      ) : null}
    </fieldset>
  );
}

/** What the moves of a game begin with. */
const GAME = /^\s*(\[\w+ "|1\s*\.)/;

/** What was put right in a text, and the position that came of it. */
type Repair = { readonly fen: string; readonly notes: readonly Diagnostic[] };

/** Sets up what a text means; answers what was put right in it, or why it cannot be set up. */
export async function setUpFen(text: string, { session, labs }: SetupDeps): Promise<Repair | Sentence> {
  try {
    const [start, ...notes] = await labs.repairFen(text);
    if (commands.setUp.run(session, start)) return { fen: session.store.position.peek().fen, notes };
    return session.feedback.peek()?.text ?? (() => '');
  } catch (error) {
    return isDiagnostic(error) && GAME.test(text) ? (words) => words.setup.isGame : problemOf(error);
  }
}

export function FenField({ deps, words }: SetupProps) {
  const { session } = deps;
  const { fen } = session.store.position.value;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  /** What is written, until it is set up. */
  const written = useSignal<string | undefined>(undefined);
  const problem = useSignal<Sentence | undefined>(undefined);
  const repair = useSignal<Repair | undefined>(undefined);
  const write = (text: string | undefined) => {
    written.value = text;
    problem.value = undefined;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const text = written.value ?? fen;
    const answer = await setUpFen(text, deps);
    if (typeof answer !== 'function') {
      write(undefined);
      repair.value = answer;
      return;
    }
    problem.value = answer;
    session.announce(answer);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void submit(event);
    if (event.key !== 'Escape' || written.value === undefined) return;
    event.stopPropagation();
    write(undefined);
  };
  const copy = () => void copyShown(session, fen, box.current, copySaid('fen'));
  const notes = repair.value?.fen === fen && written.value === undefined ? repair.value.notes : [];
  return (
    <form class="fen" onSubmit={(event) => void submit(event)}>
      <label for={id}>{words.setup.fen}</label>
      <div class="row">
        <textarea
          {...CODE}
          id={id}
          ref={box}
          rows={2}
          value={written.value ?? fen}
          aria-invalid={problem.value !== undefined}
          aria-describedby={`${id}-about`}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={key}
        />
        <IconButton action={{ label: words.setup.copy.fen, icon: 'copy', run: copy }} />
        <button type="submit">{words.setup.set}</button>
      </div>
      <p class={problem.value ? 'note error' : 'note'} id={`${id}-about`}>
        {problem.value?.(words) ?? words.setup.fenAbout}
      </p>
      {notes.length > 0 ? (
        <>
          <p class="note">{words.setup.repaired}</p>
          <Notes notes={notes} words={words} />
        </>
      ) : null}
      <Verdict deps={deps} words={words} problem={problem} />
    </form>
  );
}

/** What stands here is about the board, and not about a text that was refused. */
function Verdict({ deps, words, problem }: SetupProps & { readonly problem: Signal<Sentence | undefined> }) {
  const { fen, isLegal, turn, reasons } = deps.session.store.position.value;
  const moves = useAnswer(fen, async () => (isLegal ? deps.labs.perft(fen, 1) : undefined)).value;
  if (problem.value) return <p class="verdict">{words.setup.refused}</p>;
  if (isLegal)
    return (
      <p class="verdict legal">
        <Icon name="done" />
        {words.setup.legal(moves, turn)}
      </p>
    );
  return (
    <>
      <p class="verdict">
        <Icon name="refused" />
        {words.setup.illegal}
      </p>
      <Notes notes={reasons} words={words} />
    </>
  );
}

const Notes = ({ notes, words }: { readonly notes: readonly Diagnostic[]; readonly words: SetupProps['words'] }) => (
  <ul class="notes">
    {notes.map((note) => (
      <li key={note.message}>{words.problem(note)}</li>
    ))}
  </ul>
);

/** What is said when something is copied. */
export const copySaid = (id: SetupCopyId): CopySaid => ({
  done: ({ setup }) => setup.copied[id],
  byHand: ({ setup }) => setup.notCopied,
});

export interface SetupDeps {
  readonly session: Session;
  readonly labs: Labs;
  readonly palette: PieceChoice;
  /** A random number below another. */
  readonly draw: (below: number) => number;
}

export interface SetupProps {
  readonly deps: SetupDeps;
  readonly words: AllWords;
}
