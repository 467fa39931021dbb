/**
 * What the players have learned: a net that tells the chance to win of what one
 * seat knows, and one that tells what people play. They come in files of their
 * own, fetched when a player is about to think; until then, and where they
 * cannot be had, the levels search with simple players instead.
 */
import { netOf, readNet, type Net } from '@pakli/core';
import { Chances } from './chances.ts';
import { TABLE } from './known.ts';
import { fetchPeople, fetchValue } from './net-place.ts';
import { People } from './people.ts';

let learned: Chances | undefined;
let watched: People | undefined;

/** Undefined where the net is not there. */
export function chances(): Chances | undefined {
  return learned;
}

/** Undefined where the net is not there. */
export function people(): People | undefined {
  return watched;
}

/** Fetches the nets, once; undefined if they are there, else why the players go on without. */
export async function learn(): Promise<string | undefined> {
  if (learned !== undefined && watched !== undefined) return undefined;
  try {
    learned ??= new Chances(await netFrom(fetchValue));
    watched ??= new People(await netFrom(fetchPeople));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function netFrom(fetchIt: () => Promise<Uint8Array>): Promise<Net> {
  const file = readNet(await fetchIt(), TABLE);
  if ('problem' in file) throw new Error(file.problem);
  return netOf(file);
}
