/** Why a connection will not come back, as far as the catalogue has words for it. */
import type { Farewell } from '@pakli/protocol';

const SAID = ['gone', 'damaged', 'old', 'removed', 'deleted', 'full'] as const;

export function closedBy(why: Farewell): (typeof SAID)[number] | 'broken' {
  return SAID.find((one) => one === why) ?? 'broken';
}
