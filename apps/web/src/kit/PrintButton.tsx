/** Prints what the page shows, as the style sheets lay it out for paper. */
import type { ReactElement } from 'react';
import { Button } from './Button.tsx';
import { useWords } from '../words/Words.tsx';

export function PrintButton(): ReactElement {
  const { frame } = useWords();
  return <Button onClick={() => window.print()}>{frame.print}</Button>;
}
