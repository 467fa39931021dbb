/** Starts a game and opens its table; the result says why if it fails. Does nothing while another one is starting. */
import { isRefusal, type Refusal } from '@pakli/core';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/use-host.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import { begin, beginTogether, type GameSource, type SeatChoice } from './begin.ts';
import type { Choices } from './choices.ts';

type Begun = Promise<Refusal | undefined>;
/** Called before the page goes there. */
type Arrive = (address: string) => void;

export interface Begin {
  readonly begin: (g: ShelfGame, choices: Choices, from?: GameSource, arrive?: Arrive) => Begun;
  /** People and computers on this device, by seat. */
  readonly beginTogether: (
    game: ShelfGame,
    rules: string,
    seats: readonly SeatChoice[],
    from?: GameSource,
  ) => Begun;
}

export function useBegin(): Begin {
  const host = useHost();
  const words = useWords();
  const [, go] = useLocation();
  const busy = useRef(false);
  const lead = async (start: () => Promise<string | Refusal>, arrive?: Arrive): Begun => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const address = await start();
      if (isRefusal(address)) return address;
      arrive?.(address);
      go(address);
      return undefined;
    } finally {
      busy.current = false;
    }
  };
  return {
    begin: (game, choices, from, arrive) =>
      lead(() => begin(host, game, choices, words, from), arrive),
    beginTogether: (game, rules, seats, from) =>
      lead(() => beginTogether(host, game, rules, seats, from)),
  };
}
