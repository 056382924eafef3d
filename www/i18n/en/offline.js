// @ts-check
// The sentences about a new version.

export const offline = {
  ready: 'A new version is ready.',
  use: 'Use it',
};
