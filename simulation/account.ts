/** Account actions of a person: taking another name, adding a device, deleting the account. */
import { forgetPerson, rename } from '../apps/server/src/http.ts';
import type { ServerNode } from '../apps/server/src/node.ts';
import type { Chance, World } from './world.ts';

/** Few names, so that people collide. */
export const NAMES = ['Anna', 'Anna B', 'Bo', 'Cem'] as const;

export interface AccountPorts {
  /** Any node that is up. */
  readonly node: () => ServerNode | undefined;
  /** Called when the account is deleted: the person does not return. */
  readonly deleted: () => void;
  /** Their tables where somebody else has a similar name. */
  readonly doublesOf: (name: string) => Promise<readonly string[]>;
  /** The number of failed statements so far. */
  readonly failures: () => number;
}

export class Account {
  readonly id: string;
  /** The keys of their devices. */
  private readonly keys: string[];
  private readonly world: World;
  private readonly ports: AccountPorts;
  private readonly chance: Chance;

  constructor(world: World, id: string, key: string, ports: AccountPorts) {
    this.id = id;
    this.keys = [key];
    this.world = world;
    this.ports = ports;
    this.chance = world.chance(`account ${id}`);
  }

  /** The key of any of their devices. */
  get key(): string {
    return this.chance.pick(this.keys);
  }

  /** Failures are not retried. */
  act(): void {
    const { chance } = this;
    const way = chance.below(8);
    const work = way === 0 ? this.delete() : way < 3 ? this.passOn() : this.rename();
    work.catch(() => {});
  }

  private async rename(): Promise<void> {
    const node = this.ports.node();
    const person = await node?.people.find([this.key]);
    const name = this.chance.pick(NAMES);
    if (node === undefined || person === undefined || person.name === name) return;
    const failures = this.ports.failures();
    const doubles = await this.ports.doublesOf(name);
    const known = (await node.tables.all()).filter(({ people }) => people.includes(this.id));
    if ((await rename(node, person, name)) !== undefined) return;
    const after = new Set(await this.ports.doublesOf(name));
    for (const { id } of known) {
      const isDouble = doubles.includes(id) && after.has(id) && this.ports.failures() === failures;
      if (isDouble) this.world.report('names', `${id}: ${this.id} takes the name of another`);
    }
  }

  /** Adds a device by a link that works once; two devices may try it. */
  private async passOn(): Promise<void> {
    const person = await this.ports.node()?.people.find([this.key]);
    if (person === undefined) return;
    const pass = await this.ports.node()?.people.pass(person);
    const times = this.chance.between(1, 2);
    const tries = Array.from({ length: times }, async () => this.ports.node()?.people.enter(pass));
    const entered = (await Promise.allSettled(tries)).flatMap((one) =>
      one.status === 'fulfilled' && typeof one.value === 'object' ? [one.value] : [],
    );
    if (entered.length > 1) this.world.report('people', `a pass of ${this.id} is used twice`);
    for (const { person: found, key } of entered) {
      if (found.id !== this.id) this.world.report('people', `a pass of ${this.id} is another's`);
      this.keys.push(key);
    }
  }

  private async delete(): Promise<void> {
    const node = this.ports.node();
    if (node === undefined) return;
    this.ports.deleted();
    await forgetPerson(node, this.id);
  }
}
