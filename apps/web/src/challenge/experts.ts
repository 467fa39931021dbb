/** How the expert did with deals of the day: thought out once a deal, and kept as long as anybody asks. */
import type { Side } from '../host/host.ts';
import { recall, remember } from '../prefs/settings.ts';

const KEY = 'pakli.experts';
/** A week of every game. */
const MOST = 28;

type Kept = readonly (readonly [deal: string, side: Side])[];

/** Whatever is broken counts as nothing. */
function readAll(): Kept {
  try {
    const parsed: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(parsed) ? (parsed as Kept) : [];
  } catch {
    return [];
  }
}

export function recallExpert(game: string, day: string): Side | undefined {
  const side = readAll().find((one) => one?.[0] === `${game} ${day}`)?.[1];
  return Array.isArray(side?.totals) && Array.isArray(side.places) ? side : undefined;
}

export function rememberExpert(game: string, day: string, side: Side): void {
  const kept: Kept = [[`${game} ${day}`, side], ...readAll()];
  remember(KEY, JSON.stringify(kept.slice(0, MOST)));
}
