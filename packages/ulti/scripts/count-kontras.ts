/**
 * What one player's kontras bring: it sits with two of another kind, once in every seat of each
 * deal. A kontra counts as paid where the doubled components together cost the soloist points.
 *
 *     node --conditions=@pakli/source packages/ulti/scripts/count-kontras.ts [DEALS] [SEED] [PLAYER] [OTHERS]
 */
import { search } from '@pakli/ai';
import { askPlayer, CHANCE, OVER, Sfc32, type Player } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { isKontra, KONTRA } from '../src/codes.ts';
import { levels, ulti, yardsticks, type View } from '../src/index.ts';
import { contractOf, laneOf } from '../src/state.ts';
import { SEATS } from '../src/types.ts';

const DEALS = Number(process.argv[2] ?? 20);
const SEED = Number(process.argv[3] ?? 1);
/** Worlds in the auction and for a card. */
const STEPS = { auction: 40, card: 12 };

const known: Readonly<Record<string, { readonly player: Player<View> }>> = {
  ...levels(search),
  ...yardsticks(search),
};

function playerOf(name: string): Player<View> {
  const found = known[name];
  if (found === undefined) throw new Error(`no player ${name}`);
  return found.player;
}

const alone = playerOf(process.argv[4] ?? 'expert');
const others = playerOf(process.argv[5] ?? 'expert-2');
const buffers = new Buffers(ulti);
const said = { games: 0, kontras: 0, paid: 0, points: 0 };

function playDeal(deal: number, place: number): void {
  const state = ulti.create(ulti.rules.defaults, SEATS);
  const chance = new Sfc32(1000 * SEED + deal);
  const random = new Sfc32(7 * (1000 * SEED + deal) + place);
  ulti.setup(state, { starter: deal % SEATS, number: 0, carry: [0, 0, 0] });
  let doubled: readonly string[] = [];
  for (let turn = ulti.turn(state); turn !== OVER; turn = ulti.turn(state)) {
    if (turn === CHANCE) {
      ulti.deal(state, buffers.outcome, ulti.draw(state, chance, buffers.outcome));
      continue;
    }
    const view = ulti.view(state, turn);
    const player = turn === place ? alone : others;
    const inPlay = view.phase === 'PLAY' || view.phase === 'REKONTRA';
    const steps = inPlay ? STEPS.card : STEPS.auction;
    const move =
      view.moves.length === 1 ? view.moves[0]! : askPlayer(player, view, random, steps).move;
    if (turn === place && isKontra(move)) {
      const { components } = contractOf(state);
      doubled = components.flatMap(({ c }, i) => (((move - KONTRA) >> i) & 1 ? [c] : []));
    }
    ulti.play(state, move);
  }
  said.games++;
  if (doubled.length === 0) return;
  const lines = ulti.view(state, 0).result?.lines ?? [];
  const got = lines
    .filter(({ name }) => doubled.includes(name))
    .reduce((sum, { amounts }) => sum - amounts[laneOf(state, place)]!, 0);
  said.kontras++;
  said.points += got;
  if (got > 0) said.paid++;
}

for (let deal = 0; deal < DEALS; deal++) {
  for (let place = 0; place < SEATS; place++) playDeal(deal, place);
}
console.log(JSON.stringify(said));
