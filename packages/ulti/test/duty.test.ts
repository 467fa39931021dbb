/** The duty shown must be the one that the engine cites when it refuses the other cards. */
import { isRefusal } from '@pakli/core';
import { expect, test } from 'vitest';
import { inOrder } from '../src/cards.ts';
import { ulti } from '../src/index.ts';
import { dutyOf, type Duty } from '../src/present/index.ts';
import { playDeal } from './deals.ts';
import { stateOf } from './positions.ts';

const TOLD = { 'must-beat': 'beat', 'must-overtrump': 'overtrump' } as const;

test.each(['seed', 'tournament', 'seed keepSeven=false'])(
  'every refusal is announced beforehand: %s',
  (rules) => {
    const told = new Map<string, number>();
    const wrong: string[] = [];
    for (let seed = 1; seed <= 200; seed++) {
      playDeal(rules, seed, (state) => {
        const seat = ulti.turn(state);
        const view = ulti.view(state, seat);
        if (view.phase !== 'PLAY') return;
        const duty = dutyOf(view);
        const refused = view.hand!.flatMap((card) => {
          const answer = ulti.read(state, seat, `play ${card}`);
          return isRefusal(answer) ? [answer.refused] : [];
        });
        const strict = refused.flatMap((id) => TOLD[id as keyof typeof TOLD] ?? []);
        const { kind } = duty;
        const isTold = [
          strict.length > 0 ? kind === strict[0] : kind !== 'beat' && kind !== 'overtrump',
          !refused.includes('must-follow') || kind === 'follow' || kind === 'beat',
          !refused.includes('must-trump') || kind === 'trump' || kind === 'overtrump',
          duty.keepsSeven === refused.includes('seven-kept'),
        ];
        if (isTold.includes(false)) {
          wrong.push(`seed ${seed}, ${view.hand!.join(' ')} on ${view.trick?.cards.join(' ')}`);
        }
        const key = `${duty.kind}${duty.keepsSeven ? ' but the seven' : ''}`;
        told.set(key, (told.get(key) ?? 0) + 1);
      });
    }
    expect(wrong).toEqual([]);
    for (const kind of ['lead', 'free', 'follow', 'beat', 'trump', 'overtrump']) {
      expect(told.get(kind), kind).toBeGreaterThan(0);
    }
    if (rules.includes('keepSeven')) return;
    for (const kind of ['lead', 'trump']) {
      expect(told.get(`${kind} but the seven`), kind).toBeGreaterThan(1);
    }
  },
);

/** The soloist is last in a trick that leaves lead; he holds acorns, the trumps. */
function dutyIn(contract: string, second: string): Duty {
  const cards = 'hand 0: A7 AK AO ; hand 1: H8 H9 ; hand 2: BU B8 ; talon: BA BX';
  const past = 'points: 40 40 ; tricks: 4 3 ; marriages: - - -';
  const text = `contract: ${contract} ; trump: A ; soloist: 0 ; ${cards} ; ${past} ; leader: 1 ; table: LK ${second}`;
  return dutyOf(ulti.view(stateOf(text), 0));
}

test('a seven that is kept back is no duty to trump higher', () => {
  expect(dutyIn('U', 'L8')).toEqual({ kind: 'trump', suit: 'A', keepsSeven: true });
  expect(dutyIn('P', 'L8')).toEqual({ kind: 'trump', suit: 'A', keepsSeven: false });
  expect(dutyIn('U', 'AU')).toEqual({ kind: 'overtrump', suit: 'A', keepsSeven: false });
});

test('without trumps the ten is the fourth lowest', () => {
  const hand = ['H7', 'HU', 'HX', 'HA', 'B9', 'BX', 'BK'];
  expect(inOrder(hand, true)).toEqual(['H7', 'HX', 'HU', 'HA', 'B9', 'BX', 'BK']);
  expect(inOrder(['BX', 'H7', 'BK'], false)).toEqual(['H7', 'BK', 'BX']);
});
