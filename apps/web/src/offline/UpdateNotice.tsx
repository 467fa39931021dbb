/** Says that a new version is waiting. Players can ignore it: it loads with the next reload. */
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { forgetNotice, useNotified } from '../kit/notices.ts';
import { useWords } from '../words/Words.tsx';
import './UpdateNotice.css';
import { lookForUpdate, useStored } from './updates.ts';

export function UpdateNotice(): ReactElement {
  const { offline, frame } = useWords();
  const stored = useStored();
  const [later, setLater] = useState(false);
  const notified = useNotified();
  // A failure may be due to a part that is gone with its version: then this notice says so.
  useEffect(() => {
    if (notified?.refusal.refused !== 'failed') return;
    void lookForUpdate().then((found) => {
      if (!found) return;
      setLater(false);
      forgetNotice();
    });
  }, [notified]);
  return (
    <div className="offline-update" role="status">
      {stored === 'update' && !later && (
        <div className="offline-update-note">
          <p>{offline.stored.update}</p>
          <Button look="main" onClick={() => location.reload()}>
            {offline.useIt}
          </Button>
          <Button look="icon" aria-label={frame.table.close} onClick={() => setLater(true)}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}
