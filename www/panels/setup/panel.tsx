// Setting up a position: what it has besides its pieces, the FEN, the 960 starts, and how many positions follow.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as commands from '../../document/commands';
import { canBePlayed } from '../../engine/rules';
import { actionOf } from '../parts/action';
import { Foot, type Offer } from '../parts/foot';
import type { SetupProps } from './around';
import { Chess960 } from './chess960';
import { Counting } from './counting';
import { FenField } from './fen-field';
import { PositionFields } from './fields';

interface SetupPanelProps extends SetupProps {
  /** Goes to where a game is chosen that starts there. */
  readonly play: (start: number | 'here') => void;
  readonly analyse: () => void;
}

export function SetupPanel({ around, play, analyse, words }: SetupPanelProps) {
  const { session, palette } = around;
  useEffect(() => {
    // In a game that is being played pieces move by its rules.
    const stop = effect(() => void (palette.isOpen.value = session.locked.value === undefined));
    const lock = session.locked.peek();
    if (lock) session.forbid(lock.code);
    else session.show({ tone: 'hint', code: 'setting-up', lead: ({ setup }) => setup.lead, text: aboutOf });
    return () => {
      stop();
      palette.close();
      if (session.feedback.peek()?.code !== 'setting-up') return;
      session.say((words) => words.standing(session.store.position.value));
    };
  }, [session, palette]);
  const lock = session.locked.value?.code;
  const code = lock ?? (canBePlayed(session.store) ? undefined : 'no-start');
  const begin = (start: number | 'here') => {
    const no = start === 'here' ? code : lock;
    if (no) session.forbid(no);
    else play(start);
  };
  const offers: readonly Offer[] = [
    actionOf(commands.restart, 'grid', session, words),
    actionOf(commands.clear, 'bin', session, words),
    {
      label: words.setup.play,
      icon: 'play',
      look: 'primary',
      refusal: code && words.refusals[code],
      run: () => begin('here'),
    },
    { label: words.setup.analyse, icon: 'graph', run: analyse },
  ];
  return (
    <>
      <header>
        <h2>{words.shell.place.setup}</h2>
      </header>
      <div class="body setup">
        <PositionFields around={around} words={words} />
        <FenField around={around} words={words} />
        <Chess960 around={around} play={begin} words={words} />
        <Counting around={around} words={words} />
      </div>
      <footer>
        <Foot offers={offers} />
      </footer>
    </>
  );
}

const aboutOf = ({ setup }: { readonly setup: { readonly about: string } }): string => setup.about;
