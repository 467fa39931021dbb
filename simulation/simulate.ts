/**
 * One run: nodes, people and faults, all from one seed. Faults stop before the
 * end; then every table has to continue.
 */
import { GAMES } from '@pakli/catalogue';
import { listMoves } from '@pakli/core';
import type { TableState } from '@pakli/client';
import type { ServerNode } from '../apps/server/src/node.ts';
import { lookOf } from '../apps/server/src/look-alikes.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import { MemoryStore } from '../apps/server/test/memory-store.ts';
import { Account, NAMES } from './account.ts';
import { ActiveFaults } from './active-faults.ts';
import { DayPlayer } from './day-player.ts';
import { EveningGuest } from './evening-guest.ts';
import { planFaults, type Fault } from './faults.ts';
import { checkLiveness } from './liveness.ts';
import { LogChecker } from './log-checker.ts';
import { NamesChecker } from './names-checker.ts';
import { Link } from './network.ts';
import { Person, type Door } from './person.ts';
import { planRun, planWholeDay, type RunPlan } from './plan.ts';
import { SimulatedBells } from './simulated-bells.ts';
import { SimulatedNode } from './simulated-node.ts';
import { simulatedStore, type StorePorts } from './simulated-store.ts';
import { sqliteInMemory, type ForgetfulStore } from './sqlite-in-memory.ts';
import type { StoryEvent } from './story-event.ts';
import type { Actor } from './timeline.ts';
import { WireChecker } from './wire-checker.ts';
import { World, type Breach, type Chance } from './world.ts';

export interface SimulationOptions {
  readonly seed: number;
  /** A whole day of many people, instead of the plan of the seed. */
  readonly isWholeDay?: boolean;
  /** Replaces the faults of the seed. */
  readonly faults?: readonly Fault[];
  readonly isTraced?: boolean;
  /** Receives everything that a picture shows. */
  readonly watch?: (event: StoryEvent) => void;
  /** Makes the store of the nodes faulty: a checker must find it. */
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
  readonly faultsFrom: number;
  readonly nodes: readonly string[];
  readonly people: readonly string[];
}

/** One in this many seeds uses SQLite. */
const SQLITE_EVERY = 10;
/** The longest time for nodes to start and to answer. */
const LONGEST_START_MS = 2000;
/** Short rounds of a short game. */
const EVENING = {
  game: 'ulti',
  rules: 'deals=1',
  rounds: 2,
  level: 'casual',
  clock: { kind: 'none' },
};

export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  await loaded();
  const world = new World(options.seed, options.isTraced === true, options.watch);
  const run = new SimulationRun(world, options);
  // It would crash a real server.
  const crash = (error: unknown): void => world.report('crash', `nobody awaits: ${String(error)}`);
  process.on('unhandledRejection', crash);
  try {
    await run.play();
    await world.timeline.run(world.now, () => true);
  } finally {
    process.off('unhandledRejection', crash);
  }
  return {
    breaches: world.breaches,
    faults: run.faults,
    events: world.timeline.events,
    rows: run.log.rows,
    acknowledged: run.wire.acknowledged,
    ms: world.now,
    trace: world.trace ?? [],
    faultsFrom: run.faultsFrom,
    nodes: run.nodes.map(({ name }) => name),
    people: run.people.map(({ id }) => id),
  };
}

let loading: Promise<unknown> | undefined;
/** Loads all games in advance, so that a run reads nothing from disk. */
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
  readonly guests: EveningGuest[] = [];
  readonly players: DayPlayer[] = [];
  readonly plan: RunPlan;
  /** When faults may begin; their times are relative to it. */
  faultsFrom = 0;
  private readonly kept: ForgetfulStore;
  private readonly spoil: (store: TableStore) => TableStore;
  private readonly active: ActiveFaults;
  private readonly names: NamesChecker;
  private readonly links: Set<Link> = new Set();
  private readonly network: Chance;
  private readonly chance: Chance;

  constructor(
    world: World,
    { faults, isWholeDay = false, spoil = (store) => store }: Omit<SimulationOptions, 'seed'>,
  ) {
    this.world = world;
    this.spoil = spoil;
    this.network = world.chance('network');
    this.chance = world.chance('moves');
    this.plan = (isWholeDay ? planWholeDay : planRun)(world.seed, world.chance('plan'));
    const { plan } = this;
    const storeTime = (): number => world.storeTime;
    const isSqlite = world.seed % SQLITE_EVERY === 0;
    this.kept = isSqlite ? sqliteInMemory(storeTime) : new MemoryStore(storeTime);
    this.log = new LogChecker(world, {
      putAwayMs: plan.settings.pace.putAway,
      againMs: plan.settings.pace.again,
      latelyMs: plan.settings.pace.lately,
      keptMs: plan.settings.pace.kept.tables,
      added: (truth) => {
        this.wire.expectShown(truth);
        world.show(() => {
          const { seq, event } = truth.rows.at(-1)!;
          const { kind: what } = JSON.parse(event) as { kind: string };
          return { kind: 'row', table: truth.id, seq, what };
        });
      },
    });
    this.wire = new WireChecker(world, this.log, this.links);
    this.names = new NamesChecker(world, {
      tables: this.log.tables,
      names: (people) => this.kept.names(people),
      troubles: () => this.active.failures + this.active.lateStatements,
      isSlow: () => this.active.find('slow-store') !== undefined,
    });
    const bells = new SimulatedBells(world, () => this.active.find('bells')?.trouble);
    this.nodes = ['a', 'b', 'c'].slice(0, plan.nodes).map(
      (name, i) =>
        new SimulatedNode(world, name, {
          settings: plan.settings,
          isShared: plan.isShared,
          restartMs: plan.restartMs,
          bells,
          storeFor: (actor) => this.storeFor(actor, i),
          threadTrouble: () => this.active.find('threads')?.trouble,
        }),
    );
    this.active = new ActiveFaults(world, {
      nodes: this.nodes,
      people: this.people,
      links: this.links,
      forgetPresence: () => this.kept.forgetPresence(),
    });
    const { nodes, people, faultsMs: untilMs } = plan;
    const longestMs = untilMs / 2;
    const isPutAway = plan.settings.pace.putAway < untilMs;
    this.faults =
      faults ??
      planFaults(world.chance('faults'), {
        nodes,
        people,
        untilMs,
        longestMs,
        isPutAway,
        isEvening: plan.kind === 'evening',
      });
    // In long runs nodes rarely look at each other.
    this.wire.isQuick = this.faults.length === 0 && plan.kind !== 'long' && plan.storeMs === 0;
  }

  private isOver = (): boolean => this.world.breaches.length > 0;

  async play(): Promise<void> {
    const { world, nodes, plan } = this;
    const { timeline } = world;
    for (const node of nodes) node.start();
    await timeline.run(LONGEST_START_MS, () => nodes.every(({ isUp }) => isUp));
    await this.invite();
    this.faultsFrom = world.now;
    for (const fault of this.faults) this.active.plan(fault);
    await timeline.run(world.now + plan.faultsMs, this.isOver);
    this.active.end();
    // Otherwise pages that rarely ping would notice only after the run.
    const isSeldom = plan.times.silenceMs > plan.calmMs + plan.restMs;
    if (isSeldom) for (const link of this.links) link.wake();
    for (const person of this.people) person.calm(plan.isQuiet);
    await timeline.run(world.now + plan.calmMs, this.isOver);
    if (!this.isOver()) await checkLiveness(this);
  }

  /** Creates people, tables and an evening before any faults. */
  private async invite(): Promise<void> {
    const { world, plan } = this;
    const running = this.nodes[0]?.running;
    if (running === undefined) throw new Error('no node has started');
    const settle = async <Result>(work: Promise<Result>): Promise<Result> => {
      let result: Result | undefined;
      void work.then((got) => (result = got));
      await world.timeline.run(world.now + LONGEST_START_MS, () => result !== undefined);
      if (result === undefined) throw new Error('no answer before the first fault');
      return result;
    };
    // People are assigned to tables in turn.
    const names = Array.from({ length: plan.people }, (_, i) =>
      plan.areNamesakes && i % plan.tables === 0 && i <= plan.tables ? NAMES[0] : `p${i}`,
    );
    const guests = [];
    for (const name of names) guests.push(await settle(running.people.welcome(name)));
    const tables: string[] = [];
    const isEvening = plan.kind === 'evening';
    const many = isEvening || plan.kind === 'day' ? 0 : plan.tables;
    for (let i = 0; i < many; i++) {
      const table = await settle(running.tables.open(guests[i]!.person, plan.wish));
      if (typeof table !== 'string') throw new Error(JSON.stringify(table));
      tables.push(table);
    }
    const evening = isEvening
      ? await settle(running.evenings.open(guests[0]!.person, EVENING))
      : undefined;
    if (evening !== undefined && !('evening' in evening)) throw new Error(JSON.stringify(evening));
    guests.forEach(({ person: { id }, key }, i) => {
      const director = i === 0 ? { key: evening?.key ?? '' } : {};
      this.join(id, key, tables[i % Math.max(1, tables.length)], {
        id: evening?.evening,
        ...director,
      });
    });
  }

  private join(
    id: string,
    key: string,
    table: string | undefined,
    evening: { readonly id: string | undefined; readonly key?: string },
  ): void {
    const { world, plan } = this;
    const account = new Account(world, id, key, {
      node: () => this.anyNode(),
      deleted: () => {
        person.isDeleted = true;
        this.log.leaving.add(id);
      },
      doublesOf: (name) => this.doublesOf(id, name),
      failures: () => this.active.failures,
    });
    const connect = (device: Actor, door: Door): Link['page'] =>
      this.connect(device, account, door);
    const { times, patience, togetherMs, stepMs, calmStepMs, awayMs } = plan;
    const person: Person = new Person(world, id, table, {
      times,
      patience,
      togetherMs,
      stepMs,
      calmStepMs,
      awayMs,
      isTidy: plan.kind === 'long',
      connect,
      look: () => (guest ?? player)?.step(),
      act: () => account.act(),
      moveAt: (state) => this.moveAt(state),
      isShort: plan.isShort,
    });
    this.people.push(person);
    const guest =
      evening.id === undefined
        ? undefined
        : new EveningGuest(world, { ...evening, id: evening.id }, () => person, { connect, times });
    if (guest !== undefined) this.guests.push(guest);
    const player =
      plan.kind === 'day'
        ? new DayPlayer(world, id, {
            node: () => this.anyNode(),
            key: () => account.key,
            person: () => person,
          })
        : undefined;
    if (player !== undefined) this.players.push(player);
  }

  /** The person's tables where somebody else's name looks like this one. */
  private async doublesOf(id: string, name: string): Promise<readonly string[]> {
    const tables = [...this.log.tables.values()].filter(
      ({ room, isDropped }) => !isDropped && room.seatOf(id) !== undefined,
    );
    const names = await this.kept.names(tables.flatMap(({ room }) => room.seats.people));
    const isDouble = ([one, called]: [string, string]): boolean =>
      one !== id && lookOf(called) === lookOf(name);
    const doubles = [...names].filter(isDouble).map(([one]) => one);
    return tables
      .filter(({ room }) => doubles.some((one) => room.seatOf(one) !== undefined))
      .map((table) => table.id);
  }

  private anyNode(): ServerNode | undefined {
    const node = this.network.pick(this.nodes);
    return node.isUp ? node.running : undefined;
  }

  /** A legal move of the player at turn, which other seats may try as a guess. */
  private moveAt({ about, scene }: TableState): string | undefined {
    const { match, steps } = this.log.tables.get(about.table)?.room ?? {};
    if (match === undefined || scene === null || steps !== scene.step) return undefined;
    const { state, turn } = match.table;
    if (typeof turn !== 'number' || turn < 0) return undefined;
    return match.game.format(state, this.chance.pick(listMoves(match.game, state)), turn);
  }

  private connect(device: Actor, account: Account, { id, isScreen = false }: Door): Link['page'] {
    const { world, nodes, network, plan } = this;
    const node = network.pick(nodes);
    const showFrame = (isUp: boolean, text: string): void =>
      world.show(() => {
        const { kind: what } = JSON.parse(text) as { kind: string };
        return { kind: 'frame', node: node.name, person: account.id, isUp, what };
      });
    const link = new Link(
      world,
      { device, person: account.id, table: id, isScreen, node: node.actor },
      {
        wayMs: () => this.active.find('slow-network')?.by ?? plan.networkMs,
        sentDown: (at, text) => {
          showFrame(false, text);
          world.note(() => `${at.ends.node.name} to ${device.name}: ${text}`);
          this.wire.sentDown(at, text);
        },
        heard: (at, text) => this.wire.heard(at, text),
        sentUp: (at, text) => {
          showFrame(true, text);
          world.note(() => `${device.name} to ${at.ends.node.name}: ${text}`);
          this.wire.sentUp(at, text);
        },
      },
      network,
    );
    this.links.add(link);
    if (node.isUp) {
      // So that the link breaks if the node dies before accepting it.
      node.links.add(link);
      link.up(() => node.accept(link, account.key));
    } else link.down(() => link.page.end(1006));
    return link.page;
  }

  private storeFor(actor: Actor, node: number): TableStore {
    const { active } = this;
    const ports: StorePorts = {
      failureOf: (method, given) => active.failureOf(method, given, node),
      delayOf: (method, given) => active.delayOf(method, given),
      slowness: () => active.find('slow-store')?.by ?? this.plan.storeMs,
      sent: (method, given) => this.log.sent(method, given),
      executed: (call) => {
        void this.log.executed(call);
        if (call.method === 'append') this.names.appended(call, actor);
      },
    };
    return this.spoil(simulatedStore(this.world, this.kept, actor, ports));
  }
}
