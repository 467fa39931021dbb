/** The choice of a game's rules: one of its rule sets, or any rules from the sheet with all of them. */
import { useState, type ReactElement } from 'react';
import { Select } from '../kit/Select.tsx';
import { lazyPart } from '../hooks/lazily.ts';
import { Sheet } from '../kit/Sheet.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';

const RulesForm = lazyPart(() => import('../settings/RulesForm.tsx'), 'RulesForm');

/** Not a rule set: opens the sheet with every rule. */
const ALL = 'all rules';

export interface RulesChoiceProps {
  readonly game: ShelfGame;
  readonly rules: string;
  readonly choose: (rules: string) => void;
}

export function RulesChoice(props: RulesChoiceProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RulesSelect {...props} all={() => setOpen(true)} />
      {open && <RulesSheet {...props} close={() => setOpen(false)} />}
    </>
  );
}

/** Used on its own inside a form, where the sheet with its own form cannot be. */
export function RulesSelect({
  game,
  rules,
  choose,
  all,
}: RulesChoiceProps & { readonly all: () => void }): ReactElement {
  const words = useWords();
  const { home } = words.frame;
  const own = game.ruleSets.includes(rules) ? [] : [rules];
  return (
    <Select
      aria-label={home.ruleSet}
      value={rules}
      values={[...own, ...game.ruleSets, ALL]}
      called={(set) => (set === ALL ? home.allRules : ruleSetName(words, game.id, set))}
      choose={(set) => (set === ALL ? all() : choose(set))}
    />
  );
}

export function RulesSheet({
  game,
  rules,
  choose,
  close,
}: RulesChoiceProps & { readonly close: () => void }): ReactElement {
  const { games, ruleSheet } = useWords().frame;
  return (
    <Sheet title={ruleSheet.title(games[game.id].name)} close={close}>
      <RulesForm
        game={game}
        rules={rules}
        choose={(next) => {
          choose(next);
          close();
        }}
      />
    </Sheet>
  );
}
