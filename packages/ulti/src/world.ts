/** A state that fits a view. */
import { OVER, Sfc32 } from '@pakli/core';
import { formatCards, parseCard, setOf } from './cards.ts';
import { openAuction, setup } from './deal.ts';
import { TALON_PLACE } from './deduction.ts';
import { rememberView } from './memory.ts';
import { formatKontra } from './notation.ts';
import { play } from './play.ts';
import { readPosition } from './position.ts';
import { Sampler } from './sampler.ts';
import { DEALT, State } from './state.ts';
import type { Origin, View } from './types.ts';

/** How many worlds are tried before the view counts as one that no state has. */
const TRIES = 20_000;

const sampler = new Sampler();

/** A new state that fits the view. */
export function stateOf(view: View): State {
  const state = new State(view.options);
  world(view, state);
  return state;
}

/** Some state that fits the view. */
export function world(view: View, into: State): void {
  const start = { number: view.deal, starter: (view.dealer + 1) % 3, carry: view.carry };
  setup(into, start);
  if (view.phase === 'DEAL') return;
  const remembered = rememberView(view, into);
  if (view.turn === OVER && view.result !== null) {
    sampler.dealt.set(
      view.result.dealt.map((hand) => setOf(hand.map((name) => parseCard(name) ?? 0))),
    );
  } else if (!sampler.find(remembered, new Sfc32(1), TRIES)) {
    throw new Error('no world fits the view');
  }
  setup(into, start);
  if (view.origin !== null) beginOrigin(view, view.origin, into);
  else {
    for (let seat = 0; seat < 3; seat++) into.at[DEALT + seat] = sampler.dealt[seat]!;
    openAuction(into);
  }
  for (let i = 0; i < remembered.length; i++) play(into, remembered.log[i]! & 0xff);
}

/** A deal that began in the middle begins there again, with the hands of the sampler. */
function beginOrigin(view: View, origin: Origin, into: State): void {
  const hands = Array.from(sampler.dealt, (hand) => formatCards(hand).join(' '));
  const talon = view.result?.talon ?? formatCards(sampler.hidden[TALON_PLACE]!);
  const fields = [
    `dealer: ${view.dealer}`,
    `number: ${view.deal}`,
    `totals: ${view.carry.join(' ')}`,
    `contract: ${view.contract}`,
    `trump: ${view.trump ?? '-'}`,
    `soloist: ${view.soloist}`,
    ...hands.map((hand, seat) => `hand ${seat}: ${hand}`),
    `talon: ${talon.join(' ')}`,
    `leader: ${origin.leader}`,
    `points: ${origin.points.join(' ')}`,
    `tricks: ${origin.tricks.join(' ')}`,
    `aces: ${origin.aces}`,
    `kontra: ${formatKontra(origin.kontra)}`,
  ];
  if (origin.marriages !== null) {
    fields.push(`marriages: ${origin.marriages.map((list) => list.join('+') || '-').join(' ')}`);
  }
  const refusal = readPosition(into, fields.join(' ; '));
  if (refusal !== undefined) throw new Error(`no world fits the view: ${refusal.refused}`);
}
