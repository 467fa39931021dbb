/** A computer of the field plays a board with the same cards and seat as everybody. */
import {
  atVersion,
  CHANCE,
  formatRecord,
  isRefusal,
  Match,
  OVER,
  readOptions,
  type Game,
  type Move,
  type Random,
} from '@pakli/core';
import type { DaySettings } from '@pakli/protocol';
import { chanceWith } from '../chance.ts';
import { scoresByLine } from '../evening/results.ts';
import type { PlayerQuestion } from '../think.ts';
import type { DayEventOf } from './event.ts';

export interface ComputedRunPorts {
  /** The key of all boards. */
  readonly key: Uint8Array;
  /** Random numbers of the players. */
  readonly lots: Random;
  readonly think: (question: PlayerQuestion) => Promise<Move>;
}

/** The name of a computer of the field. */
export function fieldName(player: string, run: number): string {
  return `${player} #${run + 1}`;
}

/** Plays a board to its end: one of the field in its line, the opponents of the day in all others. */
export async function playBoard(
  newest: Game,
  settings: DaySettings,
  [board, run]: readonly [board: number, run: number],
  { key, lots, think }: ComputedRunPorts,
): Promise<Omit<DayEventOf<'computed'>, 'v' | 'at'>> {
  const { rules, version, seats, opponent, field } = settings;
  const game = atVersion(newest, version);
  const options = game && readOptions(game.rules, rules);
  if (game === undefined || options === undefined || isRefusal(options)) {
    throw new Error('a day with unknown rules');
  }
  const own = board % seats;
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === own ? (field[run] ?? opponent) : opponent,
  );
  // Distinct from opponents of the same level, and the same as in the results.
  const names = players.map((player, seat) => (seat === own ? fieldName(player, run) : player));
  const match = Match.start(game, { options, seats, starter: 0, names });
  if (isRefusal(match)) throw new Error(`a board is refused: ${match.refused}`);
  const { table } = match;
  const chance = chanceWith(key, lots);
  let outcomes = 0;
  while (table.turn !== OVER) {
    const { turn } = table;
    if (turn === CHANCE) table.draw(chance.outcome(board, outcomes++));
    else {
      const move = await think({
        game: game.id,
        version,
        player: players[turn] ?? opponent,
        view: game.view(table.state, turn),
        seed: lots.below(2 ** 32),
        exact: true,
      });
      table.play(move);
    }
  }
  return {
    kind: 'computed',
    board,
    run,
    scores: scoresByLine(match, 0),
    record: formatRecord(match),
  };
}
