/** The head and the foot of a match on any page: what is played, how the sums stand, who won. */
import {
  formatOptions,
  isRefusal,
  readOptions,
  type Game,
  type GameTypes,
  Match,
  type OptionValues,
} from '@pakli/core';
import { sidesOf, winningSides } from '@pakli/core/analysis';
import { personAt, type Audience } from '@pakli/text';
import type { TableArt } from '../table/index.ts';
import type { Ink } from '../terminal/ink.ts';
import { padTo, widthOf } from '../terminal/lines.ts';
import type { Voice } from '../input/voice.ts';

/** What everybody may know of a match: no card is in it. */
export interface MatchStanding {
  readonly game: Game;
  readonly options: OptionValues;
  readonly names: readonly string[];
  /** The deal that is being played, from 1. */
  readonly deal: number;
  readonly totals: readonly number[];
  readonly places: readonly number[];
  readonly over: boolean;
}

export function standingOf(match: Match<GameTypes>): MatchStanding {
  const { game, options, names, tables, totals, places, over } = match;
  return { game, options, names, deal: tables.length, totals, places, over };
}

type Named = Readonly<Record<string, { readonly name: string } | undefined>>;

/** The rule set by name if it has one, else what differs from the usual; nothing for the usual. */
function rulesOf({ game, options }: MatchStanding, speech: Voice['speech']): string[] {
  const rules = formatOptions(game.rules, options);
  if (rules === '') return [];
  const named = Object.keys(game.rules.presets).find((preset) => {
    const read = readOptions(game.rules, preset);
    return !isRefusal(read) && formatOptions(game.rules, read) === rules;
  });
  if (named !== undefined) {
    return [speech?.presets.find(({ id }) => id === named)?.name ?? named];
  }
  // How many deals there are is said beside it.
  const { deals } = game.rules.defaults;
  const rest = formatOptions(game.rules, deals === undefined ? options : { ...options, deals });
  return rest === '' ? [] : [rest];
}

/** The game, its rules where they are not the usual ones, who plays, and which deal it is. */
export function titleOf(
  standing: MatchStanding,
  art: TableArt,
  { catalogue, speech }: Voice,
  player?: string,
): string[] {
  const { game, options, deal } = standing;
  const { frame } = catalogue;
  const names: Named = frame.games;
  const deals = Match.dealsOf(game, options);
  return [
    names[game.id]?.name ?? game.id,
    ...rulesOf(standing, speech),
    ...(player === undefined ? [] : [player]),
    ...(deals !== 1 && art.countsDeals !== true
      ? [(speech?.deals.name ?? frame.table.deal)(deal, deals)]
      : []),
  ];
}

/** The players beside people, for a title: one name where all are the same, else who is who; nothing without any. */
export function whoPlays(
  players: readonly (string | null)[],
  names: readonly string[],
  { catalogue }: Voice,
): string | undefined {
  const levels: Named = catalogue.frame.levels;
  const named = players.flatMap((player, seat) =>
    player === null ? [] : [{ name: names[seat], player: levels[player]?.name ?? player }],
  );
  const [first] = named;
  if (first === undefined || named.every(({ player }) => player === first.player)) {
    return first?.player;
  }
  return named.map(({ name, player }) => `${name}: ${player}`).join(', ');
}

/** Points of the deals before this one in one line, who leads first; empty in the first. */
export function totalsOf(
  { names, deal, totals, places }: MatchStanding,
  art: TableArt,
  { catalogue }: Voice,
): string {
  if (art.countsDeals === true || deal < 2) return '';
  const sums = names
    .map((name, seat) => ({ sum: `${name} ${totals[seat]}`, place: places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ sum }) => sum);
  return `${catalogue.frame.result.standing}: ${sums.join(' · ')}`;
}

/** The places, and once the match is over who won. */
export function standings(
  { game, totals, places, over }: MatchStanding,
  company: Audience,
  { catalogue, words }: Voice,
  ink: Ink,
): string[] {
  const { result } = catalogue.frame;
  const longest = Math.max(...company.names.map(widthOf));
  const rows = company.names
    .map((name, seat) => ({ name, seat, place: places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ name, seat, place }) => {
      const line = ` ${words.placeOf(place)} ${padTo(name, longest)}  ${totals[seat]}`;
      return seat === company.seat ? ink.bold(line) : line;
    });
  if (!over) return rows;
  const winners = places.flatMap((place, seat) => (place === 1 ? [personAt(company, seat)] : []));
  const all = winners.length === company.names.length;
  const first = winningSides(places, sidesOf(game, places.length));
  const won = first === 1 && winners.length > 1 ? result.partners : result.winners;
  return [ink.bold(` ${all ? result.draw : won(winners)}`), ...rows];
}
