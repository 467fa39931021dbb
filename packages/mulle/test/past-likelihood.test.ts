/** The course of a round in views, and what play tells about the hand behind it. */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { readView } from '@pakli/core/shape';
import { expect, test } from 'vitest';
import { knowledge, mulle, scoutMove, type State, type View } from '../src/index.ts';
import { replay } from '../src/replay.ts';
import { weighAll } from '../src/knowledge/scout.ts';
import { MAX_CHOICES, moves } from '../src/moves.ts';
import { formatPosition } from '../src/position.ts';
import type { Play } from '../src/types.ts';
import { differences, SYNCED, walk } from './twins.ts';

function at(line: string): State {
  const state = mulle.create(SYNCED, 2);
  expect(mulle.readPosition(state, line)).toBeUndefined();
  return state;
}

function play(state: State, text: string): void {
  const move = mulle.read(state, mulle.turn(state), text);
  if (typeof move !== 'number') throw new Error(JSON.stringify(move));
  mulle.play(state, move);
}

test('a view tells the moves of its round, and the table it began with', () => {
  walk(new Sfc32(11), (state) => {
    const { plays, opening, round, handSizes } = mulle.view(state, null);
    expect(plays.length).toBe(16 - handSizes[0]! - handSizes[1]!);
    if (plays.length === 0) expect(opening).toEqual(mulle.view(state, null).table);
    expect(plays.map(({ seat }) => seat)).toEqual(plays.map((_, i) => (plays[0]!.seat + i) % 2));
    expect(round).toBeGreaterThan(0);
  });
});

/** What there is to see and to do. */
function told(state: State): string {
  const [first, second] = [mulle.view(state, 0), mulle.view(state, 1)];
  const { turn, table, proofs } = first;
  return JSON.stringify([turn, table, proofs, first.hand, second.hand, first.moves, second.moves]);
}

test('played again, a round goes through the tables, hands, moves and proofs that it had', () => {
  const seen: string[] = [];
  for (let seed = 20; seed < 26; seed++) {
    walk(new Sfc32(seed), (state) => {
      const again: string[] = [];
      replay(state, (before) => again.push(told(before)));
      if (again.length === 0) seen.length = 0;
      else expect(again).toEqual(seen);
      seen.push(told(state));
    });
  }
});

test('moves that do not lead to the table are no view', () => {
  const state = at('table: KL 9 | SP 4 ; Anna: KL 5, HJ 3 ; Bo: SP 9, KL 2 ; round: 2');
  play(state, 'discard HJ 3');
  const view = mulle.view(state, 1);
  const read = (change: Partial<View>): unknown => readView(mulle, SYNCED, { ...view, ...change });
  expect(read({})).toMatchObject({ view });
  const [{ seat, move }] = view.plays as [Play];
  const wrong: Partial<View>[] = [
    { plays: [] },
    { plays: [{ seat, move: move + (1 << 22) }] },
    {
      plays: [
        { seat, move },
        { seat, move },
      ],
    },
    { opening: view.table },
    { plays: [{ seat, move: 2 ** 31 - 1 }] },
  ];
  for (const change of wrong) expect(read(change)).toMatchObject({ refused: 'no-such-view' });
  expect(read({ plays: [{ seat, move: -1 }] })).toMatchObject({ refused: 'bad-view' });
});

test('a view that does not tell its round is refused', () => {
  const view = mulle.view(at('table: KL 9 | SP 4 ; Anna: KL 5, HJ 3 ; Bo: SP 9, KL 2'), 1);
  for (const key of ['opening', 'plays'] as const) {
    const { [key]: _, ...told } = view;
    expect(mulle.checkView(told)).toMatchObject({ refused: 'bad-view', detail: { at: key } });
  }
});

/** How likely Anna holds these cards, from Bo's view. */
function likely(state: State, hand: string): number {
  const world = mulle.create(SYNCED, 2);
  const text = formatPosition(state).replace(/Anna: [^;]*/, `Anna: ${hand} `);
  expect(mulle.readPosition(world, text)).toBeUndefined();
  return Math.exp(knowledge.likelihood!(mulle.view(state, 1)).logOf(world));
}

test('who leaves a mulle lying hardly holds its twin', () => {
  const state = at('table: KL K | SP 4 ; Anna: HJ 6, HJ 7, HJ 8 ; Bo: SP 9, KL 2, KL 3 ; round: 2');
  expect(likely(state, 'HJ 7, HJ 8, KL K')).toBe(1);
  play(state, 'discard HJ 6');
  const without = likely(state, 'HJ 7, HJ 8');
  expect(likely(state, 'HJ 7, KL K')).toBeLessThan(without / 2);
  expect(likely(state, 'HJ 8, RU K')).toBeLessThan(without);
  expect(likely(state, 'HJ 7, KL K')).toBeGreaterThan(0);
  play(state, 'discard KL 2');
  play(state, 'discard HJ 7');
  expect(likely(state, 'KL K')).toBeLessThan(likely(state, 'HJ 8') / 4);
});

/** How likely a player by the scout makes a move: 1.5 points less are e times rarer, and three in ten moves are random. */
function chanceOf(state: State, move: number): number {
  const listed = new Int32Array(MAX_CHOICES);
  const values = new Float64Array(MAX_CHOICES);
  const count = moves(state, listed);
  weighAll(state, listed, count, values);
  const odds = Array.from(values.subarray(0, count), (value) => Math.exp(value / 1.5));
  const sum = odds.reduce((one, other) => one + other);
  return 0.3 / count + (0.7 * odds[listed.indexOf(move)]!) / sum;
}

test('the true hand is as likely as all that it played in this round, and nothing before that', () => {
  const made = [1, 1];
  const before = mulle.create(SYNCED, 2);
  let rounds = 0;
  let least = 1;
  walk(new Sfc32(16), (state) => {
    const { plays } = mulle.view(state, null);
    const last = plays.at(-1);
    if (last === undefined) {
      made.fill(1);
      rounds++;
    } else made[last.seat]! *= chanceOf(before, last.move);
    for (const seat of mulle.turn(state) < 0 ? [] : [0, 1]) {
      const likely = Math.exp(knowledge.likelihood!(mulle.view(state, seat)).logOf(state));
      expect(likely / made[1 - seat]!).toBeCloseTo(1, 9);
      least = Math.min(least, likely);
    }
    mulle.copy(state, before);
  });
  expect(rounds).toBe(6);
  expect(least).toBeLessThan(0.001);
});

test('what is likely is asked of what a seat sees, whoever holds what (10,000 worlds for each seat in the long run)', () => {
  const { worlds, differ } = differences(1, 14);
  expect(differ).toBe(0);
  expect(Math.min(...worlds)).toBeGreaterThan(30);
});

test('among players that think, the true hand is likelier than others', () => {
  let sum = 0;
  let count = 0;
  const world = mulle.create(SYNCED, 2);
  const random = new Sfc32(15);
  const state = mulle.create(SYNCED, 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  for (let deal = 0; deal < 6; deal++) {
    mulle.setup(state, { number: 0, starter: deal % 2, carry: [0, 0] });
    for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
      if (turn === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        continue;
      }
      const view = mulle.view(state, turn);
      if (view.plays.length > 4 && view.stockSize > 0) {
        const likelihood = knowledge.likelihood!(view);
        let others = 0;
        for (let i = 0; i < 20; i++) {
          mulle.copy(state, world);
          mulle.redeal(world, turn, random);
          others += Math.exp(likelihood.logOf(world)) / 20;
        }
        sum += likelihood.logOf(state) - Math.log(others);
        count++;
      }
      mulle.play(state, scoutMove(state));
    }
  }
  expect(count).toBeGreaterThan(200);
  expect(sum / count).toBeGreaterThan(0.5);
});
