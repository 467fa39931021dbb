/** One block of a rules document. */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { writtenCards, type CardWriting } from '../cards/written.ts';
import { listOf, tableOf } from './rows.tsx';
import { wordsOf } from './search.ts';

/** What a block needs besides its text. */
export interface BlockDrawing {
  /** How the game writes its cards. */
  readonly cards: CardWriting;
  /** Draws a card; undefined until the drawings have loaded. */
  readonly Face: ((props: { readonly face: string | undefined }) => ReactNode) | undefined;
  /** The search text to highlight. */
  readonly query: string;
}

export interface BlockProps extends BlockDrawing {
  readonly text: string;
}

export function Block({ text, ...drawing }: BlockProps): ReactElement {
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading !== null) {
    const title = inline(heading[2] ?? '', drawing);
    return heading[1] === '#' ? <h1>{title}</h1> : <h2>{title}</h2>;
  }
  const say = (part: string): ReactNode => inline(part, drawing);
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = text.split('\n').map(cellsOf);
    return tableOf(head, rows, say);
  }
  if (text.startsWith('```') || text.startsWith('    ')) {
    const code = text.replaceAll(/^```\w*\n?|```$/g, '').replaceAll(/^ {4}/gm, '');
    return (
      <pre>
        <Code text={code} {...drawing} />
      </pre>
    );
  }
  if (text.startsWith('- ')) return listOf(text.slice(2).split(/\n- /), say);
  const [first = '', ...items] = text.split(/\n- /);
  return (
    <>
      <p>{say(first)}</p>
      {items.length > 0 && listOf(items, say)}
    </>
  );
}

function cellsOf(line: string): string[] {
  const cells = line.split('|').slice(1, -1);
  return cells.map((cell) => cell.trim());
}

/** Code with its cards drawn. */
function Code({ text, cards, Face, query }: BlockProps): ReactElement {
  return (
    <>
      {writtenCards(cards, text).map(({ text: part, face }, index) => {
        const key = `${index}`;
        if (face === undefined || Face === undefined) {
          return <Fragment key={key}>{marked(part, query)}</Fragment>;
        }
        return (
          <span key={key} className="rules-card">
            <span className="hidden">{part}</span>
            <span aria-hidden="true">
              <Face face={face} />
            </span>
          </span>
        );
      })}
    </>
  );
}

/** Bold, italic and code. */
function inline(text: string, drawing: BlockDrawing): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, index) => {
    const key = `${index}`;
    if (part.startsWith('`')) {
      return (
        <code key={key}>
          <Code text={part.slice(1, -1)} {...drawing} />
        </code>
      );
    }
    if (part.startsWith('**'))
      return <strong key={key}>{marked(part.slice(2, -2), drawing.query)}</strong>;
    if (part.startsWith('*') && part.length > 2) {
      return <em key={key}>{marked(part.slice(1, -1), drawing.query)}</em>;
    }
    return <Fragment key={key}>{marked(part, drawing.query)}</Fragment>;
  });
}

/** Highlights the search text. */
function marked(text: string, query: string): ReactNode {
  const words = wordsOf(query);
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi')).map((part, index) => {
    const key = `${index}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}
