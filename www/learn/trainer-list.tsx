// The trainers in a list: what each is called, what it asks, and the most points that there have been.

import { useEffect } from 'preact/hooks';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { TRAINERS, type Trainers } from './trainers';

interface TrainerListProps {
  readonly session: Session;
  readonly trainers: Trainers;
  /** What this browser keeps, once that is known. */
  readonly documents: unknown;
  readonly words: AllWords;
}

export function TrainerList({ session, trainers, documents, words }: TrainerListProps) {
  const its = words.trainers;
  useEffect(() => void session.attempt(() => trainers.look()), [session, trainers, documents]);
  const bests = trainers.bests.value;
  return (
    <section aria-label={its.title}>
      <h3>{its.title}</h3>
      <p class="note">{its.about}</p>
      <ul class="lesson-rows">
        {TRAINERS.map((id) => {
          const best = bests.get(id);
          return (
            <li key={id}>
              <button type="button" class="lesson-row" onClick={() => trainers.start(id)}>
                <strong>{its.names[id]}</strong>
                <small>{its.abouts[id]}</small>
                {best ? <small>{its.best(best.points)}</small> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
