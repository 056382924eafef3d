// What a position has besides its pieces: whose move it is, who may castle with which rook, what a pawn has just passed.

import { useSignal } from '@preact/signals';
import type { CastlingRight } from '#doors/labs.js';
import * as commands from '../../document/commands';
import { type Fields, fieldsOf, startOf, withFields } from '../../document/fen';
import type { Color } from '../../i18n/words';
import { Choice } from '../../ui/choice';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { useAnswer } from '../parts/answer';
import type { SetupProps } from './around';

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

export function PositionFields({ around, words }: SetupProps) {
  const { session, labs } = around;
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
