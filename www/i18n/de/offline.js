// @ts-check
// The sentences about a new version.

export const offline = {
  ready: 'Eine neue Version ist da.',
  use: 'Verwenden',
};
