/** How a deal ended: everybody's points, and the last thing said about it. */
import type { BaseView, GameModule, Seat } from '@pakli/core';
import { tellStep } from '@pakli/text';
import { guestFact } from '@pakli/text/guests';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { sideName, signed } from '../../table/ScoreSheet.tsx';
import { standingOf } from '../../table/standing.ts';
import { useTable } from '../../table/table-context.ts';
import './Score.css';

type Shown = (props: TableProps<BaseView>) => ReactElement;

export function resultOf({ game, table }: GameModule): Shown {
  return function GuestResult({ scene, talk }: TableProps<BaseView>): ReactElement {
    const { past } = useTable();
    const { result } = talk.text.frame;
    const last = past.at(-1);
    const { totals, places, sides } = standingOf(
      [scene.sheet[scene.deal] ?? []],
      scene.names.length,
      game,
    );
    const facts = table?.facts?.(scene.view) ?? [];
    // The partners, in games where they change from deal to deal.
    const saidOf = (side: readonly Seat[]): string =>
      facts
        .filter(({ seat }) => seat !== undefined && side.includes(seat))
        .map((fact) => guestFact(talk.text, game.id, fact))
        .join(', ');
    const told = last === undefined ? [] : tellStep(talk.speech, last, talk.company);
    return (
      <div className="guest-score stack-10">
        <ol className="stack-4">
          {sides.map(([seat = 0, ...partners]) => (
            <li key={seat}>
              <span aria-label={result.place(places[seat] ?? 0)}>{places[seat]}</span>
              <span>
                {sideName([seat, ...partners], talk)} <small>{saidOf([seat, ...partners])}</small>
              </span>
              <b>{signed(totals[seat])}</b>
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
