/**
 * Rule 13: the seed player's use of control, checked against the rule as people
 * say it at a table: plates, totals and swaps of two plates, without reference to
 * how the player counts.
 */
import { CHANCE, OVER, Sfc32, type Seat } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, players, type Event, type State } from '../src/index.ts';
import { ASK_CONTROL, ASK_REARRANGE } from '../src/engine/offers.ts';
import { seedMove } from '../src/knowledge/seed.ts';
import { ASK } from '../src/state.ts';
import { optionsOf } from './subject.ts';

/** The plates of one player: whether each is compiled, and the value of the stack under it after the compile. */
type Row = readonly { readonly compiled: boolean; readonly worth: number }[];

/** A compiled plate on a stack worth Vc, an uncompiled one on a stack worth Vu. */
interface Swap {
  readonly c: number;
  readonly u: number;
  readonly Vc: number;
  readonly Vu: number;
}

function rowOf(state: State, player: Seat, compiling: number): Row {
  const { players, totals } = compile.view(state, player);
  return (players[player]?.protocols ?? []).map(({ compiled }, line) => ({
    compiled,
    worth: line === compiling ? 0 : (totals[player]?.[line] ?? 0),
  }));
}

function swapsOf(row: Row): Swap[] {
  return row.flatMap((one, c) =>
    row.flatMap((other, u) =>
      one.compiled && !other.compiled ? [{ c, u, Vc: one.worth, Vu: other.worth }] : [],
    ),
  );
}

/** Own swaps considered; the plate about to be compiled stays. */
function ownSwaps(row: Row, compiling: number): Swap[] {
  return swapsOf(row).filter(({ u, Vc, Vu }) => Vc >= 8 && Vc > Vu && u !== compiling);
}

function harmingSwaps(row: Row): Swap[] {
  return swapsOf(row).filter(({ Vc, Vu }) => Vu > Vc);
}

/** Whose plates to rearrange: own improvement first, then harm, otherwise none. */
function wanted(own: Row, other: Row, seat: Seat, compiling: number): string {
  if (own[compiling]?.compiled === true || ownSwaps(own, compiling).length > 0) return `P${seat}`;
  return harmingSwaps(other).length > 0 ? `P${1 - seat}` : 'none';
}

/** The errors in an order of the own plates. */
function wrongOwn(row: Row, compiling: number, from: readonly number[]): string | undefined {
  const open = from.map((came) => row[came]?.compiled === false);
  if (row[compiling]?.compiled === true) {
    return open[compiling] === true ? undefined : 'no uncompiled plate comes to the compile';
  }
  const closest = Math.max(...ownSwaps(row, compiling).map(({ Vc }) => Vc));
  const best = open.some(
    (is, line) => is && row[line]?.compiled === true && row[line].worth === closest,
  );
  return best ? undefined : `no uncompiled plate comes to the ${closest}`;
}

/** The errors in an order of the other player's plates. */
function wrongOther(row: Row, from: readonly number[]): string | undefined {
  const falls = from.flatMap((came, line) =>
    row[came]?.compiled === false ? [row[came].worth - (row[line]?.worth ?? 0)] : [],
  );
  if (falls.some((fall) => fall < 0)) return 'an uncompiled plate comes to a higher stack';
  const most = Math.max(...harmingSwaps(row).map(({ Vc, Vu }) => Vu - Vc));
  return Math.max(...falls) === most ? undefined : `no uncompiled plate falls by ${most}`;
}

test('13 control is spent on the best swap of all orders, own plates first', () => {
  const random = new Sfc32(1);
  const outcome = new Uint8Array(compile.maxOutcome);
  const state = compile.create(optionsOf('quick'), 2);
  const wrong: string[] = [];
  const orders = new Map<string, number>();
  let spent = 0;
  for (let game = 0; game < 120; game++) {
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    // The line being compiled, from the events of the table.
    let compiling = -1;
    // The owner of the plates that the control just spent rearranges.
    let whose = -1;
    const sink = (event: Event): void => {
      if (event.kind === 'compile') compiling = event.line;
      if (event.kind === 'refresh') compiling = -1;
    };
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome), sink);
        continue;
      }
      const asked = state.now[ASK];
      if (asked !== ASK_CONTROL && asked !== ASK_REARRANGE) {
        compile.play(state, seedMove(state), sink);
        continue;
      }
      const view = compile.view(state, turn);
      const { move } = players.seed.think(view, random).answer();
      const text = compile.formatTruth(state, move);
      const when = `game ${game}, turn ${view.number}: ${text}`;
      const own = rowOf(state, turn, compiling);
      const other = rowOf(state, 1 - turn, compiling);
      if (asked === ASK_CONTROL) {
        spent++;
        const should = wanted(own, other, turn, compiling);
        if (text !== should) wrong.push(`${when}, not ${should}`);
        whose = text === 'none' ? -1 : Number(text.slice(1));
      } else if (whose >= 0) {
        const from = text.slice('perm:'.length).split(',').map(Number);
        const what = whose === turn ? wrongOwn(own, compiling, from) : wrongOther(other, from);
        if (what !== undefined) wrong.push(`${when}: ${what}`);
        orders.set(text, (orders.get(text) ?? 0) + 1);
        whose = -1;
      }
      compile.play(state, move, sink);
    }
  }
  expect(wrong).toEqual([]);
  expect(spent).toBeGreaterThan(400);
  for (const swap of ['perm:0,2,1', 'perm:1,0,2', 'perm:2,1,0']) {
    expect(orders.get(swap), swap).toBeGreaterThan(5);
  }
});
