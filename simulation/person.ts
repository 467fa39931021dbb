/**
 * Somebody who plays at random over the real client: comes with one device or
 * two, plays, clicks twice, talks, takes back, leaves, comes back, falls asleep.
 */
import { findGame, type GamePackage } from '@pakli/catalogue';
import {
  CLIENT_TIMES,
  SocketWire,
  TableClient,
  type ClientPorts,
  type SocketLike,
  type TableAct,
  type TableState,
} from '@pakli/client';
import { PHRASES } from '@pakli/protocol';
import type { Actor } from './timeline.ts';
import type { Chance, World } from './world.ts';

export interface PersonPorts {
  /** Opens a socket of a device to a table, as whoever has the key. */
  readonly connect: (device: Actor, table: string) => SocketLike;
  readonly rename: (name: string) => void;
}

/** One tab. */
export interface Tab {
  readonly actor: Actor;
  readonly client: TableClient;
  /** By id: what waits for an answer, and since when. */
  readonly pending: Map<string, number>;
}

/** A patient page waits for answers before it asks for more; an impatient one asks for this many. */
const MOST_PENDING = [2, 2, 2, 12];
/** Few, so that people want the same. */
const NAMES = ['Anna', 'Anna B', 'Bo', 'Cem'];

export class Person {
  readonly id: string;
  private readonly world: World;
  private readonly ports: PersonPorts;
  private readonly chance: Chance;
  readonly tabs: Tab[] = [];
  private readonly patience: number;
  private opened = 0;
  private ids = 0;
  table: string;
  /** From now on: stays, and plays on. */
  isCalm = false;
  private stopStep = (): void => {};

  constructor(world: World, id: string, table: string, ports: PersonPorts) {
    this.world = world;
    this.id = id;
    this.table = table;
    this.ports = ports;
    this.chance = world.chance(`person ${id}`);
    this.patience = this.chance.pick(MOST_PENDING);
    this.stepLater();
  }

  calm(): void {
    this.isCalm = true;
    for (const { actor } of this.tabs) actor.sleepsUntil = 0;
    while (this.tabs.length > 1) this.close();
    this.stopStep();
    this.stepLater();
  }

  /** Does nothing any more. */
  rest(): void {
    this.stopStep();
  }

  private stepLater(): void {
    const { chance, isCalm } = this;
    const ms = isCalm || !chance.oneIn(8) ? chance.between(50, 2500) : chance.between(5000, 40_000);
    this.stopStep = this.world.timeline.after(ms, undefined, () => {
      this.stepLater();
      void this.step();
    });
  }

  private async step(): Promise<void> {
    const { chance, tabs, isCalm } = this;
    const tab = tabs[chance.below(Math.max(1, tabs.length))];
    if (tab === undefined || tab.client.closed) this.open();
    else if (tab.actor.sleepsUntil > this.world.now || tab.pending.size >= this.patience) return;
    else if (tab.client.connection.kind === 'gone') this.close();
    else if (!isCalm && chance.oneIn(25)) this.close();
    else if (!isCalm && chance.oneIn(30) && tabs.length < 2) this.open();
    else if (!isCalm && chance.oneIn(40)) this.ports.rename(chance.pick(NAMES));
    else if (!isCalm && chance.oneIn(20)) await this.request(tab, this.saying());
    else if (tab.client.state !== undefined) await this.act(tab, tab.client.state);
    else if (chance.oneIn(3)) tab.client.check();
  }

  private open(): void {
    const { world, id } = this;
    const actor = { name: `${id}-${this.opened++}`, isDead: false, sleepsUntil: 0 };
    world.note(() => `${id} opens ${this.table} on ${actor.name}`);
    const ports = this.portsOf(actor);
    const { table } = this;
    const wire = new SocketWire(() => this.ports.connect(actor, table), ports, CLIENT_TIMES);
    const client = new TableClient(wire, ports, CLIENT_TIMES);
    this.tabs.push({ actor, client, pending: new Map() });
    client.open();
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

  private portsOf(actor: Actor): ClientPorts {
    const { world, chance } = this;
    return {
      elapsed: () => world.now,
      wallTime: () => world.storeTime,
      after: (ms, act) => world.timeline.after(ms, actor, act),
      random: () => chance.below(2 ** 20) / 2 ** 20,
      newId: () => `${actor.name}-${String(this.ids++).padStart(8, '0')}`,
    };
  }

  private saying(): TableAct {
    return { kind: 'say', say: { phrase: this.chance.pick(PHRASES) } };
  }

  private async request(tab: Tab, act: TableAct): Promise<void> {
    const id = `${tab.actor.name}-${String(this.ids++).padStart(8, '0')}`;
    tab.pending.set(id, this.world.now);
    await tab.client.answerTo({ ...act, id });
    tab.pending.delete(id);
  }

  private async act(tab: Tab, state: TableState): Promise<void> {
    const { chance } = this;
    const command = await this.commandFor(state);
    if (command === undefined) return;
    const times = chance.oneIn(10) ? 2 : 1;
    for (let i = 0; i < times; i++) void this.request(tab, command);
    // The same at once on another device.
    const other = this.tabs.find((one) => one !== tab);
    if (other !== undefined && chance.oneIn(4)) void this.request(other, command);
  }

  private commandFor(state: TableState): Promise<TableAct | undefined> | TableAct | undefined {
    const { company } = state;
    if (company.phase === 'gathering') return this.whileGathering(state);
    if (company.phase === 'over') return this.afterwards(state);
    return this.whilePlaying(state);
  }

  private whileGathering({ you, company }: TableState): TableAct | undefined {
    const { chance, isCalm } = this;
    const free = company.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []));
    if (you.seat === null) {
      if (free.length === 0 || company.locked) return undefined;
      return doing({ kind: 'sit', seat: chance.pick(free), nonce: chance.hex(16) });
    }
    if (!isCalm && chance.oneIn(20)) return doing({ kind: 'stand' });
    if (!you.host) return chance.oneIn(10) ? doing({ kind: 'start' }) : undefined;
    const others = company.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && seat !== you.seat ? [seat] : [],
    );
    if (!isCalm && others.length > 0 && chance.oneIn(6)) {
      return doing({ kind: 'clear', seat: chance.pick(others) });
    }
    if (!isCalm && chance.oneIn(10)) return doing({ kind: 'lock', locked: chance.oneIn(2) });
    if (!isCalm && chance.oneIn(10)) {
      return doing({ kind: 'watching', watching: chance.oneIn(2) });
    }
    if (free.length > 0 && chance.oneIn(4)) {
      return doing({ kind: 'computer', seat: chance.pick(free), level: 'casual' });
    }
    return free.length === 0 || chance.oneIn(8) ? doing({ kind: 'start' }) : undefined;
  }

  private async whilePlaying({
    you,
    company,
    scene,
    can,
  }: TableState): Promise<TableAct | undefined> {
    const { chance, isCalm } = this;
    const { seat } = you;
    if (seat === null || scene === null) return undefined;
    const own = company.seats[seat];
    if (own?.kind !== 'person') return undefined;
    if (own.covered) return isCalm || chance.oneIn(3) ? doing({ kind: 'back' }) : undefined;
    const question = company.questions.find(({ yes }) => !yes.includes(seat));
    if (question !== undefined && chance.oneIn(2)) {
      return doing({ kind: 'answer', ask: question.ask, yes: isCalm || !chance.oneIn(4) });
    }
    if (!isCalm && chance.oneIn(30)) return doing({ kind: 'leave' });
    const away = company.seats.findIndex((one) => one.kind === 'person' && !one.here);
    if (away >= 0 && chance.oneIn(4)) return { kind: 'cover', seat: away };
    if (!isCalm && can.includes('takeback') && chance.oneIn(12)) {
      return doing({ kind: 'ask', what: 'takeback' });
    }
    if (can.includes('end') && chance.oneIn(isCalm ? 200 : 60)) {
      return doing({ kind: 'ask', what: 'end' });
    }
    if (can.includes('next')) return doing({ kind: 'ask', what: 'next' });
    if (scene.view.turn !== seat) return undefined;
    const text = moveText(await gameOf(scene.game), scene.view, seat, chance);
    return text === undefined ? undefined : doing({ kind: 'play', step: scene.step, text });
  }

  private afterwards({ you, company, can }: TableState): TableAct | undefined {
    if (company.again !== null) {
      this.table = company.again;
      while (this.tabs.length > 0) this.close();
      return undefined;
    }
    if (you.seat === null || !can.includes('again')) return undefined;
    const question = company.questions.find(({ what }) => what === 'again');
    if (question?.yes.includes(you.seat) === true) return undefined;
    if (question !== undefined && this.chance.oneIn(4)) {
      return doing({ kind: 'answer', ask: question.ask, yes: false });
    }
    return doing({ kind: 'ask', what: 'again' });
  }
}

type Command = Extract<TableAct, { kind: 'do' }>['command'];

function doing(command: Command): TableAct {
  return { kind: 'do', command };
}

async function gameOf(id: string): Promise<GamePackage['game']> {
  const found = await findGame(id)?.load();
  if (found === undefined) throw new Error(`no game ${id}`);
  return found.game;
}

/** Any legal move, as the seat knows them. */
function moveText(
  game: GamePackage['game'],
  view: NonNullable<TableState['scene']>['view'],
  seat: number,
  chance: Chance,
): string | undefined {
  if (view.moves.length === 0) return undefined;
  const state = game.create(view.options, view.seats);
  game.world(view, state);
  return game.format(state, chance.pick(view.moves), seat);
}
