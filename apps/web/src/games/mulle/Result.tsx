/** The kvittning: how the points of an omgang came about, and what is left when both are set off against each other. */
import type { View } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { across, type TableProps } from '../../table/game-table.ts';
import { face } from './places.ts';
import './Result.css';
import { ROWS } from './rows.ts';
import { NOTHING } from './Score.tsx';

export function Result({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const { score, result } = talk.text.games.mulle;
  const { table } = talk.text.frame;
  const people = [scene.seat, across(scene, 1)].map((seat) => ({
    seat,
    person: personAt(talk.company, seat),
    sheet: view.sheets[seat] ?? NOTHING,
  }));
  const best = people.toSorted((one, other) => other.sheet.total - one.sheet.total);
  const ahead = (best[0]?.sheet.total ?? 0) - (best[1]?.sheet.total ?? 0);
  const winner = best[0]?.person;
  return (
    <div className="mulle-result stack-12">
      <table>
        <thead>
          <tr>
            <td />
            {people.map(({ seat, person }) => (
              <th key={seat} scope="col">
                {table.seat(person)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} data-row={row}>
              <th scope="row">{score[row]}</th>
              {people.map(({ seat, sheet }) => (
                <td key={seat}>
                  <b>{sheet[row]}</b>
                  {row === 'mulle' && (
                    <span className="mulle-result-cards">
                      {(view.mulles[seat] ?? []).map(face).map((one) => (
                        <Card key={one} face={one} label={talk.text.cards.name(one)} />
                      ))}
                    </span>
                  )}
                  {row === 'bonus' && <small>{result.bonus(sheet.intake, sheet.bonus)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* A game of one omgang is won by the same amount, shown above. */}
      {scene.deals > 1 && (
        <p>
          {ahead === 0 || winner === undefined
            ? result.settledLevel
            : result.settled(winner, ahead)}
        </p>
      )}
    </div>
  );
}
