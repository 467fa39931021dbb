/** Every slot and the pool with all their cards, top first: a small table has no room for them. */
import type { View } from '@pakli/buddy-bluff';
import { present } from '@pakli/buddy-bluff/present';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { across, type TableProps } from '../../table/game-table.ts';
import './AllPiles.css';
import { modeOf } from './modes.ts';

export function AllPiles({ scene, talk, mode }: TableProps<View>): ReactElement {
  const { slots, pool } = present(scene.view, modeOf(mode));
  const { zones, score } = talk.text.games['buddy-bluff'];
  const piles = slots.map((_, n) => {
    const seat = across(scene, n);
    const { cards = [], seals = [], penalty } = slots[seat] ?? {};
    const points = penalty === undefined ? '' : `, ${score.points(penalty)}`;
    const locked = seals.at(-1)?.to ?? 0;
    return { name: zones.slot(personAt(talk.company, seat)) + points, cards, locked };
  });
  return (
    <div className="bluff-piles stack-12">
      {[...piles, { name: zones.pool, cards: pool.cards ?? [], locked: 0 }].map(
        ({ name, cards, locked }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ol>
              {cards.toReversed().map((card, n) => (
                <li key={card} data-locked={cards.length - n <= locked ? '' : undefined}>
                  <Card face={card} label={talk.text.cards.name(card)} />
                </li>
              ))}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}
