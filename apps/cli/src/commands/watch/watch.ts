/** `pakli watch GAME`: players play against each other, at a speed that can be followed. */
import {
  EVERYBODY,
  formatRecord,
  freshSeed,
  isRefusal,
  Match,
  Sfc32,
  type GameTypes,
  type Reader,
} from '@pakli/core';
import { TurnLoop, HOUSE } from '@pakli/host';
import { splitPlayers } from '../../players/spelling.ts';
import { Failure, Refused } from '../../input/failure.ts';
import { checkWritable, writeFor } from '../../input/files.ts';
import { loadPlayers, optionsFor, seatsFor } from '../../input/games.ts';
import { findOpponent, usualPlayer, type Opponent } from '../../players/opponent.ts';
import { seatedRoom, TerminalHost, type TerminalHostPorts } from '../../seat/terminal-host.ts';
import { whoPlays } from '../../seat/standings.ts';
import { TableFollower } from '../../seat/table-follower.ts';
import { tableOf } from '../../table/index.ts';
import { inkFor, type InkFlags } from '../../input/ink.ts';
import { Interrupted, isInteractive } from '../../terminal/screen.ts';
import { voiceFor } from '../../input/voice.ts';
import { PageShow } from './page-show.ts';
import { jsonShow, lineShow, type Show } from './show.ts';

export interface WatchFlags extends InkFlags {
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

export async function watch(id: string, given: WatchFlags): Promise<number> {
  const loaded = await loadPlayers(id);
  const { game } = loaded;
  const voice = await voiceFor(id, given.lang);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  if (given.seat !== undefined && given.seat >= seats) {
    throw new Failure(`--seat: there are seats 0 to ${seats - 1}`, 2);
  }
  const usual = loaded.levels.includes('strong') ? 'strong' : usualPlayer(loaded);
  const wanted = splitPlayers(given.players ?? usual);
  if (wanted.length > 1 && wanted.length !== seats) {
    throw new Failure(`--players: one for all or ${seats}, not ${wanted.length}`, 2);
  }
  if (given.out !== undefined) checkWritable('--out', given.out);
  const random = new Sfc32(given.seed ?? freshSeed());
  // Not the generator that deals: from that one a player could read the cards to come.
  const thoughts = new Sfc32(random.next());
  const players: Opponent[] = [];
  try {
    for (let seat = 0; seat < seats; seat++) {
      const name = (wanted.length === 1 ? wanted[0] : wanted[seat]) ?? usualPlayer(loaded);
      players.push(await findOpponent(loaded, name, '--players'));
    }
    const { opponents, together } = voice.catalogue.frame;
    const called = ['Anna', opponents.first, opponents.second, opponents.third];
    const names = players.map((_, seat) => called[seat] ?? together.player(seat + 1));
    const match = Match.start<GameTypes>(game, { options, seats, names, random });
    if (isRefusal(match)) throw new Refused(match, { game: id, status: 2 });
    const ink = inkFor(given);
    const reader: Reader = given.seat ?? EVERYBODY;
    const follower = new TableFollower(game, names, voice);
    const levels = players.map(({ name }) => name);
    const room = seatedRoom(loaded, match, levels);
    const art = await tableOf(game, ink);
    const show: Show = given.json
      ? jsonShow(follower)
      : isInteractive()
        ? new PageShow({
            follower,
            voice,
            ink,
            art,
            delay: given.delay,
            players: whoPlays(levels, names, voice),
          })
        : lineShow(follower, voice, ink);
    const status = await run({ room, players, random, thoughts, follower }, reader, show);
    if (given.out !== undefined) writeFor('--out', given.out, formatRecord(room.match ?? match));
    return status;
  } finally {
    await Promise.all(players.map((sitter) => sitter.close()));
  }
}

/** Shows every step before the next is taken, until all deals are played or nobody looks any more. */
async function run(
  table: Omit<TerminalHostPorts, 'pace'>,
  reader: Reader,
  show: Show,
): Promise<number> {
  const { room, follower } = table;
  let gone = false;
  const follow = async (): Promise<void> => {
    for (let step = follower.next(); step !== undefined && !gone; step = follower.next()) {
      gone = !(await show.step(step));
    }
    if (gone) leave();
  };
  const host = new TerminalHost({ ...table, pace: follow });
  const loop = new TurnLoop(room, {
    ...host.ports,
    readers: () => [reader],
    tell: (_, update) => host.hear(update),
  });
  const leave = (): void => {
    host.leave();
    loop.close();
  };
  try {
    loop.do(HOUSE, { kind: 'start' });
    for (;;) {
      await show.settle(host.still());
      await follow();
      if (gone) return 0;
      if (follower.scene.over) break;
      loop.do(HOUSE, { kind: 'ask', what: 'next' });
    }
    await show.end();
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return error.status;
    throw error;
  } finally {
    leave();
    show.close();
  }
}
