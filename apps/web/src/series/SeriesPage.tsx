/** A series of evenings at an address that stays: where to play today, who leads, what was played. */
import { isRefusal } from '@pakli/core';
import type { ShownSeries } from '@pakli/protocol';
import { explain } from '@pakli/text';
import { useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { directorKey } from '../evening/director-key.ts';
import { isSeries, playersPath, seriesPath } from '../evening/evening-address.ts';

import { seriesOf } from '../host/server.ts';
import { useAsync } from '../hooks/use-async.ts';
import { BackButton } from '../kit/BackButton.tsx';
import { CopyBox } from '../kit/CopyBox.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useTitle } from '../kit/use-title.ts';
import { useAddress } from '../online/use-address.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { SeriesDirector } from './SeriesDirector.tsx';
import { SeriesEvenings } from './SeriesEvenings.tsx';
import { SeriesStandings } from './SeriesStandings.tsx';
import '../kit/Boards.css';
import '../kit/Page.css';
import '../kit/Part.css';
import '../evening/EveningPage.css';
import './SeriesPage.css';

export function SeriesPage({
  id,
  secret,
}: {
  readonly id: string;
  /** The director's. */
  readonly secret?: string | undefined;
}): ReactElement {
  const { series: text } = useEveningWords();
  const key = useMemo(() => directorKey(id, secret), [id, secret]);
  return isSeries(id) ? <Arriving id={id} secret={key} /> : <Notice text={text.gone} />;
}

function Arriving({
  id,
  secret,
}: {
  readonly id: string;
  readonly secret: string | undefined;
}): ReactElement {
  const words = useWords();
  const [changes, setChanges] = useState(0);
  const found = useAsync(() => seriesOf(id), [id, changes], true);
  if (found === undefined) return <Notice text={words.frame.error.loading} waiting />;
  if (isRefusal(found)) return <Notice text={explain(words, found).text} />;
  return <Shown series={found} secret={secret} changed={() => setChanges((n) => n + 1)} />;
}

interface ShownProps {
  readonly series: ShownSeries;
  readonly secret: string | undefined;
  readonly changed: () => void;
}

function Shown({ series, secret, changed }: ShownProps): ReactElement {
  const { frame } = useWords();
  const { series: text, results, links } = useEveningWords();
  const { invite } = useOnlineWords();
  const { address } = useAddress(seriesPath(series.series));
  const own = useAddress(`${seriesPath(series.series)}/${secret ?? ''}`);
  useTitle(`${series.name} · ${frame.name}`);
  const api = `./api/series/${series.series}`;
  return (
    <main className="evening kit-page felt">
      <header className="kit-page-head">
        <BackButton to="/" />
        <h1>{series.name}</h1>
        <p>{text.title}</p>
        {series.evenings.map(
          ({ evening, name, phase }) =>
            phase !== 'over' && (
              <Link
                key={evening}
                href={playersPath(evening)}
                className="button button-main series-now"
              >
                {text.go(name)}
              </Link>
            ),
        )}
      </header>
      <div className="evening-parts">
        {secret !== undefined && (
          <SeriesDirector series={series} secret={secret} changed={changed} />
        )}
        <SeriesStandings series={series} />
        {series.evenings.length > 0 && <SeriesEvenings series={series} />}
        <section className="kit-part evening-results">
          <a className="button" href={api} download={`${series.series}.json`}>
            {text.file}
          </a>
          <a className="button" href={`${api}/standings.csv`} download>
            {text.csv}
          </a>
          <Button onClick={() => window.print()}>{results.print}</Button>
          <CopyBox name={text.address} value={address} words={invite} rows={2} />
          {secret !== undefined && (
            <>
              <CopyBox name={links.director} value={own.address} words={invite} rows={2} />
              <p className="evening-note">{text.directorAbout}</p>
            </>
          )}
        </section>
      </div>
    </main>
  );
}
