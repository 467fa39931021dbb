/**
 * Writes the boards that come with the page, src/instant/boards/GAME.json: cards from a fixed secret,
 * played by every level with a fixed number of steps. Takes minutes per game.
 *
 *     node --conditions=@pakli/source apps/web/scripts/boards.ts ulti 4
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions, Sfc32 } from '@pakli/core';
import {
  answerTo,
  commitmentOf,
  Day,
  DAY_EVENT_VERSION,
  dayKey,
  dayTournament,
  pastBoardsOf,
  playBoard,
} from '@pakli/host';

const BOARDS = 8;
/** Anybody may know it: nobody is ranked by these boards. */
const SECRET = new Uint8Array(32).fill(44);
const PLAYERS = ['beginner', 'casual', 'strong', 'expert'];
const RULES: Readonly<Record<string, string>> = { mulle: 'omgangar=1' };

const [id = '', runs = '4'] = process.argv.slice(2);
const found = await findGame(id)?.load();
if (found === undefined) throw new Error(`no game ${id}`);
const { game, contenders } = found;
const options = readOptions(game.rules, RULES[id] ?? '');
if (isRefusal(options)) throw new Error(options.refused);
const rules = formatOptions(game.rules, options);
const named = PLAYERS.map((level) => (contenders.has(`${level}-2`) ? `${level}-2` : level));
const name = `${id} of the page`;
const opened = {
  v: DAY_EVENT_VERSION,
  at: 0,
  kind: 'open' as const,
  day: name,
  settings: {
    game: id,
    version: game.version,
    rules,
    seats: game.seats[0] ?? 2,
    best: game.best,
    boards: BOARDS,
    opponent: named[2] ?? 'strong',
    field: named.flatMap((player) => Array<string>(Number(runs)).fill(player)),
    closesAt: 0,
    endsAt: 0,
  },
  commitment: commitmentOf(SECRET, name, rules),
};
const day = new Day(opened);
const records = new Map<string, string>();
const clock = { now: () => performance.now(), pause: () => Promise.resolve() };
for (const [board, run] of day.uncomputed) {
  const played = await playBoard(game, opened.settings, [board, run], {
    key: dayKey(SECRET),
    lots: new Sfc32(board * 100 + run + 1),
    think: async (question) => {
      const answer = await answerTo(question, clock, () => false);
      if (answer === undefined) throw new Error('no answer');
      return answer.move;
    },
  });
  day.apply({ v: DAY_EVENT_VERSION, at: 0, ...played });
  records.set(`${name}/${board}/${run}`, played.record);
  console.log(`board ${board + 1}, ${opened.settings.field[run]}: ${played.scores.join(' ')}`);
}
day.apply({ v: DAY_EVENT_VERSION, at: 0, kind: 'end', secret: '' });
const file = join(import.meta.dirname, `../src/instant/boards/${id}.json`);
writeFileSync(file, `${JSON.stringify(pastBoardsOf(dayTournament(day, String, records)))}\n`);
