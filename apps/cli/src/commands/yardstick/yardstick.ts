/**
 * `pakli yardstick ulti [FILE]`: how often a player keeps what perfect play wins,
 * and stops what perfect play stops. It depends on no other player of ours.
 */
import { fileURLToPath } from 'node:url';
import { wilsonInterval } from '@pakli/ai';
import { findGame } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import { contentOf, LARGEST_LIST } from '../../input/content.ts';
import { Failure } from '../../input/failure.ts';
import { startBar } from '../../terminal/bar.ts';
import { CONTRACTS, readDeals, stateOf, type YardstickContract } from './deals.ts';
import { playDeal, type Measured } from './match.ts';

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
