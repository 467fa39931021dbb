/** First steps in Mulle, by the rule book `synced`. You are Anna. */
import type { Lesson } from '../../lessons/lesson.ts';

const BO = 'Bo: HJ 3, KL 3, RU 3, SP 3';
/** Exactly half of the intake: one more card earns a bonus. */
const TWENTY =
  'SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP 2, RU 10, KL A, HJ A, RU A';
/** A pack each: captures before the last six cards, 15 points of intake for Anna, 20 for Bo, and a mulle each. */
const PACK = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K', 'A'].map((rank) => `${suit} ${rank}`),
);
const packWith = (card: string, less: readonly string[]): string =>
  [...PACK.filter((one) => !less.includes(one)), card].join(', ');
const ALL_BUT_SIX = [
  `captured Anna: ${packWith('HJ K', ['KL 7', 'SP A', 'RU 10', 'SP K', 'RU 7', 'HJ 3', 'KL 9'])}`,
  `captured Bo: ${packWith('KL 9', ['HJ K'])}`,
  'mulles Anna: HJ K',
  'mulles Bo: KL 9',
].join(' ; ');
/** Actions offered once they have been taught. */
const TAKE = { seat: 0, offers: ['capture', 'discard'] } as const;
const BUILD = { seat: 0, offers: [...TAKE.offers, 'build'] } as const;
const FEED = { seat: 0, offers: [...BUILD.offers, 'feed'] } as const;
const ALL = { seat: 0 } as const;

export const lessons: readonly Lesson[] = [
  {
    id: 'capture',
    position: `table: SP 9 | KL 5 | HJ K ; Anna: RU 9, KL 7, HJ 2 ; ${BO}`,
    ...TAKE,
    answers: [['capture RU 9 x 1']],
  },
  {
    id: 'sum',
    position: `table: KL 9 | SP 4 | HJ J | RU 6 ; Anna: KL K, HJ 7, SP 8 ; ${BO}`,
    ...TAKE,
    answers: [['capture KL K x 1,2']],
  },
  {
    id: 'mulle',
    position: `table: HJ K | SP 4 | RU 9 | KL 7 ; Anna: HJ K, HJ 10, KL 6 ; ${BO}`,
    ...TAKE,
    score: true,
    answers: [['capture HJ K x 1']],
  },
  {
    id: 'tabbe',
    position: `table: KL 4 | SP 9 | RU 8 | HJ 5 ; Anna: KL K, HJ 9, HJ 7 ; ${BO}`,
    ...TAKE,
    score: true,
    answers: [['capture KL K x 1,2,3,4']],
  },
  {
    id: 'choose',
    position: `table: HJ 9 | SP 9 | KL 4 | RU 2 ; Anna: RU K, HJ 6, KL 8 ; ${BO}`,
    ...TAKE,
    answers: [['capture RU K x 2,3']],
  },
  {
    id: 'intake',
    position: `table: RU 10 | SP 2 | HJ Q | KL 7 ; Anna: KL Q, HJ 10, SP 7 ; ${BO}`,
    ...TAKE,
    score: true,
    answers: [['capture KL Q x 1,2,3']],
  },
  {
    id: 'lay',
    position: `table: HJ K | KL Q ; Anna: SP A, HJ 7, RU 10 ; ${BO}`,
    ...TAKE,
    answers: [['discard HJ 7']],
  },
  {
    id: 'bonus',
    position: `table: SP 9 | HJ J | KL 4 | RU J ; Anna: HJ 9, KL J, RU 2 ; ${BO} ; captured Anna: ${TWENTY}`,
    ...TAKE,
    score: true,
    answers: [['capture HJ 9 x 1']],
  },
  {
    id: 'build',
    position: `table: SP 5 | HJ K | KL 2 ; Anna: HJ 4, RU 9, HJ 10 ; ${BO}`,
    ...BUILD,
    answers: [['build HJ 4 on 1 = 9']],
  },
  {
    id: 'reserved',
    position: `table: {SP 5 HJ 4}=9 open Anna | KL 7 | HJ K ; Anna: RU 9, KL 10, HJ 6 ; ${BO}`,
    ...BUILD,
    answers: [['capture RU 9 x 1']],
  },
  {
    id: 'lock',
    position: `table: SP 5 | KL 9 | HJ J | RU 10 ; Anna: HJ 4, SP 9, KL 7 ; ${BO}`,
    ...BUILD,
    answers: [['build HJ 4 on 1 = 9']],
  },
  {
    id: 'raise',
    position: `table: {SP 5 HJ 3}=8 open Anna | SP Q | HJ K ; Anna: RU 4, HJ Q, KL 8 ; ${BO} ; captured Bo: KL Q, KL Q, RU Q, RU Q, HJ Q, SP Q`,
    ...BUILD,
    answers: [['build RU 4 on 1 = 12']],
  },
  {
    id: 'take',
    position: `table: {SP 5 HJ 4 KL 9}=9 lock Bo | SP Q | RU 7 ; Anna: SP 9, KL 7, HJ 2 ; ${BO}, HJ 9`,
    ...BUILD,
    answers: [['capture SP 9 x 1']],
  },
  {
    id: 'special',
    position: `table: HJ A | {RU 9 HJ 5}=14 open Anna | KL 7 ; Anna: HJ A, RU A, KL 6 ; ${BO}`,
    ...BUILD,
    answers: [['capture HJ A x 1'], ['capture RU A x 1']],
    lines: ['capture HJ A x 1; discard HJ 3'],
  },
  {
    id: 'feed',
    position: `table: {HJ 5 RU 4}=9 open Anna | RU Q | KL 7 ; Anna: HJ 9, HJ 9, RU 10 ; ${BO} ; captured Bo: KL 9, KL 9, RU 9, RU 9, SP 9, SP 9`,
    ...FEED,
    answers: [['feed HJ 9 to 1'], ['capture HJ 9 x 1']],
    lines: ['feed HJ 9 to 1; discard HJ 3'],
  },
  {
    id: 'trotta',
    position: `table: KL Q | SP 7 | RU 5 | HJ J ; Anna: HJ Q, KL Q, HJ 8 ; ${BO} ; captured Bo: HJ Q, RU Q, RU Q, SP Q, SP Q`,
    ...ALL,
    answers: [
      ['trotta HJ Q + 1,2,3', 'trotta KL Q + 1,2,3'],
      ['capture KL Q x 2', 'capture HJ Q x 2'],
    ],
    lines: ['trotta HJ Q + 1,2,3; discard HJ 3', 'trotta KL Q + 1,2,3; discard HJ 3'],
  },
  {
    id: 'rounds',
    position: 'table: SP 8 | KL 5 | HJ K ; Anna: RU 8 ; Bo: HJ 3',
    ...ALL,
    answers: [['capture RU 8 x 1']],
    lines: ['capture RU 8 x 1; discard HJ 3'],
  },
  {
    id: 'last',
    position: `table: KL 7 | SP A | RU 10 | SP K ; Anna: RU 7 ; Bo: HJ 3 ; round: 6 ; ${ALL_BUT_SIX}`,
    ...ALL,
    score: true,
    answers: [['capture RU 7 x 1']],
    lines: ['capture RU 7 x 1; discard HJ 3'],
  },
];
