/** People one does not want to meet at open tables: who they are, and off the list again. */
import { isRefusal } from '@pakli/core';
import type { BlockedPerson } from '@pakli/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { blockedPeople, unblock } from './open-seats.ts';
import { useAct } from '../kit/use-act.ts';
import { useOnlineWords } from '../words/online-words.ts';
import './Account.css';

export function Blocks(): ReactElement | null {
  const { openSeats: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [people, setPeople] = useState<readonly BlockedPerson[]>([]);
  const look = async (): Promise<undefined> => {
    const now = await blockedPeople();
    if (!isRefusal(now)) setPeople(now);
  };
  useEffect(() => {
    act(look);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (people.length === 0) return null;
  return (
    <section className="account" aria-label={text.blocks}>
      <h3>{text.blocks}</h3>
      <ul>
        {people.map(({ name, at }) => (
          <li key={at}>
            <div>
              <strong>{name || text.nobody}</strong>
            </div>
            <Button onClick={() => act(async () => (await unblock(at)) ?? look())}>
              {text.unblock}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}
