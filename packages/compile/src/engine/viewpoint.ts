/** From where a text sees the field: its card and owner, and what its names are bound to. */
import { NO_CARD, type CardSlot, type State } from '../state.ts';
import { HIGH, LINE, LOW, NAMED, NUM, OWNER, SOURCE, THAT } from './stack.ts';

interface Viewpoint {
  source: CardSlot;
  owner: number;
  that: CardSlot;
  num: number;
  named: number;
  line: number;
  low: number;
  high: number;
}

/** That of the text that is being resolved or asked about; one for all, since nothing is allocated in playouts. */
export const viewpoint: Viewpoint = {
  source: NO_CARD,
  owner: 0,
  that: NO_CARD,
  num: 0,
  named: -1,
  line: 0,
  low: 0,
  high: 0,
};

/** Looks at the field from the place of the text in this frame. */
export function look(state: State, f: number): void {
  const { frames } = state;
  viewpoint.source = frames[f + SOURCE]!;
  viewpoint.owner = frames[f + OWNER]!;
  viewpoint.that = frames[f + THAT]!;
  viewpoint.num = frames[f + NUM]!;
  viewpoint.named = frames[f + NAMED]!;
  viewpoint.line = frames[f + LINE]!;
  viewpoint.low = frames[f + LOW]!;
  viewpoint.high = frames[f + HIGH]!;
}
