/** Every game as numbers. It generates the tables of docs/encodings.md: `PAKLI_UPDATE=1 vitest run catalogue/test/encoding`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isRefusal, listMoves, randomMatch, Sfc32 } from '@pakli/core';
import { Actions, encodeView, observationSize } from '@pakli/core/encoding';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const FILE = new URL('../../../docs/encodings.md', import.meta.url);
const BEGIN = '<!-- made by packages/catalogue/test/encoding.test.ts -->\n';

test('docs/encodings.md has the table of every game', async () => {
  const parts: string[] = [];
  for (const { name, load } of GAMES) {
    const { game, encoding } = await load();
    if (encoding === undefined) continue;
    const [seats = 2] = game.seats;
    const { defaults } = game.rules;
    let from = 0;
    const rows = encoding.fields(defaults, seats).map(({ name: field, size, meaning }) => {
      const row = `| ${from} | \`${field}\` | ${size} | ${meaning} |`;
      from += size;
      return row;
    });
    parts.push(
      `## ${name}`,
      `Version ${encoding.version}: ${from} numbers, ${encoding.actions(defaults, seats)} actions.`,
      ['| from | field | size | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    );
  }
  const [head = ''] = readFileSync(FILE, 'utf8').split(BEGIN);
  const made = `${head}${BEGIN}\n${parts.join('\n\n')}\n`;
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8')).toBe(made);
});

test.each(GAMES.map(({ id, load }) => [id, load] as const))(
  '%s: a view gives the numbers of its state, and every move has an action',
  async (_id, load) => {
    const { game, encoding } = await load();
    if (encoding === undefined) throw new Error('no encoding');
    const match = randomMatch(game, new Sfc32(7), {});
    if (isRefusal(match)) throw new Error(match.refused);
    const actions = new Actions(game, encoding);
    const [table] = match.tables;
    if (table === undefined) throw new Error('no deal');
    const { length } = table.steps;
    for (let i = 0; i < 6; i++) {
      const { state, turn } = table.cut(Math.floor((i * length) / 6));
      const numbers = new Float32Array(observationSize(encoding, state.options, state.seats));
      for (let seat = 0; seat < state.seats; seat++) {
        encoding.observe(state, seat, numbers);
        expect(encodeView(game, encoding, game.view(state, seat)).numbers).toEqual(numbers);
      }
      if (turn < 0) continue;
      actions.list(state);
      const back = listMoves(game, state).map((move) =>
        actions.moveOf(actions.actionOf(move) ?? -1),
      );
      expect(back).toEqual(listMoves(game, state));
    }
  },
);
