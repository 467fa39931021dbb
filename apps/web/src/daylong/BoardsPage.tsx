/** The boards of a game on a day: to play, to resume, and how they compare with everybody else's. */
import { isRefusal } from '@pakli/core';
import type { DayView } from '@pakli/protocol';
import { useEffect, type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAsync } from '../hooks/use-async.ts';
import { askServer, useServer, callMe } from '../host/server.ts';
import { dateOfDay, timeOf } from '../instant/numbers.ts';
import { playerName } from '../words/player-name.ts';
import { rememberBoards } from '../instant/own-boards.ts';
import { YourPlay } from '../instant/YourPlay.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { isPending, Pending } from '../kit/Pending.tsx';
import '../kit/Boards.css';
import { useTitle } from '../kit/use-title.ts';
import { rememberCommitment } from '../online/nonce.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useWords } from '../words/Words.tsx';
import { BoardList } from './BoardList.tsx';
import './daylong.css';
import { CheckBoards } from '../evening/CheckBoards.tsx';
import { useEveningWords } from '../words/evening-words.ts';
import { dayResultsOf, askDay, askDayBefore, beginBoard } from '../instant/requests.ts';
import { DayStandings } from './DayStandings.tsx';
import { comparedBoards } from './own-mean.ts';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';

export interface BoardsPageProps {
  readonly day: string;
  /** The table the person came from: all results of its board are shown once it is finished. */
  readonly table?: string | undefined;
}

export function BoardsPage({ day, table }: BoardsPageProps): ReactElement {
  const words = useWords();
  const { frame, locale } = words;
  const text = useDaylongWords();
  const server = useServer();
  const view = useAsync(() => askDay(day), [day], true);
  const before = useAsync(() => askDayBefore(day), [day]);
  const gameName = useGameName();
  useEffect(() => void askServer(), []);
  useEffect(() => {
    if (view === undefined || isRefusal(view)) return;
    rememberBoards(comparedBoards(view));
    const plays = view.boards.some(({ state }) => state !== 'new');
    if (view.phase === 'open' && plays) {
      rememberCommitment({ table: view.day, commitment: view.commitment });
    }
  }, [view]);
  useTitle(frame.home.dayDeals);
  if (isPending(view)) return <Pending refusal={view} />;
  const game = findOnShelf(view.settings.game);
  const known = typeof server === 'object' && server.name !== null;
  return (
    <main className="kit-page kit-page-slim felt" data-game={view.settings.game}>
      <PageHead to="/days" title={gameName(view.settings.game)}>
        <p>{dateOfDay(day, locale)}</p>
        <p>{phaseSentence(view)}</p>
        <p>{text.opponents(playerName(frame, view.settings.opponent))}</p>
        {view.phase === 'open' && <p>{text.once}</p>}
        {game?.isSwayedByOneCard === true && <p>{text.plain}</p>}
      </PageHead>
      <div className="kit-page-parts">
        {view.phase === 'open' && !known && <SayName day={day} />}
        <BoardList view={view} mayPlay={known} from={table} />
        <DayStandings view={view} />
        <YourPlay game={view.settings.game} />
        {view.phase === 'over' && <DayFiles view={view} />}
        <nav className="daylong-ways">
          {typeof before === 'string' && <Link href={`/days/${before}`}>{text.before}</Link>}
          {view.phase !== 'open' && <Link href="/days">{text.today}</Link>}
          <Link href={`/instant/${view.settings.game}`}>{text.instant.title}</Link>
        </nav>
      </div>
    </main>
  );

  function phaseSentence({ phase, settings }: DayView): string {
    if (phase === 'over') return text.over;
    if (phase === 'closed') return text.closed(timeOf(settings.endsAt, locale));
    return text.until(timeOf(settings.closesAt, locale));
  }
}

/** After the day: all results as files, and a check that the cards were fair. */
function DayFiles({ view }: { readonly view: DayView }): ReactElement {
  const { decisions } = useDaylongWords();
  const { results: text } = useEveningWords();
  const at = `./api/days/${view.day}`;
  return (
    <section className="kit-part daylong-files">
      <a className="button" href={`${at}/results`} download={`${view.day}.json`}>
        {text.file}
      </a>
      <a className="button" href={`${at}/results.csv`} download={`${view.day}.csv`}>
        {text.csv}
      </a>
      <a className="button" href={`${at}/decisions.csv`} download={`${view.day}-decisions.csv`}>
        {decisions}
      </a>
      <CheckBoards
        shown={{ evening: view.day, commitment: view.commitment, entrant: null }}
        results={() => dayResultsOf(view.day)}
      />
    </section>
  );
}

/** Asks somebody without a name for one, and begins the first board. */
function SayName({ day }: { readonly day: string }): ReactElement {
  const [, go] = useLocation();
  const text = useDaylongWords();
  const { act, problem } = useAct();
  const [name, setName] = useState('');
  return (
    <Form
      className="kit-part"
      submit={() =>
        act(async () => {
          const refusal = await callMe(name);
          if (refusal !== undefined) return refusal;
          const table = await beginBoard(day, 0);
          if (isRefusal(table)) return table;
          go(`/t/${table}`);
          return undefined;
        })
      }
    >
      <p>{text.named}</p>
      <NameField name={name} change={setName} problem={problem} />
      <Button type="submit" look="main">
        {text.name}
      </Button>
    </Form>
  );
}
