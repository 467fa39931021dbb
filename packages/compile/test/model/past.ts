/**
 * The past that would have led to another world: given what a seat saw, the
 * cards that were shuffled to each place and those laid face-down, so that today
 * every card is where the world has it.
 *
 * Every card of the truth is a track through the places of the game. In
 * another world a track carries another card, and what it carries can only
 * change where cards are mixed: a shuffle, or a hand that loses a card. Going
 * back in time, at each mixing the cards that its tracks carry afterwards are
 * handed to the same tracks before, to each one that it could have carried.
 */
import type { Sfc32 } from '@pakli/core';
import type { Player, Trace } from './state.ts';

/** The card on each track. */
export type Carried = ReadonlyMap<string, string>;

type Mixing = Extract<Trace, { kind: 'mixed' }>;

/** For each mixing that matters to the seat, what each track may have carried before it. */
function possible(trace: readonly Trace[], seat: Player): Map<Mixing, Map<string, Set<string>>> {
  const may = new Map<string, Set<string>>();
  const before = new Map<Mixing, Map<string, Set<string>>>();
  const of = (track: string): Set<string> => may.get(track) ?? new Set([track]);
  for (const one of trace) {
    if (one.kind === 'seen') {
      if (!one.by.includes(seat)) continue;
      for (const cards of may.values()) cards.delete(one.card.name);
      may.set(one.card.name, new Set([one.card.name]));
    } else if (one.for.includes(seat)) {
      const tracks = one.cards.map(({ name }) => name);
      before.set(one, new Map(tracks.map((track) => [track, of(track)])));
      const all = tracks.flatMap((track) => [...of(track)]);
      for (const track of tracks) may.set(track, new Set(all));
    }
  }
  return before;
}

/** Gives each track one of the cards that it may carry, each card once; by Kuhn's augmenting paths. */
function assign(
  tracks: readonly string[],
  cards: readonly string[],
  may: ReadonlyMap<string, ReadonlySet<string>>,
  random: Sfc32,
  stays: () => boolean,
): Map<string, string> | undefined {
  const holder = new Map<string, string>();
  const place = (track: string, tried: Set<string>): boolean => {
    const turn = random.below(cards.length);
    const fits = [...cards.slice(turn), ...cards.slice(0, turn)].filter(
      (card) => may.get(track)?.has(card) === true,
    );
    // Cards that nobody holds first: the fewer tracks change, the likelier the rest has a past.
    const free = fits.filter((card) => !holder.has(card));
    for (const card of [...free, ...fits]) {
      if (tried.has(card)) continue;
      tried.add(card);
      const other = holder.get(card);
      if (other !== undefined && !place(other, tried)) continue;
      holder.set(card, track);
      return true;
    }
    return false;
  };
  // A track keeps its own card if it can.
  for (const track of tracks) {
    if (cards.includes(track) && may.get(track)?.has(track) === true && stays())
      holder.set(track, track);
  }
  const settled = new Set(holder.values());
  for (const track of tracks) {
    if (!settled.has(track) && !place(track, new Set())) return undefined;
  }
  return new Map([...holder].map(([card, track]) => [track, card]));
}

/**
 * The cards on the tracks before each entry of the trace, and at its end; or
 * undefined if no past was found in which the seat saw the same.
 */
export function windBack(
  trace: readonly Trace[],
  seat: Player,
  today: Carried,
  random: Sfc32,
): Carried[] | undefined {
  const before = possible(trace, seat);
  for (let tries = 0; tries < 200; tries++) {
    // The fewer tracks change the likelier there is a past; but without one, some card has to come from elsewhere.
    const stays = (): boolean => tries < 5 || random.below(6) > 0;
    const found = windOnce(trace, seat, today, before, random, stays);
    if (found !== undefined) return found;
  }
  return undefined;
}

function windOnce(
  trace: readonly Trace[],
  seat: Player,
  today: Carried,
  before: ReadonlyMap<Mixing, Map<string, Set<string>>>,
  random: Sfc32,
  stays: () => boolean,
): Carried[] | undefined {
  let carried = today;
  const history: Carried[] = [carried];
  for (const one of trace.toReversed()) {
    if (one.kind === 'seen') {
      const { name } = one.card;
      if (one.by.includes(seat) && (carried.get(name) ?? name) !== name) return undefined;
    } else if (one.for.includes(seat)) {
      const tracks = one.cards.map(({ name }) => name);
      const cards = tracks.map((track) => carried.get(track) ?? track);
      const given = assign(tracks, cards, before.get(one)!, random, stays);
      if (given === undefined) return undefined;
      carried = new Map([...carried, ...given]);
    }
    history.push(carried);
  }
  for (const [track, card] of carried) if (track !== card) return undefined;
  return history.reverse();
}
