/** To the replay of what was played at a table, fetched when it is asked for. */
import { isRefusal, type Refusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { recordOf } from '../host/server.ts';
import { useAct } from '../kit/use-act.ts';
import { offer } from '../replay/offered.ts';
import { useEveningWords } from '../words/evening-words.ts';

export function RecordLink({ table }: { readonly table: string | undefined }): ReactElement | null {
  const { boards: text } = useEveningWords();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const [busy, setBusy] = useState(false);
  if (table === undefined) return null;
  const fetchRecord = async (): Promise<Refusal | undefined> => {
    setBusy(true);
    const record = await recordOf(table).finally(() => setBusy(false));
    if (isRefusal(record)) return record;
    offer(new File([record], `${table}.txt`, { type: 'text/plain' }));
    go('/replays');
    return undefined;
  };
  return (
    <>
      <Button disabled={busy} onClick={() => act(fetchRecord)}>
        {text.replay}
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </>
  );
}
