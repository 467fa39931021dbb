/** A possible hand of the game, as its picture on the first page: from no match that anybody plays. */
import { CHANCE, type GameModule } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import './Art.css';
import { faceOf } from './Face.tsx';

const SHOWN = 4;

/** Some cards of the first hand; backs where the game does not describe its places, or deals nothing. */
function dealt({ game, table, look }: GameModule): readonly (string | undefined)[] {
  if (look?.cards !== undefined) return look.cards;
  try {
    const seats = game.seats[0] ?? 2;
    const state = game.create(game.rules.defaults, seats);
    game.setup(state, { number: 0, starter: 0, carry: Array<number>(seats).fill(0) });
    // The same cards on every visit; nobody plays with them.
    let last = 7;
    const random = { below: (n: number) => (last = (last * 1103 + 12_345) % 65_536) % n };
    const outcome = new Uint8Array(game.maxOutcome);
    // A first deal has few chance steps; the limit guards against one that never ends.
    for (let n = 0; n < 20 && game.turn(state) === CHANCE; n++) {
      game.deal(state, outcome, game.draw(state, random, outcome));
    }
    const places = table?.places(game.view(state, 0)) ?? [];
    const open = places.flatMap(({ cards }) => cards.filter((card) => card !== null));
    if (open.length > 0) return [...new Set(open)].slice(0, SHOWN);
  } catch {
    // A game whose picture fails can still be played.
  }
  return Array<undefined>(SHOWN).fill(undefined);
}

export function artOf(module: GameModule): () => ReactElement {
  const Face = faceOf(module.table);
  return function GuestArt(): ReactElement {
    const [cards] = useState(() => dealt(module));
    return (
      <div className="guest-art">
        {cards.map((card, n) => (
          <span key={card ?? n} style={{ '--turn': n - (cards.length - 1) / 2 }}>
            <Face face={card} />
          </span>
        ))}
      </div>
    );
  };
}
