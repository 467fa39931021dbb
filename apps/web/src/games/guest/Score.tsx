/** Points as they stand, and all deals of a match. */
import type { BaseView, GameModule } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { ScoreSheet } from '../../table/ScoreSheet.tsx';
import { standingOf } from '../../table/standing.ts';
import './Score.css';

type Shown = (props: TableProps<BaseView>) => ReactElement;

export function scoreOf({ game, table }: GameModule): Shown {
  return function GuestScore({ scene, talk }: TableProps<BaseView>): ReactElement {
    const { seat: seatName } = talk.text.frame.table;
    const live = table?.points?.(scene.view);
    const sheet = live === undefined ? scene.sheet : [live];
    const { totals, order } = standingOf(sheet, scene.names.length, game.best);
    return (
      <div className="guest-score">
        <ol>
          {order.map((seat) => (
            <li key={seat} data-you={seat === scene.seat ? '' : undefined}>
              <span>{seatName(personAt(talk.company, seat))}</span>
              <b>{totals[seat] ?? 0}</b>
            </li>
          ))}
        </ol>
        {scene.sheet.length > 0 && scene.deals !== 1 && (
          <ScoreSheet scene={scene} talk={talk} best={game.best} sheet={scene.sheet} />
        )}
      </div>
    );
  };
}
