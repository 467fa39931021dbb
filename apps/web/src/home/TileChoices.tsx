/** Strength, rules and seat, each remembered; quiet, because nobody has to touch them. */
import { LEVELS, type LevelId } from '@pakli/core/search';
import type { ReactElement } from 'react';
import { sized, type Choices } from '../shelf/choices.ts';
import { RulesChoice } from '../shelf/RulesChoice.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';

export interface TileChoicesProps {
  readonly game: ShelfGame;
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
}

export function TileChoices({ game, choices, choose }: TileChoicesProps): ReactElement {
  const { home, levels, games } = useWords().frame;
  const { seats } = sized(game, choices.players);
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
      <RulesChoice
        game={game}
        rules={choices.rules}
        choose={(rules) => choose({ ...choices, rules })}
      />
      {game.counts !== undefined && (
        <select
          aria-label={home.howMany}
          value={seats}
          onChange={({ target }) =>
            choose({ ...choices, players: Number(target.value), seat: undefined })
          }
        >
          {game.counts.map((count) => (
            <option key={count} value={count}>
              {home.players(`${count}`)}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={home.seat}
        value={choices.seat ?? ''}
        onChange={({ target }) =>
          choose({ ...choices, seat: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{home.anySeat}</option>
        {Array.from({ length: seats }, (_, seat) => (
          <option key={seat} value={seat}>
            {home.seatNumber(seat + 1)}
          </option>
        ))}
      </select>
    </div>
  );
}
