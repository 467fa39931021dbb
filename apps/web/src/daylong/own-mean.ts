/** One's own results of a day. */
import type { DayView } from '@pakli/protocol';
import type { OwnBoard } from '../instant/own-boards.ts';

/** The mean per cent over the boards that one has a result on; undefined without any. */
export function ownMean({ boards }: Pick<DayView, 'boards'>): number | undefined {
  const own = boards.flatMap((one) => (one.state === 'shown' ? (one.percent ?? []) : []));
  return own.length === 0 ? undefined : own.reduce((sum, one) => sum + one, 0) / own.length;
}

/** The same boards with the computers that played them, as `own-boards` remembers them. */
export function comparedBoards({ day, settings, boards }: DayView): OwnBoard[] {
  return boards.flatMap((board, number) => {
    if (board.state !== 'shown' || board.percent === null) return [];
    const levels = [...new Set(settings.field)].flatMap((player): [string, number][] => {
      const percents = board.scores.flatMap(({ computers, percent }) =>
        computers.filter((one) => one === player).map(() => percent),
      );
      const sum = percents.reduce((all, one) => all + one, 0);
      return percents.length === 0 ? [] : [[player, sum / percents.length]];
    });
    const own = board.scores.findIndex((score) => score.own);
    const duels = [...new Set(settings.field)].map((player): [string, number, number] => {
      const countIn = (scores: typeof board.scores): number =>
        scores.flatMap(({ computers }) => computers).filter((one) => one === player).length;
      // Scores are sorted best first.
      return [player, countIn(board.scores.slice(own + 1)), countIn(board.scores.slice(0, own))];
    });
    const { game, version, opponent } = settings;
    return [
      {
        game,
        board: `${day}/${number}`,
        percent: board.percent,
        levels,
        ranked: { version, opponent, duels },
      },
    ];
  });
}
