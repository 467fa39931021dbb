/**
 * The four seasons on the aces, each in a round window of radius 70 about the
 * origin: hearts a branch in blossom, bells a sheaf under the sun, leaves
 * grapes on the vine, acorns a fire under a bare tree.
 */
import { dot, round } from '../path.ts';
import type { TellSuit } from './signs.ts';

type ScenePaint =
  | 'sky'
  | 'heat'
  | 'dusk'
  | 'night'
  | 'meadow'
  | 'wheat'
  | 'straw'
  | 'amber'
  | 'snow'
  | 'wood'
  | 'green'
  | 'lime'
  | 'pink'
  | 'red'
  | 'sun'
  | 'disc'
  | 'grape'
  | 'plum'
  | 'flame'
  | 'bark'
  | 'vein'
  | 'rays';
export type SceneLayer = readonly [paint: ScenePaint, path: string];

const WHOLE = 'M-80,-80L80,-80L80,80L-80,80Z';

const DIRECTIONS = [0, 1, 2, 3, 4];

/** Five petals around a yellow centre. */
function blossom(x: number, y: number, size: number): SceneLayer[] {
  const petals = DIRECTIONS.map((n) => {
    const angle = (n / 5) * 2 * Math.PI - Math.PI / 2;
    return dot(round(x + Math.cos(angle) * size), round(y + Math.sin(angle) * size), size * 0.72);
  });
  return [
    ['pink', petals.join('')],
    ['sun', dot(x, y, size * 0.5)],
  ];
}

/** A leaf from its foot in the given direction. */
function leaf(x: number, y: number, dx: number, dy: number): string {
  const [sx, sy] = [-dy * 0.42, dx * 0.42];
  return `M${x},${y}C${round(x + dx * 0.3 + sx)},${round(y + dy * 0.3 + sy)} ${round(x + dx * 0.7 + sx)},${round(y + dy * 0.7 + sy)} ${x + dx},${y + dy}C${round(x + dx * 0.7 - sx)},${round(y + dy * 0.7 - sy)} ${round(x + dx * 0.3 - sx)},${round(y + dy * 0.3 - sy)} ${x},${y}Z`;
}

const SPRING: readonly SceneLayer[] = [
  ['sky', WHOLE],
  ['lime', 'M-80,42C-50,22 -14,26 14,40C36,30 60,26 80,34L80,80L-80,80Z'],
  ['meadow', 'M-80,58C-40,44 20,66 80,50L80,80L-80,80Z'],
  [
    'bark',
    'M-80,24C-48,20 -26,8 -6,-8C8,-18 28,-24 52,-28L54,-22C30,-16 14,-10 2,2C-18,20 -44,32 -80,36ZM-30,10C-30,-8 -34,-22 -44,-36L-39,-38C-28,-26 -23,-10 -22,4ZM0,-6C4,-22 12,-36 22,-48L26,-45C18,-32 12,-20 8,-8Z',
  ],
  [
    'green',
    leaf(-36, -10, -24, -6) +
      leaf(10, -24, 24, 2) +
      leaf(34, -22, 16, 18) +
      leaf(-6, 2, 10, 24) +
      leaf(-48, 24, 2, 22),
  ],
  ...blossom(-42, -40, 11),
  ...blossom(24, -50, 11),
  ...blossom(54, -26, 10),
  ...blossom(-14, -14, 9),
  ...blossom(14, 18, 9),
];

const RAYS = [-170, -150, -130, -110, -90, -70, -50, -30, -10]
  .map((degrees) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `M${round(50 * c)},${round(-6 + 50 * s)}L${round(61 * c)},${round(-6 + 61 * s)}`;
  })
  .join('');

function ear(x: number, y: number, lean: number): string {
  return [0, 1, 2, 3]
    .map((n) => {
      const [cx, cy] = [x + lean * n * 0.28, y - n * 9];
      return leaf(cx, cy, 7 + lean * 0.3, -10) + leaf(cx, cy, -7 + lean * 0.3, -10);
    })
    .concat(leaf(x + lean * 1.1, y - 36, lean * 0.4, -13))
    .join('');
}

const SUMMER: readonly SceneLayer[] = [
  ['heat', WHOLE],
  ['rays', RAYS],
  ['disc', dot(0, -6, 43)],
  ['wheat', 'M-80,18C-40,10 40,10 80,18L80,80L-80,80Z'],
  [
    'straw',
    'M-8,22C-16,6 -26,-4 -36,-12L-28,-18L-15,-9L-9,-12L0,-4L9,-12L15,-9L28,-18L36,-12C26,-4 16,6 8,22C16,36 24,52 28,64L-28,64C-24,52 -16,36 -8,22Z',
  ],
  [
    'vein',
    'M0,0L0,14M-11,-8C-7,0 -5,8 -4,15M11,-8C7,0 5,8 4,15M-24,-10C-16,-4 -10,6 -8,15M24,-10C16,-4 10,6 8,15M0,28L0,62M-6,28C-10,40 -14,52 -15,62M6,28C10,40 14,52 15,62',
  ],
  ['amber', ear(-30, -14, -12) + ear(30, -14, 12)],
  ['amber', ear(-11, -12, -4) + ear(11, -12, 4)],
  ['amber', ear(0, -4, 0)],
  ['red', 'M-12,16C-4,20 4,20 12,16L13,25C4,29 -4,29 -13,25Z'],
];

const BUNCH: readonly (readonly [x: number, y: number])[] = [
  [-20, -14],
  [20, -14],
  [-7, -18],
  [8, -18],
  [-26, 1],
  [-10, -1],
  [25, 1],
  [10, -1],
  [-18, 16],
  [0, 14],
  [18, 16],
  [-9, 30],
  [9, 30],
  [0, 45],
];

const AUTUMN: readonly SceneLayer[] = [
  ['dusk', WHOLE],
  ['amber', 'M-80,38C-56,22 -28,20 -4,34C24,18 56,20 80,32L80,80L-80,80Z'],
  ['wood', 'M-80,60C-40,48 30,66 80,52L80,80L-80,80Z'],
  [
    'bark',
    'M-80,-52C-46,-58 -20,-42 4,-46C30,-50 52,-60 80,-52L80,-45C52,-52 30,-42 5,-38C-20,-35 -48,-50 -80,-44ZM-3,-42L5,-42L4,-18L-2,-18Z',
  ],
  [
    'green',
    'M-14,-44C-18,-56 -34,-58 -44,-50C-52,-52 -58,-44 -56,-36C-62,-30 -58,-20 -50,-18C-46,-10 -36,-10 -32,-16C-22,-16 -18,-26 -22,-32C-16,-34 -14,-38 -14,-44Z',
  ],
  ['vein', 'M-14,-44C-26,-36 -38,-30 -48,-26M-30,-36L-42,-44M-30,-35L-34,-22'],
  [
    'red',
    'M16,-44C20,-54 34,-56 42,-50C50,-52 56,-44 54,-37C60,-32 56,-22 48,-21C44,-13 35,-14 32,-19C24,-20 20,-28 23,-33C18,-35 16,-39 16,-44Z',
  ],
  ['vein', 'M16,-44C27,-38 37,-32 46,-28M31,-38L41,-45M31,-37L34,-25'],
  ...BUNCH.map(([x, y], n): SceneLayer => [n % 3 === 1 ? 'plum' : 'grape', dot(x, y, 10)]),
  ['vein', 'M6,-44C14,-36 12,-30 20,-30C26,-30 26,-24 22,-23'],
];

const FLAKES: readonly (readonly [x: number, y: number, r: number])[] = [
  [-52, -30, 2.5],
  [-40, 8, 2],
  [-58, 16, 2],
  [52, -34, 2.5],
  [44, 4, 2],
  [60, -6, 2],
  [18, -60, 2],
  [-22, -58, 2],
  [34, -52, 1.5],
];

const WINTER: readonly SceneLayer[] = [
  ['night', WHOLE],
  ['snow', FLAKES.map(([x, y, r]) => dot(x, y, r)).join('')],
  ['sky', 'M-80,40C-58,26 -32,30 -10,38C16,26 52,24 80,36L80,80L-80,80Z'],
  ['snow', 'M-80,54C-46,38 0,52 30,46C50,42 66,46 80,50L80,80L-80,80Z'],
  [
    'bark',
    'M-32,52C-24,34 -24,20 -26,6C-32,-6 -42,-12 -54,-16L-53,-20C-44,-18 -36,-14 -29,-8C-30,-24 -34,-36 -42,-46L-38,-49C-28,-38 -24,-26 -22,-14C-16,-28 -10,-40 2,-50L5,-47C-4,-36 -10,-24 -13,-10C-4,-18 6,-22 20,-24L21,-20C6,-17 -4,-10 -11,2C-13,16 -12,34 -4,52ZM-44,-15L-54,-30L-51,-32L-38,-13ZM-32,-34L-26,-54L-23,-53L-27,-26ZM-11,-30L-12,-52L-9,-52L-6,-37ZM4,-18L16,-38L19,-36L11,-19Z',
  ],
  ['snow', 'M-34,53C-26,46 -10,46 -2,53Z'],
  ['wood', 'M12,56L50,46L53,53L15,63ZM14,47L52,57L49,64L11,54Z'],
  [
    'flame',
    'M18,50C8,36 20,26 20,12C28,18 30,26 29,30C34,22 34,10 30,0C46,10 52,24 46,34C50,32 52,28 52,24C60,36 54,48 46,52C38,56 24,56 18,50Z',
  ],
  [
    'sun',
    'M24,50C18,40 26,34 27,27C33,32 35,37 36,40C40,36 40,31 39,27C47,34 48,46 40,51C35,54 28,54 24,50Z',
  ],
];

export const SEASONS: Readonly<Record<TellSuit, readonly SceneLayer[]>> = {
  H: SPRING,
  B: SUMMER,
  L: AUTUMN,
  A: WINTER,
};
