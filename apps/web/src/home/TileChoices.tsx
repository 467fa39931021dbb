/** Strength, rules and seat, each remembered; quiet, because nobody has to touch them. */
import { LEVELS, type LevelId } from '@pakli/core';
import type { ReactElement } from 'react';
import type { Choices } from '../shelf/choices.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';

export interface TileChoicesProps {
  readonly game: ShelfGame;
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
}

export function TileChoices({ game, choices, choose }: TileChoicesProps): ReactElement {
  const words = useWords();
  const { home, levels, games } = words.frame;
  return (
    <div className="home-tile-choices" role="group" aria-label={home.choices(games[game.id].name)}>
      <select
        aria-label={home.level}
        value={choices.level}
        onChange={({ target }) => choose({ ...choices, level: target.value as LevelId })}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levels[level].name}
          </option>
        ))}
      </select>
      <select
        aria-label={home.ruleSet}
        value={choices.rules}
        onChange={({ target }) => choose({ ...choices, rules: target.value })}
      >
        {game.ruleSets.map((rules) => (
          <option key={rules} value={rules}>
            {ruleSetName(words, game.id, rules)}
          </option>
        ))}
      </select>
      <select
        aria-label={home.seat}
        value={choices.seat ?? ''}
        onChange={({ target }) =>
          choose({ ...choices, seat: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{home.anySeat}</option>
        {Array.from({ length: game.seats }, (_, seat) => (
          <option key={seat} value={seat}>
            {home.seatNumber(seat + 1)}
          </option>
        ))}
      </select>
    </div>
  );
}
