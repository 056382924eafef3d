// @ts-check
import init from './pkg/gridmate.js';

await init();
const state = document.querySelector('#state');
if (state) state.textContent = 'Ready';
