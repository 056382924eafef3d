// Moves as sets of pairs of squares: built by a formula, or asked for in SQL. What they hold is shown on the board.

import { type Signal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Exhibit } from '../../board/exhibit';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import { Setting } from '../../ui/choice';
import { Origin } from '../parts/origin';
import { Ask } from './ask';
import { Build } from './build';
import { setsOf } from './sets';
import { rowsShown, setShown } from './light';

interface SetsPanelProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly exhibit: Signal<Exhibit | undefined>;
  readonly words: AllWords;
}

export function SetsPanel({ session, labs, exhibit, words }: SetsPanelProps) {
  const sets = setsOf(session, labs);
  const { tab, builder, sql } = sets;
  const { tabs } = words.sets;
  useSignalEffect(() => {
    exhibit.value = tab.value === 'build' ? setShown(builder, words) : rowsShown(sql, words);
  });
  useEffect(
    () => () => {
      exhibit.value = undefined;
      if (session.feedback.peek()?.code === 'sets') session.say(() => '');
    },
    [session, exhibit],
  );
  return (
    <>
      <header class="sets-head">
        <Setting label={tabs.label} values={['build', 'ask']} names={tabs} setting={tab} />
      </header>
      <div class="body sets">
        {tab.value === 'build' ? (
          <Build builder={builder} words={words} ask={(text) => sets.show({ sql: text })} />
        ) : (
          <Ask sql={sql} counts={builder.counts.value} words={words} />
        )}
        <Origin of={tab.value === 'build' ? 'pieces' : 'sets'} words={words} />
      </div>
    </>
  );
}
