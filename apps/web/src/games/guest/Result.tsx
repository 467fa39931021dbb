/** How a deal ended: who has how many points, and what was said of it last. */
import type { BaseView } from '@pakli/core';
import { personAt, tellStep } from '@pakli/text';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { standingOf } from '../../table/standing.ts';
import { useTable } from '../../table/table-context.ts';
import './Score.css';

type Shown = (props: TableProps<BaseView>) => ReactElement;

export function resultOf(best: 'high' | 'low'): Shown {
  return function GuestResult({ scene, talk }: TableProps<BaseView>): ReactElement {
    const { past } = useTable();
    const { result, table } = talk.text.frame;
    const last = past.at(-1);
    const { totals, places, order } = standingOf(
      [scene.sheet[scene.deal] ?? []],
      scene.names.length,
      best,
    );
    const told = last === undefined ? [] : tellStep(talk.speech, last, talk.company);
    return (
      <div className="guest-score">
        <ol>
          {order.map((seat) => (
            <li key={seat}>
              <span aria-label={result.place(places[seat] ?? 0)}>{places[seat]}</span>
              <span>{table.seat(personAt(talk.company, seat))}</span>
              <b>{totals[seat] ?? 0}</b>
            </li>
          ))}
        </ol>
        {told.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    );
  };
}
