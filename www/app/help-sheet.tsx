// Help: what each place is and how to begin there, the one that is shown first; and the keys.

import { useSignal } from '@preact/signals';
import { REVIEW_KEYS } from '../analyse/review-panel';
import { keysFor } from '../board/late-keys';
import type { Answers } from '../board/state';
import { exampleOf } from '../games/examples';
import type { AllWords, CommandId, ExampleId, HelpId, SheetId } from '../i18n/words';
import { LEARN_KEYS } from '../learn/keys';
import { TRAINER_KEYS } from '../learn/trainer-keys';
import { MOVE_KEYS } from '../moves/keys';
import { Dialog } from '../ui/dialog';
import { isOff } from '../ui/keys';
import { Tabs } from '../ui/tabs';
import { HELP_KEY, KEYED, REVIEW_KEY } from './keys';
import { isLab } from './page';
import { type ExamplePlace, showIn } from './place';

interface HelpProps extends ExamplePlace {
  /** The place that is shown, or the tab of Lab, if any is. */
  readonly current: string | undefined;
  readonly words: AllWords;
  readonly close: () => void;
}

interface HelpSheetProps extends HelpProps {
  readonly first: SheetId;
}

export function HelpSheet({ first, ...props }: HelpSheetProps) {
  const tab = useSignal(first);
  const { shell, help } = props.words;
  return (
    <Dialog title={shell.sheet[tab.value]} close={shell.close} onClose={props.close}>
      <Tabs
        label={shell.sheet.help}
        tabs={[
          { id: 'help', label: help.places },
          { id: 'keys', label: shell.sheet.keys },
        ]}
        chosen={tab.value}
        choose={(id) => (tab.value = id)}
      >
        {tab.value === 'keys' ? (
          <Keys answers={props.playing?.answers ?? {}} words={props.words} />
        ) : (
          <Places {...props} />
        )}
      </Tabs>
    </Dialog>
  );
}

const Places = (props: HelpProps) => (
  <div class="places">
    {HELP.toSorted((a, b) => Number(b.id === props.current) - Number(a.id === props.current)).map((place) => (
      <details key={place.id} name="place" open={place.id === props.current}>
        <summary>{titleOf(place.id, props.words)}</summary>
        <Place {...place} {...props} />
      </details>
    ))}
  </div>
);

const titleOf = (id: HelpId, words: AllWords): string =>
  isLab(id) ? `${words.shell.place.lab}: ${words[id].name}` : words.shell.place[id];

function Place({ id, commands, example: shown, page, playing, words, close }: HelpProps & PlaceHelp) {
  const { help } = words;
  const { about, first } = help.place[id];
  const example = shown && exampleOf(shown);
  const names = commands.map((command) => words.commands[command]);
  const show = () => {
    close();
    if (!example) return;
    if (id === 'play') playing?.play.open(Number(example.start?.slice(4)));
    else if (!playing?.games().show(example)) return;
    showIn({ page, playing }, id, example);
  };
  return (
    <>
      <p>{about}</p>
      <p>
        <strong>{help.first}</strong> {first}
      </p>
      {names.length > 0 ? (
        <p class="muted">
          {help.can} {names.join(' · ')}
        </p>
      ) : null}
      {example ? (
        <button type="button" onClick={show}>
          {help.example(words.games.example[example.id].title)}
        </button>
      ) : null}
    </>
  );
}

export interface PlaceHelp {
  readonly id: HelpId;
  readonly commands: readonly CommandId[];
  /** Nothing where the place itself offers one. */
  readonly example?: ExampleId;
}

export const HELP: readonly PlaceHelp[] = [
  {
    id: 'play',
    commands: ['askHint', 'takeBack', 'moveNow', 'offerDraw', 'claim', 'resign', 'pause', 'rematch', 'leave'],
    example: 'sample',
  },
  {
    id: 'analyse',
    commands: [
      'review',
      'nextVariation',
      'previousVariation',
      'comment',
      'mark',
      'draw',
      'eraseAll',
      'promote',
      'makeMain',
      'deleteFrom',
    ],
    example: 'opera',
  },
  // The place itself offers some.
  { id: 'learn', commands: ['setTask', 'setHint', 'setWrong', 'putRight'] },
  { id: 'script', commands: ['write'], example: 'passing' },
  { id: 'sets', commands: [], example: 'castle-way' },
  { id: 'think', commands: [], example: 'greed' },
  { id: 'match', commands: [] },
  {
    id: 'setup',
    commands: ['put', 'remove', 'clear', 'restart', 'chooseTurn', 'chooseCastling', 'chess960'],
    example: 'reti',
  },
  { id: 'games', commands: ['open', 'bringBack', 'setTag', 'setResult'], example: 'immortal' },
];

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
        <Row what={words.commands.review} keys={[REVIEW_KEY]} words={words} />
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
        {REVIEW_KEYS.map(({ id, keys }) => (
          <Row key={id} what={words.review.keys[id]} keys={keys} words={words} />
        ))}
      </dl>
      <h3>{words.learn.keysName}</h3>
      <dl class="keys">
        {LEARN_KEYS.map(({ id, keys }) => (
          <Row key={id} what={words.learn.keys[id]} keys={keys} words={words} />
        ))}
      </dl>
      <h3>{words.trainers.keysName}</h3>
      <dl class="keys">
        {TRAINER_KEYS.map(({ id, keys }) => (
          <Row key={id} what={words.trainers.keys[id]} keys={keys} words={words} />
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
