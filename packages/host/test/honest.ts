/** Matches as a server stores them: dealt from a secret and every player's numbers, with moves taken back. */
import { createHash } from 'node:crypto';
import type { GamePackage } from '@pakli/catalogue';
import { formatRecord, isRefusal, Sfc32, type GameTypes, type Match } from '@pakli/core';
import { chanceFrom, commitmentOf, fromHex } from '../src/chance.ts';
import { decide, EVENT_VERSION, HOUSE, Room, type DealProof } from '../src/index.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Dealt {
  readonly match: Match<GameTypes>;
  readonly proof: DealProof;
  readonly record: string;
}

/** Everybody plays at random and occasionally takes a move back. */
export function dealtMatch({ game }: GamePackage, rules: string, seed: number): Dealt {
  const random = new Sfc32(seed);
  const seats = game.seats[0] ?? 2;
  const secret = hash(`secret ${seed}`);
  // One seat is a computer's.
  const nonces = Array.from({ length: seats }, (_, seat) =>
    seat === seats - 1 ? null : hash(`nonce ${seed} ${seat}`).slice(0, 32),
  );
  const table = hash(`table ${seed}`)
    .replaceAll(/[^0-9]/g, '')
    .padEnd(10, '0')
    .slice(0, 10);
  const commitment = commitmentOf(fromHex(secret), table, rules);
  const shares = nonces.map((nonce) => nonce ?? undefined);
  const chance = chanceFrom(fromHex(secret), shares, random);
  const room = Room.open(game, {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table,
    game: game.id,
    version: game.version,
    rules,
    seats,
    host: 'p0',
    options: { takebacks: true, hints: false },
    clock: { kind: 'none' },
    commitment,
  });
  const act = (
    who: Parameters<typeof decide>[1],
    command: Parameters<typeof decide>[2],
  ): boolean => {
    const event = decide(room, who, command, 0, chance);
    if (isRefusal(event)) return false;
    room.apply(event);
    return true;
  };
  nonces.forEach((nonce, seat) => {
    if (nonce !== null) act(`p${seat}`, { kind: 'sit', seat, nonce });
  });
  act('p0', { kind: 'start' });
  while (room.phase === 'playing') {
    const { turn, match, steps } = room;
    if (turn === undefined || match === undefined) {
      if (!act(HOUSE, { kind: 'ask', what: 'next' })) throw new Error('nothing goes on');
      continue;
    }
    const { moves } = game.view(match.table.state, turn);
    const move = moves[random.below(moves.length)] ?? 0;
    const text = game.formatTruth(match.table.state, move);
    const chair = room.occupants[turn];
    const who = chair?.kind === 'person' ? chair.person : HOUSE;
    if (!act(who, { kind: 'play', step: steps, text })) throw new Error(`refused: ${text}`);
    if (who !== HOUSE && random.below(12) === 0) takeBack(room, who, act);
  }
  if (room.match === undefined || room.secret === undefined) throw new Error('not played');
  const proof = { table, rules, commitment, secret: room.secret, nonces };
  return { match: room.match, proof, record: formatRecord(room.match) };
}

/** All others agree. */
function takeBack(
  room: Room,
  who: string,
  act: (who: string, command: Parameters<typeof decide>[2]) => boolean,
): void {
  if (!act(who, { kind: 'ask', what: 'takeback' })) return;
  for (const seat of room.voters) {
    const question = room.questions.find(({ what }) => what === 'takeback');
    const chair = room.occupants[seat];
    if (question === undefined || chair?.kind !== 'person' || chair.person === who) continue;
    act(chair.person, { kind: 'answer', ask: question.ask, yes: true });
  }
}
