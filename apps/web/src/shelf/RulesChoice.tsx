/** By which rules a game is to be played: one of its rule sets, or any rules from the sheet with all of them. */
import { useState, type ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { RulesForm } from '../settings/RulesForm.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';

/** Is no rule set: opens the sheet with every rule. */
const ALL = 'all rules';

export interface RulesChoiceProps {
  readonly game: ShelfGame;
  readonly rules: string;
  readonly choose: (rules: string) => void;
}

export function RulesChoice({ game, rules, choose }: RulesChoiceProps): ReactElement {
  const words = useWords();
  const { home, games, ruleSheet } = words.frame;
  const [open, setOpen] = useState(false);
  const known = game.ruleSets.includes(rules);
  return (
    <>
      <select
        aria-label={home.ruleSet}
        value={rules}
        onChange={({ target }) => (target.value === ALL ? setOpen(true) : choose(target.value))}
      >
        {!known && <option value={rules}>{ruleSetName(words, game.id, rules)}</option>}
        {game.ruleSets.map((set) => (
          <option key={set} value={set}>
            {ruleSetName(words, game.id, set)}
          </option>
        ))}
        <option value={ALL}>{home.allRules}</option>
      </select>
      {open && (
        <Sheet title={ruleSheet.title(games[game.id].name)} close={() => setOpen(false)}>
          <RulesForm
            game={game}
            rules={rules}
            choose={(next) => {
              choose(next);
              setOpen(false);
            }}
          />
        </Sheet>
      )}
    </>
  );
}
