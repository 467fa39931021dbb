/** First steps in Compile, with six protocols of the first set. You are P0. */
import type { Lesson } from '../../lessons/lesson.ts';

const PLATES = 'plates: Fire Life Water | Death Metal Light';
/** The opponent's cards. */
const OTHER = 'P1 hand: Death-2 Metal-2 Light-1 ; P1 deck: Death-1 Metal-1 Light-2 Light-3 Metal-3';
const FIRST_TWELVE = [
  'Darkness',
  'Death',
  'Fire',
  'Gravity',
  'Life',
  'Light',
  'Metal',
  'Plague',
  'Psychic',
  'Speed',
  'Spirit',
  'Water',
];
const DECK = 'P0 deck: Fire-4 Life-4 Water-4 Water-3 Fire-3 Life-3';

export const lessons: readonly Lesson[] = [
  {
    id: 'draft',
    position: '',
    options: 'main1 first=P0',
    seat: 0,
    answers: [FIRST_TWELVE],
  },
  {
    id: 'up',
    position: `${PLATES} ; turn: P0 3 ; phase: action ; P0 hand: Water-5 Life-5 Fire-5 ; ${DECK} ; P1 L0: ~Death-3 ; ${OTHER}`,
    seat: 0,
    answers: [['Fire-5@L0:up', 'Life-5@L1:up', 'Water-5@L2:up']],
  },
  {
    id: 'down',
    position: `${PLATES} ; turn: P0 5 ; phase: action ; P0 L0: Fire-3 Fire-4 ; P0 hand: Water-5 Life-5 ; P0 deck: Life-4 Water-4 Water-3 Life-3 ; P1 L0: Death-5 ; P1 L1: Metal-5 ; ${OTHER}`,
    seat: 0,
    answers: [['Water-5@L0:down', 'Life-5@L0:down']],
  },
  {
    id: 'refresh',
    position: `${PLATES} ; turn: P0 7 ; phase: action ; P0 L0: Fire-4 ; P0 L1: Life-5 ; P0 hand: Water-0 ; P0 deck: Life-4 Water-4 Water-3 Life-3 Fire-3 ; P1 L0: Death-5 ; P1 L1: Metal-5 ; ${OTHER}`,
    seat: 0,
    answers: [['refresh']],
  },
  {
    id: 'lead',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L0: Fire-3 Fire-5 ; P0 L1: Life-4 ~Water-0 ~Water-1 ; P0 hand: Water-2 Fire-0 ; P0 deck: Life-3 Water-5 Fire-4 ; P1 L0: Death-5 Death-4 ~Light-5 ; P1 L1: Metal-5 ; ${OTHER}`,
    seat: 0,
    answers: [['Water-2@L1:down', 'Fire-0@L1:down']],
  },
  {
    id: 'compile',
    position: `plates: Fire* Life Water | Death Metal Light ; turn: P0 11 ; phase: compile ; P0 L0: Fire-3 Fire-4 Fire-5 ; P0 L1: Life-5 Life-4 ~Water-5 ; P0 hand: Water-4 Water-3 ; P0 deck: Life-3 Water-2 ; P1 L0: Death-5 ; P1 L1: Metal-5 ~Light-5 ; ${OTHER}`,
    seat: 0,
    answers: [['L1']],
  },
  {
    id: 'tie',
    position: `plates: Fire Life Water | Death* Metal Light ; turn: P0 9 ; phase: action ; P0 L0: Fire-5 ; P0 L2: Water-4 ~Life-5 ~Life-4 ; P0 hand: Fire-4 ; P0 deck: Life-3 Water-5 ; P1 L2: Light-5 Light-3 ~Death-5 ; P1 L0: Death-4 ; P1 hand: Death-2 Metal-2 Light-1 ; P1 deck: Death-1 Metal-1 Light-2`,
    seat: 0,
    answers: [['Fire-4@L2:down']],
  },
  {
    id: 'flip',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L0: Fire-5 ; P0 L1: ~Water-3 ; P0 hand: Fire-0 Life-4 ; P0 deck: Life-3 Water-5 Fire-4 ; P1 L1: Metal-3 Metal-5 ; P1 L2: Light-4 ; P1 hand: Death-2 Metal-2 Light-1 ; P1 deck: Death-1 Metal-1 Light-2`,
    seat: 0,
    answers: [['Fire-0@L0:up'], ['Metal-5']],
  },
  {
    id: 'delete',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L1: Life-5 ; P0 hand: Fire-1 Life-4 Water-4 ; P0 deck: Life-3 Water-5 Fire-4 ; P1 L1: Metal-5 Metal-2 ; P1 L2: Light-2 ~Metal-6 Light-5 ; P1 hand: Death-2 Metal-3 Light-1 ; P1 deck: Death-1 Metal-1`,
    seat: 0,
    answers: [['Fire-1@L0:up'], ['Life-4', 'Water-4'], ['Light-5']],
  },
  {
    id: 'may',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L0: Fire-5 ~Water-5 ~Fire-3 ; P0 hand: Life-2 Water-4 ; P0 deck: Life-3 Fire-2 Water-3 ; P1 L0: Death-5 ; P1 L1: Metal-5 ; P1 hand: Death-2 Metal-3 Light-1 ; P1 deck: Death-1 Metal-1`,
    seat: 0,
    answers: [['Life-2@L1:up'], ['yes']],
  },
  {
    id: 'shift',
    position: `plates: Gravity Life Water | Death Metal Light ; turn: P0 9 ; phase: action ; P0 L0: Gravity-5 ; P0 L1: ~Life-3 ; P0 hand: Gravity-4 Water-4 ; P0 deck: Water-3 Gravity-2 Life-1 ; P1 L0: Death-5 ; P1 L1: Metal-5 ; P1 L2: Light-4 ~Death-3 ; ${OTHER}`,
    seat: 0,
    answers: [['Gravity-4@L0:up'], ['Life-3']],
  },
  {
    id: 'cover',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L0: Fire-5 ; P0 L1: Life-5 Life-3 ; P0 L2: Water-4 ; P0 hand: Life-4 Fire-2 ; P0 deck: Water-3 Fire-3 Life-1 Water-5 ; P1 L0: Death-5 ; P1 L1: Metal-5 ; ${OTHER}`,
    seat: 0,
    answers: [['Life-4@L1:up'], ['L0', 'L2']],
  },
  {
    id: 'interrupt',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L0: Fire-0 ~Water-5 ; P0 L1: Life-5 ; P0 hand: Water-4 Fire-2 ; P0 deck: Water-3 Fire-3 Life-1 Water-1 ; P1 L0: Death-4 ; P1 L1: Metal-3 Metal-5 ; P1 L2: Light-4 ; P1 hand: Death-2 Metal-2 Light-1 ; P1 deck: Death-1 Metal-1 Light-2`,
    seat: 0,
    answers: [['Water-4@L2:up'], ['Water-5'], ['Metal-5']],
  },
  {
    id: 'cache',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L1: Life-5 ; P0 hand: Fire-0 Life-4 Water-3 Fire-2 Life-1 ; P0 deck: Water-4 Fire-3 Life-0 Water-1 ; P1 L0: Death-4 ; P1 L1: Metal-3 Metal-5 ; P1 L2: Light-4 ; P1 hand: Death-2 Metal-2 Light-1 ; P1 deck: Death-1 Metal-1 Light-2`,
    seat: 0,
    answers: [
      ['Fire-0@L0:up'],
      ['Metal-5'],
      ['Water-1', 'Life-0', 'Life-1', 'Life-4', 'Fire-2', 'Water-3'],
    ],
  },
  {
    id: 'gain',
    position: `${PLATES} ; turn: P0 9 ; phase: action ; P0 L0: Fire-3 Fire-5 ; P0 L1: Life-4 ; P0 hand: Water-4 Water-5 Fire-2 ; P0 deck: Life-3 Water-3 Fire-4 ; P1 L0: Death-5 ; P1 L1: Metal-5 ; P1 L2: Light-4 Light-5 ; ${OTHER}`,
    seat: 0,
    answers: [['Water-5@L1:down', 'Water-4@L1:down', 'Fire-2@L1:down']],
    lines: ['Water-5', 'Water-4', 'Fire-2'].map((card) => `${card}@L1:down; Death-2@L2:down`),
  },
  {
    id: 'control',
    position: `plates: Fire* Life* Water | Death Metal* Light ; control: P0 ; turn: P0 15 ; phase: start ; P0 L0: Fire-5 Fire-3 ~Water-5 ; P0 L1: Life-5 ; P0 L2: Water-4 ; P0 hand: Fire-2 Life-3 ; P0 deck: Water-2 Life-4 ; P1 L0: Death-5 ; P1 L2: Light-5 Light-4 ; ${OTHER}`,
    seat: 0,
    answers: [['P0'], ['perm:2,1,0', 'perm:2,0,1']],
  },
];
