// @ts-check
// What the keys of the board ask of the game: how it stands, the clocks, a hint.
export { advise, current, isThinking, lastThought } from './game.js';
export { giveHint } from './controls.js';
export { tellTime } from './players.js';
