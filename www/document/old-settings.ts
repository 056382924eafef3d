// How the page before this one looked to its reader.

/** What its reader has chosen, as far as this page knows it. */
export function oldSettings(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, string>> {
  const chosen = ['theme', 'language'].map((name) => [name, storage.getItem(`gridmate.${name}`)] as const);
  const letters = new Map([
    ['figurines', 'figurines'],
    ['en', 'english'],
  ]).get(storage.getItem('gridmate.letters') ?? '');
  const more = [
    ['letters', letters],
    ['spoken', storage.getItem('gridmate.spoken.1')],
  ] as const;
  const pieces = storage.getItem('gridmate.pieces.1') === '"outline"' ? 'outline' : null;
  return Object.fromEntries(
    [...chosen, ...more, ['pieces', pieces] as const].flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
