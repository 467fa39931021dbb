/** What programs want to know of a game before they play it: the same for `pakli games` and for the engine. */
import type { GameEntry } from '@pakli/catalogue';
import { versionsOf, type OptionRule, type OptionValue } from '@pakli/core';

type Setting = {
  readonly key: string;
  readonly values: OptionRule['values'];
  readonly default: OptionValue | undefined;
  readonly rule: string;
};

/** Types and not interfaces, so that they are JSON to the compiler as well. */
export type GameFacts = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Of the rules, oldest first: records of all of them can be replayed. */
  readonly versions: readonly number[];
  readonly seats: readonly number[];
  readonly options: readonly Setting[];
  readonly presets: readonly string[];
  /** Weakest first. */
  readonly players: readonly string[];
};

export async function factsOf({ id, name, load }: GameEntry): Promise<GameFacts> {
  const { game, contenders } = await load();
  const { rules, version, seats } = game;
  return {
    id,
    name,
    version,
    versions: versionsOf(game),
    seats,
    options: rules.options.map(({ key, values, rule }) => ({
      key,
      values,
      default: rules.defaults[key],
      rule,
    })),
    presets: Object.keys(rules.presets),
    players: [...contenders.keys()],
  };
}
