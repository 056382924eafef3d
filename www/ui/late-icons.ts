// Signs of what nobody waits for before the first move.

export const LATE_ICONS = {
  draw: 'm5 19 1-4L16 5l3 3L9 18ZM13.500 7.500l3 3',
  bin: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.500 11v5M13.500 11v5',
  keyboard: 'M3 7h18v11H3ZM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  play: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 8.5v7l6-3.5Z',
  pause: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 9v6M14 9v6',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  equal: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.5 10.5h7M8.5 13.5h7',
  done: 'm4 12.5 5 5L20 6.5',
  hurry: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  rematch: 'M19.5 12A7.5 7.5 0 1 1 17 6.4M19.5 3.5v4h-4',
  plus: 'M12 5v14M5 12h14',
  graph: 'M4 19h16M5 15l4.5-5 4 3L19 6',
  grid: 'M4 4h16v16H4ZM12 4v16M4 12h16',
  dice: 'M5 5h14v14H5ZM9 9h.01M15 9h.01M9 15h.01M15 15h.01M12 12h.01',
  eraser: 'm8 19-4-4L14 5l6 6-8 8ZM10 9l6 6M8 19h12',
  cut: 'M4 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.7 8.3 20 16M8.7 15.7 20 8',
  out: 'M19 12H5m5.5 5.5L5 12l5.5-5.5',
  in: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  unfold: 'm6 9.5 6 6 6-6',
  minus: 'M5 12h14',
  stop: 'M6 6h12v12H6Z',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
} as const;

export type LateIcon = keyof typeof LATE_ICONS;
