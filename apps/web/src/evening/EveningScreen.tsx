/** The screen in the room: how to join, then seating, then standings. It has no identity, and sees what anyone may. */
import { useMemo, type ReactElement } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useWholeTitle } from '../kit/use-title.ts';
import { Code } from '../online/Code.tsx';
import { useAddress } from '../online/use-address.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { countOf, isSigned, shownValue } from './count.ts';
import { isEvening, playersPath } from './evening-address.ts';
import { breakEnd, headline, useMinutesLeft } from './evening-status.ts';
import '../kit/Part.css';
import './EveningPage.css';
import './EveningScreen.css';
import type { EveningView } from '@pakli/protocol';
import type { TournamentCount } from '@pakli/tournament';
import { TableList } from './TableList.tsx';
import { useEvening } from '../online/use-evening.ts';

export function EveningScreen({ id }: { readonly id: string }): ReactElement {
  const text = useEveningWords();
  return isEvening(id) ? <Shown id={id} /> : <Notice text={text.gone} />;
}

function Shown({ id }: { readonly id: string }): ReactElement {
  const { frame, locale } = useWords();
  const text = useEveningWords();
  const { state, connection } = useEvening(`${id}?screen`);
  const { address, onlyHere } = useAddress(playersPath(id));
  const view = state?.view;
  const count = useMemo(() => (view === undefined ? undefined : countOf(view)), [view]);
  useWholeTitle(view === undefined ? frame.name : `${view.settings.title} · ${frame.name}`);
  const minutes = useMinutesLeft(state);
  if (connection.kind === 'gone') return <Notice text={text.gone} />;
  if (state === undefined || view === undefined || count === undefined) return <Pending />;
  const { phase, rounds, settings, breakUntil } = view;
  return (
    <main className="evening-screen felt" data-game={settings.game} data-phase={phase}>
      <header>
        <h1>{settings.title}</h1>
        <p role="status">
          {headline(view, text)}
          {phase === 'joining' && ` · ${text.people.title(view.entrants.length)}`}
          {minutes !== undefined && ` · ${text.round.left(minutes)}`}
          {phase === 'between' &&
            typeof breakUntil === 'number' &&
            ` · ${text.round.until(breakEnd(breakUntil, state, locale))}`}
        </p>
      </header>
      {phase === 'playing' && <TableList state={state} />}
      {phase !== 'playing' && rounds.length > 0 && <ScreenStandings view={view} count={count} />}
      {phase === 'joining' && (
        <ul className="evening-screen-people">
          {view.entrants.map(({ name }, number) => (
            // The number is the only key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={number}>{name}</li>
          ))}
        </ul>
      )}
      {phase !== 'over' && !onlyHere && (
        <aside>
          <h2>{text.links.scan}</h2>
          <Code text={address} name={text.links.code} />
          <p>{address.replace(/^https?:\/\//, '')}</p>
        </aside>
      )}
    </main>
  );
}

interface ScreenStandingsProps {
  readonly view: EveningView;
  readonly count: TournamentCount;
}

/** Up to `FEW` rows fit in letters for a whole room; more than `MANY` fit only in small ones. */
const FEW = 12;
const MANY = 30;

/** Standings for a screen that nobody scrolls: a line per player, in as many columns as fit. */
function ScreenStandings({ view, count }: ScreenStandingsProps): ReactElement | null {
  const { locale } = useWords();
  const { standings: text } = useEveningWords();
  const { ranking } = view.settings;
  const ranked = count.standings.filter(({ place }) => place !== null);
  // No table has finished a deal of the first round yet.
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
