/** First steps: seat 0 learns. The texts are in learn/. */
import type { Lesson } from '@pakli/core/module';

const START: Readonly<Record<string, string>> = {
  phase: 'play',
  starter: '0',
  turn: '0',
  game: 'none - -',
  passed: '-',
  ruf: '-',
  kontra: '- 0',
  sought: '0 - 0',
  trick: '0 - - - -',
  last: '- - - - -',
  hands: '-',
  played: '- / - / - / -',
  taken: '- / - / - / -',
  lacks: '- / - / - / -',
};

function at(changed: Readonly<Record<string, string>>): string {
  const fields = Object.entries({ ...START, ...changed });
  return fields.map(([key, value]) => `${key} ${value}`).join(' ; ');
}

const ONE_DEAL = { options: 'deals=1', seat: 0 } as const;

export const lessons: readonly Lesson[] = [
  {
    id: 'call',
    ...ONE_DEAL,
    position: at({
      phase: 'bid',
      hands:
        '9H OH AH 7G UG 8E OE AE / OS AS 7H 9G KG AG 9E KE / 9S KS UH KH 8G TG UE TE / 7S 8S US TS 8H TH OG 7E',
    }),
    offers: ['pass', 'ruf', 'call'],
    answers: [['ruf'], ['call G']],
    lines: ['ruf; pass; pass; pass'],
  },
  {
    id: 'trick',
    ...ONE_DEAL,
    position: at({
      starter: '1',
      game: 'ruf G 0',
      passed: '123',
      ruf: '0',
      trick: '1 UH AH OS -',
      hands:
        '8H TH 7G UG OG 9E UE AE / 8S AS 7H KH 9G AG TE / KS TS 8G KG TG 8E KE / 7S 9S US 9H OH 7E OE',
      played: '- / UH / AH / OS',
      lacks: 'AG / - / - / -',
    }),
    answers: [['OG']],
  },
  {
    id: 'partner',
    ...ONE_DEAL,
    position: at({
      game: 'ruf G 3',
      passed: '012',
      ruf: '3',
      hands:
        '7S 9H UH OH TG AG 8E KE / 9S OS TS 7H KH 8G 9G TE / 8S US KS TH 7G UG 7E AE / AS 8H AH OG KG 9E UE OE',
      lacks: '- / - / - / AG',
    }),
    answers: [['OH', 'UH', '9H']],
  },
  {
    id: 'search',
    ...ONE_DEAL,
    position: at({
      game: 'ruf G 2',
      passed: '013',
      ruf: '2',
      hands:
        '7S US TS 9H 8G 9E KE TE / 9S KS 7H 8H UG KG AG 7E / AS TH AH 7G OG 8E UE OE / 8S OS UH OH KH 9G TG AE',
      lacks: '- / - / AG / -',
    }),
    answers: [['8G']],
  },
  {
    id: 'smear',
    ...ONE_DEAL,
    position: at({
      starter: '3',
      game: 'solo S 1',
      passed: '023',
      trick: '1 US OS KG -',
      hands: '7E TE / 8S / AG / 7G',
      played:
        'KH AH 8G 9E UE AE / US KS TS AS 9H OH OG / OS 7H 8H 9G UG 8E OE / 7S 9S UH TH KG TG KE',
      taken: '7H 9H TH AH / 9S KS AS OH 8G 9G UG TG 8E 9E KE AE / 7S OG UE OE / TS 8H UH KH',
      lacks:
        '7S 8S 9S US OS KS TS AS UH OH UG OG UE OE / 7H 8H 9H KH TH AH 7G 8G 9G KG TG AG 7E 8E 9E KE TE AE / - / 7S 8S 9S US OS KS TS AS 7H 8H 9H UH OH KH TH AH UG OG UE OE',
    }),
    answers: [['TE']],
  },
  {
    id: 'kontra',
    ...ONE_DEAL,
    position: at({
      game: 'ruf G 1',
      passed: '023',
      ruf: '1',
      hands:
        '8S OS 9H AH OG UE OE AE / AS UH OH KH TH 7G UG 9E / 7S US KS 8H 9G AG 8E TE / 9S TS 7H 8G KG TG 7E KE',
      lacks: '- / AG / - / -',
    }),
    answers: [['kontra']],
  },
];
