/** First steps in Mulle, by the rule book `synced`. You are Anna. Nothing is offered before it has been taught. */
import type { Lesson } from '../../lessons/lesson.ts';

const BO = 'Bo: HJ 3, KL 3, RU 3, SP 3';
/** Half of all that counts for the intake: one card more, and there is a bonus. */
const TWENTY =
  'SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K, SP A, SP 2, RU 10, KL A, HJ A, RU A';
/** Until a trotta is taught. */
const EARLY = { seat: 0, options: 'trottaNew=false' } as const;

export const lessons: readonly Lesson[] = [
  {
    id: 'capture',
    position: `table: KL 9 | SP 5 | HJ K ; Anna: RU 9, KL 7, HJ 2 ; ${BO}`,
    ...EARLY,
    answers: [['capture RU 9 x 1']],
  },
  {
    id: 'sum',
    position: `table: KL 9 | SP 4 | HJ J | RU 6 ; Anna: KL K, HJ 7, SP 8 ; ${BO}`,
    ...EARLY,
    answers: [['capture KL K x 1,2']],
  },
  {
    id: 'mulle',
    position: `table: HJ K | SP 4 | RU 9 | KL 7 ; Anna: HJ K, SP J, SP 6 ; ${BO}`,
    ...EARLY,
    answers: [['capture HJ K x 1']],
  },
  {
    id: 'tabbe',
    position: `table: KL 4 | SP 9 | RU 8 | HJ 5 ; Anna: KL K, SP 9, HJ 7 ; ${BO}`,
    ...EARLY,
    answers: [['capture KL K x 1,2,3,4']],
  },
  {
    id: 'choose',
    position: `table: HJ 9 | SP 9 | KL 4 | RU 2 ; Anna: RU K, HJ 6, KL 8 ; ${BO}`,
    ...EARLY,
    answers: [['capture RU K x 2,3']],
  },
  {
    id: 'intake',
    position: `table: RU 10 | SP 2 | HJ Q | KL 7 ; Anna: KL Q, HJ 10, SP 7 ; ${BO}`,
    ...EARLY,
    answers: [['capture KL Q x 1,2,3']],
  },
  {
    id: 'bonus',
    position: `table: SP 9 | HJ J | KL 4 | RU J ; Anna: HJ 9, KL J, RU 2 ; ${BO} ; captured Anna: ${TWENTY}`,
    ...EARLY,
    answers: [['capture HJ 9 x 1']],
  },
  {
    id: 'build',
    position: `table: SP 5 | HJ K | KL 2 ; Anna: HJ 4, RU 9, SP 7 ; ${BO}`,
    ...EARLY,
    answers: [['build HJ 4 on 1 = 9']],
  },
  {
    id: 'lock',
    position: `table: SP 5 | KL 9 | HJ J | RU 10 ; Anna: HJ 4, SP 9, KL 7 ; ${BO}`,
    ...EARLY,
    answers: [['build HJ 4 on 1 = 9']],
  },
  {
    id: 'take',
    position: `table: {SP 5 HJ 4 KL 9}=9 lock Bo | SP Q | RU 7 ; Anna: SP 9, KL 7, HJ 2 ; ${BO}, HJ 9`,
    ...EARLY,
    answers: [['capture SP 9 x 1']],
  },
  {
    id: 'special',
    position: `table: {RU 9 HJ 5}=14 open Bo | SP A | KL 7 | HJ 6 ; Anna: HJ A, KL 10, SP 2 ; ${BO}, RU A`,
    ...EARLY,
    answers: [['capture HJ A x 1']],
  },
  {
    id: 'feed',
    position: `table: {HJ 5 RU 4}=9 open Anna | RU Q | KL 7 ; Anna: HJ 9, HJ 9, RU 6 ; ${BO}`,
    ...EARLY,
    answers: [['feed HJ 9 to 1'], ['capture HJ 9 x 1']],
    lines: ['feed HJ 9 to 1; discard HJ 3'],
  },
  {
    id: 'trotta',
    position: `table: KL Q | SP 7 | RU 5 | HJ J ; Anna: HJ Q, KL Q, SP 8 ; ${BO}`,
    seat: 0,
    answers: [['trotta HJ Q + 1,2,3'], ['capture KL Q x 2']],
    lines: ['trotta HJ Q + 1,2,3; discard HJ 3'],
  },
  {
    id: 'rounds',
    position: 'table: KL 8 | SP 5 | HJ K ; Anna: RU 8 ; Bo: HJ 3',
    seat: 0,
    answers: [['capture RU 8 x 1']],
    lines: ['capture RU 8 x 1; discard HJ 3'],
  },
  {
    id: 'last',
    position: 'table: KL 7 | SP A | RU 10 | SP K ; Anna: RU 7 ; Bo: HJ 3 ; round: 6',
    seat: 0,
    answers: [['capture RU 7 x 1']],
    lines: ['capture RU 7 x 1; discard HJ 3'],
  },
];
