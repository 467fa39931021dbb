/** All deals of a match with their sums. */
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { Scene } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';

export interface ScoreSheetProps {
  readonly scene: Scene;
  readonly talk: Talk;
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

export function ScoreSheet({ scene, talk, totals, places }: ScoreSheetProps): ReactElement {
  const { result, table } = talk.text.frame;
  return (
    <table className="play-score-sheet">
      <thead>
        <tr>
          <th scope="col">{result.player}</th>
          {scene.sheet.map((_, deal) => (
            // Deals are told apart by their number alone.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={deal} scope="col" aria-label={talk.speech.deals.name(deal + 1, scene.deals)}>
              {deal + 1}
            </th>
          ))}
          <th scope="col">{result.total}</th>
        </tr>
      </thead>
      <tbody>
        {scene.names.map((name, seat) => (
          <tr key={name} data-first={places[seat] === 1 ? '' : undefined}>
            <th scope="row">{table.seat(personAt(talk.company, seat))}</th>
            {scene.sheet.map((deal, number) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={number}>{deal[seat]}</td>
            ))}
            <td>
              <strong>{totals[seat]}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
