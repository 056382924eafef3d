// What is wrong with the chapter on the board, and where its tasks are.

import { useRef } from 'preact/hooks';
import * as commands from '../document/commands';
import { moveName } from '../document/store';
import { nodesInOrder } from '../document/tasks';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { useNext } from '../ui/reveal';
import type { Making } from './making';

interface ListProps {
  readonly making: Making;
  readonly words: AllWords;
}

/** The start and each node with a task: one press goes there. */
export function TaskList({ making, words }: ListProps) {
  const { session } = making;
  const texts = words.making;
  const [start, ...others] = nodesInOrder(session.store);
  const all = start ? [start, ...others.filter(({ task }) => task !== undefined)] : [];
  return (
    <section aria-label={texts.tasks}>
      <h3 class="label">{texts.tasks}</h3>
      <ul class="tasks">
        {all.map((node) => (
          <li key={node.id}>
            <button
              type="button"
              aria-current={node.id === making.maker.node.value ? 'true' : undefined}
              onClick={() => void commands.select.run(session, node.id)}
            >
              <span>{texts.place(moveName(node))}</span>
              <small>{texts.kinds[making.kindAt(node.id)]}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each fault with a way to its node, and what puts it right where that is known. */
export function FaultList({ making, words }: ListProps) {
  const { session } = making;
  const texts = words.making;
  const faults = making.faults.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useNext(() => heading.current);
  return (
    <section class="faults" aria-label={texts.faults}>
      <h3 class="label" tabIndex={-1} ref={heading}>
        {texts.faults}
      </h3>
      {faults?.length === 0 ? <p class="note done">{texts.none}</p> : null}
      <ul>
        {faults?.map((one, at) => {
          const { fault, node } = one;
          const place = texts.place(moveName(session.store.node(node)?.value));
          return (
            <li key={at}>
              <p>{words.problem(fault)}</p>
              <div class="row">
                <Button label={texts.go(place)} run={() => commands.select.run(session, node)} />
                {fault.change ? <Button label={texts.fix[fault.change.kind]} run={() => making.putRight(one)} /> : null}
              </div>
            </li>
          );
        })}
      </ul>
      <p class="spoken" role="status">
        {faults === undefined ? '' : texts.count(faults.length)}
      </p>
    </section>
  );
}
