// Signs on buttons, on a grid of 24.

const PATHS = {
  first: 'M6 6v12M18 7v10l-8-5Z',
  back: 'M16 7v10l-8-5Z',
  forward: 'M8 7v10l8-5Z',
  last: 'M18 6v12M6 7v10l8-5Z',
  undo: 'm9 5-5 5 5 5M4 10h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M20 10h-9a5 5 0 0 0 0 10h3',
  draw: 'm5 19 1-4L16 5l3 3L9 18ZM13.500 7.500l3 3',
  bin: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.500 11v5M13.500 11v5',
  keyboard: 'M3 7h18v11H3ZM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  flip: 'M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3',
  play: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 8.5v7l6-3.5Z',
  pause: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 9v6M14 9v6',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  close: 'm6 6 12 12M18 6 6 18',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  keys: 'M3 6h18v12H3ZM7 10h.01M12 10h.01M17 10h.01M7 14h10',
  refused: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM5.7 5.7l12.6 12.6',
  warning: 'M12 4 2.5 20h19ZM12 10v4m0 3h.01',
  done: 'm4 12.5 5 5L20 6.5',
  bulb: 'M9 17h6m-5 3h4M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  equal: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.5 10.5h7M8.5 13.5h7',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  hurry: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  rematch: 'M19.5 12A7.5 7.5 0 1 1 17 6.4M19.5 3.5v4h-4',
  plus: 'M12 5v14M5 12h14',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  graph: 'M4 19h16M5 15l4.5-5 4 3L19 6',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
