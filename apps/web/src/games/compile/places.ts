/**
 * Names of everything on Compile's table. Zones and cards in stacks have the
 * game's names; no card occurs twice.
 *
 *     hand:Fire-1   tray:Fire-1   P1.L0.2   P1.L0   P1.L0:up   plate:P0.L1   line:2   P0.deck   pool:Fire
 */
import type { Seat } from '@pakli/core';
import type { View } from '@pakli/compile';
import { parseMoveParts, parsePlace, type CardPlace } from '@pakli/compile/move-parts';
import type { Place } from '../../table/game-table.ts';
import { find } from './cards.ts';

export const LINES = [0, 1, 2] as const;

export const handPlace = (card: string): Place => `hand:${card}`;
/** Choosable cards from elsewhere: a trash, or a deck that is open for a moment. */
export const trayPlace = (card: string): Place => `tray:${card}`;
export const poolPlace = (protocol: string): Place => `pool:${protocol}`;
export const stackPlace = (seat: Seat, line: number): Place => `P${seat}.L${line}`;
export const playPlace = (seat: Seat, line: number, up: boolean): Place =>
  `P${seat}.L${line}:${up ? 'up' : 'down'}`;
export const platePlace = (seat: Seat, line: number): Place => `plate:P${seat}.L${line}`;
export const linePlace = (line: number): Place => `line:${line}`;
export const deckPlace = (seat: Seat): Place => `P${seat}.deck`;
export const trashPlace = (seat: Seat): Place => `P${seat}.trash`;
export const handZone = (seat: Seat): Place => `P${seat}.hand`;

/** The card at a place in the hand or the tray. */
export function cardAt(place: Place, view: View): string | undefined {
  const held = view.players.flatMap(({ hand }) => hand ?? []);
  return [...held, ...trayOf(view)].find((card) => placeOf(card, view) === place);
}

/** The side and line of a place in the field. */
export function stackAt(place: Place): Pick<CardPlace, 'seat' | 'line'> | undefined {
  const plates = [0, 1].flatMap((seat) => LINES.map((line) => ({ seat, line })));
  return plates.find(({ seat, line }) => platePlace(seat, line) === place) ?? parsePlace(place);
}

/** Where to tap for a card given by name. */
export function placeOf(card: string, view: View): Place {
  const lying = find(card, view);
  if (lying !== undefined) return lying.pos;
  const held = view.players.some(({ hand }) => hand?.includes(card) ?? false);
  return held ? handPlace(card) : trayPlace(card);
}

/** The choosable cards that lie neither in the field nor in the hand. */
export function trayOf(view: View): readonly string[] {
  const named = (view.pending?.options ?? []).flatMap((option) => {
    const parts = parseMoveParts(option);
    return parts?.kind === 'card' || parts?.kind === 'play' ? [parts.card] : [];
  });
  return [...new Set(named)].filter((card) => placeOf(card, view) === trayPlace(card));
}
