/**
 * Under, Over and King as layers of flat colour with ink outlines, drawn for
 * the upper half of a card around the origin. The figures are a village
 * through the year: each has a coat, a head, a hat and an object in the right
 * hand.
 */
import { DOLMAN, ERMINE, FUR, HUNTING, TABARD, THRONE, VEST } from './coats.ts';
import { ALPINE, BRIM, CAP, CROWNS, FURCAP, KERCHIEF, SHAKO, STRAW, WREATH } from './hats.ts';
import { BEARDED, ELDER, KINGS, MAN, MANE, YOUTH } from './heads.ts';
import {
  BOW,
  CROOK,
  GOBLET,
  GRAPES,
  ORB,
  SABRE,
  SCEPTRE,
  SICKLE,
  SWORD,
  TRUMPET,
  TULIP,
  WHIP,
} from './hand-props.ts';
import type { TellLayer, Layers } from './layer.ts';
import type { TellSuit } from './signs.ts';

export type Figure = 'U' | 'O' | 'K';
export const FIGURES: readonly Figure[] = ['U', 'O', 'K'];

interface Person {
  readonly behind?: Layers;
  readonly coat: Layers;
  readonly head: Layers;
  readonly hat: Layers;
  readonly held: Layers;
  /** The sleeve's paint. */
  readonly sleeve: TellLayer[0];
}

function king(suit: TellSuit, held: Layers): Person {
  return {
    behind: [...THRONE, ...MANE],
    coat: ERMINE,
    head: KINGS[suit],
    hat: CROWNS[suit],
    held,
    sleeve: 'main',
  };
}

const PEOPLE: Readonly<Record<Figure, Readonly<Record<TellSuit, Person>>>> = {
  U: {
    // Gardener, reaper, vintner, swineherd.
    H: { coat: VEST, head: YOUTH, hat: STRAW, held: TULIP, sleeve: 'paper' },
    B: { coat: VEST, head: MAN, hat: KERCHIEF, held: SICKLE, sleeve: 'paper' },
    L: { coat: VEST, head: YOUTH, hat: WREATH, held: GRAPES, sleeve: 'paper' },
    A: { coat: FUR, head: ELDER, hat: FURCAP, held: CROOK, sleeve: 'paper' },
  },
  O: {
    // Herald, horseman, hunter, hussar.
    H: { coat: TABARD, head: YOUTH, hat: CAP, held: TRUMPET, sleeve: 'second' },
    B: { coat: FUR, head: MAN, hat: BRIM, held: WHIP, sleeve: 'paper' },
    L: { coat: HUNTING, head: BEARDED, hat: ALPINE, held: BOW, sleeve: 'main' },
    A: { coat: DOLMAN, head: MAN, hat: SHAKO, held: SABRE, sleeve: 'main' },
  },
  K: {
    H: king('H', SCEPTRE),
    B: king('B', ORB),
    L: king('L', GOBLET),
    A: king('A', SWORD),
  },
};

function hand(sleeve: TellLayer[0]): Layers {
  return [
    [sleeve, 'M26,60L30,6C36,-8 40,-12 42,-14L64,-14C72,-4 78,20 80,60Z'],
    ['gold', 'M38,-18C46,-14 58,-14 66,-18L68,-7C58,-3 46,-3 36,-7Z'],
    ['skin', 'M40,-18C38,-30 42,-38 52,-38C62,-38 66,-30 64,-18C58,-15 46,-15 40,-18Z'],
    ['line', 'M42,-31L54,-31M41,-25L54,-25'],
  ];
}

/** All layers of the upper half, from the bottom up. */
export function figure(rank: Figure, suit: TellSuit): Layers {
  const { behind = [], coat, head, hat, held, sleeve } = PEOPLE[rank][suit];
  return [...behind, ...coat, ...head, ...hat, ...held, ...hand(sleeve)];
}
