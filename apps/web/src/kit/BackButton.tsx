/** The back button of every page: same sign, same word, first on the page. */
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../words/Words.tsx';
import './BackButton.css';
import { Icon } from './Icon.tsx';

export interface BackButtonProps {
  /** The parent page. Without one, the page somebody came from, or home if there is none. */
  readonly to?: string;
}

export function BackButton({ to }: BackButtonProps): ReactElement {
  const { frame } = useWords();
  const [, go] = useLocation();
  const content = (
    <>
      <Icon name="back" />
      {frame.rulesPage.back}
    </>
  );
  if (to !== undefined) {
    return (
      <Link href={to} className="button kit-back">
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="button kit-back"
      onClick={() => (history.length > 1 ? history.back() : go('/'))}
    >
      {content}
    </button>
  );
}
