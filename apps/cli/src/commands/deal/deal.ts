/** `pakli deal GAME`: deals and positions for anyone who builds players, tests or puzzles. */
import {
  CHANCE,
  formatRecord,
  freshSeed,
  isRefusal,
  Match,
  Sfc32,
  listMoves,
  type Game,
  type GameTypes,
  type OptionValues,
} from '@pakli/core';
import { Refused } from '../../input/failure.ts';
import { loadGame, optionsFor, seatsFor } from '../../input/games.ts';
import { outputHeard } from '../../input/output.ts';

export interface DealFlags {
  readonly count: number;
  readonly moves: number;
  readonly options: string;
  readonly seats?: number;
  readonly seed?: number;
  readonly record?: true;
  readonly json?: true;
}

const DEALS_PER_PAUSE = 64;

export async function deal(id: string, given: DealFlags): Promise<number> {
  const { game } = await loadGame(id);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  const seed = given.seed ?? freshSeed();
  const random = new Sfc32(seed);
  for (let number = 0; number < given.count; number++) {
    const match = dealt(game, options, seats, given.moves, random);
    const { state } = match.table;
    const position = game.formatPosition(state);
    if (given.json) {
      const record = given.record ? { record: formatRecord(match) } : {};
      const turn = game.turn(state);
      console.log(JSON.stringify({ game: id, seed, number, turn, position, ...record }));
    } else if (given.record) process.stdout.write(formatRecord(match));
    else console.log(position);
    if (number % DEALS_PER_PAUSE === 0) await outputHeard();
  }
  return 0;
}

/** A match that stands after so many random moves, or at the end of its first deal. */
function dealt(
  game: Game,
  options: OptionValues,
  seats: number,
  moves: number,
  random: Sfc32,
): Match<GameTypes> {
  const match = Match.start(game, { options, seats, random });
  if (isRefusal(match)) throw new Refused(match, { game: game.id, status: 2 });
  const { table } = match;
  const goOn = (): boolean => {
    while (table.turn === CHANCE) table.chance(random);
    return table.turn >= 0;
  };
  for (let left = moves; goOn() && left > 0; left--) {
    const listed = listMoves(game, table.state);
    const move = listed[random.below(listed.length)];
    if (move !== undefined) table.play(move);
  }
  return match;
}
