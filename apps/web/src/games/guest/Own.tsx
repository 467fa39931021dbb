/** The hand without the table. */
import type { BaseView, GameModule } from '@pakli/core';
import { guestCard, guestPlace } from '@pakli/text/guests';
import type { OwnHand, TableProps } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { Spot } from '../../table/Spot.tsx';
import type { FaceComponent } from './Face.tsx';
import { handOf, laidAt } from './places.ts';

export function ownOf({ game, table }: GameModule, Face: FaceComponent) {
  return function own({ scene, talk }: TableProps<BaseView>): OwnHand | undefined {
    const { view, seat } = scene;
    const hand = table?.places(view).find(({ id }) => id === handOf(seat));
    if (hand === undefined) return undefined;
    const cards = laidAt(hand).map(({ key, card, spot }) => {
      const name =
        card === null
          ? guestPlace(talk.text, game.id, hand.id, talk.company)
          : guestCard(talk.text, game.id, card);
      return (
        <Spot key={key} place={spot} card={key} name={name}>
          <Face face={card ?? undefined} />
        </Spot>
      );
    });
    return { prompt: <Prompt />, cards };
  };
}
