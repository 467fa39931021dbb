/** One's own per cents on boards that others have played, too, as this browser remembers them. */
import {
  anyText,
  fits,
  listOf,
  numberOf,
  objectOf,
  parseJson,
  tupleOf,
  whole,
  type Infer,
} from '@pakli/core/shape';
import type { ComparedBoard, GameAnchors, RatedBoard } from '@pakli/tournament';
import { remembered } from '../prefs/remembered.ts';
import { levelOf } from '../words/player-name.ts';

/** The last ones count: who learns gets better. */
const MOST_BOARDS = 400;
/** Of one kind in a field. */
const MOST_COMPUTERS = 100;

const OWN = objectOf(
  {
    game: anyText,
    /** The board, once: `ulti-2026-11-18/3`. */
    board: anyText,
    percent: numberOf(),
    /** The mean per cent of each kind of computers, by the name of a player. */
    levels: listOf(tupleOf(anyText, numberOf())),
  },
  {
    /** Of a board of the day, which rates: by which rules and against whom it was played. */
    ranked: objectOf({
      version: numberOf(),
      opponent: anyText,
      /** How many of each kind of computers had a worse and a better result. */
      duels: listOf(tupleOf(anyText, whole(0, MOST_COMPUTERS), whole(0, MOST_COMPUTERS))),
    }),
  },
);
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

/** Nothing is remembered of a game any more. */
export function forgetBoards(game: string): void {
  ownBoards.set(ownBoards.stored().filter((one) => one.game !== game));
}

/** A level is the same to people in whichever version it played. */
export function comparedOf({ percent, levels }: OwnBoard): ComparedBoard {
  return {
    percent,
    levels: Object.fromEntries(levels.map(([player, mean]) => [levelOf(player), mean])),
  };
}

/** The boards that were played as the computers of known strength have played, as a rating reads them. */
export function ratedBoards(boards: readonly OwnBoard[], anchors: GameAnchors): RatedBoard[] {
  const { version, among, levels } = anchors;
  return boards.flatMap(({ ranked }) => {
    if (ranked?.version !== version || ranked.opponent !== among) return [];
    const field = ranked.duels.flatMap(([player, won, lost]) => {
      const strength = levels.find((one) => one.player === player)?.strength;
      if (strength === undefined) return [];
      const times = (count: number, score: number) =>
        Array.from({ length: count }, () => ({ score, strength }));
      return [...times(won, -1), ...times(lost, 1)];
    });
    return [{ score: 0, field }];
  });
}
