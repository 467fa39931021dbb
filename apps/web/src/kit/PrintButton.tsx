/** Prints what the page shows, as the style sheets lay it out for paper. */
import type { ReactElement } from 'react';
import { useWords } from '../words/Words.tsx';

export function PrintButton(): ReactElement {
  const { frame } = useWords();
  return (
    <button type="button" className="button" onClick={() => window.print()}>
      {frame.print}
    </button>
  );
}
