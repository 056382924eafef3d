// @ts-check
// German. The types see to it that no sentence is missing; what is in the markup is seen to by a test.
import { translateMarkup } from '../markup.js';
import { markup } from './markup.js';

export { rules } from './rules.js';

export const translate = () => translateMarkup(markup);

/**
 * The files of words, each as English has it.
 * @satisfies {{
 *   page: () => Promise<typeof import('../en/page.js')>,
 *   play: () => Promise<typeof import('../en/play.js')>,
 *   position: () => Promise<typeof import('../en/position.js')>,
 *   script: () => Promise<typeof import('../en/script.js')>,
 * }}
 */
export const files = {
  page: () => import('./page.js'),
  play: () => import('./play.js'),
  position: () => import('./position.js'),
  script: () => import('./script.js'),
};
