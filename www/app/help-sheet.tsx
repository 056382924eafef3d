// Help: what each place is and how to begin there, the one that is shown first; and the keys.

import { useSignal } from '@preact/signals';
import type { Answers } from '../board/desk';
import type { HelpId } from '../i18n/areas/help';
import type { SheetId } from '../i18n/areas/shell';
import type { AllWords } from '../i18n/words';
import { gamesOf } from '../panels/games/games';
import type { Play } from '../panels/play/play';
import { Dialog } from '../ui/dialog';
import { Tabs } from '../ui/tabs';
import { exampleOf, HELP, type PlaceHelp } from './help';
import { Keys } from './keys-sheet';
import { isLab } from './page';
import { showIn, type Where } from './show';

interface HelpProps {
  readonly around: Where;
  /** The place that is shown, or the tab of Lab, if any is. */
  readonly current: string | undefined;
  /** Nothing until it has come. */
  readonly play: Play | undefined;
  readonly words: AllWords;
  readonly close: () => void;
}

interface HelpSheetProps extends HelpProps {
  readonly first: SheetId;
  readonly answers: Answers;
}

export function HelpSheet({ first, answers, ...props }: HelpSheetProps) {
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
        {tab.value === 'keys' ? <Keys answers={answers} words={props.words} /> : <Places {...props} />}
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

function Place({ id, commands, example: shown, around, play, words, close }: HelpProps & PlaceHelp) {
  const { help } = words;
  const { about, first } = help.place[id];
  const example = shown && exampleOf(shown);
  const names = commands.map((command) => words.commands[command]);
  const show = () => {
    close();
    if (!example) return;
    if (id === 'play') play?.open(Number(example.start?.slice(4)));
    else if (!gamesOf(around.session, around.labs).show(example)) return;
    showIn(around, id, example);
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
