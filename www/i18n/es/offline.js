// @ts-check
// The sentences about a new version.

/** @type {typeof import('../en/offline.js').offline} */
export const offline = {
  ready: 'Hay una versión nueva.',
  use: 'Usarla',
};
