/**
 * `pakli sit` behind a network that cuts, stalls and half-opens its connection.
 * The time of the program is virtual: it passes only until the program connects again.
 */
import { Sfc32 } from '@pakli/core';
import type { SocketLike } from '@pakli/client';
import { VirtualTime } from '@pakli/client/testing';
import type { ToServer } from '@pakli/protocol';
import { expect } from 'vitest';
import { GUEST_PORTS, type GuestPorts } from '../apps/cli/src/commands/sit/guest.ts';
import { sit } from '../apps/cli/src/commands/sit/sit.ts';
import { Client, guest, openTable } from '../apps/server/test/client.ts';
import { Network } from '../apps/server/test/network.ts';
import { withServer, type Place } from '../apps/server/test/running.ts';

export const FAULTS = ['cut', 'stall', 'hiccup', 'half-open', 'no answers'] as const;
type Fault = (typeof FAULTS)[number];
/** When a fault strikes: while the program waits, or just before or after it sends a move. */
const MOMENTS = ['waiting', 'before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

/** So much virtual time passes at once, and in all before a stall ends that nobody should notice. */
const TICK_MS = 250;
const HICCUP_MS = 8000;
/** A program that takes longer to come back never will. */
const LONGEST_MS = 60_000;

/** The ports of a program, and what it does with them. */
class WatchedPorts extends VirtualTime implements GuestPorts {
  readonly network: Network;
  /** How often it has connected, and when it did so and heard something last. */
  private connects = 0;
  private connectedAt = 0;
  private heardAt = 0;
  /** Its moves by the ids under which it has sent them. */
  readonly moves = new Map<string, string>();
  private armed: { fault: Fault; moment: Moment; strike: () => void } | undefined;

  constructor(network: Network, seed: number) {
    super(seed);
    this.network = network;
  }

  connect(address: string, headers: Readonly<Record<string, string>>): SocketLike {
    this.connects++;
    this.connectedAt = this.elapsed();
    const socket = GUEST_PORTS.connect(address, headers);
    socket.addEventListener('message', () => (this.heardAt = this.elapsed()));
    return {
      get readyState() {
        return socket.readyState;
      },
      send: (text) => {
        const isMove = this.note(JSON.parse(text) as ToServer);
        if (isMove) this.happen('before');
        // A socket that was cut by now takes nothing.
        socket.send(text);
        if (isMove) this.happen('after');
      },
      close: () => socket.close(),
      addEventListener: socket.addEventListener.bind(socket),
    };
  }

  /** Arms a fault; resolves when it has struck. */
  arm(fault: Fault, moment: Moment): Promise<void> {
    const struck = new Promise<void>((strike) => (this.armed = { fault, moment, strike }));
    this.happen('waiting');
    return struck;
  }

  disarm(): void {
    this.armed = undefined;
  }

  private note(frame: ToServer): boolean {
    if (frame.kind !== 'do' || frame.command.kind !== 'play') return false;
    this.moves.set(frame.id, frame.command.text);
    return true;
  }

  private happen(moment: Moment): void {
    const { armed, network } = this;
    if (armed?.moment !== moment) return;
    this.armed = undefined;
    if (armed.fault === 'cut') network.cut();
    else if (armed.fault === 'half-open') network.halfOpen();
    else if (armed.fault === 'no answers') network.loseAnswers();
    else network.stall();
    armed.strike();
  }

  /**
   * Lets time pass until the program has got over a fault; returns how many milliseconds that took from the last frame
   * that was on its way when the fault struck.
   */
  async recover(fault: Fault): Promise<number> {
    const [from, connects] = [this.elapsed(), this.connects];
    const isOver = (): boolean =>
      fault === 'hiccup' ? this.elapsed() - from >= HICCUP_MS : this.connects > connects;
    while (!isOver()) {
      if (this.elapsed() - from > LONGEST_MS) throw new Error(`it does not come back: ${fault}`);
      this.advance(TICK_MS);
      // Sockets of this process are served in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.network.flow();
    return this.connectedAt - Math.max(from, this.heardAt);
  }
}

interface Report {
  readonly faults: number;
  readonly moves: number;
  readonly longestMs: number;
}

/** A match against the program with a fault at each of its moves, at most so many; returns what it took. */
async function playMatch({ base, running }: Place, most: number, random: Sfc32): Promise<Report> {
  const network = new Network(running.port, 0);
  const bad = `http://127.0.0.1:${await network.open()}`;
  const ports = new WatchedPorts(network, random.below(1e6));
  const anna = await guest(base, 'Anna');
  const table = await openTable(anna, 'mulle', { rules: 'short' });
  const host = new Client(anna, table);
  await host.sit(0);
  const given = { player: 'beginner', name: 'Robot' };
  const ended = sit(`${bad}/#/t/${table}`, given, ports);
  await host.until('it sits down', () => host.company?.seats[1]?.kind === 'person');
  await host.do({ kind: 'start' });
  const isOver = (): boolean => host.company?.phase === 'over';
  const movesOf = (seat: number): string[] =>
    host.past.flatMap((step) => (step.seat === seat ? [step.text] : []));
  let faults = 0;
  let longestMs = 0;
  for (;;) {
    await host.until('Anna may move', () => isOver() || host.scene?.view.turn === 0);
    if (isOver()) break;
    const choices = await host.choices();
    const text = choices[random.below(choices.length)] ?? '';
    const fault = FAULTS[(faults + random.below(2)) % FAULTS.length] ?? 'cut';
    const moment = MOMENTS[random.below(MOMENTS.length)] ?? 'waiting';
    const struck = faults < most ? ports.arm(fault, moment) : undefined;
    const before = movesOf(1).length;
    await host.do({ kind: 'play', step: host.scene?.step ?? 0, text });
    if (struck === undefined) continue;
    // The last move of a match may be Anna's: then nothing strikes any more.
    const strikes = struck.then(() => true);
    const isStruck = await Promise.race([strikes, host.until('it ends', isOver).then(() => false)]);
    ports.disarm();
    if (!isStruck) continue;
    faults++;
    longestMs = Math.max(longestMs, await ports.recover(fault));
    await host.until('it plays on', () => movesOf(1).length > before || isOver());
  }
  const moves = movesOf(1);
  // Each was sent under one id, and is in the match once.
  expect(moves).toEqual([...ports.moves.values()]);
  expect(host.faults).toEqual([]);
  host.close();
  network.flow();
  expect(await ended).toBe(0);
  network.close();
  return { faults, moves: moves.length, longestMs };
}

/** Matches until so many faults have struck. */
export function sitThroughFaults(wanted: number, seed: number): Promise<Report> {
  const random = new Sfc32(seed);
  return withServer(async (place) => {
    let all: Report = { faults: 0, moves: 0, longestMs: 0 };
    while (all.faults < wanted) {
      const { faults, moves, longestMs } = await playMatch(place, wanted - all.faults, random);
      all = {
        faults: all.faults + faults,
        moves: all.moves + moves,
        longestMs: Math.max(all.longestMs, longestMs),
      };
    }
    return all;
  });
}
