/** Every rule of a game that can be chosen, starting from one of its rule sets. */
import { formatOptions, isRefusal, readOptions, withOptions, type OptionValue } from '@pakli/core';
import { speechOf, type Speech } from '@pakli/text';
import { ruleNote } from '@pakli/text/rule-notes';
import { Suspense, useId, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Select } from '../kit/Select.tsx';
import { Problem } from '../kit/Problem.tsx';
import { useAsync } from '../hooks/use-async.ts';
import type { GameOptions, ShelfGame } from '../table/shelf-game.ts';
import { useRuleNotes } from '../words/rule-notes.ts';
import { useWords } from '../words/Words.tsx';
import './RulesForm.css';

type Row = GameOptions['options'][number];
type Values = GameOptions['defaults'];

export interface RulesFormProps {
  readonly game: ShelfGame;
  /** In their written form: `tournament deals=3`. */
  readonly rules: string;
  readonly choose: (rules: string) => void;
}

export function RulesForm({ game, rules, choose }: RulesFormProps): ReactElement {
  const words = useWords();
  const options = useAsync(game.options, [game.id]);
  if (options === undefined) return <p>{words.frame.error.loading}</p>;
  return (
    <Suspense fallback={<p>{words.frame.error.loading}</p>}>
      <Rules game={game} rules={rules} choose={choose} options={options} />
    </Suspense>
  );
}

/** Whether a rule has any effect beside the others. */
export function matters({ only }: Row, values: Values): boolean {
  return only === undefined || values[only.key] === only.value;
}

/** The rules with one of them changed; those without any effect now return to the usual. */
export function chosenWith(
  { options, defaults }: GameOptions,
  values: Values,
  key: string,
  value: OptionValue,
): Values {
  const next = { ...values, [key]: value };
  const idle = options.filter((row) => !matters(row, next));
  return { ...next, ...Object.fromEntries(idle.map((row) => [row.key, defaults[row.key] ?? ''])) };
}

/** The form's initial rules: parsed from their written form, or the usual ones if that fails. */
export function valuesOf(options: GameOptions, rules: string): Values {
  const read = readOptions(options, rules);
  return isRefusal(read) ? options.defaults : read;
}

/** The rules in their written form: by the name of a known rule set, or as differences from the nearest preset. */
export function writeRules(
  game: Pick<ShelfGame, 'ruleSets'>,
  options: GameOptions,
  values: Values,
): string {
  const text = formatOptions(options, values);
  const known = game.ruleSets.find(
    (rules) => formatOptions(options, valuesOf(options, rules)) === text,
  );
  if (known !== undefined) return known;
  const written = Object.keys(options.presets).map((id) => {
    const from = valuesOf(options, id);
    const changed = options.options.filter(({ key }) => values[key] !== from[key]);
    return { changes: changed.length, text: wordsOf(id, changed, values) };
  });
  const [nearest] = written.toSorted((one, other) => one.changes - other.changes);
  return nearest?.text ?? text;
}

/** The presets that name the rules, if nothing else differs but the length of the match. */
export function presetsOf(rules: string): readonly string[] {
  const [sets = '', ...changes] = rules.split(' ');
  return changes.every((change) => change.startsWith('deals=')) ? sets.split('+') : [];
}

function wordsOf(preset: string, changed: readonly Row[], values: Values): string {
  return changed.reduce((text, { key }) => `${text} ${key}=${String(values[key])}`, preset);
}

function Rules({
  game,
  rules,
  choose,
  options,
}: RulesFormProps & { readonly options: GameOptions }): ReactElement | null {
  const words = useWords();
  const { ruleSheet } = words.frame;
  const speech = speechOf(words, game.id);
  const [values, setValues] = useState(() => valuesOf(options, rules));
  if (speech === undefined) return null;
  const checked = withOptions(options, values);
  const problem = isRefusal(checked) ? speech.refusal(checked).text : undefined;
  const chosen = presetsOf(writeRules(game, options, values));
  return (
    <Form className="settings-rules" submit={() => choose(writeRules(game, options, values))}>
      {speech.differs !== undefined && <p>{speech.differs}</p>}
      <div className="settings-rules-sets" role="group" aria-label={ruleSheet.from}>
        <span>{ruleSheet.from}</span>
        {speech.presets.map(({ id, name, about }) => (
          <Button
            key={id}
            title={about}
            aria-pressed={chosen.includes(id)}
            onClick={() => setValues(valuesOf(options, id))}
          >
            {name}
          </Button>
        ))}
      </div>
      {speech.presets
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, about }) => (
          <p key={id}>{about}</p>
        ))}
      {options.options
        .filter((row) => matters(row, values))
        .map((row) => (
          <Rule
            key={row.key}
            game={game.id}
            row={row}
            value={values[row.key] ?? ''}
            usual={values[row.key] === options.defaults[row.key]}
            speech={speech}
            choose={(value) => setValues(chosenWith(options, values, row.key, value))}
          />
        ))}
      <Problem text={problem} />
      <div className="settings-rules-foot">
        <Button type="submit" look="main" disabled={problem !== undefined}>
          {ruleSheet.use}
        </Button>
      </div>
    </Form>
  );
}

/** The longest range shown as a list; beyond it a number is typed. */
const LISTED = 12;

interface ChoiceProps {
  readonly row: Row;
  readonly value: OptionValue;
  readonly speech: Speech;
  readonly choose: (value: OptionValue) => void;
  /** The effect of each rule, by id. */
  readonly about?: string | undefined;
}

interface RuleProps extends Omit<ChoiceProps, 'about'> {
  readonly game: string;
  readonly usual: boolean;
}

/** A rule with its effect, and the exact text a tap away. */
function Rule({ game, usual, ...choice }: RuleProps): ReactElement {
  const { row, speech } = choice;
  const { refused } = useWords().frame;
  const id = useId();
  const note = ruleNote(useRuleNotes(game), row.key);
  return (
    <div className="settings-rule" data-changed={usual ? undefined : ''}>
      <label>
        <span>{speech.optionName(row.key)}</span>
        <Choice {...choice} about={note === undefined ? undefined : id} />
      </label>
      <p>
        {note !== undefined && <span id={id}>{note}</span>}{' '}
        <a href={`#/rules/${game}/${row.rule}`} target="_blank" rel="noreferrer">
          {refused.rule(row.rule)}
        </a>
      </p>
    </div>
  );
}

function Choice({ row: { key, values }, value, speech, choose, about }: ChoiceProps): ReactElement {
  const { number } = useWords().frame.ruleSheet;
  if ('min' in values && values.max - values.min > LISTED) {
    return (
      <input
        type="number"
        aria-describedby={about}
        title={number(values.min, values.max)}
        inputMode="numeric"
        min={values.min}
        max={values.max}
        value={String(value)}
        onChange={({ target }) => choose(target.value === '' ? values.min : Number(target.value))}
      />
    );
  }
  const list: readonly OptionValue[] =
    'min' in values
      ? Array.from({ length: values.max - values.min + 1 }, (_, n) => values.min + n)
      : values;
  return (
    <Select
      aria-describedby={about}
      value={value}
      values={list}
      called={(one) => speech.optionValue(key, one)}
      choose={choose}
    />
  );
}
