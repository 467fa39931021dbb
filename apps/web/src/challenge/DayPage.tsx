/** The deals of the day, one per game: to play, to resume, and how they went. */
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import type { Saved } from '../host/host.ts';
import { askServer, useServer } from '../host/server.ts';
import { useHost } from '../host/use-host.ts';
import { BackButton } from '../kit/BackButton.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useAct } from '../kit/use-act.ts';
import { useAsync } from '../hooks/use-async.ts';
import { useTitle } from '../kit/use-title.ts';
import { useToday } from '../lessons/use-today.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { meet } from '../shelf/newcomer.ts';
import { HOUSE } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import { datesIn } from '../words/dates.ts';
import { dayBefore, dealOf, stateOf, type DayState } from './day.ts';
import './DayPage.css';
import { DayResult } from './DayResult.tsx';
import { useGameTable } from '../shelf/use-game-table.ts';
import { outcomeOf } from './outcome.ts';

export function DayPage(): ReactElement {
  const { frame, locale } = useWords();
  const { day: text } = useChallengeWords();
  const host = useHost();
  const day = useToday();
  const games = useAsync(() => host.saved(), [day]);
  const server = useServer();
  useEffect(() => void askServer(), []);
  useTitle(frame.home.dayDeal);
  if (games === undefined) return <Pending />;
  const date = datesIn(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <main className="challenge-day">
      <header className="stack-8">
        <BackButton to="/" />
        <h1>{frame.home.dayDeal}</h1>
        <p>{date.format(new Date(`${day}T00:00:00Z`))}</p>
      </header>
      <p>{text.about}</p>
      {typeof server === 'object' && server.boards > 0 && (
        <p>
          <Link href="/days">{text.compare}</Link>
        </p>
      )}
      <div className="challenge-day-games">
        {HOUSE.map((game) => (
          <DayGame
            key={game.id}
            game={game}
            day={day}
            state={stateOf(games, game.id, day)}
            yesterday={stateOf(games, game.id, dayBefore(day)).saved}
          />
        ))}
      </div>
    </main>
  );
}

interface DayGameProps {
  readonly game: ShelfGame;
  readonly day: string;
  readonly state: DayState;
  /** Yesterday's deal, if it was begun. */
  readonly yesterday: Saved | undefined;
}

function DayGame(props: DayGameProps): ReactElement {
  const { game, day, yesterday } = props;
  const { saved, streak } = props.state;
  const words = useWords();
  const { day: text } = useChallengeWords();
  const { instant } = useDaylongWords();
  const { begin } = useBegin();
  const { act, problem } = useAct();
  const name = words.frame.games[game.id].name;
  const play = (): void =>
    act(() => {
      const { level, rules, seat } = dealOf(game, day);
      return begin(game, { level, rules, seat }, { day }, (address) => meet(game.id, address));
    });
  const { Art } = game;
  return (
    <article data-game={game.id} aria-label={name}>
      <div className="challenge-day-art felt" aria-hidden="true">
        <Art />
      </div>
      <h2>{name}</h2>
      <p className="challenge-day-rules">
        <span>{ruleSetName(words, game.id, game.dayRules)}</span>
        {streak > 0 && saved?.over !== true && <span>{text.streak(streak)}</span>}
        {yesterday !== undefined && <Yesterday saved={yesterday} name={name} />}
      </p>
      {saved?.over === true && <DayResult saved={saved} day={day} streak={streak} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {saved === undefined && (
        <Button look="main" onClick={play}>
          {text.play(name)}
        </Button>
      )}
      {saved !== undefined && (
        <Link
          href={saved.over ? `/replay/${saved.id}` : `/table/${saved.id}`}
          className={saved.over ? 'button' : 'button button-main'}
        >
          {saved.over ? words.frame.table.replay : text.goOn(name)}
        </Link>
      )}
      <Link href={`/instant/${game.id}`}>{instant.title}</Link>
    </article>
  );
}

/** How yesterday's deal of a game went, or a link to resume it. */
interface YesterdayProps {
  readonly saved: Saved;
  /** The game's name. */
  readonly name: string;
}

function Yesterday({ saved, name }: YesterdayProps): ReactElement {
  const { locale } = useWords();
  const texts = useChallengeWords();
  const table = useGameTable(saved.game);
  const { id, over, seat, totals, places = [] } = saved;
  // `Intl` knows the word for yesterday.
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  const said = over
    ? outcomeOf({ totals, places }, seat, table?.winOnly === true, texts)
    : texts.day.goOn(name);
  return (
    <span className="challenge-day-yesterday">
      {word}: <Link href={over ? `/replay/${id}` : `/table/${id}`}>{said}</Link>
    </span>
  );
}
