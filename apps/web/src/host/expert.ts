/** The same deal as somebody played it, with the strongest player in their seat: to its end, and without a table. */
import type { GamePackage } from '@pakli/catalogue';
import { CHANCE, OVER, type Answer, type GameTypes, type Match } from '@pakli/core';
import { seededChance, seededThoughts, type PlayerQuestion } from '@pakli/host';

export interface ExpertSeats {
  readonly seed: number;
  /** By seat: names of players. */
  readonly players: readonly string[];
  readonly think: (question: PlayerQuestion) => Promise<Answer | undefined>;
}

/** Plays a match that begins, all seats by steps alone; undefined if somebody gave no answer. */
export async function playThrough(
  { game }: Pick<GamePackage, 'game'>,
  match: Match<GameTypes>,
  { seed, players, think }: ExpertSeats,
): Promise<Match<GameTypes> | undefined> {
  const chance = seededChance(game, match.seats, seed);
  const thoughts = seededThoughts(seed);
  while (!match.over) {
    const { table } = match;
    const { turn, state } = table;
    if (turn === OVER) match.nextDeal();
    else if (turn === CHANCE) {
      const count = table.steps.filter(({ kind }) => kind === 'chance').length;
      table.chance(chance.outcome(table.deal.number, count));
    } else {
      const view = game.view(state, turn);
      const answer = await think({
        game: game.id,
        version: game.version,
        player: players[turn] ?? '',
        view,
        seed: thoughts(view),
        exact: true,
      });
      if (answer === undefined) return undefined;
      table.play(answer.move);
    }
  }
  return match;
}
