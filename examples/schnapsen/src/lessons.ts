/** First steps: hearts are trumps, and seat 0 learns. The texts are in learn/. */
import type { Lesson } from '@pakli/core/module';

const START: Readonly<Record<string, string>> = {
  hand: '1',
  phase: 'play',
  eldest: '0',
  turn: '0',
  points: '0 0',
  trump: 'H',
  upcard: 'JH',
  led: '-',
  last: '- -',
  announced: '-',
  closed: '- 0',
  married: '0 0',
  hands: '-',
  taken: '- / -',
  shown: '- / -',
  lacks: '- / -',
};

function at(changed: Readonly<Record<string, string>>): string {
  const fields = Object.entries({ ...START, ...changed });
  return fields.map(([key, value]) => `${key} ${value}`).join(' ; ');
}

const ONE_HAND = { options: 'to=0', seat: 0 } as const;

export const lessons: readonly Lesson[] = [
  {
    id: 'take',
    ...ONE_HAND,
    position: at({ eldest: '1', led: 'QD', hands: 'JC AD KH QS JS / TC KC KD AS' }),
    answers: [['AD']],
  },
  {
    id: 'exchange',
    ...ONE_HAND,
    position: at({ upcard: 'AH', hands: 'KC JD TD JH QS / QC AC QD KH TS' }),
    answers: [['exchange']],
  },
  {
    id: 'marriage',
    ...ONE_HAND,
    position: at({ last: 'TC JC', taken: 'JC TC / -', hands: 'QD QH KH JS AS / QC AC KD TH KS' }),
    offers: ['marry', 'QH', 'KH', 'QD', 'JS', 'AS'],
    answers: [['marry H'], ['QH', 'KH']],
  },
  {
    id: 'close',
    ...ONE_HAND,
    position: at({
      last: 'AC KC',
      taken: 'KC AC JD TD / -',
      hands: 'KH TH AH TS AS / QC TC KD AD QS',
    }),
    answers: [['close']],
  },
  {
    id: 'claim',
    ...ONE_HAND,
    score: true,
    position: at({
      upcard: '-',
      last: 'QD TD',
      taken: 'KC AC QD TD TH AH / JC TC JD AD JH KH',
      hands: 'QC QS KS AS / KD QH JS TS',
    }),
    answers: [['marry S'], ['claim']],
  },
];
