/**
 * `pakli yardstick ulti [FILE]`: how often a player keeps what perfect play wins,
 * and stops what perfect play stops. It depends on no other player of ours.
 */
import { fileURLToPath } from 'node:url';
import { wilsonInterval } from '@pakli/ai';
import { findGame } from '@pakli/catalogue';
import { Sfc32, askPlayer, OVER, type Move, type Player, type Random } from '@pakli/core';
import { contentOf, LARGEST_LIST } from '../../input/content.ts';
import { Failure } from '../../input/failure.ts';
import { startBar } from '../../terminal/bar.ts';
import { CONTRACTS, readDeals, stateOf, type YardstickContract } from './deals.ts';
import { ulti, type State, type View } from '@pakli/ulti';
import { openCards, Solver } from '@pakli/ulti/solver';

export interface YardstickFlags {
  readonly player: string;
  readonly worlds: number;
  readonly only?: YardstickContract;
  readonly side?: Measured['side'];
  readonly deals: number;
  readonly seed: number;
  readonly json?: true;
}

const SIDES = ['keep', 'stop'] as const;

interface Figure {
  readonly contract: YardstickContract;
  readonly side: Measured['side'];
  readonly deals: number;
  readonly succeeded: number;
  /** Processor seconds for all of them, of both sides. */
  readonly seconds: number;
}

export async function yardstick(
  game: string,
  file: string | undefined,
  given: YardstickFlags,
): Promise<number> {
  const loaded = await findGame(game)?.load();
  const player = loaded?.contenders.get(given.player)?.player;
  if (player === undefined) {
    const known = [...(loaded?.contenders.keys() ?? [])].join(', ');
    throw new Failure(`--player: no player ${given.player}: there is ${known}`, 2);
  }
  const path = file ?? fileURLToPath(import.meta.resolve('@pakli/ulti/yardstick-deals.json'));
  const deals = readDeals(await contentOf(path, LARGEST_LIST), path);
  const plans = (given.only === undefined ? CONTRACTS : [given.only]).flatMap((contract) =>
    (given.side === undefined ? SIDES : [given.side]).map((side) => ({
      contract,
      side,
      list: deals[contract].filter(({ perfect }) => perfect === (side === 'keep')),
    })),
  );
  const sizes = plans.map(({ list }) => Math.min(list.length, given.deals));
  const bar = await startBar(
    sizes.reduce((sum, size) => sum + size, 0),
    'deals',
  );
  let done = 0;
  for (const [i, { contract, side, list }] of plans.entries()) {
    const start = process.cpuUsage();
    let succeeded = 0;
    for (const [index, deal] of list.slice(0, sizes[i]).entries()) {
      const random = new Sfc32(given.seed + index);
      const measured = { player, steps: given.worlds, side };
      const made = playDeal(stateOf(deal, contract), contract, measured, random);
      if (made === (side === 'keep')) succeeded++;
      bar.update(++done);
    }
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    show({ contract, side, deals: sizes[i] ?? 0, succeeded, seconds }, given.json);
  }
  bar.stop();
  return 0;
}

function percent(value: number): string {
  return (100 * value).toFixed(1);
}

function show({ contract, side, deals, succeeded, seconds }: Figure, json?: true): void {
  const share = deals === 0 ? 0 : succeeded / deals;
  const error = Math.sqrt((share * (1 - share)) / Math.max(1, deals));
  const { low, high } = wilsonInterval(succeeded, deals);
  if (json) {
    const interval = [low, high];
    console.log(
      JSON.stringify({ contract, side, deals, succeeded, share, error, interval, seconds }),
    );
    return;
  }
  console.log(
    `${contract.padEnd(5)} ${side}  ${percent(share).padStart(5)} % of ${deals} deals, standard error ${percent(error)}, ` +
      `95 % interval [${percent(low)}, ${percent(high)}], ${(seconds / Math.max(1, deals)).toFixed(2)} s a deal`,
  );
}

const SOLOIST = 0;
const solver = new Solver();

/** Who is measured, and with how many steps. */
interface Measured {
  readonly player: Player<View>;
  readonly steps: number;
  /** The side it plays: alone, or both defenders. */
  readonly side: 'keep' | 'stop';
}

/** Plays a deal out, one side by the player and the other perfectly with open cards; true if the soloist made the contract. */
function playDeal(
  state: State,
  contract: YardstickContract,
  { player, steps, side }: Measured,
  random: Random,
): boolean {
  for (let turn = ulti.turn(state); turn !== OVER; turn = ulti.turn(state)) {
    const measured = (turn === SOLOIST) === (side === 'keep');
    const move = measured
      ? askPlayer(player, ulti.view(state, turn), random, steps).move
      : perfectMove(state, contract, random);
    ulti.play(state, move);
  }
  const line = ulti.view(state, SOLOIST).result?.lines.find(({ name }) => name === contract);
  return (line?.amounts[0] ?? 0) > 0;
}

/** A card that keeps the result, each as likely as the others; it raises nothing. */
function perfectMove(state: State, contract: YardstickContract, random: Random): Move {
  const { moves } = ulti.view(state, ulti.turn(state));
  const open = openCards(state);
  if (open === undefined) return moves[0] ?? 0;
  const { position, stakes } = open;
  const question = { ask: 'made', component: contract, stakes } as const;
  const { cards = 0 } = solver.best(position, question, state.options);
  const best = moves.filter((move) => move < 32 && (cards & (1 << move)) !== 0);
  return best[random.below(best.length)] ?? moves[0] ?? 0;
}
