/** One sentence where a page would be, and the way home. */
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/Words.tsx';
import './Notice.css';

export function Notice({ text }: { readonly text: string }): ReactElement {
  const { frame } = useWords();
  // The tab is not called what was there before.
  useEffect(() => void (document.title = frame.name), [frame.name]);
  return (
    <main className="kit-notice" aria-busy="false">
      <h1>{text}</h1>
      <Link href="/" className="button button-main">
        {frame.error.home}
      </Link>
    </main>
  );
}
