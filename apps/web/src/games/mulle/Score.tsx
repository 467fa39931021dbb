/** The state of this omgang: the race for the intake as a tug of war, then every kind of point by player. */
import type { Sheet, View } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { ROWS } from './rows.ts';
import './Score.css';

/** Intake above 20 earns a bonus (rule 8.4). */
const GOAL = 21;
export const NOTHING: Sheet = { mulle: 0, tabbe: 0, intake: 0, bonus: 0, total: 0 };

export function Score({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const { score, zones } = talk.text.games.mulle;
  const { seat: seatName } = talk.text.frame.table;
  const seats = [scene.seat, across(scene, 1)];
  const sheets = seats.map((seat) => view.sheets[seat] ?? NOTHING);
  const names = seats.map((seat) => seatName(personAt(talk.company, seat)));
  const totals = seats.map((seat, i) => (sheets[i]?.total ?? 0) + (view.totals[seat] ?? 0));
  const [own = 0, others = 0] = totals;
  const ahead = own - others;
  // Intake above half counts twice as bonus, and usually also as intake (rules 8.4 and 8.5).
  const times = view.options.intakeInTotal ? 3 : 2;
  // All intake points (rule 8.3), including two aces of spades.
  const whole = 36 + 2 * view.options.spadeAce;
  const leader = ahead > 0 ? scene.seat : across(scene, 1);
  return (
    <div className="mulle-score stack-12">
      <p className="fine-print">{zones.round(Math.max(1, view.round), view.options.rounds)}</p>
      <p className="mulle-race-name" title={score.raceAbout(times, whole)}>
        {score.race}
      </p>
      <div className="mulle-race" role="group" aria-label={score.race}>
        {sheets.map(({ intake }, i) => (
          <span
            key={seats[i]}
            className="mulle-race-side"
            style={{ '--share': intake / whole }}
            data-past={intake >= GOAL ? '' : undefined}
          >
            <b>{intake}</b>
          </span>
        ))}
        <i aria-hidden="true" />
      </div>
      <p className="mulle-race-left">
        {sheets.map(({ intake }, i) => (
          <span key={seats[i]}>{score.toBonus(Math.max(0, GOAL - intake), times)}</span>
        ))}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} data-row={row}>
              <th scope="row">{score[row]}</th>
              {sheets.map((sheet, i) => (
                <td key={seats[i]}>{sheet[row]}</td>
              ))}
            </tr>
          ))}
          {view.omgang > 1 && (
            <tr data-row="totals">
              <th scope="row">{score.totals}</th>
              {seats.map((seat, i) => (
                <td key={seat}>{totals[i]}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p className="mulle-score-lead">
        {ahead === 0 ? score.level : score.lead(personAt(talk.company, leader), Math.abs(ahead))}
      </p>
    </div>
  );
}
