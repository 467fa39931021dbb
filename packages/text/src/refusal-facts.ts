/** The values of a refusal, ready for a sentence: what a refusal leaves out is empty. */
import type { Refusal } from '@pakli/core';
import { faceOf, type Face } from './face.ts';

/** All that refusals name, of core and of every game. */
export interface RefusalFacts {
  /** As every table draws it, or as it was written if it is no card. */
  readonly card: Face;
  /** Of a build. */
  readonly value: number;
  /** What somebody gave for an option. */
  readonly given: string;
  readonly pile: number;
  readonly seat: string;
  readonly seats: number;
  readonly names: number;
  readonly cards: number;
  readonly stock: number;
  readonly seconds: number;
  readonly deal: number;
  readonly deals: number;
  readonly round: number;
  readonly rounds: number;
  readonly omgang: number;
  readonly omgangar: number;
  readonly most: number;
  readonly arithmetic: string;
  readonly text: string;
  readonly option: string;
  readonly preset: string;
  /** What does not go with it. */
  readonly other: string;
  readonly known: string;
  readonly values: string;
  readonly header: string;
  /** A place in what was given, such as `slots.2.cards`. */
  readonly at: string;
  readonly game: string;
  readonly level: string;
  readonly expected: string;
  readonly got: string;
  readonly bid: string;
  readonly suit: string;
  readonly component: string;
  readonly protocol: string;
}

export function refusalFacts({ detail = {} }: Refusal): RefusalFacts {
  const number = (key: string): number => Number(detail[key] ?? 0) || 0;
  const text = (key: string): string => String(detail[key] ?? '');
  return {
    card: faceOf(text('card')) ?? text('card'),
    value: number('value'),
    given: text('value'),
    pile: number('pile'),
    seat: text('seat'),
    seats: number('seats'),
    names: number('names'),
    cards: number('cards'),
    stock: number('stock'),
    seconds: number('seconds'),
    deal: number('deal'),
    deals: number('deals'),
    round: number('round'),
    rounds: number('rounds'),
    omgang: number('omgang'),
    omgangar: number('omgangar'),
    most: number('most'),
    arithmetic: text('arithmetic'),
    text: text('text'),
    option: text('option'),
    preset: text('preset'),
    other: text('other'),
    known: text('known'),
    values: text('values'),
    header: text('header'),
    at: text('at'),
    game: text('game'),
    level: text('level'),
    expected: text('expected'),
    got: text('got'),
    bid: text('bid'),
    suit: text('suit'),
    component: text('component'),
    protocol: text('protocol'),
  };
}
