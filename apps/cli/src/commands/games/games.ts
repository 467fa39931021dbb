/** `pakli games [GAME]`: what can be played, and all that may be set about it. */
import { GAMES, type GameEntry } from '@pakli/catalogue';
import { describeValues } from '@pakli/core';
import { factsOf, type GameFacts } from '../../input/facts.ts';
import { entryOf } from '../../input/games.ts';
import { factsTable, playFactsOf } from './play-facts.ts';
import { inkFor, type InkFlags } from '../../input/ink.ts';
import type { Ink } from '../../terminal/ink.ts';
import { padTo, widthOf, wrap } from '../../terminal/lines.ts';
import { voiceFor, type Voice } from '../../input/voice.ts';

export interface GamesFlags extends InkFlags {
  readonly json?: true;
  readonly facts?: true;
  readonly lang?: string;
}

export async function games(id: string | undefined, given: GamesFlags): Promise<number> {
  const entries = id === undefined ? GAMES : [entryOf(id)];
  if (given.facts) {
    const found = await Promise.all(entries.map(playFactsOf));
    const lines = found.map((facts) => (given.json ? JSON.stringify(facts) : factsTable(facts)));
    console.log(lines.join(given.json ? '\n' : '\n\n'));
    return 0;
  }
  if (given.json) {
    for (const entry of entries) console.log(JSON.stringify(await factsOf(entry)));
    return 0;
  }
  const ink = inkFor(given);
  const width = Math.min(process.stdout.columns || 80, 100);
  const voice = await voiceFor(id ?? '', given.lang);
  const lines =
    id === undefined
      ? entries.map((entry): Row => [entry.id, describe(entry, voice)])
      : details(entryOf(id), await factsOf(entryOf(id)), voice);
  console.log(inColumns(lines, ink, width).join('\n'));
  return 0;
}

const MOST_VALUES = 8;

/** A heading, or the name of a thing with what there is to say of it. */
type Row = string | readonly [name: string, about: string];

/** Names under each other, and beside each what it is. */
function inColumns(rows: readonly Row[], ink: Ink, width: number): string[] {
  const names = rows.flatMap((row) => (typeof row === 'string' ? [] : [widthOf(row[0])]));
  const column = Math.min(Math.max(0, ...names), 24);
  return rows.flatMap((row) => {
    if (typeof row === 'string') return wrap(ink.plain(row), width).map((line) => ink.bold(line));
    const [name, about] = row;
    return wrap(`  ${padTo(name, column)}  ${ink.plain(about)}`, width, column + 4);
  });
}

/** A game in a line; its name alone as long as no language tells of it. */
function describe({ id, name }: GameEntry, { catalogue }: Voice): string {
  const texts: Readonly<
    Record<string, Readonly<Record<'name' | 'about' | 'players' | 'length', string>>>
  > = catalogue.frame.games;
  const known = texts[id];
  if (known === undefined) return name;
  const facts = [known.name, known.players, known.length].filter((fact) => fact !== '').join(', ');
  return known.about === '' ? facts : `${facts}. ${known.about}`;
}

/** The values of an option; a few of them, and how many there are, where nobody would read them all. */
function valuesOf(row: GameFacts['options'][number]): string {
  const { values } = row;
  if ('min' in values || values.length <= MOST_VALUES) return describeValues(row);
  return `${values.slice(0, 3).join(', ')}, … (${values.length})`;
}

function details(entry: GameEntry, facts: GameFacts, voice: Voice): Row[] {
  const { speech, words } = voice;
  return [
    describe(entry, voice),
    '',
    `${words.games.ruleSets} (--options)`,
    ...facts.presets.map((preset): Row => {
      const said = speech?.presets.find(({ id }) => id === preset);
      return [preset, said === undefined ? '' : `${said.name}. ${said.about}`];
    }),
    '',
    `${words.games.options} (--options KEY=VALUE)`,
    ...facts.options.map((row): Row => {
      const value = row.default ?? '';
      const meaning = speech?.option(row.key, value) ?? '';
      const rule = voice.catalogue.frame.refused.rule(row.rule);
      return [`${row.key}=${value}`, `${meaning} [${valuesOf(row)}; ${rule}]`];
    }),
    '',
    `${words.games.players} (--level, --against)`,
    `  ${facts.players.join(', ')}`,
  ];
}
