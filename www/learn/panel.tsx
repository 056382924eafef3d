// Learn: lessons to play, and what makes them.

import type { LearnTab } from '../i18n/words';
import { Tabs } from '../ui/tabs';
import type { LearnProps } from './learn';
import { MakeView } from './make-view';

/** In the order in which they stand. */
const TABS: readonly LearnTab[] = ['lessons', 'make'];

/** The tabs alone. */
export function LearnPanel(props: LearnProps) {
  const { learn, words } = props;
  const tab = learn.tab.value;
  return (
    <>
      <header>
        <h2>{words.shell.place.learn}</h2>
      </header>
      <Tabs
        label={words.shell.place.learn}
        tabs={TABS.map((id) => ({ id, label: words.learn.tabs[id] }))}
        chosen={tab}
        choose={(id) => (learn.tab.value = id)}
      >
        {tab === 'lessons' ? <Lessons {...props} /> : null}
        {tab === 'make' ? <MakeView {...props} /> : null}
      </Tabs>
    </>
  );
}

/** What can be played. */
function Lessons({ words }: LearnProps) {
  return (
    <div class="lessons">
      <p class="note">{words.learn.about}</p>
    </div>
  );
}
