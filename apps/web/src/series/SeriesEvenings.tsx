/** The evenings of a series, in their order: when, what, who won. */
import type { ShownSeries, ShownSeriesEvening } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { playersPath } from '../evening/evening-address.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';

export function SeriesEvenings({ series }: { readonly series: ShownSeries }): ReactElement {
  const { frame, locale } = useWords();
  const { series: text } = useEveningWords();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const gameOf = (id: string): string => {
    const game = findOnShelf(id);
    return game === undefined ? id : frame.games[game.id].name;
  };
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
              {gameOf(one.game)} · {date.format(one.at)}
              {one.phase !== 'over' && ` · ${text.open}`}
              {one.results.length > 0 && ` · ${text.winner(winnerOf(one))}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
