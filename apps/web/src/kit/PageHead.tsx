/** The head of a page of papers: the way back, the title, and what comes first. */
import type { ReactElement, ReactNode } from 'react';
import { BackButton, type BackButtonProps } from './BackButton.tsx';
import './Page.css';
import './Part.css';

export interface PageHeadProps extends BackButtonProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function PageHead({ to = '/', title, children }: PageHeadProps): ReactElement {
  return (
    <header className="kit-page-head">
      <BackButton to={to} />
      <h1>{title}</h1>
      {children}
    </header>
  );
}
