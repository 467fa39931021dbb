/** Strength, rules and seat, each remembered; quiet, because nobody has to touch them. */
import { LEVELS, type LevelId } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { RulesForm } from '../settings/RulesForm.tsx';
import type { Choices } from '../shelf/choices.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';

/** Is no rule set: opens the sheet with every rule. */
const ALL = 'all rules';

export interface TileChoicesProps {
  readonly game: ShelfGame;
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
}

export function TileChoices({ game, choices, choose }: TileChoicesProps): ReactElement {
  const words = useWords();
  const { home, levels, games, ruleSheet } = words.frame;
  const [open, setOpen] = useState(false);
  const known = game.ruleSets.includes(choices.rules);
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
        onChange={({ target }) =>
          target.value === ALL ? setOpen(true) : choose({ ...choices, rules: target.value })
        }
      >
        {!known && (
          <option value={choices.rules}>{ruleSetName(words, game.id, choices.rules)}</option>
        )}
        {game.ruleSets.map((rules) => (
          <option key={rules} value={rules}>
            {ruleSetName(words, game.id, rules)}
          </option>
        ))}
        <option value={ALL}>{home.allRules}</option>
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
      {open && (
        <Sheet title={ruleSheet.title(games[game.id].name)} close={() => setOpen(false)}>
          <RulesForm
            game={game}
            rules={choices.rules}
            choose={(rules) => {
              choose({ ...choices, rules });
              setOpen(false);
            }}
          />
        </Sheet>
      )}
    </div>
  );
}
