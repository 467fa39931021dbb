/**
 * A table by link, as seen by this worker: it adds the legal moves to scenes
 * from the server before they go to the page, and saves the record of the
 * match once it is over.
 */
import { findGame, openRecord, type GamePackage } from '@pakli/catalogue';
import type { FrameFilter, WireFrame } from '@pakli/client';
import {
  atVersion,
  isRefusal,
  nameOptions,
  readOptions,
  refuse,
  type Game,
  type Refusal,
  type Seat,
  type GameTypes,
  type Match,
} from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import { type DealProof, verifyDeals } from '@pakli/host';
import type { About, Company, Update, You } from '@pakli/protocol';
import { refusalOf, RefusalError } from './failure.ts';
import type { Chair } from './host.ts';
import type { Honesty, Names, Remembered, RemoteFacts } from './remote-state.ts';
import { namesAt, withoutNames } from './names.ts';
import { viewerOf, type Viewer } from './scene.ts';

/** Where finished matches are kept. */
export interface GameShelf {
  keep(
    id: string,
    record: string,
    seat: Seat | null,
    names: readonly string[],
    chairs: readonly Chair[],
    deal?: DealProof,
  ): Promise<Refusal | undefined>;
}

export interface LinkedTablePorts {
  readonly library: GameShelf;
  readonly names: Names;
  /** The game or its rules are newer than this page. */
  abandon(): void;
  load?(game: string): Promise<GamePackage | undefined>;
}

export class LinkedTable {
  /** The table's id: a screen's address is `id?screen`. */
  private readonly table: string;
  private readonly page: string;
  private readonly ports: LinkedTablePorts;
  private pass: (frame: WireFrame) => void = () => {};
  /** Received, not yet passed on. */
  private waiting: WireFrame[] = [];
  private loading = false;
  private rules: Game['rules'] | undefined;
  private viewer: Viewer | undefined;
  private about: About | undefined;
  private you: You | undefined;
  private company: Company | undefined;
  private keeping: Promise<Refusal | undefined> | undefined;

  constructor(id: string, page: string, ports: LinkedTablePorts) {
    this.table = id.replace(/\?.*/, '');
    this.page = page;
    this.ports = ports;
  }

  /** The filter of the wire to the server: frames wait until the game is loaded. */
  readonly filter: FrameFilter = (frame, pass) => {
    this.pass = pass;
    this.waiting.push(frame);
    if (this.viewer !== undefined) this.passOn();
    else if (frame.kind === 'told') {
      this.about ??= frame.about;
      this.load().catch((error: unknown) => {
        // The next frame retries.
        this.loading = false;
        this.break(error);
      });
    }
  };

  /** Saves once, however often it is called. */
  keep(): Promise<Refusal | undefined> {
    this.keeping ??= this.fetchRecord().then(
      (refusal) => {
        if (refusal === undefined) this.tell({ kind: 'kept', problem: null });
        else this.keeping = undefined;
        return refusal;
      },
      (error: unknown) => {
        this.keeping = undefined;
        if (!(error instanceof RefusalError)) return refuse('no-server', 'table');
        // A player expects the match to be saved without asking, so a failure must be reported.
        this.tell({ kind: 'kept', problem: error.refusal });
        return error.refusal;
      },
    );
    return this.keeping;
  }

  async verify(remembered: Remembered): Promise<Honesty | Refusal> {
    const { about, you } = this;
    if (about === undefined || you === undefined) return refuse('not-started', 'table');
    const answer = await this.ask().catch(() => refuse('no-server', 'table'));
    if (isRefusal(answer)) return answer;
    // A table of an evening that is not over.
    if (answer.deal === undefined) return refuse('evening-table', 'table');
    const opened = await openRecord(answer.record);
    if (isRefusal(opened)) return opened;
    return honestyOf(opened.match, answer.deal, { about, you }, remembered);
  }

  /** Loads the game with the rules the table was opened under: it is played to its end by them. */
  private async load(): Promise<void> {
    const { about } = this;
    if (this.loading || about === undefined) return;
    this.loading = true;
    const loaded = await (this.ports.load?.(about.game) ?? findGame(about.game)?.load());
    const game = loaded && atVersion(loaded.game, about.version);
    if (loaded === undefined || game === undefined) {
      this.ports.abandon();
      return;
    }
    this.rules = game.rules;
    this.viewer = viewerOf({ ...loaded, game });
    this.passOn();
  }

  private passOn(): void {
    for (let frame = this.waiting.shift(); frame !== undefined; frame = this.waiting.shift()) {
      try {
        this.note(frame);
        this.pass(this.read(frame));
      } catch (error) {
        this.break(error);
      }
    }
    // A player's match is saved automatically; a spectator may ask for it. The next news retries a failure.
    const { company, you } = this;
    if (company?.phase === 'over' && typeof you?.seat === 'number') void this.keep();
  }

  private note(frame: WireFrame): void {
    if (frame.kind !== 'told') return;
    this.you = frame.you;
    const { company } = frame.update as { readonly company?: Company };
    if (company !== undefined)
      this.company = withoutNames(company, this.ports.names, frame.you.seat);
  }

  private read(frame: WireFrame): WireFrame {
    const read = this.viewer?.(frame) ?? frame;
    return read.kind === 'told' && read.about !== undefined
      ? { ...read, about: this.named(read.about) }
      : read;
  }

  /** The server sends the differences from the usual rules; people know them by their preset. */
  private named(about: About): About {
    const { rules } = this;
    const options = rules && readOptions(rules, about.rules);
    if (rules === undefined || options === undefined || isRefusal(options)) return about;
    return { ...about, rules: nameOptions(rules, options) };
  }

  private break(error: unknown): void {
    const problem = refusalOf(error);
    this.tell({ kind: 'broken', problem: String(problem.detail?.['text'] ?? problem.refused) });
  }

  private tell(update: Update): void {
    const you = this.you ?? { seat: null, host: false, name: null };
    this.pass({ kind: 'told', now: Date.now(), you, update });
  }

  private async ask(): Promise<{ readonly record: string; readonly deal?: DealProof } | Refusal> {
    const response = await fetch(new URL(`api/tables/${this.table}/record`, this.page));
    // The server ships with the page: the answer's shape is trusted.
    const answer = (await response.json()) as
      | { readonly record: string; readonly deal?: DealProof }
      | { readonly refusal: Refusal };
    return 'refusal' in answer ? answer.refusal : answer;
  }

  private async fetchRecord(): Promise<Refusal | undefined> {
    const { company, you } = this;
    if (company === undefined || you === undefined) return refuse('not-started', 'table');
    const answer = await this.ask();
    if (isRefusal(answer)) return answer;
    const names = namesAt(company, this.ports.names);
    const chairs = company.seats.map((one): Chair => {
      const level = one.kind === 'computer' ? one.level : 'person';
      return LEVELS.find((known) => known === level) ?? 'person';
    });
    const { record, deal } = answer;
    return this.ports.library.keep(this.table, record, you.seat, names, chairs, deal);
  }
}

// Checks that the cards of a match by link were dealt correctly, and match what this browser remembers.

/** Checks every card; and this browser's share and the first commitment must be those the server reports now. */
export function honestyOf(
  match: Match<GameTypes>,
  deal: DealProof,
  { about, you }: Pick<RemoteFacts, 'about' | 'you'>,
  { nonces, commitment = about.commitment }: Remembered,
): Honesty {
  const known = nonces.length > 0 && you.seat !== null;
  const given = deal.nonces.some((share) => share !== null && nonces.includes(share));
  const shown = [about.commitment, commitment];
  const same = deal.table === about.table && shown.every((one) => one === deal.commitment);
  if (!same || (known && !given)) return { kind: 'wrong', wrong: 'own' };
  const found = verifyDeals(match, deal);
  if (found.honest) return { kind: 'honest', outcomes: found.outcomes, own: known };
  const { wrong, deal: number } = found;
  return { kind: 'wrong', wrong, ...(number === undefined ? {} : { deal: number }) };
}
