// What a game tells of itself: who played it, where and when, and how it ended.

import { useId } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { Session } from '../../document/session';
import type { TagId } from '../../i18n/areas/games';
import type { AllWords } from '../../i18n/words';
import { tagsOf } from './games';

const TAGS: readonly TagId[] = ['White', 'Black', 'Event', 'Site', 'Date', 'Round'];
const RESULTS = ['*', '1-0', '0-1', '1/2-1/2'] as const;

interface TagsProps {
  readonly session: Session;
  readonly words: AllWords;
}

export function Tags({ session, words }: TagsProps) {
  const tags = tagsOf(session);
  const { tags: said } = words.games;
  const { result } = session.store.game.value;
  const others = [...tags.keys()].filter((name) => name !== 'Result' && !TAGS.some((tag) => tag === name));
  const set = (name: string, value: string) => {
    if (value === (tags.get(name) ?? '')) return;
    if (value === '') commands.removeTag.run(session, name);
    else commands.setTag.run(session, name, value);
  };
  const id = useId();
  const field = (name: string, label: string) => (
    <label key={name} class="tag-field">
      <span>{label}</span>
      <input
        autocomplete="off"
        value={tags.get(name) ?? ''}
        placeholder={name === 'Date' ? '????.??.??' : undefined}
        onChange={({ currentTarget }) => set(name, currentTarget.value.trim())}
      />
    </label>
  );
  return (
    <details class="tag-fields">
      <summary>{said.title}</summary>
      <div>
        {TAGS.map((name) => field(name, said.tag[name]))}
        {others.map((name) => field(name, name))}
        <label class="tag-field" for={id}>
          <span>{said.result}</span>
          <select
            id={id}
            value={result}
            onChange={({ currentTarget }) => {
              commands.setResult.run(session, currentTarget.value);
              currentTarget.value = session.store.game.peek().result;
            }}
          >
            {RESULTS.map((value) => (
              <option key={value} value={value}>
                {said.results[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
