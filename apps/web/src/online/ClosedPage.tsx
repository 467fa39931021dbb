/** A table that cannot be seen: why, and a way on. */
import type { Farewell } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { closedBy } from '../host/closed-by.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import './ClosedPage.css';

export function ClosedPage({ why }: { readonly why: Farewell }): ReactElement {
  const { frame } = useWords();
  const { closed: text } = useOnlineWords();
  const reason = closedBy(why);
  const again = reason === 'old' || reason === 'full' || reason === 'broken';
  return (
    <main className="online-closed">
      <h1>{text[reason]}</h1>
      {again && (
        <button type="button" className="button button-main" onClick={() => location.reload()}>
          {text.again}
        </button>
      )}
      <Link href="/" className={again ? 'button' : 'button button-main'}>
        {frame.error.home}
      </Link>
    </main>
  );
}
