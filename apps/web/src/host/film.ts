/** A recorded match as one seat saw it: a scene before the first step and after each. */
import { OVER, type Hidden, type GameTypes, type Match, type Table } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { sceneOfMatch, seenStep } from '@pakli/host';
import type { Film, TableScene, SeenStep, Sitting, Watch } from './host.ts';
import { sceneOf } from './scene.ts';

export interface Filmed extends Pick<Film, 'source' | 'running' | 'self'> {
  readonly sitting: Sitting;
  /** Estimates a player's worth of a finished deal, where that is more than the payoff. */
  readonly knowledge?: Knowledge<GameTypes> | undefined;
}

export function filmOf(match: Match<GameTypes>, filmed: Filmed, watch: Watch): Film {
  const { game, options, names } = match;
  const { source, running, self, sitting } = filmed;
  const scenes: TableScene[] = [];
  const steps: SeenStep[] = [];
  const hidden: Hidden[] = [];
  // Checked here as well: a player must never see the hidden cards, whatever the film is asked for.
  const open = watch.open && !running;
  const ends: Film['ends'][number][] = [];
  const shoot = (tables: Table<GameTypes>[], { state }: Table<GameTypes>): void => {
    const told = sceneOfMatch({ game, options, tables }, sitting.rules, watch.seat);
    scenes.push(sceneOf(told, sitting, names));
    if (open) hidden.push(game.hidden(state));
  };
  match.tables.forEach((table, number) => {
    const again = table.cut(0);
    const tables = [...match.tables.slice(0, number), again];
    if (number === 0) shoot(tables, again);
    for (const step of table.steps) {
      // Read before the step is repeated: a move's name depends on the position before it.
      const seen = seenStep(again, again.state, step, watch.seat);
      again.repeat(step);
      steps.push(seen);
      shoot(tables, again);
    }
    if (again.turn === OVER)
      ends.push({ at: steps.length, worth: worthOf(again, filmed.knowledge) });
  });
  return { source, watch, running, self, scenes, steps, hidden, ends };
}

/** The worth of the deal for each seat itself, on the scale of estimates. */
function worthOf({ game, state }: Table<GameTypes>, knowledge: Filmed['knowledge']): number[] {
  const payoffs = new Float64Array(state.seats);
  if (knowledge?.outcome === undefined) game.payoff(state, payoffs);
  else knowledge.outcome(state, payoffs);
  return Array.from(payoffs);
}

/** The number of steps in finished deals. */
export function endedSteps({ tables }: Match<GameTypes>): number {
  return tables.reduce((sum, { turn, steps }) => (turn === OVER ? sum + steps.length : sum), 0);
}

/**
 * The view permitted of a running game: from the seat that plays it everything,
 * from other seats only the first `ended` steps, those of finished deals.
 * Undefined for anything else.
 */
export function permitted(
  { running, self, ended }: Pick<Film, 'running' | 'self'> & { readonly ended: number },
  wished: Watch | undefined,
): Watch | undefined {
  const watch = wished ?? { seat: self ?? 0, open: false };
  const may = watch.seat === self || (self !== null && ended > 0);
  return running && (watch.open || !may) ? undefined : watch;
}
