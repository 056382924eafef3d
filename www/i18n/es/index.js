// @ts-check
// Spanish. The types see to it that no sentence is missing; what is in the markup, and what the rules say, is seen to by tests.
import { translateMarkup } from '../markup.js';
import { markup } from './markup.js';
import * as page from './page.js';

export const translate = () => translateMarkup(markup);

/** Loads what the rules say, which is not wanted before the board can be played on. */
export const loadRules = () => import('./rules.js');

/** @satisfies {WordFiles} */
export const files = {
  analyse: () => import('./analyse.js'),
  background: () => import('./background.js'),
  board: () => import('./board.js'),
  documents: () => import('./documents.js'),
  examples: () => import('./examples.js'),
  links: () => import('./links.js'),
  match: () => import('./match.js'),
  moves: () => import('./moves.js'),
  offline: () => import('./offline.js'),
  openings: () => import('./openings.js'),
  page: () => Promise.resolve(page),
  play: () => import('./play.js'),
  position: () => import('./position.js'),
  script: () => import('./script.js'),
  sets: () => import('./sets.js'),
  think: () => import('./think.js'),
  tiles: () => import('./tiles.js'),
  typed: () => import('./typed.js'),
};
