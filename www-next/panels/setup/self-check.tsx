// A board of Chess960 as text, and a check of the rules on boards that are drawn by lot.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Chess960Start } from '../../document/labs';
import type { Sentence } from '../../document/session';
import { problemOf } from './answer';
import { ALL_STARTS, type SetupProps } from './around';
import { copy } from './copy';
import { Row } from './row';
import { check, type Checked, RULES } from './rules';

const CHECKED = 100;

/** A board as text, to be seen and copied. */
export function Sample({ title, text, around, words }: SetupProps & { readonly title: string; readonly text: string }) {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <details>
      <summary>{title}</summary>
      <pre class="code" ref={shown} tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
      <button type="button" onClick={() => void copy('board', text, around.session, shown.current)}>
        {words.setup.copy.board}
      </button>
    </details>
  );
}

/** As the article does it: a hundred boards are drawn, and each is looked at. */
export function SelfCheck({ around, words }: SetupProps) {
  const { labs, draw, session } = around;
  const said = words.setup.chess960;
  const result = useSignal<{ readonly checked: Checked; readonly last: Chess960Start } | undefined>(undefined);
  const problem = useSignal<Sentence | undefined>(undefined);
  const run = async () => {
    problem.value = undefined;
    try {
      const drawn = await Promise.all(Array.from({ length: CHECKED }, () => labs.chess960(draw(ALL_STARTS))));
      const last = drawn.at(-1);
      if (!last) return;
      const checked = check(drawn.map(({ row }) => row));
      result.value = { checked, last };
      session.say(({ setup }) => setup.checked(checked.passed, checked.count));
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  return (
    <details>
      <summary>{said.check}</summary>
      <p class="note">{said.checkAbout}</p>
      <button type="button" onClick={() => void run()}>
        {said.run(CHECKED)}
      </button>
      {problem.value ? <p class="note error">{problem.value(words)}</p> : null}
      {result.value ? <Result {...result.value} around={around} words={words} /> : null}
    </details>
  );
}

function Result({
  checked,
  last,
  around,
  words,
}: SetupProps & { readonly checked: Checked; readonly last: Chess960Start }) {
  const { rule, last: title } = words.setup.chess960;
  const { kept, count } = checked;
  return (
    <>
      <p class="total">{words.setup.checked(checked.passed, count)}</p>
      <ul class="notes">
        {RULES.map((name) => (
          <li key={name} class={kept[name] === count ? 'right' : 'wrong'}>
            {rule(name, kept[name], count)}
          </li>
        ))}
      </ul>
      <p class="note">{title}</p>
      <Row row={last.row} words={words} />
      <Sample title={words.setup.chess960.board} text={last.sample} around={around} words={words} />
    </>
  );
}
