/** A dealer as the worker would have it, with players that answer at once, and everything that it tells. */
import type { GamePackage } from '@pakli/catalogue';
import { askPlayer, Sfc32, type Kinds, type Match, type Seat } from '@pakli/core';
import { Dealer, type Question } from '../src/host/dealer.ts';
import type { Update } from '../src/host/host.ts';
import type { Sitting } from '../src/host/scene.ts';

export interface Seated {
  readonly dealer: Dealer;
  readonly told: Update[];
  readonly asked: Question[];
  readonly saved: string[];
}

export function sitDown(
  loaded: GamePackage,
  match: Match<Kinds>,
  seat: Seat = 0,
  player = 'random',
  hear: (update: Update) => void = () => undefined,
  more: Partial<Sitting> = {},
): Seated {
  const told: Update[] = [];
  const asked: Question[] = [];
  const saved: string[] = [];
  const dealer = new Dealer(
    loaded,
    match,
    { id: 'a', level: 'beginner', rules: '', seat, ...more },
    new Sfc32(5),
    {
      think(question) {
        asked.push(question);
        const contender = loaded.contenders.get(player);
        if (contender === undefined) throw new Error(`no player ${player}`);
        return Promise.resolve(
          askPlayer(contender.player, question.view, new Sfc32(question.seed), contender.steps),
        );
      },
      cancel() {},
      save: (dealer) => void saved.push(dealer.record().record),
      tell(update) {
        told.push(update);
        hear(update);
      },
    },
  );
  return { dealer, told, asked, saved };
}
