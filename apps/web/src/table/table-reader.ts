/** What a page shows of a table, local or remote, from its client's news: scenes, steps, and what is beside the cards. */
import type { ClientNews, Connection, TableState } from '@pakli/client';
import { refuse, type Refusal, type Seat } from '@pakli/core';
import type { ChatLine, Opening, Scene, SeenStep, Update } from '@pakli/protocol';
import type { TableSeating, OpenTable, TableScene } from '../host/host.ts';
import type { RemoteState } from '../host/remote-state.ts';
import { lineAs, namesAt, withoutNames } from '../host/names.ts';
import { sceneOf } from '../host/scene.ts';

/** Shown instead of a table while nobody's cards may be: several people share this device. */
export interface Curtain {
  readonly game: string;
  /** What anybody may see: the standings. */
  readonly open: TableScene | null;
  readonly names: readonly string[];
  /** Who may look now. */
  readonly seats: readonly Seat[];
  /** Who made the last decision that can be taken back; null if there is none. */
  readonly last: Seat | null;
  /** Somebody asks to take back, and these have not answered. */
  readonly question?: {
    readonly ask: number;
    readonly seat: Seat;
    readonly waiting: readonly Seat[];
  };
}

/** Events, shown one after the other. */
export type TableEvent =
  | {
      readonly kind: 'opening';
      readonly why: Opening;
      readonly past: readonly SeenStep[];
      readonly scene: TableScene;
    }
  | {
      readonly kind: 'step';
      readonly step: SeenStep;
      readonly scene: TableScene;
      /** It happened while the connection was down, and is caught up on. */
      readonly quick?: true;
    }
  | { readonly kind: 'curtain'; readonly curtain: Curtain }
  | { readonly kind: 'broken'; readonly problem: Refusal };

/** Effective at once, whatever is still to be shown. */
export interface TableNotes {
  readonly thinking?: Seat | null;
  /** Why the game cannot be saved, or null once it can. */
  readonly unkept?: Refusal | null;
  /** Whether a computer plays weaker than it could. */
  readonly unlearned?: boolean;
}

export interface TableShow {
  see(event: TableEvent): void;
  /** Something beside the cards is new. */
  note(notes: TableNotes): void;
}

/** How many chat lines are kept. */
const MOST_LINES = 50;

type Changed = Extract<ClientNews, { kind: 'update' }>;
type CurtainUpdate = Extract<Update, { kind: 'curtain' }>;

export class TableReader {
  private readonly table: OpenTable;
  private readonly show: TableShow;
  private lines: readonly ChatLine[] = [];
  /** Who reads, and everybody's names. */
  private key = '';
  /** From the first attempt on. */
  connection: Connection | undefined;
  /** For a table by link; undefined until its server has sent it. */
  linked: RemoteState | undefined;

  constructor(table: OpenTable, show: TableShow) {
    this.table = table;
    this.show = show;
  }

  /** Returns a function that stops it. */
  listen(): () => void {
    return this.table.client.listen((news) => this.hear(news));
  }

  private hear(news: ClientNews): void {
    if (news.kind === 'failed') this.show.see({ kind: 'broken', problem: news.problem });
    else if (news.kind === 'passing') this.pass(news.update);
    else if (news.kind === 'update') this.change(news);
    else {
      if (news.kind === 'connection') this.connection = news.connection;
      else if (news.kind === 'said') this.lines = withLines(this.lines, news.lines);
      this.link();
      this.show.note({});
    }
  }

  private pass(update: Extract<ClientNews, { kind: 'passing' }>['update']): void {
    if (update.kind === 'thinking') this.show.note({ thinking: update.seat });
    else if (update.kind === 'kept') this.show.note({ unkept: update.problem });
    else if (update.kind === 'curtain') {
      this.show.see({ kind: 'curtain', curtain: this.curtain(update) });
    } else {
      const problem = refuse('failed', 'table', { text: update.problem });
      this.show.see({ kind: 'broken', problem });
    }
  }

  private change({ update, before, state, known }: Changed): void {
    const { sitting, names } = this.seatingAt(state);
    const read = (told: Scene): TableScene => sceneOf(told, sitting, names, update.can);
    const key = JSON.stringify([state.you.seat, names]);
    const isSame = key === this.key;
    this.key = key;
    this.link();
    const opens = update.kind === 'opening';
    // Somebody was renamed, also in what is already shown; or nothing is shown yet.
    const { scene = null, past = [] } =
      (isSame && (known || !opens) ? {} : opens ? update : before) ?? {};
    if (scene !== null) {
      const why = opens ? update.why : 'passed';
      this.show.see({ kind: 'opening', why, past, scene: read(scene) });
    }
    const steps = update.kind === 'company' ? [] : update.steps;
    steps.forEach((shown, n) => {
      const quick = opens && this.isQuick(update, n) ? { quick: true as const } : {};
      this.show.see({ kind: 'step', step: shown.step, scene: read(shown.scene), ...quick });
    });
    const unlearned = state.company.unlearned === true;
    this.show.note({ unlearned, ...(this.table.names && { thinking: thinkerIn(state) }) });
  }

  /** Missed steps are caught up on; somebody who takes over the device wants to see the others' moves, not the deal before. */
  private isQuick({ why, past, steps }: Extract<Update, { kind: 'opening' }>, n: number): boolean {
    if (this.table.names !== undefined) return past.length > 0;
    return why === 'passed' && steps[n]?.step.seat === null && n < steps.length - 1;
  }

  /** What the browser knows about the table besides its cards. */
  private seatingAt({ about, you, company }: TableState): TableSeating {
    const { seating, names } = this.table;
    if (seating !== undefined || names === undefined) return seating ?? NOTHING;
    const sitting = {
      id: about.table,
      level: 'expert',
      rules: about.rules,
      seat: you.seat ?? 0,
    } as const;
    return { sitting, names: namesAt(withoutNames(company, names, you.seat), names) };
  }

  private link(): void {
    const { connection, lines, table } = this;
    const { names } = table;
    const { state } = table.client;
    if (names === undefined || state === undefined || connection === undefined) return;
    const { about, you, can, ahead } = state;
    this.linked = {
      about,
      you,
      company: withoutNames(state.company, names, you.seat),
      can,
      ahead,
      connection,
      lines: lines.map((line) => lineAs(line, names, you.seat)),
    };
  }

  private curtain({ company, open, seats, last }: CurtainUpdate): Curtain {
    const { sitting, names } = this.table.seating ?? NOTHING;
    const [asked] = company.questions;
    const waiting = company.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && asked?.yes.includes(seat) === false ? [seat] : [],
    );
    return {
      game: this.table.client.state?.about.game ?? '',
      open: open === null ? null : sceneOf(open, sitting, names),
      names,
      seats,
      last,
      ...(asked === undefined ? {} : { question: { ask: asked.ask, seat: asked.seat, waiting } }),
    };
  }
}

const NOTHING: TableSeating = {
  sitting: { id: '', level: 'expert', rules: '', seat: 0 },
  names: [],
};

/** A server's computers think there; viewers see whose turn it is. */
function thinkerIn({ scene, company }: TableState): Seat | null {
  const turn = scene?.view.turn ?? -1;
  const sitter = company.phase === 'playing' ? company.seats[turn] : undefined;
  const computer = sitter?.kind === 'computer' || (sitter?.kind === 'person' && sitter.covered);
  return computer ? turn : null;
}

/** After a lost connection the last lines arrive again. */
function withLines(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const newest = known.at(-1)?.n ?? 0;
  return [...known, ...told.filter(({ n }) => n > newest)].slice(-MOST_LINES);
}
