/** Faces with hair and beards, without hats. */
import { FACE } from '../courts.ts';
import { both } from '../path.ts';
import type { TellLayer, Layers } from './layer.ts';
import type { TellSuit } from './signs.ts';

const MOUTH: TellLayer = ['line', 'M-6,-62C-2,-60 3,-60 6,-63'];
const LOCKS: Layers = [
  [
    'hair',
    both('M-19,-108C-30,-102 -32,-84 -30,-72C-29,-64 -33,-60 -34,-56C-26,-53 -20,-58 -18,-66Z'),
  ],
];
const CROPPED: Layers = [['hair', both('M-20,-110C-28,-104 -28,-92 -26,-78L-19,-76Z')]];
const MOUSTACHE: TellLayer = [
  'hair',
  both(
    'M0,-70C-5,-74 -12,-72 -17,-64C-20,-60 -25,-60 -28,-65C-28,-57 -22,-53 -16,-56C-10,-59 -4,-62 0,-66Z',
  ),
];
const DROOPING: TellLayer = [
  'hair',
  both('M0,-71C-8,-75 -17,-68 -19,-50C-16,-47 -14,-50 -12,-55C-9,-61 -4,-64 0,-66Z'),
];
const BEARD: TellLayer = [
  'hair',
  'M-21,-88C-24,-66 -20,-48 0,-38C20,-48 24,-66 21,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -21,-88Z',
];
const LIPS: TellLayer = ['skin', 'M-6,-62C-3,-58 3,-58 6,-62C2,-63 -2,-63 -6,-62Z'];
const FRINGE: TellLayer = [
  'hair',
  'M-22,-106L-22,-86C-17,-90 -15,-95 -13,-99L13,-99C15,-95 17,-90 22,-86L22,-106Z',
];

export const YOUTH: Layers = [...LOCKS, ...FACE, MOUTH, FRINGE];
export const MAN: Layers = [...CROPPED, ...FACE, MOUTH, MOUSTACHE];
export const ELDER: Layers = [
  ...CROPPED,
  ...FACE,
  ['line', 'M-4,-59C-2,-58 2,-58 4,-59'],
  DROOPING,
];
export const BEARDED: Layers = [...CROPPED, ...FACE, BEARD, LIPS, MOUSTACHE];

export const MANE: Layers = [
  [
    'hair',
    both('M-20,-106C-34,-102 -37,-86 -33,-76C-38,-68 -36,-56 -27,-52C-20,-56 -18,-70 -19,-84Z'),
  ],
];
const LONG: TellLayer = [
  'hair',
  'M-22,-88C-26,-62 -22,-36 0,-14C22,-36 26,-62 22,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -22,-88Z',
];
const FORKED: TellLayer = [
  'hair',
  'M-22,-88C-26,-66 -24,-44 -12,-24C-6,-30 -2,-36 0,-42C2,-36 6,-30 12,-24C24,-44 26,-66 22,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -22,-88Z',
];
const SQUARE: TellLayer = [
  'hair',
  'M-22,-88C-26,-66 -25,-46 -20,-30C-8,-24 8,-24 20,-30C25,-46 26,-66 22,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -22,-88Z',
];

/** Every king has his own beard. */
export const KINGS: Readonly<Record<TellSuit, Layers>> = {
  H: royal(BEARD),
  B: royal(SQUARE),
  L: royal(FORKED),
  A: royal(LONG),
};

function royal(beard: TellLayer): Layers {
  return [...FACE, beard, LIPS, MOUSTACHE];
}
