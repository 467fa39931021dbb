/**
 * A person who acts at random over the real client: uses one or two devices,
 * plays, double-clicks, chats, leaves, comes back.
 */
import {
  SocketWire,
  TableClient,
  type ClientPorts,
  type ClientTimes,
  type SocketLike,
  type TableAct,
  type TableState,
} from '@pakli/client';
import type { Actor } from './timeline.ts';
import { saying, wishFor } from './wishes.ts';
import type { Chance, World } from './world.ts';

/** Where a device connects to. */
export interface Door {
  readonly id: string;
  /** A screen for a whole room, without a person. */
  readonly isScreen?: boolean;
}

export interface PersonPorts {
  readonly times: ClientTimes;
  /** How many unanswered commands a person may have: one of these. */
  readonly patience: readonly number[];
  /** All people act at multiples of this time; 0: each at their own moments. */
  readonly togetherMs: number;
  /** The longest times between two acts, and away, in milliseconds. */
  readonly stepMs: number;
  readonly calmStepMs: number;
  readonly awayMs: number;
  /** People close everything when they go away. */
  readonly isTidy: boolean;
  /** Opens a socket of a device. */
  readonly connect: (device: Actor, door: Door) => SocketLike;
  /** Checks for news without a table. */
  readonly look: () => void;
  /** An account action: another name, another device. */
  readonly act: () => void;
  /** A legal move of the player at turn. */
  readonly moveAt: (state: TableState) => string | undefined;
  /** People soon end a match and play a rematch. */
  readonly isShort: boolean;
}

/** What a person does at the moment of a fault. */
export type Reaction = 'comes' | 'goes' | 'acts' | 'gets-up' | 'is-called';

/** The longest time a person reviews a finished match. */
const READ_MS = 4000;

const STAND: TableAct = { kind: 'do', command: { kind: 'stand' } };

/** One tab. */
export interface Tab {
  readonly actor: Actor;
  readonly client: TableClient;
  readonly isScreen: boolean;
  /** By id of an unanswered command: when it was sent. */
  readonly pending: Map<string, number>;
  /** The number of the newest chat line received. */
  line: number;
}

export class Person {
  readonly id: string;
  private readonly world: World;
  private readonly ports: PersonPorts;
  private readonly chance: Chance;
  readonly tabs: Tab[] = [];
  private readonly patience: number;
  private opened = 0;
  private ids = 0;
  /** Undefined until the person is sent to one. */
  table: string | undefined;
  /** Tables that refused the person. */
  private readonly shut = new Set<string>();
  /** Stays and plays on from now on. */
  isCalm = false;
  /** The account is deleted. */
  isDeleted = false;
  private stopStep = (): void => {};

  constructor(world: World, id: string, table: string | undefined, ports: PersonPorts) {
    this.world = world;
    this.id = id;
    this.table = table;
    this.ports = ports;
    this.chance = world.chance(`person ${id}`);
    this.patience = this.chance.pick(ports.patience);
    this.stepLater();
  }

  /** Call this after all faults. Quiet people do nothing any more, and those who are away stay away. */
  calm(isQuiet: boolean): void {
    this.isCalm = true;
    for (const { actor } of this.tabs) actor.sleepsUntil = 0;
    this.stopStep();
    if (isQuiet) return;
    while (this.tabs.length > 1) this.close();
    this.stepLater();
  }

  /** Stops acting. */
  rest(): void {
    this.stopStep();
  }

  private stepLater(reads = false): void {
    const { chance, isCalm, ports } = this;
    const isAway = !isCalm && chance.oneIn(10);
    if (isAway && ports.isTidy) while (this.tabs.length > 0) this.close();
    const { stepMs, calmStepMs, awayMs } = ports;
    const ms = isAway
      ? chance.between(awayMs / 8, awayMs)
      : reads
        ? chance.between(READ_MS / 8, READ_MS)
        : chance.between(50, isCalm ? calmStepMs : stepMs);
    this.stopStep = this.world.timeline.after(this.untilMoment(ms), undefined, () => {
      const opensMatch = this.readsMatch();
      if (opensMatch) while (this.tabs.length > 0) this.close();
      else if (!this.isDeleted) void this.step();
      this.stepLater(opensMatch);
    });
  }

  /** Whether the person now reviews a finished match, on a page without a table. */
  private readsMatch(): boolean {
    const isOver = this.tabs.some(({ client }) => client.state?.company.phase === 'over');
    return this.ports.isShort && isOver && this.chance.oneIn(2);
  }

  /** The delay, rounded up to the next common moment if people act together. */
  private untilMoment(ms: number): number {
    const { togetherMs } = this.ports;
    const { now } = this.world;
    if (togetherMs === 0) return Math.floor(ms);
    return Math.ceil((now + ms) / togetherMs) * togetherMs - now + this.chance.below(6);
  }

  private async step(): Promise<void> {
    const { chance, tabs, isCalm } = this;
    const tab = tabs[chance.below(Math.max(1, tabs.length))];
    this.ports.look();
    if (!isCalm && chance.oneIn(30)) this.ports.act();
    if (this.table === undefined) return;
    if (tab === undefined || tab.client.closed) this.open();
    else if (tab.actor.sleepsUntil > this.world.now || tab.pending.size >= this.patience) return;
    else if (tab.client.connection.kind === 'gone') this.giveUp();
    else if (!isCalm && chance.oneIn(20)) this.close();
    else if (!isCalm && chance.oneIn(12) && tabs.length < 2) this.open();
    else if (!isCalm && chance.oneIn(18)) await this.request(tab, saying(chance));
    else if (tab.client.state !== undefined) await this.act(tab, tab.client.state);
    else if (chance.oneIn(3)) tab.client.check();
  }

  /** The table refused the person, who may try again a few times. */
  private giveUp(): void {
    this.close();
    if (this.table === undefined || !this.chance.oneIn(2)) return;
    this.shut.add(this.table);
    this.table = undefined;
  }

  /** Reacts at once, at the moment of a fault. */
  react(how: Reaction): void {
    if (this.isDeleted || this.isCalm) return;
    if (how === 'goes') while (this.tabs.length > 0) this.close();
    else if (how === 'is-called') this.ports.act();
    else if (how === 'acts') void this.step();
    else if (how === 'gets-up') for (const tab of this.tabs) void this.request(tab, STAND);
    else if (this.tabs.length < 2) this.open();
  }

  /** Closes everything for good. */
  leaves(): void {
    while (this.tabs.length > 0) this.close();
    this.stopStep();
  }

  /** Closes everything and stays away for a while. */
  goes(ms: number): void {
    this.leaves();
    this.stopStep = this.world.timeline.after(ms, undefined, () => this.stepLater());
  }

  /** Goes to another table. */
  goTo(table: string): void {
    if (table === this.table || this.shut.has(table)) return;
    this.table = table;
    while (this.tabs.length > 0) this.close();
  }

  private open(): void {
    const { world, id, chance, table } = this;
    if (table === undefined) return;
    const actor = { name: `${id}-${this.opened++}`, isDead: false, sleepsUntil: 0 };
    const isScreen = !this.isCalm && chance.oneIn(12);
    world.note(() => `${id} opens ${table} on ${actor.name}`);
    const ports = this.portsOf(actor);
    const { times, connect } = this.ports;
    const wire = new SocketWire(() => connect(actor, { id: table, isScreen }), ports, times);
    const client = new TableClient(wire, ports, times);
    const tab: Tab = { actor, client, isScreen, pending: new Map(), line: 0 };
    this.tabs.push(tab);
    client.listen((news) => {
      if (news.kind === 'said') tab.line = Math.max(tab.line, news.lines.at(-1)?.n ?? 0);
      else if (news.kind === 'update') this.actElsewhere(tab, news.state);
    });
    client.open();
  }

  /** A person with two tabs may act at once on the one that knows less. */
  private actElsewhere(tab: Tab, state: TableState): void {
    const { chance, tabs, patience, isCalm, ports } = this;
    const other = tabs.find((one) => one !== tab && one.pending.size < patience);
    if (isCalm || other === undefined || !chance.oneIn(3)) return;
    this.world.timeline.after(chance.below(8), other.actor, () => {
      if (this.isDeleted) return;
      const wish = wishFor(state, { ...ports, chance, isCalm });
      if (wish !== undefined) void this.request(other, wish);
    });
  }

  /** Closes the oldest tab. */
  private close(): void {
    const tab = this.tabs.shift();
    if (tab === undefined) return;
    this.world.note(() => `${this.id} closes ${tab.actor.name}`);
    tab.client.close();
    // A closed page does nothing more, and frames in flight to it are dropped.
    tab.actor.isDead = true;
  }

  portsOf(actor: Actor): ClientPorts {
    const { world, chance } = this;
    return {
      elapsed: () => world.now,
      wallTime: () => world.storeTime,
      after: (ms, act) => world.timeline.after(ms, actor, act),
      random: () => chance.below(2 ** 20) / 2 ** 20,
      newId: () => `${actor.name}-${String(this.ids++).padStart(8, '0')}`,
    };
  }

  private async request(tab: Tab, act: TableAct): Promise<void> {
    if (tab.pending.size >= this.patience) return;
    const id = `${tab.actor.name}-${String(this.ids++).padStart(8, '0')}`;
    tab.pending.set(id, this.world.now);
    await tab.client.answerTo({ ...act, id });
    tab.pending.delete(id);
  }

  private async act(tab: Tab, state: TableState): Promise<void> {
    const { chance, isCalm } = this;
    const { again } = state.company;
    if (again !== null) {
      this.goTo(again);
      return;
    }
    const wish = wishFor(state, { ...this.ports, chance, isCalm });
    if (wish === undefined) return;
    const other = this.tabs.find((one) => one !== tab && one.client.state !== undefined);
    // May look at one device and play on the other.
    const first = other !== undefined && chance.oneIn(3) ? other : tab;
    const times = chance.oneIn(10) ? 2 : 1;
    for (let i = 0; i < times; i++) void this.request(first, wish);
    // May send the same command on both at once.
    if (other !== undefined && chance.oneIn(4)) void this.request(other, wish);
  }
}
