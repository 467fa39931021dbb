/**
 * A table by link before the first card: live seats, the link for others, and for the host the decisions that are
 * theirs. A friend who comes by the link gives a name and sits down.
 */
import { type Refusal, isRefusal } from '@pakli/core';
import type { Command, You, OpenSeatWish } from '@pakli/protocol';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import type { RemoteState } from '../host/remote-state.ts';
import type { LinkClient } from '../table/link.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { useTitle } from '../kit/use-title.ts';
import { meet } from '../shelf/newcomer.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import { useLinkedWords } from '../words/linked-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { Agreed } from './Agreed.tsx';
import { arrives } from './arrival.ts';
import './GatheringPage.css';
import { HostBar, Switch } from './HostBar.tsx';
import { Invitation } from './Invitation.tsx';
import { Form } from '../kit/Form.tsx';
import { SignIn } from '../account/SignIn.tsx';
import { callMe } from '../host/server.ts';
import './Join.css';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';
import { Problem } from '../kit/Problem.tsx';
import { newsOf, type GatheringNews } from './news.ts';
import { sitDown, standUp } from './nonce.ts';
import { openWishOf, setOpen } from '../account/open-seats.ts';
import { Seats } from './Seats.tsx';
import { TableWays } from './TableWays.tsx';

/** How long a host is away before others may start: a little more than the server waits. */
const ABSENCE_MS = 61_000;

export interface GatheringPageProps extends Pick<
  RemoteState,
  'about' | 'you' | 'company' | 'connection'
> {
  readonly client: Pick<LinkClient, 'act' | 'reconnect'>;
}

export function GatheringPage(props: GatheringPageProps): ReactElement {
  const { about, you, company, connection, client } = props;
  const { frame } = useWords();
  const { gathering: text } = useOnlineWords();
  const { act, problem } = useAct();
  const game = findOnShelf(about.game);
  const name = useGameName()(about.game);
  useTitle(name);
  const news = useNews({ company, you });
  const seated = you.seat !== null;
  const free = company.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []));
  const host = company.host === null ? undefined : company.seats[company.host];
  const hostName = host?.kind === 'person' ? host.name : '';
  const invites = you.host && free.length > 0;
  const mayStart = useLong(company.hostAway === true, ABSENCE_MS) && seated && !you.host;
  const may = free.length > 0 && (!company.locked || you.host);
  const sitAt = (seat: number): Promise<Refusal | undefined> => {
    // At somebody's first game of this kind, a link leads to its leaflet.
    if (!seated) meet(about.game, `/t/${about.table}`);
    return sitDown(client, about, seat);
  };

  useEffect(() => {
    // Anyone who has just opened a table sits at it.
    if (!seated && arrives(about.table)) act(() => sitAt(free[0] ?? 0));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [seated, about.table]);
  const seats = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  // A pressed button may vanish with what it did: the keyboard continues from the seats.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) seats.current?.focus();
  }, [company]);
  const doing: typeof act = (work, what) => {
    acted.current = true;
    act(work, what);
  };
  // A quick second choice does not wait for the server's answer to the first.
  const want = (command: Command): void =>
    doing(() => client.act(command), JSON.stringify(command));

  return (
    <main
      className="online-gathering kit-page felt"
      data-game={about.game}
      aria-label={frame.table.label(name)}
    >
      <PageHead
        title={
          seated || you.host
            ? text.title(name)
            : hostName === ''
              ? text.invited(name)
              : text.invitedBy(hostName, name)
        }
      >
        {game !== undefined && <p>{frame.games[game.id].about}</p>}
        {game !== undefined && <Agreed game={game} about={about} company={company} />}
      </PageHead>
      <div className="online-gathering-parts">
        {/* A host with free seats wants others: the invitation comes first. Guests look for their seat. */}
        {invites && <Invitation table={about.table} id={about.game} game={name} />}
        <section className="kit-part online-gathering-seats" aria-labelledby="online-seats">
          {!seated && may && (
            <Join
              table={about.table}
              you={you}
              renew={() => client.reconnect()}
              sit={() => sitAt(free[0] ?? 0)}
              done={() => (acted.current = true)}
            />
          )}
          {!seated && !may && (
            <p className="soft">{company.locked && free.length > 0 ? text.locked : text.full}</p>
          )}
          <h2 id="online-seats" ref={seats} tabIndex={-1}>
            {text.seats}
          </h2>
          <Seats
            you={you}
            company={company}
            sit={(seat) => doing(() => sitAt(seat), `sit ${seat}`)}
            stand={() => doing(() => standUp(client, about), 'stand')}
            want={want}
          />
          <Problem text={problem} />
          {you.host ? (
            <>
              <OpenSwitch key={about.table} table={about.table} />
              <HostBar
                free={free.length}
                locked={company.locked}
                watching={company.watching}
                want={want}
              />
            </>
          ) : (
            <p className="soft">
              {mayStart ? text.hostAway : hostName === '' ? text.wait : text.waitFor(hostName)}
            </p>
          )}
          {mayStart && (
            <Button look="main" onClick={() => want({ kind: 'start' })}>
              {text.start}
            </Button>
          )}
          {!seated && <p className="soft">{company.watching ? text.watching : text.noWatching}</p>}
        </section>
        <div className="online-gathering-ways">
          {!invites && <Invitation table={about.table} id={about.game} game={name} />}
          <div className="kit-part">
            <TableWays table={about.table} sits={seated} shown={company.screen === true} />
          </div>
        </div>
      </div>
      {connection.kind === 'waiting' && (
        <p className="kit-page-line" role="status">
          {text.waiting}
        </p>
      )}
      <p className="hidden" role="status">
        {news}
      </p>
    </main>
  );
}

/** What others have done since one arrived. */
function useNews(now: GatheringNews): string {
  const { news: online } = useOnlineWords();
  const { news: linked, nameless } = useLinkedWords();
  const before = useRef(now);
  const [news, setNews] = useState('');
  const { company, you } = now;
  useEffect(() => {
    const words = { news: { ...linked, ...online }, nameless };
    const told = newsOf(before.current, { company, you }, words);
    before.current = { company, you };
    if (told.length > 0) setNews(told.join(' '));
  }, [company, you, online, linked, nameless]);
  return news;
}

/** Whether a condition has held for this many milliseconds without a break. */
function useLong(is: boolean, ms: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [is, ms]);
  return is && long;
}

interface JoinProps {
  readonly table: string;
  readonly you: You;
  readonly renew: () => void;
  readonly sit: () => Promise<Refusal | undefined>;
  readonly done: () => void;
}

/** Sits down with the known name, or with one given here. */
function Join({ table, you, renew, sit, done }: JoinProps): ReactElement {
  const { gathering: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [name, setName] = useState(you.name ?? '');
  const join = async (): Promise<Refusal | undefined> => {
    if (name !== you.name) {
      const refusal = await callMe(name);
      if (refusal !== undefined) return refusal;
      renew();
    }
    done();
    return sit();
  };
  return (
    <>
      <Form className="online-join stack-12" submit={() => act(join)}>
        <NameField name={name} change={setName} problem={problem} />
        <Button type="submit" look="main">
          {text.sitDown}
        </Button>
      </Form>
      {you.name === null && <SignIn table={table} />}
    </>
  );
}

const CLOSED: OpenSeatWish = { open: false, programs: false, named: false };

/** The host opens the table to anyone, and says how it is listed. */
function OpenSwitch({ table }: { readonly table: string }): ReactElement {
  const { openSeats: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [wish, setWish] = useState(CLOSED);
  useEffect(() => {
    act(async () => {
      const now = await openWishOf(table);
      // The host's choice made meanwhile is newer.
      if (!isRefusal(now)) setWish((was) => (was === CLOSED ? now : was));
      return undefined;
    }, 'look');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table]);
  const change = (next: OpenSeatWish): void =>
    act(async () => {
      const refusal = await setOpen(table, next);
      if (refusal === undefined) setWish(next);
      return refusal;
    });
  return (
    <div className="online-host stack-8">
      <Switch name={text.open} on={wish.open} turn={(open) => change({ ...wish, open })} />
      {wish.open && (
        <>
          <p className="soft">{text.openAbout}</p>
          <Switch
            name={text.programs}
            on={wish.programs}
            turn={(programs) => change({ ...wish, programs })}
          />
          <Switch name={text.named} on={wish.named} turn={(named) => change({ ...wish, named })} />
        </>
      )}
      <Problem text={problem} />
    </div>
  );
}
