/** How a match is shown as it goes, where there is no page: in sentences, or as JSON for programs. */
import type { SeenStep } from '@pakli/protocol';
import { tellStep } from '../../seat/journal.ts';
import { standings } from '../../seat/standings.ts';
import type { TableFollower } from '../../seat/table-follower.ts';
import type { Ink } from '../../terminal/ink.ts';
import { wrap } from '../../terminal/lines.ts';
import type { Voice } from '../../input/voice.ts';

/** Somebody or something that looks on. */
export interface Show {
  /** A step has been taken; answers when the next may come, false when nobody looks any more. */
  step(step: SeenStep): Promise<boolean>;
  /** Waits for players, unless somebody interrupts. */
  settle<T>(work: Promise<T>): Promise<T>;
  end(): Promise<void>;
  close(): void;
}

export class LineShow implements Show {
  private readonly follower: TableFollower;
  private readonly voice: Voice;
  private readonly ink: Ink;

  constructor(follower: TableFollower, voice: Voice, ink: Ink) {
    this.follower = follower;
    this.voice = voice;
    this.ink = ink;
  }

  async step(step: SeenStep): Promise<boolean> {
    for (const sentence of tellStep(step, this.follower.company, this.voice)) {
      console.log(wrap(this.ink.plain(sentence), process.stdout.columns || 80, 2).join('\n'));
    }
    return true;
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async end(): Promise<void> {
    const { standing, company } = this.follower;
    console.log(standings(standing, company, this.voice, this.ink).join('\n'));
  }

  close(): void {}
}

export class JsonShow implements Show {
  private readonly follower: TableFollower;

  constructor(follower: TableFollower) {
    this.follower = follower;
  }

  async step({ seat, text, seen }: SeenStep): Promise<boolean> {
    const told = seat === null ? { deal: text } : { seat, move: text };
    console.log(JSON.stringify({ ...told, seen }));
    return true;
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async end(): Promise<void> {
    const { names, totals, places } = this.follower.standing;
    console.log(JSON.stringify({ over: true, names, totals, places }));
  }

  close(): void {}
}
