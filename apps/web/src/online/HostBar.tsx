/** The host's decisions for all: who may still come, and when it begins. */
import type { Command } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { useOnlineWords } from '../words/online-words.ts';
import './HostBar.css';

export interface HostBarProps {
  readonly free: number;
  readonly locked: boolean;
  readonly watching: boolean;
  readonly want: (command: Command) => void;
}

export function HostBar({ free, locked, watching, want }: HostBarProps): ReactElement {
  const { gathering: text } = useOnlineWords();
  return (
    <div className="online-host stack-8">
      <Switch name={text.lock} on={locked} turn={(on) => want({ kind: 'lock', locked: on })} />
      <Switch
        name={text.watch}
        on={watching}
        turn={(on) => want({ kind: 'watching', watching: on })}
      />
      <Button look="main" onClick={() => want({ kind: 'start' })}>
        {text.start}
      </Button>
      {free > 0 && <p className="soft">{text.fill(free)}</p>}
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** Turns on once the table has heard of it. */
export function Switch({ name, on, turn }: SwitchProps): ReactElement {
  return (
    <label className="online-host-switch">
      <input type="checkbox" checked={on} onChange={({ target }) => turn(target.checked)} />
      {name}
    </label>
  );
}
