// A table each of whose rows begins with its name.

import type { Ref } from 'preact';

interface TableProps {
  readonly caption?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
  readonly body?: Ref<HTMLTableSectionElement>;
}

export const Table = ({ caption, heads, rows, body }: TableProps) => (
  <table>
    {caption ? <caption>{caption}</caption> : null}
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
);
