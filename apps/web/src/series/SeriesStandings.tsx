/** Who leads over all evenings of a series, and what each evening was worth to them. */
import type { ShownSeries } from '@pakli/protocol';
import { countSeries } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';

export function SeriesStandings({ series }: { readonly series: ShownSeries }): ReactElement {
  const { locale } = useWords();
  const { series: text, standings } = useEveningWords();
  const over = series.evenings.filter(({ phase }) => phase === 'over');
  const rows = countSeries({ ...series, evenings: over });
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <section className="kit-part kit-standings">
      <h2>{standings.title}</h2>
      {rows.length === 0 && <p className="evening-note">{text.wait}</p>}
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
      <p className="evening-note">
        {series.scoring === 'places' ? text.placesAbout : text.percentAbout} {text.people}
      </p>
    </section>
  );
}
