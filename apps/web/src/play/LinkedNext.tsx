/** After a deal by link: whether one is ready for the next, and who is not yet. */
import type { Seat } from '@pakli/core';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { personIn, type Link } from '../table/link.ts';
import type { Talk } from '../words/talk.ts';
import { tellIfRefused } from '../kit/notices.ts';
import { missing } from './Answer.tsx';

export interface LinkedNextProps {
  readonly link: Link;
  readonly talk: Talk;
}

export function LinkedNext({ link, talk }: LinkedNextProps): ReactElement {
  const { linked, words, client } = link;
  const { company, you } = linked;
  const sits = personIn(linked, you.seat) !== undefined;
  const question = company.questions.find(({ what }) => what === 'next');
  const agreed = question?.yes.some((seat) => seat === you.seat) === true;
  const nameAt = (seat: Seat): string => talk.company.names[seat] ?? '';
  const others = question?.yes.filter((seat) => seat !== you.seat) ?? [];
  return (
    <>
      {question !== undefined && (
        <p className="soft" role="status">
          {agreed
            ? words.waitingFor(missing(link, question).map(nameAt))
            : others.map((seat) => words.asks.next(nameAt(seat))).join(' ')}
        </p>
      )}
      <div className="play-result-next">
        {sits && (
          <Button
            look="main"
            data-focus
            disabled={agreed || !linked.can.includes('next')}
            onClick={() => tellIfRefused(client.act({ kind: 'ask', what: 'next' }))}
          >
            {talk.speech.deals.next}
          </Button>
        )}
      </div>
    </>
  );
}
