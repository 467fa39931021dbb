/** Back to where somebody came from; home where they came from nowhere. */
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../words/Words.tsx';
import { Icon } from './Icon.tsx';

export function BackButton(): ReactElement {
  const { frame } = useWords();
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="button"
      onClick={() => (history.length > 1 ? history.back() : go('/'))}
    >
      <Icon name="back" />
      {frame.rulesPage.back}
    </button>
  );
}
