/** Readers who follow a table update by update, compared with readers who join now and receive everything. */
import type { Reader } from '@pakli/core';
import { difference } from '@pakli/core/testing';
import { follows, type Askable, type Company, type Scene, type SeenStep } from '@pakli/protocol';
import {
  openingFor,
  readerFor,
  applyAndShow,
  type RoomEvent,
  type Room,
  type Who,
} from '../src/index.ts';

type Updates = ReturnType<typeof applyAndShow>;

/** A reader's full knowledge of a table. */
interface Known {
  readonly seq: number;
  readonly company: Company;
  readonly can: readonly Askable[];
  readonly scene: Scene | null;
  readonly past: readonly SeenStep[];
}

function after(known: Known, update: Updates[number]): Known {
  if (!('seq' in update)) return known;
  const { seq, can, company = known.company } = update;
  if (update.kind === 'company') return { ...known, seq, company, can };
  const { steps } = update;
  const { scene, past } = update.kind === 'opening' ? update : known;
  return {
    seq,
    company,
    can,
    scene: steps.at(-1)?.scene ?? scene,
    past: [...past, ...steps.map(({ step }) => step)],
  };
}

function cameJustNow(room: Room, reader: Reader): Known {
  const { seq, company, can, scene, past } = openingFor(room, reader, 'opened');
  return { seq, company, can, scene, past };
}

export class Following {
  private readonly known: Map<Who, Known>;

  constructor(room: Room, people: readonly Who[]) {
    this.known = new Map(people.map((who) => [who, cameJustNow(room, readerFor(room, who))]));
  }

  /** Applies an event, and returns how the knowledge of a follower differs from that of a newcomer. */
  happen(room: Room, event: RoomEvent): string | undefined {
    const before = new Map([...this.known.keys()].map((who) => [who, readerFor(room, who)]));
    const readers = [...new Set(before.values())];
    const updates = applyAndShow(room, event, readers);
    const fresh = new Map<Reader, Known>();
    for (const [who, known] of this.known) {
      const reader = readerFor(room, who);
      const now = fresh.get(reader) ?? cameJustNow(room, reader);
      fresh.set(reader, now);
      const update = updates[readers.indexOf(before.get(who)!)]!;
      // A person who has sat down or stood up receives everything, since their view has changed.
      const moved = reader !== before.get(who);
      if (!moved && follows(known.seq, update) !== 'yes') return `${who} cannot follow`;
      const told = moved ? now : after(known, update);
      this.known.set(who, told);
      const differs = difference(told, now, who ?? 'a watcher');
      if (differs !== undefined) return differs;
    }
    return undefined;
  }
}
