// Lab: sets of moves, how a search thinks, and matches, each a tab that the address names.

import type { Signal } from '@preact/signals';
import type { Exhibit } from '../board/exhibit';
import type { AllWords } from '../i18n/words';
import { MatchPanel } from '../match/panel';
import { SetsPanel } from '../panels/sets/panel';
import { ThinkPanel } from '../panels/think/panel';
import { Tabs } from '../ui/tabs';
import type { Around } from './around';
import { LABS } from './page';
import type { Playing } from './playing';

interface LabProps extends Pick<Around, 'session' | 'labs' | 'page'> {
  readonly playing: Playing;
  readonly exhibit: Signal<Exhibit | undefined>;
  readonly words: AllWords;
}

export function Lab({ playing: { play, match }, ...props }: LabProps) {
  const { page, words } = props;
  const tab = page.lab.value;
  return (
    <>
      <header class="lab-head">
        <h2>{words.shell.place.lab}</h2>
      </header>
      <Tabs
        label={words.shell.place.lab}
        tabs={LABS.map((id) => ({ id, label: words[id].name }))}
        chosen={tab}
        choose={(id) => page.showPlace(id)}
      >
        {tab === 'sets' ? <SetsPanel {...props} /> : null}
        {tab === 'think' ? <ThinkPanel {...props} isLocked={play.isWithoutHelp.value} board={page} /> : null}
        {tab === 'match' ? <MatchPanel {...props} match={match} board={page} /> : null}
      </Tabs>
    </>
  );
}
