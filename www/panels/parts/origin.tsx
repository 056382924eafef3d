// The article that a place is built after, named once in it, and linked where its address is known.

import type { AllWords } from '../../i18n/words';

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
