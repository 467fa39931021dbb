/** After a match by link: whether the same people play another. */
import type { ReactElement } from 'react';
import { Link as Anchor, useLocation } from 'wouter';
import { endedText, isBoardOfDay, roundPath, type Link } from '../table/link.ts';
import type { Talk } from '../words/talk.ts';
import { Answer } from './Answer.tsx';
import { useRematch } from './use-rematch.ts';
import { useHost } from '../host/use-host.ts';
import { tellIfRefused } from '../kit/notices.ts';

export interface RematchProps {
  readonly link: Link;
  readonly talk: Talk;
}

export function Rematch({ link, talk }: RematchProps): ReactElement {
  const { result } = talk.text.frame;
  const { text, answers } = useRematch(link, talk.company.names, result.again);
  const path = roundPath(link.linked);
  return (
    <div className="play-result-next">
      {path !== undefined && (
        <Anchor href={path} className="button button-main" data-focus="">
          {isBoardOfDay(link.linked) ? link.words.sameCards : link.words.evening}
        </Anchor>
      )}
      {text !== '' && <p role="status">{text}</p>}
      <Review link={link} name={result.review} />
      <Answers link={link} answers={answers} />
    </div>
  );
}

/** Beside the cards, once somebody asks, for anyone looking at them instead of the result. */
export function RematchRow({ link, talk }: RematchProps): ReactElement | null {
  const { text, answers } = useRematch(link, talk.company.names, talk.text.frame.result.again);
  if (text === '') return null;
  return (
    <>
      <p role="status">{text}</p>
      <Answers link={link} answers={answers} />
    </>
  );
}

function Answers({
  link,
  answers,
}: Pick<RematchProps, 'link'> & Pick<ReturnType<typeof useRematch>, 'answers'>): ReactElement {
  const { again } = link.linked.company;
  return (
    <>
      {again !== null && (
        <Anchor href={`/t/${again}`} className="button button-main">
          {link.words.goOn}
        </Anchor>
      )}
      {answers.map(({ name, main, act }) => (
        <Answer key={name} name={name} main={main} act={act} />
      ))}
    </>
  );
}

/** The next steps after a match that was broken off. */
export function Ended(props: RematchProps): ReactElement {
  return (
    <>
      <p>{endedText(props.link)}</p>
      <Rematch {...props} />
    </>
  );
}

/** The match by link as one of this browser's own games, once it is over. */
interface ReviewProps {
  readonly link: Link;
  readonly name: string;
}

function Review({ link, name }: ReviewProps): ReactElement {
  const [, go] = useLocation();
  const host = useHost();
  const { linked } = link;
  const look = (): void =>
    tellIfRefused(
      host.keep().then((refusal) => {
        if (refusal === undefined) go(`/replay/${linked.about.table}`);
        return refusal;
      }),
    );
  return <Answer name={name} act={look} />;
}
