/** Views as an outsider might send them: real ones with one or two places changed. */
import type { Random } from '@pakli/core';
import type { JsonObject } from '@pakli/core/shape';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A location in a value: its container and key. */
interface Place {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string;
}

function placesIn(value: Json, into: Place[]): Place[] {
  if (typeof value !== 'object' || value === null) return into;
  for (const key of Object.keys(value)) {
    into.push({ holder: value, key });
    placesIn(get({ holder: value, key }), into);
  }
  return into;
}

function get({ holder, key }: Place): Json {
  return Array.isArray(holder) ? (holder[Number(key)] ?? null) : (holder[key] ?? null);
}

function set({ holder, key }: Place, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

const ODD: readonly Json[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  [],
  {},
  [null],
  -1,
  0,
  1,
  2,
  3,
  7,
  1.5,
  255,
  1e9,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e308,
];

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}

/** Changes one place, in place. */
function mutate(view: Json, random: Random): void {
  const places = placesIn(view, []);
  const place = pick(places, random);
  const value = get(place);
  const list = pick([...places.map(get).filter((part) => Array.isArray(part)), []], random);
  switch (random.below(8)) {
    case 0:
      return set(place, structuredClone(pick(ODD, random)));
    case 1:
      return remove(place);
    case 2:
      // A value from elsewhere in the view: a card twice, another seat's list.
      return set(place, structuredClone(get(pick(places, random))));
    case 3:
      return void list.push(structuredClone(pick([...list, null], random)));
    case 4:
      for (let i = 0; i < 2000 && list.length > 0; i++) list.push(structuredClone(list[0]!));
      return;
    case 5:
      if (typeof value === 'number') set(place, value + pick([-1, 1, 0.5, 2 ** 31], random));
      else list.reverse();
      return;
    case 6: {
      const other = pick(places, random);
      const kept = get(other);
      if (typeof value !== typeof kept || typeof value === 'object') return;
      set(other, value);
      return set(place, kept);
    }
    default: {
      // One string for another: usually one card for another.
      const texts = places.map(get).filter((part) => typeof part === 'string');
      const at = pick(
        places.filter((one) => typeof get(one) === 'string'),
        random,
      );
      set(at, pick(texts, random));
    }
  }
}

/** A copy of a view with one to three places changed. */
export function mutated(view: unknown, random: Random): JsonObject {
  const copy = JSON.parse(JSON.stringify(view)) as Json;
  for (let i = random.below(3); i >= 0; i--) mutate(copy, random);
  return JSON.parse(JSON.stringify(copy));
}
