// Whether nothing is to move that need not: the device or the settings say so.

export const isCalm = (): boolean =>
  document.documentElement.dataset['animation'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
