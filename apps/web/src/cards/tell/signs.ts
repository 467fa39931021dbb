/**
 * The four German suits as layers of flat colour around the origin, 100 units
 * high. A sign has several colours, so a card references it instead of merging
 * the outlines into one path.
 */
import { both, dot } from '../path.ts';

export const TELL_SUITS = ['H', 'B', 'L', 'A'] as const;
export type TellSuit = (typeof TELL_SUITS)[number];

export const TELL_RANKS = ['7', '8', '9', 'U', 'O', 'K', 'X', 'A'] as const;
export type TellRank = (typeof TELL_RANKS)[number];

/** The fill, by class in TellArt.css; `line` and `shine` are strokes only. */
export type SignPaint =
  | 'heart'
  | 'rose'
  | 'leaf'
  | 'lime'
  | 'nut'
  | 'cap'
  | 'stalk'
  | 'bell'
  | 'strap'
  | 'hole'
  | 'line'
  | 'shine';
export type SignLayer = readonly [paint: SignPaint, path: string];

export const SIGNS: Readonly<Record<TellSuit, readonly SignLayer[]>> = {
  H: [
    [
      'heart',
      'M0,48C-9,31 -46,10 -46,-18C-46,-35 -34,-45 -22,-45C-11,-45 -3,-38 0,-27C3,-38 11,-45 22,-45C34,-45 46,-35 46,-18C46,10 9,31 0,48Z',
    ],
    ['rose', 'M0,36C12,24 38,8 38,-17C38,-29 30,-37 21,-37C26,-14 14,14 0,36Z'],
    ['shine', 'M-36,-17C-36,-27 -30,-34 -22,-35'],
  ],
  B: [
    ['line', 'M0,-49C9,-49 9,-36 0,-36C-9,-36 -9,-49 0,-49Z'],
    [
      'bell',
      'M0,-40C22,-40 41,-22 41,2C41,28 23,48 0,48C-23,48 -41,28 -41,2C-41,-22 -22,-40 0,-40Z',
    ],
    ['shine', 'M-29,-10C-25,-22 -18,-28 -9,-30'],
    ['strap', 'M-41,-4C-15,4 15,4 41,-4L41,11C15,19 -15,19 -41,11Z'],
    ['hole', 'M-4.5,22L4.5,22L4.5,44C2,48 -2,48 -4.5,44Z'],
    ['hole', both(dot(-18, 29, 5))],
  ],
  L: [
    ['stalk', 'M-3,20L4,20C3,32 6,40 15,45L9,51C-1,46 -5,36 -3,20Z'],
    [
      'leaf',
      'M0,-51C5,-35 43,-20 43,9C43,26 31,34 20,34C10,34 3,30 0,22C-3,30 -10,34 -20,34C-31,34 -43,26 -43,9C-43,-20 -5,-35 0,-51Z',
    ],
    ['lime', 'M0,-38C-3,-26 -36,-14 -36,9C-36,21 -28,27 -20,27C-10,27 -3,20 0,8Z'],
    ['line', `M0,-32L0,26${both('M0,12C-8,8 -16,8 -24,13M0,-6C-8,-10 -16,-9 -23,-4')}`],
  ],
  A: [
    ['stalk', 'M-4,-30C-5,-40 -9,-45 -14,-47L-8,-52C0,-49 4,-42 5,-30Z'],
    ['nut', 'M-30,-8C-31,22 -17,38 -4,44L0,52L4,44C17,38 31,22 30,-8Z'],
    ['shine', 'M-19,6C-18,20 -13,29 -7,34'],
    ['cap', 'M-40,-4C-41,-24 -22,-35 0,-35C22,-35 41,-24 40,-4C28,3 -28,3 -40,-4Z'],
    [
      'line',
      both('M-34,-20C-24,-14 -14,-8 -8,1M-16,-32C-6,-24 10,-12 22,0M-39,-8C-34,-6 -29,-3 -26,1'),
    ],
  ],
};
