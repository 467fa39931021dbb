/**
 * How cards move. A capturing card is shown in the middle before it leaves with
 * what it captures; a building card flies to its pile, and the piles drawn in
 * follow; then the mulle slides out, and the tabbe and the tag appear.
 */
import type { Seat } from '@pakli/core';
import type { Group, Seen, View } from '@pakli/mulle';
import type { Beat, Motion, Place, SceneOf } from '../../table/game-table.ts';
import type { SeenStep } from '../../host/host.ts';
import {
  backKey,
  backsPlace,
  buildPlace,
  face,
  gainPlace,
  handPlace,
  laidAt,
  mullePlace,
  pilePlaces,
  SHOW,
  STOCK,
  tabbePlace,
  tagPlace,
  takenPlace,
  isTaken,
} from './places.ts';

import { sumsOf } from './sums.ts';

type Scene = SceneOf<View>;
type SeenOf<Kind extends Seen['kind']> = Extract<Seen, { kind: Kind }>;

type Fly = Extract<Motion, { kind: 'fly' }>;

/** The played card in the air. */
const PLAYED = 'played';

export function beats(
  { seen }: Omit<SeenStep, 'seen'> & { readonly seen: readonly Seen[] },
  before: Scene,
  after: Scene,
): readonly Beat[] {
  const play = seen.find((part) => part.kind === 'play');
  const told = seen.flatMap((part): Beat[] => {
    switch (part.kind) {
      case 'deal':
        return deal(part, after);
      case 'play':
        return part.action === 'capture' ? [[shown(part, before)]] : [];
      case 'capture':
        return play === undefined ? [] : leave(play, before);
      case 'mulle':
        return [[{ kind: 'stamp', place: mullePlace(part.seat, part.card) }]];
      case 'tabbe':
        return [[{ kind: 'stamp', place: tabbePlace(part.seat) }]];
      case 'rest':
        return part.seat === null ? [] : [rest(part.seat, play, before)];
      case 'absorb':
      case 'over':
      default:
        return [];
    }
  });
  if (play === undefined) return told;
  if (play.action !== 'capture') return [...lay(play, seen, before, after), ...told];
  const gains =
    sumsOf(seen).length > 0 || seen.some(({ kind }) => kind === 'mulle' || kind === 'tabbe');
  return gains ? [...told, [{ kind: 'stamp', place: gainPlace(play.seat) }]] : told;
}

function origin({ seat, card }: SeenOf<'play'>, { view }: Scene): Place {
  return seat === view.seat ? handPlace(card, view.hand ?? []) : backsPlace(seat);
}

function shown(play: SeenOf<'play'>, scene: Scene): Fly {
  return {
    kind: 'fly',
    card: PLAYED,
    face: face(play.card),
    from: origin(play, scene),
    to: SHOW,
    onto: pilePlaces(scene.view.table)[(play.piles[0] ?? 0) - 1],
    turn: play.seat !== scene.view.seat,
  };
}

/** Lights the piles of each sum in turn; a single pile needs no light. */
function sums(groups: readonly Group[], { view }: Scene): Beat[] {
  const places = pilePlaces(view.table);
  if (groups.length < 2 && groups.every(({ values }) => values.length < 2)) return [];
  return groups.map(({ piles: numbers, values }) => {
    const sum = values.reduce((total, value) => total + value, 0);
    const text = values.length < 2 ? '' : `${values.join(' + ')} = ${sum}`;
    return [{ kind: 'light', places: numbers.flatMap((n) => places[n - 1] ?? []), text }];
  });
}

/** The piles with these numbers fly to a seat's captured cards. */
function piles(numbers: readonly number[], { view }: Scene, to: Place): Fly[] {
  const places = pilePlaces(view.table);
  return numbers.flatMap((number) => {
    const from = places[number - 1];
    if (from === undefined) return [];
    return laidAt(from, view.table[number - 1]?.cards ?? []).map(({ face, key }): Fly => ({
      kind: 'fly',
      card: key,
      face,
      from,
      to,
      turn: isTaken(to) ? 'down' : false,
    }));
  });
}

/** Sum by sum, to show which piles belong together; the capturing card leaves with the last. */
function leave({ seat, card, piles: numbers, groups = [] }: SeenOf<'play'>, before: Scene): Beat[] {
  const to = takenPlace(seat);
  const last = { ...taker(card), to };
  const beats = groupsOf(groups, numbers).map((group): Beat => piles(group, before, to));
  return [...sums(groups, before), ...beats.slice(0, -1), [...(beats.at(-1) ?? []), last]];
}

/** The shown card, before it is laid face down with what it captured. */
function taker(card: string): Omit<Fly, 'to'> {
  return { kind: 'fly', card: PLAYED, face: face(card), from: SHOW, turn: 'down' };
}

/** Pile numbers by group; a single group if the event has none. */
function groupsOf(groups: readonly Group[], numbers: readonly number[]): (readonly number[])[] {
  return groups.length === 0 ? [numbers] : groups.map((group) => group.piles);
}

/** The remaining cards go to the last capturer (rule 8.2). */
function rest(seat: Seat, play: SeenOf<'play'> | undefined, before: Scene): Beat {
  const gone = play?.action === 'capture' ? play.piles : [];
  const numbers = before.view.table.map((_, i) => i + 1).filter((n) => !gone.includes(n));
  const to = takenPlace(seat);
  const laid: Motion[] =
    play === undefined || play.action === 'capture' ? [] : [{ ...taker(play.card), to }];
  return [...piles(numbers, before, to), ...laid];
}

/** A card that stays on the table, and everything it gathers. */
function lay(
  play: SeenOf<'play'>,
  seen: readonly Seen[],
  before: Scene,
  after: Scene,
): readonly Beat[] {
  const { action, value = 0, card } = play;
  const places = pilePlaces(after.view.table);
  const place = action === 'discard' ? places.at(-1) : buildPlace(value);
  const number = places.indexOf(place ?? '');
  const pile = after.view.table[number];
  // The last card of an omgang is no longer in the scene after it.
  if (place === undefined || pile === undefined) return [[shown(play, before)]];
  const keys = laidAt(place, pile.cards);
  // Of twins, the later one is new.
  const take = (wanted: string): string => {
    const at = keys.findLastIndex(({ face }) => face === wanted);
    return at < 0 ? wanted : (keys.splice(at, 1)[0]?.key ?? wanted);
  };
  const played: Motion = { ...shown(play, before), card: take(face(card)), to: place };
  if (action === 'discard' || action === 'feed') return [[played]];
  const drawn = seen.flatMap((part) => (part.kind === 'absorb' ? part.groups : []));
  const joining = action === 'build' ? drawn : (play.groups ?? []);
  const follow = (numbers: readonly number[]): Motion[] =>
    piles(numbers, before, place).flatMap((motion) =>
      motion.from === place ? [] : [{ ...motion, card: take(motion.face ?? '') }],
    );
  const base = action === 'build' ? follow(play.piles) : [];
  const joined = joining.map((group) => follow(group.piles)).filter((beat) => beat.length > 0);
  const tag: Motion = { kind: 'stamp', place: tagPlace(value) };
  return [[...base, played], ...sums(joining, before), ...joined, [tag]];
}

function deal({ table, hand, sizes }: SeenOf<'deal'>, { view }: Scene): Beat[] {
  const places = pilePlaces(view.table);
  const laid = table.map((card, i): Motion => {
    const to = places[i] ?? SHOW;
    return {
      kind: 'fly',
      card: laidAt(to, [card])[0]?.key ?? to,
      face: face(card),
      from: STOCK,
      to,
      turn: true,
    };
  });
  const own = laidAt('hand', hand ?? []).map(({ face, key }, i): Motion => ({
    kind: 'fly',
    card: key,
    face,
    from: STOCK,
    to: handPlace((hand ?? [])[i] ?? '', view.hand ?? []),
    turn: true,
  }));
  const others = sizes.flatMap((size, other) =>
    other === view.seat
      ? []
      : Array.from({ length: size }, (_, i): Motion => ({
          kind: 'fly',
          card: backKey(other, i),
          face: undefined,
          from: STOCK,
          to: backsPlace(other),
        })),
  );
  const hands = own.flatMap((motion, i) => [motion, ...others.slice(i, i + 1)]);
  return [laid, [...hands, ...others.slice(own.length)]].filter((beat) => beat.length > 0);
}
