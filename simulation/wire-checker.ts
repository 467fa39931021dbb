/**
 * Looks at every frame that a node sends, at the moment it is sent: what is
 * acknowledged is on disc, and what is shown follows from the log for the seat
 * of whoever it is shown to, and from nothing else.
 */
import { EVERYBODY, isRefusal } from '@pakli/core';
import type { ToPage, ToServer, Update } from '@pakli/protocol';
import { idOf, type LogChecker } from './log-checker.ts';
import type { Link } from './network.ts';
import { storyText, type TableTruth } from './truth.ts';
import type { World } from './world.ts';

type Told = Extract<ToPage, { kind: 'told' }>;

/** They are a row of the log, or refused; others change nothing where it is so already. */
const WITH_ROW: ReadonlySet<string> = new Set([
  'sit',
  'stand',
  'start',
  'play',
  'ask',
  'leave',
  'back',
]);

export class WireChecker {
  private readonly world: World;
  private readonly log: LogChecker;
  /** By table, person and id: what a page has sent. */
  private readonly requests = new Map<string, ToServer>();
  /** By node and table: the newest row that it has shown to somebody. */
  private readonly shown = new Map<string, number>();
  acknowledged = 0;

  constructor(world: World, log: LogChecker) {
    this.world = world;
    this.log = log;
  }

  sentUp({ ends: { table, person } }: Link, text: string): void {
    const frame = JSON.parse(text) as ToServer;
    if ('id' in frame) this.requests.set(`${table} ${person}/${frame.id}`, frame);
  }

  sentDown(link: Link, text: string): void {
    const { table, person } = link.ends;
    const frame = JSON.parse(text) as ToPage;
    const truth = this.log.tables.get(table);
    if (truth === undefined) {
      if (frame.kind !== 'bye') this.report('log', `${table}: ${frame.kind} of no table`);
      return;
    }
    if (frame.kind === 'done') this.checkDone(truth, `${person}/${frame.id}`, frame.seq);
    else if (frame.kind === 'told') this.checkTold(link, truth, frame);
    else if (frame.kind === 'said') this.checkRemoved(link, truth, 'said');
    else if (frame.kind === 'refused' && isRefusal(frame.refusal)) {
      const refused = this.log.refused.get(table) ?? new Set<string>();
      this.log.refused.set(table, refused.add(`${person}/${frame.id}`));
      const row = truth.rows.find((one) => idOf(one) === `${person}/${frame.id}`);
      if (row !== undefined) {
        this.report('answers', `${table}: row ${row.seq} is refused: ${frame.refusal.refused}`);
      }
    }
  }

  private report(checker: string, what: string): void {
    this.world.report(checker, what);
  }

  private checkDone({ id, rows }: TableTruth, cmd: string, seq: number): void {
    this.acknowledged++;
    const request = this.requests.get(`${id} ${cmd}`);
    if (request === undefined) return this.report('answers', `${id}: ${cmd} was never sent`);
    const row = rows.find((one) => idOf(one) === cmd);
    if (row !== undefined) {
      if (row.seq !== seq) this.report('answers', `${id}: row ${row.seq} is answered as ${seq}`);
      return;
    }
    const mustHave = request.kind === 'do' && WITH_ROW.has(request.command.kind);
    if (mustHave) this.report('answers', `${id}: row ${seq} is acknowledged and not on disc`);
    else if (seq > rows.length) this.report('answers', `${id}: row ${seq} is not on disc`);
  }

  private checkTold(link: Link, truth: TableTruth, { you, update }: Told): void {
    if (!('seq' in update)) return;
    const { person, node } = link.ends;
    const { seq } = update;
    const key = `${node.name} ${truth.id}`;
    this.shown.set(key, Math.max(this.shown.get(key) ?? 0, seq));
    if (seq > truth.rows.length) {
      return this.report('shown', `${truth.id}: row ${seq} is shown and not on disc`);
    }
    this.checkRemoved(link, truth, update.kind);
    const seat = truth.seatOf(person, seq);
    if (you.seat !== seat) {
      this.report('shown', `${truth.id}: seat ${seat} is told that it is ${you.seat} at ${seq}`);
    }
    this.checkCards(truth, seat ?? EVERYBODY, update);
  }

  private checkCards(
    truth: TableTruth,
    reader: number | typeof EVERYBODY,
    update: Extract<Update, { seq: number }>,
  ): void {
    const { seq } = update;
    if (update.kind === 'steps') {
      if (JSON.stringify(update.steps) === truth.stepsAt(seq, reader)) return;
    } else if (update.kind === 'opening') {
      const { scene, past, steps } = update;
      const all = [...past, ...steps.map(({ step }) => step)];
      const last = steps.at(-1)?.scene ?? scene;
      if (storyText(last, all) === truth.openingAt(seq, reader)) return;
    } else return;
    this.report('shown', `${truth.id}: ${update.kind} ${seq} is not what seat ${reader} may see`);
  }

  /** A removed person is sent nothing more by a node that knows of it. */
  private checkRemoved({ ends: { person, node } }: Link, truth: TableTruth, kind: string): void {
    const known = this.shown.get(`${node.name} ${truth.id}`) ?? 0;
    if (!truth.isRemoved(person, Math.min(known, truth.rows.length))) return;
    this.report('removed', `${truth.id}: somebody who was removed is sent ${kind}`);
  }
}
