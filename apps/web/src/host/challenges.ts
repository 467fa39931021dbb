/** Games with the same cards as somebody else's: from a challenge, or of the day. */
import { findGame, type GamePackage } from '@pakli/catalogue';
import {
  isRefusal,
  Match,
  nameOptions,
  readOptions,
  refuse,
  Sfc32,
  type Refusal,
  CHANCE,
  OVER,
  type Answer,
  type GameTypes,
} from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import {
  fingerprintOf,
  seededNumber,
  seededChance,
  fixedPlayerSeeds,
  type PlayerQuestion,
} from '@pakli/host';
import { findMatch } from './begin.ts';
import { chairsOf, formatChallenge, openChallenge, seatIn } from './challenge.ts';
import { duelOf } from './duel.ts';
import type { Challenged, DayDeal, Duel, Side } from './host.ts';
import type { Asker } from './players.ts';
import { isShared } from './hot-seat.ts';
import type { GameStore } from './stored-game.ts';

const NONE = { hints: 0, undos: 0 };

/** The seed of a game's deal of the day. */
export function seedOfDay(game: string, day: string): number {
  return seededNumber(`${game} on ${day}`);
}

export class Challenges {
  private readonly store: Promise<GameStore>;
  private readonly asker: Asker;

  constructor(store: Promise<GameStore>, asker: Asker) {
    this.store = store;
    this.asker = asker;
  }

  /** The text to send to a friend. */
  async write(id: string, name: string): Promise<string | Refusal> {
    const found = await findMatch(await this.store, id);
    if (isRefusal(found)) return found;
    const { match, entry } = found;
    const { saved } = entry;
    const { seat, help = NONE, purpose, link: linked } = saved;
    if (!match.over) return refuse('not-over', 'table');
    // Nobody can replay a game against people, or one that began in the middle.
    if (isShared(saved) || linked === true || purpose !== undefined) {
      return refuse('no-challenge', 'table');
    }
    const names = match.names.map((other, at) => (at === seat ? name : other));
    const named = Match.cut(match, Infinity, names);
    if (isRefusal(named)) return named;
    const link = formatLink(named);
    if (isRefusal(link)) return link;
    // Older games have no seed: the cards after their own are derived from the record.
    const seed = entry.seed ?? seededNumber(entry.record);
    return formatChallenge({ seed, chairs: chairsOf(saved), help, link });
  }

  /** What may be known of a challenge before it is played: nothing of how it went. */
  async read(code: string): Promise<Challenged | Refusal> {
    const opened = await openChallenge(code);
    if (isRefusal(opened)) return opened;
    const { match, challenge } = opened;
    const { chairs, seed } = challenge;
    const seat = seatIn(chairs);
    const print = fingerprintOf(seed);
    const known = (await (await this.store).list()).find(
      ({ game, cards }) => game === match.game.id && cards === print,
    );
    return {
      game: match.game.id,
      rules: nameOptions(match.game.rules, match.options),
      chairs,
      seat,
      name: match.names[seat] ?? '',
      ...(known === undefined ? {} : { played: { id: known.id, over: known.over } }),
    };
  }

  /** Both results, once one's own game is over. */
  async compare(id: string, code?: string): Promise<Duel | Refusal> {
    const found = await findMatch(await this.store, id);
    if (isRefusal(found)) return found;
    const { match, entry } = found;
    const text = code ?? entry.challenge;
    if (!match.over) return refuse('not-over', 'table');
    if (text === undefined) return refuse('bad-link', 'link');
    const opened = await openChallenge(text);
    if (isRefusal(opened)) return opened;
    const { challenge, match: theirs } = opened;
    if (theirs.game.id !== match.game.id || fingerprintOf(challenge.seed) !== entry.saved.cards) {
      return refuse('other-game', 'table', { expected: match.game.id, got: theirs.game.id });
    }
    return duelOf(
      { match, help: entry.saved.help ?? NONE },
      { match: theirs, help: challenge.help },
      entry.saved.seat,
      challenge.link,
    );
  }

  /** The strongest player's result for the deal of a day, in the same seat against the same players. */
  async expert({ game: id, rules, seat, level, day }: DayDeal): Promise<Side | Refusal> {
    const loaded = await findGame(id)?.load();
    if (loaded === undefined) return refuse('unknown-game', 'table', { game: id });
    const { game, levels } = loaded;
    const options = readOptions(game.rules, rules);
    if (isRefusal(options)) return options;
    const seed = seedOfDay(id, day);
    const match = Match.start(game, { options, random: new Sfc32(seed) });
    if (isRefusal(match)) return match;
    const players = match.names.map((_, at) => (at === seat ? (levels.at(-1) ?? level) : level));
    const { asker } = this;
    const played = await playThrough(loaded, match, {
      seed,
      players,
      think: (asked) => asker.think(asked),
    });
    if (played === undefined) return refuse('failed', 'table');
    const { totals, places } = played;
    return { totals, places, ...NONE };
  }
}

/** The same deal with the strongest player in the person's seat, played to the end without a table. */
interface ExpertSeats {
  readonly seed: number;
  /** By seat: names of players. */
  readonly players: readonly string[];
  readonly think: (question: PlayerQuestion) => Promise<Answer | undefined>;
}

/** Plays a new match to its end, every seat by steps alone; undefined if a player gave no answer. */
export async function playThrough(
  { game }: Pick<GamePackage, 'game'>,
  match: Match<GameTypes>,
  { seed, players, think }: ExpertSeats,
): Promise<Match<GameTypes> | undefined> {
  const chance = seededChance(game, match.seats, seed);
  const thoughts = fixedPlayerSeeds(seed);
  while (!match.over) {
    const { table } = match;
    const { turn, state } = table;
    if (turn === OVER) match.nextDeal();
    else if (turn === CHANCE) {
      const count = table.steps.filter(({ kind }) => kind === 'chance').length;
      table.chance(chance.outcome(table.deal.number, count));
    } else {
      const view = game.view(state, turn);
      const answer = await think({
        game: game.id,
        version: game.version,
        player: players[turn] ?? '',
        view,
        seed: thoughts(view),
        exact: true,
      });
      if (answer === undefined) return undefined;
      table.play(answer.move);
    }
  }
  return match;
}
