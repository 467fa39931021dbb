/** One block of a rules document. */
import { Fragment, type ReactElement, type ReactNode } from 'react';

export function Block({ text }: { readonly text: string }): ReactElement {
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading !== null) {
    const title = inline(heading[2] ?? '');
    return heading[1] === '#' ? <h1>{title}</h1> : <h2>{title}</h2>;
  }
  if (text.startsWith('|')) return <Rows lines={text.split('\n')} />;
  if (text.startsWith('```') || text.startsWith('    ')) {
    return <pre>{text.replace(/^```\w*\n?|```$/g, '').replaceAll(/^ {4}/gm, '')}</pre>;
  }
  if (text.startsWith('- ')) return <List items={text.slice(2).split(/\n- /)} />;
  const [first = '', ...items] = text.split(/\n- /);
  return (
    <>
      <p>{inline(first)}</p>
      {items.length > 0 && <List items={items} />}
    </>
  );
}

function List({ items }: { readonly items: readonly string[] }): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </ul>
  );
}

function Rows({ lines }: { readonly lines: readonly string[] }): ReactElement {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return (
    // It may be wider than a phone, and what scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell}>{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, column) => (
                // Columns are told apart by their order.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bold, italic and code. */
function inline(text: string): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, index) => {
    const key = `${index}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
