/** What chance deals, thought of before it happens and taken from a log when it has. */
import {
  CHANCE,
  isRefusal,
  Match,
  type Game,
  type GameTypes,
  type StateOf,
  type Table,
} from '@pakli/core';
import type { Chance } from './chance.ts';

/** All outcomes until a seat decides or the deal is over, as texts. The state is given away: it is dealt to. */
export function dealOn(
  table: Table<GameTypes>,
  state: StateOf<GameTypes>,
  chance: Chance,
): string[] {
  const { game, deal } = table;
  const kept = [...table.kept];
  const texts: string[] = [];
  let count = table.steps.filter(({ kind }) => kind === 'chance').length;
  while (game.turn(state) === CHANCE) {
    // Where cards follow from a secret they come again by themselves, and everybody can deal them again.
    let outcome = chance.secret === undefined ? kept.shift() : undefined;
    if (outcome === undefined || !fits(game, state, outcome)) {
      kept.length = 0;
      outcome = new Uint8Array(game.maxOutcome);
      outcome = outcome.subarray(0, game.draw(state, chance.outcome(deal.number, count), outcome));
    }
    texts.push(game.formatDealTruth(state, outcome, outcome.length));
    game.deal(state, outcome, outcome.length);
    count++;
  }
  return texts;
}

function fits(game: Game, state: StateOf<GameTypes>, outcome: Uint8Array): boolean {
  const text = game.formatDealTruth(state, outcome, outcome.length);
  return !isRefusal(game.readDeal(state, text, new Uint8Array(game.maxOutcome)));
}

/** What would be dealt if the next deal of a match began now. */
export function nextDeals(match: Match<GameTypes>, chance: Chance): string[] {
  const ahead = Match.cut(match, Infinity);
  if (isRefusal(ahead)) throw new Error(`a match cannot be repeated: ${ahead.refused}`);
  ahead.keepCards([[], ...match.cardsToCome.slice(1)]);
  ahead.nextDeal();
  const { table } = ahead;
  return dealOn(table, table.state, chance);
}

/** Deals what an event says. What an undo has kept is used up, or no longer comes. */
export function dealFrom(table: Table<GameTypes>, text: string): void {
  const kept = table.kept.shift();
  const refusal = table.submitDeal(text);
  if (refusal !== undefined) throw new Error(`a deal of the log is refused: ${refusal.refused}`);
  const step = table.steps.at(-1);
  const same =
    kept !== undefined &&
    step?.kind === 'chance' &&
    step.outcome.length === kept.length &&
    step.outcome.every((byte, i) => byte === kept[i]);
  if (!same) table.kept.length = 0;
}
