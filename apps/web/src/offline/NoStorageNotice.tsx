/** Where games are begun and listed, says that this browser keeps none of them: it has no database. */
import type { ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import { useWords } from '../words/Words.tsx';
import { useHost } from '../host/use-host.ts';
import './Fleeting.css';

export function Fleeting(): ReactElement | null {
  const { offline } = useWords();
  const host = useHost();
  const lasting = useAsync(() => host.lasting().catch(() => true), [host]) ?? true;
  return lasting ? null : <p className="offline-fleeting">{offline.fleeting}</p>;
}
