/** The help somebody had, in a few words; empty if none. */
import type { Catalogue } from '@pakli/text';
import type { Help } from '../host/host.ts';

export function helpOf(
  { hints, undos }: Pick<Help, 'hints' | 'undos'>,
  { frame: { result } }: Catalogue,
): string {
  const parts = [
    ...(hints > 0 ? [result.hints(hints)] : []),
    ...(undos > 0 ? [result.undos(undos)] : []),
  ];
  return parts.length === 0 ? '' : result.helped(parts);
}
