/**
 * The four suit signs as outlines around the origin, 100 units high, and a
 * function that places them in a path. Outlines use only absolute M, L and C
 * commands, so moving one means moving its pairs of numbers.
 */
import { round } from './path.ts';

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type FrenchSuit = (typeof SUITS)[number];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

const OUTLINES: Readonly<Record<FrenchSuit, string>> = {
  S: 'M0,-50C7,-31 45,-12 45,17C45,31 35,39 24,39C14,39 7,34 4,27C5,38 9,45 17,50L-17,50C-9,45 -5,38 -4,27C-7,34 -14,39 -24,39C-35,39 -45,31 -45,17C-45,-12 -7,-31 0,-50Z',
  H: 'M0,48C-9,31 -46,10 -46,-18C-46,-35 -34,-45 -22,-45C-11,-45 -3,-38 0,-27C3,-38 11,-45 22,-45C34,-45 46,-35 46,-18C46,10 9,31 0,48Z',
  D: 'M0,-51C8,-33 23,-14 40,0C23,14 8,33 0,51C-8,33 -23,14 -40,0C-23,-14 -8,-33 0,-51Z',
  C: 'M0,-50C13,-50 23,-40 23,-28C23,-20 19,-13 13,-8C17,-10 21,-11 25,-11C38,-11 48,-1 48,13C48,27 38,36 26,36C16,36 8,31 4,22C5,36 9,44 18,50L-18,50C-9,44 -5,36 -4,22C-8,31 -16,36 -26,36C-38,36 -48,27 -48,13C-48,-1 -38,-11 -25,-11C-21,-11 -17,-10 -13,-8C-19,-13 -23,-20 -23,-28C-23,-40 -13,-50 0,-50Z',
};

/** A suit sign around (x, y) as path data; a negative height turns it upside down. */
export function sign(suit: FrenchSuit, x: number, y: number, height: number): string {
  const scale = height / 100;
  const move = (_: string, dx: string, dy: string) =>
    `${round(x + Number(dx) * scale)},${round(y + Number(dy) * scale)}`;
  return OUTLINES[suit].replaceAll(/(-?\d+),(-?\d+)/g, move);
}
