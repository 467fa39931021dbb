/** Endings of hands, made by test/puzzles.ts. */
import type { PlainPuzzle } from '@pakli/core/module';

export const puzzles: readonly PlainPuzzle[] = [
  {
    id: 'schnapsen-104',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump C ; upcard - ; led - ; last QD TC ; announced - ; closed - 0 ; married 0 20 ; hands KC TD AD KH TH / JH QH AH KS AS ; taken AC JS QS TS / JC QC TC JD QD KD ; shown - / KS ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, -1, 1, -1],
    lines: [
      'JH; KH; KC; QH; TD; AH; AD; KS; TH; AS',
      'QH; KH; KC; JH; TD; AH; AD; KS; TH; AS',
      'AH; KH; JH; TH; KC; QH; TD; KS; AD; AS',
      'KS; KC; TD; JH; AD; QH; KH; AH; AS; TH',
      'AS; KC; TD; JH; AD; QH; claim',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-113',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; points 0 0 ; trump C ; upcard - ; led - ; last JD TD ; announced - ; closed - 0 ; married 0 20 ; hands JC QC KD / KC QH TH ; taken TC QD AD KH QS KS TS AS / AC JD TD JH AH JS ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, 1, -1],
    lines: ['KC; JC; QH; QC; KD; TH', 'QH; JC; QC; KC; TH; KD', 'TH; JC; claim'],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-132',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump D ; upcard - ; led - ; last JS AS ; announced - ; closed - 0 ; married 40 0 ; hands KC JD KD KH AH / QC AC QS KS TS ; taken JC TC QH TH / QD TD AD JH JS AS ; shown KD / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, 1, -1, -1, -1, -1],
    lines: [
      'QC; KC; JD; AC; KD; QS; KH; KS; AH; TS',
      'AC; KC; marry S; claim',
      'QS; JD; KC; AC; QC; KD; KH; KS; AH; TS',
      'KS; JD; KC; AC; QC; KD; KH; QS; AH; TS',
      'TS; JD; KD; QC; KH; AC; KC; QS; AH; KS',
      'marry S; QS; JD; KD; QC; KH; AC; KC; KS; AH; TS',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-148',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; points 0 0 ; trump D ; upcard - ; led - ; last AH TH ; announced - ; closed - 0 ; married 20 0 ; hands TC AC JD QD / KD QS TS AS ; taken KC JH QH KH TH AH JS KS / JC QC TD AD ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [1, 1, 2, 1],
    lines: [
      'TC; KD; QS; JD; AC; TS; QD; AS',
      'AC; KD; QS; JD; TC; TS; QD; AS',
      'JD; KD; QS; QD; TC; TS; AC; AS',
      'QD; KD; QS; JD; TC; TS; AC; AS',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-161',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump C ; upcard - ; led - ; last KH QC ; announced - ; closed - 0 ; married 0 0 ; hands KD AD QS KS TS / JC KC TC QD TD ; taken QC JH KH TH JS AS / AC JD QH AH ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-2, 2, -1, -1, 1, 1],
    lines: [
      'KD; TD; JC; AD; KC; QS; TC; KS; QD; TS',
      'AD; QD; marry S; claim',
      'QS; JC; QD; KD; AD; TD; KS; KC; TC; TS',
      'KS; JC; QD; KD; AD; TD; QS; KC; TC; TS',
      'TS; JC; KC; KD; TC; QS; QD; AD; KS; TD',
      'marry S; QS; JC; KC; KD; TC; KS; QD; AD; TS; TD',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-374',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; points 0 0 ; trump H ; upcard - ; led - ; last TD QH ; announced - ; closed - 0 ; married 0 0 ; hands QD KH QS / QC TS AS ; taken JC TC JD AD JH TH JS KS / KC AC KD TD QH AH ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [1, -1, -1],
    lines: ['QC; KH; QD; TS; QS; AS', 'TS; QS; QC; KH; QD; AS', 'AS; QS; QC; KH; QD; TS'],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-416',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; points 0 0 ; trump S ; upcard - ; led - ; last QH TH ; announced - ; closed - 0 ; married 20 0 ; hands QC TC KH QS / KC AD JS KS ; taken JC AC JD JH AH TS / QD KD TD QH TH AS ; shown KH / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, -1, 1],
    lines: [
      'KC; TC; claim',
      'AD; QS; TC; KC; claim',
      'JS; QS; TC; KC; claim',
      'KS; QS; AD; QC; JS; TC; KC; KH',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-478',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump D ; upcard - ; led - ; last JC AC ; announced - ; closed - 0 ; married 0 0 ; hands TC QD TH QS KS / JD TD AD KH TS ; taken JC AC KD JH JS AS / QC KC QH AH ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-2, -2, 2, -2, -2, -1],
    lines: [
      'TC; JD; TD; QD; AD; TH; KH; QS; TS; KS',
      'QD; TD; JD; TC; AD; TH; KH; QS; TS; KS',
      'TH; KH; marry S; claim',
      'QS; TS; TD; QD; JD; TC; AD; TH; KH; KS',
      'KS; TS; TD; QD; JD; TC; AD; TH; KH; QS',
      'marry S; QS; TS; TD; QD; JD; TC; AD; TH; KH; KS',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-520',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump D ; upcard - ; led - ; last JC TC ; announced - ; closed - 0 ; married 0 0 ; hands AD JH QH KH KS / JD QD AH QS AS ; taken JC TC KD TH JS TS / QC KC AC TD ; shown AD / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [2, 1, -1, -1, 1, 1],
    lines: [
      'AD; JD; marry H; claim',
      'JH; AH; JD; AD; marry H; claim',
      'QH; AH; JD; AD; JH; QD; AS; KS; QS; KH',
      'KH; AH; JD; AD; JH; QD; AS; KS; QS; QH',
      'KS; AS; JD; AD; marry H; claim',
      'marry H; QH; AH; JD; AD; claim',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-565',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump S ; upcard - ; led - ; last JD AD ; announced - ; closed - 0 ; married 40 0 ; hands JC KC TC AH QS / QD TD TH JS KS ; taken KD JH KH AS / QC AC JD AD QH TS ; shown KC / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, -1, -1, 1],
    lines: [
      'QD; QS; AH; TH; claim',
      'TD; QS; JC; JS; QD; KC; TH; AH; claim',
      'TH; AH; claim',
      'JS; QS; AH; TH; claim',
      'KS; QS; QD; JC; TD; KC; JS; TC; claim',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-629',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; points 0 0 ; trump C ; upcard - ; led - ; last AS QS ; announced - ; closed - 0 ; married 20 0 ; hands QC JH KH / JC KC TD ; taken TC QD KD TH AH KS / AC JD AD QH JS QS TS AS ; shown KH / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, 1, -1],
    lines: ['JC; QC; claim', 'KC; QC; JC; JH; TD; KH', 'TD; QC; claim'],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-721',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump D ; upcard - ; led - ; last JH AH ; announced - ; closed - 0 ; married 0 20 ; hands TC JD QD TS AS / AD KH TH JS KS ; taken JC AC TD QH / QC KC KD JH AH QS ; shown - / KH ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, 1, -1, -1, -1],
    lines: [
      'AD; JD; KH; QD; TC; TH; TS; JS; AS; KS',
      'KH; JD; TS; JS; TC; AD; claim',
      'TH; QD; TS; JS; AS; KS; claim',
      'JS; TS; JD; AD; KH; QD; TC; TH; AS; KS',
      'KS; TS; JD; AD; KH; QD; TC; TH; AS; JS',
    ],
    fails: [100, 0],
  },
  {
    id: 'schnapsen-1774',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump S ; upcard - ; led - ; last QC AC ; announced - ; closed - 0 ; married 0 0 ; hands KC JD QD KD TS / TD AD TH JS KS ; taken QC AC QH KH AH AS / JC TC JH QS ; shown - / KS ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-1, -1, -1, -1, 2, 1],
    lines: [
      'KC; JS; TD; JD; AD; QD; TH; TS; KD; KS',
      'JD; TD; AD; QD; TH; TS; KC; JS; KS; KD',
      'QD; TD; AD; JD; TH; TS; KC; JS; KS; KD',
      'KD; TD; AD; JD; TH; TS; KC; JS; KS; QD',
      'TS; JS; marry D; claim',
      'marry D; QD; TD; AD; JD; TH; TS; claim',
    ],
    fails: [100, 65],
  },
  {
    id: 'schnapsen-371',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump S ; upcard - ; led - ; last JD AD ; announced - ; closed - 0 ; married 20 0 ; hands QD TD KH JS TS / AC KD TH QS AS ; taken JC QC KC TC / JD AD JH QH AH KS ; shown KH / AS ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, 1, -1, -1],
    lines: [
      'AC; JS; TD; KD; claim',
      'KD; TD; KH; TH; AC; JS; claim',
      'TH; KH; KD; TD; QD; QS; AS; JS; claim',
      'QS; TS; TD; KD; QD; AS; AC; JS; claim',
      'AS; JS; AC; TS; TD; KD; claim',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-1089',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump S ; upcard - ; led - ; last JH TS ; announced - ; closed - 0 ; married 0 0 ; hands AC QD KD KH QS / AD QH TH AH JS ; taken KC JD TD JH TS AS / JC QC TC KS ; shown QS / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-1, -1, -1, -1, 2, -1],
    lines: [
      'AC; JS; TH; KH; QH; QS; QD; AD; AH; KD',
      'QD; AD; TH; KH; QH; QS; AC; JS; AH; KD',
      'KD; AD; TH; KH; QH; QS; AC; JS; AH; QD',
      'KH; TH; AD; QD; QH; QS; AC; JS; AH; KD',
      'QS; JS; AC; AD; QD; QH; KD; TH; claim',
      'marry D; QD; AD; TH; KH; QH; QS; AC; JS; AH; KD',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-1451',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump H ; upcard - ; led - ; last QC AH ; announced - ; closed - 0 ; married 0 0 ; hands JD TD AD KH KS / TC AC JH QS TS ; taken JC QC KC AH JS AS / QD KD QH TH ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [1, 1, 1, 2, -1],
    lines: [
      'JD; JH; TS; KS; TC; KH; TD; AC; AD; QS',
      'TD; JH; TS; KS; TC; KH; JD; AC; AD; QS',
      'AD; JH; TC; KH; JD; AC; TD; QS; claim',
      'KH; JH; JD; TC; TD; AC; AD; QS; claim',
      'KS; TS; TC; KH; JD; JH; AC; TD; QS; AD',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-1903',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump S ; upcard - ; led - ; last JD AD ; announced - ; closed - 0 ; married 0 0 ; hands JC KC AC KH QS / QC TC TH JS KS ; taken JD AD JH QH AH TS / QD KD TD AS ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-1, -1, -1, -1, 1],
    lines: [
      'JC; QC; TC; AC; KC; JS; TH; KH; KS; QS',
      'KC; TC; QC; AC; JC; JS; TH; KH; KS; QS',
      'AC; QC; JC; TC; TH; KH; JS; QS; KC; KS',
      'KH; TH; JS; QS; JC; QC; TC; AC; KC; KS',
      'QS; KS; QC; KC; AC; TC; claim',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-2024',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump D ; upcard - ; led - ; last AD JD ; announced - ; closed - 0 ; married 0 0 ; hands QC KD TD TH / KC AC QD TS ; taken QH AH QS KS / JC TC JD AD JH KH JS AS ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, -1, 1],
    lines: [
      'KC; QC; AC; KD; TD; QD; TH; TS',
      'AC; QC; KC; KD; TD; QD; TH; TS',
      'QD; KD; QC; KC; AC; TD; TH; TS',
      'TS; KD; QC; KC; AC; TD; TH; QD',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-3389',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump D ; upcard - ; led - ; last QC TC ; announced - ; closed - 0 ; married 20 0 ; hands JD TD TH KS AS / KC KD AD AH QS ; taken JC AC JH KH / QC TC QD QH JS TS ; shown - / KD ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-2, -2, -1, 1, -1],
    lines: [
      'KC; TD; AS; QS; claim',
      'KD; TD; AS; QS; claim',
      'AD; JD; KC; TD; AS; QS; claim',
      'AH; TH; QS; KS; JD; KD; KC; TD; AS; AD',
      'QS; AS; TH; AH; KC; TD; claim',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-3398',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump S ; upcard - ; led - ; last JH AH ; announced - ; closed - 0 ; married 20 0 ; hands KD TD QH JS KS / QC KC TC TH QS ; taken JD AD KH AS / JC AC QD JH AH TS ; shown KD / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, -1, 1, -1, -1],
    lines: [
      'QC; JS; KD; QS; KC; KS; TD; TC; claim',
      'KC; JS; KD; QS; QC; KS; TD; TC; claim',
      'TC; JS; KS; QS; KD; QC; TD; KC; claim',
      'TH; QH; marry C; claim',
      'QS; KS; KD; QC; TD; KC; QH; TH; TC; JS',
      'marry C; QC; JS; KS; QS; KD; KC; TD; TC; claim',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-3537',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump D ; upcard - ; led - ; last JC AC ; announced - ; closed - 0 ; married 0 20 ; hands QC KC TC QD TH / JD KD QH KS TS ; taken JC AC TD JH AH QS / AD KH JS AS ; shown - / KS ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-1, -1, -1, -1, 1, -1],
    lines: [
      'QC; JD; KD; QD; KS; KC; TS; TC; claim',
      'KC; JD; KD; QD; KS; QC; TS; TC; claim',
      'TC; JD; KD; QD; KS; QC; TS; KC; claim',
      'QD; KD; JD; QC; KS; KC; TS; TC; claim',
      'TH; QH; marry C; claim',
      'marry C; QC; JD; KD; QD; KS; KC; TS; TC; claim',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-4548',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 0 ; points 0 0 ; trump S ; upcard - ; led - ; last TS JS ; announced - ; closed - 0 ; married 0 0 ; hands JC QC KH KS / KC TC AC TH ; taken QD KD TD AD QH JS TS AS / JD JH AH QS ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 0,
    values: [-1, -1, 1, -1],
    lines: [
      'JC; TC; AC; QC; KC; KS; KH; TH',
      'QC; TC; AC; JC; KC; KS; KH; TH',
      'KH; TH; KC; JC; TC; QC; AC; KS',
      'KS; KC; JC; TC; AC; QC; TH; KH',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-4779',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump S ; upcard - ; led - ; last AH KH ; announced - ; closed - 0 ; married 20 0 ; hands QD JS QS TS / AC KD TD KS ; taken JC QC KC TC / JD AD JH QH KH TH AH AS ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, 1, -1],
    lines: [
      'AC; JS; TS; KS; QS; KD; claim',
      'KD; QD; AC; JS; TS; KS; QS; TD',
      'TD; QD; claim',
      'KS; TS; JS; AC; QS; KD; claim',
    ],
    fails: [100, 100],
  },
  {
    id: 'schnapsen-5048',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 1 ; points 0 0 ; trump S ; upcard - ; led - ; last JD AS ; announced - ; closed - 0 ; married 0 0 ; hands KC AC KH JS QS / QC TD QH AH KS ; taken KD JH TH TS / JC TC JD QD AD AS ; shown - / - ; lacks - / -',
    options: 'to=0',
    seat: 1,
    values: [-1, -1, -1, -1, 1],
    lines: [
      'QC; AC; KC; KS; TD; JS; KH; AH; QH; QS',
      'TD; JS; AC; QC; KC; KS; QH; KH; QS; AH',
      'QH; KH; KC; QC; AC; KS; TD; JS; QS; AH',
      'AH; KH; QC; KC; JS; KS; TD; QS; AC; QH',
      'KS; JS; TD; QS; KC; QC; AC; QH; KH; AH',
    ],
    fails: [100, 100],
  },
];
