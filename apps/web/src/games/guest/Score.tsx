/** The current points, and all deals of the match. */
import type { BaseView, GameModule } from '@pakli/core';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { ScoreSheet, sideName, signed } from '../../table/ScoreSheet.tsx';
import { standingOf } from '../../table/standing.ts';
import './Score.css';

type Shown = (props: TableProps<BaseView>) => ReactElement;

export function scoreOf({ game, table }: GameModule): Shown {
  return function GuestScore({ scene, talk }: TableProps<BaseView>): ReactElement {
    const live = table?.points?.(scene.view);
    const sheet = live === undefined ? scene.sheet : [live];
    const { totals, sides } = standingOf(sheet, scene.names.length, game);
    return (
      <div className="guest-score stack-10">
        <ol className="stack-4">
          {sides.map(([seat = 0, ...partners]) => (
            <li key={seat} data-you={[seat, ...partners].includes(scene.seat) ? '' : undefined}>
              <span>{sideName([seat, ...partners], talk)}</span>
              <b>{signed(totals[seat])}</b>
            </li>
          ))}
        </ol>
        {scene.sheet.length > 0 && scene.deals !== 1 && (
          <ScoreSheet scene={scene} talk={talk} scoring={game} sheet={scene.sheet} />
        )}
      </div>
    );
  };
}
