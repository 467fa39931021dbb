/** What somebody does without a table: takes another name, another device, or has themselves deleted. */
import { forgetPerson, rename } from '../apps/server/src/http.ts';
import type { ServerNode } from '../apps/server/src/node.ts';
import type { Chance, World } from './world.ts';

/** Few, so that people want the same. */
const NAMES = ['Anna', 'Anna B', 'Bo', 'Cem'];

export interface AccountPorts {
  /** Any node that can be asked now. */
  readonly node: () => ServerNode | undefined;
  /** They do not come again. */
  readonly deleted: () => void;
}

export class Account {
  readonly id: string;
  /** Of their devices. */
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

  /** Whatever fails is not tried again. */
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
    if (node !== undefined && person !== undefined) await rename(node, person, name);
  }

  /** One more device, by a link that works once. Two may try it. */
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
