/**
 * Lays a table in this browser: a room on this device, and what the page is
 * shown of it. It knows neither workers nor storage, so that tests can sit
 * down at it.
 */
import type { GamePackage } from '@pakli/catalogue';
import { Sfc32, type Kinds, type Match, type Random } from '@pakli/core';
import {
  chanceOf,
  Device,
  openedFrom,
  Room,
  sitDown,
  type Home,
  type Keeper,
  type Place,
} from '@pakli/host';
import type { Sitting, Start, Update } from './host.ts';
import { isShared } from './shared.ts';
import { Viewer } from './viewer.ts';

export interface Laying extends Pick<Start, 'lines'> {
  readonly loaded: GamePackage;
  readonly match: Match<Kinds>;
  readonly sitting: Sitting;
  readonly random: Random;
}

export interface Ways extends Pick<Home, 'think' | 'cancel'> {
  /** Something has happened that must not be lost. */
  save(match: Match<Kinds>): void;
  tell(update: Update): void;
}

/** A table that is open: whoever keeps its truth, and who reads what the page is shown. */
export interface LaidTable {
  readonly keeper: Keeper;
  readonly viewer: Pick<Viewer, 'why'>;
}

function placesIn({ match, sitting, lines = [] }: Laying): Place[] {
  const { seat, level, chairs, purpose } = sitting;
  return match.names.map((_, at): Place => {
    const chair = chairs?.[at] ?? (at === seat ? 'person' : level);
    if (chair === 'person') return { kind: 'person' };
    return purpose === 'lesson' ? { kind: 'script', lines } : { kind: 'computer', level: chair };
  });
}

export function lay(laying: Laying, ways: Ways): LaidTable {
  const { loaded, match, sitting, random } = laying;
  const now = Date.now();
  const opened = openedFrom(match, sitting.id, now, sitting.purpose === 'lesson');
  // Against other people nobody is advised.
  const options = { takebacks: true, hints: !isShared(sitting) };
  const room = Room.open(loaded.game, { ...opened, options });
  sitDown(room, placesIn(laying), now);
  const viewer = new Viewer(room.game, sitting, match.names, () => keeper.canRedo);
  const keeper: Device = new Device(room, {
    chance: chanceOf(random),
    thoughts: new Sfc32(random.below(2 ** 32)),
    strongest: loaded.levels.at(-1) ?? sitting.level,
    now: () => Date.now(),
    think: (question) => ways.think(question),
    cancel: () => ways.cancel(),
    keep(event) {
      // Who opens a game that goes on has done nothing yet.
      const began = event.kind === 'start' && event.deals.length === 0;
      if (!began && room.match !== undefined) ways.save(room.match);
    },
    tell(update) {
      for (const shown of viewer.read(update)) ways.tell(shown);
    },
  });
  return { keeper, viewer };
}
