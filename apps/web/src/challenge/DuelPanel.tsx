/** Both results of the same cards side by side, and the first decision that differed. */
import { isRefusal } from '@pakli/core';
import { tellStep, explain } from '@pakli/text';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAsync } from '../hooks/use-async.ts';
import { refusalOf } from '../host/failure.ts';
import type { SeenStep } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { addressOf } from '../kit/addresses.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import type { Talk } from '../words/talk.ts';
import './DuelPanel.css';
import { helpOf } from './help-words.ts';
import { outcomeOf } from './outcome.ts';

export interface DuelPanelProps {
  /** One's own finished game. */
  readonly id: string;
  /** The challenge to compare with; left out: the one that this game answers. */
  readonly code?: string;
  readonly winOnly: boolean;
  readonly talk: Talk;
}

export function DuelPanel({ id, code, winOnly, talk }: DuelPanelProps): ReactElement {
  const words = useChallengeWords();
  const host = useHost();
  const duel = useAsync(() => host.compare(id, code).catch(refusalOf), [host, id, code]);
  if (duel === undefined) return <p aria-busy="true">{talk.text.frame.error.loading}</p>;
  if (isRefusal(duel)) return <p role="alert">{explain(talk.text, duel).text}</p>;
  const { duel: text } = words;
  const { seat, parted, link } = duel;
  const friend = duel.name === '' ? text.friend : duel.name;
  const tell = (step: SeenStep, company: Talk['company']): string => {
    const told = tellStep(talk.speech, step, company);
    return told.map((line) => line.text).join(' ');
  };
  const { names } = talk.company;
  const theirNames = names.map((other, at) => (at === seat ? friend : other));
  return (
    <section className="challenge-duel stack-10" aria-label={text.title}>
      <h3>{text.title}</h3>
      <dl className="facts">
        {[
          { name: text.you, side: duel.own },
          { name: friend, side: duel.theirs },
        ].map(({ name, side }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {outcomeOf(side, seat, winOnly, words)}
              <small>{helpOf(side, talk.text)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {parted === undefined ? (
        <p>{text.same}</p>
      ) : (
        <>
          <h3>{text.parted}</h3>
          <ul>
            <li>{tell(parted.own, { names, seat })}</li>
            <li>{tell(parted.theirs, { names: theirNames, seat: null })}</li>
          </ul>
          <div className="acts">
            <Link href={addressOf({ saved: id }, parted.step + 1, seat)} className="button">
              {text.look}
            </Link>
            <Link href={addressOf({ record: link }, parted.step + 1, seat)} className="button">
              {text.theirs(friend)}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
