// What a game tells of itself, in fields: who played it, where and when, and how it ended.

import * as commands from '../../document/commands';
import type { TagId } from '../../i18n/areas/games';
import { Select } from '../../ui/select';
import { type GamesProps, RESULTS, tagsOf } from './games';

const TAGS: readonly TagId[] = ['White', 'Black', 'Event', 'Site', 'Date', 'Round'];

export function Tags({ session, words }: Pick<GamesProps, 'session' | 'words'>) {
  const tags = tagsOf(session);
  const { tags: said } = words.games;
  const { result } = session.store.game.value;
  const others = [...tags.keys()].filter((name) => name !== 'Result' && !TAGS.some((tag) => tag === name));
  const set = (name: string, value: string) => {
    if (value === (tags.get(name) ?? '')) return;
    if (value === '') commands.removeTag.run(session, name);
    else commands.setTag.run(session, name, value);
  };
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
        <label class="tag-field">
          <span>{said.result}</span>
          <Select
            options={RESULTS.map((value) => [value, said.results[value]])}
            value={RESULTS.find((value) => value === result) ?? '*'}
            onChange={(value) => commands.setResult.run(session, value)}
          />
        </label>
      </div>
    </details>
  );
}
