/** The options of Compile and the rule sets made of them (RULES 4.5 and 14.1). */
import { refuse, type OptionRule, type Refusal, type Rules } from '@pakli/core';
import { PROTOCOLS, PROTOCOL_NAMES } from './cards/index.ts';

const SET_NAMES = ['MN01', 'AX01', 'MN02', 'AX02'] as const;

/** Every union of sets, as the option is written. */
const UNIONS: readonly string[] = Array.from({ length: 15 }, (_, i) =>
  SET_NAMES.filter((_, bit) => ((15 - i) >> bit) & 1).join('+'),
);

/** The rule book in play: RULES.md lists them. */
export type Options = {
  /** RULES 4.5. */
  readonly first: 'random' | 'P0' | 'P1';
  readonly draft: 'pick' | 'ban' | 'random' | 'fixed';
  readonly sets: string;
  /** The plates of a fixed draft. */
  readonly P0L0: string;
  readonly P0L1: string;
  readonly P0L2: string;
  readonly P1L0: string;
  readonly P1L1: string;
  readonly P1L2: string;
  /** RULES 14.1. */
  readonly control: 'on' | 'off';
  readonly maxTurns: number;
  readonly shiftEnters: 'uncover' | 'never';
  readonly compileDeletes: 'yes' | 'no';
  readonly compileBan: 'flag' | 'visible';
  readonly diversity6: 4 | 3;
  readonly unity4: 'end' | 'start';
};

const PLATE_KEYS = ['P0L0', 'P0L1', 'P0L2', 'P1L0', 'P1L1', 'P1L2'] as const;

/** The plates of a fixed draft, by player and line. */
export function fixedPlates(options: Options): number[] {
  return PLATE_KEYS.map((key) => PROTOCOL_NAMES.indexOf(options[key]));
}

/** The protocols of the enabled sets. */
export function poolOf({ sets }: Options): readonly number[] {
  return POOLS.get(sets) ?? [];
}

const POOLS: ReadonlyMap<string, readonly number[]> = new Map(
  UNIONS.map((union) => {
    const sets = union.split('+');
    return [union, PROTOCOLS.flatMap(({ set }, index) => (sets.includes(set) ? [index] : []))];
  }),
);

function check(options: Options): Refusal | undefined {
  const pool = poolOf(options);
  if (options.draft !== 'fixed') {
    if (pool.length >= 12) return undefined;
    return refuse('too-few-protocols', '4.1', { protocols: pool.length, least: 12 });
  }
  const plates = fixedPlates(options);
  const twice = plates.find((protocol, i) => plates.indexOf(protocol) !== i);
  if (twice !== undefined) {
    return refuse('protocol-twice', '4.1', { protocol: PROTOCOL_NAMES[twice] ?? '' });
  }
  const outside = plates.find((protocol) => !pool.includes(protocol));
  if (outside === undefined) return undefined;
  return refuse('protocol-not-enabled', '4.1', { protocol: PROTOCOL_NAMES[outside] ?? '' });
}

const OPTIONS: readonly OptionRule[] = [
  { key: 'first', values: ['random', 'P0', 'P1'], rule: '4.5' },
  { key: 'draft', values: ['pick', 'ban', 'random', 'fixed'], rule: '4.5' },
  { key: 'sets', values: UNIONS, rule: '4.5' },
  ...PLATE_KEYS.map((key) => ({
    key,
    values: PROTOCOL_NAMES,
    rule: '4.5',
    only: { key: 'draft', value: 'fixed' },
  })),
  { key: 'control', values: ['on', 'off'], rule: '4.4' },
  { key: 'maxTurns', values: { min: 0, max: 100_000 }, rule: '6' },
  { key: 'shiftEnters', values: ['uncover', 'never'], rule: '7.6' },
  { key: 'compileDeletes', values: ['yes', 'no'], rule: '11.1' },
  { key: 'compileBan', values: ['flag', 'visible'], rule: '11.3' },
  { key: 'diversity6', values: [4, 3], rule: '14.1' },
  { key: 'unity4', values: ['end', 'start'], rule: '14.1' },
];

/** Reads options and presets. */
export const rules: Rules<Options> = {
  defaults: {
    first: 'random',
    draft: 'pick',
    sets: 'MN01+AX01+MN02+AX02',
    P0L0: 'Fire',
    P0L1: 'Life',
    P0L2: 'Water',
    P1L0: 'Death',
    P1L1: 'Metal',
    P1L2: 'Light',
    control: 'on',
    maxTurns: 400,
    shiftEnters: 'uncover',
    compileDeletes: 'yes',
    compileBan: 'flag',
    diversity6: 4,
    unity4: 'end',
  },
  options: OPTIONS,
  presets: {
    standard: {},
    main1: { sets: 'MN01' },
    main2: { sets: 'MN02' },
    quick: { draft: 'random' },
    fixed: { draft: 'fixed' },
  },
  alternatives: [
    ['standard', 'main1', 'main2'],
    ['quick', 'fixed'],
  ],
  check,
  cites: { turn: '15', over: '6', notation: '15.1', views: '3' },
};
