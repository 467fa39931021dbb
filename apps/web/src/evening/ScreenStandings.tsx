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

/** So few fit below each other in letters for a whole room, and more than so many in small ones only. */
const FEW = 12;
const MANY = 30;

export function ScreenStandings({ view, count }: ScreenStandingsProps): ReactElement | null {
  const { locale } = useWords();
  const { standings: text } = useEveningWords();
  const { ranking } = view.settings;
  const ranked = count.standings.filter(({ place }) => place !== null);
  // Of the first round no table has finished a deal.
  if (ranked.length === 0) return null;
  return (
    <section className="kit-part evening-places">
      <h2>{text.title}</h2>
      <ol data-size={ranked.length <= FEW ? 'few' : ranked.length > MANY ? 'many' : undefined}>
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
