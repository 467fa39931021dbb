/** A row for every kind of game; its name leads to the curves of that kind. */
import type { ReactElement } from 'react';
import { FigureTable, type FigureRow } from '../kit/FigureTable.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import { useNumbers } from '../words/numbers.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import { groupsOf, summaryOf, type GameFilter, type PlayedGame } from './statistics.ts';

export interface BreakdownProps {
  readonly played: readonly PlayedGame[];
  readonly choose: (filter: GameFilter) => void;
}

export function Breakdown({ played, choose }: BreakdownProps): ReactElement | null {
  const words = useWords();
  const { frame, history } = words;
  const numbers = useNumbers();
  const groups = groupsOf(played);
  if (groups.length < 2) return null;
  const rows = groups.map((group): FigureRow => {
    const [{ game, level, rules }] = group;
    const { games, share, mean } = summaryOf(group);
    const shelf = findOnShelf(game);
    return {
      key: `${game} ${level} ${rules}`,
      name: (
        <button type="button" onClick={() => choose({ game, level, rules })}>
          {shelf === undefined ? game : frame.games[shelf.id].name}
        </button>
      ),
      texts: [frame.levels[level].name, ruleSetName(words, game, rules)],
      figures: [games, numbers.percent(share), numbers.plain(mean)],
    };
  });
  return (
    <FigureTable
      title={history.breakdown}
      head={[
        history.game,
        history.level,
        history.rules,
        history.games,
        history.outcomes.won,
        history.mean,
      ]}
      rows={rows}
    />
  );
}
