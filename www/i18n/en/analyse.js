// @ts-check
// The sentences of the Analyse panel.
import { number } from './parts.js';
import { decimals } from '../parts.js';
import { scoreTexts } from '../numbers.js';
import { think } from './think.js';

/** @typedef {import('../../engine/service.js').Thought} Thought */

const decimal = decimals('.');
const { pawns, worth } = scoreTexts(decimal);

export const analyse = {
  engine: 'The strong engine, live',
  lines: 'Lines',
  starting: 'The engine starts …',
  failed: think.failed,
  notLegal: think.notLegal,
  over: think.over,
  pawns,
  worth,
  /** @param {Thought} thought @param {{ nodes: number, elapsed: number }} report */
  progress({ depth, deepest }, { nodes, elapsed }) {
    const speed = elapsed < 5 ? '' : ` · ${number(Math.round(nodes / elapsed))} k/s`;
    return `Depth ${depth}, up to ${deepest} · ${number(nodes)} positions · ${decimal(elapsed / 1000, 1)} s${speed}`;
  },
  /** @param {Thought} thought */
  stopped: (thought) => `Stopped at depth ${thought.depth}, with ${worth(thought)}.`,
  plotScore: 'Score by depth, for White',
  plotNodes: 'Positions by depth',
  /** @param {number} power of ten */
  power: (power) => (power < 3 ? String(10 ** power) : power < 6 ? `${10 ** (power - 3)} k` : `${10 ** (power - 6)} M`),
  /** @param {Thought} last */
  plotLabel: (last) => `Score and positions by depth. At depth ${last.depth}: ${worth(last)} after ${number(last.nodes)} positions.`,
  asTable: 'As a table',
  depthHeads: ['Depth', 'Score', 'Positions', 'Time'],
  /** @param {Thought} thought */
  depthRow: (thought) => [String(thought.depth), worth(thought), number(thought.nodes), `${decimal(thought.elapsed / 1000, 2)} s`],
  engineAbout: 'Its best lines as it finds them, scored for White, and deeper every moment. Arrows show their first moves.',
  switch: 'Think along',
  walk: 'Point at a move, tap it, or go through the moves with the arrow keys: the board shows its position.',
  /** @param {number} rank @param {string} worth */
  lineOf: (rank, worth) => `Line ${rank}, ${worth}`,
  /** @param {string} text @param {string} fen */
  after: (text, fen) => `The position after ${text}. FEN: ${fen}`,
  /** @param {string} text */
  previewed: (text) => `The engine’s line: ${text}. A click on the board goes back to the game.`,
  /** @param {string} text */
  aside: (text) => `The board shows the game, not ${text}, as long as it has the keyboard.`,
  noHelp: 'This game is played without help: the engine says nothing until it ends.',

  course: 'The course of the game',
  courseAbout: 'How the game stood after each move, as White sees it: the higher, the better for White.',
  evaluate: 'Evaluate the game',
  stop: 'Stop',
  /** @param {number} done @param {number} all */
  evaluated: (done, all) => `${done} of ${all} positions evaluated.`,
  graphLabel: 'Evaluation of the game, for White',
  start: 'Start',
  /** @param {string} move nothing at the start @param {string} text nothing where it is not known */
  standing: (move, text) => `${move ? `After ${move}` : 'At the start'}: ${text || 'not evaluated'}`,
  /** @param {string} move @param {string} from @param {string} to */
  swing: (move, from, to) => `The largest swing: ${move}, from ${from} to ${to}.`,
  moveHeads: ['Move', 'Evaluation'],
};
