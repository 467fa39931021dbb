/** The standings with their confidence ranges, and the places that cannot be told apart. */
import type { EveningState } from '@pakli/client';
import type { TournamentCount } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { isSigned, shownValue } from './count.ts';

export interface StandingsProps {
  readonly state: EveningState;
  readonly count: TournamentCount;
}

/** With fewer deals the ranges would be too narrow, so they are hidden. */
const FEWEST_DEALS = 10;

export function Standings({ state, count }: StandingsProps): ReactElement | null {
  const { locale } = useWords();
  const { standings: text } = useEveningWords();
  const { view, you } = state;
  const { ranking } = view.settings;
  const signed = ranking === 'imps' || (ranking === 'points' && isSigned(view));
  const measure = { matchpoints: text.percent, imps: text.imps, points: text.points }[ranking];
  const ranked = count.standings.filter(({ place }) => place !== null);
  // No table has finished a deal of the first round yet.
  if (ranked.length === 0) return null;
  // A replaced player's results stay with the substitute.
  const mine = you.entrant ?? you.replaced;
  const few = ranked.every(({ boards }) => boards < FEWEST_DEALS);
  const own = ranked.find(({ person }) => person === mine);
  return (
    <section className="kit-part kit-standings">
      <h2>{text.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.name}</th>
            <th scope="col" data-figure="">
              {measure}
            </th>
            <th scope="col" data-figure="">
              {text.boards}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ person, place, value, low: from, high: to, boards }) => {
            // Clamped to 0 to 100 per cent.
            const [low, high] = [from, to].map((end) =>
              end === null || ranking !== 'matchpoints' ? end : Math.min(100, Math.max(0, end)),
            );
            return (
              <tr
                key={person}
                data-own={person === mine ? '' : undefined}
                data-alike={!few && own?.alike.includes(person) === true ? '' : undefined}
              >
                <td>{place}</td>
                <th scope="row">{view.entrants[person]?.name}</th>
                <td data-figure="">
                  {shownValue(value, locale, signed)}
                  {!few && typeof low === 'number' && typeof high === 'number' && (
                    <small>
                      {text.range(
                        shownValue(low, locale, signed),
                        shownValue(high, locale, signed),
                      )}
                    </small>
                  )}
                </td>
                <td data-figure="">{boards}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="soft">{few ? text.few : text.about}</p>
    </section>
  );
}
