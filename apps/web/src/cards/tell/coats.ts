/** The figures' clothes from the neck down, and the throne behind the kings. */
import { NECK } from '../courts.ts';
import { both, dot } from '../path.ts';
import type { Layers } from './layer.ts';

const SHOULDERS = 'M-90,60L-90,-8C-78,-28 -48,-38 -20,-44L20,-44C48,-38 78,-28 90,-8L90,60Z';

export const VEST: Layers = [
  ['paper', SHOULDERS],
  ['line', both('M-76,-4C-72,10 -70,30 -70,60')],
  ['main', both('M-22,-45L-50,-37C-56,-10 -56,20 -56,60L-9,60L-9,-14Z')],
  ['trim', both('M-27,-40C-32,-10 -32,20 -32,60')],
  ['gold', [-2, 14, 30].map((y) => dot(-16, y, 2.6) + dot(16, y, 2.6)).join('')],
  NECK,
  [
    'second',
    'M-15,-50C-8,-40 8,-40 15,-50L20,-42C8,-30 4,-30 3,-28L9,-12L0,-16L-9,-12L-3,-28C-4,-30 -8,-30 -20,-42Z',
  ],
];

export const DOLMAN: Layers = [
  ['main', SHOULDERS],
  [
    'trim',
    [-26, -13, 0, 13]
      .map((y) => both(`M0,${y}L-34,${y - 3}C-40,${y - 3} -40,${y + 4} -35,${y + 4}`))
      .join(''),
  ],
  ['gold', [-26, -13, 0, 13].map((y) => dot(0, y, 3)).join('')],
  ['second', both('M-62,-32C-74,-26 -86,-16 -90,-8L-90,14C-76,0 -64,-12 -56,-34Z')],
  ['trim', both('M-57,-33C-64,-12 -76,2 -90,14')],
  NECK,
  ['second', 'M-16,-56C-8,-48 8,-48 16,-56L18,-38C8,-31 -8,-31 -18,-38Z'],
  ['trim', 'M-16,-52C-8,-44 8,-44 16,-52'],
];

export const FUR: Layers = [
  ['paper', SHOULDERS],
  ['second', 'M-15,-44L-24,60L24,60L15,-44Z'],
  ['gold', [-12, 4, 20].map((y) => dot(0, y, 2.6)).join('')],
  ['main', both('M-40,-38C-46,-10 -48,20 -48,60L-38,60C-38,20 -36,-10 -31,-41Z')],
  ['main', both(dot(-64, -4, 7) + dot(-70, 16, 5))],
  ['gold', both(dot(-64, -4, 2.6))],
  ['line', both('M-16,-36L-22,-30M-18,-22L-25,-16M-20,-8L-27,-2M-57,-28L-61,-20M-74,-22L-77,-15')],
  NECK,
  ['hair', both('M0,-36C-12,-36 -22,-42 -24,-50C-30,-46 -38,-44 -42,-40C-38,-28 -20,-22 0,-22Z')],
];

export const HUNTING: Layers = [
  ['main', SHOULDERS],
  ['paper', 'M-12,-46L0,-8L12,-46Z'],
  ['second', both('M-14,-49L-34,-42L-30,-22L-20,-20L0,4L0,-12Z')],
  ['gold', [16, 30].map((y) => dot(0, y, 3)).join('')],
  ['hair', 'M-66,-31L-54,-35C-30,-4 0,20 34,36L28,46C-8,32 -40,6 -66,-31Z'],
  ['trim', both('M-74,-24C-70,0 -68,20 -68,60')],
  NECK,
  ['second', 'M-12,-50C-6,-43 6,-43 12,-50L14,-43C6,-36 -6,-36 -14,-43Z'],
];

export const TABARD: Layers = [
  ['second', SHOULDERS],
  ['main', both('M0,-44L-22,-44L-54,-36L-46,60L0,60Z')],
  ['gold', both('M-54,-36L-46,60L-40,60L-47,-38Z')],
  ['gold', 'M0,-22L7,-12L0,-2L-7,-12ZM-22,-14L-17,-7L-22,0L-27,-7ZM22,-14L27,-7L22,0L17,-7Z'],
  NECK,
  [
    'paper',
    both(
      'M0,-36C-3,-42 -9,-44 -12,-50L-22,-46C-26,-40 -30,-36 -28,-30C-22,-34 -20,-28 -14,-26C-10,-30 -6,-26 0,-28Z',
    ),
  ],
];

export const THRONE: Layers = [
  ['second', 'M-46,60L-46,-84C-46,-136 46,-136 46,-84L46,60Z'],
  ['trim', 'M-38,60L-38,-84C-38,-126 38,-126 38,-84L38,60'],
  ['gold', both(`M-52,60L-52,-88L-42,-88L-42,60Z${dot(-47, -93, 7)}`)],
];
export const ERMINE: Layers = [
  ['main', SHOULDERS],
  ['gold', 'M-18,-40L18,-40L26,60L-26,60Z'],
  ['line', 'M-22,4L22,4M-24,26L24,26'],
  [
    'paper',
    'M-20,-48C-42,-44 -62,-38 -72,-28C-60,-14 -30,-6 0,-4C30,-6 60,-14 72,-28C62,-38 42,-44 20,-48Z',
  ],
  [
    'ink',
    both(
      'M-52,-32L-55,-23L-51,-25L-47,-22ZM-36,-24L-39,-14L-35,-16L-31,-13ZM-17,-20L-20,-10L-15,-12L-11,-9Z',
    ),
  ],
];
