/** The match by link as one of this browser's own games, once it is over. */
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/use-host.ts';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import type { Link } from '../table/link.ts';
import { Answer } from './Answer.tsx';

export interface ReviewProps {
  readonly link: Link;
  readonly name: string;
}

export function Review({ link, name }: ReviewProps): ReactElement {
  const [, go] = useLocation();
  const host = useHost();
  const { linked } = link;
  const look = (): void =>
    void host
      .keep()
      .then((refusal) => {
        if (refusal === undefined) go(`/replay/${linked.about.table}`);
        else tellRefusal(refusal);
      })
      .catch(tellFailure);
  return <Answer name={name} act={look} />;
}
