/** A game and the file it is kept in: whether it is, why not, and whether it is still ours. */
import type { Sfc32 } from '@pakli/core';
import type { Room } from '@pakli/host';
import { writingReasonOf, type WritingReasons } from '../../input/failure.ts';
import type { Lock } from '../../input/lock.ts';
import { formatSave, writeSave, type Lineup } from './saves.ts';

export interface SaveFilePorts {
  readonly file: string;
  /** None where the folder cannot be written, and for one who only looks on. */
  readonly lock: Lock | undefined;
  readonly room: Room;
  readonly lineup: Lineup;
  readonly random: Sfc32;
  readonly thoughts: Sfc32;
  /** How the language says why a file cannot be written. */
  readonly reasons: WritingReasons;
}

export class SaveFile {
  readonly file: string;
  private readonly options: SaveFilePorts;
  /** Why the game could not be written to disc, if it could not. */
  unsaved: string | undefined;
  /** Somebody else has taken the game over: nothing is written any more. */
  taken = false;

  constructor(options: SaveFilePorts) {
    this.file = options.file;
    this.options = options;
  }

  save(): void {
    const { lock, reasons } = this.options;
    this.taken ||= lock?.ours === false;
    if (this.taken) return;
    try {
      writeSave(this.file, this.text);
      this.unsaved = undefined;
    } catch (error) {
      this.unsaved = writingReasonOf(error, reasons);
    }
  }

  /** The file as text, for a copy elsewhere. */
  get text(): string {
    const { room, lineup, random, thoughts } = this.options;
    const { match } = room;
    if (match === undefined) throw new Error('nothing is played yet');
    return formatSave(match, {
      players: lineup,
      random: random.save(),
      thoughts: thoughts.save(),
      again: match.cardsToCome.map((deal) => deal.map((outcome) => [...outcome])),
    });
  }

  release(): void {
    this.options.lock?.release();
  }
}
