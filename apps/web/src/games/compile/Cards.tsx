/** All cards of Compile: search, filters, and rulings on single cards. */
import type { RulingWords } from '@pakli/text/rulings';
import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Select } from '../../kit/Select.tsx';
import { BackButton } from '../../kit/BackButton.tsx';
import { useTitle } from '../../kit/use-title.ts';
import { useRulingWords } from '../../words/ruling-words.ts';
import { useWords } from '../../words/Words.tsx';
import {
  ANYTHING,
  BOXES,
  entriesOf,
  found,
  type CardEntry,
  type Stands,
  type Wish,
} from './browse.ts';
import { ALL_PROTOCOLS } from './cards.ts';
import './Cards.css';
import { tint } from './Panel.tsx';
import { rulingsOf } from '@pakli/text/rulings';
import { Sign } from './Sign.tsx';

/** Sets by box number. */
const SETS = [
  ['MN01', 'Main 1'],
  ['AX01', 'Aux 1'],
  ['MN02', 'Main 2'],
  ['AX02', 'Aux 2'],
] as const;
const VALUES = ['0', '1', '2', '3', '4', '5', '6'];
const STANDS: readonly Stands[] = [...BOXES, 'none'];

export function Cards(): ReactElement {
  const words = useWords();
  const text = useRulingWords();
  const [wish, setWish] = useState(ANYTHING);
  const entries = useMemo(() => entriesOf(words), [words]);
  const shown = found(entries, wish, words.locale);
  useTitle(text.title);
  return (
    <div className="compile-cards" data-game="compile">
      <header className="compile-cards-head">
        <BackButton />
        <h1>{text.title}</h1>
        <Filters text={text} wish={wish} choose={setWish} />
        <p className="soft" role="status">
          {text.found(shown.length)}
        </p>
        {wish !== ANYTHING && <Button onClick={() => setWish(ANYTHING)}>{text.clear}</Button>}
      </header>
      <main className="compile-cards-list">
        {shown.map((entry) => (
          <Entered key={entry.card} entry={entry} text={text} />
        ))}
      </main>
    </div>
  );
}

interface FiltersProps {
  readonly text: RulingWords;
  readonly wish: Wish;
  readonly choose: (wish: Wish) => void;
}

function Filters({ text, wish, choose }: FiltersProps): ReactElement {
  const set = (kind: keyof Wish) => (value: string) => choose({ ...wish, [kind]: value });
  return (
    <div className="compile-cards-filters" role="search">
      <input
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={wish.text}
        onChange={({ target }) => set('text')(target.value)}
      />
      <Filter
        name={text.protocol}
        any={text.any}
        value={wish.protocol}
        values={ALL_PROTOCOLS.map((protocol) => [protocol, protocol])}
        choose={set('protocol')}
      />
      <Filter name={text.set} any={text.any} value={wish.set} values={SETS} choose={set('set')} />
      <Filter
        name={text.value}
        any={text.any}
        value={wish.value}
        values={VALUES.map((value) => [value, value])}
        choose={set('value')}
      />
      <Filter
        name={text.keyword}
        any={text.any}
        value={wish.keyword}
        values={Object.entries(text.keywords)}
        choose={set('keyword')}
      />
      <Filter
        name={text.box}
        any={text.any}
        value={wish.box}
        values={STANDS.map((box) => [box, text.boxes[box]])}
        choose={set('box')}
      />
    </div>
  );
}

interface FilterProps {
  readonly name: string;
  readonly any: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

function Filter({ name, any, value, values, choose }: FilterProps): ReactElement {
  const names = new Map([['', any], ...values]);
  return (
    <label>
      <span>{name}</span>
      <Select
        value={value}
        values={[...names.keys()]}
        called={(one) => names.get(one) ?? ''}
        choose={choose}
      />
    </label>
  );
}

interface EnteredProps {
  readonly entry: CardEntry;
  readonly text: RulingWords;
}

function Entered({ entry, text }: EnteredProps): ReactElement {
  const { tables, games } = useWords();
  const { card, protocol, value, data, text: said } = entry;
  const rulings = rulingsOf(card, data);
  return (
    <article
      className="compile-entry"
      style={tint(protocol)}
      aria-label={games.compile.card.name(protocol, value)}
    >
      <h2>
        <b className="compile-value">{value}</b>
        <Sign protocol={protocol} />
        {protocol}
      </h2>
      {BOXES.map((box) =>
        said[box].length === 0 ? null : (
          <section key={box}>
            <h3>{tables.compile.boxes[box]}</h3>
            <p>{said[box].join(' ')}</p>
          </section>
        ),
      )}
      {BOXES.every((box) => said[box].length === 0) && <p>{text.boxes.none}</p>}
      {rulings.length > 0 && (
        <details>
          <summary>{text.rulings}</summary>
          <ul>
            {rulings.map((id) => (
              <li key={id}>{text.about[id]}</li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
