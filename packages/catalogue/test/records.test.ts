/** Frozen records and links, opened as the page and the terminal open them, and continued. */
import { readdirSync, readFileSync } from 'node:fs';
import { atVersion, formatRecord, isRefusal, Match, OVER, Sfc32, versionsOf } from '@pakli/core';
import { splitRecords } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { GAMES, openRecord, type OpenedRecord } from '../src/index.ts';

async function open(text: string): Promise<OpenedRecord> {
  const opened = await openRecord(text);
  if (isRefusal(opened)) throw new Error(`${opened.line} ${opened.refused}`);
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened;
}

describe.for(GAMES.map(({ id, load }) => ({ id, load })))('$id', ({ id, load }) => {
  test('records and links of every version and format are opened by their own rules', async () => {
    const folder = new URL(`../../${id}/test/records/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.txt'))) {
      const records = splitRecords(readFileSync(new URL(file, folder), 'utf8'));
      for (const text of records.slice(0, 6)) {
        const { match, form } = await open(text);
        expect(form).toBe('record');
        expect(match.game.version).toBe(Number(file.split('/')[0]));
        const linked = await open(/^# link: (.+)$/m.exec(text)?.[1] ?? '');
        expect(linked.form).toBe('link');
        expect(formatRecord(linked.match)).toBe(formatRecord(match));
      }
    }
  });

  test('players of today play every version', async () => {
    const { game: newest, players } = await load();
    for (const version of versionsOf(newest)) {
      const game = atVersion(newest, version)!;
      for (const player of Object.values(players)) {
        const random = new Sfc32(version);
        const match = Match.start(game, { random });
        if (isRefusal(match)) throw new Error(match.refused);
        for (match.advance(random); match.tables.length === 1; match.advance(random)) {
          const { table } = match;
          if (table.turn === OVER) break;
          const view = game.view(table.state, table.turn);
          const { move } = player.think(view, random).answer();
          expect(view.moves).toContain(move);
          table.play(move);
        }
        expect(match.tables[0]?.turn).toBe(OVER);
      }
    }
  });
});
