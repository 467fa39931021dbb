/**
 * The 1,000 positions on which the trainer, the loops and WebAssembly have to agree. Run directly,
 * it writes their rows for the trainer:
 *
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/golden-positions.ts golden
 *     python3 training/train.py evaluate --data golden --net packages/buddy-bluff/nets/value.net --out packages/buddy-bluff/test/nets/value.json
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { buddyBluff, rules } from '../src/index.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { NetInput, PARTS, ROWS, TABLE } from '../src/knowledge/net-input.ts';
import { PassedOver } from '../src/knowledge/past.ts';
import { MAX_CHOICES } from '../src/moves.ts';
import { SEATS } from '../src/types.ts';

const COUNT = 1000;

/** After every seventh play of half-random deals under all rules, as one of the seats knows it. */
export function goldenPositions(): NetInput[] {
  const random = new Sfc32(1000);
  const outcome = new Uint8Array(buddyBluff.maxOutcome);
  const moves = new Int32Array(MAX_CHOICES);
  const passed = new PassedOver();
  const found: NetInput[] = [];
  let plays = 0;
  for (let game = 0; found.length < COUNT; game++) {
    const lift = (game & 1) === 0 ? 'top' : 'run';
    const deals = (game & 2) === 0 ? 1 : 4;
    const state = buddyBluff.create({ ...rules.defaults, lift, deals }, SEATS);
    const carry = [0, 0, 0, 0].map(() => (deals === 1 ? 0 : random.below(200)));
    const number = deals === 1 ? 0 : 1 + random.below(3);
    buddyBluff.setup(state, { number, starter: game & 3, carry });
    for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
      if (turn === CHANCE) {
        buddyBluff.deal(state, outcome, buddyBluff.draw(state, random, outcome));
        passed.clear();
        continue;
      }
      const count = buddyBluff.moves(state, moves);
      const move = random.below(2) === 0 ? moves[random.below(count)]! : greedyMove(state, random);
      passed.note(state, move);
      buddyBluff.play(state, move);
      if (++plays % 7 !== 0 || found.length === COUNT) continue;
      const known = new NetInput();
      known.read(state, random.below(SEATS), passed);
      found.push(known);
    }
  }
  return found;
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'golden';
  const all = goldenPositions();
  const rows = all.map(({ rows, ends }) => [...rows.subarray(0, ends[PARTS])]);
  const counts = all.flatMap(({ ends }) => [...ends].map((end, i) => end - (ends[i - 1] ?? 0)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/part0.rows.u16`, Uint16Array.from(rows.flat()));
  writeFileSync(`${folder}/part0.counts.u8`, Uint8Array.from(counts));
  writeFileSync(`${folder}/part0.labels.f32`, new Float32Array(COUNT));
  const id = checksum(rows.map((some) => some.join(' ')));
  const head = { game: 'buddy-bluff', table: TABLE, rows: ROWS, parts: PARTS, files: 1, id };
  writeFileSync(`${folder}/head.json`, JSON.stringify(head));
}
