/** A game and the file it is kept in: whether it is, why not, and whether it is still ours. */
import { writingReasonOf, type WritingReasons } from '../../given/failure.ts';
import type { TerminalHouse } from '../../seat/house.ts';
import type { Lock } from './lock.ts';
import { formatSave, writeSave, type Sitters } from './saves.ts';

export class KeptGame {
  readonly file: string;
  private readonly lock: Lock | undefined;
  private readonly house: TerminalHouse;
  private readonly players: Sitters;
  private readonly reasons: WritingReasons;
  /** Why the game could not be written to disc, if it could not. */
  unsaved: string | undefined;
  /** Somebody else has taken the game over: nothing is written any more. */
  taken = false;

  constructor({
    file,
    lock,
    house,
    players,
    reasons,
  }: {
    readonly file: string;
    /** None where the folder cannot be written. */
    readonly lock: Lock | undefined;
    readonly house: TerminalHouse;
    readonly players: Sitters;
    readonly reasons: WritingReasons;
  }) {
    this.file = file;
    this.lock = lock;
    this.house = house;
    this.players = players;
    this.reasons = reasons;
    house.onStep = () => this.save();
  }

  save(): void {
    this.taken ||= this.lock?.ours === false;
    if (this.taken) {
      this.house.close();
      return;
    }
    try {
      writeSave(this.file, this.text);
      this.unsaved = undefined;
    } catch (error) {
      this.unsaved = writingReasonOf(error, this.reasons);
    }
  }

  /** The file as text, for a copy elsewhere. */
  get text(): string {
    const { house, players } = this;
    const { match, generators } = house;
    const again = match.cardsToCome.map((deal) => deal.map((outcome) => [...outcome]));
    return formatSave(match, { players, ...generators, again });
  }

  release(): void {
    this.lock?.release();
  }
}
