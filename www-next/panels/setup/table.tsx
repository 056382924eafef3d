// A table of numbers, which scrolls in itself where there is no room for it.

import type { Ref } from 'preact';

interface TableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** Each with its name first. */
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
  readonly body?: Ref<HTMLTableSectionElement>;
}

export const Table = ({ label, heads, rows, body }: TableProps) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body ?? null}>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
