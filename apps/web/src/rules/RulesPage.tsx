/** The exact rules of a game as they stand in its RULES.md: with cards drawn, searched, opened at a rule. */
import { Fragment, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { blocksOf, beginsRule, ruleOf } from '@pakli/text';
import type { LearnWords } from '@pakli/text/learn';
import { Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { BackButton } from '../kit/BackButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { hasLeaflet, type ShelfGame } from '../table/shelf-game.ts';
import { useAsync } from '../hooks/use-async.ts';
import { useLearnWords } from '../words/learn-words.ts';
import { useWords } from '../words/Words.tsx';
import { Block, type BlockDrawing } from './Block.tsx';
import { speaksOf } from './search.ts';
import './RulesPage.css';

interface RulesPageProps {
  readonly shelf: ShelfGame;
  readonly rule: string | undefined;
}

export function RulesPage({ shelf, rule }: RulesPageProps): ReactElement {
  const { id: game } = shelf;
  const words = useWords();
  const { frame, locale } = words;
  const text = useLearnWords();
  const rules = useAsync(() => shelf.rules(words), [game, words]);
  // The rules are readable without the drawings.
  const table = useAsync(() => shelf.table().catch(() => undefined), [game]);
  const [query, setQuery] = useState('');
  const { name } = frame.games[game];
  useTitle(`${name}: ${text.rulesPage.exact}`);
  const blocks = useMemo(() => blocksOf(rules?.text ?? ''), [rules]);
  const ready = rules !== undefined;
  useEffect(() => {
    if (ready) document.querySelector('.rules-here')?.scrollIntoView({ block: 'start' });
  }, [ready, rule]);
  if (!ready) return <Pending />;
  const wanted = query.trim();
  const found = blocks.filter((block) => speaksOf(block, wanted));
  // The title stays.
  const shown = blocks.filter((block) => block.startsWith('# ') || found.includes(block));
  return (
    <div className="rules" data-game={game}>
      <header className="rules-head">
        <BackButton />
        {hasLeaflet(shelf, words) && (
          <Link href={`/rules/${game}`} className="button">
            <Icon name="rules" />
            {text.rulesPage.short}
          </Link>
        )}
        {shelf.cards !== undefined && (
          <Link href={`/cards/${game}`} className="button">
            <Icon name="cards" />
            {frame.home.cards}
          </Link>
        )}
        <label className="rules-search">
          <span className="hidden">{text.rulesPage.search}</span>
          <input
            type="search"
            value={query}
            placeholder={text.rulesPage.search}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <p role="status">{wanted === '' ? '' : text.rulesPage.found(found.length)}</p>
      </header>
      {locale !== 'en' && shelf.guest !== true && (
        <p className="fine-print">{frame.rulesPage.only}</p>
      )}
      <main>
        {/* The language of a guest's rules is unknown. */}
        <article lang={shelf.guest === true ? undefined : 'en'}>
          {shown.map((block, index) => (
            // The text never changes while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={`${wanted} ${index}`}>
              <Passage
                {...{ block, game, rule, text }}
                query={wanted}
                cards={rules.cards}
                Face={table?.Face}
              />
              {index === 0 && wanted === '' && <Contents {...{ game, blocks, text }} />}
            </Fragment>
          ))}
        </article>
      </main>
    </div>
  );
}

interface PassageProps extends BlockDrawing {
  readonly block: string;
  readonly game: string;
  readonly rule: string | undefined;
  readonly text: LearnWords;
}

/** A block, with a link to itself if it is a rule. */
function Passage({ block, game, rule, text, ...drawing }: PassageProps): ReactElement {
  const number = ruleOf(block);
  const here = rule !== undefined && beginsRule(block, rule);
  return (
    <div className={here ? 'rules-passage rules-here' : 'rules-passage'}>
      {number !== undefined && (
        <Link
          href={`/rules/${game}/exact/${number}`}
          className="rules-anchor"
          aria-label={text.rulesPage.link(number)}
        >
          §
        </Link>
      )}
      <Block text={block} {...drawing} />
    </div>
  );
}

interface ContentsProps {
  readonly game: string;
  readonly blocks: readonly string[];
  readonly text: LearnWords;
}

function Contents({ game, blocks, text }: ContentsProps): ReactElement {
  const headings = blocks.flatMap((block) => {
    const number = ruleOf(block);
    return block.startsWith('## ') && number !== undefined
      ? [{ number, title: block.slice(3) }]
      : [];
  });
  return (
    <nav className="rules-contents" aria-label={text.rulesPage.contents}>
      <ul>
        {headings.map(({ number, title }) => (
          <li key={title}>
            <Link href={`/rules/${game}/exact/${number}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
