/** A titled table of numbers that scrolls sideways when it is too wide. */
import { useId, type ReactElement, type ReactNode } from 'react';
import './FigureTable.css';

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  /** A remark before the numbers. */
  readonly texts?: readonly string[];
  readonly figures: readonly (string | number)[];
}

export interface FigureTableProps {
  readonly title: string;
  /** All columns, that of the names included. */
  readonly head: readonly string[];
  readonly rows: readonly FigureRow[];
}

export function FigureTable({ title, head, rows }: FigureTableProps): ReactElement {
  const id = useId();
  const words = 1 + (rows[0]?.texts?.length ?? 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* Scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="kit-figures" tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              {head.map((name, n) => (
                <th key={name} scope="col" data-figure={n < words ? undefined : ''}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, texts = [], figures }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {texts.map((text, n) => (
                  <td key={head[n + 1]}>{text}</td>
                ))}
                {figures.map((figure, n) => (
                  <td key={head[n + words]} data-figure="">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
