// The keys of the page, in a list.

import type { Answers } from '../board/desk';
import { keysFor } from '../board/late-keys';
import type { AllWords } from '../i18n/words';
import { Dialog } from '../ui/dialog';
import { HELP_KEY, KEYED } from './keys';

interface KeysSheetProps {
  readonly answers: Answers;
  readonly words: AllWords;
  readonly close: () => void;
}

export function KeysSheet({ answers, words, close }: KeysSheetProps) {
  const { keys: texts } = words.sheets;
  return (
    <Dialog title={words.shell.sheet.keys} close={words.shell.close} onClose={close}>
      <h3>{texts.everywhere}</h3>
      <dl class="keys">
        {KEYED.map(({ id, keys }) => (
          <Row key={id} what={words.commands[id]} keys={keys} words={words} />
        ))}
        <Row what={texts.own} keys={[HELP_KEY]} words={words} />
      </dl>
      <h3>{texts.board}</h3>
      <dl class="keys">
        {keysFor(answers).map(({ id, keys }) => (
          <Row key={id} what={words.board.keys[id]} keys={keys} words={words} />
        ))}
      </dl>
    </Dialog>
  );
}

interface RowProps {
  readonly what: string;
  readonly keys: readonly string[];
  readonly words: AllWords;
}

const Row = ({ what, keys, words }: RowProps) => (
  <div>
    <dt>{what}</dt>
    <dd>
      {keys.map((key) => (
        <span key={key}>
          {key.split('+').map((part) => (
            <kbd key={part}>{words.sheets.keys.name(part, isMac())}</kbd>
          ))}
        </span>
      ))}
    </dd>
  </div>
);

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
