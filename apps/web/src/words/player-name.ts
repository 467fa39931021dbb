/** The name of a computer opponent. */
import type { Catalogue } from '@pakli/text';

/** The same for every version of a level; any other player by its own name. */
export function playerName({ levels }: Pick<Catalogue['frame'], 'levels'>, player: string): string {
  const level = levelOf(player);
  return Object.hasOwn(levels, level) ? levels[level as keyof typeof levels].name : player;
}

/** `strong` of `strong-2`. */
export function levelOf(player: string): string {
  return player.replace(/-\d+$/, '');
}
