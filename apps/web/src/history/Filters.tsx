/** Which games are counted: by game, strength and rules, as far as there are such games. */
import { LEVELS } from '@pakli/core/search';
import type { ReactElement } from 'react';
import { SHELF } from '../shelf/shelf.ts';
import { Radios } from '../kit/Radios.tsx';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import { filtered, type GameFilter, type FilterKind, type PlayedGame } from './statistics.ts';

const ANY = '';

export interface FiltersProps {
  readonly all: readonly PlayedGame[];
  readonly filter: GameFilter;
  readonly choose: (filter: GameFilter) => void;
}

export function Filters({ all, filter, choose }: FiltersProps): ReactElement {
  const words = useWords();
  const { frame, history } = words;
  const { game } = filter;
  const games = SHELF.filter(({ id }) => all.some((one) => one.game === id));
  const ofGame = filtered(all, game === undefined ? {} : { game });
  const levels = LEVELS.filter((level) => ofGame.some((one) => one.level === level));
  const ruleSets = [...new Set(ofGame.map(({ rules }) => rules))];
  const set = (kind: FilterKind) => (value: string) => {
    const { [kind]: _, ...others } = filter;
    // Rule sets belong to a game.
    const kept = kind === 'game' ? {} : others;
    choose(value === ANY ? kept : { ...kept, [kind]: value });
  };
  const any = { value: ANY, name: history.any };
  return (
    <div className="history-filters">
      <Radios
        name={history.game}
        value={game ?? ANY}
        values={[
          any,
          ...games.map(({ id }) => ({ value: id as string, name: frame.games[id].name })),
        ]}
        choose={set('game')}
      />
      {levels.length > 1 && (
        <Radios
          name={history.level}
          value={filter.level ?? ANY}
          values={[any, ...levels.map((id) => ({ value: id, name: frame.levels[id].name }))]}
          choose={set('level')}
        />
      )}
      {game !== undefined && ruleSets.length > 1 && (
        <Radios
          name={history.rules}
          value={filter.rules ?? ANY}
          values={[
            any,
            ...ruleSets.map((value) => ({ value, name: ruleSetName(words, game, value) })),
          ]}
          choose={set('rules')}
        />
      )}
    </div>
  );
}
