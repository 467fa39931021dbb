/** The values of a refusal, ready for a sentence: what a refusal leaves out is empty. */
import type { Refusal } from '@pakli/core';
import { faceOf } from './face.ts';

/** All that refusals name, of core and of every game, as it is where one leaves it out. */
const NOTHING = {
  /** As every table draws it, or as it was written if it is no card. */
  card: '',
  /** Of a build. */
  value: 0,
  /** What somebody gave for an option. */
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
  /** What does not go with it. */
  other: '',
  known: '',
  values: '',
  header: '',
  /** A place in what was given, such as `slots.2.cards`. */
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

/** What a sentence about a refusal is made of. */
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
