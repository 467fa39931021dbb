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

const PLAIN = {
  settle: <T>(work: Promise<T>): Promise<T> => work,
  close: (): void => {},
};

export function lineShow(follower: TableFollower, voice: Voice, ink: Ink): Show {
  return {
    ...PLAIN,
    async step(step) {
      for (const sentence of tellStep(step, follower.company, voice)) {
        console.log(wrap(ink.plain(sentence), process.stdout.columns || 80, 2).join('\n'));
      }
      return true;
    },
    async end() {
      console.log(standings(follower.standing, follower.company, voice, ink).join('\n'));
    },
  };
}

export function jsonShow(follower: TableFollower): Show {
  return {
    ...PLAIN,
    async step({ seat, text, seen }) {
      const told = seat === null ? { deal: text } : { seat, move: text };
      console.log(JSON.stringify({ ...told, seen }));
      return true;
    },
    async end() {
      const { names, totals, places } = follower.standing;
      console.log(JSON.stringify({ over: true, names, totals, places }));
    },
  };
}
