/**
 * The 1,000 positions on which the trainer, the loops and WebAssembly have to agree. Run directly,
 * it writes their rows for the trainer:
 *
 *     node --conditions=@pakli/source packages/compile/scripts/golden-positions.ts golden
 *     python3 training/train.py evaluate --data golden --net packages/compile/nets/value.net --out packages/compile/test/nets/value.json
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Sfc32 } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { NetInput, ROWS, TABLE } from '../src/knowledge/net-input.ts';
import { seedMove } from '../src/knowledge/seed.ts';
import { OPTIONS, playGames } from './games.ts';

const COUNT = 1000;

/** Every fourth question of half-random games, as both seats know it. */
export function goldenPositions(): NetInput[] {
  const random = new Sfc32(1000);
  const found: NetInput[] = [];
  let asked = 0;
  while (found.length < COUNT) {
    playGames(
      {
        games: 1,
        options: OPTIONS,
        slip: 2,
        choose: seedMove,
        asked(state, seat) {
          if (++asked % 4 !== 0 || found.length === COUNT) return;
          const known = new NetInput();
          known.read(state, asked % 8 === 0 ? seat : 1 - seat);
          found.push(known);
        },
        over: () => {},
      },
      random,
    );
  }
  return found;
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'golden';
  const all = goldenPositions();
  const rows = all.map(({ rows, ends }) => [...rows.subarray(0, ends[3])]);
  const counts = all.flatMap(({ ends }) => [...ends].map((end, i) => end - (ends[i - 1] ?? 0)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/part0.rows.u16`, Uint16Array.from(rows.flat()));
  writeFileSync(`${folder}/part0.counts.u8`, Uint8Array.from(counts));
  writeFileSync(`${folder}/part0.labels.f32`, new Float32Array(COUNT));
  const id = checksum(rows.map((some) => some.join(' ')));
  const head = { game: 'compile', table: TABLE, rows: ROWS, parts: 3, files: 1, id };
  writeFileSync(`${folder}/head.json`, JSON.stringify(head));
}
