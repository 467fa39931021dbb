/** All deals of a match with their sums, who leads first. */
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { TableScene } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import './ScoreSheet.css';
import { standingOf } from './standing.ts';

export interface ScoreSheetProps {
  readonly scene: TableScene;
  readonly talk: Talk;
  readonly best: 'high' | 'low';
  /** By deal and seat: those that are over, or the one that is played as well. */
  readonly sheet: readonly (readonly number[])[];
}

/** With a minus and not a hyphen. */
function signed(points = 0): string {
  return String(points).replace('-', '−');
}

export function ScoreSheet({ scene, talk, best, sheet }: ScoreSheetProps): ReactElement {
  const { result, table } = talk.text.frame;
  const { totals, places, order } = standingOf(sheet, scene.names.length, best);
  return (
    <table className="table-sheet">
      <caption>{scene.over ? result.final : result.standing}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span className="hidden">{result.player}</span>
          </th>
          {sheet.map((_, deal) => (
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
        {order.map((seat) => (
          <tr key={seat} data-you={seat === scene.seat ? '' : undefined}>
            <td className="table-sheet-place" aria-label={result.place(places[seat] ?? 0)}>
              {places[seat]}
            </td>
            <th scope="row">{table.seat(personAt(talk.company, seat))}</th>
            {sheet.map((deal, number) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={number}>{signed(deal[seat])}</td>
            ))}
            <td>
              <strong>{signed(totals[seat])}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
