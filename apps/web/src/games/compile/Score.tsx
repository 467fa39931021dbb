/** The state of the game: who has compiled what, and the line totals. */
import type { View } from '@pakli/compile';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { tint } from './Panel.tsx';
import { LINES } from './places.ts';
import './Score.css';
import { Sign } from './Sign.tsx';

export function Score({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const { score } = talk.text.tables.compile;
  const { zones } = talk.text.games.compile;
  const { seat: seatName } = talk.text.frame.table;
  if (view.phase === 'setup') return <p className="compile-score-goal">{score.goal}</p>;
  return (
    <div className="compile-score">
      <p className="compile-score-goal">
        {zones.turn(view.number)} · {score.goal}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {LINES.map((line) => (
              <th key={line} scope="col">
                {zones.line(line)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[across(scene, 1), scene.seat].map((seat) => (
            <tr key={seat}>
              <th scope="row">
                {seatName(personAt(talk.company, seat))}
                {view.control === seat && <small>{zones.control}</small>}
              </th>
              {LINES.map((line) => {
                const plate = view.players[seat === 0 ? 0 : 1].protocols[line];
                const total = view.totals[seat]?.[line] ?? 0;
                return (
                  <td
                    key={line}
                    data-lead={total > (view.totals[1 - seat]?.[line] ?? 0) ? '' : undefined}
                  >
                    <span
                      className="compile-score-plate"
                      style={tint(plate?.protocol ?? '')}
                      data-compiled={plate?.compiled === true ? '' : undefined}
                      role="img"
                      aria-label={`${plate?.protocol}${plate?.compiled === true ? `, ${score.compiled}` : ''}`}
                    >
                      <Sign protocol={plate?.protocol ?? ''} />
                    </span>
                    <b>{total}</b>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {[across(scene, 1), scene.seat].map((seat) => {
        const { handCount, deckCount, trash } = view.players[seat === 0 ? 0 : 1];
        return (
          <p key={seat} className="compile-score-cards">
            <b>{seatName(personAt(talk.company, seat))}</b> {zones.hand(handCount)} ·{' '}
            {zones.deck(deckCount)} · {zones.trash(trash.length)}
          </p>
        );
      })}
    </div>
  );
}
