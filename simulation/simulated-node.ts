/** A node of the real server that starts, crashes at any moment, stops on request, and is restarted. */
import type { TableStore } from '../apps/server/src/store/store.ts';
import { byeFrame } from '../apps/server/src/socket.ts';
import { arrive, startNode, type ServerNode } from '../apps/server/src/node.ts';
import type { ServerSettings } from '../apps/server/src/settings.ts';
import { Socket } from '../apps/server/src/socket.ts';
import { FAREWELLS } from '@pakli/protocol';
import type { Link } from './network.ts';
import type { SimulatedBells } from './simulated-bells.ts';
import { simulatedMachine } from './simulated-machine.ts';
import { simulatedThreads, type ThreadTrouble } from './simulated-threads.ts';
import type { Actor } from './timeline.ts';
import type { World } from './world.ts';

/** A stream without buffering: frames are not bytes here. */
const STREAM = { cork: () => {}, uncork: () => {} };

export interface NodeParts {
  readonly settings: ServerSettings;
  readonly bells: SimulatedBells;
  readonly storeFor: (actor: Actor) => TableStore;
  readonly isShared: boolean;
  readonly restartMs: number;
  readonly threadTrouble: () => ThreadTrouble | undefined;
}

export class SimulatedNode {
  readonly name: string;
  private readonly world: World;
  private readonly parts: NodeParts;
  private lives = 0;
  /** Milliseconds for which its own clock stood still. */
  private slept = 0;
  actor: Actor;
  /** Undefined while it is not ready. */
  running: ServerNode | undefined;
  /** The node is stopping and accepts no connections. */
  private isDraining = false;
  readonly links: Set<Link> = new Set();

  constructor(world: World, name: string, parts: NodeParts) {
    this.world = world;
    this.name = name;
    this.parts = parts;
    this.actor = { name, isDead: true, sleepsUntil: 0 };
  }

  get isUp(): boolean {
    return this.running !== undefined && !this.actor.isDead && !this.isDraining;
  }

  /** Starts the node; if that fails, it is retried as by a supervisor. */
  start(): void {
    const { world, parts } = this;
    const actor = { name: `${this.name}${this.lives++}`, isDead: false, sleepsUntil: 0 };
    this.actor = actor;
    this.running = undefined;
    this.isDraining = false;
    this.slept = 0;
    world.note(() => `${actor.name} starts`);
    startNode(parts.settings, {
      machine: simulatedMachine(world, actor, () => this.slept),
      store: parts.storeFor(actor),
      bell: async () => parts.bells.bell(actor),
      shared: parts.isShared,
      startThread: simulatedThreads(world, actor, parts.threadTrouble),
      node: actor.name,
      log: (what, told = {}) => world.note(() => `${actor.name} logs ${what} ${textOf(told)}`),
    }).then(
      (running) => {
        if (actor.isDead) return;
        this.running = running;
        this.show('up');
      },
      () => {
        actor.isDead = true;
        world.timeline.after(parts.restartMs, undefined, () => {
          if (this.actor === actor) this.start();
        });
      },
    );
  }

  /** Crashes and loses its memory. If the machine is gone, pages do not notice. */
  crash(isMachineGone: boolean): void {
    this.world.note(() => `${this.actor.name} dies`);
    this.actor.isDead = true;
    this.running = undefined;
    this.show('down');
    for (const link of this.links) {
      if (isMachineGone) link.isSilent = true;
      else link.cut();
    }
    this.links.clear();
  }

  private show(is: 'up' | 'down' | 'asleep'): void {
    this.world.show(() => ({ kind: 'node', node: this.name, is }));
  }

  /** Pauses for a while; its own clock continues or stands still, as on a sleeping machine. */
  sleep(ms: number, isClockStanding: boolean): void {
    const { actor, world } = this;
    world.note(() => `${actor.name} sleeps for ${ms} ms`);
    const until = Math.max(actor.sleepsUntil, world.now + ms);
    // The node may be asleep already.
    if (isClockStanding) this.slept += until - Math.max(actor.sleepsUntil, world.now);
    actor.sleepsUntil = until;
    this.show('asleep');
    world.timeline.after(ms, actor, () => this.show('up'));
  }

  /** Shuts down gracefully. */
  async stop(): Promise<void> {
    const { running, actor } = this;
    if (running === undefined || actor.isDead || this.isDraining) return;
    this.world.note(() => `${actor.name} stops`);
    this.isDraining = true;
    await running.leave();
    for (const link of this.links) link.server.close(FAREWELLS.restart);
    await running.close();
    if (actor.isDead) return;
    actor.isDead = true;
    this.world.note(() => `${actor.name} has stopped`);
    this.show('down');
    this.links.clear();
  }

  /** A page connects. */
  accept(link: Link, key: string): void {
    const { running, actor } = this;
    if (!this.isUp || running === undefined || link.ends.node !== actor) {
      link.down(() => link.page.end(1006));
      return;
    }
    this.links.add(link);
    arrive(running, [key], link.ends.table).then(
      ({ comer, target }) => {
        if (actor.isDead) return;
        if (this.isDraining) {
          link.cut();
          return;
        }
        link.down(() => link.page.open());
        const { isScreen: screen } = link.ends;
        const person = screen ? undefined : comer;
        link.knownAs = person?.id;
        if (typeof target === 'object') {
          const shownBy = comer?.id;
          Socket.attach(link.server, STREAM, running.context, target, { person, screen, shownBy });
        } else {
          link.server.send(byeFrame(target, null), () => {});
          link.server.close(FAREWELLS[target]);
        }
        link.server.on('close', () => this.links.delete(link));
      },
      () => link.cut(),
    );
  }
}

function textOf(told: object): string {
  return JSON.stringify({ ...told, stack: undefined });
}
