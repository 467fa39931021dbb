/**
 * Jack, Queen and King as layers of flat colour with ink outlines, drawn for
 * the upper half of a card around the origin; the lower half is the same,
 * rotated. Each rank is one figure; the suit sets its hair, robe and the thing
 * in its hand.
 */
import { both, dot } from './path.ts';
import { sign, type FrenchSuit } from './suits.ts';

export type Court = 'J' | 'Q' | 'K';
export const COURTS: readonly Court[] = ['J', 'Q', 'K'];

/** How a layer is painted; `line` and `trim` are strokes only. */
type Paint =
  | 'main'
  | 'second'
  | 'gold'
  | 'paper'
  | 'skin'
  | 'hair'
  | 'ink'
  | 'blush'
  | 'lip'
  | 'line'
  | 'trim';
export type CourtLayer = readonly [paint: Paint, path: string];

export const FACE: readonly CourtLayer[] = [
  ['skin', 'M-21,-106L-21,-80C-21,-62 -10,-51 0,-51C10,-51 21,-62 21,-80L21,-106Z'],
  ['blush', both(dot(-13, -72, 4.5))],
  ['ink', both(dot(-9, -84, 2.5))],
  [
    'line',
    `${both('M-14.5,-90C-12,-93.5 -7,-93.5 -4.5,-91')}M1,-86C-1,-80 -3,-76 -3,-74C-2,-72 1,-72 3,-73`,
  ],
];

const SHOULDERS: CourtLayer = [
  'main',
  'M-90,60L-90,-8C-78,-28 -48,-38 -20,-44L20,-44C48,-38 78,-28 90,-8L90,60Z',
];

export const NECK: CourtLayer = ['skin', 'M-10,-62L-10,-44C-8,-34 8,-34 10,-44L10,-62Z'];

function king(suit: FrenchSuit): CourtLayer[] {
  return [
    [
      'hair',
      both('M-20,-104C-34,-102 -38,-86 -33,-78C-40,-70 -36,-56 -26,-54C-20,-56 -18,-70 -19,-84Z'),
    ],
    SHOULDERS,
    ['gold', 'M-17,-40L17,-40L25,60L-25,60Z'],
    ['main', sign(suit, 0, -0.5, 9)],
    [
      'paper',
      'M-20,-48C-40,-44 -58,-38 -66,-32C-56,-20 -30,-10 0,-8C30,-10 56,-20 66,-32C58,-38 40,-44 20,-48Z',
    ],
    [
      'ink',
      both(
        'M-49,-35L-52,-27L-48,-29L-45,-26ZM-33,-29L-36,-20L-32,-22L-28,-19ZM-15,-25L-18,-15L-13,-17L-9,-14Z',
      ),
    ],
    ...FACE,
    [
      'hair',
      'M-22,-86C-24,-66 -24,-44 0,-26C24,-44 24,-66 22,-86C18,-72 12,-69 0,-69C-12,-69 -18,-72 -22,-86Z',
    ],
    ['line', both('M-14,-58C-12,-48 -8,-42 -4,-37M-7,-56C-6,-48 -3,-44 0,-40')],
    ['skin', 'M-6,-62C-3,-58 3,-58 6,-62C2,-63 -2,-63 -6,-62Z'],
    [
      'hair',
      'M0,-69C-5,-73 -14,-71 -18,-62C-11,-62 -5,-63 0,-66C5,-63 11,-62 18,-62C14,-71 5,-73 0,-69Z',
    ],
    ['gold', 'M-26,-100L-33,-125L-17,-112L0,-131L17,-112L33,-125L26,-100Z'],
    ['second', 'M-27,-104C-12,-109 12,-109 27,-104L26,-95C12,-100 -12,-100 -26,-95Z'],
    [
      'gold',
      `${both(dot(-33, -126, 3.6))}${dot(0, -131, 3.6)}${both(dot(-14, -102, 2.4))}${dot(0, -103, 2.4)}`,
    ],
  ];
}

function queen(suit: FrenchSuit): CourtLayer[] {
  return [
    [
      'hair',
      'M0,-118C-26,-118 -34,-98 -33,-78C-32,-60 -40,-48 -44,-30L44,-30C40,-48 32,-60 33,-78C34,-98 26,-118 0,-118Z',
    ],
    SHOULDERS,
    [
      'skin',
      'M-10,-62L-10,-48C-20,-45 -27,-43 -27,-41C-20,-27 -8,-20 0,-17C8,-20 20,-27 27,-41C27,-43 20,-45 10,-48L10,-62Z',
    ],
    ['gold', both('M-34,-41L-26,-44C-20,-30 -10,-23 0,-20L0,-10C-14,-13 -28,-24 -34,-41Z')],
    ['second', 'M0,-10C-8,-12 -17,-16 -24,-24L-30,60L30,60L24,-24C17,-16 8,-12 0,-10Z'],
    ['trim', both('M-74,-28C-66,-6 -64,20 -64,50M-56,-35C-48,-8 -46,20 -46,50')],
    ['paper', sign(suit, 0, -1, 10)],
    ['line', 'M-10,-46C-6,-38 6,-38 10,-46'],
    ['gold', dot(0, -37, 3.4)],
    ...FACE,
    ['lip', 'M-6.5,-63C-4,-66 -1,-65.5 0,-64.5C1,-65.5 4,-66 6.5,-63C3,-58.5 -3,-58.5 -6.5,-63Z'],
    [
      'hair',
      'M0,-110C-20,-110 -27,-94 -25,-74C-20,-84 -14,-96 0,-103C14,-96 20,-84 25,-74C27,-94 20,-110 0,-110Z',
    ],
    ['gold', 'M-20,-105L-25,-122L-12,-115L0,-130L12,-115L25,-122L20,-105C8,-109 -8,-109 -20,-105Z'],
    ['paper', `${both(dot(-25, -123, 3))}${dot(0, -130, 3)}`],
    ['main', dot(0, -114, 3)],
  ];
}

function jack(suit: FrenchSuit): CourtLayer[] {
  return [
    [
      'hair',
      both('M-18,-106C-30,-102 -32,-84 -31,-70C-31,-62 -34,-58 -36,-55C-28,-52 -20,-55 -18,-60Z'),
    ],
    SHOULDERS,
    ['second', 'M-20,-44L-34,60L34,60L20,-44Z'],
    ['trim', 'M0,-40L0,60'],
    ['gold', [-22, -8, 6, 20].map((y) => dot(0, y, 3)).join('')],
    ['trim', both('M-36,-40C-44,-10 -48,20 -48,50M-58,-34C-66,-8 -70,20 -70,50')],
    NECK,
    ['paper', 'M-10,-50L-34,-46L-26,-24L0,-38L26,-24L34,-46L10,-50C6,-43 -6,-43 -10,-50Z'],
    ['line', both('M-28,-43L-22,-30M-20,-45L-14,-34')],
    ...FACE,
    ['line', 'M-6,-62C-2,-60 3,-60 6,-63'],
    ['hair', 'M-21,-106L-21,-84C-16,-88 -16,-96 -14,-100L14,-100C16,-96 16,-88 21,-84L21,-106Z'],
    [
      'main',
      'M-32,-104C-40,-124 -14,-134 8,-130C30,-128 42,-116 32,-104C16,-110 -16,-110 -32,-104Z',
    ],
    ['gold', 'M-32,-104C-16,-110 16,-110 32,-104L31,-96C16,-102 -16,-102 -31,-96Z'],
    ['paper', 'M-20,-104C-34,-112 -46,-124 -44,-134C-34,-132 -22,-122 -16,-106Z'],
    ['line', 'M-18,-105C-26,-114 -34,-124 -41,-131'],
    ['second', sign(suit, -18, -104, 13)],
  ];
}

const FIGURES: Readonly<Record<Court, (suit: FrenchSuit) => CourtLayer[]>> = {
  J: jack,
  Q: queen,
  K: king,
};

const ROSE: readonly CourtLayer[] = [
  ['line', 'M52,-84L52,20'],
  [
    'second',
    'M52,-56C42,-58 36,-66 36,-72C46,-72 52,-66 52,-56ZM52,-46C62,-48 68,-56 68,-62C58,-62 52,-56 52,-46Z',
  ],
  [
    'main',
    'M52,-84C38,-84 34,-96 38,-104C42,-112 48,-114 52,-114C56,-114 62,-112 66,-104C70,-96 66,-84 52,-84Z',
  ],
  [
    'trim',
    'M52,-90C45,-92 43,-99 47,-104C51,-107 57,-106 58,-101C58,-97 54,-95 52,-98M40,-98C43,-90 48,-87 52,-86',
  ],
];

const LILY: readonly CourtLayer[] = [
  ['line', 'M52,-84L52,20'],
  [
    'second',
    'M52,-50C44,-54 38,-66 38,-76C48,-70 52,-62 52,-50ZM52,-44C60,-48 66,-60 66,-70C56,-64 52,-56 52,-44Z',
  ],
  [
    'paper',
    'M52,-82C40,-88 34,-98 32,-110C40,-108 46,-104 49,-98C47,-106 48,-114 52,-122C56,-114 57,-106 55,-98C58,-104 64,-108 72,-110C70,-98 64,-88 52,-82Z',
  ],
  ['gold', `${dot(52, -104, 2)}${dot(46, -94, 2)}${dot(58, -94, 2)}`],
];

const FEATHER: readonly CourtLayer[] = [
  [
    'second',
    'M52,-58C38,-70 32,-88 36,-104C39,-116 46,-122 52,-126C58,-122 65,-116 68,-104C72,-88 66,-70 52,-58Z',
  ],
  ['line', 'M52,-60L38,-74M52,-60L66,-74M52,-70L35,-88M52,-70L69,-88M52,-110L52,20'],
  ['gold', dot(52, -102, 12)],
  ['main', dot(52, -101, 8)],
  ['ink', dot(52, -100, 4)],
];

const CUP: readonly CourtLayer[] = [
  ['gold', 'M47,-66L57,-66L56,-46L48,-46ZM32,-102C32,-80 40,-66 52,-66C64,-66 72,-80 72,-102Z'],
  ['second', 'M32,-102C32,-106 72,-106 72,-102C72,-98 32,-98 32,-102Z'],
  ['main', dot(52, -84, 6)],
  ['gold', 'M38,-40C40,-47 64,-47 66,-40L66,-37L38,-37Z'],
];

const HALBERD: readonly CourtLayer[] = [
  ['gold', 'M49.5,-104L54.5,-104L54.5,20L49.5,20Z'],
  ['paper', 'M52,-134L58,-112L52,-100L46,-112Z'],
  ['paper', 'M56,-104C64,-106 70,-112 72,-116C76,-104 74,-90 66,-82C66,-88 62,-92 56,-94Z'],
  ['paper', 'M48,-104L38,-98L48,-92Z'],
];

const BANNER: readonly CourtLayer[] = [
  ['paper', 'M53,-128C59,-132 64,-124 72,-129L72,-90C64,-85 59,-93 53,-89Z'],
  ['main', sign('H', 63, -109, 14)],
  ['gold', `M49.5,-130L54.5,-130L54.5,20L49.5,20Z${dot(52, -133, 4)}`],
];

const ARROW: readonly CourtLayer[] = [
  ['gold', 'M50,-108L54,-108L54,20L50,20Z'],
  ['main', 'M50,-70L40,-62L40,-46L50,-54ZM54,-70L64,-62L64,-46L54,-54Z'],
  ['paper', 'M52,-134L62,-106L52,-112L42,-106Z'],
];

const STAFF: readonly CourtLayer[] = [
  ['hair', 'M48,20L48,-116C44,-124 48,-130 52,-130C56,-130 60,-124 56,-116L56,20Z'],
  [
    'second',
    'M56,-96C58,-108 66,-114 74,-114C74,-104 68,-96 56,-94ZM48,-78C46,-90 38,-96 30,-96C30,-86 36,-78 48,-76ZM56,-60C58,-72 66,-78 74,-78C74,-68 68,-60 56,-58Z',
  ],
  ['line', 'M56,-95L68,-108M48,-77L36,-90M56,-59L68,-72'],
];

/** Objects in the hand, along the line x = 52. */
const HELD: Readonly<Record<Court, Readonly<Record<FrenchSuit, readonly CourtLayer[]>>>> = {
  K: {
    S: [
      ['paper', 'M52,-132L59,-120L57,-46L47,-46L45,-120Z'],
      ['line', 'M52,-122L52,-48'],
      ['gold', 'M34,-46L70,-46L70,-39L34,-39Z'],
    ],
    H: [
      ['gold', 'M49,-96L55,-96L55,20L49,20Z'],
      ['main', sign('H', 52, -110, 32)],
      ['gold', 'M44,-98L60,-98L58,-91L46,-91Z'],
    ],
    D: [
      ['gold', 'M49,-130L55,-130L55,20L49,20Z'],
      ['paper', 'M55,-120C61,-120 66,-125 69,-130C73,-112 73,-98 69,-80C66,-86 61,-92 55,-92Z'],
      ['line', 'M64,-121C67,-110 67,-102 64,-90'],
      ['paper', 'M49,-118L38,-106L49,-94Z'],
    ],
    C: [
      ['second', dot(52, -54, 18)],
      [
        'gold',
        'M34,-57L70,-57L70,-51L34,-51ZM49,-92L55,-92L55,-72L49,-72ZM42,-86L62,-86L62,-80L42,-80Z',
      ],
    ],
  },
  Q: { S: LILY, H: ROSE, D: FEATHER, C: CUP },
  J: { S: HALBERD, H: BANNER, D: ARROW, C: STAFF },
};

const HAND: readonly CourtLayer[] = [
  ['main', 'M26,60L30,6C36,-8 40,-12 42,-14L64,-14C72,-4 78,20 80,60Z'],
  ['gold', 'M38,-18C46,-14 58,-14 66,-18L68,-7C58,-3 46,-3 36,-7Z'],
  ['skin', 'M40,-18C38,-30 42,-38 52,-38C62,-38 66,-30 64,-18C58,-15 46,-15 40,-18Z'],
  ['line', 'M42,-31L54,-31M41,-25L54,-25'],
];

/** All layers of the upper half, from the bottom up. */
export function layers(court: Court, suit: FrenchSuit): CourtLayer[] {
  return [...FIGURES[court](suit), ...HELD[court][suit], ...HAND];
}

/** The line through the middle where the halves meet: y = SLOPE x. */
export const SLOPE = 0.3;

/** A band along that line, `reach` above and below it. */
export function band(reach: number): string {
  const edge = 90 * SLOPE;
  return `M-90,${-edge - reach}L90,${edge - reach}L90,${edge + reach}L-90,${reach - edge}Z`;
}
