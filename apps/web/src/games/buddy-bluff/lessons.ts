/** First steps in Buddy Bluff. You are seat 0; in Classic, matches pick up single cards. */
import type { Lesson } from '../../lessons/lesson.ts';

/** The others' cards, so that the round can continue. */
const OTHERS = 'hand 1: 2H 4H 7H 8H ; hand 2: 2C 4C 7S 8C ; hand 3: 2D 4D 7D 8D';
const away = (card: string): string[] => [1, 2, 3].map((seat) => `${card}>${seat}`);

export const lessons: readonly Lesson[] = [
  {
    id: 'pool',
    position: `centre: KS 9D 5H QC ; hand 0: 6H KD 9C 5S ; ${OTHERS} ; turn: 0 ; round: 1`,
    seat: 0,
    answers: [['6H']],
  },
  {
    id: 'package',
    position: `centre: KS 9D 5H QC ; hand 0: KD AS 6C JH ; ${OTHERS} ; turn: 0 ; round: 1`,
    seat: 0,
    answers: [away('KD')],
  },
  {
    id: 'all',
    position: `centre: QC - 5H - ; pool: 6C QD ; slot 2: 9H 9S ; hand 0: QS AS 6H JH ; ${OTHERS} ; turn: 0 ; round: 1 ; plays: 4`,
    seat: 0,
    answers: [away('QS')],
  },
  {
    id: 'threes',
    position: `centre: 3S 5C TH KC ; hand 0: 3H 5D TD KD ; ${OTHERS} ; turn: 0 ; round: 1`,
    seat: 0,
    answers: [away('3H')],
  },
  {
    id: 'top',
    position: `centre: - 5C - KC ; pool: 6C ; slot 0: 9D 9C JS JH ; slot 3: AH AS ; hand 0: JD 6S AC KD ; ${OTHERS} ; turn: 0 ; round: 1 ; plays: 8`,
    seat: 0,
    answers: [away('JD')],
  },
  {
    id: 'seal',
    position: `centre: JD 5C - KC ; pool: 6C ; slot 2: 6S 6D JS JH ; hand 0: JC 5D AC KD ; ${OTHERS} ; turn: 0 ; round: 1 ; plays: 8`,
    seat: 0,
    answers: [['JC>2']],
  },
  {
    id: 'buried',
    position: `centre: QD 5C - - ; pool: 6C ; slot 1: QS QH [TS TH TD TC] ; slot 3: AH AS ; hand 0: QC 5D AC KD ; ${OTHERS} ; turn: 0 ; round: 2 ; plays: 20`,
    seat: 0,
    answers: [away('QC')],
  },
  {
    id: 'elsewhere',
    position: `centre: 5H - - KC ; pool: 6C ; slot 1: 9S 5S 5D ; slot 3: 9H 9D 9C ; hand 0: 5C AC KD QD ; ${OTHERS} ; turn: 0 ; round: 2 ; plays: 20`,
    seat: 0,
    answers: [['5C>1']],
  },
  {
    id: 'last',
    position:
      'centre: - - - - ; pool: 2C ; slot 0: 9C TH ; slot 1: 8S ; slot 2: KS KC JS ; slot 3: 3S AC QD ; hand 0: TC ; hand 1: 5S ; hand 2: 4S ; hand 3: 6S ; turn: 0 ; round: 3 ; plays: 44',
    seat: 0,
    score: true,
    answers: [['TC>1']],
    lines: ['TC>1; 5S; 4S; 6S'],
  },
  {
    id: 'match',
    position:
      'centre: - - - - ; pool: 2C ; slot 0: 9C TH ; slot 1: 8S ; slot 2: KS KC JS ; slot 3: 3S AC QD ; hand 0: TC ; hand 1: 5S ; hand 2: 4S ; hand 3: 6S ; turn: 0 ; round: 3 ; plays: 44 ; deal: 4 ; totals: 50 90 15 100',
    options: 'match',
    seat: 0,
    answers: [['TC>2']],
    lines: ['TC>2; 5S; 4S; 6S'],
  },
];
