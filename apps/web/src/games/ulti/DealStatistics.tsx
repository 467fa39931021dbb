/** The statistics of Ulti: contracts, parts, made and lost, kontra, and points per deal. */
import type { View } from '@pakli/ulti';
import { capital } from '@pakli/text';
import { Fragment, type ReactElement } from 'react';
import type { GameStatisticsProps } from '../../table/shelf-game.ts';
import { useNumbers } from '../../words/numbers.ts';
import { useWords } from '../../words/Words.tsx';
import '../../kit/figures.css';
import './DealStatistics.css';
import { partsOf } from './deal-statistics.ts';

export function DealStatistics({ ends }: GameStatisticsProps): ReactElement | null {
  const { history, games, tables, locale } = useWords();
  const numbers = useNumbers();
  const { zones, bid } = games.ulti;
  const { result } = tables.ulti;
  const parts = partsOf(ends.map(({ view, seat }) => ({ view: view as View, seat })));
  if (parts.length === 0) return null;
  return (
    <section className="ulti-statistics" aria-labelledby="contracts">
      <h2 id="contracts">{history.contracts}</h2>
      {/* Scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="kit-figures" tabIndex={0} role="group" aria-labelledby="contracts">
        <table>
          <thead>
            <tr>
              <th scope="col">{zones.contract}</th>
              <th scope="col">{history.deals}</th>
              <th scope="col">{result.made}</th>
              <th scope="col">{result.lost}</th>
              <th scope="col">{capital(bid.level(1), locale)}</th>
              <th scope="col">{history.mean}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, rows }) => (
              <Fragment key={part}>
                {rows.map(({ contract, deals, made, kontra, mean }) => (
                  <tr key={contract ?? ''}>
                    <th scope="row">
                      {contract === null ? <strong>{zones[part]}</strong> : bid.name(contract)}
                    </th>
                    <td>{deals}</td>
                    <td>{made}</td>
                    <td>{deals - made}</td>
                    <td>{kontra}</td>
                    <td>{numbers.plain(mean)}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
