/** Says that an address works only on this computer, and how to start a server that others can reach. */
import type { ReactElement } from 'react';
import { useOnlineWords } from '../words/online-words.ts';
import './OnlyHere.css';

const FLAG = '--lan';

/** Keeps the flag in one piece. */
export function OnlyHere(): ReactElement {
  const { invite } = useOnlineWords();
  const [before, after] = invite.onlyHere.split(FLAG);
  return (
    <p>
      {before}
      <code className="online-flag">{FLAG}</code>
      {after}
    </p>
  );
}
