/** A game with an obvious mistake: at one decision of seat 0 the worst move is played, where it is worst of all. */
import { findGame } from '@pakli/catalogue';
import {
  askPlayer,
  formatRecord,
  isRefusal,
  Match,
  OVER,
  readOptions,
  Sfc32,
  type GameTypes,
  type Move,
} from '@pakli/core';

export interface Planted {
  readonly record: string;
  /** The step of the mistake, from 1. */
  readonly step: number;
}

export interface Wish {
  readonly game: string;
  readonly rules?: string;
  readonly names: readonly string[];
  readonly seed: number;
  /** This many steps are left alone: an auction, for one. */
  readonly after?: number;
}

/** Worlds per move while looking for the place of the mistake. */
const WORLDS = 60;

export async function planted(wish: Wish): Promise<Planted> {
  const { match } = await play(wish, new Map());
  const worst = await findWorst(wish, match);
  const second = await play(wish, new Map([[worst.step, worst.move]]));
  return { record: formatRecord(second.match), step: worst.step };
}

/** Everybody plays like the game's best simple player, except where told otherwise. */
async function play(
  { game: id, rules = '', names, seed }: Wish,
  told: ReadonlyMap<number, Move>,
): Promise<{ readonly match: Match<GameTypes> }> {
  const loaded = await findGame(id)?.load();
  const player = Object.values(loaded?.players ?? {}).at(-1);
  if (loaded === undefined || player === undefined) throw new Error(`no game ${id}`);
  const { game } = loaded;
  const options = readOptions(game.rules, rules);
  if (isRefusal(options)) throw new Error(options.refused);
  const random = new Sfc32(seed);
  const match = Match.start(game, { options, names, random, starter: 0 });
  if (isRefusal(match)) throw new Error(match.refused);
  for (let step = 1; ; step++) {
    const { table } = match;
    if (table.turn === OVER) return { match };
    if (table.turn < 0) table.chance(random);
    else {
      const usual = askPlayer(player, game.view(table.state, table.turn), new Sfc32(seed), 1).move;
      table.play(told.get(step) ?? usual);
    }
  }
}

async function findWorst(
  { game: id, after = 0 }: Wish,
  match: Match<GameTypes>,
): Promise<{ readonly step: number; readonly move: Move }> {
  const loaded = await findGame(id)?.load();
  const expert = loaded?.contenders.get('expert');
  if (expert === undefined) throw new Error(`nobody judges ${id}`);
  let worst = { step: 0, move: 0, lost: 0 };
  match.table.steps.forEach((taken, index) => {
    if (index < after || taken.kind !== 'move' || taken.seat !== 0) return;
    const view = match.game.view(match.table.cut(index).state, 0);
    if (view.moves.length < 2) return;
    const { estimates = [] } = askPlayer(expert.player, view, new Sfc32(1), WORLDS);
    const sorted = estimates.toSorted((one, other) => one.value - other.value);
    const [low] = sorted;
    const high = sorted.at(-1);
    if (low === undefined || high === undefined) return;
    const lost = high.value - low.value;
    if (lost > worst.lost) worst = { step: index + 1, move: low.move, lost };
  });
  return worst;
}
