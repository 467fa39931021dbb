/** Boards of a past day, small enough to be fetched for a game or bundled with a page. */
import { PAST_BOARDS_FORMAT, type PastBoard, type PastBoards } from '@pakli/protocol';
import type { Tournament } from '@pakli/tournament';

/** `dayTournament` reduced to what it takes to play its boards again. */
export function pastBoardsOf({ name, game, rules, best, ...all }: Tournament): PastBoards {
  const { people, rounds, results } = all;
  const boards = rounds.flatMap(({ boards: [board], tables, records = [] }): PastBoard[] => {
    // The opponents are one entrant, at every table.
    const seat = tables[0]?.findIndex((person) => people[person]?.filler !== true) ?? -1;
    const isComputed = (table: number): boolean =>
      people[tables[table]?.[seat] ?? -1]?.player !== undefined;
    // A computer's record contains no names of people.
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
