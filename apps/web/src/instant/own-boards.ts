/** One's own percentages on boards that others also played, as this browser remembers them. */
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

/** Only the latest count: players improve. */
const MOST_BOARDS = 400;
/** The most computers of one kind in a field. */
const MOST_COMPUTERS = 100;

const OWN = objectOf(
  {
    game: anyText,
    /** The board's key: `ulti-2026-11-18/3`. */
    board: anyText,
    percent: numberOf(),
    /** The mean per cent of each kind of computer, by player name. */
    levels: listOf(tupleOf(anyText, numberOf())),
  },
  {
    /** Set for a rated board of the day: its rules and opponents. */
    ranked: objectOf({
      version: numberOf(),
      opponent: anyText,
      /** How many of each kind of computer had a worse and a better result. */
      duels: listOf(tupleOf(anyText, whole(0, MOST_COMPUTERS), whole(0, MOST_COMPUTERS))),
    }),
  },
);
const ALL_OWN = listOf(OWN, 0, MOST_BOARDS);

export type OwnBoard = Infer<typeof OWN>;

/** Broken storage counts as empty. Oldest first. */
export const ownBoards = remembered('pakli.boards', (stored): readonly OwnBoard[] => {
  const kept = parseJson(stored ?? '');
  return fits(ALL_OWN, kept) ? kept : [];
});

/** Adds boards, or updates them: a field grows for a day. */
export function rememberBoards(boards: readonly OwnBoard[]): void {
  const known = ownBoards.stored();
  const fresh = new Map(boards.map((one) => [one.board, one]));
  const kept = known.map((one) => fresh.get(one.board) ?? one);
  const added = boards.filter(({ board }) => !known.some((one) => one.board === board));
  const all = [...kept, ...added].slice(-MOST_BOARDS);
  if (JSON.stringify(all) !== JSON.stringify(known)) ownBoards.set(all);
}

/** Forgets all boards of a game. */
export function forgetBoards(game: string): void {
  ownBoards.set(ownBoards.stored().filter((one) => one.game !== game));
}

/** People see a level as the same in whichever version it played. */
export function comparedOf({ percent, levels }: OwnBoard): ComparedBoard {
  return {
    percent,
    levels: Object.fromEntries(levels.map(([player, mean]) => [levelOf(player), mean])),
  };
}

/** The boards played with the version and opponent of the rating anchors, in the form a rating reads. */
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
