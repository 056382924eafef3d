// @ts-check
// Chess960 starts that are drawn, by the module of files.
import { answer } from '../ui/module.js';
import { once } from '../ui/once.js';

/** The module, which is loaded once; where that fails, the next call tries again. */
export const loadFiles = once(async () => {
  const files = await import('../files/files.js');
  await files.default();
  return files;
});

/** The number of a start, each of the 960 as likely as any other. */
export const drawStart = async () => {
  const files = await loadFiles();
  return answer(files, () => files.randomChess960());
};
