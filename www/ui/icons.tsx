// Signs on buttons, on a grid of 24: those of the first board; all others come with what shows them.

import type { LateIcon } from './late-icons';

const PATHS = {
  first: 'M6 6v12M18 7v10l-8-5Z',
  back: 'M16 7v10l-8-5Z',
  forward: 'M8 7v10l8-5Z',
  last: 'M18 6v12M6 7v10l8-5Z',
  undo: 'm9 5-5 5 5 5M4 10h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M20 10h-9a5 5 0 0 0 0 10h3',
  flip: 'M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.400-1 .8-1 1.700M12 17h.01',
  refused: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM5.7 5.7l12.6 12.6',
  warning: 'M12 4 2.5 20h19ZM12 10v4m0 3h.01',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  bulb: 'M9 17h6m-5 3h4M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8',
} as const;

export type IconName = keyof typeof PATHS | LateIcon;

const paths = new Map<IconName, string>(Object.entries(PATHS) as [keyof typeof PATHS, string][]);

export function addIcons(more: Readonly<Record<LateIcon, string>>): void {
  for (const [name, path] of Object.entries(more)) paths.set(name as LateIcon, path);
}

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths.get(name)} />
  </svg>
);
