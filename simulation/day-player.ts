/** A person who plays the boards of the day: begins one, sometimes at two nodes at once, and goes to its table. */
import { formatDayId, dateOf } from '@pakli/host';
import type { LiveDay } from '../apps/server/src/day/live-day.ts';
import type { ServerNode } from '../apps/server/src/node.ts';
import type { Person } from './person.ts';
import type { Chance, World } from './world.ts';

/** The game of the boards, and their number. */
const GAME = 'ulti';
export const BOARDS = 1;

export interface DayPlayerPorts {
  /** Any node that is up. */
  readonly node: () => ServerNode | undefined;
  readonly key: () => string;
  readonly person: () => Person;
}

export class DayPlayer {
  private readonly world: World;
  private readonly ports: DayPlayerPorts;
  private readonly chance: Chance;
  /** By day and board: the table that a node returned. */
  private readonly tables = new Map<string, string>();
  private pending = 0;

  constructor(world: World, id: string, ports: DayPlayerPorts) {
    this.world = world;
    this.ports = ports;
    this.chance = world.chance(`day ${id}`);
  }

  step(): void {
    const { chance, ports } = this;
    if (this.pending > 0 || (ports.person().table !== undefined && !chance.oneIn(25))) return;
    const board = chance.below(BOARDS);
    const times = chance.oneIn(4) ? 2 : 1;
    for (let i = 0; i < times; i++) this.ask((day, node) => this.begin(day, node, board));
  }

  /** Views the boards, so that nodes deliver missing results. */
  look(): void {
    this.ask(async (day, node) => {
      const person = await node.people.find([this.ports.key()]);
      if (person !== undefined) await day.look(person);
    });
  }

  /** Failures are not retried. */
  private ask(work: (day: LiveDay, node: ServerNode) => Promise<void>): void {
    this.pending++;
    const ask = async (): Promise<void> => {
      const node = this.ports.node();
      if (node === undefined) return;
      await node.days.open();
      const day = await node.days.find(formatDayId(GAME, dateOf(node.context.now())));
      if (day !== undefined) await work(day, node);
    };
    ask()
      .catch(() => {})
      .finally(() => this.pending--);
  }

  private async begin(day: LiveDay, node: ServerNode, board: number): Promise<void> {
    const person = await node.people.find([this.ports.key()]);
    if (person === undefined) return;
    const table = await day.begin(person, board);
    if (typeof table !== 'string') return;
    const key = `${day.id} ${board}`;
    const before = this.tables.get(key) ?? table;
    if (before !== table) {
      this.world.report('days', `${person.id} plays ${key} at ${before} and ${table}`);
    }
    this.tables.set(key, table);
    this.ports.person().goTo(table);
  }
}
