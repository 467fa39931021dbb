/** Where a one-time link leads: this browser becomes whoever made it, and goes on at their table. */
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { askServer, enterBy, type Known } from '../host/server.ts';
import { Notice } from '../kit/Notice.tsx';
import { useAct } from '../kit/use-act.ts';
import { useTitle } from '../kit/use-title.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import './ClosedPage.css';
import { isTable } from './invite.ts';
import { rememberTable } from './mine.ts';

export interface ArrivePageProps {
  readonly pass: string;
  /** Ids with dots between them, the one to go to first. */
  readonly tables: string;
}

export function ArrivePage({ pass, tables }: ArrivePageProps): ReactElement {
  const { frame } = useWords();
  const { elsewhere: text } = useOnlineWords();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const [server, setServer] = useState<Known>();
  const entered = useRef(false);
  useTitle(`${text.title} · ${frame.name}`);
  const enter = (): void =>
    act(async () => {
      const refusal = await enterBy(pass);
      if (refusal !== undefined) return refusal;
      const ids = tables.split('.').filter(isTable);
      for (const id of ids.toReversed()) rememberTable(id);
      go(ids[0] === undefined ? '/' : `/t/${ids[0]}`, { replace: true });
      return undefined;
    });
  useEffect(() => {
    let wanted = true;
    void askServer().then((known) => {
      if (!wanted) return;
      setServer(known);
      const nobody = typeof known === 'object' && known.name === null;
      // Somebody who is somebody else here already is asked first; a link is used once.
      if ((nobody || known === 'none') && !entered.current) {
        entered.current = true;
        enter();
      }
    });
    return () => void (wanted = false);
    // The link is what it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pass]);
  const name = typeof server === 'object' ? server.name : null;
  if (problem === undefined && (name === null || entered.current)) {
    return <Notice text={frame.error.loading} waiting />;
  }
  return (
    <main className="online-closed">
      <h1>{problem ?? text.title}</h1>
      {problem === undefined && name !== null && <p>{text.asks(name)}</p>}
      {problem === undefined && (
        <button type="button" className="button button-main" onClick={enter}>
          {text.act}
        </button>
      )}
      <Link href="/" className="button">
        {frame.error.home}
      </Link>
    </main>
  );
}
