/** A table by link: its seats while it gathers, then the table like any other. It reconnects automatically. */
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from 'react';
import { useLocation } from 'wouter';
import type { RemoteFacts } from '../host/remote-state.ts';
import { useHost } from '../host/use-host.ts';
import { isPending, Pending } from '../kit/Pending.tsx';
import { Opened } from '../play/TablePage.tsx';
import { isBoardOfDay, type LinkClient } from '../table/link.ts';
import type { Session } from '../table/session.ts';
import { acquireLinked } from '../table/sessions.ts';
import { useFailed, useSession } from '../table/use-session.ts';
import { muteAgain } from '../prefs/muted.ts';
import { useSettings } from '../prefs/settings.ts';
import { useLinkedWords } from '../words/linked-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { arrivesAgain, playsOn } from './arrival.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { FollowEvening } from './FollowEvening.tsx';
import { GatheringPage } from './GatheringPage.tsx';
import { rememberEvening } from './evening-of.ts';
import { isTable } from './invite.ts';
import { rememberedAt, sitDown } from './nonce.ts';
import { TableWays } from './TableWays.tsx';
import { useMedia } from '../kit/use-media.ts';
import { useFirst } from '../prefs/hand-first.ts';
import { SCREENS } from '../theme/screens.ts';

export function LinkPage({ id }: { readonly id: string }): ReactElement {
  return isTable(id) ? <Arriving id={id} /> : <ClosedPage why="gone" />;
}

function Arriving({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const host = useHost();
  const { first, second, third } = words.frame.opponents;
  const { nameless } = useLinkedWords();
  const { others } = useOnlineWords();
  const { names: shown } = useSettings();
  const hidden = shown === 'hidden' ? { hidden: [1, 2, 3, 4].map((n) => others.player(n)) } : {};
  const names = { computers: [first, second, third], nameless, ...hidden };
  // Changed names for others apply from the next table on.
  const inputs = [host, id, first, second, third, nameless];
  const opened = useSession(id, () => acquireLinked(host, id, names), inputs, true);
  if (isPending(opened)) return <Pending refusal={opened} />;
  return <Linked session={opened} id={id} />;
}

interface LinkedProps {
  readonly session: Session;
  readonly id: string;
}

function Linked({ session, id }: LinkedProps): ReactElement {
  const words = useLinkedWords();
  useFailed(session);
  const linked = useSyncExternalStore(session.subscribe, session.linked);
  const connection = useSyncExternalStore(session.subscribe, session.connection);
  const client = useAgain(session, linked);
  const screen = linked?.company.screen === true;
  const handFirst = useHandFirst(screen);
  const seated = typeof linked?.you.seat === 'number' ? linked.about.table : undefined;
  const evening = linked?.about.evening;
  useEffect(() => {
    if (seated === undefined) return;
    if (evening !== undefined) rememberEvening(seated, evening);
  }, [seated, evening]);
  // At a table of an evening somebody else plays on for them, and nobody watches.
  if (connection?.kind === 'gone' && connection.why === 'full' && evening !== undefined) {
    return <ClosedPage why="full" table={id} />;
  }
  if (linked === undefined || client === undefined) {
    return connection?.kind === 'gone' ? (
      <ClosedPage why={connection.why} table={id} />
    ) : (
      <Pending />
    );
  }
  if (linked.company.phase === 'gathering') {
    if (connection?.kind === 'gone') return <ClosedPage why={connection.why} />;
    return <GatheringPage {...linked} client={client} />;
  }
  const { table } = linked.about;
  const ways = (close: () => void): ReactElement => (
    <TableWays table={table} sits={linked.you.seat !== null} shown={screen} close={close} />
  );
  return (
    <>
      <Opened
        session={session}
        link={{ linked, client, words, ways, handFirst, remembered: rememberedAt(table) }}
      />
      {evening !== undefined && !isBoardOfDay(linked) && linked.company.phase === 'over' && (
        <FollowEvening evening={evening} table={table} />
      )}
    </>
  );
}

/** Anyone who wants to play again moves on to the next table, and so do spectators; their seats are ready there. */
function useAgain(session: Session, linked: RemoteFacts | undefined): LinkClient | undefined {
  const { client } = session;
  const [, go] = useLocation();
  const wishes = useRef(false);
  const { again = null, phase, questions = [] } = linked?.company ?? {};
  const { table = '', commitment = '' } = linked?.about ?? {};
  const seat = linked?.you.seat;
  const agreed = questions.some(
    ({ what, yes }) => what === 'again' && yes.some((at) => at === seat),
  );
  useEffect(() => {
    // Also after a reload.
    if (agreed) wishes.current = true;
  }, [agreed]);
  useEffect(() => {
    if (again === null || (seat !== null && !wishes.current)) return;
    if (seat !== null) playsOn(again);
    muteAgain(table, again);
    go(`/t/${again}`);
  }, [again, seat, go, table]);
  useEffect(() => {
    if (phase !== 'gathering' || typeof seat !== 'number' || !arrivesAgain(table)) return;
    // The seat is theirs already; this browser's share of the shuffle is still missing.
    if (client !== undefined) void sitDown(client, { table, commitment }, seat);
  }, [client, phase, seat, table, commitment]);
  return useMemo(
    () =>
      client && {
        act(command) {
          if (command.kind === 'ask' && command.what === 'again') wishes.current = true;
          if (command.kind === 'answer' && !command.yes) wishes.current = false;
          return client.act(command);
        },
        request: (request) => client.request(request),
        reconnect: () => client.reconnect(),
      },
    [client],
  );
}

// Whether a phone at a table by link shows one's hand first, and the table on request.

/** `screen`: one in the room shows the table. */
function useHandFirst(screen: boolean): boolean {
  const phone = useMedia(SCREENS.upright);
  const first = useFirst(useLasting(screen));
  return phone && first === 'hand';
}

/** A screen that reloads or drops out for a moment turns nobody's phone over. */
const MOMENT = 3000;

function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(now);
  useEffect(() => {
    if (now === lasts) return undefined;
    const timer = setTimeout(() => setLasts(now), now ? 0 : MOMENT);
    return () => clearTimeout(timer);
  }, [now, lasts]);
  return now || lasts;
}
