/** The ladder of contracts at the table: those that fit the hand, or all; where there is little room all are on a sheet. */
import type { View } from '@pakli/ulti';
import { useState, type ReactElement } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import { SCREENS } from '../../theme/screens.ts';
import type { SceneOf } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import './Ladder.css';
import { LadderSheet } from './LadderSheet.tsx';
import type { Reading } from './open-contract.ts';
import { Rungs } from './Rungs.tsx';

export interface LadderProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly reading: Reading;
}

export function Ladder({ scene, talk, reading }: LadderProps): ReactElement {
  const { zones } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  const { offers } = useTable();
  const roomy = useMedia(SCREENS.tall);
  const phone = useMedia(SCREENS.phone);
  const brief = !useMedia(SCREENS.taller);
  const [chosen, setAll] = useState<boolean>();
  const [open, setOpen] = useState(false);
  // Anyone who watches has no hand that something could fit.
  const watches = scene.view.seat === null;
  const { onSheet } = reading;
  const all = watches || (!onSheet && (chosen ?? roomy));
  const close = (): void => {
    setOpen(false);
    reading.close();
  };
  // A sheet has the contracts of its own.
  if (onSheet && (open || reading.id !== undefined)) {
    return <LadderSheet scene={scene} talk={talk} reading={reading} close={close} />;
  }
  return (
    <section className="ulti-ladder" aria-label={zones.auction}>
      {onSheet ? (
        <button type="button" className="ulti-ladder-open" onClick={() => setOpen(true)}>
          {ladder.every}
        </button>
      ) : (
        // A lesson on a phone has room for what fits, and no more.
        !watches &&
        (offers === undefined || !phone) && (
          <div className="ulti-ladder-filter" role="group" aria-label={ladder.filter}>
            {[false, true].map((whole) => (
              <button
                key={String(whole)}
                type="button"
                aria-pressed={all === whole}
                onClick={() => setAll(whole)}
              >
                {whole ? ladder.all : ladder.fitting}
              </button>
            ))}
          </div>
        )
      )}
      <Rungs scene={scene} talk={talk} reading={reading} all={all} brief={brief} />
    </section>
  );
}
