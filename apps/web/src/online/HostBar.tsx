/** What the host decides for all: who may still come, and when it begins. */
import type { Command } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { useOnlineWords } from '../words/online-words.ts';
import './HostBar.css';

export interface HostBarProps {
  /** How many seats are free. */
  readonly free: number;
  readonly locked: boolean;
  readonly busy: boolean;
  readonly want: (command: Command) => void;
}

export function HostBar({ free, locked, busy, want }: HostBarProps): ReactElement {
  const { gathering: text } = useOnlineWords();
  return (
    <div className="online-host">
      <label className="online-host-lock">
        <input
          type="checkbox"
          checked={locked}
          disabled={busy}
          onChange={({ target }) => want({ kind: 'lock', locked: target.checked })}
        />
        {text.lock}
      </label>
      <button
        type="button"
        className="button button-main"
        disabled={busy}
        onClick={() => want({ kind: 'start' })}
      >
        {text.start}
      </button>
      {free > 0 && <p className="online-note">{text.fill(free)}</p>}
    </div>
  );
}
