/**
 * One table as the page shows it: events wait in a queue and are played one by one, so that every cause is seen before
 * its effect. The page shows one immutable snapshot; a move can be made while the queue is empty.
 */
import { refuse, type Refusal, type Seat } from '@pakli/core';
import type { Connection, TableClient } from '@pakli/client';
import type { DeviceCommand } from '@pakli/protocol';
import { refusalOf, RefusalError } from '../host/failure.ts';
import type { Hint, Host, Opening, OpenTable, TableScene, SeenStep } from '../host/host.ts';
import type { RemoteState } from '../host/remote-state.ts';
import { News } from './news.ts';
import { TableReader, type Curtain, type TableEvent, type TableNotes } from './table-reader.ts';

export interface SessionView {
  readonly scene: TableScene;
  /** The steps before the scene, of all deals. */
  readonly past: readonly SeenStep[];
  /** The newest step of the scene's deal, whose traces stay marked. */
  readonly last: SeenStep | undefined;
  /** What has been fully shown: text and numbers beside the table refer to it, and wait for the movements. */
  readonly told: Moment;
  /** There is something to play again. */
  readonly again: boolean;
  /** The next step waits for a tap. */
  readonly waiting: boolean;
  /** Why the scene starts again, until the next step. */
  readonly opening: Opening | undefined;
  readonly thinking: Seat | null;
  /** Nothing is moving or waiting: the person may move. */
  readonly settled: boolean;
  readonly broken: Refusal | undefined;
  /** Why it cannot be saved. */
  readonly unkept: Refusal | undefined;
  /** Why a computer plays weaker than it could. */
  readonly unlearned: Refusal | undefined;
}

/** Answers questions about what is shown. */
export type Adviser = Pick<Host, 'why' | 'hint' | 'cancelHint'>;

/** A scene and the steps before it, of all deals. */
export type Moment = Pick<SessionView, 'scene' | 'past'>;

/** Shown instead while nobody's cards may be. */
export interface Covered extends Curtain {
  readonly broken: Refusal | undefined;
}

/**
 * Shows a step: calls `commit` once, and resolves when the movements have ended. A performer that stops early may leave
 * the step to the next one. Missed steps are shown quickly.
 */
export type Performer = (
  step: SeenStep,
  scene: TableScene,
  commit: () => void,
  quick?: boolean,
) => Promise<void>;

type Step = Extract<TableEvent, { kind: 'step' }>;
type Queued =
  | TableEvent
  /** Back to an earlier moment, from which steps are played again. */
  | (Moment & { readonly kind: 'rewind' });

export class Session {
  readonly id: string;
  private performer: Performer | undefined;
  private readonly table: OpenTable | undefined;
  private readonly host: Adviser | undefined;
  private readonly reader: TableReader | undefined;
  private readonly stop: (() => void) | undefined;
  private readonly queue: Queued[] = [];
  private readonly news = new News();
  private current: SessionView | undefined;
  private curtain: Covered | undefined;
  private broken: Refusal | undefined;
  private thinking: Seat | null = null;
  private playing = false;
  private sending = false;
  private hinting: Promise<Hint | undefined> | undefined;
  /** What the others have done since the person's own move, or that move alone, and the state before it. */
  private recent: { readonly before: Moment; readonly steps: readonly Step[] } | undefined;
  private release: (() => void) | undefined;
  /** Whose cards are played for them, and in which deal; it outlasts the curtain between people. */
  private claimed: { readonly seat: Seat; readonly deal: number } | undefined;

  /** Without a table the caller decides what is shown: a replay. */
  constructor(id: string, table?: OpenTable, host?: Adviser) {
    this.id = id;
    this.table = table;
    this.host = host;
    this.reader = table && new TableReader(table, this);
    this.stop = this.reader?.listen();
    table?.client.open();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.news.subscribe(listener);

  /** Steps wait until somebody performs them. Returns a function that stops it. */
  attach(performer: Performer): () => void {
    this.performer = performer;
    // Not synchronously: the caller may be in the middle of rendering.
    queueMicrotask(() => void this.play());
    return () => {
      if (this.performer === performer) this.performer = undefined;
      this.goOn();
    };
  }

  /** For the performer: resolves once somebody wants to see the next step. */
  async pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.release = resolve;
      this.show({});
    });
    this.release = undefined;
    this.show({});
  }

  goOn(): void {
    this.release?.();
  }

  /** Replays the last action. */
  playAgain(): void {
    if (this.recent === undefined || this.current?.settled !== true) return;
    const { before, steps } = this.recent;
    this.queue.push({ kind: 'rewind', ...before }, ...steps);
    void this.play();
  }

  /** Undefined until the host has sent an opening. */
  readonly shown = (): SessionView | undefined => this.current;

  /** Undefined while a table is shown. */
  readonly covered = (): Covered | undefined => this.curtain;

  /** A failure before there was anything to show: nothing will come on its own. */
  readonly failed = (): Refusal | undefined => this.broken;

  /** For a table by link: what is known beside the cards; undefined until the server has sent it. */
  readonly linked = (): RemoteState | undefined => this.reader?.linked;

  /** For a table by link, from the first attempt on. */
  readonly connection = (): Connection | undefined => this.reader?.connection;

  get isLinked(): boolean {
    return this.table?.names !== undefined;
  }

  /** Undefined in a replay. */
  get client(): TableClient | undefined {
    return this.table?.client;
  }

  /** Resolves once nothing is moving or waiting. */
  whenSettled(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.current?.settled !== true) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Plays moves in order until one is refused, which changes nothing. While anything moves, all are refused. */
  async submit(...texts: readonly string[]): Promise<Refusal | undefined> {
    if (this.playing || this.sending) return refuse('busy', 'table');
    this.sending = true;
    this.show({});
    try {
      // Each is chosen by what is shown, and by those before it.
      let after = this.current?.past.length;
      for (const text of texts) {
        const refusal = this.unlessLost(await this.table?.client.play(text, after));
        after = undefined;
        if (refusal !== undefined) return refusal;
      }
      return undefined;
    } finally {
      this.sending = false;
      this.show({});
    }
  }

  /** Which rule forbids a move in the scene shown. */
  async why(text: string): Promise<Refusal | undefined> {
    return this.current && this.host?.why(this.current.scene, text);
  }

  /** Anyone who asks again while the answer is computed waits for the same one. */
  hint(): Promise<Hint | undefined> {
    if (this.hinting !== undefined) return this.hinting;
    const hinting = this.askHint().finally(() => {
      if (this.hinting === hinting) this.hinting = undefined;
    });
    this.hinting = hinting;
    return hinting;
  }

  cancelHint(): void {
    this.hinting = undefined;
    void this.host?.cancelHint().catch(() => undefined);
  }

  private async askHint(): Promise<Hint | undefined> {
    const gives = this.table?.client.state?.company.hints === true;
    return gives && this.current !== undefined ? this.host?.hint(this.current.scene) : undefined;
  }

  /** Performs a request at the table, or says why not. Errors are thrown. */
  async act(command: DeviceCommand): Promise<Refusal | undefined> {
    const said = command.kind === 'speak' ? command.command : command;
    if (said.kind === 'ask' && said.what === 'takeback') this.claimed = undefined;
    const refusal = await this.table?.client.act(command);
    if (refusal?.refused === 'failed') throw new RefusalError(refusal);
    return this.unlessLost(refusal);
  }

  /** That another tab plays the game is reported once, whether that or the answer to a move comes first. */
  private unlessLost(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal?.refused !== 'open-elsewhere') return refusal;
    this.show({ broken: refusal });
    return undefined;
  }

  /** Whether the rest of the deal is being played for the viewer's seat. */
  hasClaimed({ seat, deal }: TableScene): boolean {
    return this.claimed?.seat === seat && this.claimed.deal === deal;
  }

  /** Starts or stops playing the rest of the deal for the viewer's seat. */
  claim({ seat, deal }: TableScene, wanted: boolean): void {
    this.claimed = wanted ? { seat, deal } : undefined;
    this.show({});
  }

  close(): void {
    this.stop?.();
    this.news.close();
    this.table?.client.close();
  }

  /** Something beside the cards is new. */
  note({ thinking, unkept, unlearned }: TableNotes): void {
    if (thinking !== undefined) this.thinking = thinking;
    const problem = unlearned === true ? refuse('unlearned', 'table') : undefined;
    this.show({
      ...(unkept === undefined ? {} : { unkept: unkept ?? undefined }),
      // It comes with every move, and is the same trouble all along.
      ...(unlearned === undefined
        ? {}
        : { unlearned: problem && (this.current?.unlearned ?? problem) }),
    });
    this.news.tell();
  }

  /** Queues something to be shown. */
  see(event: TableEvent): void {
    // An opening makes everything in the queue pointless.
    if (event.kind === 'opening') {
      this.queue.length = 0;
      this.goOn();
    }
    this.queue.push(event);
    void this.play();
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    this.show({});
    for (let update = this.takeNext(); update !== undefined; update = this.takeNext()) {
      await this.showUpdate(update);
    }
    this.playing = false;
    this.show({});
  }

  private takeNext(): Queued | undefined {
    const waits = this.queue[0]?.kind === 'step' && this.performer === undefined;
    return waits ? undefined : this.queue.shift();
  }

  private async showUpdate(update: Queued): Promise<void> {
    switch (update.kind) {
      case 'opening': {
        const { scene, past, why } = update;
        const last = past.findLast((step) => step.deal === scene.deal);
        this.curtain = undefined;
        this.broken = undefined;
        this.recent = undefined;
        const told = { scene, past };
        this.show({ scene, past, last, told, opening: why, broken: undefined });
        return;
      }
      case 'rewind': {
        const { scene, past } = update;
        const last = past.findLast((step) => step.deal === scene.deal);
        this.recent = undefined;
        this.show({ scene, past, last, told: { scene, past } });
        return;
      }
      case 'step':
        await this.showStep(update);
        return;
      case 'curtain':
        this.cover({ ...update.curtain, broken: undefined });
        return;
      case 'broken':
        if (this.curtain !== undefined) this.cover({ ...this.curtain, broken: update.problem });
        else if (this.current !== undefined) this.show({ broken: update.problem });
        else {
          this.broken = update.problem;
          this.news.tell();
        }
    }
  }

  /** A step is shown whatever happens: a movement that fails must not stop the game. */
  private async showStep(update: Step): Promise<void> {
    const { step, scene, quick } = update;
    const before = this.current;
    const past = [...(before?.past ?? []), step];
    let open = true;
    const commit = (): void => {
      if (!open) return;
      open = false;
      this.show({ scene, past, last: step, opening: undefined });
    };
    try {
      await this.performer?.(step, scene, commit, quick);
    } catch (error) {
      this.show({ broken: refusalOf(error) });
    }
    if (open && this.performer === undefined) {
      this.queue.unshift(update);
      return;
    }
    commit();
    if (before !== undefined) this.remember(before, update);
    this.show({ told: { scene, past } });
  }

  private remember(before: Moment, update: Step): void {
    const { recent } = this;
    const first = recent?.steps[0]?.step;
    const goes = update.step.seat !== update.scene.seat && first?.deal === update.step.deal;
    this.recent =
      recent !== undefined && goes && first?.seat !== update.scene.seat
        ? { before: recent.before, steps: [...recent.steps, update] }
        : { before: { scene: before.scene, past: before.past }, steps: [update] };
  }

  /** Removes everything that was shown. */
  private cover(curtain: Covered): void {
    this.curtain = curtain;
    this.current = undefined;
    this.recent = undefined;
    this.hinting = undefined;
    this.news.tell();
  }

  private show(change: Partial<SessionView>): void {
    const { current } = this;
    const scene = change.scene ?? current?.scene;
    if (scene === undefined) return;
    this.current = {
      past: [],
      last: undefined,
      told: { scene, past: [] },
      opening: undefined,
      broken: undefined,
      unkept: undefined,
      unlearned: undefined,
      ...current,
      ...change,
      scene,
      // The host may be ahead of what is shown: somebody who is not at turn yet is not shown thinking.
      thinking: this.thinking === scene.view.turn ? this.thinking : null,
      again: this.recent !== undefined,
      waiting: this.release !== undefined,
      settled: !this.playing && !this.sending && this.queue.length === 0,
    };
    this.news.tell();
  }
}
