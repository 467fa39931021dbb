/** All penalties, lowest first; in open mode also how many cards of each rank can be reached. */
import type { View } from '@pakli/buddy-bluff';
import { present } from '@pakli/buddy-bluff/present';
import { RANKS } from '@pakli/core/cards';
import { frenchLetter, personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { ScoreSheet } from '../../table/ScoreSheet.tsx';
import { modeOf } from './modes.ts';
import { usePack } from '../../prefs/pack.ts';
import './Score.css';

/** Points at which a bar is full; few trays ever hold more. */
const FULL = 200;

export function Score({ scene, talk, mode }: TableProps<View>): ReactElement {
  const { slots, accessible } = present(scene.view, modeOf(mode));
  const pack = usePack();
  const { score, zones } = talk.text.games['buddy-bluff'];
  const { seat: seatName } = talk.text.frame.table;
  const rows = slots.map(({ penalty, size }, seat) => ({ seat, penalty, size }));
  rows.sort((one, other) => (one.penalty ?? 0) - (other.penalty ?? 0));
  // The current deal's penalties as they stand count in the match, if they may be seen.
  const penalties = slots.flatMap(({ penalty }) => penalty ?? []);
  const running =
    scene.sheet.length === scene.deal && penalties.length === slots.length ? [penalties] : [];
  return (
    <div className="bluff-score">
      <ol>
        {rows.map(({ seat, penalty, size }) => (
          <li key={seat} data-you={seat === scene.seat ? '' : undefined}>
            <span>{seatName(personAt(talk.company, seat))}</span>
            <b>{penalty ?? talk.text.cards.count(size)}</b>
            {penalty !== undefined && (
              <i style={{ '--share': Math.min(1, penalty / FULL) }} aria-hidden="true" />
            )}
          </li>
        ))}
      </ol>
      <p className="fine-print">{score.lowest}</p>
      {scene.deal > 0 && (
        <ScoreSheet
          scene={scene}
          talk={talk}
          scoring={{ best: 'low' }}
          sheet={[...scene.sheet, ...running]}
        />
      )}
      {accessible !== undefined && <p className="bluff-reach-title">{score.accessible}</p>}
      {accessible !== undefined && (
        <ul className="bluff-reach" aria-label={score.accessible}>
          {Array.from(RANKS, (rank) => {
            const n = accessible[rank] ?? 0;
            return (
              <li key={rank} data-n={n} aria-label={zones.accessible(rank, n)}>
                <b>{frenchLetter(pack, rank)}</b>
                {n}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
