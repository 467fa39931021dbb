/**
 * Shows a step as movements. The scene after the step is drawn at once, but behind curtains: a place keeps its old
 * picture until its first card leaves or its last one lands, so that nothing is seen before its cause. Nothing here
 * knows a game: motions name places and cards, which the page marks with `data-place` and `data-card`.
 */
import {
  askew,
  at,
  cardIn,
  departure,
  find,
  footprintAt,
  RATIO,
  type Footprint,
} from './footprint.ts';
import type { Beat, Motion, Place } from './game-table.ts';
import { OldPicture, Spread } from './old-picture.ts';
import type { Sound } from './sound.ts';

type Fly = Extract<Motion, { kind: 'fly' }>;

const STAGGER = 60;
/** The last motion of a beat starts after at most this long, however many there are: a whole deal. */
const LONGEST_STAGGER = 1200;
const PAUSE = 140;
const STAMP = 300;
/** How long a sum is shown before the next one is lit. */
const LIGHT = 600;
/** Overshoots a little and comes back. */
const OVERSHOOT = 'cubic-bezier(0.25, 1.15, 0.4, 1)';
export interface Stage {
  /** Contains all places. */
  readonly root: HTMLElement;
  /** Contains curtains; cards in the air are above it in a layer of the same size. */
  readonly layer: HTMLElement;
  /** Contains lit spots, above the cards in the air. */
  readonly lights: HTMLElement;
  /** The drawn card, taken into the air and hidden; the page draws it once the scene is committed. */
  readonly ghost: (card: string) => HTMLElement | undefined;
  /** Factor on all times. */
  readonly pace: number;
  readonly sound: (sound: Sound) => void;
  /** Aborted when somebody wants to skip to the end. */
  readonly skip: AbortSignal | undefined;
}

/** Plays the beats around `commit`, which draws the ghosts and the scene after the step. */
export async function fly(stage: Stage, beats: readonly Beat[], commit: () => void): Promise<void> {
  const show = new Show(stage, beats);
  commit();
  show.open();
  // Text below the table may have become longer with the step.
  const size = new ResizeObserver(() => show.fit());
  size.observe(stage.layer);
  const { skip } = stage;
  const skipped = new Promise<void>((resolve) => {
    skip?.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    for (const beat of beats) {
      if (skip?.aborted === true) break;
      await Promise.race([show.beat(beat), skipped]);
    }
  } finally {
    size.disconnect();
    show.close();
  }
}

class Show {
  private readonly stage: Stage;
  private readonly origin: DOMRect;
  private readonly flights: readonly Fly[];
  private readonly stamps: readonly Place[];
  private readonly curtains = new Map<Place, OldPicture>();
  /** Pictures of `data-late` elements, which tell the outcome and may change only at the end. */
  private readonly late = new Map<string, OldPicture>();
  /** Groups that share their room, by name. */
  private readonly spreads = new Map<string, Spread>();
  /** The spread that a place belongs to. */
  private readonly spreadOf = new Map<Place, Spread>();
  /** Positions of cards before the step, by place and card. */
  private readonly before = new Map<string, Footprint>();
  /** The current position of each card in the air. */
  private readonly now = new Map<string, Footprint>();
  /** The stacking height of the next card to leave. */
  private raised = 2;
  /** The last stop of each card. */
  private readonly ends = new Map<string, Place>();
  private readonly landed = new Set<string>();
  /** Highlights before cards leave, by place. */
  private readonly lit = new Map<Place, HTMLElement>();

  constructor(stage: Stage, beats: readonly Beat[]) {
    this.stage = stage;
    this.origin = stage.layer.getBoundingClientRect();
    const motions = beats.flat();
    this.flights = motions.filter((motion) => motion.kind === 'fly');
    this.stamps = motions.flatMap((motion) => (motion.kind === 'stamp' ? [motion.place] : []));
    for (const { card, to } of this.flights) this.ends.set(card, to);
    for (const element of stage.root.querySelectorAll<HTMLElement>('[data-late]')) {
      // The picture of an invisible element would hang in the corner.
      if (element.getClientRects().length === 0) continue;
      this.late.set(element.dataset['late'] ?? '', new OldPicture(element, this.origin));
    }
    for (const motion of motions) {
      if (motion.kind === 'light') this.prepare(motion);
    }
    for (const element of stage.root.querySelectorAll<HTMLElement>('[data-spread]')) {
      this.spreads.set(element.dataset['spread'] ?? '', new Spread(element));
    }
    for (const { card, from, to, onto } of this.flights) {
      const under = onto === undefined ? null : find(stage.root, 'place', onto);
      if (under !== null)
        this.before.set(`onto ${card}`, askew(footprintAt(under, '', this.origin)));
      for (const name of [from, to]) {
        const place = find(stage.root, 'place', name);
        if (place === null) continue;
        if (name === from) this.before.set(`${from} ${card}`, departure(place, card, this.origin));
        if (this.joins(name, place)) continue;
        if (!this.curtains.has(name)) this.curtains.set(name, new OldPicture(place, this.origin));
      }
    }
  }

  /** Whether a place belongs to a spread: then its picture is a part of the spread's. */
  private joins(name: Place, place: HTMLElement): boolean {
    const spread = this.spreads.get(
      place.closest<HTMLElement>('[data-spread]')?.dataset['spread'] ?? '',
    );
    if (spread !== undefined) this.spreadOf.set(name, spread);
    return spread !== undefined;
  }

  /** After the commit: the new scene is in place, and everything that moved is hidden. */
  open(): void {
    const { root, layer } = this.stage;
    for (const { to } of this.flights) {
      const place = find(root, 'place', to);
      if (place !== null) this.joins(to, place);
    }
    for (const spread of new Set(this.spreadOf.values())) spread.hang(root);
    for (const [name, curtain] of this.curtains) curtain.hang(layer, find(root, 'place', name));
    for (const [name, curtain] of this.late) {
      const real = find(root, 'late', name);
      if (real === null) curtain.hang(layer, null);
      else curtain.hangBeside(real);
    }
    for (const [card, end] of this.ends) this.settled(card, end)?.setAttribute('data-veil', '');
    for (const place of this.stamps) find(root, 'place', place)?.setAttribute('data-veil', '');
  }

  /** On a resized table old pictures would lie beside their places: only flying cards stay. */
  fit(): void {
    const { width, height } = this.stage.layer.getBoundingClientRect();
    if (Math.abs(width - this.origin.width) < 1 && Math.abs(height - this.origin.height) < 1)
      return;
    this.unveil();
    this.curtains.clear();
    this.late.clear();
    this.spreadOf.clear();
  }

  async beat(beat: Beat): Promise<void> {
    const { pace, skip } = this.stage;
    const stagger = Math.min(STAGGER, LONGEST_STAGGER / beat.length) * pace;
    await Promise.all(
      beat.map(async (motion, index) => {
        // The first card leaves with the frame that shows the new scene.
        if (index > 0) await wait(index * stagger);
        if (skip?.aborted === true) return;
        if (motion.kind === 'fly') await this.fly(motion);
        else if (motion.kind === 'stamp') await this.stamp(motion.place);
        else await this.light(motion.places);
      }),
    );
    await wait(PAUSE * pace);
  }

  close(): void {
    if (this.stage.skip?.aborted === true) this.stop();
    this.unveil();
    for (const veiled of this.stage.root.querySelectorAll('[data-veil]')) {
      veiled.removeAttribute('data-veil');
    }
  }

  private unveil(): void {
    for (const light of this.lit.values()) light.remove();
    for (const curtain of [...this.curtains.values(), ...this.late.values()]) curtain.lift();
    for (const spread of this.spreadOf.values()) spread.lift(this.stage.pace);
  }

  /** Stops everything in the air. */
  private stop(): void {
    for (const { card } of this.flights) {
      for (const flight of this.stage.ghost(card)?.getAnimations({ subtree: true }) ?? []) {
        flight.cancel();
      }
    }
  }

  private settled(card: string, end: Place): HTMLElement | null {
    const place = find(this.stage.root, 'place', end);
    return place === null ? null : cardIn(place, card);
  }

  private async fly({ card, from, to, turn = false }: Fly): Promise<void> {
    const { root, ghost, pace, sound } = this.stage;
    const element = ghost(card);
    const place = find(root, 'place', to);
    const lies =
      this.now.get(card) ?? this.before.get(`${from} ${card}`) ?? this.newSpot(from, card);
    const over = to === this.ends.get(card) ? undefined : this.before.get(`onto ${card}`);
    const goes = place === null ? undefined : (over ?? footprintAt(place, card, this.origin));
    const start = lies ?? this.elsewhere(goes);
    const end = goes ?? (this.now.has(card) ? undefined : this.elsewhere(lies));
    if (element === undefined || start === undefined || end === undefined) return;
    this.uncover(from);
    this.part(to);
    sound('slide');
    // Raised while it flies: the last to leave lands on top.
    this.put(card, start, { width: end.width, depth: this.raised++ });
    this.now.set(card, end);
    const time = duration(start, end) * pace;
    const sides = element.firstElementChild;
    if (turn !== false && sides !== null) {
      const sight = [{ transform: 'rotateY(180deg)' }, { transform: 'none' }];
      sides.animate(turn === 'down' ? sight.toReversed() : sight, {
        duration: time,
        easing: 'ease-out',
        fill: 'forwards',
      });
    }
    await move(element, start, end, time);
    if (this.stage.skip?.aborted === true) return;
    sound('place');
    if (this.ends.get(card) === to) this.land(card, to);
  }

  /** The old picture goes with its first card; the others about to leave lie there as before. */
  private uncover(from: Place): void {
    this.lit.get(from)?.remove();
    this.part(from);
    const curtain = this.curtains.get(from);
    if (curtain === undefined) return;
    this.stay(({ from: other }) => other === from);
    curtain.lift();
    this.curtains.delete(from);
  }

  /** The first card to leave a spread, or to set out for it, lets the others close up or make room. */
  private part(place: Place): void {
    const spread = this.spreadOf.get(place);
    if (spread === undefined) return;
    this.stay(({ from }) => this.spreadOf.get(from) === spread);
    spread.lift(this.stage.pace);
    for (const [name, other] of this.spreadOf) if (other === spread) this.spreadOf.delete(name);
  }

  /** Cards about to leave lie in the air where they were. */
  private stay(which: (flight: Fly) => boolean): void {
    for (const flight of this.flights) {
      const lies = this.before.get(`${flight.from} ${flight.card}`);
      if (!which(flight) || lies === undefined || this.now.has(flight.card)) continue;
      this.put(flight.card, lies, { width: lies.width, depth: 1 });
    }
  }

  private put(
    card: string,
    where: Footprint,
    { width, depth }: { readonly width: number; readonly depth: number },
  ): void {
    const element = this.stage.ghost(card);
    if (element === undefined) return;
    Object.assign(element.style, {
      visibility: 'visible',
      width: `${width}px`,
      transform: at(where, width),
      zIndex: String(depth),
    });
  }

  /** Drawn while the lit cards still lie there. */
  private prepare({ places, text }: Extract<Motion, { kind: 'light' }>): void {
    for (const [n, name] of places.entries()) {
      const place = find(this.stage.root, 'place', name);
      if (place === null) continue;
      const box = (place.firstElementChild ?? place).getBoundingClientRect();
      const light = document.createElement('span');
      if (n === places.length - 1) light.dataset['text'] = text;
      Object.assign(light.style, {
        left: `${box.left - this.origin.left}px`,
        top: `${box.top - this.origin.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      this.lit.set(name, light);
    }
  }

  private async light(places: readonly Place[]): Promise<void> {
    const lights = places.flatMap((place) => this.lit.get(place) ?? []);
    this.stage.lights.append(...lights);
    if (lights.length > 0) await wait(LIGHT * this.stage.pace);
  }

  /** The last card to land at a place lifts its curtain and takes the ghosts away. */
  private land(card: string, to: Place): void {
    this.landed.add(card);
    const mates = [...this.ends].filter(([, end]) => end === to).map(([other]) => other);
    const curtain = this.curtains.get(to);
    if (curtain !== undefined && mates.some((other) => !this.landed.has(other))) return;
    curtain?.lift();
    this.curtains.delete(to);
    for (const other of mates) {
      if (!this.landed.has(other)) continue;
      this.settled(other, to)?.removeAttribute('data-veil');
      const element = this.stage.ghost(other);
      if (element !== undefined) element.style.visibility = 'hidden';
    }
  }

  /** A place that exists only in the new scene. */
  private newSpot(from: Place, card: string): Footprint | undefined {
    const place = find(this.stage.root, 'place', from);
    return place === null ? undefined : footprintAt(place, card, this.origin);
  }

  /** Where the page has only one's own cards, the table is somewhere above. */
  private elsewhere(near: Footprint | undefined): Footprint | undefined {
    if (near === undefined || find(this.stage.root, 'elsewhere', '') === null) return undefined;
    return { ...near, y: -near.width * RATIO };
  }

  private async stamp(name: Place): Promise<void> {
    const place = find(this.stage.root, 'place', name);
    if (place === null) return;
    place.removeAttribute('data-veil');
    this.stage.sound('stamp');
    await ended(
      place.animate(
        [
          { transform: 'scale(2.2) rotate(-14deg)', opacity: 0 },
          { transform: 'scale(0.92)', opacity: 1, offset: 0.6 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: STAMP * this.stage.pace, easing: 'ease-in' },
      ),
    );
  }
}

/** 180 to 320 ms, longer for longer distances. */
function duration(from: Footprint, to: Footprint): number {
  return Math.min(320, 180 + Math.hypot(to.x - from.x, to.y - from.y) * 0.2);
}

async function move(
  element: HTMLElement,
  from: Footprint,
  to: Footprint,
  time: number,
): Promise<void> {
  element.style.transform = at(to, to.width);
  await ended(
    element.animate([{ transform: at(from, to.width) }, { transform: at(to, to.width) }], {
      duration: time,
      easing: OVERSHOOT,
    }),
  );
}

/** A cancelled animation has ended too. */
async function ended(animation: Animation): Promise<void> {
  await animation.finished.catch(() => undefined);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
