/** Checks some time after the last fault that every table continues and everybody sees what the log says. */
import { dueAt, type Due } from '../apps/server/src/schedule.ts';
import type { LogChecker } from './log-checker.ts';
import { retainedBy } from './memory-checker.ts';
import type { DayPlayer } from './day-player.ts';
import type { EveningGuest } from './evening-guest.ts';
import type { Person } from './person.ts';
import type { RunPlan } from './plan.ts';
import type { SimulatedNode } from './simulated-node.ts';
import { eventOf, type TableTruth } from './truth.ts';
import { QUICK_MS } from './wire-checker.ts';
import type { World } from './world.ts';

export interface LivenessPorts {
  readonly world: World;
  readonly plan: RunPlan;
  readonly people: readonly Person[];
  readonly guests: readonly EveningGuest[];
  readonly players: readonly DayPlayer[];
  readonly log: LogChecker;
  readonly nodes: readonly SimulatedNode[];
}

/** How many times the state is checked during the rest. */
const LOOKS = 9;

export async function checkLiveness(run: LivenessPorts): Promise<void> {
  const { world, people, log, plan } = run;
  for (const person of people) person.rest();
  for (const player of run.players) player.look();
  // Lets everything in flight arrive, and whatever is due soon happen.
  const restsFrom = world.storeTime;
  const restsUntil = world.now + plan.restMs;
  do {
    const next = Math.min(restsUntil, world.now + plan.restMs / LOOKS);
    await world.timeline.run(next, () => world.breaches.length > 0);
    if (world.breaches.length > 0) return;
  } while (
    world.now < restsUntil &&
    (problemsOf(run, 0, restsFrom).length > 0 ||
      run.nodes.some(({ isUp }) => !isUp) ||
      [...log.tables.values()].some((truth) => isDueSoon(run, truth, restsFrom)))
  );
  for (const problem of problemsOf(run, plan.lateMs, restsFrom)) world.report('liveness', problem);
  if (world.breaches.length > 0) return;
  if (plan.isEmptied) await checkMemory(run);
  await checkStop(run);
}

/** What is still wrong; answers and due actions may be `lateMs` late. */
function problemsOf(run: LivenessPorts, lateMs: number, restsFrom: number): readonly string[] {
  const { world, people, log, plan } = run;
  const problems: string[] = [];
  for (const { id, tabs } of people) {
    for (const { actor, client, pending, line } of tabs) {
      if (client.connection.kind === 'gone') continue;
      const { state } = client;
      const truth = state === undefined ? undefined : log.tables.get(state.about.table);
      if (client.connection.kind !== 'live' || state === undefined || truth === undefined) {
        problems.push(`${actor.name} is not connected`);
        continue;
      }
      const next = truth.rows[state.seq];
      const isOnItsWay = next !== undefined && world.storeTime - eventOf(next).at < QUICK_MS;
      if (state.seq !== truth.rows.length && !isOnItsWay && !truth.isDropped) {
        problems.push(`${actor.name} has seen row ${state.seq} of ${truth.rows.length}`);
      }
      const said = log.newestLineAt(truth.id);
      // Old lines are swept away; their numbers are timestamps.
      const isKept = said > world.storeTime - plan.settings.pace.kept.lines;
      if (line < said && isKept && !truth.isDropped) {
        problems.push(`${actor.name} has heard line ${line} of ${said}`);
      }
      for (const [request, since] of pending) {
        if (world.now - since > lateMs) problems.push(`${request} of ${id} was never answered`);
      }
      state.company.seats.forEach((sitter, seat) => {
        const occupant = truth.room.occupants[seat];
        if (sitter.kind !== 'person' || occupant?.kind !== 'person') return;
        if (sitter.here !== isHere(run, truth, occupant.person)) {
          problems.push(`${actor.name} reads that ${occupant.person} is here: ${sitter.here}`);
        }
      });
    }
  }
  for (const truth of log.tables.values()) {
    const due = dueOf(run, truth, restsFrom);
    if (due !== undefined && world.storeTime - due.at > lateMs) {
      const late = world.storeTime - due.at;
      problems.push(`${truth.id} stands still: ${due.what} was due ${late} ms ago`);
    }
    if (truth.isDropped || truth.room.phase === 'over' || !isLookedAt(run, truth)) continue;
    for (const person of truth.room.seats.people) {
      if (log.deleted.has(person)) problems.push(`${truth.id} waits for ${person}, who is deleted`);
    }
  }
  return [...problems, ...problemsOfEvenings(run)];
}

/** Whether a person counts as present; deleted people do not, though they may watch. */
function isHere(run: LivenessPorts, truth: TableTruth, id: string): boolean {
  return !run.log.deleted.has(id) && looks(run, truth, id);
}

function looks({ people }: LivenessPorts, { id: table }: TableTruth, id: string): boolean {
  return people.some(
    (person) =>
      person.id === id &&
      person.tabs.some(
        ({ client, isScreen }) =>
          !isScreen && client.connection.kind === 'live' && client.state?.about.table === table,
      ),
  );
}

function isLookedAt(run: LivenessPorts, truth: TableTruth): boolean {
  return run.people.some(({ id }) => looks(run, truth, id));
}

/** The next automatic action of a table that somebody looks at; nodes may know of absences since `restsFrom`. */
function dueOf(run: LivenessPorts, truth: TableTruth, restsFrom: number): Due | undefined {
  if (truth.isDropped || !isLookedAt(run, truth)) return undefined;
  const moments = { touched: truth.touched, acted: truth.touched };
  const viewers = {
    size: 1,
    isHere: (id: string) => isHere(run, truth, id),
    awaySince: () => restsFrom,
  };
  return dueAt(truth.room, moments, viewers, run.plan.settings.pace);
}

/** Whether a table has been idle since people rest, and something is due soon. */
function isDueSoon(run: LivenessPorts, truth: TableTruth, since: number): boolean {
  const due = dueOf(run, truth, since);
  return due !== undefined && truth.touched < since && due.at < since + run.plan.lateMs;
}

/** The same for evenings and days: connections, updates and results. */
function problemsOfEvenings({ guests, log }: LivenessPorts): readonly string[] {
  const problems: string[] = [];
  for (const truth of log.days.values()) {
    for (const missing of truth.missing(log.tables)) problems.push(`${missing} has no result`);
  }
  for (const truth of log.evenings.values()) {
    for (const missing of truth.missing(log.tables)) problems.push(`${missing} has no result`);
    for (const { person, state } of truth.evening.entrants) {
      const isGone = person !== undefined && log.deleted.has(person);
      if (isGone && state === 'plays' && truth.evening.phase !== 'over') {
        problems.push(`${truth.id} plays with ${person}, who is deleted`);
      }
    }
    for (const { id, actor, client } of guests) {
      const { state, connection } = client;
      if (connection.kind === 'gone' && log.leaving.has(id)) continue;
      if (connection.kind !== 'live') problems.push(`${actor.name} is not connected`);
      else if (state?.seq !== truth.evening.shownSeq) {
        problems.push(`${actor.name} has seen row ${state?.seq} of ${truth.evening.shownSeq}`);
      }
    }
  }
  return problems;
}

/** Everybody leaves: some time later nodes must only keep tables that continue automatically. */
async function checkMemory({
  world,
  people,
  guests,
  nodes,
  plan,
  log,
}: LivenessPorts): Promise<void> {
  for (const person of people) person.leaves();
  for (const guest of guests) guest.leaves();
  await world.timeline.run(world.now + plan.forgottenMs, () => world.breaches.length > 0);
  const most = log.tables.size + log.evenings.size + log.days.size;
  for (const { name, running } of nodes) {
    if (running === undefined) continue;
    for (const [path, size] of retainedBy(running)) {
      // Rate limits are swept hourly.
      if (plan.kind !== 'long' && path.startsWith('.admission')) continue;
      if (!/^\.(tables|evenings|days)\.(live|resting)$/.test(path) || size > most) {
        world.report('memory', `${name} keeps ${size} at ${path} once everybody has gone`);
      }
    }
    void Promise.all([running.tables.all(), running.evenings.all()]).then((live) => {
      for (const { id, connections } of live.flat()) {
        if (connections.length > 0) world.report('memory', `${name} keeps connections at ${id}`);
      }
    });
  }
}

/** Checks that nodes stop when asked to and leave nothing behind. */
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
    await world.timeline.run(world.now + 10_000, () => actor.isDead);
    if (!actor.isDead) world.report('liveness', `${node.name} does not stop`);
  }
}
