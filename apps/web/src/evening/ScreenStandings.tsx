/** Who stands where, for a screen that nobody scrolls: one line for each, in as many columns as there is room for. */
import type { EveningView } from '@pakli/protocol';
import type { TournamentCount } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { isSigned, shownValue } from './count.ts';

export interface ScreenStandingsProps {
  readonly view: EveningView;
  readonly count: TournamentCount;
}

/** More people than fit on a screen in large letters. */
const MANY = 30;

export function ScreenStandings({ view, count }: ScreenStandingsProps): ReactElement {
  const { locale } = useWords();
  const { standings: text } = useEveningWords();
  const { ranking } = view.settings;
  const ranked = count.standings.filter(({ place }) => place !== null);
  return (
    <section className="kit-part evening-places">
      <h2>{text.title}</h2>
      <ol data-many={ranked.length > MANY ? '' : undefined}>
        {ranked.map(({ person, place, value }) => (
          <li key={person}>
            <span>{place}.</span>
            <strong>{view.entrants[person]?.name}</strong>
            <span>
              {shownValue(
                value,
                locale,
                ranking === 'imps' || (ranking === 'points' && isSigned(view)),
              )}
              {ranking === 'matchpoints' && ' %'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
