// Moves as sets of pairs of squares: built by a formula, or asked for in SQL. What they hold is shown on the board.

import { type Signal, signal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Exhibit } from '../../board/exhibit';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import { Choice } from '../../ui/choice';
import { Ask } from './ask';
import { Build } from './build';
import { Builder } from './builder';
import { Console } from './console';
import { rowsShown, setShown } from './shown';

interface SetsPanelProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly exhibit: Signal<Exhibit | undefined>;
  readonly words: AllWords;
}

/** What somebody was doing here stays while the page is open. */
class Sets {
  readonly tab = signal<'build' | 'ask'>('build');
  readonly builder: Builder;
  readonly console: Console;

  constructor(session: Session, labs: Labs) {
    this.builder = new Builder(session, labs);
    this.console = new Console(session, labs);
  }
}
const opened = new WeakMap<Session, Sets>();

export function SetsPanel({ session, labs, exhibit, words }: SetsPanelProps) {
  const known = opened.get(session) ?? new Sets(session, labs);
  opened.set(session, known);
  const { tab, builder, console } = known;
  useSignalEffect(() => {
    exhibit.value = tab.value === 'build' ? setShown(builder, words) : rowsShown(console, words);
  });
  useEffect(
    () => () => {
      exhibit.value = undefined;
      if (session.feedback.peek()?.code === 'sets') session.say(() => '');
    },
    [session, exhibit],
  );
  const ask = (text: string) => {
    tab.value = 'ask';
    void console.ask(text);
  };
  return (
    <>
      <header class="sets-head">
        <h2>{words.shell.place.sets}</h2>
        <Choice
          label={words.sets.tabs.label}
          options={[
            { value: 'build', label: words.sets.tabs.build },
            { value: 'ask', label: words.sets.tabs.ask },
          ]}
          value={tab.value}
          onChange={(value) => (tab.value = value)}
        />
      </header>
      <div class="body sets">
        {tab.value === 'build' ? (
          <Build session={session} builder={builder} words={words} ask={ask} />
        ) : (
          <Ask session={session} console={console} labs={labs} builder={builder} words={words} />
        )}
      </div>
    </>
  );
}
