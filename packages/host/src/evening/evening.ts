/**
 * An evening: who plays, in which round at which table, and with what results. Only `apply` changes
 * it; the same events lead to the same evening on every machine.
 */
import type { EveningResult, EveningPhase, EveningTable } from '@pakli/protocol';
import type { Adjustment } from '@pakli/tournament';
import type { PersonId } from '../event.ts';
import type { EveningEvent, EveningEventOf } from './event.ts';

/** Somebody who plays or has played; an entrant's number is their index. */
export interface EveningEntrant {
  /** Who plays under this number; undefined once that person plays for another entrant. */
  readonly person: PersonId | undefined;
  readonly nonce: string | undefined;
  /** `left` and `removed` do not play from the next round on. */
  readonly state: 'plays' | 'left' | 'removed';
}

export interface EveningRound {
  readonly tables: readonly EveningTable[];
  readonly startedAt: number;
  /** In the order they came: one for each board and table. */
  readonly results: readonly EveningResult[];
  /** Everybody may see its results. */
  readonly finished: boolean;
}

export class Evening {
  readonly opened: EveningEventOf<'open'>;
  /** The number of events; the first opened the evening. */
  seq = 1;
  readonly entrants: EveningEntrant[] = [];
  readonly rounds: EveningRound[] = [];
  readonly adjustments: Adjustment[] = [];
  /** People who were substituted, with the number they had. */
  private readonly replaced = new Map<PersonId, number>();
  /** Those of them who know boards of the current round. */
  private readonly know = new Map<PersonId, number>();
  /** The end of a break; null: until the director continues. */
  breakUntil: number | null | undefined;
  /** What all boards followed from, once the evening is over. */
  secret: string | undefined;
  /** The number of entrants when the first round began: only their nonces count. */
  private sharing: number | undefined;

  constructor(opened: EveningEventOf<'open'>) {
    this.opened = opened;
  }

  /** The number shown to people: excludes results of the current round, which are not shown yet. */
  get shownSeq(): number {
    return this.seq - (this.round?.results.length ?? 0);
  }

  get phase(): EveningPhase {
    if (this.secret !== undefined) return 'over';
    const last = this.rounds.at(-1);
    if (last === undefined) return 'joining';
    return last.finished ? 'between' : 'playing';
  }

  /** The current round; undefined between rounds. */
  get round(): EveningRound | undefined {
    return this.phase === 'playing' ? this.rounds.at(-1) : undefined;
  }

  /** The numbers of those who play in the next round. */
  get active(): readonly number[] {
    return this.entrants.flatMap(({ state }, number) => (state === 'plays' ? [number] : []));
  }

  /** Everybody with a number of their own. */
  get people(): readonly PersonId[] {
    return this.entrants.flatMap(({ person }) => person ?? []);
  }

  entrantOf(person: PersonId | null): number | undefined {
    const number = this.entrants.findIndex((one) => one.person === person);
    return number < 0 ? undefined : number;
  }

  /** The former number of somebody who was substituted and is not an entrant any more. */
  replacedAt(person: PersonId): number | undefined {
    return this.entrantOf(person) === undefined ? this.replaced.get(person) : undefined;
  }

  hasPlayed(entrant: number): boolean {
    return this.rounds.some(({ tables }) => tables.some((one) => one.entrants.includes(entrant)));
  }

  /** The number under which somebody sat at a table of the current round before they were substituted. */
  satAt(person: PersonId | undefined): number | undefined {
    if (person === undefined || this.round === undefined) return undefined;
    return this.know.get(person);
  }

  get nonces(): readonly (string | undefined)[] {
    return this.entrants.slice(0, this.sharing).map(({ nonce }) => nonce);
  }

  /** The boards of a round, counted from 0 over the whole evening. */
  boardsOf(round: number): readonly number[] {
    const { boardsPerRound } = this.opened.settings;
    return Array.from({ length: boardsPerRound }, (_, i) => round * boardsPerRound + i);
  }

  /** Every table has finished the current round. */
  get isComplete(): boolean {
    const { round } = this;
    const { boardsPerRound } = this.opened.settings;
    return round !== undefined && round.results.length === round.tables.length * boardsPerRound;
  }

  apply(event: EveningEvent): void {
    switch (event.kind) {
      case 'open':
        throw new Error('an evening is opened once');
      case 'join':
        this.entrants.push({ person: event.person, nonce: event.nonce, state: 'plays' });
        break;
      case 'leave':
        this.change(event.entrant, { state: event.removed ? 'removed' : 'left' });
        break;
      case 'return':
        this.change(event.entrant, { state: 'plays' });
        break;
      case 'substitute':
        this.substitute(event);
        break;
      case 'round':
        this.sharing ??= this.entrants.length;
        this.know.clear();
        this.breakUntil = undefined;
        this.rounds.push({
          tables: event.tables,
          startedAt: event.at,
          results: [],
          finished: false,
        });
        break;
      case 'result':
        this.add(event);
        break;
      case 'finish':
        this.finish();
        break;
      case 'adjust': {
        const { v: _, at: __, kind: ___, ...adjustment } = event;
        this.adjustments.push(adjustment);
        break;
      }
      case 'break':
        this.breakUntil = event.until;
        break;
      case 'end':
        this.finish();
        this.secret = event.secret;
        break;
    }
    this.seq++;
  }

  private change(number: number, to: Partial<EveningEntrant>): void {
    const entrant = this.entrants[number];
    if (entrant === undefined) throw new Error(`nobody has the number ${number}`);
    this.entrants[number] = { ...entrant, ...to };
  }

  private substitute({ entrant, by }: EveningEventOf<'substitute'>): void {
    const person = this.entrants[by]?.person;
    const before = this.entrants[entrant]?.person;
    if (before !== undefined) {
      this.replaced.set(before, entrant);
      const sits = this.round?.tables.some(({ entrants }) => entrants.includes(entrant));
      if (sits === true) this.know.set(before, entrant);
    }
    this.change(by, { person: undefined, state: 'left' });
    this.change(entrant, { person, state: 'plays' });
  }

  private add({ board, table, scores, covered }: EveningEventOf<'result'>): void {
    const last = this.rounds.at(-1);
    if (last === undefined) throw new Error('a result before the first round');
    const results = [...last.results, { board, table, scores, covered }];
    this.rounds[this.rounds.length - 1] = { ...last, results };
  }

  private finish(): void {
    const last = this.rounds.at(-1);
    if (last !== undefined) this.rounds[this.rounds.length - 1] = { ...last, finished: true };
  }
}
