/** The tray of the 32 cards, fetched when somebody wants to count. */
import { Suspense, type ReactElement } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import { ValueStore, useStore } from '../../prefs/store.ts';
import './FoldedTray.css';
import type { TrayProps } from './Tray.tsx';

const Tray = lazily(() => import('./Tray.tsx'), 'Tray');

export function LazyTray({ scene, talk }: TrayProps): ReactElement {
  return (
    <Suspense>
      <Tray scene={scene} talk={talk} />
    </Suspense>
  );
}

const unfolded = new ValueStore(false);

/** At the table: a button that opens it, and it stays open until it is closed. */
export function FoldedTray({ scene, talk }: TrayProps): ReactElement {
  const open = useStore(unfolded);
  return (
    <div className="ulti-tray-fold">
      <button type="button" aria-expanded={open} onClick={() => unfolded.set(!open)}>
        {talk.text.tables.ulti.tray.title}
      </button>
      {open && <LazyTray scene={scene} talk={talk} />}
    </div>
  );
}
