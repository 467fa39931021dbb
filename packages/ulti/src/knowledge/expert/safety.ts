/**
 * A solved world assumes that the defenders see all cards. They do not, and nine in ten of their
 * mistakes are leads: so a card is worth less the more of the following leads would give the
 * contract away.
 */
import type { Random } from '@pakli/core';
import { count, listCards, NO_TRUMP, winnerOf, type UltiCard } from '../../cards.ts';
import type { Options } from '../../options.ts';
import type { Component } from '../../types.ts';
import { solver } from '../shared-solver.ts';
import type { World } from './worlds.ts';

/**
 * The chance that the defenders' next lead keeps what this lead keeps: the world's component
 * stopped. `blind` is how often a lead is chosen as if randomly. Until then both sides choose
 * randomly among their best cards.
 */
export function safety(
  { position, stakes }: World,
  card: UltiCard,
  component: Component,
  blind: number,
  options: Options,
  random: Random,
): number {
  const { soloist, trump = NO_TRUMP } = position;
  const question = { ask: 'made', component, stakes } as const;
  const hands: [number, number, number] = [...position.hands];
  let { leader } = position;
  let table: UltiCard[] = [];
  let next: UltiCard | undefined = card;
  while (next !== undefined) {
    const seat = (leader + table.length) % 3;
    hands[seat] = (hands[seat] ?? 0) & ~(1 << next);
    table.push(next);
    if (table.length === 3) {
      leader = (leader + winnerOf(table, trump)) % 3;
      table = [];
      if (count(hands[leader] ?? 0) < 2) return 1;
    }
    const { cards = 0 } = solver().best({ ...position, hands, leader, table }, question, options);
    if (table.length === 0 && leader !== soloist) {
      const share = count(cards) / count(hands[leader] ?? 0);
      return 1 - blind * (1 - share);
    }
    const best = listCards(cards);
    next = best[random.below(Math.max(1, best.length))];
  }
  return 1;
}
