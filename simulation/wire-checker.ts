/**
 * Checks every frame that a node sends, at the moment it is sent: what is
 * acknowledged must be stored, and what is shown must follow from the log for
 * the seat of its receiver alone.
 */
import { EVERYBODY, isRefusal } from '@pakli/core';
import { isPresent } from '@pakli/host';
import type { Company, EveningToPage, ToPage, ToServer, Update } from '@pakli/protocol';
import type { EveningTruth } from './evening-truth.ts';
import { idOf, type LogChecker } from './log-checker.ts';
import type { Link } from './network.ts';
import { companyText, storyText, type TableTruth } from './truth.ts';
import type { World } from './world.ts';

type Told = Extract<ToPage, { kind: 'told' }>;

/** Commands that must lead to a row or a refusal; others may change nothing. */
const WITH_ROW: ReadonlySet<string> = new Set([
  'sit',
  'stand',
  'start',
  'play',
  'ask',
  'leave',
  'back',
]);

/** Farewells that blame the client, which never happens with the real client. */
const BLAMED: ReadonlySet<string> = new Set(['fast', 'slow', 'old', 'unreadable', 'damaged']);

/** The beginning of a frame that refuses a command. */
const REFUSED = '{"kind":"refused"';

/** Longer than bells and latencies take. */
export const QUICK_MS = 500;

export class WireChecker {
  private readonly world: World;
  private readonly log: LogChecker;
  /** By table, person and id: the request of a page, and the number of rows at that time. */
  private readonly requests = new Map<
    string,
    { readonly frame: ToServer; readonly rows: number }
  >();
  /** By table and person: acknowledged chat lines. */
  private readonly said = new Map<string, Set<string>>();
  /** By node and table: the newest row shown to anybody. */
  private readonly shown = new Map<string, number>();
  acknowledged = 0;
  private readonly links: ReadonlySet<Link>;
  /** A run without faults, where updates must come at once. */
  isQuick = false;

  constructor(world: World, log: LogChecker, links: ReadonlySet<Link>) {
    this.world = world;
    this.log = log;
    this.links = links;
  }

  sentUp(link: Link, text: string): void {
    const { table, person } = link.ends;
    const frame = JSON.parse(text) as ToServer;
    const rows = this.log.tables.get(table)?.rows.length ?? 0;
    if (frame.kind === 'hello') link.since = frame.since ?? 0;
    if (!('id' in frame)) return;
    const key = `${table} ${person}/${frame.id}`;
    if (!this.requests.has(key)) this.requests.set(key, { frame, rows });
  }

  /** Checks that all connected pages get a new row soon, from any node. */
  expectShown({ id, rows: { length: seq } }: TableTruth): void {
    if (!this.isQuick) return;
    const lookers = [...this.links].filter(({ ends, told }) => ends.table === id && told > 0);
    this.world.timeline.after(QUICK_MS, undefined, () => {
      for (const { ends, told, page } of lookers) {
        if (told >= seq || page.readyState !== 1 || ends.node.isDead || ends.device.isDead)
          continue;
        this.report('late', `${id}: row ${seq} is not shown to ${ends.device.name} by now`);
      }
    });
  }

  sentDown(link: Link, text: string): void {
    const { table, person } = link.ends;
    const frame = JSON.parse(text) as ToPage;
    if (frame.kind === 'bye' && BLAMED.has(frame.why)) {
      this.report('answers', `${table}: ${person} is sent away as ${frame.why}`);
    }
    const evening = this.log.evenings.get(table);
    if (evening !== undefined) {
      this.checkEvening(link, evening, frame as unknown as EveningToPage);
      return;
    }
    const truth = this.log.tables.get(table);
    if (frame.kind === 'bye' && frame.why === 'gone' && truth?.isDropped === false) {
      this.report('log', `${table}: is said to be gone, and is not`);
    }
    if (truth === undefined) {
      if (frame.kind !== 'bye') this.report('log', `${table}: ${frame.kind} of no table`);
      return;
    }
    if (frame.kind === 'done') this.checkDone(truth, `${person}/${frame.id}`, frame.seq);
    else if (frame.kind === 'told') this.checkTold(link, truth, frame);
    else if (frame.kind === 'said') this.checkRemoved(link, truth, 'said');
    else if (frame.kind === 'refused' && isRefusal(frame.refusal)) {
      // Deleted people are nobody, whatever they did before.
      if (this.log.deleted.has(person)) return;
      if (link.knownAs !== undefined) {
        this.checkRefusal(truth, person, frame.id, frame.refusal.refused);
      }
      const row = truth.rows.find((one) => idOf(one) === `${person}/${frame.id}`);
      if (row !== undefined) {
        this.report('answers', `${table}: row ${row.seq} is refused: ${frame.refusal.refused}`);
      }
    }
  }

  /** Records refusals that a page has received, unless a copy of the command or its row is still in flight. */
  heard({ ends: { table, person, node } }: Link, text: string): void {
    if (!text.startsWith(REFUSED) || !this.log.tables.has(table)) return;
    const { id } = JSON.parse(text) as { id: string };
    if (this.log.deleted.has(person)) return;
    const isUnderWay = [...this.links].some(
      ({ ends, underWay }) =>
        underWay > 0 &&
        ends.table === table &&
        ends.person === person &&
        ends.node !== node &&
        !ends.node.isDead,
    );
    if (isUnderWay || this.log.isUnderWay(table, `${person}/${id}`)) return;
    const refused = this.log.refused.get(table) ?? new Set<string>();
    this.log.refused.set(table, refused.add(`${person}/${id}`));
  }

  private report(checker: string, what: string): void {
    this.world.report(checker, what);
  }

  private checkEvening(link: Link, truth: EveningTruth, frame: EveningToPage): void {
    const { id } = truth;
    const cmd = 'id' in frame ? `${link.ends.person}/${frame.id}` : '';
    if (frame.kind === 'done') {
      this.acknowledged++;
      if (!truth.isDone(cmd)) this.report('answers', `${id}: ${cmd} is acknowledged, not on disc`);
    } else if (frame.kind === 'refused') {
      // As at a table: deleted people are nobody.
      if (truth.isDone(cmd) && !this.log.deleted.has(link.ends.person)) {
        this.report('answers', `${id}: ${cmd} is done, and is refused`);
      }
    } else if (frame.kind === 'told') {
      const wrong = truth.wrongWith(frame);
      if (wrong !== undefined) this.report('shown', `${id}: ${wrong}`);
      if (frame.seq < link.told) this.report('shown', `${id}: row ${frame.seq} is shown again`);
      const nameless = truth.namelessIn(frame, this.log.leaving);
      if (nameless !== undefined)
        this.report('names', `${id}: ${nameless} is shown without a name`);
      link.told = frame.seq;
    }
  }

  private checkDone({ id, rows }: TableTruth, cmd: string, seq: number): void {
    this.acknowledged++;
    const request = this.requests.get(`${id} ${cmd}`)?.frame;
    if (request?.kind === 'say') this.checkLine(id, cmd);
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

  /** Acknowledged chat lines must be stored. */
  private checkLine(table: string, cmd: string): void {
    const key = `${table} ${cmd.split('/')[0]}`;
    const said = this.said.get(key) ?? new Set<string>();
    this.said.set(key, said.add(cmd));
    if (said.size > (this.log.lines.get(key) ?? 0)) {
      this.report('answers', `${table}: a line is acknowledged and not kept`);
    }
  }

  /** A valid move must not be refused if nothing has happened since it was sent. */
  private checkRefusal(
    { id, room, rows }: TableTruth,
    person: string,
    cmd: string,
    why: string,
  ): void {
    const request = this.requests.get(`${id} ${person}/${cmd}`);
    if (request?.frame.kind !== 'do' || request.rows !== rows.length) return;
    const { command } = request.frame;
    if (command.kind !== 'play' || why === 'too-fast' || why === 'table-full') return;
    const seat = room.seatOf(person);
    const isTheirs = seat !== undefined && room.turn === seat && isPresent(room.occupants[seat]);
    if (isTheirs && command.step === room.steps) {
      this.report('answers', `${id}: a move at its moment is refused: ${why}`);
    }
  }

  private checkTold(link: Link, truth: TableTruth, { you, update }: Told): void {
    if (!('seq' in update)) return;
    const { node } = link.ends;
    const { seq } = update;
    const key = `${node.name} ${truth.id}`;
    this.shown.set(key, Math.max(this.shown.get(key) ?? 0, seq));
    if (seq > truth.rows.length) {
      return this.report('shown', `${truth.id}: row ${seq} is shown and not on disc`);
    }
    const isOlder = seq < Math.max(link.since, link.told);
    if (isOlder)
      this.report('shown', `${truth.id}: row ${seq} is sent to who has seen ${link.since}`);
    link.told = Math.max(link.told, seq);
    if (update.kind === 'opening' && update.why === 'restored') {
      this.report('shown', `${truth.id}: is said to be restored at ${seq}, and was not`);
    }
    this.checkRemoved(link, truth, update.kind);
    this.checkNames(truth, seq, update.company);
    const seat = link.knownAs === undefined ? null : truth.seatOf(link.knownAs, seq);
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
    if (update.company !== undefined) {
      const text = companyText(update.company, update.can);
      if (text !== truth.companyAt(seq, reader)) {
        this.report('shown', `${truth.id}: company ${seq} is not what seat ${reader} may see`);
      }
    }
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

  /** Names must be present and distinct. */
  private checkNames(truth: TableTruth, seq: number, company: Company | undefined): void {
    const { id } = truth;
    const names = (company?.seats ?? []).flatMap((one, seat) => {
      if (one.kind !== 'person') return [];
      if (one.name !== '') return [one.name];
      // Deleted people have no name.
      const person = truth.personAt(seat, seq);
      if (person !== undefined && !this.log.leaving.has(person)) {
        this.report('names', `${id}: ${person} is shown without a name at ${seq}`);
      }
      return [];
    });
    if (new Set(names).size < names.length) {
      this.report('names', `${id}: two people are called ${names.join(', ')}`);
    }
  }

  /** A node that knows of a removal must send nothing to the removed person. */
  private checkRemoved({ ends: { person, node } }: Link, truth: TableTruth, kind: string): void {
    const known = this.shown.get(`${node.name} ${truth.id}`) ?? 0;
    if (!truth.isRemoved(person, Math.min(known, truth.rows.length))) return;
    // Deleted people are unknown.
    if (this.log.deleted.has(person)) return;
    this.report('removed', `${truth.id}: somebody who was removed is sent ${kind}`);
  }
}
