/** One's own per cents on boards that others have played, too, as this browser remembers them. */
import {
  anyText,
  fits,
  listOf,
  numberOf,
  objectOf,
  parseJson,
  tupleOf,
  type Infer,
} from '@pakli/core/shape';
import type { ComparedBoard } from '@pakli/tournament';
import { remembered } from '../prefs/remembered.ts';

/** The last ones count: who learns gets better. */
const MOST_BOARDS = 400;

const OWN = objectOf({
  game: anyText,
  /** The board, once: `ulti-2026-11-18/3`. */
  board: anyText,
  percent: numberOf(),
  /** The mean per cent of each kind of computers, by the name of a player. */
  levels: listOf(tupleOf(anyText, numberOf())),
});
const ALL_OWN = listOf(OWN, 0, MOST_BOARDS);

export type OwnBoard = Infer<typeof OWN>;

/** Whatever is broken counts as nothing. Oldest first. */
export const ownBoards = remembered('pakli.boards', (stored): readonly OwnBoard[] => {
  const kept = parseJson(stored ?? '');
  return fits(ALL_OWN, kept) ? kept : [];
});

/** Adds boards, or what is known of them now: a field grows for a day. */
export function rememberBoards(boards: readonly OwnBoard[]): void {
  const known = ownBoards.stored();
  const fresh = new Map(boards.map((one) => [one.board, one]));
  const kept = known.map((one) => fresh.get(one.board) ?? one);
  const added = boards.filter(({ board }) => !known.some((one) => one.board === board));
  const all = [...kept, ...added].slice(-MOST_BOARDS);
  if (JSON.stringify(all) !== JSON.stringify(known)) ownBoards.set(all);
}

export function comparedOf({ percent, levels }: OwnBoard): ComparedBoard {
  return { percent, levels: Object.fromEntries(levels) };
}
