/**
 * Somebody who plays at random over the real client: comes with one device or
 * two, plays, clicks twice, talks, leaves, comes back, falls asleep.
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
  /** It shows the table to a whole room, and is nobody. */
  readonly isScreen?: boolean;
}

export interface PersonPorts {
  readonly times: ClientTimes;
  /** How many answers somebody waits for before they ask for more: one of these. */
  readonly patience: readonly number[];
  /** They act at moments that are so far apart, as others do; at their own where it is 0. */
  readonly togetherMs: number;
  /** Longest time between two acts, and longest time away, in milliseconds. */
  readonly stepMs: number;
  readonly calmStepMs: number;
  readonly awayMs: number;
  /** Anyone who goes away closes everything. */
  readonly isTidy: boolean;
  /** Opens a socket of a device. */
  readonly connect: (device: Actor, door: Door) => SocketLike;
  /** Looks what is new where there is no table. */
  readonly look: () => void;
  /** Something that is done without a table: another name, another device. */
  readonly act: () => void;
  /** A legal move of the player at turn. */
  readonly moveAt: (state: TableState) => string | undefined;
  /** They soon end a match, and play another. */
  readonly isShort: boolean;
}

/** What somebody does at a moment that is not of their choice. */
export type Stir = 'comes' | 'goes' | 'acts' | 'gets-up' | 'is-called';

/** So long at most somebody looks through a match that is over. */
const READ_MS = 4000;

const STAND: TableAct = { kind: 'do', command: { kind: 'stand' } };

/** One tab. */
export interface Tab {
  readonly actor: Actor;
  readonly client: TableClient;
  readonly isScreen: boolean;
  /** By id: what waits for an answer, and since when. */
  readonly pending: Map<string, number>;
  /** The newest line that it has heard. */
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
  /** Undefined until they are shown to one. */
  table: string | undefined;
  /** Tables at which nobody has let them in. */
  private readonly shut = new Set<string>();
  /** From now on: stays, and plays on. */
  isCalm = false;
  /** They have had themselves deleted. */
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

  /** Nothing goes wrong any more. Quiet people do nothing either, and those who are away stay away. */
  calm(isQuiet: boolean): void {
    this.isCalm = true;
    for (const { actor } of this.tabs) actor.sleepsUntil = 0;
    this.stopStep();
    if (isQuiet) return;
    while (this.tabs.length > 1) this.close();
    this.stepLater();
  }

  /** Does nothing any more. */
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

  /** Looks through a match that is over: the page of that shows no table. */
  private readsMatch(): boolean {
    const isOver = this.tabs.some(({ client }) => client.state?.company.phase === 'over');
    return this.ports.isShort && isOver && this.chance.oneIn(2);
  }

  /** Milliseconds until then, or until the next moment at which others act too. */
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

  /** Nobody lets them in: they try it once or twice more. */
  private giveUp(): void {
    this.close();
    if (this.table === undefined || !this.chance.oneIn(2)) return;
    this.shut.add(this.table);
    this.table = undefined;
  }

  /** At this moment: opens one more tab, unless there are two, closes everything, does something, gets up, or takes another name. */
  stirs(how: Stir): void {
    if (this.isDeleted || this.isCalm) return;
    if (how === 'goes') while (this.tabs.length > 0) this.close();
    else if (how === 'is-called') this.ports.act();
    else if (how === 'acts') void this.step();
    else if (how === 'gets-up') for (const tab of this.tabs) void this.request(tab, STAND);
    else if (this.tabs.length < 2) this.open();
  }

  /** Closes everything, for good. */
  leaves(): void {
    while (this.tabs.length > 0) this.close();
    this.stopStep();
  }

  /** Closes everything, and stays away for so long. */
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
      else if (news.kind === 'update') this.react(tab, news.state);
    });
    client.open();
  }

  /** Whoever has two tabs may act at once on the one that knows less. */
  private react(tab: Tab, state: TableState): void {
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
    // A page that is closed does nothing more; what is under way to it goes nowhere.
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
    // Looks at one device and plays on another.
    const first = other !== undefined && chance.oneIn(3) ? other : tab;
    const times = chance.oneIn(10) ? 2 : 1;
    for (let i = 0; i < times; i++) void this.request(first, wish);
    // The same at once on both.
    if (other !== undefined && chance.oneIn(4)) void this.request(other, wish);
  }
}
