/** The values of a refusal, ready for a sentence: missing ones are empty. */
import type { Refusal } from '@pakli/core';
import { faceOf } from './face.ts';

/** All values that refusals of core and of every game can have, with their defaults. */
const NOTHING = {
  /** As every table draws it, or as written if it is no card. */
  card: '',
  /** Of a build. */
  value: 0,
  /** The given value of an option. */
  given: '',
  pile: 0,
  seat: '',
  seats: 0,
  names: 0,
  cards: 0,
  stock: 0,
  seconds: 0,
  deal: 0,
  deals: 0,
  round: 0,
  rounds: 0,
  omgang: 0,
  omgangar: 0,
  most: 0,
  arithmetic: '',
  text: '',
  option: '',
  preset: '',
  /** What it conflicts with. */
  other: '',
  known: '',
  values: '',
  header: '',
  /** A path in the input, such as `slots.2.cards`. */
  at: '',
  game: '',
  level: '',
  expected: '',
  got: '',
  bid: '',
  suit: '',
  component: '',
  protocol: '',
};

/** The inputs of a sentence about a refusal. */
export type RefusalFacts = Readonly<typeof NOTHING>;

export function refusalFacts({ detail = {} }: Refusal): RefusalFacts {
  const facts = Object.entries(NOTHING).map(([key, nothing]) => {
    const given = detail[key === 'given' ? 'value' : key] ?? nothing;
    return [key, typeof nothing === 'number' ? Number(given) || 0 : String(given)];
  });
  // Each key has a value of its own kind.
  const said = Object.fromEntries(facts) as RefusalFacts;
  return { ...said, card: faceOf(said.card) ?? said.card };
}
