/**
 * Under, Over and King as layers of flat colour with ink outlines, drawn for
 * the upper half of a card around the origin. The people are a village
 * through the year: each has a coat, a head, a hat and a thing in the right
 * hand, along the line x = 52.
 */
import { FACE, NECK, type Layer as CourtLayer } from '../courts.ts';
import { both, dot } from '../path.ts';
import type { TellSuit } from './signs.ts';

export type Figure = 'U' | 'O' | 'K';
export const FIGURES: readonly Figure[] = ['U', 'O', 'K'];

type Layer = CourtLayer | readonly [paint: 'grape', path: string];
type Layers = readonly Layer[];
interface Person {
  readonly behind?: Layers;
  readonly coat: Layers;
  readonly head: Layers;
  readonly hat: Layers;
  readonly held: Layers;
  /** What the sleeve is made of. */
  readonly sleeve: Layer[0];
}

const SHOULDERS = 'M-90,60L-90,-8C-78,-28 -48,-38 -20,-44L20,-44C48,-38 78,-28 90,-8L90,60Z';

// Coats.

const VEST: Layers = [
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

const DOLMAN: Layers = [
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

const FUR: Layers = [
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

const HUNTING: Layers = [
  ['main', SHOULDERS],
  ['paper', 'M-12,-46L0,-8L12,-46Z'],
  ['second', both('M-14,-49L-34,-42L-30,-22L-20,-20L0,4L0,-12Z')],
  ['gold', [16, 30].map((y) => dot(0, y, 3)).join('')],
  ['hair', 'M-66,-31L-54,-35C-30,-4 0,20 34,36L28,46C-8,32 -40,6 -66,-31Z'],
  ['trim', both('M-74,-24C-70,0 -68,20 -68,60')],
  NECK,
  ['second', 'M-12,-50C-6,-43 6,-43 12,-50L14,-43C6,-36 -6,-36 -14,-43Z'],
];

const TABARD: Layers = [
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

// Heads.

const MOUTH: Layer = ['line', 'M-6,-62C-2,-60 3,-60 6,-63'];
const LOCKS: Layers = [
  [
    'hair',
    both('M-19,-108C-30,-102 -32,-84 -30,-72C-29,-64 -33,-60 -34,-56C-26,-53 -20,-58 -18,-66Z'),
  ],
];
const CROPPED: Layers = [['hair', both('M-20,-110C-28,-104 -28,-92 -26,-78L-19,-76Z')]];
const MOUSTACHE: Layer = [
  'hair',
  both(
    'M0,-70C-5,-74 -12,-72 -17,-64C-20,-60 -25,-60 -28,-65C-28,-57 -22,-53 -16,-56C-10,-59 -4,-62 0,-66Z',
  ),
];
const DROOPING: Layer = [
  'hair',
  both('M0,-71C-8,-75 -17,-68 -19,-50C-16,-47 -14,-50 -12,-55C-9,-61 -4,-64 0,-66Z'),
];
const BEARD: Layer = [
  'hair',
  'M-21,-88C-24,-66 -20,-48 0,-38C20,-48 24,-66 21,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -21,-88Z',
];
const LIPS: Layer = ['skin', 'M-6,-62C-3,-58 3,-58 6,-62C2,-63 -2,-63 -6,-62Z'];
const FRINGE: Layer = [
  'hair',
  'M-22,-106L-22,-86C-17,-90 -15,-95 -13,-99L13,-99C15,-95 17,-90 22,-86L22,-106Z',
];

const YOUTH: Layers = [...LOCKS, ...FACE, MOUTH, FRINGE];
const MAN: Layers = [...CROPPED, ...FACE, MOUTH, MOUSTACHE];
const ELDER: Layers = [...CROPPED, ...FACE, ['line', 'M-4,-59C-2,-58 2,-58 4,-59'], DROOPING];
const BEARDED: Layers = [...CROPPED, ...FACE, BEARD, LIPS, MOUSTACHE];

// Hats.

const STRAW: Layers = [
  ['gold', 'M-24,-102C-24,-126 -14,-132 0,-132C14,-132 24,-126 24,-102Z'],
  ['main', 'M-24,-112C-10,-117 10,-117 24,-112L25,-100L-25,-100Z'],
  [
    'gold',
    'M-52,-98C-40,-107 -20,-108 0,-108C20,-108 40,-107 52,-98C40,-93 20,-97 0,-97C-20,-97 -40,-93 -52,-98Z',
  ],
  ['line', 'M-36,-101C-20,-104 20,-104 36,-101'],
];
const CAP: Layers = [
  ['main', 'M-30,-102C-36,-118 -22,-132 2,-131C26,-132 38,-118 30,-102C14,-108 -14,-108 -30,-102Z'],
  ['line', 'M-12,-106C-16,-116 -12,-124 -4,-130M12,-106C16,-114 18,-122 14,-128'],
  ['gold', 'M-30,-102C-14,-108 14,-108 30,-102L29,-94C14,-100 -14,-100 -29,-94Z'],
  ['second', dot(17, -112, 5)],
];
const KERCHIEF: Layers = [
  [
    'main',
    'M22,-104C36,-104 42,-92 40,-80C34,-86 28,-90 22,-92ZM22,-104C32,-98 34,-86 30,-74C26,-82 22,-90 20,-94Z',
  ],
  ['main', 'M-25,-92C-30,-120 -16,-129 0,-129C16,-129 30,-120 25,-92C12,-101 -12,-101 -25,-92Z'],
  ['gold', dot(-12, -110, 2.6) + dot(2, -118, 2.6) + dot(13, -108, 2.6) + dot(-2, -105, 2.2)],
];
const BRIM: Layers = [
  ['paper', 'M20,-112C26,-130 40,-140 54,-138C52,-124 40,-112 26,-106Z'],
  ['line', 'M24,-110C32,-120 42,-130 51,-135'],
  ['ink', 'M-24,-100C-24,-122 -16,-128 0,-128C16,-128 24,-122 24,-100Z'],
  ['main', 'M-24,-110C-10,-115 10,-115 24,-110L24,-101L-24,-101Z'],
  [
    'ink',
    'M-50,-110C-46,-98 -24,-92 0,-92C24,-92 46,-98 50,-110C40,-101 20,-102 0,-102C-20,-102 -40,-101 -50,-110Z',
  ],
];
const WREATH: Layers = [
  ['hair', 'M-24,-92C-28,-120 -14,-126 0,-126C14,-126 28,-120 24,-92C14,-102 -14,-102 -24,-92Z'],
  [
    'second',
    both(
      'M-22,-98C-36,-96 -40,-106 -36,-114C-28,-112 -22,-106 -22,-98ZM-17,-105C-30,-110 -29,-122 -22,-127C-15,-122 -13,-112 -17,-105ZM-6,-108C-14,-116 -10,-128 -3,-130C3,-124 2,-114 -6,-108Z',
    ),
  ],
  ['grape', both(dot(-27, -96, 4.5) + dot(-12, -104, 4.5)) + dot(0, -105, 4.5)],
];
const ALPINE: Layers = [
  ['second', 'M-26,-104C-24,-122 -8,-138 6,-134C20,-128 24,-116 26,-104Z'],
  ['line', 'M2,-133C-4,-124 -2,-116 4,-112'],
  ['main', 'M-27,-110C-10,-116 10,-116 26,-110L27,-101L-28,-101Z'],
  ['second', 'M-36,-96C-30,-106 -14,-107 0,-107C14,-107 30,-106 36,-96C22,-101 -22,-101 -36,-96Z'],
  ['paper', 'M-19,-108C-31,-118 -35,-132 -31,-147C-20,-139 -13,-124 -14,-110Z'],
  ['line', 'M-17,-110C-22,-120 -26,-132 -29,-143'],
];
const FURCAP: Layers = [
  ['main', 'M-24,-106C-24,-128 -12,-134 0,-134C12,-134 24,-128 24,-106Z'],
  [
    'hair',
    'M-34,-92C-40,-100 -38,-110 -32,-114C-26,-120 -18,-116 -14,-118C-8,-122 -2,-118 2,-119C8,-122 14,-118 18,-118C26,-120 32,-116 34,-110C40,-104 38,-96 34,-92C24,-98 12,-100 0,-100C-12,-100 -24,-98 -34,-92Z',
  ],
  ['line', 'M-26,-110L-24,-102M-14,-113L-13,-105M0,-114L0,-106M14,-113L13,-105M26,-110L24,-102'],
];
const SHAKO: Layers = [
  ['paper', 'M-6,-122C-13,-132 -6,-141 0,-142C6,-141 13,-132 6,-122Z'],
  ['line', 'M0,-126L0,-137'],
  ['main', 'M-24,-98L-28,-126C-10,-132 10,-132 28,-126L24,-98C10,-103 -10,-103 -24,-98Z'],
  ['gold', 'M-28,-126C-10,-132 10,-132 28,-126L27,-119C10,-125 -10,-125 -27,-119Z'],
  ['trim', 'M-25,-114C-12,-102 12,-102 25,-114'],
  ['second', dot(0, -115, 5.5)],
  ['ink', 'M-26,-99C-12,-106 12,-106 26,-99C14,-97 -14,-97 -26,-99Z'],
];

// Things in the hand.

const TULIP: Layers = [
  ['line', 'M52,-88L52,20'],
  [
    'second',
    'M52,-50C42,-54 34,-66 34,-78C46,-74 52,-64 52,-50ZM52,-44C62,-48 70,-60 70,-72C58,-68 52,-58 52,-44Z',
  ],
  ['main', 'M52,-86C38,-86 34,-100 37,-118L46,-106L52,-120L58,-106L67,-118C70,-100 66,-86 52,-86Z'],
  ['line', 'M46,-106C44,-98 47,-91 52,-87C57,-91 60,-98 58,-106'],
];
const TRUMPET: Layers = [
  ['main', 'M53,-102L76,-106L76,-52L64,-61L53,-54Z'],
  [
    'gold',
    'M64.5,-76C62,-81 57,-84 57,-90C57,-96 63,-96 64.5,-91C66,-96 72,-96 72,-90C72,-84 67,-81 64.5,-76Z',
  ],
  ['gold', 'M49,20L49,-106C49,-118 42,-126 36,-132L68,-132C62,-126 55,-118 55,-106L55,20Z'],
  ['line', 'M36,-132C44,-128 60,-128 68,-132M47,-96L57,-96M47,-66L57,-66'],
];
const SICKLE: Layers = [
  [
    'paper',
    'M50,-60C80,-66 84,-104 56,-122C46,-129 36,-128 30,-122C48,-122 62,-106 60,-90C59,-78 54,-70 46,-64Z',
  ],
  ['line', 'M56,-64C74,-74 76,-102 52,-118'],
  ['hair', 'M46,-66L58,-66L57,20L47,20Z'],
];
const WHIP: Layers = [
  ['line', 'M52,-108C54,-128 73,-126 71,-108C69,-94 60,-92 62,-78C64,-68 71,-66 71,-54'],
  ['hair', 'M48,20L50,-104C50,-112 54,-112 54,-104L57,20Z'],
  [
    'gold',
    'M48,-56L56,-56L56,-50L48,-50ZM49,-82L55,-82L55,-77L49,-77ZM49,-108L55,-108L55,-102L49,-102Z',
  ],
];
const GRAPES: Layers = [
  ['line', 'M52,-40L52,-120'],
  [
    'second',
    'M52,-112C40,-126 30,-120 30,-110C38,-104 46,-104 52,-112ZM54,-114C58,-130 72,-130 74,-120C72,-110 62,-106 54,-114Z',
  ],
  [
    'grape',
    [
      [42, -102],
      [52, -104],
      [62, -102],
      [37, -91],
      [47, -91],
      [57, -91],
      [67, -91],
      [42, -80],
      [52, -80],
      [62, -80],
      [47, -69],
      [57, -69],
      [52, -58],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 6.4))
      .join(''),
  ],
];
const BOW: Layers = [
  ['trim', 'M40,-130L40,20'],
  ['hair', 'M38,-134C62,-116 74,-84 72,-50L72,20L65,20L65,-50C66,-82 56,-110 36,-128Z'],
  ['gold', 'M44,-94L48,-94L60,20L56,20Z'],
  ['paper', 'M42,-112L53,-93L39,-92Z'],
];
const CROOK: Layers = [
  [
    'hair',
    'M48,20L48,-100C48,-110 58,-108 58,-116C58,-124 46,-126 42,-116L34,-118C36,-138 68,-140 67,-116C67,-104 56,-104 56,-96L56,20Z',
  ],
  ['gold', 'M46,-90L58,-90L58,-84L46,-84Z'],
];
const SABRE: Layers = [
  ['paper', 'M46,-44C48,-80 56,-112 76,-136C74,-104 68,-72 58,-44Z'],
  ['line', 'M52,-48C55,-80 62,-106 71,-126'],
  [
    'gold',
    'M32,-44C40,-50 62,-50 70,-44L70,-38L58,-38C70,-30 68,-14 58,-8L54,-12C60,-20 60,-32 48,-38L32,-38Z',
  ],
];

// Kings: a throne behind, ermine, a beard, a crown of their own.

const THRONE: Layers = [
  ['second', 'M-46,60L-46,-84C-46,-136 46,-136 46,-84L46,60Z'],
  ['trim', 'M-38,60L-38,-84C-38,-126 38,-126 38,-84L38,60'],
  ['gold', both(`M-52,60L-52,-88L-42,-88L-42,60Z${dot(-47, -93, 7)}`)],
];
const ERMINE: Layers = [
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
const MANE: Layers = [
  [
    'hair',
    both('M-20,-106C-34,-102 -37,-86 -33,-76C-38,-68 -36,-56 -27,-52C-20,-56 -18,-70 -19,-84Z'),
  ],
];
const ROUND: Layer = BEARD;
const LONG: Layer = [
  'hair',
  'M-22,-88C-26,-62 -22,-36 0,-14C22,-36 26,-62 22,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -22,-88Z',
];
const FORKED: Layer = [
  'hair',
  'M-22,-88C-26,-66 -24,-44 -12,-24C-6,-30 -2,-36 0,-42C2,-36 6,-30 12,-24C24,-44 26,-66 22,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -22,-88Z',
];
const SQUARE: Layer = [
  'hair',
  'M-22,-88C-26,-66 -25,-46 -20,-30C-8,-24 8,-24 20,-30C25,-46 26,-66 22,-88C17,-72 12,-69 0,-70C-12,-69 -17,-72 -22,-88Z',
];
const BAND: Layers = [
  ['second', 'M-27,-104C-12,-109 12,-109 27,-104L26,-94C12,-99 -12,-99 -26,-94Z'],
  ['gold', both(dot(-14, -101, 2.4)) + dot(0, -102.5, 2.4)],
];

function crown(top: string, jewels: string): Layers {
  return [['gold', top], ['main', jewels], ...BAND];
}

const CROWNS: Readonly<Record<TellSuit, Layers>> = {
  H: crown(
    'M-26,-100C-34,-112 -32,-124 -22,-126C-20,-120 -16,-116 -12,-116C-12,-126 -6,-132 0,-134C6,-132 12,-126 12,-116C16,-116 20,-120 22,-126C32,-124 34,-112 26,-100Z',
    both(dot(-22, -127, 3.4)) + dot(0, -135, 3.8),
  ),
  B: crown(
    `M-26,-100C-32,-124 -16,-130 0,-130C16,-130 32,-124 26,-100ZM-2.5,-146L2.5,-146L2.5,-141L7,-141L7,-136.5L2.5,-136.5L2.5,-129L-2.5,-129L-2.5,-136.5L-7,-136.5L-7,-141L-2.5,-141Z`,
    'M-20,-107C-24,-118 -16,-124 -6,-124C-12,-118 -13,-112 -12,-109ZM20,-107C24,-118 16,-124 6,-124C12,-118 13,-112 12,-109Z',
  ),
  L: crown(
    'M-26,-100L-36,-124C-28,-124 -22,-120 -18,-114C-16,-122 -10,-130 0,-138C10,-130 16,-122 18,-114C22,-120 28,-124 36,-124L26,-100Z',
    `M0,-130C-6,-122 -6,-116 0,-111C6,-116 6,-122 0,-130Z`,
  ),
  A: crown(
    'M-26,-100L-30,-130L-19,-114L-11,-134L0,-114L11,-134L19,-114L30,-130L26,-100Z',
    both(dot(-30, -131, 3.2) + dot(-11, -135, 3.2)),
  ),
};

const SCEPTRE: Layers = [
  ['gold', 'M49,-92L55,-92L55,20L49,20Z'],
  [
    'gold',
    'M52,-134C58,-126 58,-116 55,-110C60,-118 70,-118 72,-110C72,-100 62,-98 58,-102L57,-92L47,-92L46,-102C42,-98 32,-100 32,-110C34,-118 44,-118 49,-110C46,-116 46,-126 52,-134Z',
  ],
  ['main', dot(52, -102, 3.6)],
  ['gold', 'M43,-92L61,-92L60,-85L44,-85Z'],
];
const ORB: Layers = [
  ['second', dot(52, -56, 20)],
  [
    'gold',
    'M32.5,-60C44,-56 60,-56 71.5,-60L71.5,-53C60,-49 44,-49 32.5,-53ZM49,-98L55,-98L55,-91L62,-91L62,-85L55,-85L55,-74L49,-74L49,-85L42,-85L42,-91L49,-91Z',
  ],
];
const GOBLET: Layers = [
  ['gold', 'M48,-70L56,-70L55,-48L49,-48ZM30,-114C29,-88 38,-70 52,-70C66,-70 75,-88 74,-114Z'],
  ['main', 'M30,-114C30,-119 74,-119 74,-114C74,-109 30,-109 30,-114Z'],
  ['second', dot(52, -92, 6.5)],
  ['gold', 'M38,-40C40,-49 64,-49 66,-40L66,-37L38,-37Z'],
];
const SWORD: Layers = [
  ['paper', 'M52,-140L59,-126L57,-48L47,-48L45,-126Z'],
  ['line', 'M52,-126L52,-50'],
  ['gold', 'M30,-52C36,-46 68,-46 74,-52L74,-44C68,-39 36,-39 30,-44Z'],
];

function king(beard: Layer, suit: TellSuit, held: Layers): Person {
  return {
    behind: THRONE,
    coat: [...MANE, ...ERMINE],
    head: [...FACE, beard, LIPS, MOUSTACHE],
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
    H: king(ROUND, 'H', SCEPTRE),
    B: king(SQUARE, 'B', ORB),
    L: king(FORKED, 'L', GOBLET),
    A: king(LONG, 'A', SWORD),
  },
};

function hand(sleeve: Layer[0]): Layers {
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
