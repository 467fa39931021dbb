/** One sentence where a page would be, and the way home. */
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/Words.tsx';
import './Notice.css';

export interface NoticeProps {
  readonly text: string;
  /** Something is still on its way: no need to go anywhere. */
  readonly waiting?: boolean;
}

export function Notice({ text, waiting = false }: NoticeProps): ReactElement {
  const { frame } = useWords();
  // The tab is not called what was there before; what is still on its way gives itself a name.
  useEffect(() => {
    if (!waiting) document.title = frame.name;
  }, [waiting, frame.name]);
  return (
    <main className="kit-notice" aria-busy={waiting}>
      <h1>{text}</h1>
      {!waiting && (
        <Link href="/" className="button button-main">
          {frame.error.home}
        </Link>
      )}
    </main>
  );
}
