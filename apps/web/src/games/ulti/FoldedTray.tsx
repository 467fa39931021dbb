/** The tray of 32 cards, fetched when somebody opens it to count. */
import type { ReactElement } from 'react';
import { lazyPart } from '../../hooks/lazily.ts';
import { ValueStore, useStore } from '../../prefs/store.ts';
import './FoldedTray.css';
import type { TrayProps } from './Tray.tsx';

export const LazyTray = lazyPart(() => import('./Tray.tsx'), 'Tray');

const unfolded = new ValueStore(false);

/** At the table: a button opens the tray, which stays open until closed. */
export function FoldedTray({ scene, talk }: TrayProps): ReactElement {
  const open = useStore(unfolded);
  return (
    <div className="ulti-tray-fold stack-8">
      <button type="button" aria-expanded={open} onClick={() => unfolded.set(!open)}>
        {talk.text.tables.ulti.tray.title}
      </button>
      {open && <LazyTray scene={scene} talk={talk} />}
    </div>
  );
}
