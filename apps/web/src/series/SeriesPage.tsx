/** A series of evenings at a permanent address: where to play today, who leads, what was played. */
import type { ShownSeries, ShownSeriesEvening } from '@pakli/protocol';
import { useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { PrintButton } from '../kit/PrintButton.tsx';
import { directorKey } from '../evening/director-key.ts';
import { isSeries, playersPath, seriesPath } from '../evening/evening-address.ts';
import { seriesOf } from '../host/server.ts';
import { useAsync } from '../hooks/use-async.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { CopyBox } from '../kit/CopyBox.tsx';
import { Notice } from '../kit/Notice.tsx';
import { isPending, Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { useAddress } from '../online/use-address.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { SeriesDirector } from './SeriesDirector.tsx';
import { useGameName } from '../shelf/use-game-name.ts';
import { datesIn } from '../words/dates.ts';
import { countSeries } from '@pakli/tournament';
import '../kit/Boards.css';
import '../evening/EveningPage.css';
import './SeriesPage.css';

interface SeriesPageProps {
  readonly id: string;
  /** The director's key. */
  readonly secret?: string | undefined;
}

export function SeriesPage({ id, secret }: SeriesPageProps): ReactElement {
  const { series: text } = useEveningWords();
  const key = useMemo(() => directorKey(id, secret), [id, secret]);
  return isSeries(id) ? <Arriving id={id} secret={key} /> : <Notice text={text.gone} />;
}

function Arriving({ id, secret }: SeriesPageProps): ReactElement {
  const [changes, setChanges] = useState(0);
  const found = useAsync(() => seriesOf(id), [id, changes], true);
  if (isPending(found)) return <Pending refusal={found} />;
  return <Shown series={found} secret={secret} changed={() => setChanges((n) => n + 1)} />;
}

interface ShownProps {
  readonly series: ShownSeries;
  readonly secret: string | undefined;
  readonly changed: () => void;
}

function Shown({ series, secret, changed }: ShownProps): ReactElement {
  const { series: text, links } = useEveningWords();
  const { invite } = useOnlineWords();
  const { address } = useAddress(seriesPath(series.series));
  const own = useAddress(`${seriesPath(series.series)}/${secret ?? ''}`);
  useTitle(series.name);
  const api = `./api/series/${series.series}`;
  return (
    <main className="evening kit-page felt">
      <PageHead title={series.name}>
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
      </PageHead>
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
          <PrintButton />
          <CopyBox name={text.address} value={address} words={invite} rows={2} />
          {secret !== undefined && (
            <>
              <CopyBox name={links.director} value={own.address} words={invite} rows={2} />
              <p className="soft">{text.directorAbout}</p>
            </>
          )}
        </section>
      </div>
    </main>
  );
}

/** The evenings of a series, in their order: when, what, who won. */
function SeriesEvenings({ series }: { readonly series: ShownSeries }): ReactElement {
  const { locale } = useWords();
  const { series: text } = useEveningWords();
  const date = datesIn(locale, { dateStyle: 'medium' });
  const gameName = useGameName();
  const list = new Intl.ListFormat(locale);
  const winnerOf = ({ results }: ShownSeriesEvening): string =>
    list.format(
      results
        .filter(({ place }) => place === 1)
        .map(({ person }) => series.people[person]?.name ?? ''),
    );
  return (
    <section className="kit-part">
      <h2>{text.evenings}</h2>
      <ol className="series-evenings">
        {series.evenings.map((one) => (
          <li key={one.evening}>
            <Link href={playersPath(one.evening)}>{one.name}</Link>
            <small>
              {gameName(one.game)} · {date.format(one.at)}
              {one.phase !== 'over' && ` · ${text.open}`}
              {one.results.length > 0 && ` · ${text.winner(winnerOf(one))}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The overall standings of a series, and what each evening was worth to everybody. */
function SeriesStandings({ series }: { readonly series: ShownSeries }): ReactElement {
  const { locale } = useWords();
  const { series: text, standings } = useEveningWords();
  const over = series.evenings.filter(({ phase }) => phase === 'over');
  const rows = countSeries({ ...series, evenings: over });
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <section className="kit-part kit-standings">
      <h2>{standings.title}</h2>
      {rows.length === 0 && <p className="soft">{text.wait}</p>}
      {rows.length > 0 && (
        <div className="series-wide">
          <table>
            <thead>
              <tr>
                <th scope="col">{standings.place}</th>
                <th scope="col">{standings.name}</th>
                <th scope="col" data-figure="">
                  {text.total}
                </th>
                {over.map(({ evening, name }, n) => (
                  <th key={evening} scope="col" data-figure="" title={name} aria-label={name}>
                    {n + 1}.
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ person, place, total, worth }) => (
                <tr key={person}>
                  <td>{place}</td>
                  <th scope="row">{series.people[person]?.name}</th>
                  <td data-figure="">
                    <strong>{format.format(total)}</strong>
                  </td>
                  {worth.map((one, n) => (
                    <td key={over[n]?.evening} data-figure="">
                      {one === null ? '–' : format.format(one)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="soft">
        {series.scoring === 'places' ? text.placesAbout : text.percentAbout} {text.people}
      </p>
    </section>
  );
}
