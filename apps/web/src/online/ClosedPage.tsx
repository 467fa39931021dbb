/** A table that may not be seen: why, and a way on. */
import type { Farewell } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { closedBy } from '../host/closed-by.ts';
import { useLinkedWords } from '../words/linked-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import './ClosedPage.css';
import { eveningOf } from './evening-of.ts';

export interface ClosedPageProps {
  readonly why: Farewell;
  /** The table, where there is one. */
  readonly table?: string;
}

export function ClosedPage({ why, table = '' }: ClosedPageProps): ReactElement {
  const { frame } = useWords();
  const { closed } = useOnlineWords();
  const { evening: back, gone, reload } = useLinkedWords();
  const evening = why === 'full' ? eveningOf(table) : undefined;
  if (evening !== undefined) {
    return (
      <main className="online-closed">
        <h1>{closed.notYours}</h1>
        <Link href={`/evening/${evening}`} className="button button-main">
          {back}
        </Link>
      </main>
    );
  }
  const reason = closedBy(why);
  const again = reason === 'old' || reason === 'full' || reason === 'broken';
  return (
    <main className="online-closed">
      <h1>{{ ...gone, ...closed }[reason]}</h1>
      {again && (
        <Button look="main" onClick={() => location.reload()}>
          {reload}
        </Button>
      )}
      <Link href="/" className={again ? 'button' : 'button button-main'}>
        {frame.error.home}
      </Link>
    </main>
  );
}
