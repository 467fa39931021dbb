/** A match as a table receives it: every step with the scenes before and after it. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Match, Sfc32, type BaseView, type OptionValues } from '@pakli/core';
import type { SceneOf } from '../src/table/game-table.ts';
import type { TableScene, SeenStep } from '../src/host/host.ts';
import { sceneIn, sitDown } from './seated.ts';

export interface Walked<View extends BaseView, Seen> {
  readonly before: SceneOf<View>;
  readonly step: Omit<SeenStep, 'seen'> & { readonly seen: readonly Seen[] };
  readonly after: SceneOf<View>;
}

export interface Walk {
  readonly game: string;
  /** Deviations from the default rules. */
  readonly options: OptionValues;
  readonly seed: number;
  /** The other players; random by default. */
  readonly player?: string;
  /** How many of the first choices the person picks from at random; all of them by default. */
  readonly most?: (scene: TableScene, random: Sfc32) => number;
}

/** From the first deal to the end of the match, with a random person. */
export async function walk<View extends BaseView, Seen>({
  game,
  options,
  seed,
  player = 'random',
  most = () => Infinity,
}: Walk): Promise<Walked<View, Seen>[]> {
  const loaded = await findGame(game)!.load();
  const random = new Sfc32(seed);
  const match = Match.start(loaded.game, {
    random,
    options: { ...loaded.game.rules.defaults, ...options },
  });
  if (isRefusal(match)) throw new Error(match.refused);
  const { client, told } = sitDown(loaded, match, { player });
  client.open();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const scene = sceneIn({ told });
    if (scene.over) break;
    if (scene.choices.length === 0) await client.act({ kind: 'ask', what: 'next' });
    else {
      const count = Math.min(most(scene, random), scene.choices.length);
      await client.play(scene.choices[random.below(count)]!.text);
    }
  }
  const walked: Walked<View, Seen>[] = [];
  let before: SceneOf<View> | undefined;
  for (const update of told) {
    if (!('scene' in update)) continue;
    const after = update.scene as SceneOf<View>;
    if (update.kind === 'step' && before !== undefined) {
      walked.push({ before, step: update.step as Walked<View, Seen>['step'], after });
    }
    before = after;
  }
  return walked;
}
