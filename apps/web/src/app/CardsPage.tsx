/** The card browser of a game that has one. */
import type { ReactElement } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useAsync } from '../hooks/use-async.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';

export function CardsPage({ game }: { readonly game: ShelfGame }): ReactElement {
  const { frame } = useWords();
  const { cards } = game;
  const Page = useAsync(async () => ({ Cards: await cards?.() }), [game]);
  if (cards === undefined) return <Notice text={frame.error.noPage} />;
  if (Page?.Cards === undefined) return <Pending />;
  const { Cards } = Page;
  return <Cards />;
}
