/** One sentence in place of a page, and the way home. */
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/Words.tsx';
import './Notice.css';

export function Notice({ text }: { readonly text: string }): ReactElement {
  const { frame } = useWords();
  // The tab does not keep the title of the page before.
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
