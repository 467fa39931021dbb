/** A whole evening without a server: two tables of every game play the same boards at random. */
import { createHash } from 'node:crypto';
import type { GamePackage } from '@pakli/catalogue';
import { formatOptions, formatRecord, isRefusal, readOptions, Sfc32 } from '@pakli/core';
import type { Tournament } from '@pakli/tournament';
import { commitmentOf, toHex } from '../src/chance.ts';
import {
  boardChance,
  boardKey,
  boardResultsOf,
  decide,
  decideEvening,
  Evening,
  HOUSE,
  openedForRound,
  Room,
  tournamentOf,
  type EveningActor,
} from '../src/index.ts';

/** As few boards as possible. */
const RULES: Readonly<Record<string, string>> = {
  mulle: 'short',
  ulti: 'seed deals=2',
  compile: 'quick',
};
const DIRECTOR: EveningActor = { person: null, directs: true };

/** The file of an evening of two rounds; one person contributes no number to the shuffle. */
export function playedEvening({ game }: GamePackage, seed: number): Tournament {
  const random = new Sfc32(seed);
  const secret = createHash('sha256').update(`evening ${seed}`).digest();
  const options = readOptions(game.rules, RULES[game.id] ?? '');
  if (isRefusal(options)) throw new Error(options.refused);
  const rules = formatOptions(game.rules, options);
  const seats = game.seats[0] ?? 2;
  const evening = new Evening({
    v: 1,
    at: 0,
    kind: 'open',
    evening: '0123456789ab',
    settings: {
      title: 'Wednesday',
      game: game.id,
      version: game.version,
      rules,
      seats,
      boardsPerRound: game.deals(options),
      rounds: 2,
      movement: 'meet-all',
      best: game.best,
      ranking: 'points',
      scale: [],
      clock: { kind: 'none' },
      roundMs: null,
      level: 'strong',
    },
    director: '',
    commitment: commitmentOf(secret, '0123456789ab', rules),
  });
  const act = (actor: EveningActor, command: Parameters<typeof decideEvening>[1]): void => {
    const chance = { ids: random, secret: toHex(secret) };
    const event = decideEvening({ evening, actor, now: 0, chance }, command);
    if (isRefusal(event)) throw new Error(`${command.kind}: ${event.refused}`);
    evening.apply(event);
  };
  for (let i = 0; i < 2 * seats; i++) {
    const nonce = createHash('md5').update(`nonce ${seed} ${i}`).digest('hex');
    const person = { person: `p${i}`, directs: false };
    act(person, i === 1 ? { kind: 'join' } : { kind: 'join', nonce });
  }
  const records: string[][] = [];
  for (let round = 0; round < 2; round++) {
    act(DIRECTOR, { kind: 'round' });
    const [firstBoard = 0] = evening.boardsOf(round);
    const rooms = (evening.round?.tables ?? []).map(({ table }) => {
      const [open, ...events] = openedForRound(evening, table, 0);
      const room = Room.open(game, open);
      for (const event of events) room.apply(event);
      playRoom(room, boardChance(boardKey(secret, evening), firstBoard, random), random);
      return room;
    });
    for (const room of rooms) {
      for (const result of boardResultsOf(room, firstBoard)) {
        act(DIRECTOR, { kind: 'result', ...result });
      }
    }
    records.push(rooms.map(({ match }) => (match === undefined ? '' : formatRecord(match))));
    act(DIRECTOR, { kind: 'finish' });
    // People who join after the first round have no part in the shuffle.
    if (round === 0) {
      act({ person: 'late', directs: false }, { kind: 'join', nonce: 'f'.repeat(32) });
      act({ person: 'late', directs: false }, { kind: 'leave' });
    }
  }
  act(DIRECTOR, { kind: 'end' });
  const file = tournamentOf(evening, (person) => person);
  return {
    ...file,
    rounds: file.rounds.map(({ boards, tables }, number) => ({
      boards,
      tables,
      records: records[number] ?? [],
    })),
  };
}

function playRoom(room: Room, chance: ReturnType<typeof boardChance>, random: Sfc32): void {
  const act = (command: Parameters<typeof decide>[2], seat?: number): void => {
    const occupant = seat === undefined ? undefined : room.occupants[seat];
    const who = occupant?.kind === 'person' ? occupant.person : HOUSE;
    const event = decide(room, who, command, 0, chance);
    if (isRefusal(event)) throw new Error(`${command.kind}: ${event.refused}`);
    room.apply(event);
  };
  act({ kind: 'start' });
  while (room.phase === 'playing') {
    const { turn, match, steps } = room;
    if (turn === undefined || match === undefined) {
      act({ kind: 'ask', what: 'next' });
      continue;
    }
    const { moves } = match.game.view(match.table.state, turn);
    const move = moves[random.below(moves.length)] ?? 0;
    const text = match.game.formatTruth(match.table.state, move);
    act({ kind: 'play', step: steps, text }, turn);
  }
}
