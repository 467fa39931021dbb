/** Boards of a day that is over, small enough to be fetched for a game or to come with a page. */
import { PAST_BOARDS_FORMAT, type PastBoard, type PastBoards } from '@pakli/protocol';
import type { Tournament } from '@pakli/tournament';

/** From a tournament that a day has become. */
export function pastBoardsOf({ name, game, rules, best, ...all }: Tournament): PastBoards {
  const { people, rounds, results } = all;
  const boards = rounds.flatMap(({ boards: [board], tables, records = [] }): PastBoard[] => {
    // Opponents are the same entry at every table.
    const seat = tables[0]?.findIndex((person) => people[person]?.filler !== true) ?? -1;
    const isComputed = (table: number): boolean =>
      people[tables[table]?.[seat] ?? -1]?.player !== undefined;
    // What a computer did has nobody's name in it.
    const record = records.find((text, table) => text !== '' && isComputed(table));
    const scores = results
      .filter((result) => result.board === board)
      .map(
        (result) =>
          [people[result.people[seat] ?? -1]?.player ?? '', result.scores[seat] ?? 0] as const,
      );
    return record === undefined ? [] : [{ seat, record, scores }];
  });
  return { format: PAST_BOARDS_FORMAT, day: name, game, rules, best, boards };
}
