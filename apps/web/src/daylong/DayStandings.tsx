/** The standings over the boards one may see, and how computers did with the same cards. */
import type { DayView } from '@pakli/protocol';
import { LEAST_FOR_RANGE, type FieldStanding } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { wholePercent } from '../instant/numbers.ts';
import { playerName } from '../words/player-name.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';

export function DayStandings({ view }: { readonly view: DayView }): ReactElement | null {
  const { frame } = useWords();
  const text = useDaylongWords();
  const { standings: words } = useEveningWords();
  const { standings, levels, people, phase } = view;
  const few = standings.every(({ boards }) => boards < LEAST_FOR_RANGE);
  if (standings.length === 0 && levels.length === 0) return null;
  const figures = ({
    percent,
    low,
    high,
    boards,
  }: Omit<FieldStanding, 'entrant'>): ReactElement => (
    <>
      <td data-figure="">
        {wholePercent(percent)}
        {low !== null && high !== null && boards >= LEAST_FOR_RANGE && (
          <small>{words.range(wholePercent(low), wholePercent(high))}</small>
        )}
      </td>
      <td data-figure="">{boards}</td>
    </>
  );
  const head = (
    <>
      <th scope="col" data-figure="">
        {words.percent}
      </th>
      <th scope="col" data-figure="">
        {words.boards}
      </th>
    </>
  );
  return (
    <section className="kit-part kit-standings">
      <h2>{text.standing(people)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.name}</th>
            {head}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ name, place, own, alike, ...standing }, at) => (
            // Two people may have the same name.
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name.
              key={at}
              data-own={own ? '' : undefined}
              data-alike={alike && !few ? '' : undefined}
            >
              <td>{place ?? '–'}</td>
              <th scope="row">{name === '' ? '–' : name}</th>
              {figures(standing)}
            </tr>
          ))}
        </tbody>
      </table>
      {levels.length > 0 && (
        <>
          <h2>{text.levels}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                {head}
              </tr>
            </thead>
            <tbody>
              {levels.map(({ player, ...standing }) => (
                <tr key={player}>
                  <th scope="row">{playerName(frame, player)}</th>
                  {figures(standing)}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="soft">
        {phase === 'over' ? text.standingAll : text.standingOwn} {text.standingAbout}{' '}
        {few ? words.few : words.about}
      </p>
    </section>
  );
}
