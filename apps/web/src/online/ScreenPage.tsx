/**
 * The screen of a room: a television or a tablet in the middle of the table. It is nobody, whoever's browser shows it,
 * and sees what everybody may see. While people gather it shows how to join; then the table, large.
 */
import type { Connection } from '@pakli/client';
import { OVER } from '@pakli/core';
import type { LinkTableWords } from '@pakli/text/link-table';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { closedBy } from '../host/closed-by.ts';
import type { RemoteState } from '../host/remote-state.ts';
import { useHost } from '../host/use-host.ts';
import { isPending, Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { Opened } from '../play/TablePage.tsx';
import { useGameName } from '../shelf/use-game-name.ts';
import { useRematch } from '../play/use-rematch.ts';
import type { Link as LinkOf } from '../table/link.ts';
import type { Session } from '../table/session.ts';
import { acquireLinked } from '../table/sessions.ts';
import { useFailed, useSession } from '../table/use-session.ts';
import { useLinkedWords } from '../words/linked-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { playerName } from '../words/player-name.ts';
import { useWords } from '../words/Words.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { Code } from './Code.tsx';
import { isTable } from './invite.ts';
import { OnlyHere } from './OnlyHere.tsx';
import './ScreenPage.css';
import { useAddress } from './use-address.ts';

export function ScreenPage({ id }: { readonly id: string }): ReactElement {
  return isTable(id) ? <Arriving id={id} /> : <ClosedPage why="gone" />;
}

function Arriving({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const host = useHost();
  const { nameless } = useLinkedWords();
  const { first, second, third } = words.frame.opponents;
  // The server treats anyone who asks like this as nobody.
  const key = `${id}?screen`;
  const names = { computers: [first, second, third], nameless };
  const inputs = [host, id, first, second, third, nameless];
  const opened = useSession(key, () => acquireLinked(host, key, names), inputs);
  useEffect(() => {
    document.documentElement.dataset['screen'] = '';
    return () => void delete document.documentElement.dataset['screen'];
  }, []);
  if (isPending(opened)) return <Pending refusal={opened} />;
  return <Screen session={opened} />;
}

function Screen({ session }: { readonly session: Session }): ReactElement {
  const { frame } = useWords();
  const words = useLinkedWords();
  useFailed(session);
  const linked = useSyncExternalStore(session.subscribe, session.linked);
  const connection = useSyncExternalStore(session.subscribe, session.connection);
  const shown = useSyncExternalStore(session.subscribe, session.shown);
  const [, go] = useLocation();
  const again = linked?.company.again ?? null;
  // When the same people play on, the screen moves along.
  useEffect(() => {
    if (again !== null) go(`/s/${again}`, { replace: true });
  }, [again, go]);
  const { client } = session;
  if (linked === undefined || client === undefined) {
    return connection?.kind === 'gone' ? <ClosedPage why={connection.why} /> : <Pending />;
  }
  const gathering = linked.company.phase === 'gathering';
  // Nobody is called before the cards that lead to it have been seen.
  const scene = shown?.told.scene;
  const turn = gathering ? OVER : (scene?.view.turn ?? OVER);
  const name = turn < 0 ? undefined : scene?.names[turn];
  const news = name === undefined ? '' : frame.table.turnOf({ seat: turn, name, you: false });
  const link = { linked, client, words };
  return (
    <div className="online-screen">
      <p className="online-screen-turn" role="status">
        {cutOff(linked.connection, words) ??
          (linked.company.phase === 'over' ? (
            <RematchNews link={link} names={shown?.scene.names ?? []} />
          ) : (
            news
          ))}
      </p>
      {gathering ? <Gathering linked={linked} /> : <Opened session={session} link={link} />}
      {/* A seat offered by the host. */}
      {linked.company.phase === 'playing' && linked.company.offered.length > 0 && (
        <OfferedSeat table={linked.about.table} />
      )}
    </div>
  );
}

interface RematchNewsProps {
  readonly link: LinkOf;
  readonly names: readonly string[];
}

/** After a match, for the whole room: who would like to play another, and who has yet to answer. */
function RematchNews({ link, names }: RematchNewsProps): ReactElement {
  return <>{useRematch(link, names, '').text}</>;
}

/** A room trusts what it sees: when that may be out of date, the screen says so instead of whose turn it is. */
function cutOff(connection: Connection, words: LinkTableWords): string | undefined {
  if (connection.kind === 'live') return undefined;
  return connection.kind === 'waiting' ? words.waiting : words.gone[closedBy(connection.why)];
}

function Gathering({ linked }: { readonly linked: RemoteState }): ReactElement {
  const { frame } = useWords();
  const { gathering } = useOnlineWords();
  const { nameless } = useLinkedWords();
  const { about, company } = linked;
  const name = useGameName()(about.game);
  useTitle(name);
  return (
    <main className="online-screen-gathering felt" data-game={about.game}>
      <div>
        <h1>{name}</h1>
        <ol>
          {company.seats.map((one, seat) => (
            // Seats have only their number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat} data-kind={one.kind}>
              {one.kind === 'person'
                ? one.name || nameless
                : one.kind === 'computer'
                  ? playerName(frame, one.level)
                  : gathering.free}
            </li>
          ))}
        </ol>
      </div>
      <WayIn table={about.table} />
    </main>
  );
}

/** During card play the way in is shown only to those who can take it. */
function OfferedSeat({ table }: { readonly table: string }): ReactElement | null {
  const { onlyHere } = useAddress(`/t/${table}`);
  return onlyHere ? null : <WayIn table={table} />;
}

/** How to join with a phone. */
function WayIn({ table }: { readonly table: string }): ReactElement {
  const { screen: text, invite } = useOnlineWords();
  const { address, onlyHere } = useAddress(`/t/${table}`);
  return (
    <div className="online-screen-way">
      {onlyHere ? (
        <OnlyHere />
      ) : (
        <>
          <h2>{text.join}</h2>
          <Code text={address} name={invite.code} />
        </>
      )}
      <p>{address.replace(/^https?:\/\//, '')}</p>
    </div>
  );
}
