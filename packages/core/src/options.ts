/**
 * Rule sets. A game lists its options in a table; presets and variants are
 * bundles of settings applied over the defaults in order, single settings last:
 *
 *     readOptions(rules, 'draft+seven lock=always')
 */
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** A value of an option. */
export type OptionValue = string | number | boolean;
/** The values of all options of a game, by key. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One row of a game's option table. Integers have a range, everything else a list of values. */
export interface OptionRule {
  readonly key: string;
  readonly values: readonly OptionValue[] | { readonly min: number; readonly max: number };
  readonly rule: string;
  /** It has no effect unless another option has this value: forms ask for it only then. */
  readonly only?: { readonly key: string; readonly value: OptionValue };
}

/** An option as a game declares it: `usual` is its default. */
export interface OptionRow extends Omit<OptionRule, 'key'> {
  readonly usual: OptionValue;
}

/** The type of the options that a table declares. */
export type OptionsOf<Table extends Readonly<Record<string, OptionRow>>> = {
  readonly [Key in keyof Table]: Table[Key]['values'] extends readonly (infer Value)[]
    ? Value
    : number;
};

/** The parts of `Rules` that follow from a table: its rows in order, and the defaults. */
export function optionTable<const Table extends Readonly<Record<string, OptionRow>>>(
  table: Table,
): Pick<Rules<OptionsOf<Table>>, 'defaults' | 'options'> {
  const rows = Object.entries<OptionRow>(table);
  return {
    // Object.fromEntries loses the types of the values.
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
  /** Lists of presets that exclude each other; all other presets are variants that combine with them. */
  readonly alternatives: readonly (readonly string[])[];
  /** Refuses combinations that cannot be played. */
  check(options: Options): Refusal | undefined;
  /** Rule numbers for refusals by core: whose turn it is, the end, how moves are written, what a seat knows. */
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

/** The defaults with these settings. Unknown options, bad values and impossible combinations are refused. */
export function withOptions<Options extends OptionValues>(
  rules: Rules<Options>,
  settings: Readonly<Record<string, unknown>>,
): Options | Refusal {
  for (const [key, value] of Object.entries(settings)) {
    const row = rules.options.find((option) => option.key === key);
    // A default without a row is a setting that only another version of the rules changes.
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

/** Whether two presets exclude each other. */
function excludes<Options>({ alternatives }: Rules<Options>, one: string, other: string): boolean {
  return one === other || alternatives.some((list) => list.includes(one) && list.includes(other));
}

/** Reads `preset+variant key=value ...`; an empty text means the default rule set. */
export function readOptions<Options extends OptionValues>(
  rules: Rules<Options>,
  text: string,
): Options | Refusal {
  // Not a plain object, which would swallow `__proto__=1` instead of refusing it.
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

/** The differences from the defaults, in the order of the table: `lift=run deals=4`. Inverse of `readOptions`. */
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
 * Names rules by the closest preset, or preset and variant, with the remaining differences: `short`,
 * `tournament deals=3`. `readOptions` reads this too.
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
  // The first of equals: the defaults before presets, and presets before pairs.
  const least = Math.min(...described.map(({ own }) => own));
  return described.find(({ own }) => own === least)?.text ?? '';
}

interface NamedPreset {
  readonly name: string;
  readonly preset: OptionValues;
}

const PRESETS = new WeakMap<object, readonly NamedPreset[]>();

/** The defaults, all presets and all pairs of presets that combine; computed once. */
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
