/** After a deal or a match by link: what one may wish now, and who has not said the same yet. */
import type { Refusal, Seat } from '@pakli/core';
import type { Matter } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Link as Anchor, useLocation } from 'wouter';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import { personIn, type Link } from '../table/link.ts';
import type { Talk } from '../words/talk.ts';
import { Answer, missing, told } from './Answer.tsx';

export interface LinkedNextProps {
  readonly link: Link;
  readonly talk: Talk;
  readonly what: Extract<Matter, 'next' | 'again'>;
  /** Of the button. */
  readonly name: string;
}

/** A computer has played to the end for whoever wishes another match: they take their seat back for it. */
function comesBack({ linked }: Link, what: LinkedNextProps['what']): boolean {
  return what === 'again' && personIn(linked, linked.you.seat)?.covered === true;
}

export async function wish(
  link: Link,
  what: LinkedNextProps['what'],
): Promise<Refusal | undefined> {
  const { acts } = link;
  const refusal = comesBack(link, what) ? await acts.command({ kind: 'back' }) : undefined;
  return refusal ?? acts.command({ kind: 'ask', what });
}

export function LinkedNext({ link, talk, what, name }: LinkedNextProps): ReactElement {
  const { linked, words } = link;
  const { company, you } = linked;
  const sits = personIn(linked, you.seat) !== undefined;
  const question = company.questions.find((one) => one.what === what);
  const agreed = question?.yes.some((seat) => seat === you.seat) === true;
  const nameAt = (seat: Seat): string => talk.company.names[seat] ?? '';
  const others = question?.yes.filter((seat) => seat !== you.seat) ?? [];
  const moved = what === 'again' ? company.again : null;
  return (
    <>
      {question !== undefined && (
        <p className="play-result-waiting" role="status">
          {agreed
            ? words.waitingFor(missing(link, question).map(nameAt))
            : others.map((seat) => words.asks[what](nameAt(seat))).join(' ')}
        </p>
      )}
      <div className="play-result-next">
        {what === 'again' && <Review link={link} name={talk.text.frame.result.review} />}
        {moved !== null ? (
          <Anchor href={`/t/${moved}`} className="button button-main">
            {words.goOn}
          </Anchor>
        ) : (
          sits && (
            <button
              type="button"
              className="button button-main"
              data-focus
              disabled={agreed || !(linked.can.includes(what) || comesBack(link, what))}
              onClick={() => told(wish(link, what))}
            >
              {name}
            </button>
          )
        )}
      </div>
    </>
  );
}

/** What may follow a match that was ended on the way. */
export function Ended({ link, talk }: Pick<LinkedNextProps, 'link' | 'talk'>): ReactElement {
  const { again } = talk.text.frame.result;
  return (
    <>
      <p>{link.words.ended}</p>
      <LinkedNext link={link} talk={talk} what="again" name={again} />
    </>
  );
}

/** The match as one of this browser's own games, once it is over. */
export function Review({
  link,
  name,
}: {
  readonly link: Link;
  readonly name: string;
}): ReactElement {
  const [, go] = useLocation();
  const { linked, acts } = link;
  const look = (): void =>
    void acts
      .keep()
      .then((refusal) => {
        if (refusal === undefined) go(`/replay/${linked.about.table}`);
        else tellRefusal(refusal);
      })
      .catch(tellFailure);
  return <Answer name={name} act={look} />;
}
