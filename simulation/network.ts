/**
 * Sockets between devices and nodes. Frames arrive complete and in order, or not
 * at all: a connection may be cut, or lose everything silently.
 */
import { EventEmitter } from 'node:events';
import type { SocketLike } from '@pakli/client';
import type { ServerSocket } from '../apps/server/src/socket.ts';
import type { Actor } from './timeline.ts';
import type { Chance, World } from './world.ts';

/** The close code of a broken connection. */
const BROKEN = 1006;
const OPEN = 1;
const CLOSED = 3;

/** The two ends of a connection. */
export interface LinkEnds {
  readonly device: Actor;
  readonly person: string;
  /** The table or evening. */
  readonly table: string;
  /** A screen for a whole room, without a person. */
  readonly isScreen: boolean;
  readonly node: Actor;
}

export interface LinkPorts {
  /** One-way latency in milliseconds. */
  readonly wayMs: () => number;
  /** Called for every frame of a node, and of a page, when it is sent. */
  readonly sentDown: (link: Link, text: string) => void;
  readonly sentUp: (link: Link, text: string) => void;
  /** Called for every frame that a page receives. */
  readonly heard: (link: Link, text: string) => void;
}

export class Link {
  readonly ends: LinkEnds;
  private readonly world: World;
  private readonly ports: LinkPorts;
  private readonly chance: Chance;
  readonly page: PageSocket;
  readonly server: NodeSocket;
  /** The person as the node knows them; undefined once they are deleted. */
  knownAs: string | undefined;
  /** Frames are lost silently. */
  isSilent = false;
  /** The newest row that the page had seen at its hello, and the newest that it was sent. */
  since = 0;
  told = 0;
  /** The number of frames in flight to the node. */
  underWay = 0;
  private upAt = 0;
  private downAt = 0;

  constructor(world: World, ends: LinkEnds, ports: LinkPorts, chance: Chance) {
    this.world = world;
    this.ends = ends;
    this.ports = ports;
    this.chance = chance;
    this.page = new PageSocket(this);
    this.server = new NodeSocket(this);
  }

  /** Sends a frame of the page, or closes its side. */
  up(arrive: () => void, text?: string): void {
    if (text !== undefined) this.ports.sentUp(this, text);
    this.upAt = this.arrival(this.upAt);
    this.underWay++;
    this.world.timeline.after(this.upAt - this.world.now, this.ends.node, () => {
      this.underWay--;
      if (!this.isSilent) arrive();
    });
  }

  down(arrive: () => void, text?: string): void {
    if (text !== undefined) this.ports.sentDown(this, text);
    this.downAt = this.arrival(this.downAt);
    this.world.timeline.after(this.downAt - this.world.now, this.ends.device, () => {
      if (!this.isSilent) arrive();
    });
  }

  heard(text: string): void {
    this.ports.heard(this, text);
  }

  /** Runs `act`, for a sleeping node once it wakes. */
  whenAwake(act: () => void): void {
    const { node } = this.ends;
    if (node.isDead) return;
    if (node.sleepsUntil <= this.world.now) act();
    else this.world.timeline.after(0, node, act);
  }

  /** The network is back: a silent connection breaks. */
  wake(): void {
    if (!this.isSilent) return;
    this.isSilent = false;
    this.cut();
  }

  /** Breaks the connection; each end notices after the latency. */
  cut(): void {
    this.up(() => this.server.end());
    this.down(() => this.page.end(BROKEN));
  }

  private arrival(before: number): number {
    return Math.max(before, this.world.now + this.ports.wayMs() + this.chance.below(3));
  }
}

/** The end of a page. */
export class PageSocket implements SocketLike {
  private readonly link: Link;
  private readonly listeners = new Map<string, (event: never) => void>();
  readyState = 0;

  constructor(link: Link) {
    this.link = link;
  }

  open(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = OPEN;
    this.happen('open', {});
  }

  hear(data: string): void {
    if (this.readyState !== OPEN) return;
    this.link.heard(data);
    this.happen('message', { data });
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.happen('close', { code });
  }

  send(text: string): void {
    this.link.up(() => this.link.server.hear(text), text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.link.up(() => this.link.server.end());
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  private happen(type: string, event: object): void {
    this.listeners.get(type)?.(event as never);
  }
}

/** The end of a node. */
export class NodeSocket extends EventEmitter implements ServerSocket {
  private readonly link: Link;
  private isOver = false;
  bufferedAmount = 0;

  constructor(link: Link) {
    super();
    this.link = link;
  }

  send(text: string, sent: () => void): void {
    if (this.isOver) return;
    this.bufferedAmount += text.length;
    this.link.down(() => {
      this.link.page.hear(text);
      this.bufferedAmount -= text.length;
      this.link.whenAwake(sent);
    }, text);
  }

  close(code: number): void {
    if (this.isOver) return;
    this.isOver = true;
    this.link.down(() => this.link.page.end(code));
    this.link.up(() => this.emit('close'));
  }

  terminate(): void {
    if (this.isOver) return;
    this.link.down(() => this.link.page.end(BROKEN));
    this.end();
  }

  pong(): void {}

  hear(text: string): void {
    if (!this.isOver) this.emit('message', Buffer.from(text), false);
  }

  /** The other side is gone. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.emit('close');
  }
}
