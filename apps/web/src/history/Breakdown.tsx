/** A row for every kind of game; its name leads to the curves of that kind. */
import type { ReactElement } from 'react';
import { findOnShelf } from '../shelf/shelf.ts';
import { useNumbers } from '../words/numbers.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import '../kit/figures.css';
import { groupsOf, summaryOf, type Filter, type Played } from './statistics.ts';

export interface BreakdownProps {
  readonly played: readonly Played[];
  readonly choose: (filter: Filter) => void;
}

export function Breakdown({ played, choose }: BreakdownProps): ReactElement | null {
  const words = useWords();
  const { frame, history } = words;
  const numbers = useNumbers();
  const groups = groupsOf(played);
  if (groups.length < 2) return null;
  return (
    <section aria-labelledby="breakdown">
      <h2 id="breakdown">{history.breakdown}</h2>
      {/* Scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="kit-figures" tabIndex={0} role="group" aria-labelledby="breakdown">
        <table>
          <thead>
            <tr>
              <th scope="col">{history.game}</th>
              <th scope="col">{history.level}</th>
              <th scope="col">{history.rules}</th>
              <th scope="col">{history.games}</th>
              <th scope="col">{history.outcomes.won}</th>
              <th scope="col">{history.mean}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => {
              const [{ game, level, rules }] = group;
              const { games, share, mean } = summaryOf(group);
              const shelf = findOnShelf(game);
              return (
                <tr key={`${game} ${level} ${rules}`}>
                  <th scope="row">
                    <button type="button" onClick={() => choose({ game, level, rules })}>
                      {shelf === undefined ? game : frame.games[shelf.id].name}
                    </button>
                  </th>
                  <td>{frame.levels[level].name}</td>
                  <td>{ruleSetName(words, game, rules)}</td>
                  <td>{games}</td>
                  <td>{numbers.percent(share)}</td>
                  <td>{numbers.plain(mean)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
