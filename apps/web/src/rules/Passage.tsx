/** A paragraph of a leaflet. */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Catalogue } from '@pakli/text';
import { spansOf, type Block, type Paragraph, type Term } from '@pakli/text/leaflet';
import type { LearnWords } from '@pakli/text/learn';
import { glossed } from '../kit/Term.tsx';
import { Card, Cards, type Drawn } from './Cards.tsx';
import { listOf, tableOf } from './rows.tsx';

export interface PassageDrawing extends Drawn {
  readonly words: Catalogue;
  readonly glossary: readonly Term[];
}

export interface PassageProps {
  readonly paragraph: Paragraph;
  readonly drawing: PassageDrawing;
  readonly text: LearnWords;
  /** The link target, perhaps from a rule. */
  readonly here: boolean;
  readonly rule: string | undefined;
  readonly children?: ReactNode;
}

export function Passage(props: PassageProps): ReactElement {
  const { paragraph, drawing, text, here, rule, children = false } = props;
  const { id, title, blocks, rules } = paragraph;
  // The glossary explains its words itself.
  const glossary = id === 'words' ? [] : drawing.glossary;
  const exact =
    rule === undefined ? rules.filter((number) => /^\d+(\.\d+)?$/.test(number)) : [rule];
  return (
    <section
      id={id}
      className={here ? 'rules-passage rules-here' : 'rules-passage'}
      data-rule={rule}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <Blocks blocks={blocks} drawing={{ ...drawing, glossary }} />
      {children}
      {exact.length > 0 && (
        <p className="rules-exactly">
          {exact.map((number) => (
            <Link
              key={number}
              href={`/rules/${drawing.game}/exact/${number}`}
              aria-label={text.rulesPage.exactly(number)}
            >
              {rule === undefined ? `§ ${number}` : text.rulesPage.exactly(number)}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly drawing: PassageDrawing;
}

/** The text before the first paragraph. */
export function Opening({ blocks, drawing }: BlocksProps): ReactElement {
  return (
    <div className="rules-opening">
      <Blocks blocks={blocks} drawing={drawing} />
    </div>
  );
}

function Blocks({ blocks, drawing }: BlocksProps): ReactElement {
  // A word is explained at its first occurrence.
  const told = new Set<Term>();
  const say = (text: string): ReactNode => sentence(text, drawing, told);
  // The text never changes while it is shown.
  return (
    <>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{shown(block, say, drawing)}</Fragment>
      ))}
    </>
  );
}

function shown(block: Block, say: (text: string) => ReactNode, drawing: PassageDrawing): ReactNode {
  if (block.kind === 'text') return <p>{say(block.text)}</p>;
  if (block.kind === 'picture') return <Cards picture={block} drawing={drawing} say={say} />;
  return block.kind === 'list' ? listOf(block.items, say) : tableOf(block.head, block.rows, say);
}

function sentence(text: string, drawing: PassageDrawing, told: Set<Term>): ReactNode {
  const { glossary, words } = drawing;
  return spansOf(text).map(({ kind, text: part, face }, index) => {
    const key = `${index}`;
    if (face !== undefined) return <Card key={key} face={face} written={part} drawing={drawing} />;
    const pieces = glossed(part, glossary, words.locale, told);
    if (kind === 'strong') return <strong key={key}>{pieces}</strong>;
    if (kind === 'soft') return <em key={key}>{pieces}</em>;
    return <Fragment key={key}>{pieces}</Fragment>;
  });
}
