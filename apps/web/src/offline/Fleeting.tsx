/** Says where games are begun and listed that this browser keeps none of them: there is no database. */
import { useEffect, useState, type ReactElement } from 'react';
import { useWords } from '../words/Words.tsx';
import { host } from '../host/page.ts';
import './Fleeting.css';

export function Fleeting(): ReactElement | null {
  const { offline } = useWords();
  const [lasting, setLasting] = useState(true);
  useEffect(() => {
    let wanted = true;
    host.lasting().then(
      (answer) => wanted && setLasting(answer),
      () => undefined,
    );
    return () => void (wanted = false);
  }, []);
  return lasting ? null : <p className="offline-fleeting">{offline.fleeting}</p>;
}
