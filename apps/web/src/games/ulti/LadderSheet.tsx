/** All contracts on a full-height sheet, with the hand above and the details of a contract below. */
import type { View } from '@pakli/ulti';
import { handOrder } from '@pakli/ulti/present';
import type { ReactElement } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';
import type { SceneOf } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { BidDetail } from './BidDetail.tsx';
import { Face, useDeck } from './Face.tsx';
import './LadderSheet.css';
import type { Reading } from './open-contract.ts';
import { Rungs } from './Rungs.tsx';

export interface LadderSheetProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly reading: Reading;
  readonly close: () => void;
}

export function LadderSheet({ scene, talk, reading, close }: LadderSheetProps): ReactElement {
  const { view, seat } = scene;
  const { commit } = useTable();
  const deck = useDeck(talk);
  const { id, gesture } = reading;
  const hand = handOrder(view, seat, view.hand ?? []);
  return (
    <Sheet title={talk.text.games.ulti.zones.ladder} close={close}>
      <div className="ulti-ladder-sheet">
        {hand.length > 0 && (
          <ul className="ulti-ladder-hand" aria-label={talk.text.frame.table.hand}>
            {hand.map((card) => (
              <li key={card}>
                <Face face={card} label={deck.card(card)} />
              </li>
            ))}
          </ul>
        )}
        <Rungs scene={scene} talk={talk} reading={reading} all brief />
        <div className="ulti-ladder-read" aria-live="polite">
          {id === undefined ? (
            <p>{talk.text.tables.ulti.ladder.tapOne}</p>
          ) : (
            <BidDetail id={id} view={view} talk={talk} legal={gesture !== undefined} />
          )}
          {gesture !== undefined && (
            <button
              type="button"
              className="ulti-ask-main"
              onClick={() => {
                commit(gesture);
                close();
              }}
            >
              {gesture.label.text}
            </button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
