/** A table by link in this worker: its keeper, and the record of the match once that is over. */
import { findGame, openRecord } from '@pakli/catalogue';
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import type { DealProof } from '@pakli/host';
import { RefusalError } from './failure.ts';
import type { Chair, Update } from './host.ts';
import type { Library } from './library.ts';
import { honestyOf } from './honesty.ts';
import type { Honesty, Remembered, Told } from './linked.ts';
import { namesAt } from './names.ts';
import { Remote, type RemoteEnds } from './remote.ts';

export interface LinkedEnds extends Omit<RemoteEnds, 'connect' | 'load'> {
  readonly library: Pick<Library, 'keep'>;
}

export class LinkedTable {
  readonly keeper: Remote;
  /** Of the table: a screen asks for it as `id?screen`. */
  private readonly table: string;
  private readonly page: string;
  private readonly ends: LinkedEnds;
  private told: Told | undefined;
  private keeping: Promise<Refusal | undefined> | undefined;

  constructor(id: string, page: string, ends: LinkedEnds) {
    this.table = id.replace(/\?.*/, '');
    this.page = page;
    this.ends = ends;
    this.keeper = new Remote({
      ...ends,
      connect: () => new WebSocket(new URL(`t/${id}`, page.replace(/^http/, 'ws'))),
      load: async (game) => findGame(game)?.load(),
      tell: (update) => this.tell(update),
    });
  }

  /** Once is enough, whoever asks for it. */
  keep(): Promise<Refusal | undefined> {
    this.keeping ??= this.fetchRecord().then(
      (refusal) => {
        if (refusal === undefined) this.keeper.tell({ kind: 'kept', problem: null });
        else this.keeping = undefined;
        return refusal;
      },
      (error: unknown) => {
        this.keeping = undefined;
        if (!(error instanceof RefusalError)) return refuse('no-server', 'table');
        // Whoever has played it takes it for kept, and did not ask.
        this.keeper.tell({ kind: 'kept', problem: error.refusal });
        return error.refusal;
      },
    );
    return this.keeping;
  }

  private tell(update: Update): void {
    this.ends.tell(update);
    if (update.kind !== 'told') return;
    this.told = update.told;
    const { company, you } = update.told;
    // Whoever has played has it among their games; whoever watched may ask for it. What fails is tried with the next news.
    if (company.phase === 'over' && you.seat !== null) void this.keep();
  }

  async verify(remembered: Remembered): Promise<Honesty | Refusal> {
    const { told } = this;
    if (told === undefined) return refuse('not-started', 'table');
    const answer = await this.ask().catch(() => refuse('no-server', 'table'));
    if (isRefusal(answer)) return answer;
    const opened = await openRecord(answer.record);
    if (isRefusal(opened)) return opened;
    return honestyOf(opened.match, answer.deal, told, remembered);
  }

  private async ask(): Promise<{ readonly record: string; readonly deal: DealProof } | Refusal> {
    const response = await fetch(new URL(`api/tables/${this.table}/record`, this.page));
    // The server is of the same house as the page.
    const answer = (await response.json()) as
      | { readonly record: string; readonly deal: DealProof }
      | { readonly refusal: Refusal };
    return 'refusal' in answer ? answer.refusal : answer;
  }

  private async fetchRecord(): Promise<Refusal | undefined> {
    const { told } = this;
    if (told === undefined) return refuse('not-started', 'table');
    const answer = await this.ask();
    if (isRefusal(answer)) return answer;
    const { company, you } = told;
    const names = namesAt(company, this.ends.names);
    const chairs = company.seats.map((one): Chair => {
      const level = one.kind === 'computer' ? one.level : 'person';
      return LEVELS.find((known) => known === level) ?? 'person';
    });
    const { record, deal } = answer;
    return this.ends.library.keep(this.table, record, you.seat, names, chairs, deal);
  }
}
