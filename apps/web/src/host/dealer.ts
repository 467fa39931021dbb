/**
 * The dealer keeps the truth of one match and lets the person's seat know what
 * it may. Computer players are asked through `think` with a view of their own;
 * after every step the record is kept through `save`. It knows neither workers
 * nor storage, so that tests can sit down with it.
 */
import type { GamePackage } from '@pakli/catalogue';
import {
  adviceOf,
  CHANCE,
  fork,
  formatRecord,
  isRefusal,
  OVER,
  Sfc32,
  type Answer,
  type BaseView,
  type Kinds,
  type Match,
  type Random,
  type Refusal,
} from '@pakli/core';
import { refusalOf } from './failure.ts';
import type { Hint, Opening, SeenStep, Update } from './host.ts';
import { pastOf, sceneOf, seenStep, type Sitting } from './scene.ts';

/** What a computer player is asked: nothing but its view. */
export interface Question {
  readonly game: string;
  /** Name of the player or level. */
  readonly player: string;
  readonly view: BaseView;
  readonly seed: number;
}

export interface Dealings {
  /** Undefined when the question was cancelled. */
  think(question: Question): Promise<Answer | undefined>;
  cancel(): void;
  save(dealer: Dealer): void;
  tell(update: Update): void;
}

export class Dealer {
  readonly sitting: Sitting;
  private match: Match<Kinds>;
  private readonly loaded: GamePackage;
  private readonly dealings: Dealings;
  private readonly random: Random;
  /** Players draw from a source of their own, which tells nothing of the cards to come. */
  private readonly thoughts: Random;
  private past: SeenStep[];
  /** How many steps of the deal were there when the table was opened. */
  private readonly begun: number;
  /** Raised whenever what a player thinks about is no longer the case. */
  private moment = 0;
  /** Set while the others move. */
  private going: Promise<void> | undefined;
  private hinting = false;
  private closed = false;

  constructor(
    loaded: GamePackage,
    match: Match<Kinds>,
    sitting: Sitting,
    random: Random,
    dealings: Dealings,
  ) {
    this.loaded = loaded;
    this.match = match;
    this.sitting = sitting;
    this.random = random;
    this.thoughts = new Sfc32(random.below(2 ** 32));
    this.dealings = dealings;
    this.past = pastOf(match, sitting.seat);
    this.begun = match.table.steps.length;
  }

  /** Shows everything so far and plays on until the person has to decide. */
  open(why: Opening): Promise<void> {
    const { past } = this;
    this.dealings.tell({ kind: 'opening', why, past: [...past], scene: this.scene() });
    return this.goOn();
  }

  scene(): ReturnType<typeof sceneOf> {
    return sceneOf(this.match, this.sitting);
  }

  /** The record, which holds the truth: for storage alone. */
  record(): { readonly record: string; readonly again: Match<Kinds>['cardsToCome'] } {
    return { record: formatRecord(this.match), again: this.match.cardsToCome };
  }

  get totals(): readonly number[] {
    return this.match.totals;
  }

  submit(text: string): Refusal | undefined {
    const move = this.match.table.readMove(this.sitting.seat, text);
    if (isRefusal(move)) return move;
    this.dealings.cancel();
    this.step(() => this.match.table.play(move));
    void this.goOn();
    return undefined;
  }

  why(text: string): Refusal | undefined {
    const answer = this.match.table.readMove(this.sitting.seat, text);
    return isRefusal(answer) ? answer : undefined;
  }

  async hint(): Promise<Hint | undefined> {
    const { choices, view } = this.scene();
    const player = this.loaded.levels.at(-1);
    if (choices.length === 0 || player === undefined) return undefined;
    this.hinting = true;
    const answer = await this.ask(player, view).finally(() => (this.hinting = false));
    if (answer === undefined) return undefined;
    return { moves: adviceOf(answer, choices) };
  }

  cancelHint(): void {
    if (this.hinting) this.dealings.cancel();
  }

  /** False if the person has not decided anything yet. */
  undo(): boolean {
    // A lesson begins in the middle of a game that somebody else has played.
    if (this.sitting.lines !== undefined && !this.hasMoved()) return false;
    if (!this.match.undo(this.sitting.seat)) return false;
    this.moment++;
    this.dealings.cancel();
    this.past = pastOf(this.match, this.sitting.seat);
    this.dealings.save(this);
    void this.open('undone');
    return true;
  }

  /** Begins the next deal of the match. */
  next(): Promise<void> {
    if (!this.match.nextDeal()) return Promise.resolve();
    return this.goOn();
  }

  /** Lets go of everything; nothing is told any more. */
  close(): void {
    this.closed = true;
    this.dealings.cancel();
  }

  private ask(player: string, view: BaseView): Promise<Answer | undefined> {
    const game = this.loaded.game.id;
    return this.dealings.think({ game, player, view, seed: this.thoughts.below(2 ** 32) });
  }

  /** Takes one step and tells it. */
  private step(take: () => void): void {
    const { table } = this.match;
    const before = fork(table.game, table.state);
    take();
    const taken = table.steps.at(-1);
    if (taken === undefined) throw new Error('a step was taken and is not there');
    this.moment++;
    const step = seenStep(table, before, taken, this.sitting.seat);
    this.past.push(step);
    this.dealings.save(this);
    this.dealings.tell({ kind: 'step', step, scene: this.scene() });
  }

  /** Deals and lets computer players move until the person has to decide or the deal is over. */
  private goOn(): Promise<void> {
    this.going ??= this.playOn()
      .catch((error: unknown) => this.dealings.tell({ kind: 'broken', problem: refusalOf(error) }))
      .finally(() => (this.going = undefined));
    return this.going;
  }

  private async playOn(): Promise<void> {
    while (!this.closed) {
      const { table } = this.match;
      const { turn } = table;
      if (turn === OVER || turn === this.sitting.seat) return;
      if (turn === CHANCE) {
        this.step(() => table.chance(this.random));
        continue;
      }
      if (this.sitting.lines !== undefined) {
        if (!this.follow(this.sitting.lines)) return;
        continue;
      }
      const { moment } = this;
      this.dealings.tell({ kind: 'thinking', seat: turn });
      const answer = await this.ask(this.sitting.level, table.game.view(table.state, turn));
      if (this.closed) return;
      this.dealings.tell({ kind: 'thinking', seat: null });
      // An undo meanwhile has made it somebody else's turn.
      if (this.moment !== moment) continue;
      if (answer === undefined) throw new Error('a player gave no answer');
      this.step(() => table.play(answer.move));
    }
  }

  private hasMoved(): boolean {
    return this.match.table.steps
      .slice(this.begun)
      .some((step) => step.kind === 'move' && step.seat === this.sitting.seat);
  }

  /** Another seat plays what a line of the lesson says; false if none does. */
  private follow(lines: readonly (readonly string[])[]): boolean {
    const { table } = this.match;
    const played = table.steps.slice(this.begun).map(({ text }) => text);
    const text = lines.find((line) => played.every((step, i) => step === line[i]))?.[played.length];
    const move = text === undefined ? undefined : table.readMove(table.turn, text);
    if (move === undefined || isRefusal(move)) return false;
    this.step(() => table.play(move));
    return true;
  }
}
