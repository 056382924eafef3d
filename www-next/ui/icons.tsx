// Signs on buttons, on a grid of 24.

const PATHS = {
  first: 'M6 6v12M18 7v10l-8-5Z',
  back: 'M16 7v10l-8-5Z',
  forward: 'M8 7v10l8-5Z',
  last: 'M18 6v12M6 7v10l8-5Z',
  undo: 'm9 5-5 5 5 5M4 10h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M20 10h-9a5 5 0 0 0 0 10h3',
  flip: 'M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
