// The keys of the page, in a list.

import type { Answers } from '../board/desk';
import { keysFor } from '../board/late-keys';
import type { AllWords } from '../i18n/words';
import { MOVE_KEYS } from '../panels/parts/move-keys';
import { isOff } from '../ui/keys';
import { HELP_KEY, KEYED } from './keys';

interface KeysProps {
  readonly answers: Answers;
  readonly words: AllWords;
}

export function Keys({ answers, words }: KeysProps) {
  const { keys: texts } = words.sheets;
  return (
    <>
      <h3>{texts.everywhere}</h3>
      <dl class="keys">
        {KEYED.map(({ id, keys }) => (
          <Row key={id} what={words.commands[id]} keys={keys} words={words} />
        ))}
      </dl>
      <h3>{texts.board}</h3>
      <dl class="keys">
        {keysFor(answers).map(({ id, keys }) => (
          <Row key={id} what={words.board.keys[id]} keys={keys} words={words} />
        ))}
        <Row what={texts.own} keys={[HELP_KEY]} words={words} />
      </dl>
      <p>{words.help.drawing}</p>
      <h3>{words.moves.name}</h3>
      <dl class="keys">
        {MOVE_KEYS.map(({ id, keys }) => (
          <Row key={id} what={words.moves.keys[id]} keys={keys} words={words} />
        ))}
      </dl>
    </>
  );
}

interface RowProps {
  readonly what: string;
  readonly keys: readonly string[];
  readonly words: AllWords;
}

/** What is done by which keys; nothing where they are all switched off. */
function Row({ what, keys, words }: RowProps) {
  const shown = keys.filter((key) => !isOff(key));
  if (shown.length === 0) return null;
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {shown.map((key) => (
          <span key={key}>
            {key.split('+').map((part) => (
              <kbd key={part}>{words.sheets.keys.name(part, isMac())}</kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
