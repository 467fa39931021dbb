/**
 * One run: nodes, people and everything that goes wrong, from one seed. Faults
 * stop before the end; then every table has to go on.
 */
import { GAMES } from '@pakli/catalogue';
import { rename } from '../apps/server/src/http.ts';
import { LIMITS, PACE, type ServerSettings } from '../apps/server/src/settings.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import { MemoryStore } from '../apps/server/test/memory-store.ts';
import { planFaults, type Fault } from './faults.ts';
import { checkLiveness } from './liveness.ts';
import { LogChecker } from './log-checker.ts';
import { Link } from './network.ts';
import { Person } from './person.ts';
import { SimulatedBells } from './simulated-bells.ts';
import { SimulatedNode } from './simulated-node.ts';
import { simulatedStore, type Failure } from './simulated-store.ts';
import { sqliteInMemory, type ForgetfulStore } from './sqlite-in-memory.ts';
import type { Actor } from './timeline.ts';
import { WireChecker } from './wire-checker.ts';
import { World, type Breach, type Chance } from './world.ts';

export interface SimulationWish {
  readonly seed: number;
  /** Instead of those that follow from the seed. */
  readonly faults?: readonly Fault[];
  readonly isTraced?: boolean;
  /** Spoils what nodes have for a store: a checker must find it. */
  readonly spoil?: (store: TableStore) => TableStore;
}

export interface SimulationResult {
  readonly breaches: readonly Breach[];
  readonly faults: readonly Fault[];
  readonly events: number;
  readonly rows: number;
  readonly acknowledged: number;
  /** Virtual milliseconds. */
  readonly ms: number;
  readonly trace: readonly string[];
}

/** One seed in so many keeps its data in SQLite. */
const SQLITE_EVERY = 10;
const FAULTS_END_MS = 40_000;
/** So long everything has to be as it should be. */
const CALM_MS = 35_000;

export async function simulate(wish: SimulationWish): Promise<SimulationResult> {
  await loaded();
  const world = new World(wish.seed, wish.isTraced === true);
  const run = new SimulationRun(world, wish);
  await run.play();
  return {
    breaches: world.breaches,
    faults: run.faults,
    events: world.timeline.events,
    rows: run.log.rows,
    acknowledged: run.wire.acknowledged,
    ms: world.now,
    trace: world.trace ?? [],
  };
}

let loading: Promise<unknown> | undefined;
/** Nothing is read from disc in a run. */
function loaded(): Promise<unknown> {
  loading ??= Promise.all(GAMES.map((game) => game.load()));
  return loading;
}

export class SimulationRun {
  readonly world: World;
  readonly faults: readonly Fault[];
  readonly log: LogChecker;
  readonly wire: WireChecker;
  readonly nodes: readonly SimulatedNode[];
  readonly people: Person[] = [];
  private readonly kept: ForgetfulStore;
  private readonly settings: ServerSettings;
  private readonly spoil: (store: TableStore) => TableStore;
  private readonly active = new Set<Fault>();
  private readonly links: Set<Link> = new Set();
  private readonly network;

  constructor(world: World, { faults, spoil = (store) => store }: Omit<SimulationWish, 'seed'>) {
    this.world = world;
    this.spoil = spoil;
    const chance = world.chance('plan');
    this.network = world.chance('network');
    this.settings = settingsOf(chance);
    const storeTime = (): number => world.storeTime;
    const isSqlite = world.seed % SQLITE_EVERY === 0;
    this.kept = isSqlite ? sqliteInMemory(storeTime) : new MemoryStore(storeTime);
    this.log = new LogChecker(world, {
      putAwayMs: this.settings.pace.putAway,
      added: (truth) => this.wire.expectShown(truth),
    });
    this.wire = new WireChecker(world, this.log, this.links);
    const bells = new SimulatedBells(world, () => this.activeOf('bells')?.trouble);
    const many = chance.between(1, 3);
    this.nodes = ['a', 'b', 'c'].slice(0, many).map(
      (name, i) =>
        new SimulatedNode(world, name, {
          settings: this.settings,
          bells,
          storeFor: (actor) => this.storeFor(actor, i),
          threadTrouble: () => this.activeOf('threads')?.trouble,
        }),
    );
    const people = chance.between(2, 4);
    this.faults =
      faults ?? planFaults(world.chance('faults'), { nodes: many, people, untilMs: FAULTS_END_MS });
    if (this.faults.length === 0) this.wire.isQuick = true;
    for (let i = 0; i < people; i++) this.names.push(`p${i}`);
    this.tablesWanted = chance.between(1, 2);
    this.game = chance.pick(['mulle', 'mulle', 'mulle', 'buddy-bluff', 'ulti', 'compile']);
    this.clock = chance.pick([
      { kind: 'none' },
      { kind: 'bank', ms: 60_000, increment: 0 },
      { kind: 'move', ms: 10_000 },
    ]);
  }

  private readonly names: string[] = [];
  private readonly tablesWanted: number;
  private readonly game: string;
  private readonly clock: object;

  private isOver = (): boolean => this.world.breaches.length > 0;

  async play(): Promise<void> {
    const { world, nodes } = this;
    const { timeline } = world;
    for (const node of nodes) node.start();
    await timeline.run(2000, this.isOver);
    await this.invite();
    for (const fault of this.faults) this.plan(fault);
    await timeline.run(2000 + FAULTS_END_MS, this.isOver);
    this.active.clear();
    for (const person of this.people) person.calm();
    await timeline.run(2000 + FAULTS_END_MS + CALM_MS, this.isOver);
    if (!this.isOver()) await checkLiveness(this);
  }

  /** People get names and tables before anything goes wrong. */
  private async invite(): Promise<void> {
    const { world, nodes } = this;
    const [first] = nodes;
    const running = first?.running;
    if (running === undefined) throw new Error('no node has started');
    const tables: string[] = [];
    const guests = [];
    const settle = async <Result>(work: Promise<Result>): Promise<Result> => {
      let result: Result | undefined;
      void work.then((got) => (result = got));
      await world.timeline.run(world.now + 100, () => false);
      if (result === undefined) throw new Error('nobody answers before anything goes wrong');
      return result;
    };
    for (const name of this.names) guests.push(await settle(running.people.welcome(name)));
    for (let i = 0; i < this.tablesWanted; i++) {
      const wish = { game: this.game, clock: this.clock, talk: true };
      const table = await settle(running.tables.open(guests[i]!.person, wish));
      if (typeof table !== 'string') throw new Error(JSON.stringify(table));
      tables.push(table);
    }
    guests.forEach(({ person, key }, i) => {
      const table = tables[i % tables.length]!;
      this.people.push(
        new Person(world, person.id, table, {
          connect: (device, at) => this.connect(device, person.id, key, at),
          rename: (name) => this.rename(key, name),
        }),
      );
    });
  }

  private connect(device: Actor, person: string, key: string, table: string): Link['page'] {
    const { world, nodes, network } = this;
    const node = network.pick(nodes);
    const link = new Link(
      world,
      { device, person, table, node: node.actor },
      {
        wayMs: () => this.activeOf('slow-network')?.by ?? 1,
        sentDown: (at, text) => {
          world.note(() => `${at.ends.node.name} to ${device.name}: ${text}`);
          this.wire.sentDown(at, text);
        },
        sentUp: (at, text) => {
          world.note(() => `${device.name} to ${at.ends.node.name}: ${text}`);
          this.wire.sentUp(at, text);
        },
      },
      network,
    );
    this.links.add(link);
    if (node.isUp) link.up(() => node.accept(link, key));
    else link.down(() => link.page.end(1006));
    return link.page;
  }

  private rename(key: string, name: string): void {
    const node = this.network.pick(this.nodes);
    const { running } = node;
    if (!node.isUp || running === undefined) return;
    const become = async (): Promise<void> => {
      const person = await running.people.find([key]);
      if (person !== undefined) await rename(running, person, name);
    };
    become().catch(() => {});
  }

  private activeOf<Kind extends Fault['kind']>(
    kind: Kind,
  ): Extract<Fault, { kind: Kind }> | undefined {
    for (const fault of this.active) {
      if (fault.kind === kind) return fault as Extract<Fault, { kind: Kind }>;
    }
    return undefined;
  }

  private storeFor(actor: Actor, node: number): TableStore {
    const ports = {
      failureOf: (_: string, method: string): Failure | undefined => {
        const outage = this.activeOf('store-restart');
        if (outage !== undefined) return { isDone: false, isSilent: false };
        for (const fault of this.active) {
          if (fault.kind === 'store' && (fault.node ?? node) === node) {
            return { isDone: fault.isDone, isSilent: false };
          }
          if (fault.kind === 'statement' && fault.method === method) {
            this.active.delete(fault);
            return fault;
          }
        }
        return undefined;
      },
      slowness: () => this.activeOf('slow-store')?.by ?? 0,
      carriedOut: (call: Parameters<LogChecker['carriedOut']>[0]) => {
        void this.log.carriedOut(call);
      },
    };
    return this.spoil(simulatedStore(this.world, this.kept, actor, ports));
  }

  private plan(fault: Fault): void {
    const { timeline } = this.world;
    timeline.after(fault.at, undefined, () => {
      this.world.note(() => `FAULT ${JSON.stringify(fault)}`);
      this.begin(fault);
    });
    timeline.after(fault.at + fault.ms, undefined, () => this.active.delete(fault));
  }

  private begin(fault: Fault): void {
    const { timeline } = this.world;
    const node = 'node' in fault && fault.node !== undefined ? this.nodes[fault.node] : undefined;
    const person = 'person' in fault ? this.people[fault.person]?.id : undefined;
    const theirs = [...this.links].filter(({ ends }) => ends.person === person);
    this.active.add(fault);
    if (fault.kind === 'crash') {
      node?.crash(fault.isMachineGone);
      timeline.after(fault.ms, undefined, () => {
        if (node?.actor.isDead === true) node.start();
      });
    } else if (fault.kind === 'stop') {
      const again = (): void => {
        if (node?.actor.isDead === true) node.start();
      };
      void node?.stop().then(() => timeline.after(fault.ms, undefined, again));
    } else if (fault.kind === 'sleep') node?.sleep(fault.ms, fault.isClockStanding);
    else if (fault.kind === 'leap') this.world.leap(fault.by);
    else if (fault.kind === 'store-restart') this.kept.forgetPresence();
    else if (fault.kind === 'cut') for (const link of theirs) link.cut();
    else if (fault.kind === 'silence') for (const link of theirs) link.isSilent = true;
    else if (fault.kind === 'device-sleeps') {
      for (const { actor } of this.people[fault.person]?.tabs ?? []) {
        actor.sleepsUntil = this.world.now + fault.ms;
      }
    }
  }
}

function settingsOf(chance: Chance): ServerSettings {
  // Two weeks are short in some runs: tables are put away while people are at them.
  const putAway = chance.oneIn(4) ? chance.between(3000, 20_000) : PACE.putAway;
  return {
    port: 0,
    address: '127.0.0.1',
    file: '',
    proxies: [],
    threads: 2,
    limits: LIMITS,
    pace: { ...PACE, nextDeal: 10_000, absence: 15_000, rest: 20_000, round: 2000, putAway },
    drain: 0,
  };
}
