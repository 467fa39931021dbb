/** The rules of a game as they stand in its RULES.md, opened at a rule. */
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Notice } from '../app/Notice.tsx';
import { useTitle } from '../app/use-title.ts';
import { useWords } from '../words/Words.tsx';
import { blocksOf, holds } from './blocks.ts';
import { Block } from './Block.tsx';
import './RulesPage.css';

const TEXTS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'buddy-bluff': () => import('@pakli/buddy-bluff/RULES.md?raw'),
  mulle: () => import('@pakli/mulle/RULES.md?raw'),
  ulti: () => import('@pakli/ulti/RULES.md?raw'),
};

export interface RulesPageProps {
  readonly game: string;
  readonly rule: string | undefined;
}

export function RulesPage({ game, rule }: RulesPageProps): ReactElement {
  const { frame, locale } = useWords();
  const [, go] = useLocation();
  const name = frame.games[game as keyof typeof frame.games]?.name ?? game;
  useTitle(`${frame.rulesPage.title(name)} · ${frame.name}`);
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState<unknown>();
  const load = Object.hasOwn(TEXTS, game) ? TEXTS[game] : undefined;
  useEffect(() => {
    load?.().then((found) => setText(found.default), setFailed);
  }, [load]);
  useEffect(() => {
    document.querySelector('.rules-here')?.scrollIntoView({ block: 'center' });
  }, [text, rule]);
  if (failed !== undefined) throw failed;
  if (load === undefined) return <Notice text={frame.error.noPage} />;
  if (text === undefined) return <Notice text={frame.error.loading} waiting />;
  const blocks = blocksOf(text);
  const here = rule === undefined ? -1 : blocks.findIndex((block) => holds(block, rule));
  return (
    <main className="rules">
      <p className="rules-back">
        <button
          type="button"
          className="button"
          onClick={() => (history.length > 1 ? history.back() : go('/'))}
        >
          {frame.rulesPage.back}
        </button>
        {locale !== 'en' && frame.rulesPage.only}
      </p>
      <article lang="en">
        {blocks.map((block, index) => (
          // The text never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={index === here ? 'rules-here' : undefined}>
            <Block text={block} />
          </div>
        ))}
      </article>
    </main>
  );
}
