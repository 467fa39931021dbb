/** The host opens the table to anyone, and says how it is listed. */
import { isRefusal } from '@pakli/core';
import type { OpenSeatWish } from '@pakli/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { openWishOf, setOpen } from '../account/open-seats.ts';
import { useAct } from '../kit/use-act.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { Switch } from './HostBar.tsx';

const CLOSED: OpenSeatWish = { open: false, programs: false, named: false };

export function OpenSwitch({ table }: { readonly table: string }): ReactElement {
  const { openSeats: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [wish, setWish] = useState(CLOSED);
  useEffect(() => {
    act(async () => {
      const now = await openWishOf(table);
      if (!isRefusal(now)) setWish(now);
      return undefined;
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table]);
  const change = (next: OpenSeatWish): void =>
    act(async () => {
      const refusal = await setOpen(table, next);
      if (refusal === undefined) setWish(next);
      return refusal;
    });
  return (
    <div className="online-host">
      <Switch name={text.open} on={wish.open} turn={(open) => change({ ...wish, open })} />
      {wish.open && (
        <>
          <p className="online-note">{text.openAbout}</p>
          <Switch
            name={text.programs}
            on={wish.programs}
            turn={(programs) => change({ ...wish, programs })}
          />
          <Switch name={text.named} on={wish.named} turn={(named) => change({ ...wish, named })} />
        </>
      )}
      {problem !== undefined && (
        <p className="online-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
