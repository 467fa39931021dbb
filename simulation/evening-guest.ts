/** A person at an evening, over the real client: joins, goes to the table of the round, and may be the director. */
import { EveningClient, SocketWire } from '@pakli/client';
import type { EveningToServer } from '@pakli/protocol';
import type { Person, PersonPorts } from './person.ts';
import type { Actor } from './timeline.ts';
import type { Chance, World } from './world.ts';

export class EveningGuest {
  readonly id: string;
  readonly client: EveningClient;
  readonly actor: Actor;
  private readonly person: () => Person;
  private readonly chance: Chance;
  private readonly isDirector: boolean;
  /** The number of unanswered commands. */
  private pending = 0;

  constructor(
    world: World,
    evening: { readonly id: string; readonly key?: string },
    person: () => Person,
    { connect, times }: Pick<PersonPorts, 'connect' | 'times'>,
  ) {
    const { id } = person();
    this.id = id;
    this.person = person;
    this.isDirector = evening.key !== undefined;
    this.chance = world.chance(`evening ${id}`);
    const actor = { name: `${id}-evening`, isDead: false, sleepsUntil: 0 };
    this.actor = actor;
    const ports = person().portsOf(actor);
    const open = (): ReturnType<typeof connect> => connect(actor, { id: evening.id });
    const wire = new SocketWire<EveningToServer, never>(open, ports, times);
    this.client = new EveningClient(wire, evening.key, ports, times);
    this.client.open();
  }

  step(): void {
    const { state } = this.client;
    if (state === undefined || this.pending > 1) return;
    const { view, you } = state;
    const last = view.rounds.at(-1);
    const { entrant } = you;
    if (entrant === null) {
      if (view.phase === 'joining') this.do({ kind: 'join', nonce: this.chance.hex(16) });
    } else {
      const seat = last?.tables.find(({ entrants }) => entrants.includes(entrant));
      if (seat !== undefined) this.person().goTo(seat.table);
    }
    if (!this.isDirector || view.entrants.length < 2) return;
    if (view.phase === 'joining' && this.chance.oneIn(2)) this.do({ kind: 'round' });
    else if (view.phase === 'between') {
      this.do({ kind: view.rounds.length < view.settings.rounds ? 'round' : 'end' });
    }
  }

  leaves(): void {
    this.client.close();
    this.actor.isDead = true;
  }

  private do(command: Parameters<EveningClient['act']>[0]): void {
    this.pending++;
    void this.client.act(command).then(() => this.pending--);
  }
}
