/** A table by link: its seats while it gathers, then the table as any other. The line to it mends itself. */
import { isRefusal, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useHost } from '../host/use-host.ts';
import { Notice } from '../kit/Notice.tsx';
import { Opened } from '../play/TablePage.tsx';
import type { Session } from '../table/session.ts';
import { acquireLinked, release } from '../table/sessions.ts';
import { useLinkedWords } from '../words/linked-words.ts';
import { useWords } from '../words/Words.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { GatheringPage } from './GatheringPage.tsx';

export function LinkPage({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const host = useHost();
  const { first, second, third } = words.frame.opponents;
  const [opened, setOpened] = useState<Session | Refusal>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    acquireLinked(host, id, [first, second, third]).then(
      (session) => wanted && setOpened(session),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
      setOpened(undefined);
      release(id);
    };
  }, [host, id, first, second, third]);
  if (failed !== undefined) throw failed;
  if (opened === undefined) return <Notice text={words.frame.error.loading} waiting />;
  if (isRefusal(opened)) return <Notice text={explain(words, opened).text} />;
  return <Linked session={opened} />;
}

function Linked({ session }: { readonly session: Session }): ReactElement {
  const { frame } = useWords();
  const words = useLinkedWords();
  const linked = useSyncExternalStore(session.subscribe, session.linked);
  const connection = useSyncExternalStore(session.subscribe, session.connection);
  const { acts } = session;
  if (linked === undefined || acts === undefined) {
    return connection?.kind === 'gone' ? (
      <ClosedPage why={connection.why} />
    ) : (
      <Notice text={frame.error.loading} waiting />
    );
  }
  if (linked.company.phase === 'gathering') {
    if (connection?.kind === 'gone') return <ClosedPage why={connection.why} />;
    return <GatheringPage {...linked} acts={acts} />;
  }
  return <Opened session={session} link={{ linked, acts, words }} />;
}
