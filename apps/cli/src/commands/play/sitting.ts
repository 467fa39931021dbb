/**
 * One person at a table against players: the truth, and what of it the person
 * may know. Whoever draws is given views, choices and sentences. Every step is
 * on disc before it is shown.
 */
import type { GamePackage } from '@pakli/catalogue';
import {
  adviceOf,
  CHANCE,
  choicesOf,
  formatRefusal,
  isRefusal,
  OVER,
  Sfc32,
  thinkWithin,
  type BaseView,
  type Choice,
  type Advice,
  type Kinds,
  type Match,
  type Refusal,
  type Seat,
  type Turn,
} from '@pakli/core';
import type { Company } from '@pakli/text';
import { writingReasonOf } from '../../given/failure.ts';
import type { Opponent } from '../../players/opponent.ts';
import { clock } from '../../players/thinking.ts';
import type { Voice } from '../../given/voice.ts';
import { Journal } from '../../seat/journal.ts';
import type { Lock } from './lock.ts';
import { formatSave, writeSave, type Seating } from './saves.ts';
import { standingOf, type Standing } from '../../seat/standings.ts';

export interface SittingStart {
  readonly loaded: GamePackage;
  readonly match: Match<Kinds>;
  readonly seat: Seat;
  readonly voice: Voice;
  readonly against: string;
  readonly opponent: Opponent;
  readonly random: Sfc32;
  readonly thoughts: Sfc32;
  readonly file: string;
  /** None where the folder cannot be written, and for one who only looks on. */
  readonly lock: Lock | undefined;
}

/** So long a move of another player may take. */
export const MOVE_MS = 1000;
/** How long a hint may be thought about. */
const HINT_MS = 2000;

export class Sitting {
  private readonly loaded: GamePackage;
  readonly company: Company;
  readonly file: string;
  readonly against: string;
  private readonly match: Match<Kinds>;
  private readonly journal: Journal;
  private readonly seat: Seat;
  private readonly opponent: Opponent;
  private readonly random: Sfc32;
  private readonly thoughts: Sfc32;
  /** The person has gone. */
  private left = false;
  private readonly lock: Lock | undefined;
  private readonly voice: Voice;
  /** Why the game could not be written to disc, if it could not. */
  unsaved: string | undefined;
  /** Somebody else has taken the game over: nothing is written any more. */
  taken = false;

  constructor(start: SittingStart) {
    const { loaded, match, seat, voice, against, opponent, random, thoughts, file, lock } = start;
    this.loaded = loaded;
    this.match = match;
    this.seat = seat;
    this.company = { names: match.names, seat };
    this.against = against;
    this.opponent = opponent;
    this.random = random;
    this.thoughts = thoughts;
    this.file = file;
    this.lock = lock;
    this.voice = voice;
    this.journal = new Journal(this.company, voice);
  }

  /** What everybody may know of the match. */
  get standing(): Standing {
    return standingOf(this.match);
  }

  /** Whose turn it is, as a view says it. */
  get turn(): Turn {
    return this.match.table.turn;
  }

  /** All that has happened, as sentences for the person. */
  get lines(): readonly string[] {
    this.journal.update(this.match);
    return this.journal.lines;
  }

  /** What has happened in the last turns; all of it once the deal is over. */
  recall(turns: number | undefined): readonly string[] {
    const { lines } = this;
    return this.dealOver ? lines : this.journal.recall(turns);
  }

  get view(): BaseView {
    return this.match.game.view(this.match.table.state, this.seat);
  }

  get yourTurn(): boolean {
    return this.match.table.turn === this.seat;
  }

  get dealOver(): boolean {
    return this.match.table.turn === OVER;
  }

  choices(): Choice[] {
    return choicesOf(this.match.game, this.view);
  }

  submit(text: string): Refusal | undefined {
    const move = this.match.submit(this.seat, text);
    if (isRefusal(move)) return move;
    this.save();
    return undefined;
  }

  /** Deals, or lets another player move. */
  async goOn(): Promise<void> {
    const { table, game } = this.match;
    if (table.turn === CHANCE) table.chance(this.random);
    else if (table.turn !== OVER) {
      const { turn } = table;
      const view = game.view(table.state, turn);
      const moves = view.moves.map((move) => game.format(table.state, move, turn));
      const stopped = (): boolean => this.left;
      const text = await this.opponent.choose(view, moves, this.thoughts, stopped);
      // A move that was thought of in haste is not played: the same player will think again.
      if (this.left) return;
      const move = table.submit(turn, text);
      if (isRefusal(move)) throw new Error(`a listed move is refused: ${formatRefusal(move)}`);
    }
    this.save();
  }

  /** Begins the next deal once one is over. */
  nextDeal(): void {
    this.match.nextDeal();
    this.save();
  }

  /** Goes back to before the person's last decision; false if there is none. */
  undo(): boolean {
    const undone = this.match.undo(this.seat);
    if (undone) this.save();
    return undone;
  }

  /** What the strongest player thinks of the moves, best first; undefined where none weighs moves, or nothing is to be decided. */
  async hint(stopped: () => boolean): Promise<readonly Advice[] | undefined> {
    const { contenders, levels } = this.loaded;
    const expert = contenders.get(levels.at(-1) ?? '');
    if (expert === undefined || !this.yourTurn) return undefined;
    const { view } = this;
    // Not the players' own numbers: whoever asks for a hint plays against the same thoughts as one who does not.
    const thinking = expert.player.think(view, Sfc32.restore(this.thoughts.save()));
    const ms = Math.min(HINT_MS, expert.milliseconds);
    await thinkWithin(thinking, { ms, steps: expert.steps }, clock, stopped);
    return adviceOf(thinking.answer(), this.choices());
  }

  save(): void {
    this.taken ||= this.lock?.ours === false;
    if (this.taken) return;
    try {
      writeSave(this.file, formatSave(this.match, this.seating));
      this.unsaved = undefined;
    } catch (error) {
      this.unsaved = writingReasonOf(error, this.voice.words.notWritten);
    }
  }

  /** The save file as text, for a copy elsewhere. */
  saveText(): string {
    return formatSave(this.match, this.seating);
  }

  close(): Promise<void> {
    this.left = true;
    this.lock?.release();
    return this.opponent.close();
  }

  private get seating(): Seating {
    return {
      seat: this.seat,
      against: this.against,
      random: this.random.save(),
      thoughts: this.thoughts.save(),
      again: this.match.cardsToCome.map((deal) => deal.map((outcome) => [...outcome])),
    };
  }
}
