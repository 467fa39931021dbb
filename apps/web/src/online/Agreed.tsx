/** The agreed rules: their name, how they differ from the usual ones, and what the table allows. */
import type { About, Company } from '@pakli/protocol';
import { speechOf } from '@pakli/text';
import type { ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import { matters, valuesOf, writeRules } from '../settings/RulesForm.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import './Agreed.css';
import { clockName } from './clocks.ts';

export interface AgreedProps {
  readonly game: ShelfGame;
  readonly about: About;
  readonly company: Company;
}

export function Agreed({ game, about, company }: AgreedProps): ReactElement {
  const words = useWords();
  const { frame } = words;
  const { gathering: text, clock } = useOnlineWords();
  // The table works without them.
  const options = useAsync(() => game.options().catch(() => null), [game.id]);
  const speech = speechOf(words, game.id);
  const values = options ? valuesOf(options, about.rules) : undefined;
  // The name says how many deals there are.
  const changed =
    options && values
      ? options.options.filter(
          (row) =>
            row.key !== 'deals' &&
            values[row.key] !== options.defaults[row.key] &&
            matters(row, values),
        )
      : [];
  return (
    <div className="online-agreed">
      <p>
        {options && values && (
          <span>
            {frame.home.ruleSet}: {ruleSetName(words, game.id, writeRules(game, options, values))}
          </span>
        )}
        <a href={`#/rules/${game.id}`} target="_blank" rel="noreferrer">
          {text.how}
        </a>
      </p>
      {changed.length > 0 && (
        <details>
          <summary>{text.differs}</summary>
          <ul>
            {changed.map(({ key }) => (
              <li key={key}>{speech?.option(key, values?.[key] ?? '')}</li>
            ))}
          </ul>
        </details>
      )}
      {about.clock.kind !== 'none' && (
        <p>
          {clock.label}: {clockName(about.clock, clock)}
        </p>
      )}
      <p>{company.takebacks ? text.takebacks : text.noTakebacks}</p>
      {company.hints && <p>{text.hints}</p>}
      {company.talk && <p>{text.talk}</p>}
      {company.newcomers === true && <p>{text.newcomers}</p>}
    </div>
  );
}
