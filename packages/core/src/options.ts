/**
 * Rule sets. A game lists its options in a table; presets and variants are
 * bundles laid over the defaults in order, single settings last:
 *
 *     readOptions(rules, 'draft+seven lock=always')
 */
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** A value of an option. */
export type OptionValue = string | number | boolean;
/** The values of all options of a game, by key. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One row of a game's option table. A whole number has a range, everything else a list of values. */
export interface OptionRule {
  readonly key: string;
  readonly values: readonly OptionValue[] | { readonly min: number; readonly max: number };
  readonly rule: string;
  /** It changes nothing unless another option has this value: anyone who chooses rules is asked only then. */
  readonly only?: { readonly key: string; readonly value: OptionValue };
}

/** An option as a game declares it in a table: `usual` is the value that it has where nobody chooses. */
export interface OptionRow extends Omit<OptionRule, 'key'> {
  readonly usual: OptionValue;
}

/** The values that a table of options allows, by key. */
export type OptionsOf<Table extends Readonly<Record<string, OptionRow>>> = {
  readonly [Key in keyof Table]: Table[Key]['values'] extends readonly (infer Value)[]
    ? Value
    : number;
};

/** What rules say of a table of options: its rows in their order, and the usual values. */
export function optionTable<const Table extends Readonly<Record<string, OptionRow>>>(
  table: Table,
): Pick<Rules<OptionsOf<Table>>, 'defaults' | 'options'> {
  const rows = Object.entries<OptionRow>(table);
  return {
    // Every key of the table, with one of its values.
    defaults: Object.fromEntries(rows.map(([key, { usual }]) => [key, usual])) as OptionsOf<Table>,
    options: rows.map(([key, { values, rule, only }]) =>
      only === undefined ? { key, values, rule } : { key, values, rule, only },
    ),
  };
}

/** The options of a game with their defaults, presets and rule numbers. */
export interface Rules<Options> {
  readonly defaults: Options;
  readonly options: readonly OptionRule[];
  /** Named bundles of settings; the first is the default rule set. */
  readonly presets: Readonly<Record<string, Partial<Options>>>;
  /** Of each of these lists of presets a rule set names at most one; all other presets are variants laid over it. */
  readonly alternatives: readonly (readonly string[])[];
  /** What no single value shows: combinations that cannot be played. */
  check(options: Options): Refusal | undefined;
  /** Rule numbers for what core refuses itself: whose turn it is, the end, how moves are written, what a seat knows. */
  readonly cites: {
    readonly turn: string;
    readonly over: string;
    readonly notation: string;
    readonly views: string;
  };
}

function allows(row: OptionRule, value: unknown): value is OptionValue {
  if ('min' in row.values) {
    return (
      Number.isInteger(value) && Number(value) >= row.values.min && Number(value) <= row.values.max
    );
  }
  return row.values.some((allowed) => allowed === value);
}

/** The values an option takes, for refusals and help: `top, run` or `1..104`. */
export function describeValues(row: OptionRule): string {
  return 'min' in row.values ? `${row.values.min}..${row.values.max}` : row.values.join(', ');
}

/** Settings laid over the defaults. Unknown options, bad values and impossible combinations are refused. */
export function withOptions<Options extends OptionValues>(
  rules: Rules<Options>,
  settings: Readonly<Record<string, unknown>>,
): Options | Refusal {
  for (const [key, value] of Object.entries(settings)) {
    const row = rules.options.find((option) => option.key === key);
    // A default without a row is what only another version of the rules does otherwise.
    if (row === undefined && Object.hasOwn(rules.defaults, key) && value === rules.defaults[key]) {
      continue;
    }
    if (row === undefined) {
      const known = rules.options.map((option) => option.key).join(', ');
      return refuse('unknown-option', 'options', { option: key, known });
    }
    if (!allows(row, value)) {
      const values = describeValues(row);
      return refuse('bad-option-value', row.rule, { option: key, value: String(value), values });
    }
  }
  const options: Options = { ...rules.defaults, ...settings };
  return rules.check(options) ?? options;
}

function parseValue(row: OptionRule, text: string): OptionValue {
  if ('min' in row.values) return /^-?\d+$/.test(text) ? Number(text) : text;
  return row.values.find((value) => String(value) === text) ?? text;
}

/** Two rule books cannot be played at once, and none twice. */
function excludes<Options>({ alternatives }: Rules<Options>, one: string, other: string): boolean {
  return one === other || alternatives.some((list) => list.includes(one) && list.includes(other));
}

/** Reads `preset+variant key=value ...`; an empty text means the default rule set. */
export function readOptions<Options extends OptionValues>(
  rules: Rules<Options>,
  text: string,
): Options | Refusal {
  // Not a plain object: `__proto__=1` would be lost in one instead of refused.
  const settings = new Map<string, unknown>();
  const named: string[] = [];
  const seen = new Set<string>();
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const equals = word.indexOf('=');
    if (equals < 0) {
      if (seen.size > 0) return refuse('bad-option', 'options', { text: word });
      for (const name of word.split('+')) {
        if (!Object.hasOwn(rules.presets, name)) {
          const known = Object.keys(rules.presets).join(', ');
          return refuse('unknown-preset', 'options', { preset: name, known });
        }
        const other = named.find((before) => excludes(rules, before, name));
        if (other !== undefined) {
          return refuse('presets-exclude', 'options', { preset: name, other });
        }
        named.push(name);
        for (const [key, value] of Object.entries(rules.presets[name] ?? {})) {
          settings.set(key, value);
        }
      }
      continue;
    }
    const key = word.slice(0, equals);
    if (seen.has(key)) return refuse('option-twice', 'options', { option: key });
    seen.add(key);
    const row = rules.options.find((option) => option.key === key);
    const value = word.slice(equals + 1);
    settings.set(key, row === undefined ? value : parseValue(row, value));
  }
  return withOptions(rules, Object.fromEntries(settings));
}

/** What differs from the defaults, in the order of the table: `lift=run deals=4`. Inverse of `readOptions`. */
export function formatOptions<Options extends OptionValues>(
  rules: Rules<Options>,
  options: Options,
): string {
  return rules.options
    .filter(({ key }) => options[key] !== rules.defaults[key])
    .map(({ key }) => `${key}=${String(options[key])}`)
    .join(' ');
}

/**
 * The rules by the preset, or preset and variant, from which they differ least, and what differs from it:
 * `short`, `tournament deals=3`. `readOptions` reads this as well.
 */
export function nameOptions<Options extends OptionValues>(
  rules: Rules<Options>,
  options: Options,
): string {
  const described = presetsOf(rules).map(({ name, preset }) => {
    const own = rules.options.filter(({ key }) => options[key] !== preset[key]);
    const settings = own.map(({ key }) => `${key}=${String(options[key])}`);
    return { own: own.length, text: [name, ...settings].filter((word) => word !== '').join(' ') };
  });
  // Of equals the first: the usual rules before presets, and presets before pairs.
  const least = Math.min(...described.map(({ own }) => own));
  return described.find(({ own }) => own === least)?.text ?? '';
}

interface NamedPreset {
  readonly name: string;
  readonly preset: OptionValues;
}

const PRESETS = new WeakMap<object, readonly NamedPreset[]>();

/** The usual rules, all presets and all pairs of them that can be played at once; read once. */
function presetsOf<Options extends OptionValues>(rules: Rules<Options>): readonly NamedPreset[] {
  const known = PRESETS.get(rules);
  if (known !== undefined) return known;
  const names = Object.keys(rules.presets);
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => `${one}+${other}`));
  const presets = [''].concat(names, pairs).flatMap((name) => {
    const preset = readOptions(rules, name);
    return isRefusal(preset) ? [] : [{ name, preset }];
  });
  PRESETS.set(rules, presets);
  return presets;
}
