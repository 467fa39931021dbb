/** Says where games are begun and listed that this browser keeps none of them: there is no database. */
import { useEffect, useState, type ReactElement } from 'react';
import { useWords } from '../words/Words.tsx';
import { useHost } from '../host/use-host.ts';
import './Fleeting.css';

export function Fleeting(): ReactElement | null {
  const { offline } = useWords();
  const host = useHost();
  const [lasting, setLasting] = useState(true);
  useEffect(() => {
    let wanted = true;
    host.lasting().then(
      (answer) => wanted && setLasting(answer),
      () => undefined,
    );
    return () => void (wanted = false);
  }, [host]);
  return lasting ? null : <p className="offline-fleeting">{offline.fleeting}</p>;
}
