// What English says on the printed sheet of a lesson.

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const paper = {
  title: 'Sheet of the lesson',
  boards: 'Boards on a page',
  withHints: 'With hints',
  print: 'Print the sheet',
  /** Below the button, where the lesson is too long for one. */
  noCode: 'The link is too long for a QR code, so the sheet has none.',
  /** What a lesson is called that has no title. */
  lesson: 'Lesson',
  name: 'Name',
  date: 'Date',
  codeOf: 'QR code of the link to this lesson',
  onScreen: 'The same lesson on a screen',
  board: (number: number) => `Board ${number}`,
  hint: (text: string) => `Hint: ${text}`,
  /** What a task asks for. */
  asked: {
    find: 'Find the best move.',
    mate: (count: number) => `Mate in ${count}.`,
    squares: 'Mark the squares.',
    formula: 'Mark the squares.',
    choose: 'What is right?',
    win: (count: number, level: number) => `Play on and win within ${moves(count)} against level ${level}.`,
    hold: (count: number, level: number) => `Play on and do not lose for ${moves(count)} against level ${level}.`,
    draw: (count: number, level: number) => `Play on and draw at least, within ${moves(count)} against level ${level}.`,
  },
  solutions: 'solutions',
  or: 'or',
  /** In the place of a solution. */
  played: 'This is played out on a board.',
  unknown: 'There is no solution in this lesson.',
};
