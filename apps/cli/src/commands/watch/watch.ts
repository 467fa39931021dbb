/** `pakli watch GAME`: players play against each other, at a speed that can be followed. */
import {
  CHANCE,
  formatRecord,
  formatRefusal,
  freshSeed,
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type Kinds,
} from '@pakli/core';
import type { Company } from '@pakli/text';
import { splitPlayers } from '../../players/spelling.ts';
import { Failure, Refused } from '../../given/failure.ts';
import { checkWritable, writeFor } from '../../given/files.ts';
import { loadGame, optionsFor, seatsFor } from '../../given/games.ts';
import { findOpponent, type Opponent } from '../../players/opponent.ts';
import { tableOf } from '../../table/index.ts';
import { inkFor, type InkGiven } from '../../terminal/ink.ts';
import { Interrupted, isInteractive } from '../../terminal/screen.ts';
import { voiceFor } from '../../given/voice.ts';
import { PageShow } from './page-show.ts';
import { JsonShow, LineShow, type Show } from './show.ts';

export interface WatchOptions extends InkGiven {
  readonly players?: string;
  readonly delay: number;
  readonly seat?: number;
  readonly options: string;
  readonly seats?: number;
  readonly seed?: number;
  readonly out?: string;
  readonly lang?: string;
  readonly json?: true;
}

const MOVE_MS = 1000;

export async function watch(id: string, given: WatchOptions): Promise<number> {
  const loaded = await loadGame(id);
  const { game } = loaded;
  const voice = await voiceFor(id, given.lang);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  if (given.seat !== undefined && given.seat >= seats) {
    throw new Failure(`--seat: there are seats 0 to ${seats - 1}`, 2);
  }
  const usual = loaded.levels.includes('strong') ? 'strong' : '';
  const players = splitPlayers(given.players ?? usual);
  if (players.length > 1 && players.length !== seats) {
    throw new Failure(`--players: one for all or ${seats}, not ${players.length}`, 2);
  }
  if (given.out !== undefined) checkWritable('--out', given.out);
  const random = new Sfc32(given.seed ?? freshSeed());
  // Not the generator that deals: from that one a player could read the cards to come.
  const thoughts = new Sfc32(random.next());
  const sitters: Opponent[] = [];
  try {
    for (let seat = 0; seat < seats; seat++) {
      const name = players.length === 1 ? players[0] : players[seat];
      sitters.push(await findOpponent(loaded, name, { ms: MOVE_MS }, '--players'));
    }
    const { opponents } = voice.catalogue.frame;
    const called = ['Anna', opponents.first, opponents.second, opponents.third];
    const names = sitters.map((_, seat) => called[seat] ?? `${called[0]} ${seat}`);
    const match = Match.start<Kinds>(game, { options, seats, names, random });
    if (isRefusal(match)) throw new Refused(match, { game: id, status: 2 });
    const ink = inkFor(given);
    const company: Company = { names, seat: given.seat ?? null };
    const art = await tableOf(game);
    const show: Show = given.json
      ? new JsonShow(match, company)
      : isInteractive()
        ? new PageShow({
            match,
            company,
            voice,
            ink,
            art,
            delay: given.delay,
            players: playersOf(sitters, names),
          })
        : new LineShow(match, company, voice, ink);
    const status = await run(match, sitters, random, thoughts, show);
    if (given.out !== undefined) writeFor('--out', given.out, formatRecord(match));
    return status;
  } finally {
    await Promise.all(sitters.map((sitter) => sitter.close()));
  }
}

/** One name for all, or who is who. */
function playersOf(sitters: readonly Opponent[], names: readonly string[]): string {
  const [first] = sitters;
  if (first !== undefined && sitters.every(({ name }) => name === first.name)) return first.name;
  return sitters.map(({ name }, seat) => `${names[seat]} ${name}`).join(', ');
}

async function run(
  match: Match<Kinds>,
  sitters: readonly Opponent[],
  random: Sfc32,
  thoughts: Sfc32,
  show: Show,
): Promise<number> {
  try {
    for (;;) {
      const { table, game } = match;
      const { turn } = table;
      if (turn === OVER) {
        if (!match.nextDeal()) break;
        continue;
      }
      if (turn === CHANCE) table.chance(random);
      else {
        const view = game.view(table.state, turn);
        const moves = view.moves.map((move) => game.format(table.state, move, turn));
        const text = await show.settle(
          sitters[turn]?.choose(view, moves, thoughts, () => show.interrupted) ??
            Promise.resolve(''),
        );
        const move = table.submit(turn, text);
        if (isRefusal(move)) throw new Error(`a listed move is refused: ${formatRefusal(move)}`);
      }
      if (!(await show.step())) return 0;
    }
    await show.end();
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return error.status;
    throw error;
  } finally {
    show.close();
  }
}
