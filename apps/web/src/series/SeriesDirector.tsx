/** A series director's actions: opens the next evening, adds one already played, removes one. */
import { refuse } from '@pakli/core';
import type { ShownSeries } from '@pakli/protocol';
import { useId, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Sure } from '../evening/Sure.tsx';
import { changeSeries } from '../host/server.ts';
import { useAct } from '../kit/use-act.ts';
import { Problem } from '../kit/Problem.tsx';
import { useEveningWords } from '../words/evening-words.ts';

export interface SeriesDirectorProps {
  readonly series: ShownSeries;
  readonly secret: string;
  readonly changed: () => void;
}

/** The id in the link of an evening, or in a director's link. */
function eveningIn(link: string): string | undefined {
  return /(?:^|\/)([0-9a-z]{12})(?:\/|$)/.exec(link.trim())?.[1];
}

export function SeriesDirector({ series, secret, changed }: SeriesDirectorProps): ReactElement {
  const { series: text } = useEveningWords();
  const { act, problem } = useAct();
  const id = useId();
  const [link, setLink] = useState('');
  const directed = { series: series.series, key: secret };
  const change = (wanted: { readonly add: string } | { readonly remove: string }): void =>
    act(async () => {
      const refusal = await changeSeries(directed, wanted);
      if (refusal === undefined) {
        setLink('');
        changed();
      }
      return refusal;
    });
  const game = series.evenings.at(-1)?.game ?? 'ulti';
  return (
    <section className="kit-part evening-director">
      <h2>{text.direct}</h2>
      <Link href={`/evening/new/${game}/${series.series}`} className="button button-main">
        {text.next}
      </Link>
      <Problem text={problem} />
      <details className="series-more">
        <summary>{text.add}</summary>
        <Form
          className="evening-adjust stack-12"
          submit={() => {
            const add = eveningIn(link);
            if (add === undefined) act(async () => refuse('no-such-evening', 'table'));
            else change({ add });
          }}
        >
          <label htmlFor={id}>{text.link}</label>
          <input
            id={id}
            type="text"
            required
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
          <Button type="submit">{text.add}</Button>
        </Form>
        <div className="evening-acts">
          {series.evenings.map(({ evening, name }) => (
            <Sure
              key={evening}
              name={text.remove(name)}
              about={text.removeSure}
              act={() => change({ remove: evening })}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
