/** Lists and tables of the rules, for any renderer of their text. Called, not rendered: texts are said in order. */
import type { ReactElement, ReactNode } from 'react';

type Say = (text: string) => ReactNode;

export function listOf(items: readonly string[], say: Say): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{say(item)}</li>
      ))}
    </ul>
  );
}

export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  say: Say,
): ReactElement {
  return (
    // It may be wider than a phone, and scrollable content must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell}>{say(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, column) => (
                // Columns differ only by position.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
