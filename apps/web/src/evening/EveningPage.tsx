/** One evening, for players, for its director, and for anyone who looks on: where one sits, how it stands, what comes next. */
import type { EveningState } from '@pakli/client';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { BackButton } from '../kit/BackButton.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useTitle } from '../kit/use-title.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { Boards } from './Boards.tsx';
import { countOf } from './count.ts';
import { Director } from './Director.tsx';
import { directorKey } from './director-key.ts';
import '../kit/Boards.css';
import '../kit/Page.css';
import '../kit/Part.css';
import './EveningPage.css';
import { isEvening, seriesPath } from './evening-address.ts';
import { Invite } from './Invite.tsx';
import { JoinEvening } from './JoinEvening.tsx';
import { useMinutesLeft } from './minutes-left.ts';
import { People } from './People.tsx';
import { RoundNow } from './RoundNow.tsx';
import { seatIn } from '../online/seat-in.ts';
import { Standings } from './Standings.tsx';
import { Results } from './Results.tsx';
import { useEvening, type EveningProps } from '../online/use-evening.ts';

export function EveningPage({
  id,
  secret,
}: {
  readonly id: string;
  /** The director's. */
  readonly secret?: string | undefined;
}): ReactElement {
  const text = useEveningWords();
  const key = useMemo(() => directorKey(id, secret), [id, secret]);
  return isEvening(id) ? <Arriving id={id} secret={key} /> : <Notice text={text.gone} />;
}

function Arriving({
  id,
  secret,
}: {
  readonly id: string;
  readonly secret?: string | undefined;
}): ReactElement {
  const { frame } = useWords();
  const text = useEveningWords();
  const { closed } = useOnlineWords();
  const now = useEvening(id, secret);
  if (now.connection.kind === 'gone') {
    const { why } = now.connection;
    return <Notice text={why === 'gone' || why === 'damaged' ? text.gone : closed.broken} />;
  }
  if (now.state === undefined) return <Notice text={frame.error.loading} waiting />;
  return <Evening now={now} state={now.state} secret={secret} />;
}

function Evening({ now, state, secret }: EveningProps): ReactElement {
  const { frame } = useWords();
  const text = useEveningWords();
  const { gathering } = useOnlineWords();
  const { view, you } = state;
  const { settings, phase, rounds } = view;
  const game = findOnShelf(settings.game);
  const name = game === undefined ? settings.game : frame.games[game.id].name;
  useTitle(`${settings.title} · ${frame.name}`);
  const count = useMemo(() => countOf(view), [view]);
  useWayToTable(state);
  const minutes = useMinutesLeft(state);
  const own = you.entrant === null ? undefined : view.entrants[you.entrant];
  return (
    <main className="evening kit-page felt" data-game={settings.game}>
      <header className="kit-page-head">
        <BackButton to="/" />
        <h1>{settings.title}</h1>
        <p>
          {name} · {headline(state, text)}
          {minutes !== undefined && ` · ${text.round.left(minutes)}`}
        </p>
        {settings.ranking === 'points' && <p className="evening-note">{text.plain}</p>}
        {settings.series !== undefined && (
          <Link href={seriesPath(settings.series)} className="evening-series">
            {text.series.all}
          </Link>
        )}
      </header>
      <div className="evening-parts">
        {you.directs && phase !== 'over' && <Director now={now} state={state} />}
        {phase !== 'over' && (own === undefined || own.state !== 'plays') && (
          <JoinEvening now={now} state={state} />
        )}
        {own?.state === 'plays' && <RoundNow now={now} state={state} />}
        {rounds.some(({ finished }) => finished) && <Standings state={state} count={count} />}
        <Boards now={now} state={state} count={count} />
        {(!you.directs || phase === 'over') && <People state={state} />}
        {rounds.some(({ finished }) => finished) && <Results state={state} />}
        {phase !== 'over' && <Invite state={state} secret={secret} />}
      </div>
      {now.connection.kind === 'waiting' && (
        <p className="kit-page-line" role="status">
          {gathering.waiting}
        </p>
      )}
    </main>
  );
}

function headline({ view }: EveningState, { round }: ReturnType<typeof useEveningWords>): string {
  const { phase, rounds, settings } = view;
  if (phase === 'joining') return round.first;
  if (phase === 'over') return round.over;
  if (phase === 'between') return round.between(rounds.length);
  return round.of(rounds.length, settings.rounds);
}

/** Anyone who looks at the evening when a round begins is brought to their table. */
function useWayToTable({ view, you }: EveningState): void {
  const [, go] = useLocation();
  const seen = useRef(view.rounds.length);
  const table = seatIn(view, you.entrant)?.table;
  useEffect(() => {
    const begins = view.phase === 'playing' && view.rounds.length > seen.current;
    seen.current = view.rounds.length;
    if (begins && table !== undefined && !you.directs) go(`/t/${table}`);
  }, [view, table, you.directs, go]);
}
