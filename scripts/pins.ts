/**
 * Pinned decisions again. `npm run pins` lets all players decide again in the
 * records under packages/GAME/test/pins, writes what they say and prints what
 * changed; `npm run pins -- ulti expert` does so for some games and players.
 * `npm run pins -- ulti --choose` plays other games and asks about those.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES as CATALOGUE } from '@pakli/catalogue';
import { repin, type Pinned } from '@pakli/core/testing';
import { chooseDecisions } from './choose-decisions.ts';
import { readOptions } from './options.ts';

const GAMES = await Promise.all(
  CATALOGUE.map(async ({ id }) => {
    const { href } = new URL(`../packages/${id}/test/pins.ts`, import.meta.url);
    const { pinned } = (await import(href)) as { pinned: Pinned };
    return pinned;
  }),
);
/** Decisions of a game. */
const DECISIONS = 208;
const SEED = 1;

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { choose: { type: 'boolean', default: false } },
});
const games = GAMES.filter(({ game }) => positionals.includes(game.id));
const known = new Set(GAMES.flatMap(({ game, players }) => [game.id, ...Object.keys(players)]));
const unknown = positionals.filter((word) => !known.has(word));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no game or player`);

for (const pinned of games.length > 0 ? games : GAMES) {
  const names = Object.keys(pinned.players);
  const some = names.filter((name) => positionals.includes(name));
  const asked = some.length > 0 ? some : names;
  const folder = new URL(`../packages/${pinned.game.id}/test/pins/`, import.meta.url);
  if (values.choose) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [i, text] of chooseDecisions(pinned, DECISIONS, SEED).entries()) {
      writeFileSync(new URL(`${String(i + 1).padStart(2, '0')}.txt`, folder), text);
    }
  }
  let decisions = 0;
  let changed = 0;
  for (const name of readdirSync(folder)) {
    const file = new URL(name, folder);
    const before = readFileSync(file, 'utf8');
    const after = repin(pinned, before, asked);
    writeFileSync(file, after);
    const lines = before.split('\n');
    for (const [i, line] of after.split('\n').entries()) {
      if (asked.some((name) => line.startsWith(`# ${name}:`))) decisions++;
      if (line === lines[i]) continue;
      changed++;
      if (!values.choose) console.log(`${name}:${i + 1}\n  - ${lines[i]}\n  + ${line}`);
    }
  }
  console.log(`${pinned.game.id}: ${changed} of ${decisions} decisions changed`);
}
