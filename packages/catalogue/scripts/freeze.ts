/**
 * `npm run freeze`: fifty records and links of every version of every game, in
 * today's format, into packages/<game>/test/records. What is there already is
 * never written again: it is what the tests replay.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import {
  atVersion,
  formatRecord,
  formatRefusal,
  isRefusal,
  Match,
  OVER,
  randomPlayer,
  readOptions,
  Sfc32,
  versionsOf,
  withOptions,
  type BaseView,
  type Game,
  type GameTypes,
  type MatchStart,
  type OptionRule,
  type OptionValue,
  type OptionValues,
  type Player,
  type Rules,
} from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import { GAMES, type GamePackage } from '../src/index.ts';

const RECORDS = 50;
/** Long matches are cut, so that the files stay small. */
const MOVES = 250;

for (const { id, load } of GAMES) {
  const { game: newest, players } = await load();
  for (const version of versionsOf(newest)) {
    const game = atVersion(newest, version) ?? newest;
    const matches = Array.from({ length: RECORDS }, (_, i) => someMatch(game, players, i));
    const texts = matches.map((match) => `${formatRecord(match)}# link: ${linkOf(match)}\n`);
    const [, format] = /^pakli record (\d+)$/m.exec(texts[0] ?? '') ?? [];
    const folder = new URL(`../../${id}/test/records/${version}/`, import.meta.url);
    const file = new URL(`format-${format}.txt`, folder);
    if (existsSync(file)) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, texts.join('\n'));
    console.log(`${id} ${version}: ${RECORDS} records of format ${format} are frozen`);
  }
}

function linkOf(match: Match<GameTypes>): string {
  const link = formatLink(match);
  if (isRefusal(link)) throw new Error(link.refused);
  return link;
}

/** One of many kinds: whole or not, given up, from a position, by this or that rule set. */
function someMatch(game: Game, players: GamePackage['players'], number: number): Match<GameTypes> {
  const random = new Sfc32(number + 1);
  const seats = game.seats[number % game.seats.length] ?? 2;
  const names = ['Anna', 'Bo', 'Çem', 'Dóra', 'Åke', 'Eva'].slice(0, seats);
  const options = someOptions(game.rules, number, random);
  const start = { options, seats, random, ...(number % 3 === 0 ? {} : { names }) };
  const everybody = Object.values(players);
  const player = everybody[number % everybody.length] ?? randomPlayer;
  const match = started(game, start);
  // Two of three are played to their end, if that is not too far.
  playOn(match, player, random, number % 3 === 2 ? random.below(40) : MOVES);
  if (match.table.turn < 0) return match;
  if (number % 12 === 2) match.submit(match.table.turn, 'resign');
  if (number % 6 !== 5) return match;
  const position = game.formatPosition(match.table.state);
  const second = started(game, { ...start, starter: match.starter, position });
  playOn(second, player, random, random.below(60));
  return second;
}

function started(game: Game, start: MatchStart<GameTypes>): Match<GameTypes> {
  const match = Match.start(game, start);
  if (isRefusal(match)) throw new Error(`${game.id}: ${formatRefusal(match)}`);
  return match;
}

function playOn(
  match: Match<GameTypes>,
  player: Player<BaseView>,
  random: Sfc32,
  moves: number,
): void {
  for (let move = 0; move < moves; move++) {
    match.advance(random);
    const { game, table } = match;
    if (table.turn === OVER) return;
    const thinking = player.think(game.view(table.state, table.turn), random);
    thinking.step(1);
    table.play(thinking.answer().move);
  }
}

/** The defaults, each preset, and a few settings of any option. */
function someOptions(rules: Rules<OptionValues>, number: number, random: Sfc32): OptionValues {
  const presets = Object.keys(rules.presets);
  for (;;) {
    const rows = Array.from(
      { length: 1 + random.below(5) },
      () => rules.options[random.below(rules.options.length)],
    );
    const settings = rows.flatMap((row) =>
      row === undefined ? [] : [[row.key, someValue(row, random)] as const],
    );
    const options =
      number % 2 === 0
        ? readOptions(rules, presets[(number / 2) % presets.length] ?? '')
        : withOptions(rules, Object.fromEntries(settings));
    if (!isRefusal(options)) return options;
  }
}

function someValue({ values }: OptionRule, random: Sfc32): OptionValue | undefined {
  if ('min' in values) return values.min + random.below(values.max - values.min + 1);
  return values[random.below(values.length)];
}
