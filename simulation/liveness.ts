/** What has to be true some time after the last fault: every table goes on, and everybody is where the log says. */
import { dueAt } from '../apps/server/src/schedule.ts';
import type { LogChecker } from './log-checker.ts';
import type { EveningGuest } from './evening-guest.ts';
import type { Person } from './person.ts';
import type { RunPlan } from './plan.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { World } from './world.ts';

export interface LivenessPorts {
  readonly world: World;
  readonly plan: RunPlan;
  readonly people: readonly Person[];
  readonly guests: readonly EveningGuest[];
  readonly log: LogChecker;
  readonly nodes: readonly SimulatedNode[];
}

export async function checkLiveness(run: LivenessPorts): Promise<void> {
  const { world, people, log, plan } = run;
  const { lateMs } = plan;
  const report = (what: string): void => world.report('liveness', what);
  for (const person of people) {
    person.rest();
  }
  // Everything under way arrives.
  await world.timeline.run(world.now + lateMs, () => world.breaches.length > 0);
  const here = (table: string, id: string): boolean =>
    people.some(
      (person) =>
        person.id === id &&
        person.tabs.some(
          ({ client, isScreen }) =>
            !isScreen && client.connection.kind === 'live' && client.state?.about.table === table,
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
        if (world.now - since > lateMs) report(`${request} of ${id} was never answered`);
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
    const { pace } = plan.settings;
    const due = viewers.size > 0 ? dueAt(truth.room, moments, viewers, pace) : undefined;
    if (due !== undefined && world.storeTime - due.at > lateMs) {
      report(`${truth.id} stands still: ${due.what} was due ${world.storeTime - due.at} ms ago`);
    }
    for (const person of truth.room.seats.people) {
      const isWaitedFor = log.deleted.has(person) && truth.room.phase !== 'over';
      if (isWaitedFor && viewers.size > 0)
        report(`${truth.id} waits for ${person}, who is deleted`);
    }
  }
  checkEvenings(run);
  if (world.breaches.length > 0) return;
  await checkStop(run);
}

/** Everybody is at the evening, knows what everybody may know, and no result is missing. */
function checkEvenings({ world, guests, log }: LivenessPorts): void {
  const report = (what: string): void => world.report('liveness', what);
  for (const truth of log.evenings.values()) {
    for (const missing of truth.missing(log.tables)) report(`${missing} has no result`);
    for (const { actor, client } of guests) {
      const { state, connection } = client;
      if (connection.kind !== 'live') report(`${actor.name} is not connected`);
      else if (state?.seq !== truth.evening.shownSeq) {
        report(`${actor.name} has seen row ${state?.seq} of ${truth.evening.shownSeq}`);
      }
    }
  }
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
