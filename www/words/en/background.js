// @ts-check
// Why something does not go on that is worked out beside the page.

export const background = {
  noWorker: 'The browser could not start what works on it in the background: the network failed, or workers are forbidden here.',
  silent: 'What works on it in the background no longer answers.',
};
