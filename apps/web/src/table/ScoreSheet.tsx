/** All deals of a match with their totals, the leader first. */
import type { Seat } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { TableScene } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import './ScoreSheet.css';
import { standingOf, type Scoring } from './standing.ts';

export interface ScoreSheetProps {
  readonly scene: TableScene;
  readonly talk: Talk;
  readonly scoring: Scoring;
  /** By deal and seat: finished deals only, or the current one as well. */
  readonly sheet: readonly (readonly number[])[];
}

/** Partners who count as one, by their names. */
export function sideName(seats: readonly Seat[], { text, company }: Talk): string {
  return seats.map((seat) => text.frame.table.seat(personAt(company, seat))).join(' + ');
}

/** With a minus sign instead of a hyphen. */
export function signed(points = 0): string {
  return String(points).replace('-', '−');
}

export function ScoreSheet({ scene, talk, scoring, sheet }: ScoreSheetProps): ReactElement {
  const { result } = talk.text.frame;
  const { totals, places, sides } = standingOf(sheet, scene.names.length, scoring);
  return (
    <table className="table-sheet">
      <caption>{scene.over ? result.final : result.standing}</caption>
      <thead className="fine-print">
        <tr>
          <td />
          <th scope="col">
            <span className="hidden">{result.player}</span>
          </th>
          {sheet.map((_, deal) => (
            // Deals differ only by number.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={deal} scope="col" aria-label={talk.speech.deals.name(deal + 1, scene.deals)}>
              {deal + 1}
            </th>
          ))}
          <th scope="col">{result.total}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map(([seat = 0, ...partners]) => (
          <tr key={seat} data-you={[seat, ...partners].includes(scene.seat) ? '' : undefined}>
            <td className="table-sheet-place" aria-label={result.place(places[seat] ?? 0)}>
              {places[seat]}
            </td>
            <th scope="row">{sideName([seat, ...partners], talk)}</th>
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
