/** The page of an evening for players, its director and onlookers: one's seat, the standings, what comes next. */
import type { EveningState } from '@pakli/client';
import { useEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { Link, useLocation } from 'wouter';
import { PageHead } from '../kit/PageHead.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { Boards } from './Boards.tsx';
import { countOf } from './count.ts';
import { Director } from './Director.tsx';
import { directorKey } from './director-key.ts';
import '../kit/Boards.css';
import './EveningPage.css';
import { isEvening, seriesPath, playersPath, directorPath, screenPath } from './evening-address.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { Code } from '../online/Code.tsx';
import { OnlyHere } from '../online/OnlyHere.tsx';
import { useAddress } from '../online/use-address.ts';
import { JoinEvening } from './JoinEvening.tsx';
import { headline, useMinutesLeft } from './evening-status.ts';
import { RoundNow } from './RoundNow.tsx';
import { seatIn } from '../online/seat-in.ts';
import { Standings } from './Standings.tsx';
import { PrintButton } from '../kit/PrintButton.tsx';
import { resultsOf } from '../host/server.ts';
import { CheckBoards } from './CheckBoards.tsx';
import { useEvening, type EveningProps } from '../online/use-evening.ts';

interface EveningPageProps {
  readonly id: string;
  /** The director's key. */
  readonly secret?: string | undefined;
}

export function EveningPage({ id, secret }: EveningPageProps): ReactElement {
  const text = useEveningWords();
  const key = useMemo(() => directorKey(id, secret), [id, secret]);
  return isEvening(id) ? <Arriving id={id} secret={key} /> : <Notice text={text.gone} />;
}

function Arriving({ id, secret }: EveningPageProps): ReactElement {
  const text = useEveningWords();
  const { closed } = useOnlineWords();
  const now = useEvening(id, secret);
  if (now.connection.kind === 'gone') {
    const { why } = now.connection;
    return <Notice text={why === 'gone' || why === 'damaged' ? text.gone : closed.broken} />;
  }
  if (now.state === undefined) return <Pending />;
  return <Evening now={now} state={now.state} secret={secret} />;
}

function Evening({ now, state, secret }: EveningProps): ReactElement {
  const text = useEveningWords();
  const { gathering } = useOnlineWords();
  const { view, you } = state;
  const { settings, phase, rounds } = view;
  const name = useGameName()(settings.game);
  useTitle(settings.title);
  const count = useMemo(() => countOf(view), [view]);
  const way = useWayToTable(state);
  const minutes = useMinutesLeft(state);
  const own = you.entrant === null ? undefined : view.entrants[you.entrant];
  // A director who plays sees their own table first.
  const plays = own?.state === 'plays';
  const roundNow = plays && <RoundNow now={now} state={state} way={way} />;
  return (
    <main className="evening kit-page felt" data-game={settings.game}>
      <PageHead title={settings.title}>
        <p>
          {name} · <span role="status">{headline(view, text)}</span>
          {minutes !== undefined && ` · ${text.round.left(minutes)}`}
        </p>
        {settings.ranking === 'points' && <p className="soft">{text.plain}</p>}
        {settings.series !== undefined && (
          <Link href={seriesPath(settings.series)} className="evening-series">
            {text.series.all}
          </Link>
        )}
      </PageHead>
      <div className="evening-parts">
        {phase === 'playing' && roundNow}
        {you.directs && phase !== 'over' && <Director now={now} state={state} />}
        {phase !== 'over' && !plays && <JoinEvening now={now} state={state} />}
        {phase !== 'playing' && roundNow}
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

/** Takes anyone here when a round begins to their table; for a director who plays, only focuses the link. */
function useWayToTable({ view, you }: EveningState): RefObject<HTMLAnchorElement | null> {
  const [, go] = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const seen = useRef(view.rounds.length);
  const table = seatIn(view, you.entrant)?.table;
  useEffect(() => {
    const begins = view.phase === 'playing' && view.rounds.length > seen.current;
    seen.current = view.rounds.length;
    if (!begins || table === undefined) return;
    if (!you.directs) go(`/t/${table}`);
    // The button that began the round is gone, and the focus with it.
    else if (document.activeElement === document.body) link.current?.focus();
  }, [view, table, you.directs, go]);
  return link;
}

/** All players, in order of arrival. */
function People({ state }: { readonly state: EveningState }): ReactElement {
  const { people: text } = useEveningWords();
  const { view, you } = state;
  const shown = view.entrants.flatMap((one, number) =>
    one.state === 'substituted' ? [] : [{ ...one, number }],
  );
  const playing = shown.filter((one) => one.state === 'plays').length;
  return (
    <section className="kit-part">
      <h2>{text.title(playing)}</h2>
      {shown.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="evening-people">
        {shown.map(({ name, state: how, number }) => (
          <li key={number} data-state={how}>
            {name}
            {number === you.entrant && <small> {text.you}</small>}
            {how === 'left' && <small> {text.left}</small>}
            {how === 'removed' && <small> {text.removed}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The results to download, as a file that anybody can recount, and to print. */
function Results({ state }: { readonly state: EveningState }): ReactElement {
  const { results: text } = useEveningWords();
  const { address } = useAddress(playersPath(state.view.evening), state.view.settings.game);
  const { invite } = useOnlineWords();
  const { evening, commitment } = state.view;
  return (
    <section className="kit-part evening-results">
      <a className="button" href={`./api/evenings/${state.view.evening}/results`} download>
        {text.file}
      </a>
      <a className="button" href={`./api/evenings/${state.view.evening}/results.csv`} download>
        {text.csv}
      </a>
      <PrintButton />
      {state.view.phase === 'over' && (
        <CopyBox name={text.address} value={address} words={invite} rows={2} />
      )}
      {state.view.phase === 'over' && <p className="soft">{text.fair}</p>}
      {state.view.phase === 'over' && (
        <CheckBoards
          shown={{ evening, commitment, entrant: state.you.entrant }}
          results={() => resultsOf(evening)}
        />
      )}
    </section>
  );
}

interface InviteProps {
  readonly state: EveningState;
  readonly secret?: string | undefined;
}

/** The links of an evening: for players, with a QR code; for the director alone; for a screen in the room. */
function Invite({ state, secret }: InviteProps): ReactElement {
  const { links: text } = useEveningWords();
  const { invite: words } = useOnlineWords();
  const { view, you } = state;
  const { address, onlyHere } = useAddress(playersPath(view.evening), view.settings.game);
  const own = useAddress(directorPath(view.evening, secret ?? ''));
  return (
    <section className="kit-part evening-invite">
      {onlyHere && <OnlyHere />}
      <CopyBox
        name={text.players}
        value={address}
        words={words}
        message={text.text(view.settings.title)}
        rows={2}
      />
      {!onlyHere && <Code text={address} name={text.code} />}
      <Link href={screenPath(view.evening)} className="button">
        {text.screen}
      </Link>
      {you.directs && secret !== undefined && (
        <>
          <CopyBox name={text.director} value={own.address} words={words} rows={2} />
          <p className="soft">{text.directorAbout}</p>
        </>
      )}
    </section>
  );
}
