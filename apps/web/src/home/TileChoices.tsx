/** Strength, rules and seat, each remembered; quiet, because nobody has to touch them. */
import { LEVELS } from '@pakli/core/search';
import type { ReactElement } from 'react';
import { Select } from '../kit/Select.tsx';
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
      <Select
        aria-label={home.level}
        value={choices.level}
        values={LEVELS}
        called={(level) => levels[level].name}
        choose={(level) => choose({ ...choices, level })}
      />
      <RulesChoice
        game={game}
        rules={choices.rules}
        choose={(rules) => choose({ ...choices, rules })}
      />
      {game.counts !== undefined && (
        <Select
          aria-label={home.howMany}
          value={seats}
          values={game.counts}
          called={(count) => home.players(`${count}`)}
          choose={(players) => choose({ ...choices, players, seat: undefined })}
        />
      )}
      <Select
        aria-label={home.seat}
        value={choices.seat ?? ''}
        values={['', ...Array.from({ length: seats }, (_, seat) => seat)]}
        called={(seat) => (seat === '' ? home.anySeat : home.seatNumber(seat + 1))}
        choose={(seat) => choose({ ...choices, seat: seat === '' ? undefined : seat })}
      />
    </div>
  );
}
