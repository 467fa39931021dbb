/** Recorded games as addresses of this page: `/replay/ID/STEP`, and a share link as it stands, `/2.mulle.2.x3Gk/STEP/SEAT`. */
import type { Seat } from '@pakli/core';
import type { Branch, Source } from '../host/host.ts';

/** The address of a recorded game at one of its steps; a link also says from which seat. */
export function addressOf(source: Source, step: number, seat: Seat): string {
  return 'saved' in source
    ? `/replay/${source.saved}/${step}`
    : `/${source.record}/${step}/${seat}`;
}

/** The point where a branch left its game, from the seat that plays it. */
export function mainLineOf(from: Branch, seat: Seat): string {
  return addressOf(from, from.step, seat);
}

/** A path of this page as a share link with step and seat, as far as can be told without unpacking it. */
export function readShared(
  path: string,
): { link: string; step?: number; seat?: number } | undefined {
  const [link = '', step, seat] = path.split('/');
  if (!/^\d+\.[a-z][a-z\d-]*\./.test(link)) return undefined;
  const at = readNumber(step);
  const from = readNumber(seat);
  return {
    link,
    ...(at === undefined ? {} : { step: at }),
    ...(from === undefined ? {} : { seat: from }),
  };
}

/** A number in an address, which anybody may have written. */
export function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
