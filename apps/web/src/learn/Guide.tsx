/** Beside the table of a lesson, or under it on a phone: the question, the outcome, and the next steps. */
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { GlossedText } from '../kit/Term.tsx';
import { useGuideVoice, type Idea, type SpokenGuide } from './use-guide-voice.ts';
import './Guide.css';

export interface GuideProps extends SpokenGuide {
  readonly game: string;
  readonly about: string;
  /** The way back, if there is one, and its name. */
  readonly back: string | undefined;
  readonly backName: string;
  /** At the end of the head. */
  readonly tool?: ReactNode;
  /** Another action beside it. */
  readonly contrast?: Idea | undefined;
  /** Known facts about the hidden cards. */
  readonly unseen?: ReactNode;
  /** What has happened since, in sentences. */
  readonly told?: readonly string[];
  /** How many were written before one's last move: a line is stepped through, and the table needs the room. */
  readonly before?: number | undefined;
  /** More of it is coming. */
  readonly more?: boolean;
  /** What these sentences are. */
  readonly toldName?: string | undefined;
  /** The points, where they matter and there is room for them. */
  readonly score?: ReactNode;
  /** Other things to look at, and how one is doing. */
  readonly list?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export function Guide(props: GuideProps): ReactElement {
  const { game, title, about, back, backName, question, said, idea, told = [], toldName } = props;
  const { reasons = [], contrast, more = false, unseen = false, score, children } = props;
  const { list = false, footer = false, before, tool } = props;
  const guide = useRef<HTMLElement>(null);
  useGuideVoice(guide, props);
  return (
    <aside
      ref={guide}
      className="learn-guide"
      data-answered={said === undefined ? undefined : ''}
      data-stepping={before === undefined ? undefined : ''}
      aria-label={title}
    >
      <header className="learn-guide-head">
        {back !== undefined && (
          <Link href={back} className="learn-guide-back" aria-label={backName}>
            <Icon name="back" />
          </Link>
        )}
        <h2>{title}</h2>
        <p>{about}</p>
        {tool !== undefined && <div className="learn-guide-tool">{tool}</div>}
      </header>
      <div className="learn-guide-body">
        <p className="learn-guide-question" hidden={said !== undefined && said.tone !== 'plain'}>
          <GlossedText text={question} game={game} />
        </p>
        <p className="learn-guide-said" data-tone={said?.tone}>
          {said?.text}
        </p>
        {idea !== undefined && (
          <p className="learn-guide-idea">
            <strong>{idea.name}</strong> <GlossedText text={idea.why} game={game} />
          </p>
        )}
        {reasons.length > 0 && (
          <p className="learn-guide-reasons">
            <GlossedText text={reasons.join(' ')} game={game} />
          </p>
        )}
        {contrast !== undefined && (
          <p className="learn-guide-contrast">
            <strong>{contrast.name}</strong> {contrast.why}
          </p>
        )}
        {(told.length > 0 || more) && toldName !== undefined && (
          <p className="learn-guide-follows">
            {toldName} {more && <span className="learn-guide-more" aria-hidden="true" />}
          </p>
        )}
        {told.length > 0 && (
          <ol className="learn-guide-told">
            {told.map((sentence, n) => (
              // The same move may be made twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={n} data-before={n < (before ?? 0) ? '' : undefined}>
                {sentence}
              </li>
            ))}
          </ol>
        )}
        {list}
        {footer}
        {unseen !== false && <div className="learn-guide-unseen">{unseen}</div>}
        <div className="learn-guide-buttons">{children}</div>
      </div>
      {score !== undefined && (
        <div className="learn-guide-score" data-guide>
          {score}
        </div>
      )}
    </aside>
  );
}
