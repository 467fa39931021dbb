/** A text's view of the field: its card and owner, and what its names are bound to. */
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

/** The current text's; a single shared one, since playouts allocate nothing. */
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

/** Sets the viewpoint to the text in this frame. */
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
