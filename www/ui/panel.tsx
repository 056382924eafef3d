// What panels are made of: the row of signs at their foot, an alert, the article that a place is built after, a table.

import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import { type Action, Button } from './button';
import { Icon, type IconName } from './icons';

export interface Offer extends Action {
  /** What it is called where there is room for more than the label. */
  readonly name?: string;
  /** The one that most people want, or one whose answer is being shown. */
  readonly look?: 'primary' | 'on' | undefined;
}

/** One that can be taken, unless there is a reason why not. */
export const offer = (
  icon: IconName,
  label: string,
  run: () => void,
  look?: Offer['look'],
  refusal?: string,
): Offer => ({ label, icon, refusal, run, look });

interface FootProps {
  readonly offers: readonly Offer[];
  /** What stands behind them. */
  readonly children?: ComponentChildren;
}

/** The keyboard stays at its place in the row where another sign comes there. */
export function Foot({ offers, children }: FootProps) {
  const row = useRef<HTMLDivElement>(null);
  const before = Array.from(row.current?.children ?? []);
  const [at, focused] = [before.findIndex((sign) => sign === document.activeElement), document.activeElement];
  useLayoutEffect(() => {
    if (at < 0 || focused?.isConnected) return;
    const now = row.current?.children[Math.min(at, row.current.children.length - 1)];
    if (now instanceof HTMLElement) now.focus();
  });
  return (
    <div class="offers" ref={row}>
      {offers.map(({ label, icon, refusal, run, name, look }) => (
        <button
          key={icon}
          type="button"
          class={`offer ${look ?? ''}`}
          data-icon={icon}
          aria-label={name}
          aria-disabled={refusal !== undefined}
          title={refusal}
          onClick={run}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      {children}
    </div>
  );
}

interface AlertProps {
  readonly text: string;
  readonly again?: { readonly label: string; readonly run: () => void };
}

export const Alert = ({ text, again }: AlertProps) => (
  <p class="alert" role="alert">
    {text}
    {again ? <Button {...again} /> : null}
  </p>
);

const ARTICLES = {
  sheet: ['Chess Simulator in Google Sheets', ''],
  sets: ['SQLChess – A tutorial on thinking in sets', ''],
  chess960: ['Creating a Chess960 board with C++', ''],
  engine: [
    'Programming a simple minimax chess engine in R',
    'https://www.codertime.org/minimax-chess-engine-programming-r/',
  ],
  pieces: ['Modeling a ChessBoard And Mechanics Of Its Pieces In Python', 'https://github.com/narenaryan/ChessMoves'],
} as const;

interface OriginProps {
  readonly of: keyof typeof ARTICLES;
  readonly words: AllWords;
}

export function Origin({ of, words }: OriginProps) {
  const [title, address] = ARTICLES[of];
  return (
    <p class="note">
      {words.help.after}{' '}
      {address ? (
        <a href={address} target="_blank" rel="noreferrer" lang="en">
          {title}
        </a>
      ) : (
        <cite lang="en">{title}</cite>
      )}
    </p>
  );
}

interface TableProps {
  readonly caption?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
  readonly body?: Ref<HTMLTableSectionElement>;
}

export const Table = ({ caption, heads, rows, body }: TableProps) => (
  <table>
    {caption ? <caption>{caption}</caption> : null}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody ref={body ?? null}>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
