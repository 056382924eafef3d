// Starts the board that another page shows, and loads what comes after it. It has the words of one language alone, which stays.

import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import address from '#document.wasm';
import { Failed, lateStyles } from '../app/loading';
import { takeErrors } from '../app/notice';
import { Core } from '../document/core';
import { type EmbedRequest, readEmbed } from '../document/embed-link';
import { type Language, pickLanguage } from '../i18n/languages';
import { readNotation } from '../i18n/notation';
import type { Words } from '../i18n/words';
import { addIcons } from '../ui/icons';
import { EmbedBoard } from './embed-board';
import { EmbedFrame, type EmbedLate, type EmbedParts } from './frame';

/** What is done with what comes after the first board, once it is there. */
interface LateParts extends EmbedParts, Pick<typeof import('../ui/late-icons'), 'LATE_ICONS'> {
  readonly readRest: (board: EmbedBoard) => Promise<void>;
}

type LoadParts = () => Promise<LateParts>;

type WordSource = NonNullable<Language['words']>;

/** On the page it is always there. */
const ENGLISH: WordSource = {
  first: async () => ({ words: (await import('../i18n/en/index')).en }),
  all: async () => ({ words: (await import('../i18n/en/all')).english }),
};

/** Shows the board, then the rest of it. */
export async function startEmbed(load: LoadParts): Promise<void> {
  const request = readEmbed(location.search, location.hash);
  const root = document.documentElement;
  root.dataset['theme'] = request.theme;
  const wanted = pickLanguage(request.language, navigator.languages).words ?? ENGLISH;
  const module = Core.load(new URL(address, import.meta.url));
  const coming = wanted.first().then(
    ({ words }) => [wanted, words] as const,
    async (error: unknown) => {
      console.error(error);
      return [ENGLISH, (await ENGLISH.first()).words] as const;
    },
  );
  // Its failure is seen to below.
  module.catch(() => undefined);
  const [source, words] = await coming;
  [root.lang, root.dir] = [words.tag, words.direction];
  readNotation(() => ({ letters: words.letters, spoken: 'words' }));
  document.querySelector('.unloaded')?.remove();
  await show(request, module, words, source, load);
}

async function show(
  request: EmbedRequest,
  module: Promise<void>,
  words: Words,
  source: WordSource,
  load: LoadParts,
): Promise<void> {
  try {
    await module;
    const board = new EmbedBoard(request);
    takeErrors(board.session);
    effect(() => {
      document.title = words.shell.title(board.shown.value.store.position.value);
    });
    const late = signal<EmbedLate | undefined>(undefined);
    render(<EmbedFrame {...{ board, words, late }} />, document.body);
    await complete(board, async () => {
      const [parts, all] = await Promise.all([load(), source.all(), lateStyles()]);
      addIcons(parts.LATE_ICONS);
      late.value = { parts, words: all.words };
      await parts.readRest(board);
    });
  } catch (error) {
    console.error(error);
    const again = () => void show(request, Core.load(new URL(address, import.meta.url)), words, source, load);
    render(<Failed words={words} again={again} />, document.body);
  }
}

/** Adds what the first board does not need; without it the board is there all the same. */
async function complete(board: EmbedBoard, add: () => Promise<void>): Promise<void> {
  try {
    await add();
  } catch (error) {
    console.error(error);
    board.session.show({
      tone: 'fault',
      code: 'parts-not-loaded',
      text: ({ loading }) => loading.failed,
      action: { label: ({ loading }) => loading.again, run: () => void complete(board, add) },
    });
  }
}
