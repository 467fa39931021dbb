/** Every bill adds up to the engine's payments, and its points to those of the deal. */
import { fork, isRefusal, OVER } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { ladderOf, ulti, type View } from '../src/index.ts';
import { billOf, concessionOf, prospects, type Bill } from '../src/present/index.ts';
import { playDeal } from './deals.ts';
import { stateOf } from './positions.ts';
import { optionsOf } from './subject.ts';

const RULES = [
  'seed',
  'tournament',
  'seed maxKontra=6 individualKontra=false silent100=replace earlyEnd=false',
  'tournament ladder=common54 maxKontra=6 passzPlayed=play silent100Marriages=all marriageNeedsTrick=false',
];

/** Rule 9, from the bill alone: value, levels and penalty, with the sign of the engine's amount. */
function fromParts({ lines }: Bill, lane: 0 | 1): number {
  return lines.reduce((sum, { value, levels, penalty, amounts }) => {
    const amount = value * 2 ** levels[lane] + penalty;
    expect(Math.abs(amounts[lane])).toBe(amount);
    return sum + Math.sign(amounts[lane]) * amount;
  }, 0);
}

function endOf(rules: string, seed: number): View {
  let end: View | undefined;
  playDeal(rules, seed, (state) => {
    if (ulti.turn(state) === OVER) end = ulti.view(state, seed % 3);
  });
  return end!;
}

describe.each(RULES)('%s', (rules) => {
  test('giving up costs what is said before', () => {
    const doubled = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      playDeal(rules, seed, (state) => {
        const { soloist, phase, turn } = ulti.view(state, 0);
        if (phase !== 'PLAY' || turn !== soloist) return;
        const said = concessionOf(ulti.view(state, turn))!;
        const after = fork(ulti, state);
        const move = ulti.read(after, turn, 'concede');
        if (isRefusal(move)) throw new Error(move.refused);
        ulti.play(after, move);
        const { totals, lines } = billOf(ulti.view(after, turn))!;
        expect(totals, `${rules}, seed ${seed}`).toEqual([-said[0], -said[1]]);
        for (const { levels } of lines) doubled.add(Math.max(...levels));
      });
    }
    expect(doubled.size).toBeGreaterThan(1);
  });

  const contracts = new Set<string>();
  const names = new Set<string>();
  const levels = new Set<number>();

  test('lines, points and doublings of 500 deals', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const view = endOf(rules, seed);
      const bill = billOf(view)!;
      const at = `${rules}, seed ${seed}, ${view.contract}`;
      const soloist = view.soloist!;
      contracts.add(view.contract!);
      // Payments.
      const paid = [fromParts(bill, 0), fromParts(bill, 1)] as const;
      expect(bill.totals, at).toEqual(paid);
      expect(view.result!.deltas[soloist], at).toBe(paid[0] + paid[1]);
      expect(view.result!.deltas[(soloist + 1) % 3], at).toBe(0 - paid[0]);
      expect(view.result!.deltas[(soloist + 2) % 3], at).toBe(0 - paid[1]);
      // Points: all of them, and the winner of Passz and of the hundreds follows from them.
      const all = view.options.cardPoints === 'A10' ? 90 : 130;
      if (bill.counts !== null) {
        const [own, theirs] = bill.counts;
        const cards = [own, theirs].map(
          ({ tricks, lastTrick, talon }) => tricks + lastTrick + talon,
        );
        expect(cards[0]! + cards[1]!, at).toBe(all);
        for (const line of bill.lines) {
          const made = line.amounts[0] > 0;
          if (line.name === 'passz') expect(made, at).toBe(own.total > theirs.total);
          if (line.hundred !== null) {
            const { held, marriage, needs, talon } = line.hundred;
            expect(own.marriages, at).toEqual(held ? [marriage] : []);
            expect(theirs.marriages, at).toEqual([]);
            expect(marriage + needs, at).toBe(100);
            expect(own.total, at).toBe(cards[0]! + (held ? marriage : 0));
            expect(made, at).toBe(own.total >= 100);
            expect(made, at).toBe(held && cards[0]! >= needs);
            expect((talon ? theirs : own).talon, at).toBe(0);
          }
        }
      }
      for (const line of bill.lines) {
        names.add(line.name);
        // Every level has a caller, and no call is beyond the levels.
        const laned = line.doublings.some(({ against }) => against !== null);
        for (const lane of [0, 1] as const) {
          const told = line.doublings.filter(
            ({ against }) => against === null || against === (soloist + 1 + lane) % 3,
          );
          expect(
            told.map(({ level }) => level),
            at,
          ).toEqual(Array.from({ length: line.levels[lane] }, (_, n) => n + 1));
          levels.add(line.levels[lane]);
          for (const { level, seat } of told) expect(seat === soloist, at).toBe(level % 2 === 0);
        }
        if (laned) expect(ladderOf(view.options).byId.get(view.contract!)!.noTrump).toBe(true);
      }
      for (const { component, state } of prospects(view)) {
        const line = view.result!.lines.find(({ name }) => name === component);
        if (line !== undefined) expect(state, at).toBe(line.amounts[0] > 0 ? 'made' : 'lost');
      }
    }
    // Every contract and every level has come up.
    const options = optionsOf(rules);
    expect(contracts.size).toBe(ladderOf(options).bids.length);
    expect([...levels].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: options.maxKontra + 1 }, (_, level) => level),
    );
    const all = ['passz', 'silent durchmars', 'silent 100', 'silent ulti', '40-100', '20-100'];
    expect([...names]).toEqual(expect.arrayContaining([...all, 'ulti', 'betli', 'durchmars']));
  });
});

test('40-100 tells where its sixty came from, and a kontra who said it', () => {
  const hands =
    'hand 0: AK ; hand 1: L7 ; hand 2: L8 ; talon: BA B7 ; points: 27 78 ; tricks: 6 3 ; aces: 1 ; marriages: 40 - -';
  const view = ulti.view(
    stateOf(
      `contract: 40 ; trump: A ; soloist: 0 ; leader: 0 ; kontra: 40-100=1/1 ; ${hands} ; play AK ; play L7 ; play L8`,
    ),
    1,
  );
  const bill = billOf(view)!;
  expect(bill.counts![0]).toEqual({
    tricks: 31,
    lastTrick: 10,
    talon: 11,
    marriages: [40],
    total: 92,
  });
  expect(bill.lines).toEqual([
    {
      name: '40-100',
      bid: true,
      value: 4,
      levels: [1, 1],
      doublings: [{ level: 1, seat: null, against: null }],
      penalty: 0,
      amounts: [-8, -8],
      hundred: { marriage: 40, needs: 60, held: true, talon: true },
    },
  ]);
});
