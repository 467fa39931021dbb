/** Beside the table of a lesson, or under it on a phone: what is asked, what came of it, and what may follow. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { Glossed } from '../kit/Term.tsx';
import './Guide.css';

export interface GuideProps {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  /** The way back, and its name. */
  readonly back: string;
  readonly backName: string;
  readonly question: string;
  readonly said: { readonly tone: 'good' | 'bad' | 'plain'; readonly text: string } | undefined;
  /** How the points stand, where there is room for it. */
  readonly score: ReactNode;
  readonly children: ReactNode;
}

export function Guide(props: GuideProps): ReactElement {
  const { game, title, about, back, backName, question, said, score, children } = props;
  return (
    <aside className="learn-guide" aria-label={title}>
      <header className="learn-guide-head">
        <Link href={back} className="learn-guide-back" aria-label={backName}>
          <Icon name="back" />
        </Link>
        <h2>{title}</h2>
        <p>{about}</p>
      </header>
      <div className="learn-guide-body">
        <p className="learn-guide-question" hidden={said !== undefined && said.tone !== 'plain'}>
          <Glossed text={question} game={game} />
        </p>
        <p className="learn-guide-said" role="status" data-tone={said?.tone}>
          {said?.text}
        </p>
        <div className="learn-guide-buttons">{children}</div>
      </div>
      <div className="learn-guide-score">{score}</div>
    </aside>
  );
}
