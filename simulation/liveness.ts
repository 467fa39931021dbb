/** What has to be true some time after the last fault: every table goes on, and everybody is where the log says. */
import { dueAt } from '../apps/server/src/schedule.ts';
import type { LogChecker } from './log-checker.ts';
import type { Person } from './person.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { World } from './world.ts';

export interface LivenessPorts {
  readonly world: World;
  readonly people: readonly Person[];
  readonly log: LogChecker;
  readonly nodes: readonly SimulatedNode[];
}

/** Nobody waits longer for an answer, and nothing that is due is later. */
const LATE_MS = 15_000;

export async function checkLiveness(run: LivenessPorts): Promise<void> {
  const { world, people, log, nodes } = run;
  const report = (what: string): void => world.report('liveness', what);
  for (const person of people) {
    person.rest();
  }
  // Everything under way arrives.
  await world.timeline.run(world.now + LATE_MS, () => world.breaches.length > 0);
  const here = (table: string, id: string): boolean =>
    people.some(
      (person) =>
        person.id === id &&
        person.tabs.some(
          ({ client }) => client.connection.kind === 'live' && client.state?.about.table === table,
        ),
    );
  for (const { id, tabs } of people) {
    for (const { actor, client, pending } of tabs) {
      if (client.connection.kind === 'gone') continue;
      const { state } = client;
      const truth = state === undefined ? undefined : log.tables.get(state.about.table);
      if (client.connection.kind !== 'live' || state === undefined || truth === undefined) {
        report(`${actor.name} is not connected`);
        continue;
      }
      if (state.seq !== truth.rows.length && !truth.isDropped) {
        report(`${actor.name} has seen row ${state.seq} of ${truth.rows.length}`);
      }
      for (const [request, since] of pending) {
        if (world.now - since > LATE_MS) report(`${request} of ${id} was never answered`);
      }
      state.company.seats.forEach((sitter, seat) => {
        const occupant = truth.room.occupants[seat];
        if (sitter.kind !== 'person' || occupant?.kind !== 'person') return;
        if (sitter.here !== here(truth.id, occupant.person)) {
          report(`${actor.name} reads that ${occupant.person} is here: ${sitter.here}`);
        }
      });
    }
  }
  for (const truth of log.tables.values()) {
    if (truth.isDropped) continue;
    const present = people.filter(({ id }) => here(truth.id, id));
    const viewers = {
      size: present.length,
      isHere: (id: string) => present.some((person) => person.id === id),
    };
    const moments = { touched: truth.touched, acted: truth.touched };
    const pace = nodes[0]?.running?.context.settings.pace;
    const due = pace && viewers.size > 0 ? dueAt(truth.room, moments, viewers, pace) : undefined;
    if (due !== undefined && world.storeTime - due.at > LATE_MS) {
      report(`${truth.id} stands still: ${due.what} was due ${world.storeTime - due.at} ms ago`);
    }
  }
  if (world.breaches.length > 0) return;
  await checkStop(run);
}

/** Nodes stop when they are told to, and leave nothing behind. */
async function checkStop({ world, nodes }: LivenessPorts): Promise<void> {
  for (const node of nodes) {
    const { actor } = node;
    if (actor.isDead) {
      world.report('liveness', `${node.name} is not there`);
      continue;
    }
    const waiting = world.timeline.waitingFor(actor);
    if (waiting > 100) world.report('liveness', `${node.name} has ${waiting} timers`);
    void node.stop();
    await world.timeline.run(world.now + 10_000, () => false);
    if (!actor.isDead) world.report('liveness', `${node.name} does not stop`);
  }
}
