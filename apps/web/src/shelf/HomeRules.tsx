/** Asks which rules people play at home: a large button for each. */
import { speechOf } from '@pakli/text';
import type { ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import { rememberAnswer } from './home-rules.ts';
import './HomeRules.css';

export interface HomeRulesProps {
  readonly game: ShelfGame;
  readonly ruleSets: readonly string[];
  readonly choose: (rules: string) => void;
  readonly close: () => void;
}

export function HomeRules({ game, ruleSets, choose, close }: HomeRulesProps): ReactElement | null {
  const speech = speechOf(useWords(), game.id);
  if (speech?.homeRules === undefined) return null;
  const { question, about, sets } = speech.homeRules;
  return (
    <Sheet title={question} close={close}>
      <div className="shelf-rules stack-12">
        {ruleSets.map((rules, n) => {
          const preset = rules.split(' ')[0] ?? '';
          return (
            <button
              key={rules}
              type="button"
              data-focus={n === 0 ? '' : undefined}
              onClick={() => {
                rememberAnswer(game);
                choose(rules);
              }}
            >
              <strong>{speech.presets.find(({ id }) => id === preset)?.name}</strong>
              <span>{sets[preset]}</span>
            </button>
          );
        })}
        <p className="fine-print">{about}</p>
      </div>
    </Sheet>
  );
}
