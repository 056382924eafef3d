// @ts-check
// German. The types see to it that no sentence is missing; what is in the markup is seen to by a test.
import { translateMarkup } from '../markup.js';
import { markup } from './markup.js';
import * as page from './page.js';

/** @type {(sentence: string) => string} */
let read = (sentence) => sentence;

/** What the rules of chess say, once that is there. @param {string} sentence */
export const rules = (sentence) => read(sentence);

export const translate = () => translateMarkup(markup);

/** Loads what the rules say, which is not wanted before the board can be played on. */
export async function loadRules() {
  read = (await import('./rules.js')).rules;
}

/**
 * The files of words, each as English has it.
 * @satisfies {{
 *   background: () => Promise<Words<typeof import('../en/background.js')>>,
 *   board: () => Promise<Words<typeof import('../en/board.js')>>,
 *   documents: () => Promise<Words<typeof import('../en/documents.js')>>,
 *   examples: () => Promise<Words<typeof import('../en/examples.js')>>,
 *   links: () => Promise<Words<typeof import('../en/links.js')>>,
 *   match: () => Promise<Words<typeof import('../en/match.js')>>,
 *   moves: () => Promise<Words<typeof import('../en/moves.js')>>,
 *   offline: () => Promise<Words<typeof import('../en/offline.js')>>,
 *   page: () => Promise<Words<typeof import('../en/page.js')>>,
 *   play: () => Promise<Words<typeof import('../en/play.js')>>,
 *   position: () => Promise<Words<typeof import('../en/position.js')>>,
 *   script: () => Promise<Words<typeof import('../en/script.js')>>,
 *   sets: () => Promise<Words<typeof import('../en/sets.js')>>,
 *   think: () => Promise<Words<typeof import('../en/think.js')>>,
 * }}
 */
export const files = {
  background: () => import('./background.js'),
  board: () => import('./board.js'),
  documents: () => import('./documents.js'),
  examples: () => import('./examples.js'),
  links: () => import('./links.js'),
  match: () => import('./match.js'),
  moves: () => import('./moves.js'),
  offline: () => import('./offline.js'),
  page: () => Promise.resolve(page),
  play: () => import('./play.js'),
  position: () => import('./position.js'),
  script: () => import('./script.js'),
  sets: () => import('./sets.js'),
  think: () => import('./think.js'),
};
