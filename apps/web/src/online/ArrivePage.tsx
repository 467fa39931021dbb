/** The target of a one-time link: once its reader agrees, this browser becomes whoever made it, and continues at their table. */
import { isRefusal } from '@pakli/core';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { isOwn } from '../account/own-pass.ts';
import { askServer, enterBy, nameOfPass } from '../host/server.ts';
import { Pending } from '../kit/Pending.tsx';
import { useAct } from '../kit/use-act.ts';
import { useTitle } from '../kit/use-title.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import './ClosedPage.css';
import { isTable } from './invite.ts';

export interface ArrivePageProps {
  readonly pass: string;
  /** The table to go to. */
  readonly tables: string;
}

interface Change {
  /** Who this browser is known as; null if it is nobody yet. */
  readonly from: string | null;
  readonly to: string;
}

export function ArrivePage({ pass, tables }: ArrivePageProps): ReactElement {
  const { frame } = useWords();
  const { elsewhere: text, account } = useOnlineWords();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const [change, setChange] = useState<Change>();
  // The link may be somebody else's, who would get the seats.
  const [bring, setBring] = useState(isOwn(pass));
  useTitle(text.title);
  const enter = (): void =>
    act(async () => {
      const refusal = await enterBy(pass, bring);
      if (refusal !== undefined) return refusal;
      // Older pages name more tables: the server knows them all.
      const id = tables.split('.').find(isTable);
      go(id === undefined ? '/' : `/t/${id}`, { replace: true });
      return undefined;
    });
  useEffect(() => {
    act(async () => {
      const [server, to] = [await askServer(), await nameOfPass(pass)];
      if (isRefusal(to)) return to;
      const from = typeof server === 'object' ? server.name : null;
      setChange({ from, to });
      return undefined;
    });
    // The link never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pass]);
  if (problem === undefined && change === undefined) return <Pending />;
  return (
    <main className="online-closed">
      <h1>{problem ?? text.title}</h1>
      {problem === undefined && change !== undefined && (
        <>
          <p>
            {change.from === null ? text.becomes(change.to) : text.asks(change.from, change.to)}
          </p>
          {change.from !== null && (
            <label>
              <input
                type="checkbox"
                checked={bring}
                onChange={({ target }) => setBring(target.checked)}
              />
              {account.bring(change.from)}
            </label>
          )}
          <Button look="main" onClick={enter}>
            {text.act(change.to)}
          </Button>
        </>
      )}
      <Link href="/" className="button">
        {frame.error.home}
      </Link>
    </main>
  );
}
