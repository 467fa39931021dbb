/**
 * What the players have learned: a net that tells the chance to win of what one
 * seat knows. It comes in a file of its own, fetched when a player is about
 * to think; until then, and where it cannot be had, the levels search with
 * simple players instead.
 */
import { netOf, readNet } from '@pakli/core';
import { Chances } from './chances.ts';
import { TABLE } from './known.ts';
import { fetchNet } from './net-place.ts';

let learned: Chances | undefined;

/** Undefined where the net is not there. */
export function chances(): Chances | undefined {
  return learned;
}

/** Fetches the net, once; undefined if it is there, else why the players go on without. */
export async function learn(): Promise<string | undefined> {
  if (learned !== undefined) return undefined;
  try {
    const file = readNet(await fetchNet(), TABLE);
    if ('problem' in file) return file.problem;
    learned ??= new Chances(netOf(file));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
