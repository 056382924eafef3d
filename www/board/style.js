// @ts-check
// The style of what comes to the board when it is wanted, loaded once.
import { loadStyle } from '../dom.js';

export const styled = loadStyle(new URL('../styles/board-tools.css', import.meta.url));
